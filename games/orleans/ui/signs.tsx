import { Crest, crestAt, Glyph, type SpriteId } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { MAP, ROAD } from '../data/map.ts';
import { placeOfTile } from '../data/places.ts';
import { FARMER_GEAR, type OrleansAction } from '../rules/moves.ts';
import { GEAR, NOTHING } from '../rules/state.ts';
import type { Board } from './board.ts';
import { deedSign, GOOD_SIGNS, PERSON_SIGNS, placeSign, stationSign } from './drawings.ts';
import { EventTile } from './event-tile.tsx';
import { Person } from './person.tsx';
import styles from './signs.module.css';

const ASKING: Readonly<Partial<Record<string, SpriteId>>> = {
  removeTile: 'o-ui-offer',
  followers: 'o-ph-followers',
  tower: 'o-p-gunpowder-tower',
  plan: 'o-ph-planning',
  act: 'o-ph-actions',
  recruit: 'o-p-village',
  chooseTile: 'o-trader',
  takeGood: 'o-ware',
  send: 'o-ui-deeds',
  canalReward: 'o-d-canal',
  pharmacy: 'o-p-pharmacy',
  bathhouse: 'o-p-bathhouse',
  technology: 'o-tech',
  torture: 'o-coin',
  sacristy: 'o-p-sacristy',
  harvest: 'o-ph-event',
};

/** What stands before the question. */
export function askSign({ frame }: Board): ReactNode {
  if (frame === null) return null;
  if (frame.kind === 'travel') return <Glyph id={frame.what === ROAD ? 'o-cart' : 'o-barge'} />;
  const sign = ASKING[frame.kind];
  return sign === undefined ? null : <Glyph id={sign} />;
}

/** The picture of a place, a deed or an event: broader than high. */
const picture = (id: SpriteId): ReactNode => (
  <svg className={styles.picture} viewBox="0 0 100 60" aria-hidden="true">
    <use href={`#${id}`} width="100" height="60" />
  </svg>
);

export function choiceSign(board: Board, action: OrleansAction): ReactNode {
  const { view, viewer } = board;
  const crest = crestAt(board, viewer ?? 0);
  switch (action.do) {
    case 'remove':
    case 'take':
    case 'giveTile':
      return picture(placeSign(placeOfTile(action.tile)));
    case 'use':
      return picture(placeSign(action.place));
    case 'fetch':
    case 'stow':
    case 'place':
    case 'placeFromTower':
      return <Person kind={action.kind} crest={crest} />;
    case 'takeBack':
    case 'return': {
      const kind = view.players[viewer ?? 0].spaces[action.space];
      return kind === NOTHING || kind === GEAR ? <Glyph id="o-tech" /> : <Person kind={kind} crest={crest} />;
    }
    case 'recruit':
      return <Glyph id={PERSON_SIGNS[action.profession]} />;
    case 'send':
      return picture(deedSign(action.deed));
    case 'draw':
      return <Glyph id="o-ph-followers" />;
    case 'travel':
      return <Glyph id={MAP[action.path].kind === ROAD ? 'o-cart' : 'o-barge'} />;
    case 'collect':
    case 'giveGood':
    case 'feed':
      return <Glyph id={GOOD_SIGNS[action.good]} />;
    case 'coin':
    case 'pay':
      return <Glyph id="o-coin" />;
    case 'step':
    case 'giveStep':
      return <Glyph id="o-dev" />;
    case 'fit':
    case 'giveGear':
      return <Glyph id={action.gear === FARMER_GEAR ? 'o-tech-farmer' : 'o-tech'} />;
    case 'giveFitted':
      return <Glyph id="o-tech" />;
    case 'giveStation':
    case 'giveUnbuilt':
      return <Glyph id={stationSign(crest)} />;
    case 'givePerson':
      return <Glyph id="o-bag" />;
    case 'shield':
      return <Glyph id="o-monk" />;
    case 'endure':
      return (
        <span className={styles.event}>
          <EventTile event={view.event} />
        </span>
      );
    case 'ready':
    case 'done':
    case 'end':
      return <Glyph id="ui-check" />;
    case 'pass':
    case 'leave':
    case 'stop':
    case 'keep':
      return <Glyph id="ui-close" />;
  }
}

const SOURCES: Readonly<Record<string, SpriteId>> = {
  coins: 'o-coin',
  goods: 'o-ware',
  stations: 'o-station-1',
  citizens: 'o-citizen',
};

export function sourceSign(source: string): ReactNode {
  return source in SOURCES ? <Glyph id={SOURCES[source]} /> : <Crest crest={1} />;
}
