import {
  anchor,
  Count,
  closedChoice,
  crestAt,
  Explain,
  Glyph,
  openChoices,
  Target,
  useIsCopy,
} from '@spielstube/ui';
import { AREAS, COAL_AREA, WAY_KEYS } from '../data/areas.ts';
import { NOTHING } from '../data/box.ts';
import { CAPTAIN, CARD_POINTS, GOOD, HELPERS, KIND } from '../data/cards.ts';
import { areaField, areaOf } from '../data/fields.ts';
import { chanceNow } from '../rules/chances.ts';
import { areasOf } from '../rules/planning.ts';
import { FINAL_PRODUCTION, hasBit, PLANNING_PHASE } from '../rules/state.ts';
import { chapterOf, coinsOf } from '../rules/supply.ts';
import styles from './areas.module.css';
import { type Board, isMine, type Means, playerAt, playerBefore, type SeatProps } from './board.ts';
import { chainSigns } from './card.tsx';
import { cardPicture, FIGURE_SIGNS, place, suitOf, WAY_SIGNS } from './drawings.ts';
import { GoodSign } from './good.tsx';
import lettering from './lettering.module.css';
import { Stone } from './pieces.tsx';

/** The eight production areas of a seat: what stands there, and the fields for stones below it. */
export function Areas({ board, seat }: SeatProps) {
  return (
    <div className={styles.areas}>
      {Array.from({ length: AREAS }, (_, area) => (
        <Area key={`${area + 1}`} board={board} seat={seat} area={area} />
      ))}
    </div>
  );
}

interface AreaProps extends SeatProps {
  readonly area: number;
}

function Area({ board, seat, area }: AreaProps) {
  const card = playerAt(board, seat).areas[area];
  return (
    <div
      className={styles.area}
      data-coal={area === COAL_AREA}
      data-used={isUsed(board, seat, area)}
      data-now={isNow(board, seat, area)}
    >
      {card === NOTHING ? (
        <Free board={board} seat={seat} area={area} />
      ) : (
        <Building board={board} seat={seat} area={area} card={card} />
      )}
      <Ways board={board} seat={seat} area={area} card={card} />
    </div>
  );
}

/** Whether the chain of an area has had its turn in the final production. */
const isUsed = ({ view, frame }: Board, seat: number, area: number): boolean =>
  view.phase === FINAL_PRODUCTION &&
  frame?.kind === 'finalProduction' &&
  frame.seat === seat &&
  hasBit(frame.count, area);

/** Whether it is decided how this area produces. */
function isNow({ frame }: Board, seat: number, area: number): boolean {
  if (frame?.seat !== seat) return false;
  if (frame.kind === 'produce' || frame.kind === 'emptyArea') return areaOf(frame.what) === area;
  return (frame.kind === 'chain' || frame.kind === 'feed') && frame.place === area;
}

const means =
  (area: number): Means =>
  (a) =>
    (a.do === 'area' || a.do === 'run') && a.area === area;

function Free({ board, seat, area }: AreaProps) {
  const { text, view } = board;
  const own = isMine(board, seat);
  return (
    <Target
      about={text.words.notes.area(area, chapterOf(view).voyage)}
      open={own ? openChoices(board, means(area)) : []}
      closed={own ? closedChoice(board, means(area)) : undefined}
      anchor={place.area(seat, area)}
      className={`${styles.card} ${styles.free}`}
    >
      <i>{text.words.labels.free}</i>
    </Target>
  );
}

