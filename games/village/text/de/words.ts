import { counted, joined } from '@spielstube/engine/text';
import { CHURCH_BROWN, CHURCH_TIME } from '../../data/church.ts';
import { COUNCIL_GREEN, PRIVILEGE_CUBES, PRIVILEGE_POINTS } from '../../data/council.ts';
import { HARVEST } from '../../data/crafts.ts';
import { CUBE_KEYS, hasBread, PLAGUE, printedNumber, WAGON } from '../../data/pieces.ts';
import {
  BAKERY,
  BLACK_BAG,
  BLISS,
  BREWERY,
  castleOf,
  FARM,
  GRAVE,
  groupOf,
  IN_THE_INN,
  lighthouseOf,
  OFFICE,
  ON_THE_CHURCH,
  ON_THE_SHIP,
  rankOf,
  SMITHY,
  STABLES,
  STORE,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
  UNBORN,
  WAINWRIGHT,
  WITH_THE_BARD,
} from '../../data/places.ts';
import {
  CASTLE_REWARDS,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
} from '../../data/travel.ts';

/** „A, B und C" */
export const listOf = (parts: readonly (string | false)[]): string => joined(parts, 'und');

export const SPACES: readonly string[] = [
  'Getreideernte',
  'Familie',
  'Handwerk',
  'Markt',
  'Ratsstube',
  'Reise',
  'Kirche',
  'Wirtshaus',
  'Schmuggler',
  'Heirat',
];
const CUBES: readonly string[] = ['Können', 'Überzeugungskraft', 'Glaube', 'Wissen', 'Pest'];
export const CUBE_COLOURS: readonly string[] = ['orange', 'grün', 'braun', 'rosa', 'schwarz'];
const CASTLES: readonly string[] = ['Nordburg', 'Ostburg', 'Mittelburg', 'Höhenburg', 'Talburg', 'Eckburg'];
const GROUPS: readonly string[] = ['Handwerk', 'Hofplan', 'Kirche', 'Ratsstube', 'Reise'];

interface Good {
  readonly one: string;
  readonly many: string;
  /** As somebody takes one: „einen Pflug". */
  readonly a: string;
  readonly accusative: string;
}
const GOODS: readonly Good[] = [
  { one: 'Schriftrolle', many: 'Schriftrollen', a: 'eine Schriftrolle', accusative: 'Schriftrolle' },
  { one: 'Pferd', many: 'Pferde', a: 'ein Pferd', accusative: 'Pferd' },
  { one: 'Pflug', many: 'Pflüge', a: 'einen Pflug', accusative: 'Pflug' },
  { one: 'Ochse', many: 'Ochsen', a: 'einen Ochsen', accusative: 'Ochsen' },
  { one: 'Planwagen', many: 'Planwagen', a: 'einen Planwagen', accusative: 'Planwagen' },
  { one: 'Bier', many: 'Bier', a: 'ein Bier', accusative: 'Bier' },
];
export const goodName = (good: number): string => GOODS[good].one;
/** „Ochsen fertigen" */
export const goodObject = (good: number): string => GOODS[good].accusative;
export const aGood = (good: number): string => GOODS[good].a;
export const goodsCount = (good: number, n: number): string => counted(n, GOODS[good].one, GOODS[good].many);

/** What somebody is who works in a building. */
const WORKERS = new Map<number, string>([
  [WAINWRIGHT, 'Wagner'],
  [STABLES, 'Viehzüchter'],
  [OFFICE, 'Schreiber'],
  [SMITHY, 'Schmied'],
  [BREWERY, 'Brauer'],
]);
export const workerAt = (place: number): string => WORKERS.get(place) ?? 'Handwerker';

