import { SHIP_SIZE } from '@spielstube/art/newdale/anchors.ts';
import { boxAround, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { hasBlackShip } from '../rules/chapters/black-ship.ts';
import { chapterOf } from '../rules/supply.ts';
import type { Means, PartProps } from './board.ts';
import { place } from './drawings.ts';
import styles from './map.module.css';
import { anchorsOf, onMap } from './on-map.ts';
import { Ship } from './pieces.tsx';

/** Spaces of the sea track: where the own ship may go. */
export function Spaces({ board }: PartProps) {
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
export function Ships({ board }: PartProps) {
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
      {hasBlackShip(view) && (
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
