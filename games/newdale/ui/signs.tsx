import { Crest, crestAt, Glyph, type SpriteId } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { NOTHING } from '../data/box.ts';
import { FIRST_SAILOR } from '../data/cards.ts';
import { areaOf, isAreaField } from '../data/fields.ts';
import { grapeOf } from '../data/goods.ts';
import { HOODED } from '../data/helpers.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import type { Board } from './board.ts';
import { cardPicture, FIELD_SIGNS, FIGURE_SIGNS, PROGRESS_SIGNS, personPicture } from './drawings.ts';
import { GoodSign } from './good.tsx';
import { House, Ship, Stone } from './pieces.tsx';
import styles from './signs.module.css';
import { TileFace } from './tile.tsx';

const ASKING: Readonly<Partial<Record<string, SpriteId>>> = {
  layAside: 'n-card-out',
  choosePerson: 'n-helper-any',
  prepare: 'n-tile',
  release: 'n-art-prison',
  offspring: 'n-act-offspring',
  blackMarket: 'n-act-black',
  handCards: 'n-act-hand',
  progress: 'n-act-progress',
  build: 'n-act-build',
  bridge: 'n-act-bridge',
  shipyard: 'n-act-shipyard',
  sail: 'n-act-sail',
  hire: 'n-act-hire',
  chain: 'n-chain',
  feed: 'n-chain',
  steps: 'n-steps',
  buildPhase: 'n-act-build',
  buildNow: 'n-act-build',
  where: 'n-act-build',
  pay: 'n-coin',
  area: 'n-act-build',
  takeTile: 'n-tile',
  special: 'n-vi',
  jail: 'n-art-prison',
  discard: 'n-card-out',
  onto: 'n-any-good',
  chooseHelper: 'n-lens',
  chooseVineyard: 'n-grape',
  nate: 'n-card-out',
  halve: 'n-card-out',
  storm: 'n-art-ev-storm',
  finalProduction: 'n-chain',
};

/** What stands before the question: the stone that is placed or was taken up, or a sign of what is done. */
export function askSign(board: Board): ReactNode {
  const { frame, view } = board;
  if (frame === null) return null;
  if (frame.kind === 'plan') {
    const { stones, available } = view.players[frame.seat];
    const next =
      frame.what !== NOTHING
        ? frame.what
        : stones.findIndex((on, stone) => on === NOTHING && (available & (1 << stone)) !== 0);
    if (next >= 0) return <Piece>{<Stone crest={crestAt(board, frame.seat)} stone={next} />}</Piece>;
    return <Glyph id="ui-check" />;
  }
  if (frame.kind === 'produce' || frame.kind === 'emptyArea')
    return <Picture id={fieldPicture(board, frame.what)} />;
  const sign = ASKING[frame.kind];
  return sign === undefined ? null : <Glyph id={sign} />;
}

const Piece = ({ children }: { children: ReactNode }) => <span className={styles.piece}>{children}</span>;

/** The picture of a building or a person: broader than high. */
const Picture = ({ id }: { id: SpriteId }) => (
  <svg className={styles.picture} viewBox="0 0 80 66" aria-hidden="true">
    <use href={`#${id}`} width={80} height={66} />
  </svg>
);

/** A field of the action board, or the building above a field of an area. */
function fieldPicture({ view, viewer }: Board, field: number): SpriteId {
  if (!isAreaField(field)) return FIELD_SIGNS[field];
  const card = view.players[viewer ?? 0].areas[areaOf(field)];
  return card === NOTHING ? 'n-act-build' : cardPicture(card);
}

function areaPicture({ view, viewer }: Board, area: number): SpriteId {
  const card = view.players[viewer ?? 0].areas[area];
  return card === NOTHING ? 'n-act-build' : cardPicture(card);
}

const WORKS: readonly SpriteId[] = ['n-art-coaltrade', 'n-art-barracks', 'n-art-prison', 'n-art-navigator'];

export function choiceSign(board: Board, action: NewdaleAction): ReactNode {
  const crest = crestAt(board, board.viewer ?? 0);
  switch (action.do) {
    case 'layAside':
    case 'keep':
    case 'build':
    case 'buildOpen':
    case 'feed':
    case 'discard':
      return <Picture id={cardPicture(action.card)} />;
    case 'choose':
    case 'recruit':
    case 'person':
      return <Picture id={personPicture(action.person)} />;
    case 'place':
      return isAreaField(action.field) ? (
        <Picture id={fieldPicture(board, action.field)} />
      ) : (
        <Glyph id={FIELD_SIGNS[action.field]} />
      );
    case 'tile':
      return (
        <Piece>
          <TileFace tile={action.tile} />
        </Piece>
      );
    case 'release':
    case 'helper':
      return <Glyph id={FIGURE_SIGNS[action.colour]} />;
    case 'jail':
      return <Glyph id={FIGURE_SIGNS[action.figure]} />;
    case 'jailLent':
      return <Glyph id={FIGURE_SIGNS[HOODED]} />;
    case 'buy':
      return (
        <Piece>
          <Stone crest={crest} stone={action.stone} />
        </Piece>
      );
    case 'remove':
      return <Glyph id={PROGRESS_SIGNS[action.progress]} />;
    case 'at':
    case 'through':
      return (
        <Piece>
          <House crest={crest} />
        </Piece>
      );
    case 'pay':
    case 'onto':
      return <GoodSign good={action.good} />;
    case 'press':
      return <GoodSign good={grapeOf(action.colour)} />;
    case 'area':
    case 'run':
      return <Picture id={areaPicture(board, action.area)} />;
    case 'sail':
    case 'back':
    case 'stay':
      return (
        <Piece>
          <Ship crest={crest} />
        </Piece>
      );
    case 'hire':
      return <Picture id={cardPicture(FIRST_SAILOR + action.sailor)} />;
    case 'use':
      return <Picture id={WORKS[action.work]} />;
    case 'take':
      return (
        <Piece>
          <TileFace tile={board.view.fieldTiles[action.field]} />
        </Piece>
      );
    case 'settle':
      return <Glyph id="n-coin" />;
    case 'trade':
      return <Glyph id="n-act-black" />;
    case 'draw':
      return <Glyph id="n-card" />;
    case 'produce':
      return <Glyph id="n-any-good" />;
    case 'cover':
      return <Glyph id="n-helper-any" />;
    case 'chain':
    case 'best':
      return <Glyph id="n-chain" />;
    case 'bridge':
      return <Glyph id="n-act-bridge" />;
    case 'deliver':
      return <Glyph id="n-act-shipyard" />;
    case 'fulfil':
      return <Glyph id="n-secret" />;
    case 'skip':
    case 'stop':
      return <Glyph id="ui-close" />;
    case 'ready':
    case 'end':
      return <Glyph id="ui-check" />;
  }
}

const SOURCES: Readonly<Record<string, SpriteId>> = {
  track: 'vp',
  military: 'n-fist',
  order: 'n-any-good',
  goods: 'n-coin',
  mission: 'n-secret',
  target: 'n-road-step',
  buildings: 'n-act-build',
};

export function sourceSign(source: string): ReactNode {
  return source in SOURCES ? <Glyph id={SOURCES[source]} /> : <Crest crest={1} />;
}
