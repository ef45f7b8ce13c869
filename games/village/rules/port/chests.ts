import { type Options, reveal, type Seat, type Tell } from '@spielstube/engine';
import { fits } from '../../data/mixes.ts';
import { CHESTS } from '../../data/port.ts';
import { gainTools } from '../bread-and-tools.ts';
import type { VillageEvent } from '../events.ts';
import { mixOfOptions } from '../mix.ts';
import { giveChest as giveChestOf, openChest } from '../moves.ts';
import { isChosen } from '../promos.ts';
import type { Port, Village } from '../state.ts';
import { gainCoins } from '../supply.ts';
import type { VillageOffer, VillageQuestion } from '../types.ts';
import { shipOf } from './ships.ts';

/** The treasure chests of a game with Port. VIL-PORT-SET-05, VIL-COMBO-MP-01, VIL-PROMO-11 */
export const chestsInPlay = (options: Options): number[] =>
  CHESTS.map((_, chest) => chest).filter((chest) => {
    const { needs, promo, key } = CHESTS[chest];
    return fits(needs, mixOfOptions(options)) && (!promo || isChosen(options, key));
  });

/** Own chests at home, one of each content: equal ones are one choice. */
function differentChests(s: Village, seat: Seat): number[] {
  const contents: string[] = [];
  return shipOf(s, seat).chestsAtHome.flatMap((chest, n) => {
    const content = chest < 0 ? 'hidden' : `${CHESTS[chest].coins} ${CHESTS[chest].tools}`;
    if (contents.includes(content)) return [];
    contents.push(content);
    return [n];
  });
}

/** A chest at home may be opened at any time. VIL-PORT-RET-05 */
export function offerChests(s: Village, seat: Seat, offer: VillageOffer): void {
  if (s.port === null) return;
  for (const chest of differentChests(s, seat)) offer.open(openChest(chest));
}

/** Its coins or tools come to the farm, and it goes to the box. VIL-PORT-RET-05, VIL-COMBO-MP-02 */
export function openChestOf(s: Village, port: Port, seat: Seat, nth: number, tell: Tell<VillageEvent>): void {
  const [chest] = port.ships[seat].chestsAtHome.splice(nth, 1);
  port.opened.push(chest);
  reveal(s);
  tell?.({ what: 'openedChest', seat, chest });
  const { coins, tools } = CHESTS[chest];
  if (coins > 0) gainCoins(s, seat, coins, tell);
  if (tools > 0) gainTools(s, seat, tools, tell);
}

/** Which chest does the Collector get? Its content is not shown. VIL-PROMO-10 */
export const giveChest: VillageQuestion = {
  auto(s, f, tell) {
    if (shipOf(s, f.seat).chestsAtHome.length > 1) return false;
    handOver(s, f.seat, 0, tell);
    return true;
  },
  options(s, f, offer) {
    for (const chest of differentChests(s, f.seat)) offer.open(giveChestOf(chest));
  },
  resolve(s, f, a, tell) {
    if (a.do === 'giveChest') handOver(s, f.seat, a.chest, tell);
  },
};

function handOver(s: Village, seat: Seat, nth: number, tell: Tell<VillageEvent>): void {
  if (s.port === null) return;
  const [chest] = s.port.ships[seat].chestsAtHome.splice(nth, 1);
  s.port.given = chest;
  s.port.givenBy = seat;
  tell?.({ what: 'gaveChest', seat });
}
