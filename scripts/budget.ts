/** A test and how long it took. */
export interface TimedTest {
  readonly name: string;
  readonly seconds: number;
}

/** A part of the checks and how long it took. */
export interface Part extends TimedTest {
  /** The tests in it, if it consists of tests. */
  readonly tests?: readonly TimedTest[];
}

const SLOWEST = 10;

/** Where the time went, part by part, and the slowest tests. Parts run side by side: together they take longer. */
export function budget(parts: readonly Part[], wholeSeconds: number): string {
  const work = parts.reduce((total, { seconds }) => total + seconds, 0);
  const width = Math.max(...parts.map(({ name }) => name.length));
  const lines = parts.map(({ name, seconds }) => {
    const share = work === 0 ? 0 : Math.round((100 * seconds) / work);
    return `  ${name.padEnd(width)} ${inSeconds(seconds)} ${String(share).padStart(3)} %`;
  });
  const slowest = parts
    .flatMap((part) => (part.tests ?? []).map((test) => ({ ...test, part: part.name })))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ part, name, seconds }) => `${inSeconds(seconds)}  ${part}: ${name}`);
  return [
    `The checks took ${wholeSeconds.toFixed(0)} s; side by side ${work.toFixed(0)} s of work:`,
    ...lines,
    'The slowest tests:',
    ...slowest,
  ].join('\n');
}

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).padStart(6)} s`;
