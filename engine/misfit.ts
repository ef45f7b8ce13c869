/** What a claim speaks of: numbers, and words as they are written in tables. */
export type About = readonly (number | string)[];

/**
 * A claim of a table that its corrected values break. A table only names it, with what it speaks of; the words of the game
 * have a sentence for each of its claims, in both languages. `C`: their names.
 */
export interface Misfit<C extends string = string> {
  readonly claim: C;
  readonly about: About;
}

export const misfit = <C extends string>(claim: C, ...about: About): Misfit<C> => ({ claim, about });

/** For checks of tables: the first of the claims that does not hold. */
export function unless<C extends string>(
  ...claims: readonly (readonly [holds: boolean, claim: C, ...about: About])[]
): Misfit<C> | null {
  for (const [holds, claim, ...about] of claims) if (!holds) return { claim, about };
  return null;
}