/** A building in its area: picture, helpers, chain, and the goods that lie on it. */
function Building({ board, seat, area, card }: AreaProps & { card: number }) {
  const { view, text } = board;
  const { words } = text;
  const own = isMine(board, seat);
  const good = GOOD[card];
  const helpers = HELPERS[card].flatMap((count, colour) => Array.from({ length: count }, () => colour));
  const inputs = chainSigns(card);
  return (
    <>
      <Target
        about={words.notes.card(card)}
        open={own ? openChoices(board, means(area)) : []}
        closed={own ? closedChoice(board, means(area)) : undefined}
        anchor={place.area(seat, area)}
        className={styles.card}
        style={{ '--k': `var(--n-k-${suitOf(card)})` }}
      >
        <svg
          className={styles.picture}
          viewBox="0 0 80 66"
          preserveAspectRatio="xMidYMid slice"
          aria-hidden="true"
        >
          <use href={`#${cardPicture(card)}`} width={80} height={66} />
        </svg>
        <b className={styles.name}>{words.kind(KIND[card])}</b>
        <span className={styles.needs} aria-hidden="true">
          {helpers.map((colour, n) => (
            <svg key={n} viewBox="0 0 44 62" aria-hidden="true">
              <use href={`#${FIGURE_SIGNS[colour]}`} width={44} height={62} />
            </svg>
          ))}
        </span>
        <span className={styles.chain} aria-hidden="true">
          {inputs.map((sign) => (
            <Glyph key={sign} id={sign} />
          ))}
          {inputs.length > 0 && <Glyph id="n-arrow" className={styles.arrow ?? ''} />}
          {good !== NOTHING ? <GoodSign good={good} /> : card === CAPTAIN && <Glyph id="n-act-sail" />}
        </span>
        {CARD_POINTS[card] > 0 && (
          <svg className={styles.points} viewBox="0 0 20 22" aria-hidden="true">
            <use href="#shield" width={20} height={22} />
            <text x={10} y={15.4} className={lettering.points}>
              {CARD_POINTS[card]}
            </text>
          </svg>
        )}
      </Target>
      {good !== NOTHING && (
        <Explain
          about={words.notes.good(good, playerAt(board, seat).goods[good], coinsOf(view, seat, good))}
          className={styles.stock ?? ''}
          data-none={playerAt(board, seat).goods[good] === 0}
        >
          <GoodSign good={good} />
          <b>
            <Count value={playerAt(board, seat).goods[good]} was={playerBefore(board, seat)?.goods[good]} />
          </b>
        </Explain>
      )}
    </>
  );
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** The fields of an area: sloppy, orderly, extraordinary. */
function Ways({ board, seat, area, card }: AreaProps & { card: number }) {
  const { view, text } = board;
  const { words } = text;
  const isCopy = useIsCopy();
  const own = isMine(board, seat) && !isCopy;
  const { stones } = playerAt(board, seat);
  const ways = areasOf(view)[area];
  const isPlanning = own && view.phase === PLANNING_PHASE && board.frame?.kind === 'plan';
  return (
    <div className={styles.ways} {...(isCopy ? {} : anchor(place.ways(seat, area)))}>
      {WAY_KEYS.map((key, way) => {
        const { helpers, goods } = ways[way];
        if (goods === 0) return null;
        const field = areaField(area, way);
        const stone = stones.indexOf(field);
        const fits: Means = (a) => a.do === 'place' && a.field === field;
        const about = words.notes.field(field, chapterOf(view).voyage);
        const chance = isPlanning && card !== NOTHING ? chanceNow(view, seat, HELPERS[card], helpers) : null;
        return (
          <Target
            key={key}
            about={
              chance === null
                ? about
                : {
                    ...about,
                    lines: [`${words.labels.chance(chance)} · ${words.labels.chanceAbout}`, ...about.lines],
                  }
            }
            open={own ? openChoices(board, fits) : []}
            closed={own ? closedChoice(board, fits) : undefined}
            className={styles.way}
          >
            {stone < 0 ? (
              <>
                <small aria-hidden="true">
                  <Glyph id={WAY_SIGNS[way]} />
                  {signed(helpers)}
                </small>
                <span aria-hidden="true">
                  <Glyph id="n-arrow" />
                  {goods}
                </span>
                {chance !== null && (
                  <em data-sure={chance === 1} aria-hidden="true">
                    {words.labels.chance(chance)}
                  </em>
                )}
              </>
            ) : (
              <span className={styles.stone} data-piece={isCopy ? undefined : place.stone(seat, stone)}>
                <Stone crest={crestAt(board, seat)} stone={stone} />
              </span>
            )}
          </Target>
        );
      })}
    </div>
  );
}
