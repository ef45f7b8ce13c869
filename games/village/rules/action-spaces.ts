import { INN, MARRIAGE, SMUGGLER, SPACE_KEYS, TRAVEL } from '../data/spaces.ts';
import type { ActionSpace } from './action-space.ts';
import { church } from './church.ts';
import { council } from './council.ts';
import { crafts } from './crafts.ts';
import { innDock, marriageDock, portDock } from './docks.ts';
import { family } from './family.ts';
import { harvest } from './harvest.ts';
import { marketDay } from './market.ts';
import type { Village } from './state.ts';
import { travel } from './travel.ts';

const ROWS: Readonly<Record<(typeof SPACE_KEYS)[number], ActionSpace>> = {
  grain: harvest,
  family,
  crafts,
  market: marketDay,
  council,
  travel,
  church,
};
const ACTION_SPACES: readonly ActionSpace[] = SPACE_KEYS.map((key) => ROWS[key]);

/** The action of a space; with Port Travel leads over the sea. VIL-PORT-SET-01 */
export function actionSpace(s: Village, space: number): ActionSpace {
  switch (space) {
    case TRAVEL:
      return s.port === null ? travel : portDock.docked.travel;
    case INN:
      return innDock.docked.space;
    case SMUGGLER:
      return marriageDock.docked.smuggler;
    case MARRIAGE:
      return marriageDock.docked.space;
    default:
      return ACTION_SPACES[space];
  }
}
