import type { Seat } from '@spielstube/engine';
import { FOLLOWERS_PHASE } from './rounds.ts';
import { frame, type Orleans, type OrleansFrame } from './state.ts';

/** What is asked of everybody at once: how many followers come, and where they go. ORL-FOLLOW-12, ORL-PLAN-13 */
export const laneOf = ({ phase }: Orleans, seat: Seat): OrleansFrame =>
  frame(phase === FOLLOWERS_PHASE ? 'followers' : 'plan', seat);
