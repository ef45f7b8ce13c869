import { Chooser, Crest, crestAt, Glyph, PriceTag } from '@spielstube/ui';
import type { VillagersAction } from '../rules/moves.ts';
import { jobAt } from '../rules/village.ts';
import styles from './answers.module.css';
import { type PartProps, villageAt } from './board.ts';
import { Face } from './card.tsx';

import { choiceSign } from './signs.tsx';

const ANSWERS: readonly VillagersAction['do'][] = [
  'unlock',
  'payBank',
  'tinner',
  'goldSide',
  'foodSide',
  'jester',
  'endure',
];

/** Who opens a padlock, which side the Founders show, whether the Jester helps: on a parchment over the own area. */
export function Answers({ board }: PartProps) {
  return (
    <Chooser
      board={board}
      fits={(a) => ANSWERS.includes(a.do)}
      className={styles.answers}
      draw={({ action, words, price }) => (
        <>
          {action.do === 'unlock' ? (
            <>
              {board.seats[action.seat]?.kind === 'rival' ? (
                <Glyph id="vp-countess" />
              ) : (
                <Crest crest={crestAt(board, action.seat)} />
              )}
              <Face job={jobAt(villageAt(board, action.seat), action.card)} />
            </>
          ) : (
            choiceSign(board, action)
          )}
          {words}
          <PriceTag price={price} />
        </>
      )}
    />
  );
}
