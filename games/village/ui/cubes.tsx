import {
  BOARD,
  type Box,
  CUBE_SIZE,
  CUBES,
  type Point,
  type SpaceName,
} from '@spielstube/art/village/anchors.ts';
import { openChoices, Target, useBitByBit, useDesk } from '@spielstube/ui';
import type { CSSProperties } from 'react';
import { CUBE_KINDS } from '../data/pieces.ts';
import { SPACE_KEYS, SPACES } from '../data/spaces.ts';
import type { Village } from '../rules/state.ts';
import { actionWithout, type Board, type Open, type PartProps } from './board.ts';
import styles from './cubes.module.css';
import { CUBE_SIGNS, place } from './drawings.ts';
import { Refused } from './refused.tsx';
import { boxAt, onBoard } from './spot.ts';

/** The outline of a cube as it is drawn, 64 × 64. */
const OUTLINE = 'm5 19l12 -13h41v41l-12 13h-41z';
/** So many units of that drawing are one of the board. */
const GRID = 64 / CUBE_SIZE;

/** Twelve rays around it, for the one that is about to be taken. */
const RAYS = Array.from({ length: 12 }, (_, n) => {
  const [x, y] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)];
  const at = (radius: number): string => `${(32 + radius * x).toFixed(1)} ${(32 + radius * y).toFixed(1)}`;
  return `M${at(46)}L${at(58)}`;
}).join('');

interface CubesProps extends PartProps {
  /** Where the cubes of each space lie. */
  readonly spots?: Readonly<Record<SpaceName, readonly Point[]>>;
  readonly spaces?: readonly (typeof SPACES)[number][];
}

/** So many new cubes come a picture: at the beginning of a round there are twenty, with a dozen strokes each. */
const CUBES_A_PICTURE = 6;

/** The cubes on the seven action spaces of the village. */
export function Cubes({ board, spots = CUBES, spaces = SPACES }: CubesProps) {
  const { motion } = useDesk();
  const all = spaces.flatMap((space) =>
    cubesOn(board.view, space).map(({ kind, n }) => ({ space, name: `${space} ${kind} ${n}` })),
  );
  const names = all.map(({ name }) => name);
  const here = all.slice(0, useBitByBit(names, CUBES_A_PICTURE, motion.factor > 0));
  return (
    <div className={styles.cubes}>
      <Lights lit={spaces.flatMap((space) => litOn(board, space, spots[SPACE_KEYS[space]]))} />
      {spaces.map((space) => (
        <CubesOf
          key={space}
          board={board}
          space={space}
          spots={spots[SPACE_KEYS[space]]}
          here={here.filter((cube) => cube.space === space).length}
          isOutlined={false}
        />
      ))}
    </div>
  );
}

/** A cube that can be taken: with the action of its space, or alone. */
interface Lit {
  readonly box: Box;
  readonly alone: boolean;
}

const litOn = (board: Board, space: number, spots: readonly Point[]): Lit[] =>
  cubesOn(board.view, space).flatMap(({ kind }, at) =>
    taking(board, space, kind).length > 0
      ? [{ box: boxOf(spots, at), alone: actionWithout(board, space, kind) !== undefined }]
      : [],
  );

/**
 * The light under all lit cubes, and their outlines. It is one thing: twenty that breathe would be twenty layers, and as many
 * between them, and twenty outlines that come and go are a hundred things to style.
 */
function Lights({ lit }: { lit: readonly Lit[] }) {
  if (lit.length === 0) return null;
  const withAction = lit.filter(({ alone }) => !alone);
  const background = withAction.map(({ box }) => `${LIGHT} ${lightAround(box)} no-repeat`).join();
  return (
    <>
      {withAction.length > 0 && <i className={styles.glow} style={{ background }} />}
      <svg className={styles.outlines} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
        <Outlines lit={withAction} />
        <Outlines lit={lit.filter(({ alone }) => alone)} alone />
      </svg>
    </>
  );
}

