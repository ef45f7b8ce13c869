import type { Refusal } from '@spielstube/engine';
import { GOOD_KEYS } from '../../data/pieces.ts';
import { detail } from '../language.ts';
import { atPlace, coins, cubes, goalNeeds, goodsCount, grain, listOf } from './words.ts';

/** What an action needs, by its space: said where it cannot be carried out. A market day always can. */
const NEEDS: readonly string[] = [
  'Für die Getreideernte muss jemand auf deinem Hof sein.',
  'Alle sind geboren, und niemand steht auf dem Plan, den du heimholen könntest.',
  'Im Handwerk kannst du gerade niemanden ausbilden und nichts bezahlen.',
  'Ein Markttag ist immer möglich.',
  'In der Ratsstube fehlt dir jemand für die nächste Stufe, eine Schriftrolle oder Überzeugungskraft, und ein Privileg steht dir nicht offen.',
  'Für eine Reise fehlt dir ein Planwagen, jemand zum Reisen oder der Preis des Weges.',
  'Für die Kirche muss jemand auf deinem Hof sein.',
];

/** Why not: one sentence for each reason in the rules. */
export function refusal(r: Refusal): string {
  switch (r.reason) {
    case 'noPassing':
      return 'Aussetzen geht nicht: Nimm einen Stein oder geh zum Brunnen. Auf die Aktion darfst du danach verzichten.';
    case 'wellTooDear':
      return wellTooDear(detail(r, 'most'), detail(r, 'coins'));
    case 'actionImpossible':
      return NEEDS[detail(r, 'space')];
    case 'wellIsPaid':
      return 'Der Brunnen ist bezahlt: Die gewählte Aktion wird ausgeführt.';
    case 'noMemberOnFarm':
      return 'Auf deinem Hof ist niemand. Mit der Aktion „Familie“ bekommst du Nachwuchs oder holst jemanden heim.';
    case 'nobodyUnborn':
      return 'Deine Familie ist vollzählig: Im Vorrat wartet niemand mehr.';
    case 'nobodyToRecall':
      return 'Auf dem Plan steht niemand von dir, den du heimholen könntest. Wer im schwarzen Beutel ist, kommt nur durch eine Messe heraus.';
    case 'notFromTheBag':
      return 'Aus dem schwarzen Beutel lässt sich niemand heimholen. Heraus kommt man nur durch eine Messe.';
    case 'noCraftsman':
      return `${capital(atPlace(detail(r, 'place')))} arbeitet niemand von dir. Bilde erst jemanden aus, oder kaufe das Gut.`;
    case 'tooFewCubes':
      return `Dir fehlt noch: ${missingCubes(r)}. ${standIn(detail(r, 'coins'))}`;
    case 'tooLittleGrain':
      return `Das kostet ${grain(detail(r, 'need'))}, du hast ${detail(r, 'grain') === 0 ? 'keines' : `nur ${detail(r, 'grain')}`}.`;
    case 'councilTooDear':
      return `Die Ratsstube verlangt eine Schriftrolle oder ${cubes([0, 2])}. Dir fehlt die Schriftrolle, oder statt ihrer ${missingCubes(r)}. ${standIn(detail(r, 'coins'))}`;
    case 'topOfCouncil':
      return 'Höher als Stufe 4 geht es in der Ratsstube nicht.';
    case 'stepTooLow':
      return `Dieses Privileg gehört zu Stufe ${detail(r, 'step')} der Ratsstube; so hoch sitzt niemand von dir, der es jetzt nutzen darf.`;
    case 'ringNotThere':
      return 'Der Marker „Nächster Startspieler“ ist in dieser Runde schon vergeben.';
    case 'noCubeInSupply':
      return 'Im Vorrat liegt kein Einflussstein mehr.';
    case 'noCoin':
      return 'Dafür brauchst du genau 1 Münze, und du hast keine.';
    case 'noWagon':
      return 'Ohne Planwagen keine Reise. Einen bekommst du in der Wagnerei.';
    case 'customerWantsMore':
      return `Für diesen Kunden fehlt dir noch: ${missingGoods(r)}.`;
    case 'noGreenForSale':
      return 'Dieser Verkauf kostet außerdem 1 Überzeugungskraft, und du hast weder den Stein noch eine Münze dafür übrig.';
    case 'customerWaits':
      return 'Dieser Kunde steht noch in der Warteschlange. Bedient wird nur, wer an einem Stand ist.';
    case 'topOfChurch':
      return 'Höher als Stufe 4 geht es in der Kirche nicht.';
    case 'goalNotFulfilled':
      return `Noch nicht erfüllt. Verlangt ist: ${goalNeeds(detail(r, 'goal'))}.`;
    case 'notYourTurn':
      return 'Du bist gerade nicht am Zug.';
    default:
      return 'Das steht jetzt nicht zur Wahl.';
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function wellTooDear(most: number, purse: number): string {
  const have = most === 0 ? 'keinen Stein' : `höchstens ${most} einer Farbe`;
  return `Der Brunnen kostet drei Steine einer Farbe. Du hast ${have}${purse === 0 ? '' : ` und ${coins(purse)} als Ersatz`}.`;
}

const missingCubes = (r: Refusal): string =>
  cubes([detail(r, 'skill'), detail(r, 'persuasion'), detail(r, 'faith'), detail(r, 'knowledge')]);

function standIn(purse: number): string {
  if (purse === 0) return 'Eine Münze als Ersatz hast du nicht.';
  return purse === 1 ? 'Deine Münze ersetzt nur einen Stein.' : `Deine ${purse} Münzen reichen dafür nicht.`;
}

function missingGoods(r: Refusal): string {
  return listOf([
    ...GOOD_KEYS.map((key, good) => detail(r, key) > 0 && goodsCount(good, detail(r, key))),
    detail(r, 'grain') > 0 && grain(detail(r, 'grain')),
    detail(r, 'coins') > 0 && coins(detail(r, 'coins')),
    detail(r, 'persuasion') > 0 && cubes([0, detail(r, 'persuasion')]),
    detail(r, 'ring') > 0 && 'der Marker „Nächster Startspieler“',
  ]);
}