interface Place {
  readonly name: string;
  readonly at: string;
  readonly to: string;
}
export const place = (name: string, at: string, to: string): Place => ({ name, at, to });
const FIXED_PLACES = new Map<number, Place>([
  [UNBORN, place('Noch nicht geboren', 'noch nicht geboren', 'in den Vorrat')],
  [FARM, place('Hof', 'auf dem Hof', 'auf den Hof')],
  [WAINWRIGHT, place('Wagnerei', 'in der Wagnerei', 'in die Wagnerei')],
  [STABLES, place('Ställe', 'in den Ställen', 'in die Ställe')],
  [OFFICE, place('Schreibstube', 'in der Schreibstube', 'in die Schreibstube')],
  [SMITHY, place('Schmiede', 'in der Schmiede', 'in die Schmiede')],
  [BLACK_BAG, place('Schwarzer Beutel', 'im schwarzen Beutel', 'in den schwarzen Beutel')],
  [GRAVE, place('Friedhof', 'auf dem Friedhof', 'auf den Friedhof')],
  [ON_THE_CHURCH, place('An der Kirche', 'an der Kirche', 'an die Kirche')],
  [IN_THE_INN, place('Wirtshaus', 'im Wirtshaus', 'ins Wirtshaus')],
  [BREWERY, place('Brauerei', 'in der Brauerei', 'in die Brauerei')],
  [ON_THE_SHIP, place('Schiff', 'auf dem Schiff', 'auf das Schiff')],
  [BAKERY, place('Bäckerei', 'in der Bäckerei', 'in die Bäckerei')],
  [STORE, place('Dorfladen', 'im Dorfladen', 'in den Dorfladen')],
  [BLISS, place('Elternglück', 'im Elternglück', 'ins Elternglück')],
  [WITH_THE_BARD, place('Dorfchronik: Barde', 'beim Barden in der Dorfchronik', 'in die Dorfchronik')],
]);
const ISLANDS: readonly string[] = [
  'Kakaoinsel',
  'Hirteninsel',
  'Gelehrteninsel',
  'Teeinsel',
  'Korninsel',
  'Schatzinsel',
  'Kapinsel',
];
export const islandName = (island: number): string => ISLANDS[island];

function placeWords(at: number): Place {
  const fixed = FIXED_PLACES.get(at);
  if (fixed !== undefined) return fixed;
  const council = stepInCouncil(at);
  if (council > 0) return steps('Ratsstube', council);
  const church = stepInChurch(at);
  if (church > 0) return steps('Kirche', church);
  const castle = CASTLES[castleOf(at)];
  if (castle !== undefined) return place(castle, `auf der ${castle}`, `zur ${castle}`);
  if (lighthouseOf(at) >= 0) return lighthouse(ISLANDS[lighthouseOf(at)]);
  if (rankOf(at) > 0) return rankPlace(rankOf(at));
  if (seaBurialOf(at) >= 0)
    return place(`Seebestattung ${seaBurialOf(at) + 1}`, 'auf See bestattet', 'ins Meer');
  const group = GROUPS[groupOf(at)];
  if (group !== undefined) {
    return place(`Dorfchronik: ${group}`, `in der Dorfchronik (${group})`, `in die Dorfchronik (${group})`);
  }
  return place('Aus dem Spiel', 'aus dem Spiel', 'aus dem Spiel');
}
const steps = (area: string, step: number): Place =>
  place(`${area}, Stufe ${step}`, `auf Stufe ${step} der ${area}`, `auf Stufe ${step} der ${area}`);

const lighthouse = (island: string): Place =>
  place(`Leuchtturm der ${island}`, `auf dem Leuchtturm der ${island}`, `auf den Leuchtturm der ${island}`);
const rankPlace = (rank: number): Place =>
  place(`Zeremonie, Rang ${rank}`, `auf Rang ${rank} der Zeremonie`, `auf Rang ${rank} der Zeremonie`);

export const placeName = (at: number): string => placeWords(at).name;
export const atPlace = (at: number): string => placeWords(at).at;
export const toPlace = (at: number): string => placeWords(at).to;

export const spaceName = (space: number): string => SPACES[space];
export const castleName = (castle: number): string => CASTLES[castle];
export const groupName = (group: number): string => GROUPS[group];
export const cubeName = (kind: number): string => CUBES[kind];
/** „einen Stein Können", „einen Peststein" */
export const aCube = (kind: number): string =>
  kind !== PLAGUE ? `einen Stein ${CUBES[kind]}` : 'einen Peststein';
export const member = (number: number): string => `„${number}“`;
/** „1“, or „1“ mit Brot. */
export const figure = (kind: number): string =>
  hasBread(kind) ? `${member(printedNumber(kind))} mit Brot` : member(kind);

