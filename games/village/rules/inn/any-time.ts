import { NOBODY, push, roll, type Seat, type Tell } from '@spielstube/engine';
import { PRIVILEGES } from '../../data/council.ts';
import { VILLAGER_EFFECTS, VILLAGERS, type VillagerKey } from '../../data/inn.ts';
import { COLOURS, GRAIN_LIMIT, PLOUGH, SCROLL, WAGON } from '../../data/pieces.ts';
import { CASTLE_COUNT, STEPS, stepInChurch, stepInCouncil } from '../../data/places.ts';
import { marriageDock } from '../docks.ts';
import type { VillageEvent } from '../events.ts';
import { holdsSecret, playFromHand } from '../hand.ts';
import { hasMemberOnFarm } from '../members.ts';
import { playCard } from '../moves.ts';
import { mayUse } from '../privileges.ts';
import { reason } from '../reasons.ts';
import { frame, type Inn, type Village } from '../state.ts';
import { gainCube, gainGood, gainGrain, gainPoints } from '../supply.ts';
import type { VillageOffer, VillageVerdict } from '../types.ts';

const SCORED_AT_END = reason('cardScoredAtEnd', 'VIL-CARD-GEN-02', (_s, _f, wish) => ({
  card: 'card' in wish ? wish.card : 0,
}));
const NOBODY_BELOW_TOP = reason('nobodyBelowTop', 'VIL-CARD-ABBOT-04');
const ALL_CASTLES_MARKED = reason('allCastlesMarked', 'VIL-CARD-MESSENGER-04');
const NO_COUNCILLOR = reason('noCouncillor', 'VIL-CARD-COUNCILMAN-01');
const NO_PRIVILEGE = reason('noPrivilege', 'VIL-CARD-COUNCILMAN-08');
const NOT_ON_MARKET_DAY = reason('notOnMarketDay', 'VIL-CARD-HERBALIST-01');
const NO_FARM_MEMBER = reason('noFarmMemberForCard', 'VIL-CARD-COUSIN-05');
const NO_RANK_FREE = reason('noRankFree', 'VIL-CARD-COUSIN-05');

const ALL_CASTLES = (1 << CASTLE_COUNT) - 1;

/** The highest step of a seat in the Council: for the Councilman it leaves nothing to be wished for. VIL-CARD-COUNCILMAN-02 */
export function highestCouncilStep(s: Village, seat: Seat): number {
  let highest = 0;
  for (const place of s.players[seat].members) highest = Math.max(highest, stepInCouncil(place));
  return highest;
}

/** Whether a card that can be played any time can be played now. VIL-CARD-GEN-10 */
export function mayPlay(s: Village, seat: Seat, card: number): VillageVerdict {
  const player = s.players[seat];
  switch (VILLAGERS[card].key) {
    case 'abbot':
      return player.members.some((place) => stepInChurch(place) > 0 && stepInChurch(place) < STEPS)
        ? null
        : NOBODY_BELOW_TOP;
    case 'messenger':
      return player.castles === ALL_CASTLES ? ALL_CASTLES_MARKED : null;
    case 'councilman': {
      const step = highestCouncilStep(s, seat);
      if (step === 0) return NO_COUNCILLOR;
      return PRIVILEGES.some((each) => each <= step && mayUse(s, seat, each) === null) ? null : NO_PRIVILEGE;
    }
    case 'herbalist':
      return s.marketCaller === NOBODY ? null : NOT_ON_MARKET_DAY;
    case 'cousin':
      if (!hasMemberOnFarm(s, seat)) return NO_FARM_MEMBER;
      return marriageDock.docked.freeRanks(s).length > 0 ? null : NO_RANK_FREE;
    default:
      return null;
  }
}

/** Cards in hand that may be played any time, or that somebody might try to play. */
export function offerCards(s: Village, inn: Inn, seat: Seat, offer: VillageOffer): void {
  for (const card of inn.hands[seat]) offerCard(s, seat, card, offer);
  for (const card of inn.secrets[seat]) if (card >= 0) offerCard(s, seat, card, offer);
}

