import { anchor, Count, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { GOOD, KIND, KIND_KEYS } from '../data/cards.ts';
import { COLOUR_KEYS } from '../data/helpers.ts';
import { countsFor } from '../data/missions.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_KEYS } from '../data/tiles.ts';
import { HIDDEN, hasBit, WORK_KEYS } from '../rules/state.ts';
import { boardOf, coinsOf, sum } from '../rules/supply.ts';
import styles from './bits.module.css';
import { type Board, isMine, type Means, playerAt, type SeatProps } from './board.ts';
import { CardBack } from './card.tsx';
import { CardChip, PersonChip } from './chip.tsx';
import { FIGURE_SIGNS, place, SYMBOL_SIGNS } from './drawings.ts';
import { GoodSign } from './good.tsx';
import { TileFace } from './tile.tsx';

/** Choices of the viewer, if this part of the table is theirs. */
const own = (board: Board, seat: number, means: Means) => ({
  open: isMine(board, seat) ? openChoices(board, means) : [],
  closed: isMine(board, seat) ? closedChoice(board, means) : undefined,
});

/** Special buildings, sailors and persons of a seat. */
export function Specials({ board, seat }: SeatProps) {
  const { text } = board;
  const { words } = text;
  const { specials, persons } = playerAt(board, seat);
  return (
    <div className={styles.part} {...anchor(place.specials(seat))}>
      <p className="label">{words.specials}</p>
      <div className={styles.chips}>
        {specials.map((card, n) => (
          <Special
            key={`${card}-${n}`}
            board={board}
            seat={seat}
            card={card}
            isFirst={specials.indexOf(card) === n}
          />
        ))}
        {PERSON_KEYS.map((key, person) =>
          hasBit(persons, person) ? (
            <Target
              key={key}
              about={words.notes.person(person)}
              {...own(board, seat, (a) => a.do === 'person' && a.person === person)}
              className={styles.chip}
            >
              <PersonChip person={person} words={words} />
            </Target>
          ) : null,
        )}
        {specials.length === 0 && persons === 0 && <i className={styles.none}>{words.labels.noSpecials}</i>}
      </div>
    </div>
  );
}

interface SpecialProps extends SeatProps {
  readonly card: number;
  /** Goods of a kind lie on the first of equal buildings. */
  readonly isFirst: boolean;
}

function Special({ board, seat, card, isFirst }: SpecialProps) {
  const { view, text } = board;
  const { words } = text;
  const work = (WORK_KEYS as readonly string[]).indexOf(KIND_KEYS[KIND[card]]);
  const good = GOOD[card];
  const count = good === NOTHING ? 0 : playerAt(board, seat).goods[good];
  return (
    <span className={styles.special}>
      <Target
        about={words.notes.card(card)}
        {...own(board, seat, (a) => a.do === 'use' && a.work === work)}
        className={styles.chip}
      >
        <CardChip card={card} words={words} />
      </Target>
      {good !== NOTHING && isFirst && (
        <Explain
          about={words.notes.good(good, count, coinsOf(view, seat, good))}
          className={styles.stock ?? ''}
        >
          <GoodSign good={good} />
          <b>
            <Count value={count} />
          </b>
        </Explain>
      )}
    </span>
  );
}

/** Bonus tiles of a seat, equal ones as one. */
export function Tiles({ board, seat }: SeatProps) {
  const { words } = board.text;
  const { tiles } = playerAt(board, seat);
  return (
    <div className={styles.part} {...anchor(place.tiles(seat))}>
      <p className="label">{words.bonusTiles}</p>
      <div className={styles.tiles}>
        {TILE_KEYS.map((key, tile) =>
          tiles[tile] > 0 ? (
            <Target
              key={key}
              about={words.notes.tile(tile, tiles[tile])}
              {...own(board, seat, (a) => a.do === 'tile' && a.tile === tile)}
              className={styles.tile}
            >
              <TileFace tile={tile} count={tiles[tile]} />
              {tiles[tile] > 1 && (
                <b className={styles.count} aria-hidden="true">
                  {tiles[tile]}
                </b>
              )}
            </Target>
          ) : null,
        )}
        {sum(tiles) === 0 && <i className={styles.none}>{words.labels.noTiles}</i>}
      </div>
    </div>
  );
}

/** The secret mission, and how many houses already count for it. */
export function Mission({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { words } = text;
  const { mission, houses } = playerAt(board, seat);
  if (mission === NOTHING) return null;
  if (mission === HIDDEN)
    return (
      <Explain about={{ title: words.secretMission }} className={styles.hidden ?? ''}>
        <CardBack sort="mission" />
      </Explain>
    );
  const counted = boardOf(view).symbol.filter(
    (symbol, where) => hasBit(houses, where) && symbol !== NOTHING && countsFor(symbol, mission),
  ).length;
  return (
    <div className={styles.part} {...anchor(place.mission(seat))}>
      <p className="label">{words.labels.secret}</p>
      <Explain as="p" about={words.notes.mission(mission, counted)} className={styles.mission ?? ''}>
        <Glyph id={SYMBOL_SIGNS[mission]} />
        <Glyph id="n-mission-mystic" />
        <b>{counted}</b>
      </Explain>
    </div>
  );
}

/** Helpers in prison: they can be set free onto the market. */
export function Prisoners({ board, seat }: SeatProps) {
  const { words } = board.text;
  const { prisoners } = playerAt(board, seat);
  if (sum(prisoners) === 0) return null;
  return (
    <div className={styles.part} {...anchor(place.prison(seat))}>
      <p className="label">{words.prisoners}</p>
      <div className={styles.tiles}>
        {COLOUR_KEYS.map((key, colour) =>
          prisoners[colour] > 0 ? (
            <Target
              key={key}
              about={words.notes.prisoners(prisoners)}
              {...own(board, seat, (a) => a.do === 'release' && a.colour === colour)}
              className={styles.prisoner}
            >
              <svg viewBox="0 0 44 62" aria-hidden="true">
                <use href={`#${FIGURE_SIGNS[colour]}`} width={44} height={62} />
              </svg>
              <b aria-hidden="true">{prisoners[colour]}</b>
            </Target>
          ) : null,
        )}
      </div>
    </div>
  );
}
