import type { Refusals } from '@spielstube/engine/text';
import { VOYAGE } from '../../../data/port.ts';
import type { PortReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { coins, inWords, time } from '../words.ts';
import { waterName } from './words.ts';

/** Why not, at sea. */
export const portRefusals = {
  captainTooDear: (detail) =>
    `Dieser Kapitän kostet ${coins(detail('price'))}, du hast ${detail('coins') === 0 ? 'keine' : `nur ${detail('coins')}`}.`,
  captainGone: () => 'Dieser Kapitän fährt schon oder ist nicht mehr im Spiel.',
  notAtSea: () => 'Dein Schiff liegt im Hafen: Heuere erst einen Kapitän an.',
  notInHarbour: () => 'Dein Schiff ist auf See. Einen neuen Kapitän gibt es nur im Hafen.',
  noHold: () => `Kein Laderaum ist frei. Ein Schiff hat ${inWords(VOYAGE.holds)}, und über Bord geht nichts.`,
  kindAboard: () => 'Von dieser Art ist schon ein Stück an Bord.',
  nothingToLoad: () => 'Davon liegt auf deinem Hof nichts, oder nicht genug.',
  stepTooDear: (detail) =>
    `Für den nächsten Schritt verlangt der Kapitän noch: ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  noLine: (detail) =>
    detail('water') === 0
      ? `In den Hafen führt kein Schritt, sondern die Heimkehr: ${time(VOYAGE.returnTime)} von überall.`
      : `Von hier führt keine Linie unmittelbar dorthin (${waterName(detail('water'))}). Ein Schritt folgt einer Linie.`,
  mustMove: () => 'Wer die Reise nutzt, fährt mindestens einen Schritt oder legt an.',
  noIsland: () => 'Hier ist keine Insel, an der du anlegen könntest.',
  notBoughtHere: () => 'Das kauft diese Insel nicht.',
  stackGone: () => 'Davon liegt auf dieser Insel nicht mehr genug.',
  lighthouseTaken: () => 'Der Leuchtturm ist besetzt. Frei wird er erst, wenn sein Wärter stirbt.',
  noLighthouse: () => 'Diese Insel hat keinen Leuchtturm.',
  nobodyAboard: () => 'Niemand ist an Bord. Auf den Leuchtturm kommt man nur vom Schiff.',
  noWagonAboard: () =>
    'Der Leuchtturm verlangt einen Planwagen aus dem Laderaum; einer auf dem Hof hilft nicht.',
  lighthouseTooDear: (detail) =>
    `Für den Leuchtturm fehlt dir noch: ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  staysAtSea: () => 'Wer auf dem Schiff oder auf einem Leuchtturm ist, lässt sich nicht heimholen.',
  noCocoa: () => 'Du hast keinen Kakao daheim. Was noch an Bord ist, lässt sich nicht verkaufen.',
  noTea: () => 'Du hast keinen Tee daheim. Was noch an Bord ist, lässt sich nicht verkaufen.',
} satisfies Refusals<PortReasonId>;

/** What is missing for leaving the harbour. */
export const seaLacks = (detail: (key: string) => number): string =>
  detail('captains') > 0
    ? 'Kein Kapitän ist mehr zu haben: Dein Schiff bleibt im Hafen.'
    : `Zum billigsten Kapitän, der noch da ist, ${detail('coins') === 1 ? 'fehlt' : 'fehlen'} dir ${coins(detail('coins'))}.`;
