import '@spielstube/art/village/village.css';
import type { PictureName } from '@spielstube/art';
import { BareBoard, BoardRoom } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { mixOf } from '../rules/mix.ts';
import type { Board, PartProps } from './board.ts';
import { Castles } from './castles.tsx';
import { Chronicle, Graveyard } from './chronicle.tsx';
import { Church } from './church.tsx';
import { Council } from './council.tsx';
import { Crafts, Mill } from './crafts.tsx';
import { Cubes } from './cubes.tsx';
import { Lettering } from './lettering.tsx';
import { Market } from './market.tsx';
import { Obituary } from './obituary.tsx';
import { Payments } from './payments.tsx';
import { People } from './people.tsx';
import { Prestige } from './prestige.tsx';
import { Ribbons } from './ribbons.tsx';
import { Signposts } from './signposts.tsx';
import { Stage, stageOf, Veil } from './stage.tsx';
import styles from './village.module.css';

/** As the bare board is drawn. */
export const SHAPE = { width: 1100, height: 596 };

/** The village: the bare board, what is written on it, and above both everything that can be pointed at. */
export function VillageBoard(board: Board) {
  const stage = stageOf(board);
  return (
    <BoardRoom
      board={board}
      shape={SHAPE}
      over={
        <>
          {stage !== null && <Stage board={board} stage={stage} />}
          <Obituary board={board} below={stage !== null} />
          <Payments board={board} />
        </>
      }
    >
      <section className={styles.board} aria-label={board.text.words.labels.sheets.board}>
        <Ground board={board} picture="village/board" />
        <div className={styles.layer}>
          <Signposts board={board} />
          <Places board={board} />
          <Mill board={board} />
          <Chronicle board={board} />
          <Castles board={board} />
          <Market board={board} />
          <Ribbons board={board} />
          <Cubes board={board} />
          <People board={board} />
          <Prestige board={board} />
        </div>
        {stage !== null && <Veil stage={stage} />}
      </section>
    </BoardRoom>
  );
}

interface GroundProps extends PartProps {
  readonly picture: PictureName;
  /** What is written on it besides. */
  readonly children?: ReactNode;
}

/** The bare board with what is printed on it. */
export function Ground({ board, picture, children }: GroundProps) {
  const { text, view } = board;
  return (
    <div className={styles.ground}>
      <BareBoard picture={picture} />
      <Lettering words={text.words} seats={view.seats} mix={mixOf(view)} />
      {children}
    </div>
  );
}

/** The places of the village itself, on this side of the mill. */
export function Places({ board }: PartProps) {
  return (
    <>
      <Graveyard board={board} />
      <Crafts board={board} />
      <Council board={board} />
      <Church board={board} />
    </>
  );
}
