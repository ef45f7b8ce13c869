import type { Proposal } from '@spielstube/ui';
import type { VillagersAction } from '../rules/moves.ts';
import type { Villagers, VillagersFrame } from '../rules/state.ts';
import type { VillagersTexts } from '../text/types.ts';

/**
 * Who opens a padlock: an own villager, whom the bank pays; else a Tinner, who takes nothing; else whoever has the least
 * gold. VRS-LOCK-02, VRS-LOCK-04, VRS-SPECIAL-24
 */
export function proposal(
  view: Villagers,
  { seat }: VillagersFrame,
  open: readonly VillagersAction[],
): Proposal<VillagersTexts> | null {
  const unlocks = open.filter((a) => a.do === 'unlock');
  const goldOf = (owner: number): number => view.players[owner]?.gold ?? Number.POSITIVE_INFINITY;
  const [poorest] = unlocks.toSorted((one, other) => goldOf(one.seat) - goldOf(other.seat));
  const action =
    unlocks.find((a) => a.seat === seat) ??
    open.find((a) => a.do === 'tinner') ??
    poorest ??
    open.find((a) => a.do === 'payBank');
  return action === undefined ? null : { action, standsIn: false };
}
