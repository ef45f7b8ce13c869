import { MEMBER } from '@spielstube/art/village/anchors.ts';
import { LEAF } from '@spielstube/art/village/leaf/leaf-box.ts';
import { RANKS } from '@spielstube/art/village/marriage/anchors.ts';
import { rankOf } from '../../../data/places.ts';
import { couplesToBe } from '../../../rules/marriage/wedding.ts';
import type { Village } from '../../../rules/state.ts';
import written from '../../lettering.module.css';
import styles from './arcs.module.css';

/** How far an arc rises above the higher of the two heads. */
const RISE = 30;
const RING = 24;

/** Arcs with rings from one to the other of each couple that is to be married. */
export function Arcs({ view }: { view: Village }) {
  const ranks = ranksTaken(view);
  return (
    <svg
      className={`${written.lettering} ${styles.arcs}`}
      viewBox={`0 0 ${LEAF.w} ${LEAF.h}`}
      aria-hidden="true"
    >
      {couplesToBe(view).map((_, n) => {
        const [[x1, y1], [x2, y2]] = [head(ranks[2 * n]), head(ranks[2 * n + 1])];
        const [middle, top] = [(x1 + x2) / 2, Math.min(y1, y2) - RISE];
        return (
          <g key={x1}>
            <path d={`M${x1} ${y1}C${x1} ${top} ${x2} ${top} ${x2} ${y2}`} />
            <use
              href="#v-rings"
              x={middle - RING / 2}
              y={(y1 + y2) / 8 + top * 0.75 - RING / 2}
              width={RING}
              height={RING}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The ranks on which somebody stands, from the first one: the first two are a couple, then the next two. */
function ranksTaken({ players, marriage }: Village): number[] {
  const own = players.flatMap(({ members }) => members.map(rankOf).filter((rank) => rank > 0));
  return [...own, ...(marriage?.pinkRanks ?? [])].toSorted((one, other) => one - other);
}

function head(rank: number): readonly [number, number] {
  const [x, y] = RANKS[rank - 1].foot;
  return [x, y - MEMBER.h - 2];
}
