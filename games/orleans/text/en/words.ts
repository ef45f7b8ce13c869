import { counted, joined } from '@spielstube/engine/text';
import { FOOD } from '../../data/goods.ts';
import { MAP, ROAD } from '../../data/map.ts';
import { isOwn, professionOf } from '../../data/people.ts';
import { ANYBODY, FIRST_SPACE, PLACE_OF_SPACE, SPACE_NEEDS, spacesOf } from '../../data/places.ts';
import { FARMER_GEAR } from '../../rules/moves.ts';
import { cityName } from '../cities.ts';
import { byKind, INEDIBLE } from '../figures.ts';

/** "A, B and C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'and');

const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
/** "three" */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;

export const coins = (n: number): string => counted(n, 'coin', 'coins');
export const steps = (n: number): string => counted(n, 'development step', 'development steps');
export const points = (n: number): string => counted(n, 'point', 'points');
export const stations = (n: number): string => counted(n, 'trading station', 'trading stations');
export const citizens = (n: number): string => counted(n, 'citizen', 'citizens');
export const gears = (n: number): string => counted(n, 'technology tile', 'technology tiles');

interface Person {
  readonly one: string;
  readonly many: string;
}
const PEOPLE: readonly Person[] = [
  { one: 'farmer', many: 'farmers' },
  { one: 'boatman', many: 'boatmen' },
  { one: 'craftsman', many: 'craftsmen' },
  { one: 'trader', many: 'traders' },
  { one: 'knight', many: 'knights' },
  { one: 'scholar', many: 'scholars' },
  { one: 'monk', many: 'monks' },
];
/** "farmer" */
export const professionName = (profession: number): string => PEOPLE[profession].one;
/** "farmers" */
export const professionsName = (profession: number): string => PEOPLE[profession].many;
/** "farmer", "own farmer" */
export const personName = (kind: number): string =>
  isOwn(kind) ? `own ${PEOPLE[professionOf(kind)].one}` : PEOPLE[kind].one;
/** "a farmer" */
export const aPerson = (profession: number): string => `a ${PEOPLE[profession].one}`;
/** "a farmer", "somebody": whom a space asks for */
export const aNeed = (needs: number): string => (needs === ANYBODY ? 'somebody' : aPerson(needs));
/** Whose own people are meant: of the reader, or of somebody else. */
export type Whose = 'your' | 'their';
/** "the farmer", "your own farmer" */
export const thePerson = (kind: number, whose: Whose): string =>
  `${isOwn(kind) ? whose : 'the'} ${personName(kind)}`;
/** "2 farmers" */
export const people = (profession: number, n: number): string =>
  counted(n, PEOPLE[profession].one, PEOPLE[profession].many);
/** Neutral persons one by one, own ones together: "a monk plus your own farmer and trader". */
function neutralAndOwn(neutral: readonly string[], own: string, ownCount: number): string {
  if (neutral.length === 0 || ownCount === 0) return listOf(neutral) + own;
  return ownCount === 1 ? listOf([...neutral, own]) : `${listOf(neutral)} plus ${own}`;
}
const isNeutral = ([kind]: readonly [kind: number, n: number]): boolean => !isOwn(kind);
const ownAmong = (kinds: readonly number[]): readonly string[] =>
  kinds
    .filter(isOwn)
    .toSorted((a, b) => a - b)
    .map((kind) => PEOPLE[professionOf(kind)].one);
/** "2 farmers, 1 scholar and own trader" */
export function persons(kinds: readonly number[]): string {
  const own = ownAmong(kinds);
  return neutralAndOwn(
    byKind(kinds)
      .filter(isNeutral)
      .map(([kind, n]) => people(kind, n)),
    own.length === 0 ? '' : `own ${listOf(own)}`,
    own.length,
  );
}
/** "2 farmers, a scholar and your own trader" */
export function personsObject(kinds: readonly number[], whose: Whose): string {
  const own = ownAmong(kinds);
  return neutralAndOwn(
    byKind(kinds)
      .filter(isNeutral)
      .map(([kind, n]) => (n === 1 ? aPerson(kind) : people(kind, n))),
    own.length === 0 ? '' : `${whose} own ${listOf(own)}`,
    own.length,
  );
}
/** What a space asks for. */
export const needName = (needs: number): string => (needs === ANYBODY ? 'anybody' : PEOPLE[needs].one);
/** "space for boatmen" */
export const spaceFor = (needs: number): string =>
  needs === ANYBODY ? 'space for anybody' : `space for ${PEOPLE[needs].many}`;
