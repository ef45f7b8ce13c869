import { Crest, crestAt, Glyph, type SpriteId } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { ALL_SPACE_KEYS, type SpaceKey } from '../data/spaces.ts';
import type { VillageAction } from '../rules/moves.ts';
import { choiceOf } from '../text/facts.ts';
import type { Board } from './board.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from './drawings.ts';
import { Figure } from './figure.tsx';
import styles from './signs.module.css';
import { Tile } from './tile.tsx';

const DRAWN_SPACES: Readonly<Record<SpaceKey, SpriteId>> = {
  grain: 'grain',
  family: 'b-family',
  crafts: 'v-crate',
  market: 'v-customer',
  council: 'v-ring',
  travel: 'v-wagon',
  church: 'v-bag',
  inn: 'v-set-inn',
  smuggler: 'v-lantern',
  marriage: 'v-set-marriage',
};
export const spaceSign = (space: number): SpriteId => DRAWN_SPACES[ALL_SPACE_KEYS[space]];

/** What stands before the question: a hand for taking a cube, the quill for a death, the place that is meant. */
export function askSign({ frame }: Board): ReactNode {
  if (frame === null) return null;
  switch (frame.kind) {
    case 'turn':
    case 'startingCube':
    case 'takeCubes':
    case 'takeGood':
      return <Glyph id="v-hand" />;
    case 'action':
      return <Glyph id={spaceSign(frame.what)} />;
    case 'chooseAction':
      return <Glyph id="b-well" />;
    case 'produceNow':
      return <Glyph id="v-crate" />;
    case 'pay':
    case 'payCouncil':
    case 'payChurch':
    case 'ringOrCoin':
      return <Glyph id="coin" />;
    case 'privilege':
      return <Glyph id="v-ring" />;
    case 'market':
      return <Glyph id="v-customer" />;
    case 'death':
      return <Glyph id="v-quill" />;
    case 'buyOut':
    case 'climb':
      return <Glyph id="v-bag" />;
    case 'connysCube':
      return <Glyph id="rival-conny" />;
    case 'goals':
      return <Glyph id="v-medal" />;
    default:
      return null;
  }
}

export function choiceSign(board: Board, action: VillageAction): ReactNode {
  const { view, viewer, frame } = board;
  if (viewer === null || frame === null) return null;
  const choice = choiceOf(view, frame, action);
  const member = (number: number): ReactNode =>
    number < 1 ? (
      <Crest crest={crestAt(board, viewer)} />
    ) : (
      <Figure crest={crestAt(board, viewer)} kind={number} className={styles.member} />
    );
  switch (choice.do) {
    case 'cube':
      return <Glyph id={CUBE_SIGNS[choice.cube]} />;
    case 'well':
      return <Glyph id="b-well" />;
    case 'choose':
      return <Glyph id={spaceSign(choice.space)} />;
    case 'harvest':
      return <Glyph id="grain" />;
    case 'mill':
      return <Glyph id="coin" />;
    case 'birth':
    case 'recall':
    case 'train':
    case 'enter':
    case 'advance':
    case 'travel':
    case 'devote':
    case 'buyOut':
    case 'dies':
    case 'climb':
      return member(choice.member);
    case 'produce':
    case 'order':
    case 'takeGood':
      return <Glyph id={GOOD_SIGNS[choice.good]} />;
    case 'privilege':
      return <Glyph id={PRIVILEGE_SIGNS[choice.step - 1]} />;
    case 'payScroll':
      return <Glyph id="v-scroll" />;
    case 'payTime':
      return <Glyph id="v-time" />;
    case 'payCubes':
      return <Glyph id={choice.church ? 'cube-faith' : 'cube-speech'} />;
    case 'pay':
    case 'keepRing':
      return <Glyph id="coin" />;
    case 'giveRing':
      return <Glyph id="v-ring" />;
    case 'takeCubes':
      return <Glyph id={CUBE_SIGNS[choice.cubes[0]]} />;
    case 'serve': {
      const tile = view.stalls[choice.stall];
      return tile === undefined || tile < 0 ? (
        <Glyph id="v-customer" />
      ) : (
        <span className={styles.tile}>
          <Tile tile={tile} at="stall" />
        </span>
      );
    }
    case 'reveal':
      return <Glyph id="v-medal" />;
    case 'pass':
    case 'decline':
      return <Glyph id="ui-close" />;
    case 'done':
    case 'end':
      return <Glyph id="ui-check" />;
    default:
      return null;
  }
}

const PRIVILEGE_SIGNS = ['v-ring', 'v-any-cube', 'v-crate', 'coin'] as const;

const SOURCES: Readonly<Record<string, SpriteId>> = {
  prestige: 'vp',
  travel: 'v-wagon',
  church: 'mark-faith',
  council: 'v-ring',
  chronicle: 'v-quill',
  customers: 'v-customer',
  coins: 'coin',
  goals: 'v-medal',
  villagers: 'v-person',
};

export function sourceSign(source: string): ReactNode {
  return source in SOURCES ? <Glyph id={SOURCES[source]} /> : null;
}
