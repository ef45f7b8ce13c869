import type { BoxFile } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Btn } from '@spielstube/ui';
import { useContext, useState } from 'react';
import { Pick } from '../parts/pick.tsx';
import styles from './balance.module.css';
import { BoxDraft } from './box-draft.ts';
import { useBoxWords } from './box-words.ts';
import { type Measured, useBalance } from './use-balance.ts';

/** What corrected values do: wins by seat and points by source, before and after, side by side. It grows as long as it runs. */
export default function Balance({ box }: { box: BoxFile }) {
  const words = useBoxWords().balance;
  const [least, most] = manifestOf(box.game)?.seats ?? [2, 2];
  const counts = Array.from({ length: most - least + 1 }, (_, n) => least + n).filter((count) => count > 1);
  const [seats, setSeats] = useState(2);
  const trial = useBalance(box);
  return (
    <section className={styles.balance} aria-labelledby="balance">
      <h3 id="balance">{words.title}</h3>
      <p>{words.text}</p>
      <p className={styles.line}>
        <Pick
          label={words.seats}
          value={`${seats}`}
          choices={counts.map((count) => ({ value: `${count}`, words: words.withSeats(count) }))}
          onPick={(count) => setSeats(Number(count))}
        />
        {trial.running ? (
          <Btn glyph="ui-pause" onClick={trial.stop}>
            {words.stop}
          </Btn>
        ) : (
          <Btn glyph="ui-play" onClick={() => trial.start(seats)}>
            {words.start}
          </Btn>
        )}
      </p>
      {trial.failed && <p role="alert">{words.failed}</p>}
      {trial.before.games > 0 && trial.after.games > 0 && (
        <Report before={trial.before} after={trial.after} />
      )}
    </section>
  );
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

interface Line {
  readonly name: string;
  readonly before: number;
  readonly after: number;
}

function Report({ before, after }: { before: Measured; after: Measured }) {
  const words = useBoxWords().balance;
  const { text } = useContext(BoxDraft).box;
  const wins = before.bySeat.map(({ seat, winRate }, n) => ({
    name: words.seat(seat),
    before: winRate,
    after: after.bySeat[n]?.winRate ?? 0,
  }));
  const points = before.bySource.map(({ source, mean }) => ({
    name: source === 'total' ? words.total : text.scoreSource(source),
    before: mean,
    after: after.bySource.find((one) => one.source === source)?.mean ?? 0,
  }));
  return (
    <>
      <Lines title={words.wins} lines={wins} show={percent} counts={[before.games, after.games]} />
      <Lines
        title={words.source}
        lines={points}
        show={(value) => value.toFixed(1)}
        counts={[before.games, after.games]}
      />
    </>
  );
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly counts: readonly [number, number];
  show(value: number): string;
}

function Lines({ title, lines, counts, show }: LinesProps) {
  const words = useBoxWords().balance;
  const most = Math.max(...lines.flatMap(({ before, after }) => [before, after]), Number.EPSILON);
  const bar = (value: number) => ({ width: `${(Math.max(0, value) / most) * 100}%` });
  return (
    <table className={styles.lines}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">
            {words.before} <small>{words.games(counts[0])}</small>
          </th>
          <th scope="col">
            {words.after} <small>{words.games(counts[1])}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <i style={bar(before)} />
              {show(before)}
            </td>
            <td className={styles.after}>
              <i style={bar(after)} />
              {show(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
