import { CorrectionError, type Game } from '@spielstube/engine';
import { correctionInEnglish, gameNamed, manifests } from '@spielstube/games';
import { UsageError } from './command.ts';

/** The rules of a game; an unknown name or corrections that do not fit are a `UsageError`. */
export async function loadGame(id: string): Promise<Game> {
  const game = await rulesOf(id);
  if (game !== undefined) return game;
  throw new UsageError(`there is no game "${id}"; one of ${manifests.map((each) => each.id).join(', ')}`);
}

async function rulesOf(id: string): Promise<Game | undefined> {
  try {
    return await gameNamed(id);
  } catch (error) {
    if (error instanceof CorrectionError) throw new UsageError(await correctionInEnglish(error));
    throw error;
  }
}

export function loadAll(): Promise<Game[]> {
  return Promise.all(manifests.map(({ id }) => loadGame(id)));
}
