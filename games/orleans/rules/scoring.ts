import { leaders, type ScoreLine, type ScoreSheet, type Seat, scoreSheet } from '@spielstube/engine';
import { CITIZEN_VALUE, STATION_VALUE } from '../data/citizens.ts';
import { GOOD_POINTS } from '../data/goods.ts';
import type { Orleans, Player } from './state.ts';
import { builtStations, citizensOf, statusOf } from './supply.ts';

/** ORL-SCORE-02 */
export function goodsPoints({ goods }: Player): number {
  let points = 0;
  for (let good = 0; good < goods.length; good++) points += goods[good] * GOOD_POINTS[good];
  return points;
}

/** What a seat would score now. ORL-SCORE-01 to -04 */
export function pointsOf(s: Orleans, seat: Seat): number {
  const player = s.players[seat];
  const times = STATION_VALUE * builtStations(player) + CITIZEN_VALUE * citizensOf(s, seat);
  return player.coins + goodsPoints(player) + times * statusOf(player);
}

/** The lines of the score pad, in its order. */
export type ScoreSource = 'coins' | 'goods' | 'stations' | 'citizens';
type Line = ScoreLine & { readonly source: ScoreSource };

/** Who stands further ahead on the development track wins a tie. ORL-SCORE-06 */
export function scores(s: Orleans): ScoreSheet[] {
  return s.players.map((player, seat) => {
    const lines: Line[] = [
      { source: 'coins', points: player.coins },
      { source: 'goods', points: goodsPoints(player) },
      { source: 'stations', points: STATION_VALUE * builtStations(player) * statusOf(player) },
      { source: 'citizens', points: CITIZEN_VALUE * citizensOf(s, seat) * statusOf(player) },
    ];
    return scoreSheet(seat, lines, player.development);
  });
}

/** ORL-SCORE-05 to -07 */
export const winners = (s: Orleans): readonly Seat[] => leaders(scores(s));
