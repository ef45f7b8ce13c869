import { BOARD } from '@spielstube/art/village/anchors.ts';
import {
  HARBOUR_NAME,
  NODES,
  OVERSEAS_STALLS,
  SEA_BURIAL,
  SEA_BURIAL_NAME,
  ISLANDS as SPOTS,
  WATER,
} from '@spielstube/art/village/port/anchors.ts';
import type { SpriteId } from '@spielstube/ui';
import { memo } from 'react';
import { WAGON } from '../../../data/pieces.ts';
import { seaBurialPlace } from '../../../data/places.ts';
import {
  COCOA,
  EXOTICS,
  HARBOUR,
  ISLANDS,
  type Island,
  isTimeWater,
  type Lighthouse,
  NEIGHBOURS,
  SEA_BURIAL_POINTS,
  TEA,
} from '../../../data/port.ts';
import type { VillageWords } from '../../../text/words.ts';
import { cubeHeaps, GOOD_SIGNS, heap } from '../../drawings.ts';
import written from '../../lettering.module.css';
import { Medal, Sign } from '../../lettering.tsx';
import { cargoSign } from '../drawings.ts';
import styles from './sea-lettering.module.css';

/** What is written on the sea: ways, waters, islands with their prices, the burial at sea, and two stalls. */
export const SeaLettering = memo(function SeaLettering({ words }: { words: VillageWords }) {
  return (
    <svg className={written.lettering} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      <Ways />
      <Waters />
      {ISLANDS.map((island, n) => (
        <IslandSigns key={island.key} island={island} n={n} name={words.port.island(n)} />
      ))}
      <text className={`${written.name} ${written.middle}`} x={HARBOUR_NAME[0]} y={HARBOUR_NAME[1]}>
        {words.port.water(HARBOUR)}
      </text>
      <Burials name={words.labels.shortPlace(seaBurialPlace(0))} />
      <Stall n={0} cargo={COCOA} points={EXOTICS.cocoaPoints} coins={0} />
      <Stall n={1} cargo={TEA} points={EXOTICS.teaPoints} coins={EXOTICS.teaCoins} />
    </svg>
  );
});

/** Lines between the waters, each once. */
const LINES = NEIGHBOURS.flatMap((ends, from) =>
  ends.filter((to) => to > from || !NEIGHBOURS[to].includes(from)).map((to) => [from, to] as const),
);

function Ways() {
  return LINES.map(([from, to]) => (
    <path
      key={`${from} ${to}`}
      className={styles.line}
      d={`M${NODES[from].join(' ')}L${NODES[to].join(' ')}`}
    />
  ));
}

function Waters() {
  return NODES.map(([x, y], water) =>
    water === HARBOUR ? null : (
      <use
        key={`${x} ${y}`}
        href={isTimeWater(water) ? '#v-water-time' : '#v-water-island'}
        x={x - WATER / 2}
        y={y - WATER / 2}
        width={WATER}
        height={WATER}
      />
    ),
  );
}

const SALE_CELL = { w: 31, h: 17 } as const;

interface IslandSignsProps {
  readonly island: Island;
  readonly n: number;
  readonly name: string;
}

function IslandSigns({ island: { buys, lighthouse }, n, name }: IslandSignsProps) {
  const spots = SPOTS[n];
  const bought = buys.flatMap((points, cargo) => (points > 0 ? [{ cargo, points }] : []));
  const rows = Math.ceil(bought.length / (spots.sale?.columns ?? 1));
  return (
    <g>
      <text className={`${written.name} ${written.middle}`} x={spots.name[0]} y={spots.name[1]}>
        {name}
      </text>
      {spots.sale !== undefined && (
        <rect
          className={styles.sale}
          x={spots.sale.at[0]}
          y={spots.sale.at[1]}
          width={SALE_CELL.w * spots.sale.columns}
          height={SALE_CELL.h * rows + 2}
          rx="3"
        />
      )}
      {spots.sale !== undefined &&
        bought.map(({ cargo, points }, k) => {
          const { x, y } = saleCell(n, k);
          return (
            <g key={cargo}>
              <Sign id={cargoSign(cargo)} x={x + 2} y={y + 2} size={14} />
              <text className={styles.price} x={x + 23} y={y + 13.5}>
                {points}
              </text>
            </g>
          );
        })}
      {spots.lighthouse !== undefined && lighthouse !== null && (
        <LighthouseCost at={spots.lighthouse.cost} lighthouse={lighthouse} />
      )}
    </g>
  );
}

