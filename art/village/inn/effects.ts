// What the villagers do, in signs: rows for the lower part of a card. A number stands before its sign.
import type { VillagerName } from './villagers.ts';

/** A glyph with its number before it, or a mark between; numbers with spaces are columns, shared by both rows. */
export type EffectSign = { readonly sign: string; readonly n?: number } | { readonly mark: string };

const s = (sign: string, n?: number): EffectSign => (n === undefined ? { sign } : { sign, n });
const m = (mark: string): EffectSign => ({ mark });
const vp = (n: number): EffectSign => s('vp', n);
const [TO, OR, PER] = [m('→'), m('/'), m(':')];

/** Two rows under each other: how many of a thing, and the points for them. */
const table = (sign: string, counts: string, points: string): readonly (readonly EffectSign[])[] => [
  [s(sign), m(counts)],
  [s('vp'), m(points)],
];
/** Cubes of one colour: more than three are worth nothing. */
const cubes = (sign: string): readonly (readonly EffectSign[])[] => table(sign, '1 2 3 4+', '2 4 6 0');

export const EFFECTS: Readonly<Record<VillagerName, readonly (readonly EffectSign[])[]>> = {
  'farmers-wife': [[s('grain'), PER, vp(1)], [m('max. 5')]],
  mayor: cubes('cube-speech'),
  chronicler: table('v-book', '1 2 3 4 5+', '1 2 6 10 16'),
  scholar: cubes('cube-knowledge'),
  count: [[s('b-castle-f'), PER, vp(2)], [m('max. 6')]],
  'estate-manager': [
    [s('v-scroll'), s('v-horse'), s('v-plough')],
    [s('v-ox'), s('v-wagon'), s('v-beer'), PER, vp(2)],
  ],
  medicus: [[s('v-family'), PER, vp(1)]],
  nun: cubes('cube-faith'),
  traveller: table('b-castle-a', '1 2 3 4 5 6', '2 5 9 14 19 24'),
  pickpocket: [
    [s('vp'), m('min'), TO, vp(6)],
    [m('>'), TO, vp(3)],
  ],
  'guild-master': cubes('cube-skill'),
  abbot: [[s('v-family'), TO, s('b-church'), m('4')]],
  messenger: [[s('v-marker'), TO, s('b-castle-a')]],
  noblewoman: [[vp(2), m('+'), s('v-person'), m('?')]],
  farmhand: [[vp(2), m('+'), s('grain', 5)]],
  herbalist: [
    [vp(2), m('+')],
    [s('v-quill'), m('0'), OR, m('9')],
  ],
  councilman: [[s('b-hall'), m('×2')]],
  blacksmith: [[s('v-plough'), s('v-plough')]],
  scribe: [[s('v-scroll'), s('v-scroll')]],
  'prodigal-son': [[vp(3), m('+'), s('b-family')]],
  'cattle-breeder': [[s('v-horse'), OR, s('v-ox')]],
  cartwright: [[s('v-wagon')]],
  'scrap-dealer': [[s('v-customer'), m('0')]],
  bard: [[s('v-quill'), TO, s('v-book')]],
  jester: [[vp(2), m('+'), s('v-any-cube'), m('!')]],
  'old-man': [[vp(3), m('+'), s('b-well'), m('0')]],
  'market-crier': [[s('v-customer'), s('v-customer'), m('!')]],
  miller: [[s('b-mill'), TO, s('coin', 5)]],
  father: [[s('v-bag'), TO, m('4'), s('v-family')]],
  'toll-keeper': [[s('b-castle-a'), m('0')]],
  admiral: [[s('v-any-cube'), TO, s('v-step')]],
  cartographer: [[s('v-ship'), TO, s('v-dock')]],
  quartermaster: [[m('2'), m('='), s('v-hold'), s('v-hold')]],
  helmsman: [[m('2'), s('v-step'), m('0')]],
  cousin: [[s('v-family'), TO, s('v-rings')]],
  grocer: [
    [s('v-any-cube'), s('grain'), m('+')],
    [s('v-tool'), OR, s('v-bread')],
  ],
  'jack-of-all-trades': [
    [vp(1), m('+')],
    [s('v-die-skill'), m('×4')],
  ],
};