/** The outlines of several cubes as one. */
function Outlines({ lit, alone = false }: { lit: readonly Lit[]; alone?: boolean }) {
  if (lit.length === 0) return null;
  const outlines = lit.map(({ box }) => `M${box.x * GRID} ${box.y * GRID}${OUTLINE}`).join('');
  return (
    <g className={alone ? styles.alone : ''} transform={`scale(${1 / GRID})`}>
      <path className={styles.edge} d={outlines} />
      <path className={styles.rim} d={outlines} />
    </g>
  );
}

const LIGHT = 'radial-gradient(closest-side, var(--lit) 45%, transparent)';
/** How large the light is, compared with a cube. */
const SPREAD = 1.68;

function lightAround({ x, y, w, h }: Box): string {
  const share = (middle: number, size: number, of: number): string =>
    `${((100 * (middle - size / 2)) / (of - size)).toFixed(3)}%`;
  const [width, height] = [SPREAD * w, SPREAD * h];
  const [left, top] = [share(x + w / 2, width, BOARD.w), share(y + h / 2, height, BOARD.h)];
  return `${left} ${top} / ${((100 * width) / BOARD.w).toFixed(3)}% ${((100 * height) / BOARD.h).toFixed(3)}%`;
}

interface CubesOfProps extends PartProps {
  readonly space: number;
  readonly spots: readonly Point[];
  /** How many of them have come by now; all unless told. */
  readonly here?: number;
  readonly onto?: (box: Box) => CSSProperties;
  readonly isOutlined?: boolean;
}

/** The cubes on one space. */
export function CubesOf({ board, space, spots, here, onto = onBoard, isOutlined = true }: CubesOfProps) {
  const cubes = cubesOn(board.view, space).slice(0, here);
  return (
    <span className={styles.space}>
      <span
        className={styles.anchor}
        data-anchor={place.space(space)}
        style={onto(boxAt(spots[0], CUBE_SIZE, CUBE_SIZE))}
      />
      {cubes.map(({ kind, n }, at) => (
        <Cube
          key={`${kind}-${n}`}
          board={board}
          space={space}
          kind={kind}
          style={onto(boxOf(spots, at))}
          isOutlined={isOutlined}
        />
      ))}
    </span>
  );
}

const boxOf = (spots: readonly Point[], at: number): Box =>
  boxAt(spots[Math.min(at, spots.length - 1)], CUBE_SIZE, CUBE_SIZE);

const taking = (board: Board, space: number, kind: number): readonly Open[] =>
  openChoices(board, (a) => a.do === 'cube' && a.space === space && a.cube === kind);

/** The cubes that lie on a space, each with its number among its kind. */
export const cubesOn = ({ spaces }: Village, space: number): { kind: number; n: number }[] =>
  CUBE_SIGNS.flatMap((_, kind) =>
    Array.from({ length: spaces[space * CUBE_KINDS + kind] ?? 0 }, (_, n) => ({ kind, n })),
  );

interface CubeProps extends PartProps {
  readonly space: number;
  readonly kind: number;
  readonly style?: CSSProperties;
  /** False where the outlines of all lit cubes are one thing: then it has one of its own only while it is lifted. */
  readonly isOutlined?: boolean;
}

/** A cube, wherever it lies. */
export function Cube({ board, space, kind, style = {}, isOutlined = true }: CubeProps) {
  const words = board.text.words;
  const alone = actionWithout(board, space, kind);
  return (
    <Target
      about={{
        title: `${words.space(space)}: ${words.cube(kind)}`,
        lines: [
          board.text.words.labels.cubeAbout(kind, alone === undefined),
          ...(alone === undefined ? [] : [<Refused key="alone" closed={alone} />]),
        ],
      }}
      open={taking(board, space, kind)}
      className={`${styles.cube} ${alone === undefined ? '' : styles.alone}`}
      style={style}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <g className={isOutlined ? styles.outline : styles.lifted}>
          <path className={styles.rays} d={RAYS} />
          <path className={styles.edge} d={OUTLINE} />
          <path className={styles.rim} d={OUTLINE} />
        </g>
        <use href={`#${CUBE_SIGNS[kind]}`} width="64" height="64" />
      </svg>
    </Target>
  );
}
