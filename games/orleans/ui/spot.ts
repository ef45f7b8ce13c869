import { BOARD } from '@spielstube/art/orleans/anchors.ts';
import { layingOn } from '@spielstube/ui';

/** Lays something onto a box of the board. */
export const onBoard = layingOn(BOARD);
