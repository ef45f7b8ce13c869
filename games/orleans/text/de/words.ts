import { counted, joined } from '@spielstube/engine/text';
import { FOOD } from '../../data/goods.ts';
import { MAP, ROAD } from '../../data/map.ts';
import { isOwn, professionOf } from '../../data/people.ts';
import { ANYBODY, FIRST_SPACE, PLACE_OF_SPACE, SPACE_NEEDS, spacesOf } from '../../data/places.ts';
import { FARMER_GEAR } from '../../rules/moves.ts';
import { cityName } from '../cities.ts';
import { byKind, INEDIBLE } from '../figures.ts';

/** „A, B und C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'und');

const NUMBERS = [
  'null',
  'eins',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];
/** „drei" */
export const inWords = (n: number): string => NUMBERS[n] ?? `${n}`;

export const coins = (n: number): string => counted(n, 'Münze', 'Münzen');
export const steps = (n: number): string => counted(n, 'Entwicklungsschritt', 'Entwicklungsschritte');
export const points = (n: number): string => counted(n, 'Punkt', 'Punkte');
export const stations = (n: number): string => counted(n, 'Kontor', 'Kontore');
export const citizens = (n: number): string => counted(n, 'Bürger', 'Bürger');
export const gears = (n: number): string => counted(n, 'Technikplättchen', 'Technikplättchen');

interface Person {
  readonly one: string;
  readonly many: string;
  /** „einen Bauern" */
  readonly accusative: string;
}
const PEOPLE: readonly Person[] = [
  { one: 'Bauer', many: 'Bauern', accusative: 'Bauern' },
  { one: 'Schiffer', many: 'Schiffer', accusative: 'Schiffer' },
  { one: 'Handwerker', many: 'Handwerker', accusative: 'Handwerker' },
  { one: 'Händler', many: 'Händler', accusative: 'Händler' },
  { one: 'Ritter', many: 'Ritter', accusative: 'Ritter' },
  { one: 'Gelehrter', many: 'Gelehrte', accusative: 'Gelehrten' },
  { one: 'Mönch', many: 'Mönche', accusative: 'Mönch' },
];
/** „Bauer" */
export const professionName = (profession: number): string => PEOPLE[profession].one;
/** „Bauern", mehrere */
export const professionsName = (profession: number): string => PEOPLE[profession].many;
/** „einen Bauern" */
export const aPerson = (profession: number): string => `einen ${PEOPLE[profession].accusative}`;
/** „einen Bauern", „jemanden": whom a space asks for */
export const aNeed = (needs: number): string => (needs === ANYBODY ? 'jemanden' : aPerson(needs));
/** „den Bauern", „deinen eigenen Bauern" heißt es am eigenen Tableau nie: dort ist es „den eigenen Bauern". */
export const thePerson = (kind: number): string =>
  `den ${isOwn(kind) ? 'eigenen ' : ''}${PEOPLE[professionOf(kind)].accusative}`;
/** „Bauer", „eigener Bauer", „eigener Gelehrter" */
export const personName = (kind: number): string =>
  isOwn(kind) ? `eigener ${PEOPLE[professionOf(kind)].one}` : PEOPLE[kind].one;
/** „2 Bauern" */
export const people = (profession: number, n: number): string =>
  counted(n, PEOPLE[profession].one, PEOPLE[profession].many);
/** Neutral persons one by one, own ones together: „einen Mönch sowie den eigenen Bauern und Händler“. */
function neutralAndOwn(neutral: readonly string[], own: string, ownCount: number): string {
  if (neutral.length === 0 || ownCount === 0) return listOf(neutral) + own;
  return ownCount === 1 ? listOf([...neutral, own]) : `${listOf(neutral)} sowie ${own}`;
}
const isNeutral = ([kind]: readonly [kind: number, n: number]): boolean => !isOwn(kind);
const ownAmong = (kinds: readonly number[]): readonly Person[] =>
  kinds
    .filter(isOwn)
    .toSorted((a, b) => a - b)
    .map((kind) => PEOPLE[professionOf(kind)]);
/** „2 Bauern, 1 Gelehrter und eigener Händler“ */
export function persons(kinds: readonly number[]): string {
  const own = ownAmong(kinds);
  return neutralAndOwn(
    byKind(kinds)
      .filter(isNeutral)
      .map(([kind, n]) => people(kind, n)),
    own.length === 0 ? '' : `eigener ${listOf(own.map(({ one }) => one))}`,
    own.length,
  );
}
/** „2 Bauern, einen Gelehrten und den eigenen Händler“ */
export function personsObject(kinds: readonly number[]): string {
  const own = ownAmong(kinds);
  return neutralAndOwn(
    byKind(kinds)
      .filter(isNeutral)
      .map(([kind, n]) => (n === 1 ? aPerson(kind) : people(kind, n))),
    own.length === 0 ? '' : `den eigenen ${listOf(own.map(({ accusative }) => accusative))}`,
    own.length,
  );
}
/** What a space asks for. */
export const needName = (needs: number): string => (needs === ANYBODY ? 'beliebig' : PEOPLE[needs].one);
/** „Feld für Schiffer“ */
export const spaceFor = (needs: number): string =>
  needs === ANYBODY ? 'Feld für alle' : `Feld für ${PEOPLE[needs].many}`;
