import { unless } from '@spielstube/engine';
import { box, placeOrNothing } from './box.ts';
import { areHelpers, helpersFrom } from './helpers.ts';
import { PERSON_KEYS } from './persons.ts';

/** An event as tables write it. */
type PrintedEvent = {
  readonly helpers: string;
  /** Figures to draw in its round. NEW-P3-01, NEW-P3-02 */
  readonly draws: number;
  /** Number of the buildings that it lays out, 0 for none, and the person, '' for nobody. NEW-P1-04, NEW-PERSON-12 */
  readonly lays: number;
  readonly person: (typeof PERSON_KEYS)[number] | '';
};
const event = (helpers: string, more: Partial<PrintedEvent> = {}): PrintedEvent => ({
  helpers,
  draws: 4,
  lays: 0,
  person: '',
  ...more,
});

/** Events by their numbers; of those with a letter several lie in the box. */
const events = box.table(
  'events',
  {
    e1: event('2Y 1G 1R 1B'),
    e2: event('2Y 1G 1R 1B'),
    e10A: event('2Y 1G 1R 1B'),
    e10B: event('1Y 2G 1R 1B'),
    e10C: event('2Y 2G 1B'),
    e10D: event('2Y 1G 2R'),
    e10E: event('1Y 2G 2R'),
    e10F: event('3Y 1G 1R'),
    e10G: event('1Y 1G 2R 1B'),
    e11A: event('2Y 1G 1R 1B'),
    e11B: event('1Y 2G 2R'),
    e11C: event('2Y 2G 1B'),
    e12: event('2Y 1G 1R 1B'),
    e13: event('1Y 2G 1R 1B'),
    e14: event('2Y 2G 1R', { draws: 6 }),
    e15: event('2Y 1G 2R'),
    e100: event('2Y 2G 1R'),
    e101: event('1Y 1G 1R 1B', { draws: 6 }),
    e102: event('2Y 1G 1R 1B', { lays: 200 }),
    e103: event('2Y 1G 2R', { lays: 201 }),
    e104: event('1Y 2G 1R 1B', { lays: 202 }),
    e105: event('2Y 2G 1B', { lays: 203 }),
    e106: event('1Y 2G 2R', { lays: 204, person: 'gunda' }),
    e107: event('2Y 1G 1R 1B', { lays: 205 }),
    e108: event('2Y 2G 1R'),
    e109: event('1Y 2G 1R 1B', { lays: 206, person: 'aaron' }),
    e110: event('2Y 1G 2R', { lays: 207 }),
    e111: event('2Y 2G 1B'),
  },
  {
    reconstructed: ['*.helpers', '*.lays', '*.person', 'e14.draws', 'e101.draws'],
    check: (all) =>
      unless(
        [Object.values(all).every(({ helpers }) => areHelpers(helpers)), 'helpersWritten'],
        [Object.values(all).every(({ draws }) => draws <= 10), 'draws', 10],
        [
          Object.values(all).every(({ person }) => ['', ...PERSON_KEYS].includes(person)),
          'person',
          PERSON_KEYS.join(', '),
        ],
      ),
  },
);
export const EVENT_KEYS = Object.keys(events) as readonly (keyof typeof events)[];
export type EventKey = (typeof EVENT_KEYS)[number];
export const eventNumber = (key: EventKey): number => EVENT_KEYS.indexOf(key);

export const PRINTED_HELPERS: readonly (readonly number[])[] = EVENT_KEYS.map((key) =>
  helpersFrom(events[key].helpers),
);
export const FIGURES_DRAWN: readonly number[] = EVENT_KEYS.map((key) => events[key].draws);

export const LAID_OUT: readonly number[] = EVENT_KEYS.map((key) => events[key].lays);
/** The person that an event brings, or NOTHING. */
export const PERSON_OF_EVENT: readonly number[] = EVENT_KEYS.map((key) =>
  placeOrNothing(PERSON_KEYS, events[key].person),
);

/** The seven comparisons, and the three of the solo game. NEW-SET-11, NEW-SOLO-02 */
export const COMPARISONS: readonly EventKey[] = ['e10A', 'e10B', 'e10C', 'e10D', 'e10E', 'e10F', 'e10G'];
export const SOLO_EVENTS: readonly EventKey[] = ['e11A', 'e11B', 'e11C'];

/** What events bring at once and at the end of the round. NEW-P1-06, NEW-P1-07, NEW-CH7-07, NEW-CH8-08 */
export const EVENT_POINTS = box.table(
  'eventPoints',
  {
    best: 2,
    tied: 1,
    solo: 2,
    soloHouses: 5,
    soloFists: 2,
    soloGoods: 4,
    marketDayCards: 1,
    marketDayCoal: 1,
    tailwind: 1,
    stormBack: 1,
    nightRaid: 2,
  },
  { reconstructed: 'all' },
);