/** "Village, space for boatmen" */
export const spaceName = (space: number): string =>
  `${placeName(PLACE_OF_SPACE[space])}, ${spaceFor(SPACE_NEEDS[space])}`;

const GOODS: readonly string[] = ['grain', 'cheese', 'wine', 'wool', 'brocade'];
export const goodName = (good: number): string => GOODS[good];
/** "2 cheese": goods are not counted in the plural. */
export const goods = (good: number, n: number): string => `${n} ${GOODS[good]}`;

/** "grain, cheese or wine" */
export const foodName = joined(FOOD.map(goodName), 'or');
/** "wool and brocade" */
export const inedibleName = listOf(INEDIBLE.map(goodName));

interface Place {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}
const place = (name: string, at = 'in'): Place => ({
  name,
  at: `${at} the ${name}`,
  to: `${at === 'on' ? 'onto' : 'into'} the ${name}`,
});
/** In the order of PLACE_KEYS. */
const PLACES: readonly Place[] = [
  place('Farmhouse'),
  place('Village'),
  place('University', 'at'),
  place('Castle'),
  place('Monastery'),
  place('Scriptorium'),
  place('Ship', 'on'),
  place('Wagon', 'on'),
  place('Guildhall'),
  place('Town Hall'),
  place('Hayrick'),
  place('Cheese Factory'),
  place('Winery'),
  place('Wool Manufacturer', 'at'),
  place('Tailor Shop'),
  place('Brewery'),
  place('Sacristy'),
  place('Herb Garden'),
  place('Bathhouse'),
  place('Windmill'),
  place('Library'),
  place('Hospital'),
  place('Gunpowder Tower'),
  place('Cellar'),
  place('Office'),
  place('School'),
  place('Pharmacy'),
  place('Horse Wagon', 'on'),
  place('Shipping Line', 'at'),
  place('Laboratory'),
];
export const placeName = (at: number): string => PLACES[at].name;
/** "in the Village" */
export const atPlace = (at: number): string => PLACES[at].at;
/** "into the Village" */
export const toPlace = (at: number): string => PLACES[at].to;
/** "farmer, boatman and craftsman": what the spaces of a place show. */
export const needsOf = (at: number): string =>
  listOf(SPACE_NEEDS.slice(FIRST_SPACE[at], FIRST_SPACE[at] + spacesOf(at)).map(needName));

const DEEDS: readonly string[] = [
  'City Wall',
  'Canalisation',
  'Cathedral',
  'Defeating the Plague',
  'Boatmen’s Guild',
  'Peace Treaty',
  'Papal Conclave',
  'Astronomy',
];
export const deedName = (deed: number): string => DEEDS[deed];

const EVENTS: readonly string[] = ['Pilgrimage', 'Income', 'Harvest', 'Trading Day', 'Plague', 'Taxes'];
export const eventName = (event: number): string => EVENTS[event];

const TRACKS: readonly string[] = [
  'farmer track',
  'boatman track',
  'craftsman track',
  'trader track',
  'knight track',
  'scholar track',
];
export const trackName = (track: number): string => TRACKS[track];

const PHASES: readonly string[] = [
  'Before the first round',
  'Hourglass',
  'Census',
  'Followers',
  'Planning',
  'Actions',
  'Event',
  'Start player',
];
export const phaseName = (phase: number): string => PHASES[phase];

/** "Waterway Orléans – Blois" */
export const pathName = (path: number): string => {
  const { kind, from, to } = MAP[path];
  return `${kind === ROAD ? 'Road' : 'Waterway'} ${cityName(from)} – ${cityName(to)}`;
};

export const gearName = (gear: number): string =>
  gear === FARMER_GEAR ? 'technology for farmers only' : 'technology';
/** "I", "II" */
export const categoryName = (category: number): string => 'I'.repeat(category);

export { cityName };