/** A cell of the green board of an island. */
export function saleCell(island: number, n: number) {
  const { sale } = SPOTS[island];
  const [x, y] = sale?.at ?? [0, 0];
  const columns = sale?.columns ?? 1;
  return {
    x: x + SALE_CELL.w * (n % columns),
    y: y + 1 + SALE_CELL.h * Math.floor(n / columns),
    ...SALE_CELL,
  };
}

/** What a lighthouse costs, sign by sign. */
function costOf({ wagons, cubes }: Lighthouse): SpriteId[] {
  return [heap(GOOD_SIGNS[WAGON], wagons), ...cubeHeaps(cubes)].flatMap(({ sign, count }) =>
    Array.from({ length: count }, () => sign),
  );
}
/** How wide the pill with its cost and its points is. */
export const costWidth = (lighthouse: Lighthouse): number => 13 * costOf(lighthouse).length + 34;

interface LighthouseCostProps {
  readonly at: readonly [number, number];
  readonly lighthouse: Lighthouse;
}

function LighthouseCost({ at: [cx, cy], lighthouse }: LighthouseCostProps) {
  const signs = costOf(lighthouse);
  const width = costWidth(lighthouse);
  const left = cx - width / 2;
  return (
    <g>
      <rect className={written.pill} x={left} y={cy - 9.5} width={width} height={19} rx={9.5} />
      {signs.map((sign, n) => (
        <Sign key={n} id={sign} x={left + 4 + 13 * n} y={cy - 7} size={14} />
      ))}
      <text className={written.figure} x={left + 13 * signs.length + 6} y={cy + 4}>
        →
      </text>
      <Medal at={[left + width - 10.5, cy]} r={8} points={lighthouse.points} />
    </g>
  );
}

function Burials({ name }: { name: string }) {
  return (
    <g>
      <text className={`${written.name} ${written.middle}`} x={SEA_BURIAL_NAME[0]} y={SEA_BURIAL_NAME[1]}>
        {name}
      </text>
      {SEA_BURIAL.slice(0, SEA_BURIAL_POINTS.length).map(([x, y], n) => (
        <g key={x}>
          <rect className={styles.burial} x={x} y={y} width={24} height={18} rx={9} />
          <Medal at={[x + 12, y + 9]} r={7} points={SEA_BURIAL_POINTS[n]} />
        </g>
      ))}
    </g>
  );
}

interface StallProps {
  readonly n: number;
  readonly cargo: number;
  readonly points: number;
  readonly coins: number;
}

/** Cocoa and tea are bought at the market square by stalls of their own. */
function Stall({ n, cargo, points, coins }: StallProps) {
  const { x, y, w, h } = OVERSEAS_STALLS[n];
  return (
    <g>
      <rect className={written.plate} x={x} y={y + 9} width={w} height={h - 9} rx={3} />
      <Sign id={cargoSign(cargo)} x={x + 4} y={y + 12} size={17} />
      <text className={written.onPlate} x={x + 24} y={y + 25}>
        →
      </text>
      <Medal at={[x + 44, y + 20.5]} r={7.6} points={points} />
      {coins > 0 && <Sign id="coin" x={x + 51} y={y + 13.5} size={14} />}
      <use href="#b-awning" x={x - 1} y={y - 2} width={w + 2} height={13} preserveAspectRatio="none" />
    </g>
  );
}
