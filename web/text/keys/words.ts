import type { ActOf, Place } from '../../keys/key-table.ts';

/** What keys do: an act without words does not compile. */
export interface KeyWords {
  readonly title: string;
  readonly close: string;
  readonly places: Readonly<Record<Place, string>>;
  readonly acts: { readonly [P in Place]: { readonly [A in ActOf<P>]: string } };
  /** What the browser sees to, or the list of choices shows. */
  readonly more: readonly (readonly [keys: string, what: string])[];
  /** Keys that have a name instead of a letter. */
  readonly names: Readonly<Record<string, string>>;
}
