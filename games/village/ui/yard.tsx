import { Target } from '@spielstube/ui';
import { FARM } from '../data/places.ts';
import { memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { choicesOf, closedFor, membersOf } from './members.ts';
import type { SeatProps } from './table.ts';
import styles from './yard.module.css';

interface YardProps extends SeatProps {
  readonly copy?: boolean;
}

/** The farmhouse, and before it those who live there. */
export function Yard({ table, seat, copy = false }: YardProps) {
  const words = table.text.words;
  const here = membersOf(table, seat).filter(({ place }) => place === FARM);
  return (
    <div className={styles.yard} style={{ '--here': here.length }}>
      <svg className={styles.house} viewBox="0 0 236 126" aria-hidden="true">
        <use href="#b-farm" width="236" height="126" />
      </svg>
      <div className={styles.members}>
        {here.map((member) => (
          <Target
            key={member.index}
            about={{
              title: table.text.words.labels.memberOf(words.member(member.number), table.cast.name(seat)),
              lines: [words.place(FARM)],
            }}
            open={copy ? [] : choicesOf(table, member)}
            closed={copy ? undefined : closedFor(table, member)}
            className={styles.member}
            {...(copy ? {} : { piece: memberPiece(seat, member.index) })}
          >
            <Figure crest={member.crest} number={member.number} />
          </Target>
        ))}
      </div>
    </div>
  );
}
