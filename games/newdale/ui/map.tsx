import {
  HOUSE,
  houses,
  type PlaceAnchors,
  PREMIUM_SIZE,
  TILE_SIZE,
} from '@spielstube/art/newdale/anchors.ts';
import {
  GATE,
  gateSpot,
  THRESHOLDS,
  TRACK_CELLS,
  trackCell,
  trackSpot,
} from '@spielstube/art/newdale/track.ts';
import {
  boxAround,
  boxAt,
  closedChoice,
  Explain,
  Glyph,
  openChoices,
  type SeatInfo,
  Target,
} from '@spielstube/ui';
import { BOARDS, placeKey } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { priceAt } from '../rules/building.ts';
import { hasBit } from '../rules/state.ts';
import { chapterOf } from '../rules/supply.ts';
import type { Board, Means, PartProps } from './board.ts';
import { LANDSCAPE_SIGNS, place, SYMBOL_SIGNS } from './drawings.ts';
import styles from './map.module.css';
import { anchorsOf, onMap } from './on-map.ts';
import { House, Marker } from './pieces.tsx';
import { Ships, Spaces } from './sea.tsx';
import { TileFace } from './tile.tsx';

/** Everything on the map that can be pointed at. */
export function MapPieces({ board }: PartProps) {
  const { view } = board;
  const number = chapterOf(view).board;
  const places = Array.from({ length: BOARDS[number].places }, (_, n) => n);
  return (
    <>
      <Sites board={board} />
      <Spaces board={board} />
      {places.map((where) => (
        <PlaceTarget key={where} board={board} where={where} />
      ))}
      {view.fieldTiles.map((_, field) => (
        <Bonus key={`${field + 1}`} board={board} field={field} />
      ))}
      <Ships board={board} />
      <PointsTrack board={board} />
      <Markers board={board} />
    </>
  );
}

const owners = ({ view, seats }: Board, where: number): SeatInfo[] =>
  seats.filter(({ seat }) => hasBit(view.players[seat]?.houses ?? 0, where));

/** What a place covers: its settlement, which a ring surrounds, and below it its name. */
const PLACE = { w: 66, h: 55, above: 23 };

/** A place with its houses and its premium, and while somebody builds what it would cost there. */
function PlaceTarget({ board, where }: PartProps & { where: number }) {
  const { view, text, frame } = board;
  const { notes } = text.words;
  const { board: number, target } = chapterOf(view);
  const printed = BOARDS[number];
  const anchors = anchorsOf(board).places[placeKey(number, where)];
  const here = owners(board, where);
  const means: Means = (a) => (a.do === 'at' || a.do === 'through') && a.place === printed.first + where;
  const open = openChoices(board, means);
  const isTaken = hasBit(view.premiums, where);
  const about = notes.place({
    board: number,
    place: where,
    premiumTaken: isTaken,
    owners: here.map(({ name }) => name),
    tiles: printed.fieldsAt[where].map((field) => view.fieldTiles[field]).filter((tile) => tile !== NOTHING),
    isStart: where === view.startPlace,
    isTarget: where === target,
  });
  const [x, y] = anchors.at;
  return (
    <>
      <Target
        about={about}
        open={open}
        closed={closedChoice(board, means)}
        anchor={place.at(where)}
        className={styles.place}
        style={onMap(boxAt([x - PLACE.w / 2, y - PLACE.above], PLACE.w, PLACE.h))}
      >
        {open.length > 0 && <Signs board={number} where={where} />}
        {open.length > 0 && frame?.kind === 'where' && (
          <b className={styles.price} aria-hidden="true">
            <Glyph id="n-coin" />
            {priceAt(view, frame.what, where)}
          </b>
        )}
      </Target>
      {!isTaken && printed.premium[where] > 0 && <Premium board={board} where={where} anchors={anchors} />}
      {here.map((info, n) => {
        const [left, top] = houses(anchors, here.length)[n];
        return (
          <Explain
            key={info.seat}
            about={{ ...about, title: text.words.labels.houseOf(info.name, about.title) }}
            className={styles.house ?? ''}
            data-piece={place.house(info.seat, where)}
            style={onMap(boxAt([left, top], HOUSE.w, HOUSE.h))}
          >
            <House crest={info.crest} />
          </Explain>
        );
      })}
    </>
  );
}

