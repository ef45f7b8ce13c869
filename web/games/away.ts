/** A part of a game that neither lies here nor can be fetched now. */
export class Away extends Error {
  readonly game: string;
  constructor(game: string, cause: unknown) {
    super(game, { cause });
    this.name = 'Away';
    this.game = game;
  }
}

/** Loads a part of a game; if it cannot be had, the error names the game. */
export async function fetchPart<T>(game: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    throw new Away(game, error);
  }
}
