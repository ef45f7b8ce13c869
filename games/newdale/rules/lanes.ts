import type { Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { STARTING } from '../data/setup.ts';
import { frame, type Newdale, type NewdaleFrame, SETTING_UP } from './state.ts';

/** What is asked of everybody at once: which cards are laid aside, and where the stones go. NEW-SET-23, NEW-PLAN-01 */
export const laneOf = ({ phase }: Newdale, seat: Seat): NewdaleFrame =>
  phase === SETTING_UP ? frame('layAside', seat, NOTHING, STARTING.discarded) : frame('plan', seat);
