import type { CorrectionProblem, Corrections } from '@spielstube/engine';
import { useEffect, useState } from 'react';
import { tryBox } from './try-box.ts';

export type Check =
  | { readonly is: 'running' | 'fits' }
  | { readonly is: 'wrong'; readonly problem: CorrectionProblem };

/** Somebody who clicks on is not answered at every click. */
const PAUSE = 150;

/** Whether the whole box fits together with these values: the checks of its own tables, tried beside the page. */
export function useCheck(game: string, values: Corrections): Check {
  const [check, setCheck] = useState<Check>({ is: 'running' });
  useEffect(() => {
    let isWanted = true;
    setCheck({ is: 'running' });
    const timer = setTimeout(() => {
      tryBox(game, values).then(
        (answer) => {
          if (!isWanted) return;
          setCheck(answer.fits ? { is: 'fits' } : { is: 'wrong', problem: answer.problem });
        },
        // Without the rules nobody can say: the next change asks again.
        () => {},
      );
    }, PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [game, values]);
  return check;
}
