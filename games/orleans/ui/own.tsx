import { anchor, Btn, Count, Explain, Glyph, OwnHead, ownSeat, Sheet, useDesk } from '@spielstube/ui';
import { BOARD_PLACES, placeOfTile } from '../data/places.ts';
import { statusOf } from '../rules/supply.ts';
import { Bag } from './bag.tsx';
import { type Board, hasPassed, isChoosing, isSecret, type SeatProps } from './board.ts';
import { place } from './drawings.ts';
import { Market } from './market.tsx';
import styles from './own.module.css';
import { Place } from './place.tsx';
import { type Hands, useHands } from './use-hands.ts';
import { Citizens, Coins, Gears, Goods, StartFlag, Stations, StatusStar, stepsToNext } from './wealth.tsx';

const BOARD_PLACE_NUMBERS = Array.from({ length: BOARD_PLACES }, (_, n) => n);
/** Two rows of three, one of them for technology. */
const TILE_ROOM = 5;

/** The place tiles of a seat, as places. */
export const tilesOf = ({ view }: Board, seat: number): number[] =>
  view.tiles.flatMap((owner, tile) => (owner === seat ? [placeOfTile(tile)] : []));

/** The viewer's own board. */
export function Own(board: Board) {
  const info = ownSeat(board);
  if (info === undefined) return null;
  return <OwnBoard board={board} seat={info.seat} />;
}

function OwnBoard({ board, seat }: SeatProps) {
  const { motion } = useDesk();
  const hands = useHands(board, seat);
  const { labels, placeTiles, technology } = board.text.words;
  const tiles = tilesOf(board, seat);
  const part = { board, seat };
  return (
    <Sheet
      className={styles.own}
      aria-label={labels.sheets.own}
      data-moves={motion.factor > 0}
      data-hand={hands.inHand === null ? 'empty' : 'full'}
      {...anchor(place.seat(seat))}
    >
      <Me {...part} />
      <div className={styles.people}>
        <Market {...part} hands={hands} />
        <PlanTools board={board} hands={hands} />
        <Bag {...part} />
        <Goods {...part} />
      </div>
      <div className={styles.places} {...anchor(place.places(seat))}>
        {BOARD_PLACE_NUMBERS.map((number) => (
          <Place key={number} {...part} place={number} hands={hands} />
        ))}
      </div>
      <div className={styles.tiles} {...anchor(place.tiles(seat))}>
        {tiles.map((tile) => (
          <Place key={tile} {...part} place={tile} hands={hands} />
        ))}
        {Array.from({ length: Math.max(0, TILE_ROOM - tiles.length) }, (_, n) => (
          <i key={n} className={styles.free} aria-hidden="true">
            {n === 0 && placeTiles}
          </i>
        ))}
        <div className={styles.technology}>
          <p className="label">{technology}</p>
          <Gears {...part} />
        </div>
      </div>
    </Sheet>
  );
}

function Me({ board, seat }: SeatProps) {
  const info = board.seats[seat];
  const { labels, notes } = board.text.words;
  const player = board.view.players[seat];
  const [coins, goods, stations, citizens] = board.scores[seat].lines.map(({ points }) => points);
  const doing = doingOf(board, seat);
  return (
    <div className={styles.me}>
      <OwnHead info={info} {...(doing === undefined ? {} : { doing })}>
        <StartFlag board={board} seat={seat} />
      </OwnHead>
      <Coins board={board} seat={seat} />
      <p className={styles.status}>
        <StatusStar board={board} seat={seat} />
        <Explain about={notes.status(statusOf(player), stepsToNext(player))}>
          {labels.stepsToNext(stepsToNext(player))}
        </Explain>
      </p>
      <p className={styles.holdings}>
        <Stations board={board} seat={seat} />
        <Citizens board={board} seat={seat} />
      </p>
      <Explain
        as="p"
        about={notes.endNow(info.total, coins, goods, stations, citizens)}
        className={styles.total ?? ''}
        {...anchor(place.points(seat))}
      >
        {labels.endNow}{' '}
        <b>
          <Count value={info.total} />
        </b>
      </Explain>
    </div>
  );
}

/** While all choose at once: whether one still does. */
function doingOf(board: Board, seat: number): string | undefined {
  const { status } = board.text.words.labels;
  if (hasPassed(board, seat) && board.frame === null) return status.passed;
  if (!isSecret(board)) return undefined;
  if (!isChoosing(board, seat)) return status.ready;
  return board.frame?.kind === 'plan' ? status.planning : status.drawing;
}

/** Repeats the last plan, or takes everything back. */
function PlanTools({ board, hands }: { board: Board; hands: Hands }) {
  const { labels } = board.text.words;
  if (board.frame?.kind !== 'plan') return null;
  return (
    <div className={styles.tools}>
      {hands.placed.length > 0 ? (
        <Btn className={styles.tool} onClick={() => hands.clear(hands.placed)}>
          <Glyph id="ui-close" />
          {labels.clearAll}
        </Btn>
      ) : (
        hands.again.length > 0 && (
          <Btn className={styles.tool} title={labels.repeatAbout} onClick={hands.repeat}>
            <Glyph id="ui-again" />
            {labels.repeat}
          </Btn>
        )
      )}
    </div>
  );
}
