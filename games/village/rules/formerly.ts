import type { FormerRules } from '@spielstube/engine';
import { LIFE_GOALS } from '../data/goals.ts';
import { placesOfDeath } from './death.ts';
import { isFulfilled } from './goals.ts';
import { dies, done, giveRing, type VillageAction } from './moves.ts';
import { guestIsToCome } from './ring.ts';
import type { Village, VillageFrame } from './state.ts';
import type { VillageTypes } from './types.ts';

const SECRETARY = LIFE_GOALS.findIndex(({ key }) => key === 'secretary');

/**
 * Version 2 asked about a death at one place, about goals before final scoring and about the ring only where the goals
 * in hand made a difference, which told others what they were. VIL-GOAL-05
 */
export const formerly: FormerRules<VillageTypes> = {
  unasked(version, s) {
    const asked = s.stack.at(-1);
    return version === 2 && asked !== undefined ? unaskedInTwo(s, asked) : null;
  },
  /** Version 2 had two of the options as fields of their own, at the end. */
  written(version, s, options) {
    if (version !== 2) return s;
    const { options: _today, ...fields } = s;
    return {
      ...fields,
      autoReveal: options.revealGoals !== 'byHand',
      connyRolls: options.connysCube === 'die',
    };
  },
};

function unaskedInTwo(s: Village, { kind, seat }: VillageFrame): VillageAction | null {
  const { goals, members } = s.players[seat];
  const couldReveal = goals.some((goal) => isFulfilled(s, seat, goal));
  switch (kind) {
    case 'death': {
      const places = placesOfDeath(members);
      return places.length === 1 && !couldReveal ? dies(places[0]) : null;
    }
    case 'goals':
      return couldReveal ? null : done;
    case 'ringOrCoin':
      return goals.includes(SECRETARY) || guestIsToCome(s) ? null : giveRing;
    default:
      return null;
  }
}
