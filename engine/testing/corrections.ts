import type { CorrectionProblem } from '../index.ts';
import type { BoxText } from '../text/index.ts';

/** Why a game cannot be loaded with corrections, in its own words. Files are loaded anew for that, so classes are not the same. */
export async function whyRefused(loading: Promise<unknown>, { claims }: BoxText): Promise<string> {
  try {
    await loading;
  } catch (error) {
    if (!(error instanceof Error) || !('problem' in error)) throw error;
    const problem = error.problem as CorrectionProblem;
    return problem.what === 'doesNotFit' ? claims[problem.why.claim](...problem.why.about) : error.message;
  }
  throw new Error('the corrections were not refused');
}
