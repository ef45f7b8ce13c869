import { Worker } from 'node:worker_threads';
import { BoxFileError, type CorrectionProblem, type NamedBox, readBox } from '@spielstube/engine';
import { Refused } from '../tables/refused.ts';

type Answer =
  | { readonly ok: true; readonly box: NamedBox | null }
  | { readonly ok: false; readonly problem: CorrectionProblem; readonly message: string };

const SCRIPT = new URL('./check.worker.ts', import.meta.url);
/** Machines are busy; a box that takes longer is none. */
const PATIENCE = 30_000;

/** A box as somebody has sent it, without values that only say what is printed. What does not fit is refused. */
export async function checkBox(game: string, box: NamedBox): Promise<NamedBox | null> {
  const worker = new Worker(SCRIPT);
  const timer = setTimeout(() => void worker.terminate(), PATIENCE);
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the box was not checked')));
      worker.postMessage({ game, box });
    });
    if (!answer.ok) throw new Refused('box', answer.message, { box: answer.problem });
    return answer.box;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

/** The box in the text of a file; '' for the box as it comes. */
export async function boxFrom(game: string, text: string): Promise<NamedBox | null> {
  if (text === '') return null;
  try {
    const { game: of, name, values } = readBox(text);
    if (of !== game) throw new Refused('box', `this is a box of ${of}, not of ${game}`);
    return await checkBox(game, { name, values });
  } catch (error) {
    if (error instanceof BoxFileError) throw new Refused('box', error.message);
    throw error;
  }
}
