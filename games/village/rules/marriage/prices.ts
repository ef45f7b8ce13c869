import type { Seat } from '@spielstube/engine';
import { CUSTOMERS } from '../../data/customers.ts';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../data/marriage.ts';
import { PERSUASION } from '../../data/pieces.ts';
import { breadOf, toolsOf } from '../bread-and-tools.ts';
import type { VillageAction } from '../moves.ts';
import { anyColour, ofColour } from '../prices.ts';
import type { Village, VillageFrame } from '../state.ts';

export const MARRIAGE_PRICE = anyColour(MARRIAGE_BOARD.cubes);
export const OFFER_PRICE = anyColour(MARRIAGE_BOARD.offerCubes);
/** A customer of the waiting line: its green cubes, and some of any colour. VIL-MAR-SMU-05, -12 */
export const smuggledPrice = (green: number): number =>
  ofColour(PERSUASION, green) | anyColour(SMUGGLER_TABLE.customerCubes);
export const SMUGGLER_SALE_PRICE = ofColour(PERSUASION, SMUGGLER_TABLE.saleGreen);

/** What the Smuggler buys: bread or tools, never both. VIL-MAR-SMU-02 */
export const BREAD = 0;
export const TOOLS = 1;
export const tilesOf = (s: Village, seat: Seat, tiles: number): number =>
  tiles === BREAD ? breadOf(s, seat) : toolsOf(s, seat);

/** The price in cubes to which a choice leads. */
export function chargedForMarriage(s: Village, f: VillageFrame, a: VillageAction): number {
  switch (a.do) {
    case 'smuggle':
      return tilesOf(s, f.seat, a.tiles) > 1 ? 0 : SMUGGLER_SALE_PRICE;
    case 'amount':
      return SMUGGLER_SALE_PRICE;
    case 'smuggleFor':
      return smuggledPrice(CUSTOMERS[s.queue[a.place]]?.green ?? 0);
    case 'rank':
      return f.free ? 0 : MARRIAGE_PRICE;
    case 'takeBread':
    case 'takeTool':
      return f.kind === 'offer' ? OFFER_PRICE : 0;
    default:
      return 0;
  }
}
