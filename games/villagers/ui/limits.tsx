import {
  anchor,
  Explain,
  type Explanation,
  Glyph,
  openChoices,
  publicFrame,
  type SpriteId,
  Target,
} from '@spielstube/ui';
import { BASICS } from '../data/jobs.ts';
import { LIMITS, SWAPS } from '../data/setup.ts';
import { BUILD_PHASE, DRAFT_PHASE } from '../rules/state.ts';
import { buildLimitOf, draftLimitOf } from '../text/prospect.ts';
import type { Board, SeatProps } from './board.ts';
import { Face } from './card.tsx';
import { place } from './drawings.ts';
import styles from './limits.module.css';

/** Who builds now: the limit of the phase under way is theirs. */
export const isBuilding = ({ view }: Board, seat: number): boolean =>
  view.phase === BUILD_PHASE && publicFrame(view, seat) !== undefined;

/** How many villagers a seat may draft and build, and how many it has. */
export function Limits({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { words } = text;
  const draft = draftLimitOf(view, seat);
  const build = buildLimitOf(view, seat);
  const builds = isBuilding(board, seat);
  const drafts = view.phase === DRAFT_PHASE;
  const taken = view.players[seat].drafted.length;
  const most = builds ? view.limit : build.limit;
  const built = builds ? view.limit - view.actions : 0;
  return (
    <div className={styles.limits} {...anchor(place.limits(seat))}>
      <Boxes
        sign="v-food"
        symbols={draft.symbols + draft.kept}
        name={words.draftLimit}
        limit={draft.limit}
        used={drafts ? taken : 0}
        isNow={drafts}
        about={{
          ...words.notes.draftLimit(draft),
          ...(drafts
            ? { lines: [words.labels.takenOf(taken, draft.limit), ...words.notes.draftLimit(draft).lines] }
            : {}),
        }}
      />
      <Boxes
        sign="v-builder"
        symbols={build.symbols + build.kept}
        name={words.buildLimit}
        limit={most}
        used={built}
        isNow={builds}
        about={{
          ...words.notes.buildLimit(build),
          ...(builds
            ? { lines: [words.labels.placedOf(built, most), ...words.notes.buildLimit(build).lines] }
            : {}),
        }}
      />
      <Swaps board={board} seat={seat} />
    </div>
  );
}

interface BoxesProps {
  readonly sign: SpriteId;
  readonly symbols: number;
  readonly name: string;
  readonly limit: number;
  readonly used: number;
  readonly isNow: boolean;
  readonly about: Explanation;
}

const BOXES = Array.from({ length: LIMITS.most }, (_, n) => n);

function Boxes({ sign, symbols, name, limit, used, isNow, about }: BoxesProps) {
  return (
    <Explain as="div" about={about} className={styles.limit ?? ''} data-now={isNow}>
      <p>
        <Glyph id={sign} />
        <b>{symbols}</b> <span>{name}</span>
      </p>
      <p className={styles.boxes}>
        {BOXES.map((n) => (
          <i key={n} data-state={n >= limit ? 'none' : n < used ? 'used' : 'free'} />
        ))}
        <b>{isNow ? `${used}/${limit}` : limit}</b>
      </p>
    </Explain>
  );
}

/** Basics for hand cards: the three kinds, and how many of the swaps are left. */
function Swaps({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { words } = text;
  const left = isBuilding(board, seat) ? view.swaps : SWAPS;
  return (
    <div className={styles.limit} data-swaps>
      <Explain as="p" about={words.notes.swaps(left)}>
        <Glyph id="v-villager" />
        <span>{words.basics}</span>
        <b>
          {SWAPS - left}/{SWAPS}
        </b>
      </Explain>
      <p className={styles.basics}>
        {BASICS.map((job, basic) => (
          <Target
            key={job}
            about={words.notes.basics(basic, view.basics[basic])}
            open={openChoices(board, (a) => (a.do === 'swap' || a.do === 'basic') && a.basic === basic)}
            className={styles.basic}
          >
            <Face job={job} />
          </Target>
        ))}
      </p>
    </div>
  );
}
