import type { GameText } from '@spielstube/engine/text';
import type { RoomLook } from '@spielstube/table';
import { Btn, Dialog, type GameUi, Glyph, type Holdings, type SeatInfo, SeatSign } from '@spielstube/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { keyed } from '../keys/keyed.ts';
import { Tick } from '../parts/tick.tsx';
import { useSettings } from '../settings/settings.store.ts';
import type { DifferenceWords } from '../text/differences/words.ts';
import { type Difference, differencesOf, isChanged, type SeatDifferences } from './differences.ts';
import styles from './differences-dialog.module.css';
import type { TableStore } from './table.store.ts';

export interface DifferencesDialogProps {
  readonly store: TableStore;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly seats: readonly SeatInfo[];
  readonly words: DifferenceWords;
  /** The two positions, by their moves, and the one that is on the board. */
  readonly a: number;
  readonly b: number;
  readonly shown: number;
  swap(): void;
  onClose(): void;
}

interface Loaded {
  readonly a: RoomLook;
  readonly b: RoomLook;
  readonly holdings: Holdings | null;
}

/** Both positions as they were seen, and what the game can tell of seats; null while they are fetched. */
function useLoaded({ store, ui, a, b }: DifferencesDialogProps): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([store.at(a), store.at(b), ui.holdings?.() ?? null]).then(
      ([before, after, holdings]) => isWanted && setLoaded({ a: before, b: after, holdings }),
      () => {
        // Nothing is shown that is not known.
      },
    );
    return () => {
      isWanted = false;
    };
  }, [store, ui, a, b]);
  return loaded;
}

/** What differs between two positions of a game: points and belongings of every seat, beside the board. */
export default function DifferencesDialog(props: DifferencesDialogProps) {
  const { ui, text, seats, words, a, b, shown, swap, onClose } = props;
  const { lang } = useSettings();
  const [onlyChanged, setOnlyChanged] = useState(true);
  const loaded = useLoaded(props);
  const named = (move: number): string => (move === 0 ? words.start : words.move(move));
  return (
    <Dialog place="side" title={words.title} closeLabel={words.close} onClose={onClose}>
      <p className={styles.which}>
        <span data-shown={shown === a}>
          <b>A</b> {named(a)}
        </span>
        <span data-shown={shown === b}>
          <b>B</b> {named(b)}
        </span>
        <Btn glyph="ui-eye" onClick={swap} {...keyed('dialog', 'swap')}>
          {words.show(shown === a ? 'B' : 'A')}
        </Btn>
      </p>
      <Tick checked={onlyChanged} onChange={setOnlyChanged}>
        <b>{words.onlyChanged}</b>
      </Tick>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={words.title}>
        {loaded !== null &&
          differencesOf({ ...loaded, text, lang }).map((differences) => (
            <SeatTable
              key={differences.seat}
              info={seats[differences.seat]}
              differences={differences}
              words={words}
              onlyChanged={onlyChanged}
              signOf={ui.sourceSign}
            />
          ))}
      </section>
    </Dialog>
  );
}

interface SeatTableProps {
  readonly info: SeatInfo | undefined;
  readonly differences: SeatDifferences;
  readonly words: DifferenceWords;
  readonly onlyChanged: boolean;
  signOf(source: string): ReactNode;
}

function SeatTable({ info, differences, words, onlyChanged, signOf }: SeatTableProps) {
  const { points, total, has } = differences;
  const isShown = (line: Difference): boolean => !onlyChanged || isChanged(line);
  const [shownPoints, shownHas] = [points.filter(isShown), has.filter(isShown)];
  return (
    <table className={styles.seat}>
      <caption>
        {info !== undefined && <SeatSign info={info} />}
        <span>{info?.name}</span>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">A</th>
          <th scope="col">B</th>
          <th scope="col">{words.difference}</th>
        </tr>
      </thead>
      <tbody>
        {shownPoints.map((line) => (
          <Line key={line.key} line={line} words={words} sign={signOf(line.key)} />
        ))}
        <Line line={{ ...total, name: words.total }} words={words} sign={null} isTotal />
      </tbody>
      <tbody>
        {shownHas.map((line) => (
          <Line
            key={line.key}
            line={line}
            words={words}
            sign={line.sign === null ? null : <Glyph id={line.sign} />}
          />
        ))}
        {shownHas.length + shownPoints.length === 0 && (
          <tr>
            <td colSpan={4} className={styles.nothing}>
              {words.nothing}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );
}

interface LineProps {
  readonly line: Difference;
  readonly words: DifferenceWords;
  readonly sign: ReactNode;
  readonly isTotal?: boolean;
}

function Line({ line, words, sign, isTotal = false }: LineProps) {
  const by = line.b - line.a;
  return (
    <tr data-differs={isChanged(line)} data-total={isTotal}>
      <th scope="row">
        <span className={styles.name}>
          <span className={styles.sign}>{sign}</span>
          {line.name}
        </span>
      </th>
      <td>{line.a}</td>
      <td>{line.b}</td>
      <td data-by={Math.sign(by)}>{words.change(by)}</td>
    </tr>
  );
}
