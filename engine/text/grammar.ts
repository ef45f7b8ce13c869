import type { Seat } from '../state.ts';
import type { Cast } from './game-text.ts';

/* Sentence building that German and English share. */

/** "A", "A and B", "A, B and C"; what is false is left out. */
export function joined(parts: readonly (string | false)[], and: string): string {
  const said = parts.filter((part) => part !== false);
  if (said.length < 2) return said.join('');
  return `${said.slice(0, -1).join(', ')} ${and} ${said[said.length - 1]}`;
}

/** "1 worker", "2 workers" */
export function counted(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** Subject and verb: "You take" or "Anna takes". */
export function subject(cast: Cast, seat: Seat, you: string, third: string): string {
  return cast.isYou(seat) ? you : `${cast.name(seat)} ${third}`;
}

/** With a capital letter, for the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A number as it is read: with a true minus. */
export const figures = (n: number | string): string => `${n}`.replace('-', '−');

/** A difference: with a plus where it is more. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : figures(n));
