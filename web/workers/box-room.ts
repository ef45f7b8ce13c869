import { type BoxTable, CorrectionError, type CorrectionProblem, type Corrections } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { fetchPart } from '../games/away.ts';
import { layBoxFirst } from '../games/lay-box.ts';
import { answer } from './call.ts';

/** What a worker is asked in which a box is tried: once, since it has one box for its whole life. */
export interface BoxAsk {
  readonly game: string;
  readonly values: Corrections;
}

/** The whole box with all its expansions and the corrections without those that only say what is printed; or what does not fit. */
export type BoxAnswer =
  | { readonly fits: true; readonly tables: readonly BoxTable[]; readonly values: Corrections }
  | { readonly fits: false; readonly problem: CorrectionProblem };

// What the build puts around imports tells failures to a window; without one the failure itself would be lost.
Object.assign(self, { window: self });

async function tryBox({ game: id, values }: BoxAsk): Promise<BoxAnswer> {
  let problem: CorrectionProblem | null = null;
  const game = await fetchPart(id, async () => {
    try {
      layBoxFirst(id, { name: '', values });
      return await gameNamed(id);
    } catch (error) {
      if (!(error instanceof CorrectionError)) throw error;
      problem = error.problem;
      return undefined;
    }
  });
  if (problem !== null) return { fits: false, problem };
  if (game === undefined) throw new Error(`there is no game ${id}`);
  return { fits: true, tables: game.box.tables(), values: game.box.values };
}

export function hear({ data, ports: [port] }: MessageEvent<BoxAsk>): void {
  void answer(port, () => tryBox(data));
}
