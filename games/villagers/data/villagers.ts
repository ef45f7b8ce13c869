import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import type { SuitKey } from './suits.ts';

/** What is printed on a card. */
type Printed = {
  readonly suit: SuitKey;
  /** Symbols of the suit. */
  readonly symbols: number;
  /** The chain below it, from the bottom: 'miner > seeker'; '' if it is laid on the table. */
  readonly on: string;
  /** How many cards may lie on it. */
  readonly carries: number;
  readonly food: number;
  readonly builders: number;
  readonly gold: number;
  /** Who opens its padlock; '' without one. */
  readonly padlock: string;
  readonly keyRing: number;
  /** Discarded right after it was played. */
  readonly discarded: boolean;
  readonly copies: number;
  /** Copies that lie on the road at the start. */
  readonly signposts: number;
};

const PLAIN = {
  symbols: 1,
  on: '',
  carries: 0,
  food: 0,
  builders: 0,
  gold: 0,
  padlock: '',
  keyRing: 0,
  discarded: false,
  copies: 2,
  signposts: 0,
} as const;

const card = (suit: SuitKey, printed: Partial<Printed> = {}): Printed => ({ suit, ...PLAIN, ...printed });
/** One of the six that lie on the road at the start. */
const SIGNPOST = { signposts: 1 } as const;

/** Places of the road, one for each signpost. VRS-SET-02 */
export const ROAD_PLACES = 6;
/** The longest chain below a card. */
const DEEPEST_CHAIN = 3;

/** The two sides of the card in the middle of a village. VRS-CARD-FOUNDERS-01 */
const founders = box.table('founders', {
  founders: card('grain', { carries: 2, gold: 2, copies: 1 }),
  fedFounders: card('grain', { carries: 2, food: 1, copies: 0 }),
  /** The Countess's card of the solo game, which shows no suit. VRS-SOLO-14 */
  countess: card('special', { symbols: 0, gold: 4, copies: 0 }),
});

const basics = box.table('basics', {
  lumberjack: card('wood', { carries: 2, copies: 10 }),
  hayer: card('hay', { carries: 2, copies: 10 }),
  miner: card('ore', { carries: 2, copies: 10 }),
});

const SIGNPOSTED = ['carpenter', 'thatcher', 'blacksmith', 'swineherd', 'hunter', 'wattler'];

