import { useEffect, useState } from 'react';

/** How long it takes to write a line of the pad, and to look at the totals, in milliseconds. */
const LINE = 600;
const TOTALS = 1100;

export interface Counting {
  /** How many lines there are, that of the totals included. */
  readonly lines: number;
  /** How much longer or shorter things take; without motion nothing is waited for. */
  readonly factor: number;
  /** True once everything has been counted. */
  readonly counted: boolean;
  done(): void;
}

/** Fills the pad line by line; a click or a key ends that at once. Answers how many lines are written. */
export function useCounting({ lines, factor, counted, done }: Counting): number {
  const [written, setWritten] = useState(0);
  useEffect(() => {
    if (counted) return;
    if (factor === 0) {
      done();
      return;
    }
    const isLeft = written < lines;
    const timer = window.setTimeout(
      () => (isLeft ? setWritten(written + 1) : done()),
      (isLeft ? LINE : TOTALS) * factor,
    );
    return () => window.clearTimeout(timer);
  }, [lines, factor, counted, done, written]);
  useEffect(() => {
    if (counted) return;
    document.addEventListener('click', done);
    document.addEventListener('keydown', done);
    return () => {
      document.removeEventListener('click', done);
      document.removeEventListener('keydown', done);
    };
  }, [counted, done]);
  return counted || factor === 0 ? lines : written;
}
