import {
  ANCHORS,
  BOARD,
  type BoardAnchors,
  HOUSE,
  houses,
  type PlaceAnchors,
  PREMIUM_SIZE,
  SHIP_SIZE,
  TILE_SIZE,
} from '@spielstube/art/newdale/anchors.ts';
import { trackSpot } from '@spielstube/art/newdale/track.ts';
import {
  boxAround,
  boxAt,
  closedChoice,
  Explain,
  Glyph,
  layingOn,
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
import { BOARD_NAMES, place } from './drawings.ts';
import styles from './map.module.css';
import { House, Marker, Ship } from './pieces.tsx';
import { TileFace } from './tile.tsx';

/** Lays something onto a box of the map. */
export const onMap = layingOn(BOARD);

/** Where things stand on the board of this chapter. */
export const anchorsOf = ({ view }: Board): BoardAnchors => ANCHORS[BOARD_NAMES[chapterOf(view).board]];

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
            about={{ ...about, title: text.words.labels.houseOf(info.name) }}
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

/** Spaces of the sea track: where the own ship may go. */
function Spaces({ board }: PartProps) {
  const { view, text, frame } = board;
  const number = chapterOf(view).board;
  const ship = frame === null ? 0 : view.players[frame.seat].ship;
  return anchorsOf(board).sea.map(({ at }, space) => {
    const means: Means = (a) =>
      (a.do === 'sail' && ship + a.spaces === space) || (a.do === 'back' && ship - a.spaces === space);
    return (
      <Target
        key={`${at}`}
        about={text.words.notes.seaSpace(space, number)}
        open={openChoices(board, means)}
        closed={closedChoice(board, means)}
        anchor={place.space(space)}
        className={styles.space}
        style={onMap(boxAround(at, 25, 25))}
      >
        {null}
      </Target>
    );
  });
}

/** Ships side by side on their spaces; alone a black one sails, too. */
function Ships({ board }: PartProps) {
  const { view, seats, text } = board;
  const { sea } = anchorsOf(board);
  if (!chapterOf(view).ships) return null;
  const fan = 9;
  return (
    <>
      {seats
        .filter(({ seat }) => seat < view.seats)
        .map(({ seat, name, crest }) => {
          const { ship } = view.players[seat];
          const before = seats.filter(
            (other) => other.seat < seat && view.players[other.seat]?.ship === ship,
          ).length;
          const [x, y] = sea[ship].at;
          return (
            <Explain
              key={seat}
              about={text.words.notes.ship(name, ship)}
              className={styles.ship ?? ''}
              data-piece={place.ship(seat)}
              style={onMap(boxAround([x + before * fan, y - before * fan], SHIP_SIZE, SHIP_SIZE))}
            >
              <Ship crest={crest} />
            </Explain>
          );
        })}
      {view.blackShip !== NOTHING && (
        <Explain
          about={text.words.notes.blackShip(view.blackShip)}
          className={styles.ship ?? ''}
          data-piece={place.blackShip}
          style={onMap(
            boxAround(
              [sea[view.blackShip].at[0] - fan, sea[view.blackShip].at[1] + fan],
              SHIP_SIZE,
              SHIP_SIZE,
            ),
          )}
        >
          <Glyph id="n-ship-black" />
        </Explain>
      )}
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
