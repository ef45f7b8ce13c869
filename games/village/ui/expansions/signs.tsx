import { Crest, crestAt, Glyph } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { BAKERY } from '../../data/places.ts';
import { TRAVEL } from '../../data/spaces.ts';
import type { VillageAction } from '../../rules/moves.ts';
import { HIDDEN } from '../../rules/state.ts';
import { choiceOf } from '../../text/facts.ts';
import type { Board } from '../board.ts';
import { CUBE_SIGNS, GOOD_SIGNS } from '../drawings.ts';
import { Figure, Monk } from '../figure.tsx';
import drawn from '../signs.module.css';
import { askSign as baseAskSign, choiceSign as baseChoiceSign } from '../signs.tsx';
import { Tile } from '../tile.tsx';
import { cargoSign } from './drawings.ts';
import { Card } from './inn/card.tsx';
import { Captain } from './port/captain.tsx';
import styles from './signs.module.css';

/** What stands before a question of an expansion. */
export function askSign(board: Board): ReactNode {
  const { frame, view } = board;
  switch (frame?.kind) {
    case 'action':
      return frame.what === TRAVEL && view.port !== null ? <Glyph id="v-step" /> : baseAskSign(board);
    case 'cards':
    case 'innStack':
    case 'innBuy':
    case 'noblewoman':
    case 'lookThrough':
      return <Glyph id="v-person" />;
    case 'helmsman':
    case 'voyage':
    case 'cartographer':
      return <Glyph id="v-step" />;
    case 'load':
    case 'loadPair':
      return <Glyph id="v-hold" />;
    case 'island':
      return <Glyph id="v-dock" />;
    case 'seaBurial':
      return <Glyph id="v-sea-grave" />;
    case 'giveChest':
      return <Glyph id="v-chest" />;
    case 'bard':
    case 'herbalist':
      return <Glyph id="v-quill" />;
    case 'father':
    case 'abbot':
      return <Glyph id="v-bag" />;
    case 'howMany':
      return <Glyph id="v-lantern" />;
    case 'useTool':
      return <Glyph id="v-tool" />;
    case 'rank':
    case 'house':
    case 'spouse':
    case 'cousin':
      return <Glyph id="v-rings" />;
    case 'offer':
    case 'grocer':
      return <Glyph id="v-bread" />;
    case 'gain':
      return <Glyph id={frame.what === BAKERY ? 'v-bread' : 'v-tool'} />;
    case 'extraTurn':
    case 'oneOfTwo':
    case 'swap':
    case 'cattleBreeder':
      return <Glyph id="v-hand" />;
    case 'scrapDealer':
      return <Glyph id="v-customer" />;
    case 'tollKeeper':
    case 'messenger':
      return <Glyph id="v-wagon" />;
    case 'jack':
      return <Glyph id="v-die-skill" />;
    case 'councilman':
      return <Glyph id="v-ring" />;
    case 'prodigalSon':
      return <Glyph id="b-family" />;
    default:
      return baseAskSign(board);
  }
}

/** What stands before a choice of an expansion in the list. */
export function choiceSign(board: Board, action: VillageAction): ReactNode {
  const { view, viewer, frame } = board;
  if (viewer === null || frame === null) return null;
  const choice = choiceOf(view, frame, action);
  const member = (kind: number, seat = viewer): ReactNode =>
    kind < 1 ? (
      <Crest crest={crestAt(board, seat)} />
    ) : (
      <Figure crest={crestAt(board, seat)} kind={kind} className={drawn.member} />
    );
  switch (choice.do) {
    case 'play':
    case 'buy':
      return (
        <span className={styles.card}>
          <Card card={choice.card} name="" />
        </span>
      );
    case 'rotate':
      return <Glyph id="v-under" />;
    case 'look':
      return <Glyph id="v-person" />;
    case 'visit':
    case 'board':
    case 'keeper':
    case 'court':
    case 'toTop':
    case 'freeTrip':
    case 'climbBread':
    case 'feed':
    case 'diesWithBread':
    case 'spouse':
      return member(choice.member);
    case 'pick':
      return member(choice.member, action.do === 'pick' ? action.owner : viewer);
    case 'pickMonk':
      return (
        <span className={styles.monk}>
          <Monk />
        </span>
      );
    case 'drink':
      return <Glyph id="v-set-inn" />;
    case 'life':
      return <Glyph id="v-time" />;
    case 'mark':
      return <Glyph id="v-marker" />;
    case 'roll':
      return <Glyph id="v-die-skill" />;
    case 'serveWaiting':
    case 'smuggleFor':
      return <CustomerSign tile={view.queue[choice.place] ?? HIDDEN} />;
    case 'takeCustomer':
      return <CustomerSign tile={view.stalls[choice.stall] ?? HIDDEN} />;
    case 'hire':
      return (
        <span className={styles.card}>
          <Captain captain={choice.captain} />
        </span>
      );
    case 'sail':
    case 'step':
    case 'toIsland':
      return <Glyph id="v-step" />;
    case 'comeHome':
    case 'dock':
      return <Glyph id="v-dock" />;
    case 'load':
    case 'loadTile':
    case 'sell':
    case 'sellExotic':
      return <Glyph id={cargoSign(choice.cargo)} />;
    case 'openChest':
    case 'giveChest':
      return <Glyph id="v-chest" />;
    case 'buryAt':
      return <Glyph id="v-sea-grave" />;
    case 'smuggle':
    case 'amount':
      return <Glyph id={choice.tiles === 'bread' ? 'v-bread' : 'v-tool'} />;
    case 'barter':
      return <Glyph id="v-any-cube" />;
    case 'rank':
      return <Glyph id="v-rings" />;
    case 'swap':
      return <Glyph id={CUBE_SIGNS[choice.colour]} />;
    case 'house':
    case 'gainTiles':
    case 'gainMixed':
      return <Glyph id={choice.place === BAKERY ? 'v-bread' : 'v-tool'} />;
    case 'takeBread':
      return <Glyph id="v-bread" />;
    case 'takeTool':
      return <Glyph id="v-tool" />;
    case 'useTool':
      return <Glyph id={choice.good < 0 ? 'coin' : GOOD_SIGNS[choice.good]} />;
    case 'stop':
    case 'noCards':
      return <Glyph id="ui-check" />;
    default:
      return baseChoiceSign(board, action);
  }
}

function CustomerSign({ tile }: { tile: number }) {
  if (tile < 0) return <Glyph id="v-customer" />;
  return (
    <span className={drawn.tile}>
      <Tile tile={tile} at="stall" />
    </span>
  );
}
