import {
  BOARD,
  GOODS_SIZE,
  MERCHANT,
  STATION_SIZE,
  TOWNS,
  type TownSpots,
  WAYS,
  type WayName,
  type WaySpots,
} from '@spielstube/art/orleans/anchors.ts';
import {
  boxAround,
  boxOn,
  closedChoice,
  Glyph,
  openChoices,
  type Spot,
  type SpotBox,
  Target,
} from '@spielstube/ui';
import { CITY_KEYS, GOODS_OF_A_PATH, MAP, ORLEANS, otherEnd, PATH_KEYS } from '../data/map.ts';
import type { OrleansAction } from '../rules/moves.ts';
import { NOTHING } from '../rules/state.ts';
import { hasStation } from '../rules/supply.ts';
import type { Board, Open, PartProps } from './board.ts';
import { CHIT_COLOURS, GOOD_SIGNS, merchantSign, place, stationSign } from './drawings.ts';
import styles from './land.module.css';
import pieces from './pieces.module.css';
import { onBoard } from './spot.ts';

/** The map: ways with their goods, towns with stations and merchants. */
export function Land({ board }: PartProps) {
  return (
    <>
      <LitWays board={board} />
      {CITY_KEYS.map((key, city) => (
        <Town key={key} board={board} city={city} />
      ))}
      {MAP.map((_, path) => (
        <Way key={PATH_KEYS[path]} board={board} path={path} />
      ))}
      {CITY_KEYS.map((key, city) => (
        <Standing key={key} board={board} city={city} />
      ))}
    </>
  );
}

const spotsOf = (path: number): WaySpots => WAYS[PATH_KEYS[path] as WayName];
const journeys = (board: Board): Open[] => openChoices(board, ({ do: what }) => what === 'travel');
const pathOf = (action: OrleansAction): number => (action.do === 'travel' ? action.path : NOTHING);

/** The ways that can be taken now, dotted in gold. */
function LitWays({ board }: PartProps) {
  const open = journeys(board);
  if (open.length === 0) return null;
  return (
    <svg className={styles.ways} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      {open.map(({ action, notation }) => {
        const [from, bend, to] = spotsOf(pathOf(action)).curve;
        return <path key={notation} d={`M${from}Q${bend} ${to}`} />;
      })}
    </svg>
  );
}

/** The spaces for goods of a way, with what still lies there. */
function Way({ board, path }: PartProps & { path: number }) {
  const { view, frame } = board;
  const first = path * GOODS_OF_A_PATH;
  const lying = [view.pathGoods[first], view.pathGoods[first + 1]];
  const about = board.text.words.notes.path(
    path,
    lying.filter((good) => good !== NOTHING),
  );
  const isHere = frame?.kind === 'takeGood' && frame.what === path;
  return spotsOf(path).goods.map((at, n) => {
    const good = lying[n];
    const open = isHere
      ? openChoices(board, (a) => a.do === 'collect' && a.good === good)
      : openChoices(board, (a) => pathOf(a) === path);
    return (
      <Target
        key={`${at}`}
        about={about}
        open={open}
        closed={closedChoice(board, (a) => pathOf(a) === path)}
        anchor={n === 0 ? place.path(path) : `${place.path(path)}-${n}`}
        className={`${pieces.piece} ${styles.good}`}
        style={{ ...onBoard(boxAround(at, GOODS_SIZE, GOODS_SIZE)), '--chit': CHIT_COLOURS[good] }}
      >
        {good === NOTHING ? null : (
          <svg viewBox="0 0 64 64" aria-hidden="true">
            <use href="#o-chit" />
            <use href={`#${GOOD_SIGNS[good]}`} x="8" y="8" width="48" height="48" />
          </svg>
        )}
      </Target>
    );
  });
}

const TOWN = { w: 40, h: 34 };
const CAPITAL = { w: 76, h: 62 };
const townSpots = (city: number): TownSpots => TOWNS[CITY_KEYS[city]];
function townBox(city: number): SpotBox {
  const { w, h } = city === ORLEANS ? CAPITAL : TOWN;
  const [x, y] = townSpots(city).foot;
  return boxOn([x, y + 4], w, h);
}

function Town({ board, city }: PartProps & { city: number }) {
  const { view, seats } = board;
  const owners = seats.filter(({ seat }) => hasStation(view.players[seat], city));
  const leads = (a: OrleansAction): boolean => {
    const path = pathOf(a);
    return path !== NOTHING && otherEnd(path, view.players[board.viewer ?? 0].city) === city;
  };
  return (
    <Target
      about={board.text.words.notes.city(
        city,
        owners.map(({ name }) => name),
      )}
      open={openChoices(board, leads)}
      anchor={place.city(city)}
      className={`${pieces.place} ${styles.town}`}
      style={onBoard(townBox(city))}
    >
      {null}
    </Target>
  );
}

const nthOf = <T,>(spots: readonly T[], n: number): T => spots[Math.min(n, spots.length - 1)];

/** Stations and merchants in a town. */
function Standing({ board, city }: PartProps & { city: number }) {
  const { view, seats } = board;
  const { notes } = board.text.words;
  const { stations, merchants } = townSpots(city);
  const stationSpot = (seat: number): Spot => nthOf(stations, city === ORLEANS ? seat : 0);
  return (
    <>
      {seats
        .filter(({ seat }) => hasStation(view.players[seat], city))
        .map(({ seat, name, crest, you }) => (
          <Target
            key={seat}
            about={notes.station(city, name)}
            open={you ? openChoices(board, (a) => a.do === 'giveStation' && a.city === city) : []}
            piece={place.station(seat, city)}
            className={pieces.piece}
            style={onBoard(boxOn(stationSpot(seat), STATION_SIZE, STATION_SIZE))}
          >
            <Glyph id={stationSign(crest)} />
          </Target>
        ))}
      {seats
        .filter(({ seat }) => view.players[seat].city === city)
        .map(({ seat, name, crest }, n) => (
          <Target
            key={seat}
            about={notes.merchant(name, city)}
            piece={place.merchant(seat)}
            className={`${pieces.piece} ${styles.merchant}`}
            style={onBoard(boxOn(nthOf(merchants, n), MERCHANT.w + 1.6, MERCHANT.h + 2.2))}
          >
            <Glyph id={merchantSign(crest)} />
          </Target>
        ))}
    </>
  );
}
