import type { SpriteId } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { TILE_KEYS, TILES, type TileKey } from '../data/tiles.ts';
import { Use } from './marks.tsx';
import styles from './tile.module.css';

const Written = ({
  x,
  y,
  size = 22,
  children,
}: {
  x: number;
  y: number;
  size?: number;
  children: ReactNode;
}) => (
  <text x={x} y={y} fontSize={size}>
    {children}
  </text>
);
const Arrow = ({ x, y, w = 11 }: { x: number; y: number; w?: number }) => (
  <g color="#2a2018">
    <Use id="n-arrow" x={x} y={y} w={w} />
  </g>
);
const Helper = ({ id, x, y, w = 16 }: { id: SpriteId; x: number; y: number; w?: number }) => (
  <Use id={id} x={x} y={y} w={w} h={(w * 62) / 44} />
);

/** Something becomes cheaper. */
const less = (sign: SpriteId, coins: number) => (
  <>
    <Use id={sign} x={14} y={5} w={34} />
    <Use id="n-coin" x={8} y={36} w={22} />
    <Written x={44} y={56} size={23}>
      −{coins}
    </Written>
  </>
);

/** So many of something for a point for each helper of a colour, and some more. */
const forPoints = (sign: SpriteId, count: number, helper: SpriteId, points: number) => (
  <>
    <Written x={15} y={28}>
      {count}
    </Written>
    <Use id={sign} x={24} y={7} w={26} />
    <Arrow x={6} y={40} />
    <Helper id={helper} x={18} y={34} />
    <Written x={47} y={54}>
      +{points}
    </Written>
  </>
);

/** Two cards that are given up. */
const twice = (sign: SpriteId) => (
  <>
    <Use id={sign} x={8} y={8} w={21} />
    <Use id={sign} x={24} y={8} w={21} />
  </>
);

const FACES: Readonly<Record<TileKey, () => ReactNode>> = {
  offspringLess: () => less('n-act-offspring', TILES.offspringLess.coins),
  buildingLess: () => less('n-act-build', TILES.buildingLess.coins),
  missingHelper: () => (
    <>
      <Helper id="n-helper-any" x={10} y={11} w={27} />
      <Written x={47} y={39} size={23}>
        +1
      </Written>
    </>
  ),
  anyGood: () => (
    <>
      <Use id="n-any-good" x={8} y={7} w={34} />
      <Written x={44} y={57} size={23}>
        +{TILES.anyGood.goods}
      </Written>
    </>
  ),
  cardsForYellow: () => (
    <>
      <Helper id="n-helper-y" x={9} y={14} w={24} />
      <Arrow x={33} y={24} w={10} />
      <Use id="n-card" x={37} y={17} w={23} />
    </>
  ),
  coalForGreen: () => (
    <>
      <Helper id="n-helper-g" x={8} y={8} w={18} />
      <Use id="n-coal" x={28} y={8} w={26} />
      <Written x={17} y={53}>
        +
      </Written>
      <Use id="shield" x={26} y={33} w={25} h={27.5} />
      <Written x={38.5} y={53} size={21}>
        {TILES.coalForGreen.points}
      </Written>
    </>
  ),
  woodForCoal: () => (
    <>
      {twice('n-raw-wood')}
      <Arrow x={12} y={39} w={12} />
      <Written x={31} y={56}>
        {TILES.woodForCoal.coal}
      </Written>
      <Use id="n-coal" x={37} y={35} w={21} />
    </>
  ),
  cardsForPoints: () => (
    <>
      {twice('n-card-out')}
      <Arrow x={12} y={39} w={12} />
      <Helper id="n-helper-y" x={26} y={33} />
      <Use id="shield" x={43} y={37} w={15} h={16.5} />
    </>
  ),
  oreForPoints: () => forPoints('n-ore', TILES.oreForPoints.goods, 'n-helper-g', TILES.oreForPoints.points),
  coalForPoints: () =>
    forPoints('n-coal', TILES.coalForPoints.goods, 'n-helper-r', TILES.coalForPoints.points),
  yarnForPoints: () =>
    forPoints('n-yarn', TILES.yarnForPoints.goods, 'n-helper-r', TILES.yarnForPoints.points),
  cottonForPoints: () => (
    <>
      {twice('n-raw-cotton')}
      <Arrow x={9} y={39} w={12} />
      <Helper id="n-helper-r" x={20} y={34} />
      <Written x={48} y={55}>
        +{TILES.cottonForPoints.points}
      </Written>
    </>
  ),
  boardsForPoints: () =>
    forPoints('n-boards', TILES.boardsForPoints.goods, 'n-helper-b', TILES.boardsForPoints.points),
  clayForPoints: () =>
    forPoints('n-clay', TILES.clayForPoints.goods, 'n-helper-b', TILES.clayForPoints.points),
  cattleForPoints: () =>
    forPoints('n-cattle', TILES.cattleForPoints.goods, 'n-helper-b', TILES.cattleForPoints.points),
};

interface TileFaceProps {
  readonly tile: number;
  /** How many lie there: those below show their edges. */
  readonly count?: number;
}

/** A bonus tile, 64 × 64. */
export function TileFace({ tile, count = 1 }: TileFaceProps) {
  return (
    <svg className={styles.tile} viewBox="0 0 64 64" aria-hidden="true">
      {[2, 1]
        .filter((below) => below < count)
        .map((below) => (
          <Use key={below} id="n-tile-under" x={below * 3.6} y={below * -4.2} w={64} />
        ))}
      <Use id="n-tile" x={0} y={0} w={64} />
      {FACES[TILE_KEYS[tile]]()}
    </svg>
  );
}
