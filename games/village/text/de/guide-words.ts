import { capital } from '@spielstube/engine/text';
import { CHRONICLE_POINTS } from '../../data/scoring.ts';
import type { Dying, Sales, Wanted } from '../position.ts';
import { aGood, cubeName, inWords, listOf, member, points, time } from './words.ts';

/* Phrases of the guide that its sentences share. */

export const customers = (n: number): string => (n === 1 ? 'einen Kunden' : `${inWords(n)} Kunden`);
export const whoAsks = (n: number): string => (n === 1 ? 'einem Kunden' : `${inWords(n)} Kunden`);

/** Where the next one to die would come to lie, in one sentence. */
export function grave({ member: number, entered, graves, atSea, gain, entries }: Dying): string {
  const who = member(number);
  if (entered === 0)
    return atSea === graves
      ? 'Auf See wird niemand mehr in die Chronik eingetragen: Es bleibt eine Seebestattung.'
      : `Für ${graves === 1 ? 'deine' : 'keine deiner'} ${who} hat die Dorfchronik an ihrem Ort ${graves === 1 ? 'keinen' : 'noch'} Platz: Ein Grab bringt dir nichts.`;
  const room =
    graves === 0 ? `, und wo deine ${who} ${entered === 1 ? 'steht' : 'stehen'}, ist noch Platz` : '';
  if (gain > 0) return `Ein Platz in der Chronik ist jetzt ${points(gain)} mehr wert als ein Grab${room}.`;
  return entries < CHRONICLE_POINTS.length
    ? `Jeder Eintrag in der Chronik bringt dich ihren Punkten näher, ein Grab nicht${room}.`
    : 'Weitere Einträge in der Chronik bringen dir keine Punkte, nehmen den anderen aber Platz.';
}

export const soon = (dying: Dying): string =>
  `Noch ${time(dying.left)}, dann stirbt eine ${member(dying.member)}. ${grave(dying)}`;

export const ready = ({ customers: n, points: best }: Sales): string =>
  `Du kannst ${customers(n)} bedienen${n > 1 ? `, der beste bringt ${points(best)}` : ` und ${points(best)} bekommen`}`;

export const wantedBy = ({ good, customers: n }: Wanted): string =>
  `${n === 1 ? 'Ein Kunde' : `${capital(inWords(n))} Kunden`} an den Ständen ${n === 1 ? 'will' : 'wollen'} ${aGood(good)}`;

/** „Dir fehlen Können und Wissen“ */
export const lack = (colours: readonly number[]): string =>
  `Dir ${colours.length === 1 ? 'fehlt' : 'fehlen'} ${listOf(colours.map(cubeName))}`;
