import styles from './steps.module.css';

/** Where something stands on a way: behind, here, or still to come. */
export type When = 'past' | 'now' | 'to come';
export const whenOf = (n: number, now: number): When => (n < now ? 'past' : n === now ? 'now' : 'to come');

export interface StepsProps {
  readonly count: number;
  /** Which one it is now, from 0. */
  readonly now: number;
  readonly className?: string;
}

/** Rounds or turns as a row of beads; readers get it in words beside it. */
export function Steps({ count, now, className = '' }: StepsProps) {
  return (
    <span className={`${styles.steps} ${className}`} aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps keep their order
        <i key={n} data-when={whenOf(n, now)} />
      ))}
    </span>
  );
}

/** A section of the game, and the progress (0 to 1) it ends at. */
export interface Chapter {
  readonly name: string;
  readonly end: number;
}

/** Sections of the same length. */
export const evenChapters = (names: readonly string[]): Chapter[] =>
  names.map((name, n) => ({ name, end: (n + 1) / names.length }));
