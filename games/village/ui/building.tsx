import type { Box } from '@spielstube/art/village/anchors.ts';
import { type Explanation, HungSign, type SpriteId, Target } from '@spielstube/ui';
import type { Closed, Open } from './board.ts';
import styles from './building.module.css';
import { onBoard } from './spot.ts';

interface Drawn {
  readonly sign: SpriteId;
  readonly box: Box;
  readonly roof: string;
}
const drawn = (sign: SpriteId, x: number, y: number, w: number, h: number, roof = 'red'): Drawn => ({
  sign,
  box: { x, y, w, h },
  roof: `var(--b-${roof})`,
});
const castle = (sign: SpriteId, x: number, y: number): Drawn => drawn(sign, x, y, 86, 68.8);

/** The buildings at which something can be done, where the bare board has them. */
const BUILDINGS = {
  wainwright: drawn('b-wainwright', 290, 414, 92, 79.6),
  stables: drawn('b-stables', 382, 414, 98, 78.8),
  office: drawn('b-office', 480, 406, 78, 83.2, 'slate'),
  smithy: drawn('b-smithy', 562, 402, 88, 84.6),
  mill: drawn('b-mill', 648, 408, 100, 82.8),
  family: drawn('b-family', 36, 294, 166, 104.4, 'ochre'),
  well: drawn('b-well', 232, 312, 54, 59.4),
  north: castle('b-castle-a', 713, 214.9),
  east: castle('b-castle-b', 819, 306.9),
  middle: castle('b-castle-c', 865, 178.9),
  high: castle('b-castle-d', 793, 48.9),
  valley: castle('b-castle-e', 983, 308.9),
  corner: castle('b-castle-f', 977, 56.9),
} as const;

interface BuildingProps {
  readonly name: keyof typeof BUILDINGS;
  readonly about: Explanation;
  readonly open: readonly Open[];
  readonly closed: Closed | undefined;
  readonly anchor?: string;
}

/** A building of the board. Lit, it is drawn once more, and its outline glows. */
export function Building({ name, about, open, closed, anchor }: BuildingProps) {
  const { sign, box, roof } = BUILDINGS[name];
  return (
    <Target
      about={about}
      open={open}
      closed={closed}
      className={styles.building}
      style={{ ...onBoard(box), '--roof': roof, '--roof2': 'var(--b-slate)' }}
      {...(anchor === undefined ? {} : { anchor })}
    >
      <HungSign id={sign} width={box.w} height={box.h} className={styles.house} />
    </Target>
  );
}
