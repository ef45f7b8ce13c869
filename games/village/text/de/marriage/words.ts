import { counted } from '@spielstube/engine/text';
import { CLIMB_GRAIN } from '../../../data/church.ts';
import {
  DIE_HOUSES,
  DIE_RANKS,
  HOUSES,
  MARRIAGE_BOARD,
  RANK_BONUSES,
  SMUGGLER_TABLE,
} from '../../../data/marriage.ts';
import { BAKERY, BLISS } from '../../../data/places.ts';
import type { Lot } from '../../marriage/facts.ts';
import type { MarriageWords } from '../../marriage/words.ts';
import {
  anyCubes,
  breads,
  CUBE_COLOURS,
  coins,
  cubes,
  grain,
  member,
  placeName,
  points,
  time,
  tools,
} from '../words.ts';

const one = (colour: number): string => cubes([0, 1, 2, 3].map((each) => (each === colour ? 1 : 0)));

/** „2 Ruhmespunkte", „nichts" */
function bonusOf(side: string, rank: number): string {
  const { points: worth, coins: n, grain: sacks, oneOf, swap } = RANK_BONUSES[side][rank];
  const parts = [
    worth > 0 && points(worth),
    n > 0 && coins(n),
    sacks > 0 && grain(sacks),
    oneOf.length > 0 && oneOf.map(one).join(' oder '),
    swap > 0 && `1 eigenen Stein gegen ${swap} nach Wahl tauschen`,
  ].filter((part) => part !== false);
  return parts.join(' und ');
}
const bonusWords = (side: string, rank: number): string => bonusOf(side, rank) || 'nichts';
/** As a choice. */
export const rankWords = (side: string, rank: number): string =>
  `Rang ${rank}: ${bonusOf(side, rank) || 'ohne Bonus'}`;

const { bakery, store } = HOUSES;
/** What a member of a house brings: all tiles, or one and something else. */
export const houseGains = (place: number): readonly [tiles: string, mixed: string] =>
  place === BAKERY
    ? [breads(bakery.bread), `${breads(bakery.orBread)} und ${grain(bakery.orGrain)}`]
    : [tools(store.tools), `${tools(store.orTools)}, ${cubes([store.orSkill, 0, 0, store.orKnowledge])}`];

const SMUGGLER: readonly (readonly [name: string, about: string])[] = [
  [
    'Schmuggelware verkaufen',
    `${cubes([0, SMUGGLER_TABLE.saleGreen])} und ${time(SMUGGLER_TABLE.saleTime)}, gleich wie viel: beliebig viel Brot oder beliebig viele Werkzeuge für je ${points(SMUGGLER_TABLE.points)}.`,
  ],
  [
    'Kunden der Warteschlange bedienen',
    `Was er verlangt und ${anyCubes(SMUGGLER_TABLE.customerCubes)}; keine Zeit, kein Markttag. Die Schlange rückt auf.`,
  ],
  [
    'Zeit gegen Steine',
    `${time(SMUGGLER_TABLE.cubesTime)} für ${SMUGGLER_TABLE.cubes} Steine verschiedener Farben aus dem Vorrat.`,
  ],
];

/** What happens to the one of equal members who is named by his partner. */
export const LOT_WORDS: Readonly<Record<Lot, string>> = {
  dies: 'stirbt',
  comesHome: 'kehrt heim',
  getsBread: 'bekommt das Brot',
};

/** What Marriage says on the board. */
export const marriageWords: MarriageWords = {
  board: 'Heirat',
  ceremony: 'Zeremonie',
  ceremonyAbout: `Ein Mitglied vom Hof nimmt einen freien Rang ein: ${time(MARRIAGE_BOARD.time)} und ${anyCubes(MARRIAGE_BOARD.cubes)}. Nach der Messe heiraten die beiden höchsten Ränge, zu viert und zu fünft auch die nächsten beiden.`,
  rank: (rank) => `Rang ${rank}`,
  bonus: bonusWords,
  rankAbout: (side, rank) =>
    `Bringt sofort: ${bonusWords(side, rank)}. ${rank === 1 ? 'Der höchste Rang.' : 'Je höher der Rang, desto sicherer die Hochzeit.'}`,
  rankOnDie: (colour) => `Der Würfel zeigt ${CUBE_COLOURS[colour]}: Rang ${DIE_RANKS[colour]}`,

  houseAbout: (place) => {
    if (place === BLISS)
      return 'Wer hier verheiratet ist, bringt bei jeder Hochzeit ein neues Mitglied auf den Hof, die kleinste Zahl zuerst. Das Paar bleibt, bis einer stirbt, heimgeholt wird oder das rosa Mitglied gehen muss.';
    const [tiles, mixed] = houseGains(place);
    return `Wer hier verheiratet ist, bringt bei der Hochzeit ${tiles} oder ${mixed}. Mit der nächsten Hochzeit zieht das Paar ins Elternglück.`;
  },
  couple: (a, b) => `${a} und ${b}`,
  alone: 'ohne Partner: kehrt bei der nächsten Hochzeit heim',
  pink: 'Rosa Mitglied',
  pinkAbout:
    'Gehört niemandem, stirbt nie und bringt niemandem etwas. Zum Heiraten taugt es wie jedes andere.',
  inSupply: (pink) => `${counted(pink, 'rosa Mitglied', 'rosa Mitglieder')} im Vorrat`,

  wedding: 'Hochzeit',
  weddingAbout:
    'Nach jeder Messe außer der letzten: Ein rosa Mitglied kommt dazu, Paare werden getraut, ziehen um und bringen etwas ein. Wer ohne Partner ist, kehrt heim.',
  die: 'Würfel',
  dieFace: (colour) =>
    `${CUBE_COLOURS[colour]}: Rang ${DIE_RANKS[colour]}; wählt ein rosa Mitglied das Haus: ${placeName(DIE_HOUSES[colour])}`,

  bread: 'Brot',
  breads,
  breadAbout: `Bezahlt in der Messe eine Stufe statt des Getreides (das wären ${CLIMB_GRAIN.filter((n) => n > 0).join(', ')}). Oder du legst es jederzeit unter ein Mitglied: Es zählt dann um 1 höher und stirbt später. Am Ende ist Brot nichts wert.`,
  tool: 'Werkzeug',
  tools,
  toolAbout:
    'Verdoppelt einmal, was du im Handwerk herstellst, auch in der Mühle; eines je Aktion. Am Ende ist es nichts wert.',
  withBread: (number) => `Unter der ${member(number)} liegt Brot: Sie zählt als ${member(number + 1)}.`,
  feed: 'Brot darunterlegen',

  smuggler: (use) => SMUGGLER[use][0],
  smugglerAbout: (use) => SMUGGLER[use][1],
  ringSpacesAbout: `Mit Marriage stehen bei „Hofplan“ auch die Plätze mit Ringen offen. Wer vom Hof oder vom Plan der Heirat stirbt, wird hier eingetragen.`,
};
