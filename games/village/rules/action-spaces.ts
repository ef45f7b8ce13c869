import { SPACE_KEYS, type SpaceKey } from '../data/spaces.ts';
import type { ActionSpace } from './action-space.ts';
import { church } from './church.ts';
import { council } from './council.ts';
import { crafts } from './crafts.ts';
import { family } from './family.ts';
import { harvest } from './harvest.ts';
import { marketDay } from './market.ts';
import { travel } from './travel.ts';

const ROWS: Readonly<Record<SpaceKey, ActionSpace>> = {
  grain: harvest,
  family,
  crafts,
  market: marketDay,
  council,
  travel,
  church,
};

/** The action spaces by number. */
export const ACTION_SPACES: readonly ActionSpace[] = SPACE_KEYS.map((key) => ROWS[key]);
