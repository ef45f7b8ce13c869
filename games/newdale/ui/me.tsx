import {
  anchor,
  Count,
  closedChoice,
  crestAt,
  Explain,
  Glyph,
  OwnHead,
  openChoices,
  Stock,
  seatPlace,
  Target,
} from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { STONES } from '../data/fields.ts';
import { COMPENSATION, RANGE } from '../rules/moves.ts';
import { cardsForHelper } from '../rules/production.ts';
import { rangeOf } from '../rules/reach.ts';
import { hasBit, PLANNING_PHASE, type Player, ROUND_END } from '../rules/state.ts';
import { wealthOf } from '../rules/supply.ts';
import { type Board, isChoosing, isMine, isSecret, playerAt, playerBefore, type SeatProps } from './board.ts';
import { PROGRESS_SIGNS, place, START_PIECE } from './drawings.ts';
import styles from './me.module.css';
import { House, Stone } from './pieces.tsx';

/** Who I am, and what I have besides buildings and cards. */
export function Me({ board, seat }: SeatProps) {
  const info = board.seats[seat];
  const doing = doingOf(board, seat);
  return (
    <div className={styles.me}>
      <OwnHead info={info} {...(doing === undefined ? {} : { doing })}>
        <StartBag board={board} seat={seat} />
      </OwnHead>
      <Points board={board} seat={seat} />
      <Stones board={board} seat={seat} />
      <Progress board={board} seat={seat} />
      <Holdings board={board} seat={seat} />
    </div>
  );
}

/** While all choose at once: whether one still does. */
function doingOf(board: Board, seat: number): string | undefined {
  const { status } = board.text.words.labels;
  if (!isSecret(board)) return undefined;
  if (!isChoosing(board, seat)) return status.ready;
  return board.frame?.kind === 'plan' ? status.planning : status.choosing;
}

/** Points of the track, and what they would be if it ended now. */
function Points({ board, seat }: SeatProps) {
  const { text, seats } = board;
  const { points } = playerAt(board, seat);
  return (
    <Explain
      as="p"
      about={text.words.notes.points(points)}
      className={styles.points ?? ''}
      {...anchor(seatPlace.points(seat))}
    >
      <b>
        <Count value={points} was={playerBefore(board, seat)?.points} />
      </b>
      <Glyph id="vp" />
      <small>
        {text.words.labels.endNow} {seats[seat].total}
      </small>
    </Explain>
  );
}

/** Whether a stone is still to be used in this round: it stands on a field, or waits to be placed. */
const isSpent = ({ stones, available }: Player, stone: number, isPlanned: boolean): boolean =>
  isPlanned && hasBit(available, stone) && stones[stone] === NOTHING;

/** The action stones of a seat; those that have done their work are pale. */
export function Stones({ board, seat }: SeatProps) {
  const { view, text } = board;
  const player = playerAt(board, seat);
  const isPlanned = view.phase > PLANNING_PHASE && view.phase < ROUND_END;
  return (
    <span className={styles.stones} {...anchor(place.stones(seat))}>
      {Array.from({ length: STONES }, (_, stone) => stone)
        .filter((stone) => hasBit(player.available | player.bought, stone))
        .map((stone) => (
          <Explain
            key={stone}
            about={text.words.notes.stone(stone)}
            className={styles.stone ?? ''}
            data-spent={isSpent(player, stone, isPlanned)}
          >
            <Stone crest={crestAt(board, seat)} stone={stone} />
          </Explain>
        ))}
    </span>
  );
}

/** The two progress tiles: what they still keep one from. */
export function Progress({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { notes } = text.words;
  const { longRange, cheapHelpers } = playerAt(board, seat);
  return (
    <span className={styles.progress} {...anchor(place.progress(seat))}>
      {[
        { tile: RANGE, isGone: longRange, value: rangeOf(view, seat), about: notes.range(longRange) },
        {
          tile: COMPENSATION,
          isGone: cheapHelpers,
          value: cardsForHelper(view, seat),
          about: notes.compensation(cheapHelpers),
        },
      ].map(({ tile, isGone, value, about }) => (
        <Target
          key={tile}
          about={about}
          open={
            isMine(board, seat) ? openChoices(board, (a) => a.do === 'remove' && a.progress === tile) : []
          }
          closed={
            isMine(board, seat)
              ? closedChoice(board, (a) => a.do === 'remove' && a.progress === tile)
              : undefined
          }
          className={`${styles.tile} ${isGone ? styles.gone : ''}`}
        >
          <Glyph id={PROGRESS_SIGNS[tile]} />
          <b aria-hidden="true">{value}</b>
        </Target>
      ))}
    </span>
  );
}

/** Houses left, fists, and what all goods are worth. */
export function Holdings({ board, seat }: SeatProps) {
  const { view, before, text } = board;
  const { notes } = text.words;
  const { supply, fists } = playerAt(board, seat);
  const was = playerBefore(board, seat);
  const coins = wealthOf(view, seat);
  return (
    <span className={styles.holdings} {...anchor(place.goods(seat))}>
      <Explain about={notes.houses(supply)} className={styles.houses ?? ''}>
        <House crest={crestAt(board, seat)} />
        <b>
          <Count value={supply} was={was?.supply} />
        </b>
      </Explain>
      <Stock sign="n-fist" count={fists} was={was?.fists} about={notes.strength(fists)} />
      <Stock
        sign="n-coin"
        count={coins}
        was={before === null || before.event !== view.event ? undefined : wealthOf(before, seat)}
        about={notes.coins(coins)}
      />
    </span>
  );
}

/** The bag lies with the start player. */
export function StartBag({ board, seat }: SeatProps) {
  if (board.view.startPlayer !== seat || board.view.seats === 1) return null;
  return (
    <Explain
      about={board.text.words.notes.startPlayer(board.cast.name(seat))}
      className={styles.bag ?? ''}
      data-piece={START_PIECE}
    >
      <Glyph id="n-bag" label={board.text.words.startPlayer} />
    </Explain>
  );
}