export const grain = (n: number): string => `${n} Getreide`;
export const time = (n: number): string => `${n} Zeit`;
export const coins = (n: number): string => counted(n, 'Münze', 'Münzen');
export const points = (n: number): string => counted(n, 'Ruhmespunkt', 'Ruhmespunkte');
/** „1 Können und 1 Wissen" */
export const cubes = (byColour: readonly number[]): string =>
  listOf(byColour.map((n, colour) => n > 0 && `${n} ${CUBES[colour]}`));
/** „1 Überzeugungskraft und 1 Münze" */
export const payment = (byColour: readonly number[], n: number): string =>
  listOf([...byColour.map((c, colour) => c > 0 && `${c} ${CUBES[colour]}`), n > 0 && coins(n)]);

/** „1 Münze und 2 Bier"; empty if there is neither. */
export const moneyWords = (n: number, beer: number): string =>
  listOf([n > 0 && coins(n), beer > 0 && `${beer} Bier`]);
/** „1 Stein beliebiger Farbe" */
export const anyCubes = (n: number): string => `${counted(n, 'Stein', 'Steine')} beliebiger Farbe`;
/** A price with both: „1 Glaube und 1 Stein beliebiger Farbe" */
export const price = (byColour: readonly number[], any: number): string =>
  listOf([...byColour.map((n, colour) => n > 0 && `${n} ${CUBES[colour]}`), any > 0 && anyCubes(any)]);
export const breads = (n: number): string => `${n} Brot`;
export const tools = (n: number): string => counted(n, 'Werkzeug', 'Werkzeuge');

export const cubesOfChoice = (n: number): string => counted(n, 'Stein nach Wahl', 'Steine nach Wahl');

/** What paying a step of the Council, or in the Church, takes in cubes. */
export const COUNCIL_CUBES = cubes([0, COUNCIL_GREEN]);
export const CHURCH_CUBES = cubes([0, 0, CHURCH_BROWN]);

export const NEXT_START = 'Marker „Nächster Startspieler“';

const NUMBERS = [
  'null',
  '',
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
/** „fünf"; the 1, which would have to agree with its noun, and large numbers are figures. */
export const inWords = (n: number): string => NUMBERS[n] || `${n}`;

/** What each action space is for, in one line. */
export const ABOUT_SPACES: readonly string[] = [
  `Wer auf dem Hof lebt, bringt Getreide ein: ${HARVEST.plain}, mit Pflug und Pferd ${HARVEST.withHorse}, mit Pflug und Ochse ${HARVEST.withOx}.`,
  'Das nächste Familienmitglied kommt auf den Hof, oder jemand kehrt heim.',
  'Ein Gebäude, ein Gut: für Zeit mit eigenem Handwerker, sonst für Steine oder Getreide.',
  'Ein Markttag für alle: Kunden an den Ständen bedienen.',
  'Ein Mitglied in die Ratsstube setzen, eine Stufe vorrücken oder ein Privileg nutzen.',
  `Eine Reise zur nächsten Burg: ${goodsCount(WAGON, TRAVEL_WAGONS)}, ${time(TRAVEL_TIME)} und die Steine am Weg.`,
  `Ein Mitglied vom Hof in den schwarzen Beutel: ${CHURCH_CUBES} oder ${time(CHURCH_TIME)}.`,
];

/** Cubes by their keys among the details of a refusal. */
export const cubesIn = (detail: (key: string) => number): string =>
  cubes(CUBE_KEYS.slice(0, PLAGUE).map(detail));

export function rewardOf(castle: number): string {
  switch (CASTLE_REWARDS[castle]) {
    case 'points':
      return points(REWARD_POINTS);
    case 'coin':
      return coins(REWARD_COINS);
    case 'cubes':
      return cubesOfChoice(REWARD_CUBES);
  }
}

const PRIVILEGES: readonly string[] = [
  '',
  `${NEXT_START} nehmen`,
  `${cubesOfChoice(PRIVILEGE_CUBES)} nehmen`,
  '1 Gut nach Wahl nehmen',
  `1 Münze gegen ${points(PRIVILEGE_POINTS)} tauschen`,
];
export const privilegeName = (step: number): string => PRIVILEGES[step];
