import { BEER } from '../../data/pieces.ts';
import {
  BREWERY,
  castleOf,
  FARM,
  IN_THE_INN,
  isAtSea,
  isInChronicle,
  isOnMarriageBoard,
  seaBurialOf,
} from '../../data/places.ts';
import type { VillageAction } from '../../rules/moves.ts';
import type { Board } from '../board.ts';
import { isDrawn } from './choosers.tsx';
import { type SheetName, sheetAsked, sheetOfSpace } from './sheets.ts';

/** A part of the board that a phone shows at a time: the village itself, or what lies beyond the river. */
export type PartName = 'near' | SheetName;

/** So many choices can be made on each part. */
export function choicesByPart(board: Board): ReadonlyMap<PartName, number> {
  const counts = new Map<PartName, number>();
  for (const { action } of board.open) {
    const part = partOf(board, action);
    if (part !== null) counts.set(part, (counts.get(part) ?? 0) + 1);
  }
  return counts;
}

/** Beyond the river on the board, whether land or sea. */
export const isBeyond = (at: number): boolean =>
  castleOf(at) >= 0 || isAtSea(at) || seaBurialOf(at) >= 0 || isInChronicle(at);

/** Moves that are made beside the board: on buttons, on the farm, in hand. */
const ELSEWHERE: readonly string[] = [
  'pass',
  'decline',
  'done',
  'noCards',
  'stop',
  'end',
  'play',
  'reveal',
  'openChest',
];

/** Where a choice is made, null if not on the board. */
function partOf(board: Board, action: VillageAction): PartName | null {
  if (ELSEWHERE.includes(action.do) || isDrawn(board, action)) return null;
  switch (action.do) {
    case 'cube':
    case 'choose':
      return sheetOfSpace(action.space) ?? 'near';
    case 'recall':
    case 'train':
    case 'dies':
    case 'diesWithBread':
    case 'feed':
      return partOfPlace(action.place);
    case 'well':
      return 'near';
    case 'mill':
      return 'far';
    case 'produce':
    case 'order':
      return action.good === BEER ? 'inn' : 'near';
    default:
      return sheetAsked(board) ?? 'near';
  }
}

function partOfPlace(place: number): PartName | null {
  if (place === FARM) return null;
  if (place === IN_THE_INN || place === BREWERY) return 'inn';
  if (isOnMarriageBoard(place)) return 'marriage';
  return isBeyond(place) ? 'far' : 'near';
}