const villagers = box.table(
  'villagers',
  {
    carpenter: card('wood', { on: 'lumberjack', builders: 1, keyRing: 8, ...SIGNPOST }),
    cooper: card('wood', { on: 'lumberjack', gold: 4, padlock: 'blacksmith', keyRing: 6 }),
    shipwright: card('wood', { on: 'lumberjack', builders: 1, gold: 2, keyRing: 4 }),
    wheeler: card('wood', { on: 'lumberjack', carries: 1, gold: 3 }),
    cartwright: card('wood', { on: 'lumberjack > wheeler', gold: 9, keyRing: 2 }),
    woodCarver: card('wood', { on: 'lumberjack' }),
    logRafter: card('wood', { symbols: 2, on: 'lumberjack' }),

    thatcher: card('hay', { on: 'hayer', builders: 1, gold: 2, ...SIGNPOST }),
    bedBuilder: card('hay', { symbols: 2, on: 'hayer', gold: 4, padlock: 'carpenter' }),
    grazier: card('hay', { on: 'hayer', carries: 1, food: 1 }),
    milkMaid: card('hay', { on: 'hayer > grazier', carries: 1, food: 2, padlock: 'cooper' }),
    fromager: card('hay', { on: 'hayer > grazier > milkMaid', food: 1, gold: 15 }),
    peddler: card('hay', { on: 'hayer', padlock: 'cartwright' }),
    horseTrader: card('hay', { on: 'hayer' }),
    oreMuler: card('hay', { on: 'hayer' }),

    blacksmith: card('ore', { on: 'miner', gold: 2, keyRing: 10, ...SIGNPOST }),
    glassBlower: card('ore', { symbols: 2, on: 'miner', gold: 4, padlock: 'blacksmith', keyRing: 2 }),
    mason: card('ore', { on: 'miner', builders: 1, gold: 2 }),
    seeker: card('ore', { on: 'miner', carries: 1 }),
    spelunker: card('ore', { on: 'miner > seeker', carries: 1, gold: 10, padlock: 'chandler' }),
    jeweler: card('ore', { on: 'miner > seeker > spelunker', gold: 20, padlock: 'blacksmith' }),
    locksmith: card('ore', { on: 'miner', padlock: 'blacksmith' }),

    brewer: card('grain', { on: 'founders', food: 1, builders: 1, padlock: 'cooper', keyRing: 2 }),
    poulterer: card('grain', { on: 'founders', food: 1, gold: 3, padlock: 'carpenter' }),
    swineherd: card('grain', { on: 'founders', carries: 1, food: 1, gold: 2, ...SIGNPOST }),
    truffler: card('grain', { on: 'founders > swineherd', food: 1, gold: 8, padlock: 'hunter' }),

    graper: card('grapes', { carries: 2, food: 1 }),
    vintner: card('grapes', { on: 'graper', carries: 1, gold: 5, padlock: 'cooper' }),
    wineTrader: card('grapes', { on: 'graper > vintner', gold: 14, padlock: 'glassBlower' }),

    shepherd: card('wool', { carries: 2, food: 1 }),
    spinner: card('wool', { on: 'shepherd', carries: 1, gold: 4 }),
    weaver: card('wool', { on: 'shepherd > spinner', carries: 1, gold: 12, padlock: 'carpenter' }),
    tailor: card('wool', { on: 'shepherd > spinner > weaver', gold: 24 }),

    tanner: card('leather', { carries: 2, gold: 2 }),
    saddler: card('leather', { on: 'tanner', gold: 5 }),
    cobbler: card('leather', { on: 'tanner', gold: 6, padlock: 'blacksmith' }),

    harvester: card('solo', { food: 1, keyRing: 2 }),
    hunter: card('solo', { food: 1, keyRing: 2, ...SIGNPOST }),
    chandler: card('solo', { symbols: 2, gold: 3, keyRing: 4 }),
    wattler: card('solo', { builders: 1, ...SIGNPOST }),
    fisher: card('solo', { food: 1, gold: 3, padlock: 'shipwright' }),
    beekeeper: card('solo', { gold: 4, padlock: 'carpenter' }),
    grocer: card('solo', { padlock: 'harvester' }),
    freemason: card('solo', { padlock: 'brewer' }),
    priest: card('solo', { padlock: 'chandler' }),
    agent: card('solo'),

    monk: card('special', { carries: 2 }),
    apprentice: card('special', { carries: 2 }),
    tinner: card('special', { discarded: true }),
    smuggler: card('special', { padlock: 'shipwright', discarded: true }),
  },
  {
    // Which six have it is not known; that most have none is not worth a line for each.
    reconstructed: SIGNPOSTED.map((key) => `${key}.signposts`),
    check: (table) =>
      unless(
        [Object.values(table).every(({ copies, signposts }) => signposts <= copies), 'signpostCopy'],
        [
          Object.values(table).reduce((all, { signposts }) => all + signposts, 0) === ROAD_PLACES,
          'signposts',
          ROAD_PLACES,
        ],
        [
          Object.values(table).every(({ on }) => on.split(' > ').length <= DEEPEST_CHAIN),
          'chainDepth',
          DEEPEST_CHAIN,
        ],
      ),
  },
);

const support = box.table('support', {
  benefactor: card('special', { discarded: true, copies: 1 }),
  prophet: card('special', { discarded: true, copies: 1 }),
  pigeoneer: card('special', { discarded: true, copies: 1 }),
  recruiter: card('special', { copies: 1 }),
  nun: card('special', { copies: 1 }),
});

const profiteers = box.table(
  'profiteers',
  {
    arkwright: card('wood', { on: 'lumberjack', copies: 1 }),
    carter: card('hay', { on: 'hayer', copies: 1 }),
    alchemist: card('ore', { on: 'miner', copies: 1 }),
    captain: card('solo', { copies: 1 }),
    wholesaler: card('solo'),
    freelancer: card('special'),
  },
  { reconstructed: ['*.copies'] },
);

/** A Monk or Apprentice carries two cards at the bottom of a chain and one in the middle. VRS-SPECIAL-19, -20 */
export const JOKERS = box.table('jokers', { bottom: 2, middle: 1 });

/** Everything that can lie in a village or a hand, by its key. */
export const PRINTED = { ...founders, ...basics, ...villagers, ...support, ...profiteers };
export type JobKey = keyof typeof PRINTED;
export const BASIC_KEYS = ['lumberjack', 'hayer', 'miner'] as const;
export const VILLAGER_KEYS = Object.keys(villagers) as (keyof typeof villagers)[];
export const SUPPORT_KEYS = Object.keys(support) as (keyof typeof support)[];
export const PROFITEER_KEYS = Object.keys(profiteers) as (keyof typeof profiteers)[];
