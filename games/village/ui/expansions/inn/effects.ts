import { kebab, type SpriteId } from '@spielstube/ui';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  TRAVELLER_POINTS,
  VILLAGER_EFFECTS,
  type VillagerKey,
} from '../../../data/inn.ts';

/* What the villagers do, in signs: rows for the lower part of a card. A number stands before its sign. */

/** A glyph with its number before it, a mark between, or numbers in columns, which both rows share. */
export type EffectSign =
  | { readonly sign: SpriteId; readonly n?: number }
  | { readonly mark: string }
  | { readonly columns: readonly string[] };

type Row = readonly EffectSign[];

const sign = (id: SpriteId, n?: number): EffectSign => (n === undefined ? { sign: id } : { sign: id, n });
const mark = (text: string): EffectSign => ({ mark: text });
const points = (n: number): EffectSign => sign('vp', n);
const [TO, OR, PER, AND] = [mark('→'), mark('/'), mark(':'), mark('+')];
const several = (id: SpriteId, n: number): Row => Array.from({ length: n }, () => sign(id));

/** Two rows under each other: how many of a thing, and the points for them. */
const table = (id: SpriteId, worth: readonly number[], last: string): readonly Row[] => {
  const counted = worth.map((_, n) => n).slice(1);
  const counts = counted.map((n) => (n === counted.length ? `${n}${last}` : `${n}`));
  return [
    [sign(id), { columns: counts }],
    [sign('vp'), { columns: worth.slice(1).map(String) }],
  ];
};
/** Cubes of one colour: more than the last number are worth nothing. */
const cubesLeft = (id: SpriteId): readonly Row[] => table(id, [...CUBES_LEFT_POINTS, 0], '+');

const is = VILLAGER_EFFECTS;
export const EFFECTS: Readonly<Record<VillagerKey, readonly Row[]>> = {
  farmersWife: [[sign('grain'), PER, points(is.farmersWife)]],
  mayor: cubesLeft('cube-speech'),
  chronicler: table('v-book', CHRONICLER_POINTS, '+'),
  scholar: cubesLeft('cube-knowledge'),
  count: [[sign('b-castle-f'), PER, points(is.count)]],
  estateManager: [
    [sign('v-scroll'), sign('v-horse'), sign('v-plough')],
    [sign('v-ox'), sign('v-wagon'), sign('v-beer'), PER, points(is.estateManager)],
  ],
  medicus: [[sign('v-family'), PER, points(is.medicus)]],
  nun: cubesLeft('cube-faith'),
  traveller: table('b-castle-a', TRAVELLER_POINTS, ''),
  pickpocket: [
    [sign('vp'), mark('min'), TO, points(is.pickpocketLast)],
    [mark('>'), TO, points(is.pickpocket)],
  ],
  guildMaster: cubesLeft('cube-skill'),
  abbot: [[sign('v-family'), TO, sign('b-church'), mark('4')]],
  messenger: [[sign('v-marker'), TO, sign('b-castle-a')]],
  noblewoman: [[points(is.noblewoman), AND, sign('v-person'), mark('?')]],
  farmhand: [[points(is.farmhand), AND, sign('grain'), mark('max')]],
  herbalist: [
    [points(is.herbalist), AND],
    [sign('v-quill'), mark('0'), OR, mark('9')],
  ],
  councilman: [[sign('b-hall'), mark(`×${is.councilmanPrivileges}`)]],
  blacksmith: [several('v-plough', is.blacksmithPloughs)],
  scribe: [several('v-scroll', is.scribeScrolls)],
  prodigalSon: [[points(is.prodigalSon), AND, sign('b-family')]],
  cattleBreeder: [[sign('v-horse'), OR, sign('v-ox')]],
  cartwright: [several('v-wagon', is.cartwrightWagons)],
  scrapDealer: [[sign('v-customer'), mark('0')]],
  bard: [[sign('v-quill'), TO, sign('v-book')]],
  jester: [[points(is.jester), AND, sign('v-any-cube'), mark('!')]],
  oldMan: [[points(is.oldMan), AND, sign('b-well'), mark('0')]],
  marketCrier: [[sign('v-customer'), sign('v-customer'), mark('!')]],
  miller: [[sign('b-mill'), TO, sign('coin', is.millerCoins)]],
  father: [[sign('v-bag'), TO, mark('4'), sign('v-family')]],
  tollKeeper: [[sign('b-castle-a'), mark('0')]],
  admiral: [[sign('v-any-cube'), TO, sign('v-step')]],
  cartographer: [[sign('v-ship'), TO, sign('v-dock')]],
  quartermaster: [[mark('2 ='), sign('v-hold'), sign('v-hold')]],
  helmsman: [[mark(`${is.helmsmanSteps}`), AND, sign('v-step'), mark('0')]],
  cousin: [[sign('v-family'), TO, sign('v-rings')]],
  grocer: [
    [sign('v-any-cube'), sign('grain'), AND],
    [sign('v-tool'), OR, sign('v-bread')],
  ],
  jackOfAllTrades: [
    [points(is.jackOfAllTrades), AND],
    [sign('v-die-skill'), mark(`×${is.jackRolls}`)],
  ],
};

/** The picture of a villager, as the drawing calls it. */
export const portraitOf = (key: VillagerKey): string => `v-p-${kebab(key)}`;
