import { type GameState, NOBODY, roll, type Seat } from '@spielstube/engine';
import { isOwn, KINDS } from '../data/people.ts';
import { CITIZEN_ON_FIELD, COINS_ON_FIELD, DEVELOPMENT_END, NO_CITIZEN, STATUS } from '../data/tracks.ts';
import type { OrleansEvent } from './events.ts';
import { NOTHING, type Orleans, type Player } from './state.ts';
import type { OrleansTell } from './types.ts';

/* Coins, goods, persons and development: how they come to a player. */

export function sum(counts: readonly number[]): number {
  let all = 0;
  for (const count of counts) all += count;
  return all;
}

const TURN_ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (_seat, n) => (first + n) % seats),
  ),
);
/** Seats in the order in which things happen: clockwise from the start player. ORL-GEN-07, -08 */
export const inTurnOrder = (s: Orleans): readonly Seat[] => TURN_ORDERS[s.seats][s.startPlayer];

type CoinSource = Extract<OrleansEvent, { what: 'gotCoins' }>['by'];

/** The bank pays what it has; the rest lapses. ORL-GEN-05, -06 */
export function gainCoins(s: Orleans, seat: Seat, coins: number, by: CoinSource, tell: OrleansTell): void {
  if (coins === 0) return;
  const paid = Math.min(coins, s.bank);
  s.bank -= paid;
  s.players[seat].coins += paid;
  tell?.({ what: 'gotCoins', seat, coins: paid, lapsed: coins - paid, by });
}

export function gainFromMarket(s: Orleans, seat: Seat, good: number, tell: OrleansTell): void {
  s.goodsMarket[good]--;
  s.players[seat].goods[good]++;
  tell?.({ what: 'gotGood', seat, good, path: NOTHING });
}

/** Only the first one gets a citizen. */
export function claimCitizen(s: Orleans, seat: Seat, citizen: number, tell: OrleansTell): void {
  if (s.citizens[citizen] !== NOBODY) return;
  s.citizens[citizen] = seat;
  tell?.({ what: 'gotCitizen', seat, citizen });
}

export const statusOf = (p: Player): number => STATUS[p.development];

/** Field by field: coins for everybody, a citizen for the first. ORL-TRACK-DEV-01 to -05, ORL-GEN-17 */
export function develop(s: Orleans, seat: Seat, points: number, tell: OrleansTell): void {
  const player = s.players[seat];
  const from = player.development;
  const to = Math.min(from + points, DEVELOPMENT_END);
  if (to === from) return;
  player.development = to;
  tell?.({ what: 'developed', seat, from, to });
  for (let field = from + 1; field <= to; field++) {
    gainCoins(s, seat, COINS_ON_FIELD[field], 'development', tell);
    if (CITIZEN_ON_FIELD[field] !== NO_CITIZEN) claimCitizen(s, seat, CITIZEN_ON_FIELD[field], tell);
  }
}

/** One of the persons of a bag, all equally likely; he is taken out. */
export function drawPerson(s: GameState, bag: number[]): number {
  let left = roll(s, sum(bag));
  let kind = 0;
  while (left >= bag[kind]) left -= bag[kind++];
  bag[kind]--;
  return kind;
}

/** Several at once, as a list of kinds. */
export function drawPersons(s: GameState, bag: number[], count: number): number[] {
  const drawn: number[] = [];
  for (let n = 0; n < count; n++) drawn.push(drawPerson(s, bag));
  return drawn;
}

export function neutralsIn(bag: readonly number[]): number {
  let neutrals = 0;
  for (let kind = 0; kind < KINDS && !isOwn(kind); kind++) neutrals += bag[kind];
  return neutrals;
}

/** Trading stations on the map. */
export function builtStations({ stations }: Player): number {
  let built = 0;
  for (let rest = stations; rest !== 0; rest &= rest - 1) built++;
  return built;
}
export const hasStation = ({ stations }: Player, city: number): boolean => (stations & (1 << city)) !== 0;

export function citizensOf(s: Orleans, seat: Seat): number {
  let citizens = 0;
  for (const owner of s.citizens) if (owner === seat) citizens++;
  return citizens;
}
