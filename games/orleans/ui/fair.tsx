import { EVENT, LAST_CITIZEN, MARKET, MARKET_COUNT_Y } from '@spielstube/art/orleans/anchors.ts';
import { NOBODY } from '@spielstube/engine';
import { boxAround, Count, Explain, Glyph } from '@spielstube/ui';
import { STATIONS_CITIZEN } from '../data/citizens.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import type { PartProps } from './board.ts';
import { CitizenTile } from './citizen-tile.tsx';
import { GOOD_SIGNS, place } from './drawings.ts';
import { EventTile } from './event-tile.tsx';
import styles from './fair.module.css';
import { onBoard } from './spot.ts';
import { aboutHourglass } from './track.tsx';

const STALL = { w: 30, h: 46 };
const LAST = 22;

/** What lies at the edge of the map: the goods market, the hourglass and the last citizen. */
export function Fair({ board }: PartProps) {
  const { view, before, text } = board;
  const { notes } = text.words;
  return (
    <>
      {GOOD_KEYS.map((key, good) => (
        <Explain
          key={key}
          about={notes.goodsMarket(good, view.goodsMarket[good])}
          data-anchor={place.goods(good)}
          className={styles.good ?? ''}
          style={onBoard(
            boxAround([MARKET[good][0], (MARKET[good][1] + MARKET_COUNT_Y) / 2 - 2], STALL.w, STALL.h),
          )}
        >
          <Glyph id={GOOD_SIGNS[good]} />
          <b>
            <Count value={view.goodsMarket[good]} was={before?.goodsMarket[good]} />
          </b>
        </Explain>
      ))}
      {view.past.length > 0 && (
        <Explain
          about={notes.event(view.event)}
          data-anchor={place.event}
          className={styles.event ?? ''}
          style={onBoard(EVENT)}
        >
          <EventTile event={view.event} light={view.round === 1} />
        </Explain>
      )}
      <Explain
        about={aboutHourglass(board)}
        className={styles.left ?? ''}
        style={onBoard(boxAround([EVENT.x + EVENT.w - 1, EVENT.y + EVENT.h - 1], 22, 19))}
      >
        {view.hourglass.length}
      </Explain>
      {view.citizens[STATIONS_CITIZEN] === NOBODY && (
        <CitizenTile board={board} citizen={STATIONS_CITIZEN} box={boxAround(LAST_CITIZEN, LAST, LAST)} />
      )}
    </>
  );
}
