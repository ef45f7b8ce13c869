import { ANCHORS, BOARD, type BoardAnchors } from '@spielstube/art/newdale/anchors.ts';
import { layingOn } from '@spielstube/ui';
import { chapterOf } from '../rules/supply.ts';
import type { Board } from './board.ts';
import { BOARD_NAMES } from './drawings.ts';

/** Lays something onto a box of the map. */
export const onMap = layingOn(BOARD);

/** Where things stand on the board of this chapter. */
export const anchorsOf = ({ view }: Board): BoardAnchors => ANCHORS[BOARD_NAMES[chapterOf(view).board]];
