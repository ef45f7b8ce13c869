import { capital, type Detail } from '@spielstube/engine/text';
import { SALE_GREEN } from '../../data/market.ts';
import { ALL_GOOD_KEYS, WAGON, WELL_CUBES } from '../../data/pieces.ts';
import { CHURCH, COUNCIL, CRAFTS, FAMILY, GRAIN, TRAVEL } from '../../data/spaces.ts';
import type { BaseLanguage } from '../layers.ts';
import { missingCubes, standIn } from './lacks.ts';
import { goalNeeds } from './tiles.ts';
import {
  atPlace,
  COUNCIL_CUBES,
  castleName,
  coins,
  cubes,
  cubesIn,
  goodsCount,
  grain,
  inWords,
  listOf,
  member,
  NEXT_START,
} from './words.ts';

/** Why not: one sentence for each reason in the rules. */
export const refusals: BaseLanguage['refusals'] = {
  noPassing: () =>
    'Aussetzen geht nicht: Nimm einen Stein oder geh zum Brunnen. Auf die Aktion darfst du danach verzichten.',
  wellTooDear: (detail) => wellTooDear(detail('most'), detail('coins')),
  actionImpossible: (detail) => LACKS.get(detail('space'))?.(detail) ?? 'Ein Markttag ist immer möglich.',
  wellIsPaid: () => 'Der Brunnen ist bezahlt: Die gewählte Aktion wird ausgeführt.',
  noMemberOnFarm: () =>
    'Auf deinem Hof ist niemand. Mit der Aktion „Familie“ bekommst du Nachwuchs oder holst jemanden heim.',
  nobodyUnborn: () => 'Deine Familie ist vollzählig: Im Vorrat wartet niemand mehr.',
  nobodyToRecall: () =>
    'Auf dem Plan steht niemand von dir, den du heimholen könntest. Wer im schwarzen Beutel ist, kommt nur durch eine Messe heraus.',
  notFromTheBag: () =>
    'Aus dem schwarzen Beutel lässt sich niemand heimholen. Heraus kommt man nur durch eine Messe.',
  noCraftsman: (detail) =>
    `${capital(atPlace(detail('place')))} arbeitet niemand von dir. Bilde erst jemanden aus, oder kaufe das Gut.`,
  trainedForTime: () =>
    'Du hast in dieser Aktion schon ausgebildet, also wird mit Zeit bezahlt. Kaufen kannst du das Gut in einer anderen Aktion.',
  tooFewCubes: (detail) => `Dir fehlt noch: ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  tooLittleGrain: (detail) =>
    `Das kostet ${grain(detail('need'))}, du hast ${detail('grain') === 0 ? 'keines' : `nur ${detail('grain')}`}.`,
  councilTooDear: (detail) =>
    `Die Ratsstube verlangt eine Schriftrolle oder ${COUNCIL_CUBES}. Dir fehlt die Schriftrolle, oder statt ihrer ${cubesIn(detail)}. ${standIn(detail('coins'))}`,
  topOfCouncil: () => 'Höher als Stufe 4 geht es in der Ratsstube nicht.',
  stepTooLow: (detail) =>
    `Dieses Privileg gehört zu Stufe ${detail('step')} der Ratsstube; so hoch sitzt niemand von dir, der es jetzt nutzen darf.`,
  ringNotThere: () => `Der ${NEXT_START} ist in dieser Runde schon vergeben.`,
  noCubeInSupply: () => 'Im Vorrat liegt kein Einflussstein mehr.',
  noCoin: () => 'Dafür brauchst du genau 1 Münze, und du hast keine.',
  noWagon: () => 'Ohne Planwagen keine Reise. Einen bekommst du in der Wagnerei.',
  noPath: (detail) =>
    `Von hier führt kein Weg unmittelbar zur ${castleName(detail('castle'))}. Je Aktion gehst du einen Weg.`,
  customerWantsMore: (detail) => `Für diesen Kunden fehlt dir noch: ${missingPieces(detail)}.`,
  noGreenForSale: () =>
    `Dieser Verkauf kostet außerdem ${cubes([0, SALE_GREEN])}, und du hast weder Steine noch Münzen genug dafür übrig.`,
  customerWaits: () =>
    'Dieser Kunde steht noch in der Warteschlange. Bedient wird nur, wer an einem Stand ist.',
  notTheOldest: (detail) =>
    `Es trifft die kleinste Zahl, die zu sehen ist: eine ${member(detail('member'))}. Die Jüngeren bleiben am Leben.`,
  safeInTheBag: () =>
    'Im schwarzen Beutel ist man sicher: Sterben kann nur, wer auf Plan oder Hof zu sehen ist.',
  topOfChurch: () => 'Höher als Stufe 4 geht es in der Kirche nicht.',
  goalNotFulfilled: (detail) => `Noch nicht erfüllt. Verlangt ist: ${goalNeeds(detail('goal'))}.`,
  notYourTurn: () => 'Du bist gerade nicht am Zug.',
  notOffered: () => 'Das steht jetzt nicht zur Wahl.',
};

/** By action space: what exactly is missing where nothing can be done there. */
const LACKS = new Map<number, (detail: Detail) => string>([
  [GRAIN, () => 'Für die Getreideernte muss jemand auf deinem Hof sein.'],
  [FAMILY, () => 'Alle sind geboren, und niemand steht auf dem Plan, den du heimholen könntest.'],
  [CRAFTS, craftsLack],
  [COUNCIL, councilLacks],
  [TRAVEL, travelLacks],
  [CHURCH, () => 'Für die Kirche muss jemand auf deinem Hof sein.'],
]);

function craftsLack(detail: Detail): string {
  return `Niemand ist auf deinem Hof oder in einer Werkstatt; für einen Kauf fehlt dir mindestens ${cubesIn(detail)} oder eine Münze dafür, für die Mühle noch ${grain(detail('grain'))}.`;
}

function councilLacks(detail: Detail): string {
  const step =
    detail('members') > 0
      ? 'In der Ratsstube hast du niemanden, der eintreten oder aufsteigen könnte'
      : `Für eine Stufe der Ratsstube fehlt dir eine Schriftrolle, oder statt ihrer ${cubesIn(detail)}`;
  if (detail('step') === 0) return `${step}; ein Privileg hat nur, wer schon im Rat sitzt.`;
  const supply = detail('step') > 1 ? ', und im Vorrat liegt kein Einflussstein' : '';
  return `${step}; der ${NEXT_START} ist schon vergeben${supply}.`;
}

function travelLacks(detail: Detail): string {
  const missing = listOf([
    detail('wagons') > 0 && goodsCount(WAGON, detail('wagons')),
    detail('members') > 0 && 'jemand auf dem Hof oder auf einer Burg',
  ]);
  if (missing !== '') return `Für eine Reise fehlt dir: ${missing}.`;
  return `Auch für den nächsten Weg, den zur ${castleName(detail('castle'))}, fehlt dir noch: ${cubesIn(detail)}. ${standIn(detail('coins'))}`;
}

function wellTooDear(most: number, purse: number): string {
  const have = most === 0 ? 'keinen Stein' : `höchstens ${most} einer Farbe`;
  return `Der Brunnen kostet ${inWords(WELL_CUBES)} Steine einer Farbe. Du hast ${have}${purse === 0 ? '' : ` und ${coins(purse)} als Ersatz`}.`;
}

function missingPieces(detail: Detail): string {
  return listOf([
    ...ALL_GOOD_KEYS.map((key, good) => detail(key) > 0 && goodsCount(good, detail(key))),
    detail('grain') > 0 && grain(detail('grain')),
    detail('coins') > 0 && coins(detail('coins')),
    detail('persuasion') > 0 && cubes([0, detail('persuasion')]),
    detail('chest') > 0 && 'eine ungeöffnete Schatzkiste daheim',
    detail('ring') > 0 && `der ${NEXT_START}`,
  ]);
}
