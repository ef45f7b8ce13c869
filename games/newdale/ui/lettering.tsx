import { ANCHORS, BOARD } from '@spielstube/art/newdale/anchors.ts';
import { memo } from 'react';
import { BOARDS, placeKey } from '../data/boards.ts';
import type { NewdaleWords } from '../text/words.ts';
import { BOARD_NAMES } from './drawings.ts';
import styles from './lettering.module.css';

interface LetteringProps {
  readonly board: number;
  readonly words: NewdaleWords;
}

/** Names of the places, also those that winners of a campaign have given; one that nobody has named is called by its number. */
export const Lettering = memo(function Lettering({ board, words }: LetteringProps) {
  const { places } = ANCHORS[BOARD_NAMES[board]];
  return (
    <svg className={styles.lettering} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      {BOARDS[board].name.map((name, where) => {
        const [x, y] = places[placeKey(board, where)].name;
        return (
          <text key={`${x} ${y}`} x={x} y={y} data-unnamed={name === ''}>
            {words.place(board, where)}
          </text>
        );
      })}
    </svg>
  );
});
