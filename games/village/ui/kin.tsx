import { Explain, Target } from '@spielstube/ui';
import { GRAVE, isAway, isInChronicle, ON_THE_CHURCH, seaBurialOf, UNBORN } from '../data/places.ts';
import type { SeatProps } from './board.ts';
import { Figure } from './figure.tsx';
import styles from './kin.module.css';
import { choicesOf, type Member, membersOf, titleOf } from './members.ts';

const isDead = ({ place }: Member): boolean =>
  isInChronicle(place) || place === GRAVE || seaBurialOf(place) >= 0;

/** As many lines as a farm is high, alone and above those who are unborn. */
const LINES = { alone: 6, aboveUnborn: 5 } as const;

/** How many lines a list is laid out in; a longer one takes a second column. */
const inLines = (count: number, most: number) => ({
  '--lines': Math.ceil(count / Math.ceil(count / most)),
});

/** Members who are out in the village and the world, each with the place. */
export function Away({ board, seat }: SeatProps) {
  const words = board.text.words.labels;
  const away = membersOf(board, seat).filter(({ place }) => isAway(place) || place === ON_THE_CHURCH);
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
              <Figure crest={member.crest} kind={member.kind} className={styles.figure} />
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
              <Figure crest={member.crest} kind={member.kind} lying className={styles.lying} />
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
            <Figure crest={member.crest} kind={member.kind} />
            <span className="vh">{words.figure(member.kind)}</span>
          </Explain>
        ))}
    </p>
  );
}
