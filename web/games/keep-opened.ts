/** A game that has been opened is kept, to be played without the network; if that fails, it is tried the next time. */
export function keepOpened(game: string): void {
  import('../offline/offline.ts').then(({ keepGame }) => keepGame(game)).catch(() => {});
}