/** Landscape and mission once more: they count in the choice, and the ring would cover them. */
function Signs({ board, where }: { board: number; where: number }) {
  const { landscape, symbol } = BOARDS[board];
  return (
    <span className={styles.signs} aria-hidden="true">
      {landscape[where] !== NOTHING && <Glyph id={LANDSCAPE_SIGNS[landscape[where]]} />}
      {symbol[where] !== NOTHING && <Glyph id={SYMBOL_SIGNS[symbol[where]]} />}
    </span>
  );
}

function Premium({ board, where, anchors }: PartProps & { where: number; anchors: PlaceAnchors }) {
  const points = BOARDS[chapterOf(board.view).board].premium[where];
  return (
    <Explain
      about={board.text.words.notes.premium(points)}
      className={styles.premium ?? ''}
      style={onMap(boxAround(anchors.premium, PREMIUM_SIZE, PREMIUM_SIZE))}
    >
      <Glyph id="n-premium" />
      <b aria-hidden="true">{points}</b>
    </Explain>
  );
}

/** A bonus field with its tiles. */
function Bonus({ board, field }: PartProps & { field: number }) {
  const { view, text } = board;
  const tile = view.fieldTiles[field];
  const count = view.fieldCounts[field];
  const means: Means = (a) => a.do === 'take' && a.field === field;
  return (
    <Target
      about={text.words.notes.bonusField(field, count > 0 ? tile : NOTHING, count)}
      open={openChoices(board, means)}
      closed={closedChoice(board, means)}
      anchor={place.bonus(field)}
      className={styles.bonus}
      style={onMap(boxAround(anchorsOf(board).bonus[field], TILE_SIZE, TILE_SIZE))}
    >
      {count > 0 && (
        <>
          <TileFace tile={tile} count={count} />
          <b className={styles.fieldNumber} aria-hidden="true">
            {field + 1}
          </b>
          {count > 1 && (
            <b className={styles.count} aria-hidden="true">
              {count}
            </b>
          )}
        </>
      )}
    </Target>
  );
}

/** Bridges that were built, and those that could be. */
function Sites({ board }: PartProps) {
  const { view, text, cast } = board;
  return anchorsOf(board).bridges.map(({ from, at, turn }, site) => {
    const owner = view.bridges[site] ?? NOTHING;
    const means: Means = (a) => a.do === 'bridge' && a.site === site;
    return (
      <Target
        key={`${from}-${at}`}
        about={text.words.notes.bridgeSite(site, owner >= 0 ? cast.name(owner) : '')}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        anchor={place.site(site)}
        className={styles.site}
        style={{ ...onMap(boxAround(at, 46, 26)), '--turn': `${turn}deg` }}
      >
        {owner >= 0 && (
          <svg
            className={styles.bridge}
            viewBox="0 0 64 64"
            style={{ '--c': `var(--seat-${board.seats[owner].crest})` }}
            aria-hidden="true"
          >
            <use href="#n-bridge" width={64} height={64} />
          </svg>
        )}
      </Target>
    );
  });
}

/** The printed numbers of the track, and the cards where a threshold is passed. */
function PointsTrack({ board }: PartProps) {
  const { notes } = board.text.words;
  const numbers = Array.from({ length: TRACK_CELLS }, (_, n) => n).filter((n) => n % 5 === 0);
  return (
    <>
      {numbers.map((n) => (
        <Explain key={n} about={notes.points(n)} style={onMap(trackCell(n))} />
      ))}
      {THRESHOLDS.map((n) => (
        <Explain key={n} about={notes.threshold(n)} style={onMap(boxAround(gateSpot(n), GATE, GATE))} />
      ))}
    </>
  );
}

const MARKER = { w: 18, h: 21.6 };

/** The markers on the track of victory points. */
function Markers({ board }: PartProps) {
  const { view, seats, text } = board;
  return seats
    .filter(({ seat }) => seat < view.seats)
    .map(({ seat, name, crest }) => {
      const { points } = view.players[seat];
      const before = seats.filter(
        (other) => other.seat < seat && view.players[other.seat]?.points === points,
      ).length;
      const [x, y] = trackSpot(points);
      return (
        <Explain
          key={seat}
          about={{ ...text.words.notes.points(points), title: `${name}: ${text.words.points(points)}` }}
          className={styles.marker ?? ''}
          data-piece={place.marker(seat)}
          style={onMap(boxAround([x + before * 5, y + before * 3], MARKER.w, MARKER.h))}
        >
          <Marker crest={crest} />
        </Explain>
      );
    });
}
