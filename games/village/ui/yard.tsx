import { Target } from '@spielstube/ui';
import { FARM } from '../data/places.ts';
import type { SeatProps } from './board.ts';
import { memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { choicesOf, closedFor, membersOf, titleOf } from './members.ts';
import styles from './yard.module.css';

/** The farmhouse, and before it those who live there. */
export function Yard({ board, seat }: SeatProps) {
  const words = board.text.words;
  const here = membersOf(board, seat).filter(({ place }) => place === FARM);
  return (
    <div className={styles.yard}>
      <svg className={styles.house} viewBox="0 0 236 126" aria-hidden="true">
        <use href="#b-farm" width="236" height="126" />
      </svg>
      <div className={styles.members} style={{ '--here': here.length }}>
        {here.map((member) => (
          <Target
            key={member.index}
            about={{
              title: titleOf(board, member),
              lines: [words.place(FARM)],
            }}
            open={choicesOf(board, member)}
            closed={closedFor(board, member)}
            className={styles.member}
            piece={memberPiece(seat, member.index)}
          >
            <Figure crest={member.crest} kind={member.kind} />
          </Target>
        ))}
      </div>
    </div>
  );
}
