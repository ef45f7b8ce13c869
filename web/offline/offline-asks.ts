/** What lies here whole: games by their ids. */
export interface Kept {
  readonly games: readonly string[];
}

/** What the page asks the service worker, each with a port for the answer. */
export type OfflineAsk =
  /** Somebody has opened this game: it is kept whole from now on. */
  | { readonly what: 'keep'; readonly game: string }
  /** All games, or those only that have been opened. */
  | { readonly what: 'keepAll'; readonly on: boolean }
  | { readonly what: 'kept' }
  /** The waiting version takes over; answers false while somebody plays in another window. */
  | { readonly what: 'takeOver' };

export type OfflineAnswer<T> = { readonly value: T } | { readonly error: string };