function offerCard(s: Village, seat: Seat, card: number, offer: VillageOffer): void {
  const { use } = VILLAGERS[card];
  if (use === 'anyTime') offer.put(playCard(card), mayPlay(s, seat, card));
  else if (offer.explains && use === 'scored') offer.closed(playCard(card), SCORED_AT_END);
}

/** Any-time cards that bring nothing with which something could be paid or placed. */
const NO_HELP: readonly string[] = ['abbot', 'herbalist'];

/** Whether a card in hand may make possible what is not; one that the others do not know counts whatever it is. */
export function hasHelpInHand(s: Village, inn: Inn, seat: Seat): boolean {
  if (holdsSecret(inn, seat)) return true;
  for (const card of inn.hands[seat]) {
    const { use, key } = VILLAGERS[card];
    if (use === 'anyTime' && !NO_HELP.includes(key) && mayPlay(s, seat, card) === null) return true;
  }
  return false;
}

type Effect = (s: Village, seat: Seat, tell: Tell<VillageEvent>) => void;

const goods =
  (good: number, count: number): Effect =>
  (s, seat, tell) => {
    for (let n = 0; n < count; n++) gainGood(s, seat, good, tell);
  };
const asks =
  (kind: 'abbot' | 'messenger' | 'cattleBreeder' | 'cousin'): Effect =>
  (s, seat) =>
    push(s, frame(kind, seat));
/** Points, then a question. VIL-CARD-GEN-11, -12 */
const pointsAnd =
  (points: number, kind: 'noblewoman' | 'herbalist' | 'prodigalSon' | 'jack'): Effect =>
  (s, seat, tell) => {
    gainPoints(s, seat, points, 'card', tell);
    push(s, frame(kind, seat));
  };

/** What the cards do that can be played any time. Points move the marker at once. VIL-CARD-GEN-11 */
const EFFECTS: Partial<Record<VillagerKey, Effect>> = {
  abbot: asks('abbot'),
  messenger: asks('messenger'),
  cattleBreeder: asks('cattleBreeder'),
  cousin: asks('cousin'),
  noblewoman: pointsAnd(VILLAGER_EFFECTS.noblewoman, 'noblewoman'),
  herbalist: pointsAnd(VILLAGER_EFFECTS.herbalist, 'herbalist'),
  prodigalSon: pointsAnd(VILLAGER_EFFECTS.prodigalSon, 'prodigalSon'),
  jackOfAllTrades: pointsAnd(VILLAGER_EFFECTS.jackOfAllTrades, 'jack'),
  blacksmith: goods(PLOUGH, VILLAGER_EFFECTS.blacksmithPloughs),
  scribe: goods(SCROLL, VILLAGER_EFFECTS.scribeScrolls),
  cartwright: goods(WAGON, VILLAGER_EFFECTS.cartwrightWagons),
  /** Full barns harm nobody: nobody is asked. VIL-CARD-FARMHAND-02 */
  farmhand(s, seat, tell) {
    gainPoints(s, seat, VILLAGER_EFFECTS.farmhand, 'card', tell);
    const room = GRAIN_LIMIT - s.players[seat].grain;
    if (room > 0) gainGrain(s, seat, room, tell);
  },
  councilman: (s, seat) => push(s, frame('councilman', seat, highestCouncilStep(s, seat))),
  /** A cube if there is one, grain if there is room, and a tool or bread. VIL-CARD-GROCER-01 to -03 */
  grocer(s, seat, tell) {
    gainGrain(s, seat, 1, tell);
    push(s, frame('grocer', seat));
    push(s, frame('takeCubes', seat, 1));
  },
};

/** Plays a card that can be played any time. */
export function playAnyTime(s: Village, seat: Seat, card: number, tell: Tell<VillageEvent>): void {
  playFromHand(s, seat, card, tell);
  EFFECTS[VILLAGERS[card].key]?.(s, seat, tell);
}

/** A cube for each roll, as far as the supply has it. VIL-CARD-JACK_OF_ALL_TRADES-02, -03 */
export function rollForCubes(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  for (let n = 0; n < VILLAGER_EFFECTS.jackRolls; n++) {
    const colour = roll(s, COLOURS.length);
    tell?.({ what: 'rolled', seat, colour, for: 'cube' });
    if (s.supply[colour] > 0) gainCube(s, seat, colour, tell);
  }
}
