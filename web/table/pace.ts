import type { RoomLook } from '@spielstube/table';
import type { Speed } from '../settings/settings.ts';

/** How long a move of somebody else stays before the next one is shown, in milliseconds. */
const PACE: Readonly<Record<Speed, number>> = { off: 0, fast: 300, normal: 620, slow: 1200 };

/** Own moves and what nobody needs to follow are shown at once. */
export function paceOf(look: RoomLook, pace: Speed): number {
  if (document.hidden || look.whole || look.decision !== null) return 0;
  return look.events.length === 0 ? 0 : PACE[pace];
}

/** Whoever wants to see moves again wants to see them, also if the bots do not wait for it. */
export const replayPace = (pace: Speed): number => Math.max(PACE.fast, PACE[pace]);
