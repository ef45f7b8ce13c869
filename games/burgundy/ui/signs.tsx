import { type Asked, Die, Glyph, type Price } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { CARD_TYPE, type Card } from '../data/cards.ts';
import { ANIMAL_KEYS, GOODS_KEYS } from '../data/setup.ts';
import { TYPE_KEYS } from '../data/types.ts';
import { workersFor } from '../rules/die.ts';
import type { BurgundyAction } from '../rules/moves.ts';
import { NO_CARD } from '../rules/state.ts';
import { gainsOf } from '../text/facts.ts';
import type { BurgundyTexts } from '../text/types.ts';
import type { Board } from './board.ts';
import { ANIMAL_SIGNS, dieNumbered, GAIN_SIGNS, GOODS_SIGNS, PHASE_SIGNS } from './drawings.ts';
import styles from './signs.module.css';
import { stacksOf } from './stacks.ts';
import { CardToken, TypeToken } from './token.tsx';

const cardSign = (card: Card): ReactNode => <CardToken card={card} copy />;

/** What stands before the question: the die at hand, the card that asks, the card of the phase. */
export function askSign({ view, frame }: Board): ReactNode {
  switch (frame?.kind) {
    case 'action': {
      const die = dieNumbered(frame.die);
      return die === undefined ? <Glyph id="die-any" className="die" /> : <Die value={die} />;
    }
    case 'phaseBonus':
      return <Glyph id={PHASE_SIGNS[view.phase]} />;
    case 'goods':
      return <Glyph id={GAIN_SIGNS.goods} />;
    case 'animal':
      return <Glyph id={GAIN_SIGNS.animals} />;
    case 'target':
    case 'makeRoom':
    case 'takeFromDisplay':
      return <span className={styles.asking}>{cardSign(frame.card)}</span>;
    case 'bought':
      return <Glyph id="ui-draw" />;
    default:
      return null;
  }
}

export function choiceSign(board: Board, action: BurgundyAction): ReactNode {
  const { view, viewer, frame } = board;
  switch (action.do) {
    case 'play': {
      const die = dieNumbered(action.die);
      return die === undefined ? null : <Die value={die} />;
    }
    case 'take':
    case 'place':
    case 'keep':
    case 'use':
    case 'giveUp':
      return cardSign(action.card);
    case 'sell':
      return <Glyph id={GOODS_SIGNS[GOODS_KEYS[action.sort]]} />;
    case 'topUp':
      return <Glyph id="worker" />;
    case 'silver':
      return <Glyph id="silver" />;
    case 'convert':
      return <Glyph id="vp" />;
    case 'buy':
      return <Glyph id="ui-draw" />;
    case 'onto': {
      const stack = viewer === null ? undefined : stacksOf(view.players[viewer].estate)[action.stack];
      if (stack !== undefined) return <TypeToken type={stack.type} />;
      const laid = frame?.card ?? NO_CARD;
      return laid === NO_CARD ? null : <TypeToken type={TYPE_KEYS[CARD_TYPE[laid]]} />;
    }
    case 'bonus':
      return <Glyph id={GAIN_SIGNS[gainsOf(view.phase, action.option)[0].what]} />;
    case 'goods': {
      const top = view.goodsStacks[action.stack].at(-1);
      return top === undefined ? null : <Glyph id={GOODS_SIGNS[GOODS_KEYS[top]]} />;
    }
    case 'animal': {
      const top = view.animalStacks[action.stack].at(-1);
      return top === undefined ? null : <Glyph id={ANIMAL_SIGNS[ANIMAL_KEYS[top]]} />;
    }
    case 'decline':
      return <Glyph id="ui-close" />;
    case 'end':
      return <Glyph id="ui-check" />;
  }
}

/** What a choice costs: workers one by one. Only a die of one's own has to be changed by them. */
export function price({ view, frame, text }: Asked<BurgundyTexts>, action: BurgundyAction): Price {
  const count = frame.kind === 'action' ? workersFor(view, frame.die, action) : 0;
  return count === 0 ? [] : [{ sign: 'worker', count, words: text.words.amount('workers', count) }];
}

export function sourceSign(source: string): ReactNode {
  switch (source) {
    case 'triples':
      return <Glyph id="triple" />;
    case 'firstTriples':
      return (
        <svg className={`g ${styles.first}`} viewBox="0 0 60 60" aria-hidden="true">
          <use href="#seal" width="60" height="60" />
          <text x="30" y="39">
            1.
          </text>
        </svg>
      );
    case 'allSeven':
      return <Glyph id="all-seven" />;
    case 'points':
      return <Glyph id="vp" />;
    case 'soldGoods':
      return <Glyph id="goods-m" />;
    case 'animals':
      return <Glyph id="sheep" />;
    case 'startCard':
      return <Glyph id="start-front" />;
    default:
      return null;
  }
}
