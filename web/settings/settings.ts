import type { Lang } from '@spielstube/engine/text';

export type Light = 'day' | 'candle';
export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export const CONFIRMATIONS = ['never', 'coins', 'always'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
/** How much room the lines of the log have. */
export const DENSITIES = ['roomy', 'dense'] as const;
export type Density = (typeof DENSITIES)[number];
/** Colours of seats: as in heraldry, or such as are told apart whatever colours one sees. */
export const SEAT_COLOURS = ['heraldic', 'distinct'] as const;
export type SeatColours = (typeof SEAT_COLOURS)[number];

/** What a person can set. */
export interface Settings {
  readonly lang: Lang;
  readonly light: Light;
  /** How fast pieces move. */
  readonly speed: Speed;
  /** How long each move of a bot is left to be seen; off: not at all. */
  readonly pace: Speed;
  /** Which payments are asked about before they are made: those with coins, if not none or all. */
  readonly confirm: Confirmation;
  /** Where nothing is left but to end, that happens by itself. */
  readonly autoEnd: boolean;
  /** A payment for which the game proposes a way is made so at once. */
  readonly oneClick: boolean;
  readonly guide: boolean;
  readonly sound: boolean;
  readonly logDensity: Density;
  /** Moves are shown in the notation of records, too. */
  readonly notation: boolean;
  readonly seatColours: SeatColours;
  /** All games are kept on the device, not only those that have been opened. */
  readonly keepAll: boolean;
  /** What others say at a table of the house is shown. */
  readonly talk: boolean;
  /** What the person at this screen is called. */
  readonly name: string;
}

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** Settings as they were stored; whatever is not understood falls back to the standard. */
export function readSettings(stored: string, standard: Settings): Settings {
  const given = entriesOf(stored);
  const name = given.get('name');
  const speed = oneOf(SPEEDS, given.get('speed'), standard.speed);
  return {
    lang: oneOf(['de', 'en'], given.get('lang'), standard.lang),
    light: oneOf(['day', 'candle'], given.get('light'), standard.light),
    speed,
    // Before bots had a pace of their own, it went with the speed of the pieces.
    pace: oneOf(SPEEDS, given.get('pace'), speed),
    confirm: oneOf(CONFIRMATIONS, given.get('confirm'), standard.confirm),
    // It was once called by its contrary.
    autoEnd: (given.get('autoEnd') ?? given.get('confirmTurns') === false) === true,
    oneClick: given.get('oneClick') === true,
    guide: given.get('guide') !== false,
    sound: given.get('sound') === true,
    notation: given.get('notation') === true,
    logDensity: oneOf(DENSITIES, given.get('logDensity'), standard.logDensity),
    seatColours: oneOf(SEAT_COLOURS, given.get('seatColours'), standard.seatColours),
    keepAll: given.get('keepAll') === true,
    talk: given.get('talk') !== false,
    name: typeof name === 'string' ? name.slice(0, 24) : standard.name,
  };
}

function entriesOf(stored: string): ReadonlyMap<string, unknown> {
  try {
    const read: unknown = JSON.parse(stored);
    return new Map(typeof read === 'object' && read !== null ? Object.entries(read) : []);
  } catch {
    return new Map();
  }
}
