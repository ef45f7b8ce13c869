import { CUBE_SIZE, CUBES } from '@spielstube/art/village/anchors.ts';
import { openChoices, Target } from '@spielstube/ui';
import { CUBE_KINDS } from '../data/pieces.ts';
import { SPACE_KEYS, SPACES } from '../data/spaces.ts';
import { actionWithout, type PartProps } from './board.ts';
import styles from './cubes.module.css';
import { CUBE_SIGNS, place } from './drawings.ts';
import { Refused } from './refused.tsx';
import { boxAt, onBoard } from './spot.ts';

/** The outline of a cube as it is drawn, 64 × 64. */
const OUTLINE = 'M5 19L17 6H58V47L46 60H5Z';

/** Twelve rays around it, for the one that is about to be taken. */
const RAYS = Array.from({ length: 12 }, (_, n) => {
  const [x, y] = [Math.cos((n * Math.PI) / 6), Math.sin((n * Math.PI) / 6)];
  const at = (radius: number): string => `${(32 + radius * x).toFixed(1)} ${(32 + radius * y).toFixed(1)}`;
  return `M${at(46)}L${at(58)}`;
}).join('');

/** The cubes on the seven action spaces. */
export function Cubes({ board }: PartProps) {
  const { spaces } = board.view;
  return (
    <>
      {SPACES.map((space) => {
        const spots = CUBES[SPACE_KEYS[space]];
        const kinds = CUBE_SIGNS.flatMap((_, kind) =>
          Array.from({ length: spaces[space * CUBE_KINDS + kind] }, (_, n) => ({ kind, n })),
        );
        return (
          <span key={space} className={styles.space}>
            <span
              className={styles.anchor}
              data-anchor={place.space(space)}
              style={onBoard(boxAt(spots[0], CUBE_SIZE, CUBE_SIZE))}
            />
            {kinds.map(({ kind, n }, at) => (
              <Cube
                key={`${kind}-${n}`}
                board={board}
                space={space}
                kind={kind}
                spot={spots[Math.min(at, spots.length - 1)]}
              />
            ))}
          </span>
        );
      })}
    </>
  );
}

interface CubeProps extends PartProps {
  readonly space: number;
  readonly kind: number;
  readonly spot: readonly [number, number];
}

function Cube({ board, space, kind, spot }: CubeProps) {
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
      open={openChoices(board, (a) => a.do === 'cube' && a.space === space && a.cube === kind)}
      className={`${styles.cube} ${alone === undefined ? '' : styles.alone}`}
      style={onBoard(boxAt(spot, CUBE_SIZE, CUBE_SIZE))}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path className={styles.rays} d={RAYS} />
        <path className={styles.edge} d={OUTLINE} />
        <path className={styles.rim} d={OUTLINE} />
        <use href={`#${CUBE_SIGNS[kind]}`} width="64" height="64" />
      </svg>
    </Target>
  );
}
