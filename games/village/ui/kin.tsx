import { Target } from '@spielstube/ui';
import { BLACK_BAG, GRAVE, groupOf, isOut, ON_THE_CHURCH, UNBORN } from '../data/places.ts';
import { Figure } from './figure.tsx';
import styles from './kin.module.css';
import { choicesOf, type Member, membersOf } from './members.ts';
import type { SeatProps, TableProps } from './table.ts';

interface KinProps extends SeatProps {
  readonly copy?: boolean;
}

const isDead = ({ place }: Member): boolean => groupOf(place) >= 0 || place === GRAVE;

/** As many lines as a farm is high, alone and above those who are unborn. */
const LINES = { alone: 6, aboveUnborn: 4 } as const;

/** How many lines a list is laid out in; a longer one takes a second column. */
const inLines = (count: number, most: number) => ({
  '--lines': Math.ceil(count / Math.ceil(count / most)),
});

/** Members who are out in the village and the world, each with the place. */
export function Away({ table, seat, copy = false }: KinProps) {
  const words = table.text.words.labels;
  const away = membersOf(table, seat).filter(
    ({ place }) => isOut(place) || place === BLACK_BAG || place === ON_THE_CHURCH,
  );
  if (away.length === 0) return <p className={styles.none}>{words.nobodyAway}</p>;
  return (
    <ul className={styles.away} style={inLines(away.length, LINES.alone)} data-many={away.length > 3}>
      {away.map((member) => (
        <li key={member.index}>
          <Target
            about={{ title: titleOf(table, member), lines: [table.text.words.place(member.place)] }}
            open={copy ? [] : choicesOf(table, member)}
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
export function Departed({ table, seat }: SeatProps) {
  const words = table.text.words.labels;
  const family = membersOf(table, seat);
  const dead = family.filter(isDead);
  const most = family.some(({ place }) => place === UNBORN) ? LINES.aboveUnborn : LINES.alone;
  if (dead.length === 0) return <p className={styles.none}>{words.nobodyDeparted}</p>;
  return (
    <ul className={styles.dead} style={inLines(dead.length, most)} data-many={dead.length > 2}>
      {dead.map((member) => (
        <li key={member.index}>
          <Target
            about={{ title: titleOf(table, member), lines: [table.text.words.place(member.place)] }}
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
export function Unborn({ table, seat }: SeatProps) {
  const words = table.text.words;
  return (
    <p className={styles.unborn}>
      {membersOf(table, seat)
        .filter(({ place }) => place === UNBORN)
        .map(({ index, crest, number }) => (
          <span key={index}>
            <Figure crest={crest} number={number} />
            <span className="vh">{words.member(number)}</span>
          </span>
        ))}
    </p>
  );
}

function titleOf({ text, cast }: TableProps, { number, seat }: Member): string {
  return text.words.labels.memberOf(text.words.member(number), cast.name(seat));
}
