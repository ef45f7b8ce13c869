import { unless } from '@spielstube/engine';
import { box } from './box.ts';

/** What everybody begins with. NEW-SET-16, -18, -19, -23 */
export const STARTING = box.table(
  'starting',
  { coal: 5, points: 3, houses: 10, cards: 8, discarded: 3 },
  {
    check: ({ cards, discarded }) => unless([discarded < cards && cards <= 12, 'cardsStay', 12]),
  },
);

/** One game is one chapter of so many rounds. NEW-GEN-02 */
export const ROUNDS = 7;

/** Thresholds of the points track, what passing one brings, and where the marker is turned. NEW-VP-02, NEW-VP-04 */
const track = box.table('pointsTrack', {
  thresholds: { first: 5, second: 10, third: 15, fourth: 20 },
  cards: 2,
  turned: 50,
});
export const THRESHOLDS: readonly number[] = Object.values(track.thresholds);
export const THRESHOLD_CARDS = track.cards;
export const TRACK_TURNED = track.turned;

/** Reach, discount, and what a missing helper costs in cards. NEW-BUILD-04, -11, -12, NEW-PROD-09, NEW-PROGRESS-03, -04 */
export const BUILDING = box.table('building', {
  discount: 3,
  range: 2,
  longRange: 3,
  cardsForHelper: 3,
  cardsAfterProgress: 2,
});

/** The final scoring. NEW-SCORE-02, -09, -11 */
export const SCORING = box.table(
  'scoring',
  { military: { first: 4, second: 2, third: 1 }, coinsPerPoint: 5, missionHouse: 2 },
  { check: ({ coinsPerPoint }) => unless([coinsPerPoint > 0, 'coinsPerPoint']) },
);
export const MILITARY_POINTS: readonly number[] = Object.values(SCORING.military);
