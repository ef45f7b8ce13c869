import '@spielstube/art/village/leaf.css';
import '@spielstube/art/village/village.css';
import { type Box, CUBES, RIBBONS } from '@spielstube/art/village/anchors.ts';
import { CRAFTS_CUBES } from '@spielstube/art/village/leaf/leaf-box.ts';
import { PORT_CUBES, PORT_RIBBON } from '@spielstube/art/village/port/anchors.ts';
import { BoardRoom, type BoardSight } from '@spielstube/ui';
import { WITH_THE_BARD } from '../../data/places.ts';
import { SPACES, TRAVEL } from '../../data/spaces.ts';
import type { FrameKind } from '../../rules/state.ts';
import type { Board, PartProps } from '../board.ts';
import { Castles } from '../castles.tsx';
import { Chronicle } from '../chronicle.tsx';
import { Mill } from '../crafts.tsx';
import { Cubes, CubesOf } from '../cubes.tsx';
import { Market } from '../market.tsx';
import { Obituary } from '../obituary.tsx';
import { type BoxesAt, boxesOnBoard, People } from '../people.tsx';
import { Prestige } from '../prestige.tsx';
import { Ribbons, SpaceRibbon } from '../ribbons.tsx';
import { Signposts } from '../signposts.tsx';
import { boxAt } from '../spot.ts';
import { Stage, stageOf, Veil } from '../stage.tsx';
import styles from '../village.module.css';
import { Ground, Places, SHAPE } from '../village.tsx';
import own from './board.module.css';
import { Choosers } from './choosers.tsx';
import { place } from './drawings.ts';
import { InnLeaf } from './inn/inn-leaf.tsx';
import { MarriageLeaf } from './marriage/marriage-leaf.tsx';
import { Dusk, Wedding } from './marriage/wedding.tsx';
import { isBeyond } from './parts.ts';
import { Exotics } from './port/exotics.tsx';
import { Hire } from './port/hire.tsx';
import { boxesAtSea, Sea } from './port/sea.tsx';
import { SeaLettering } from './port/sea-lettering.tsx';
import { isWedding, isWeddingNow, useSheet } from './sheets.ts';
import { Strip } from './strip.tsx';
import { Tabs } from './tabs.tsx';

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
      phoneShape={SHAPE}
      about={askedAboutShip(board)}
      {...(hasLeaves && {
        tabs: (sight: BoardSight) => <Tabs board={board} sight={sight} open={sheet} take={take} />,
      })}
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
          <Village board={board} hasLeaves={hasLeaves} isCovered={sheet !== 'far'} />
          {port !== null && sheet === 'far' && <Hire board={board} port={port} />}
          {stage !== null && <Veil stage={stage} />}
          {wedding && isWeddingNow(board) && <Dusk />}
          {inn !== null && sheet === 'inn' && <InnLeaf board={board} inn={inn} />}
          {marriage !== null && sheet === 'marriage' && <MarriageLeaf board={board} marriage={marriage} />}
        </section>
        {hasLeaves && <Strip board={board} open={sheet} take={take} />}
      </div>
    </BoardRoom>
  );
}

const ABOUT_THE_SHIP: readonly FrameKind[] = ['helmsman', 'load', 'loadPair', 'voyage', 'island'];

/** The water where the viewer's ship lies, if the question is about it: there need not be anything lit. */
function askedAboutShip({ frame, view }: Board): string | undefined {
  if (frame === null || view.port === null || !ABOUT_THE_SHIP.includes(frame.kind)) return undefined;
  return place.water(view.port.ships[frame.seat].water);
}

interface VillageProps extends PartProps {
  readonly hasLeaves: boolean;
  /** Whether a leaf lies over the far side: then nothing there can be pointed at. */
  readonly isCovered: boolean;
}

const NEAR_SPACES = SPACES.filter((space) => space !== TRAVEL);
const CUBES_BESIDE_LEAVES = { ...CUBES, crafts: CRAFTS_CUBES };

function Village({ board, hasLeaves, isCovered }: VillageProps) {
  const { port } = board.view;
  return (
    <>
      <Ground board={board} picture={port === null ? 'village/board' : 'village/port/board'}>
        {port !== null && <SeaLettering words={board.text.words} />}
      </Ground>
      <div className={styles.layer}>
        <Signposts board={board} />
        <Places board={board} />
        {!isCovered && <FarSide board={board} />}
        <Market board={board} />
        {port !== null && <Exotics board={board} />}
        <Ribbons board={board} spaces={NEAR_SPACES} />
        <Cubes board={board} spaces={NEAR_SPACES} spots={hasLeaves ? CUBES_BESIDE_LEAVES : CUBES} />
        <People board={board} boxesAt={boxesInTheVillage} />
        <Prestige board={board} />
      </div>
    </>
  );
}

/** What lies beyond the river, and the mill at its bank. */
function FarSide({ board }: PartProps) {
  const { port } = board.view;
  return (
    <>
      <Mill board={board} />
      <Chronicle board={board} />
      {port === null ? <Castles board={board} /> : <Sea board={board} port={port} />}
      <SpaceRibbon board={board} space={TRAVEL} ribbon={port === null ? RIBBONS.travel : PORT_RIBBON} />
      <CubesOf board={board} space={TRAVEL} spots={port === null ? CUBES.travel : PORT_CUBES} />
      <People board={board} boxesAt={boxesBeyond} />
    </>
  );
}

const boxesInTheVillage: BoxesAt = (at, members, view) =>
  isBeyond(at) ? [] : boxesOnBoard(at, members, view);

const boxesBeyond: BoxesAt = (at, members, view) => {
  if (!isBeyond(at)) return [];
  if (at === WITH_THE_BARD) return members.map((_, n) => besideTravel(n));
  return boxesAtSea(at, members) ?? boxesOnBoard(at, members, view);
};

/** The Bard's friend lies in none of the groups: beside the last one. VIL-CARD-BARD-02 */
const besideTravel = (n: number): Box => boxAt([1000 + 26 * n, 509], 25.4, 18);
