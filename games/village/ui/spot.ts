import { BOARD } from '@spielstube/art/village/anchors.ts';
import { layingOn } from '@spielstube/ui';

/** Lays something onto a box of the board. */
export const onBoard = layingOn(BOARD);

export { boxAround, boxAt, boxOn } from '@spielstube/ui';