/** „Dorf, Feld für Schiffer“ */
export const spaceName = (space: number): string =>
  `${placeName(PLACE_OF_SPACE[space])}, ${spaceFor(SPACE_NEEDS[space])}`;

const GOODS: readonly string[] = ['Getreide', 'Käse', 'Wein', 'Wolle', 'Brokat'];
export const goodName = (good: number): string => GOODS[good];
/** „2 Käse": goods are not counted in the plural. */
export const goods = (good: number, n: number): string => `${n} ${GOODS[good]}`;

/** „Getreide, Käse oder Wein“ */
export const foodName = joined(FOOD.map(goodName), 'oder');
/** „Wolle und Brokat“ */
export const inedibleName = listOf(INEDIBLE.map(goodName));

interface Place {
  readonly name: string;
  readonly at: string;
  readonly to: string;
  /** „das Dorf“, as an object */
  readonly the: string;
}
const ARTICLES: Readonly<Record<string, string>> = {
  ins: 'das',
  'in die': 'die',
  'in den': 'den',
  'auf das': 'das',
  'auf den': 'den',
};
const place = (name: string, at: string, to: string): Place => ({
  name,
  at: `${at} ${name}`,
  to: `${to} ${name}`,
  the: `${ARTICLES[to]} ${name}`,
});
/** In the order of PLACE_KEYS. */
const PLACES: readonly Place[] = [
  place('Bauernhaus', 'im', 'ins'),
  place('Dorf', 'im', 'ins'),
  place('Universität', 'in der', 'in die'),
  place('Burg', 'in der', 'in die'),
  place('Kloster', 'im', 'ins'),
  place('Skriptorium', 'im', 'ins'),
  place('Schiff', 'auf dem', 'auf das'),
  place('Wagen', 'auf dem', 'auf den'),
  place('Gildenhaus', 'im', 'ins'),
  place('Rathaus', 'im', 'ins'),
  place('Heuschober', 'im', 'in den'),
  place('Käserei', 'in der', 'in die'),
  place('Winzerei', 'in der', 'in die'),
  place('Wollmanufaktur', 'in der', 'in die'),
  place('Schneiderei', 'in der', 'in die'),
  place('Brauerei', 'in der', 'in die'),
  place('Sakristei', 'in der', 'in die'),
  place('Kräutergarten', 'im', 'in den'),
  place('Badehaus', 'im', 'ins'),
  place('Windmühle', 'in der', 'in die'),
  place('Bibliothek', 'in der', 'in die'),
  place('Hospital', 'im', 'ins'),
  place('Pulverturm', 'im', 'in den'),
  place('Ratskeller', 'im', 'in den'),
  place('Kämmerei', 'in der', 'in die'),
  place('Schule', 'in der', 'in die'),
  place('Apotheke', 'in der', 'in die'),
  place('Pferdewagen', 'auf dem', 'auf den'),
  place('Reederei', 'in der', 'in die'),
  place('Laboratorium', 'im', 'ins'),
];
export const placeName = (at: number): string => PLACES[at].name;
/** „im Dorf" */
export const atPlace = (at: number): string => PLACES[at].at;
/** „das Dorf“, as an object */
export const thePlace = (at: number): string => PLACES[at].the;
/** „ins Dorf" */
export const toPlace = (at: number): string => PLACES[at].to;
/** „Bauer, Schiffer und Handwerker": what the spaces of a place show. */
export const needsOf = (at: number): string =>
  listOf(SPACE_NEEDS.slice(FIRST_SPACE[at], FIRST_SPACE[at] + spacesOf(at)).map(needName));

const DEEDS: readonly string[] = [
  'Stadtmauer',
  'Kanalisation',
  'Kathedrale',
  'Pestbekämpfung',
  'Schiffergilde',
  'Friedensvertrag',
  'Konklave',
  'Astronomie',
];
export const deedName = (deed: number): string => DEEDS[deed];

const EVENTS: readonly string[] = ['Wallfahrt', 'Einnahmen', 'Ernte', 'Handelstag', 'Pest', 'Steuern'];
export const eventName = (event: number): string => EVENTS[event];

const TRACKS: readonly string[] = [
  'Bauernleiste',
  'Schifferleiste',
  'Handwerkerleiste',
  'Händlerleiste',
  'Ritterleiste',
  'Gelehrtenleiste',
];
export const trackName = (track: number): string => TRACKS[track];

const PHASES: readonly string[] = [
  'Vor der ersten Runde',
  'Stundenglas',
  'Volkszählung',
  'Gefolgsleute',
  'Planung',
  'Aktionen',
  'Ereignis',
  'Startspieler',
];
export const phaseName = (phase: number): string => PHASES[phase];

/** „Wasserweg Orléans – Blois“ */
export const pathName = (path: number): string => {
  const { kind, from, to } = MAP[path];
  return `${kind === ROAD ? 'Landweg' : 'Wasserweg'} ${cityName(from)} – ${cityName(to)}`;
};

export const gearName = (gear: number): string =>
  gear === FARMER_GEAR ? 'Technik nur für Bauern' : 'Technik';
/** „I“, „II“ */
export const categoryName = (category: number): string => 'I'.repeat(category);

export { cityName };
