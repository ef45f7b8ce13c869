import { Crest, crestAt, Glyph, type SpriteId } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { BASICS, FED_FOUNDERS, FOUNDERS, NOTHING } from '../data/jobs.ts';
import { suitOf } from '../rules/knowledge.ts';
import type { VillagersAction } from '../rules/moves.ts';
import type { QuestionKind, SourceKey } from '../rules/state.ts';
import { jobAt } from '../rules/village.ts';
import { type Board, villageAt } from './board.ts';
import { Face } from './card.tsx';
import { colourOf, developmentSign, suitSign } from './drawings.ts';

const ASKING: Readonly<Partial<Record<string, SpriteId>>> = {
  draft: 'v-signpost',
  search: 'v-support',
  pick: 'v-support',
  putBack: 'v-stacks',
  coin: 'v-coins',
  build: 'v-builder',
  benefactor: 'v-builder',
  smuggle: 'v-coins',
  layDown: 'v-villager',
  stack: 'v-stacks',
  countess: 'vp-countess',
  jester: 'vp-jester',
  bailiff: 'vp-countess',
  levy: 'vp-countess',
  seizure: 'vp-countess',
} satisfies Partial<Record<QuestionKind, SpriteId>>;

/** What stands before the question. */
export function askSign({ frame }: Board): ReactNode {
  if (frame === null) return null;
  switch (frame.kind) {
    case 'where':
    case 'side':
    case 'cover':
    case 'apprentice':
      return frame.what === NOTHING ? <Glyph id="v-villager" /> : <Face job={frame.what} />;
    case 'unlock':
      return <Glyph id="v-unlock" style={{ '--lock': colourOf(frame.what) }} />;
    case 'church':
    case 'inn':
    case 'tavern':
      return <Glyph id={developmentSign(frame.what)} />;
    default: {
      const sign = ASKING[frame.kind];
      return sign === undefined ? null : <Glyph id={sign} />;
    }
  }
}

/** The sign in front of a choice in the list: mostly a face. */
export function choiceSign(board: Board, action: VillagersAction): ReactNode {
  const { view, frame } = board;
  switch (action.do) {
    case 'take':
    case 'coin':
    case 'give':
      return view.road[action.place] === NOTHING ? (
        <Glyph id="v-signpost" />
      ) : (
        <Face job={view.road[action.place]} />
      );
    case 'draw':
    case 'search':
    case 'onStack': {
      const top = view.stacks[action.stack].at(-1);
      return <Glyph id={top === undefined ? 'v-stacks' : suitSign(suitOf(top))} />;
    }
    case 'play':
    case 'pick':
    case 'putBack':
    case 'lay':
    case 'discard':
      return <Face job={action.job} />;
    case 'swap':
    case 'basic':
      return <Face job={BASICS[action.basic]} />;
    case 'onto':
    case 'smuggle':
    case 'seize':
      return <Face job={jobAt(villageAt(board, frame?.seat ?? 0), action.card)} />;
    case 'replace':
    case 'hire':
      return <Face job={jobAt(villageAt(board, action.seat), action.card)} />;
    case 'unlock':
      return action.seat < view.seats ? (
        <Crest crest={crestAt(board, action.seat)} />
      ) : (
        <Glyph id="vp-countess" />
      );
    case 'goldSide':
      return <Face job={FOUNDERS} />;
    case 'foodSide':
      return <Face job={FED_FOUNDERS} />;
    case 'jester':
      return <Glyph id="vp-jester" />;
    default:
      return <Glyph id={PLAIN_SIGNS[action.do]} />;
  }
}

const PLAIN_SIGNS = {
  drawPile: 'v-stacks',
  recruit: 'v-signpost',
  keepOrder: 'ui-check',
  noCoin: 'ui-close',
  end: 'ui-check',
  onTable: 'v-villager',
  payBank: 'v-coins',
  tinner: 'v-unlock',
  endure: 'ui-check',
  pay: 'v-coins',
} as const satisfies Partial<Record<VillagersAction['do'], SpriteId>>;

const SOURCES: Readonly<Record<SourceKey, SpriteId>> = {
  start: 'v-coins',
  road: 'v-signpost',
  firstMarket: 'vk-market-1',
  secondMarket: 'vk-market-2',
  silver: 'v-silver',
  coins: 'v-coin-1',
  smuggler: 'vp-smuggler',
  bronze: 'v-bronze',
  developments: 'v-develop',
  paid: 'v-unlock',
  events: 'vp-countess',
};
const isSource = (source: string): source is SourceKey => source in SOURCES;

export const sourceSign = (source: string): ReactNode => (
  <Glyph id={isSource(source) ? SOURCES[source] : 'v-gold'} />
);
