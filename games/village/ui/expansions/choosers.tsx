import { Chooser, Glyph, type OpenChoice, PriceTag, unbroken } from '@spielstube/ui';
import type { ReactNode } from 'react';
import type { VillageAction } from '../../rules/moves.ts';
import type { VillageTexts } from '../../text/types.ts';
import type { Board, PartProps } from '../board.ts';
import { isPayment } from '../payments.tsx';
import styles from './choosers.module.css';
import { Card } from './inn/card.tsx';
import { choiceSign } from './signs.tsx';

/** Choices of the expansions that belong to no thing on the table, or to one that is small. */
export const isDrawn = (board: Board, a: VillageAction): boolean => {
  switch (a.do) {
    case 'life':
    case 'pickMonk':
    case 'roll':
    case 'load':
    case 'amount':
    case 'swap':
    case 'takeBread':
    case 'takeTool':
    case 'gainTiles':
    case 'gainMixed':
    case 'useTool':
    case 'giveChest':
      return true;
    case 'buy':
      return board.frame?.kind === 'lookThrough';
    case 'play':
      return board.frame?.kind === 'helmsman' || board.frame?.kind === 'bard';
    default:
      return isPayment(a);
  }
};

/** Payments, gifts, cargo, numbers: on a parchment while they are asked for. */
export function Choosers({ board }: PartProps) {
  return (
    <Chooser
      board={board}
      fits={(a) => isDrawn(board, a)}
      draw={(choice) => drawn(board, choice)}
      className={styles.chooser}
    />
  );
}

function drawn(board: Board, { action, price, words }: OpenChoice<VillageTexts>): ReactNode {
  // The question says all else.
  if (isPayment(action) || action.do === 'swap') return <PriceTag price={price} />;
  if (action.do === 'buy') {
    return (
      <span className={styles.card}>
        <Card card={action.card} name={board.text.words.inn.villager(action.card)} />
      </span>
    );
  }
  return (
    <span className={styles.way}>
      {price.length === 0 && (choiceSign(board, action) ?? <Glyph id="ui-check" />)}
      <span>{action.do === 'amount' ? action.count : unbroken(words)}</span>
      {price.length > 0 && <PriceTag price={price} />}
    </span>
  );
}
