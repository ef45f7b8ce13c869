import { parentPort } from 'node:worker_threads';
import { CorrectionError, layCorrections, type NamedBox } from '@spielstube/engine';
import { correctionInEnglish, gameNamed } from '@spielstube/games';

/** Tries a box in a thread of its own, which ends with it: the same checks as everywhere, and nothing stays loaded. */
async function tryBox({ game: id, box }: { game: string; box: NamedBox }): Promise<unknown> {
  try {
    layCorrections(id, box.values, box.name);
    return { ok: true, box: (await gameNamed(id))?.box.named ?? null };
  } catch (error) {
    if (error instanceof CorrectionError)
      return { ok: false, problem: error.problem, message: await correctionInEnglish(error) };
    throw error;
  }
}

parentPort?.once('message', (asked) => {
  tryBox(asked).then((answer) => parentPort?.postMessage(answer));
});
