import { Explain, Target } from '@spielstube/ui';
import { BLACK_BAG, GRAVE, groupOf, isOut, ON_THE_CHURCH, UNBORN } from '../data/places.ts';
import type { Board, SeatProps } from './board.ts';
import { Figure } from './figure.tsx';
import styles from './kin.module.css';
import { choicesOf, type Member, membersOf } from './members.ts';

const isDead = ({ place }: Member): boolean => groupOf(place) >= 0 || place === GRAVE;

/** As many lines as a farm is high, alone and above those who are unborn. */
const LINES = { alone: 6, aboveUnborn: 4 } as const;

/** How many lines a list is laid out in; a longer one takes a second column. */
const inLines = (count: number, most: number) => ({
  '--lines': Math.ceil(count / Math.ceil(count / most)),
});

/** Members who are out in the village and the world, each with the place. */
export function Away({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const away = membersOf(board, seat).filter(
    ({ place }) => isOut(place) || place === BLACK_BAG || place === ON_THE_CHURCH,
  );
  if (away.length === 0) return <p className={styles.none}>{words.nobodyAway}</p>;
  return (
    <ul className={styles.away} style={inLines(away.length, LINES.alone)} data-many={away.length > 3}>
      {away.map((member) => (
        <li key={member.index}>
          <Target
            about={{ title: titleOf(board, member), lines: [board.text.words.place(member.place)] }}
            open={choicesOf(board, member)}
            className={styles.someone}
          >
            <span className={styles.line} aria-hidden="true">
              <Figure crest={member.crest} number={member.number} className={styles.figure} />
              <span>{words.shortPlace(member.place)}</span>
            </span>
          </Target>
        </li>
      ))}
    </ul>
  );
}

/** Members who have died, and where they lie. */
export function Departed({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const family = membersOf(board, seat);
  const dead = family.filter(isDead);
  const most = family.some(({ place }) => place === UNBORN) ? LINES.aboveUnborn : LINES.alone;
  if (dead.length === 0) return <p className={styles.none}>{words.nobodyDeparted}</p>;
  return (
    <ul className={styles.dead} style={inLines(dead.length, most)} data-many={dead.length > 2}>
      {dead.map((member) => (
        <li key={member.index}>
          <Target
            about={{ title: titleOf(board, member), lines: [board.text.words.place(member.place)] }}
            className={styles.someone}
          >
            <span className={styles.line} aria-hidden="true">
              <Figure crest={member.crest} number={member.number} lying className={styles.lying} />
              <span>{words.shortPlace(member.place)}</span>
            </span>
          </Target>
        </li>
      ))}
    </ul>
  );
}

/** Members who are still to be born, pale. */
export function Unborn({ board, seat }: SeatProps) {
  const words = board.text.words;
  return (
    <p className={styles.unborn}>
      {membersOf(board, seat)
        .filter(({ place }) => place === UNBORN)
        .map((member) => (
          <Explain
            key={member.index}
            about={{ title: titleOf(board, member), lines: [words.labels.unbornAbout], rule: 'VIL-FAM-02' }}
          >
            <Figure crest={member.crest} number={member.number} />
            <span className="vh">{words.member(member.number)}</span>
          </Explain>
        ))}
    </p>
  );
}

function titleOf({ text, cast }: Board, { number, seat }: Member): string {
  return text.words.labels.memberOf(text.words.member(number), cast.name(seat));
}
