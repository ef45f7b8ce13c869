import { Box } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'villagers'
  | 'basics'
  | 'founders'
  | 'support'
  | 'profiteers'
  | 'jokers'
  | 'silver'
  | 'bronze'
  | 'padlock'
  | 'specials'
  | 'stacks'
  | 'starting'
  | 'limits'
  | 'swaps'
  | 'road'
  | 'markets'
  | 'developments'
  | 'countess'
  | 'seasons';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey>('villagers');

/** For checks: the first of the sentences whose condition does not hold. */
export function unless(...claims: readonly (readonly [holds: boolean, wrong: string])[]): string | null {
  return claims.find(([holds]) => !holds)?.[1] ?? null;
}
