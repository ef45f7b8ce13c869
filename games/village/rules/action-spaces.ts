import { ALL_SPACE_KEYS, type SpaceKey, TRAVEL } from '../data/spaces.ts';
import type { ActionSpace } from './action-space.ts';
import { church } from './church.ts';
import { council } from './council.ts';
import { crafts } from './crafts.ts';
import { family } from './family.ts';
import { harvest } from './harvest.ts';
import { inn } from './inn/inn.ts';
import { marketDay } from './market.ts';
import { marriage } from './marriage/ceremony.ts';
import { smuggler } from './marriage/smuggler.ts';
import { seaTravel } from './port/sea-travel.ts';
import type { Village } from './state.ts';
import { travel } from './travel.ts';

const ROWS: Readonly<Record<SpaceKey, ActionSpace>> = {
  grain: harvest,
  family,
  crafts,
  market: marketDay,
  council,
  travel,
  church,
  inn,
  smuggler,
  marriage,
};
const ACTION_SPACES: readonly ActionSpace[] = ALL_SPACE_KEYS.map((key) => ROWS[key]);

/** The action of a space; with Port Travel leads over the sea. VIL-PORT-SET-01 */
export const actionSpace = (s: Village, space: number): ActionSpace =>
  space === TRAVEL && s.port !== null ? seaTravel : ACTION_SPACES[space];
