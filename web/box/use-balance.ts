import {
  measureSeats,
  measureSources,
  type Outcome,
  type SeatShare,
  type SourceShare,
} from '@spielstube/bots';
import type { BoxFile, NamedBox } from '@spielstube/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BalanceAsk, BalanceTold } from '../workers/balance-room.ts';
import { openWorker } from '../workers/table-client.ts';

/** What the games so far tell of one box. */
export interface Measured {
  readonly games: number;
  readonly bySeat: readonly SeatShare[];
  readonly bySource: readonly SourceShare[];
}

export interface BalanceTrial {
  readonly running: boolean;
  readonly failed: boolean;
  readonly before: Measured;
  readonly after: Measured;
  start(seats: number): void;
  stop(): void;
}

const NOTHING: Measured = { games: 0, bySeat: [], bySource: [] };
const ENOUGH = 500;
/** How often the page shows what has come, in milliseconds. */
const SHOWN_EVERY = 250;

const measured = (outcomes: readonly Outcome[]): Measured =>
  outcomes.length === 0
    ? NOTHING
    : { games: outcomes.length, bySeat: measureSeats(outcomes), bySource: measureSources(outcomes) };

/** Lets a bot play against itself, with the box as it comes and with this one, each in a worker. */
export function useBalance({ game, name, values }: BoxFile): BalanceTrial {
  const [state, setState] = useState({ running: false, failed: false, before: NOTHING, after: NOTHING });
  const workers = useRef<Worker[]>([]);
  const timer = useRef<ReturnType<typeof setInterval> | undefined>(undefined);
  const stop = useCallback(() => {
    for (const worker of workers.current) worker.terminate();
    workers.current = [];
    clearInterval(timer.current);
    setState((now) => ({ ...now, running: false }));
  }, []);
  useEffect(() => stop, [stop]);
  const start = (seats: number): void => {
    stop();
    const outcomes: [Outcome[], Outcome[]] = [[], []];
    const fail = (): void => {
      stop();
      setState((now) => ({ ...now, failed: true }));
    };
    const boxes: readonly (NamedBox | null)[] = [null, { name, values }];
    workers.current = boxes.map((box, n) => {
      const worker = openWorker('balance');
      worker.onmessage = ({ data }: MessageEvent<BalanceTold>) => {
        if (data.ok) outcomes[n].push(data.outcome);
        else fail();
      };
      worker.onerror = fail;
      const ask: BalanceAsk = { game, box, seats, games: ENOUGH };
      worker.postMessage(ask);
      return worker;
    });
    setState({ running: true, failed: false, before: NOTHING, after: NOTHING });
    timer.current = setInterval(() => {
      const [before, after] = outcomes.map(measured);
      setState((now) => ({ ...now, before, after }));
      if (before.games === ENOUGH && after.games === ENOUGH) stop();
    }, SHOWN_EVERY);
  };
  return { ...state, start, stop };
}
