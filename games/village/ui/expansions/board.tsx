import '@spielstube/art/village/leaf.css';
import '@spielstube/art/village/village.css';
import { CUBES, RIBBONS } from '@spielstube/art/village/anchors.ts';
import { CRAFTS_CUBES } from '@spielstube/art/village/leaf/leaf-box.ts';
import { PORT_CUBES, PORT_RIBBON } from '@spielstube/art/village/port/anchors.ts';
import { BoardRoom } from '@spielstube/ui';
import { WITH_THE_BARD } from '../../data/places.ts';
import type { Board } from '../board.ts';
import { Castles } from '../castles.tsx';
import { Cubes } from '../cubes.tsx';
import { Market } from '../market.tsx';
import { Obituary } from '../obituary.tsx';
import { type BoxesAt, boxesOnBoard, People } from '../people.tsx';
import { Prestige } from '../prestige.tsx';
import { Ribbons } from '../ribbons.tsx';
import { Signposts } from '../signposts.tsx';
import { Stage, stageOf, Veil } from '../stage.tsx';
import styles from '../village.module.css';
import { Ground, Places, SHAPE } from '../village.tsx';
import own from './board.module.css';
import { Choosers } from './choosers.tsx';
import { InnLeaf } from './inn/inn-leaf.tsx';
import { MarriageLeaf } from './marriage/marriage-leaf.tsx';
import { Wedding } from './marriage/wedding.tsx';
import { Hire } from './port/hire.tsx';
import { besideTravel, boxesAtSea, Exotics, Sea } from './port/sea.tsx';
import { SeaLettering } from './port/sea-lettering.tsx';
import { isWedding, type SheetName, useSheet } from './sheets.ts';
import { Strip } from './strip.tsx';

/** Where there are leaves, a strip with their tabs lies to the right of the board. */
const WITH_STRIP = { width: 1177, height: SHAPE.height };
export const shapeOf = (hasLeaves: boolean) => (hasLeaves ? WITH_STRIP : SHAPE);

/** The village with land or sea beyond the river, and leaves that are laid over it. */
export function ExpandedBoard(board: Board) {
  const { inn, port, marriage } = board.view;
  const hasLeaves = inn !== null || marriage !== null;
  const [sheet, take] = useSheet(board);
  const stage = stageOf(board);
  const wedding = stage === null && marriage !== null && isWedding(board);
  return (
    <BoardRoom
      board={board}
      shape={shapeOf(hasLeaves)}
      over={
        <>
          {stage !== null && <Stage board={board} stage={stage} />}
          {wedding && <Wedding board={board} />}
          <Obituary board={board} below={stage !== null || wedding} />
          <Choosers board={board} />
        </>
      }
    >
      <div className={own.table} data-leaves={hasLeaves}>
        <section className={styles.board} aria-label={board.text.words.labels.sheets.board}>
          <Village board={board} hasLeaves={hasLeaves} sheet={sheet} />
          {port !== null && sheet === 'far' && <Hire board={board} port={port} />}
          {stage !== null && <Veil stage={stage} />}
          {inn !== null && sheet === 'inn' && <InnLeaf board={board} inn={inn} />}
          {marriage !== null && sheet === 'marriage' && <MarriageLeaf board={board} marriage={marriage} />}
        </section>
        {hasLeaves && <Strip board={board} open={sheet} take={take} />}
      </div>
    </BoardRoom>
  );
}

interface VillageProps {
  readonly board: Board;
  readonly hasLeaves: boolean;
  readonly sheet: SheetName;
}

const CUBES_BESIDE_LEAVES = { ...CUBES, crafts: CRAFTS_CUBES };
const SEA_RIBBONS = { ...RIBBONS, travel: PORT_RIBBON };

const boxesOnLand: BoxesAt = (at, members, view) =>
  at === WITH_THE_BARD ? members.map((_, n) => besideTravel(n)) : boxesOnBoard(at, members, view);

function Village({ board, hasLeaves, sheet }: VillageProps) {
  const { port } = board.view;
  const spots = hasLeaves ? CUBES_BESIDE_LEAVES : CUBES;
  return (
    <>
      <Ground board={board} picture={port === null ? 'village/board' : 'village/port/board'}>
        {port !== null && <SeaLettering words={board.text.words} />}
      </Ground>
      <div className={styles.layer} data-covered={sheet !== 'far'}>
        <Signposts board={board} />
        <Places board={board} />
        {port === null ? <Castles board={board} /> : <Sea board={board} port={port} />}
        <Market board={board} />
        {port !== null && <Exotics board={board} />}
        <Ribbons board={board} ribbons={port === null ? RIBBONS : SEA_RIBBONS} />
        <Cubes board={board} spots={port === null ? spots : { ...spots, travel: PORT_CUBES }} />
        <People board={board} boxesAt={port === null ? boxesOnLand : boxesAtSea} />
        <Prestige board={board} />
      </div>
    </>
  );
}
