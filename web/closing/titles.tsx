import styles from './titles.module.css';

/** What a lone player's points are called, and from how many on. */
export interface Title {
  readonly name: string;
  readonly from: number;
}

/** The first title that these points do not reach; none after the highest. */
export const nextTitle = (titles: readonly Title[], points: number): Title | undefined =>
  titles.find(({ from }) => from > points);

/** All titles as a stair, with the step that was reached. */
export function Titles({ titles, points }: { titles: readonly Title[]; points: number }) {
  const reached = titles.findLast(({ from }) => from <= points);
  return (
    <ol className={styles.titles}>
      {titles.map((title, n) => (
        <li
          key={title.name}
          style={{ '--step': n }}
          data-reached={title.from <= points}
          aria-current={title === reached ? 'step' : undefined}
        >
          <b>{title.from}</b>
          <span>{title.name}</span>
        </li>
      ))}
    </ol>
  );
}
