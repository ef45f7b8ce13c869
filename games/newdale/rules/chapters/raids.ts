import { NOBODY } from '@spielstube/engine';
import { EVENT_POINTS, eventNumber } from '../../data/events.ts';
import { FIGURE_COUNTS, HOODED } from '../../data/helpers.ts';
import type { Newdale } from '../state.ts';
import { losePoints, seatsInTurnOrder } from '../supply.ts';
import type { NewdaleTell } from '../types.ts';

/* Hooded figures and their raids. NEW-CH5-01 to -04, NEW-CH7-01, -07, -08 */

const NIGHT_OF_THE_HOODS = eventNumber('e14');

/** All of them go into the bag. NEW-CH5-02 */
export function bagHooded(s: Newdale, tell: NewdaleTell): void {
  s.bag[HOODED] += FIGURE_COUNTS[HOODED];
  tell?.({ what: 'hoodedIntoBag', seat: NOBODY, figures: FIGURE_COUNTS[HOODED] });
}

const isNight = (s: Newdale): boolean => s.event === NIGHT_OF_THE_HOODS;

/** Points that each missing fist costs in this round. NEW-CH7-07 */
export const costOfFist = (s: Newdale): number => (isNight(s) ? EVENT_POINTS.nightRaid : 1);

/** Every hooded figure at the market without a fist against it costs points. NEW-CH5-04, NEW-CH7-07 */
export function raid(s: Newdale, tell: NewdaleTell): void {
  const hooded = s.market[HOODED];
  if (hooded === 0) return;
  tell?.({ what: 'raid', seat: NOBODY, hooded, double: isNight(s) });
  for (const seat of seatsInTurnOrder(s)) {
    const missing = Math.max(0, hooded - s.players[seat].fists);
    losePoints(s, seat, missing * costOfFist(s), 'raid', tell);
  }
}
