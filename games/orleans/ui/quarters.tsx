import {
  fieldCubes,
  fieldSign,
  STACK_1,
  STACK_2,
  SUPPLY_SIZE,
  TECH_SUPPLY,
  TRACKS,
  trackCube,
} from '@spielstube/art/orleans/anchors.ts';
import { NOBODY } from '@spielstube/engine';
import { boxAround, closedChoice, Explain, Glyph, openChoices, type SpotBox, Target } from '@spielstube/ui';
import { BOATMAN_CITIZEN, KNIGHT_CITIZEN } from '../data/citizens.ts';
import { BOATMAN, KNIGHT, PROFESSION_KEYS } from '../data/people.ts';
import { TILE_CATEGORY } from '../data/places.ts';
import { BOATMAN_CITIZEN_FIELD, KNIGHT_CITIZEN_FIELD } from '../data/tracks.ts';
import { ON_OFFER, type Orleans } from '../rules/state.ts';
import { Badge } from './badge.tsx';
import type { PartProps } from './board.ts';
import { CitizenTile } from './citizen-tile.tsx';
import { Cubes } from './cubes.tsx';
import { PERSON_SIGNS, place } from './drawings.ts';
import styles from './pieces.module.css';
import { onBoard } from './spot.ts';

/** The quarters of the people: those who wait, and the way of each track. */
export function Quarters({ board }: PartProps) {
  return (
    <>
      {PROFESSION_KEYS.map((key, profession) => (
        <Quarter key={key} board={board} profession={profession} />
      ))}
      <Supplies board={board} />
    </>
  );
}

const CITIZEN_SIZE = 19;
/** Tracks that have a citizen, and on which field. */
const CITIZENS: Readonly<Record<number, { readonly citizen: number; readonly field: number }>> = {
  [BOATMAN]: { citizen: BOATMAN_CITIZEN, field: BOATMAN_CITIZEN_FIELD },
  [KNIGHT]: { citizen: KNIGHT_CITIZEN, field: KNIGHT_CITIZEN_FIELD },
};

function Quarter({ board, profession }: PartProps & { profession: number }) {
  const { view, seats, before } = board;
  const { notes } = board.text.words;
  const { row, fields, supply, count } = TRACKS[PROFESSION_KEYS[profession]];
  const recruits = (a: { do: string }): boolean =>
    a.do === 'recruit' && 'profession' in a && a.profession === profession;
  const open = openChoices(board, recruits);
  const prize = CITIZENS[profession];
  return (
    <>
      <Target
        about={notes.supply(profession, view.people[profession])}
        open={open}
        closed={closedChoice(board, recruits)}
        anchor={place.people(profession)}
        className={styles.place}
        // Where somebody is chosen, the whole row can be clicked; the fields below are too small.
        style={onBoard(open.length > 0 ? row : { ...row, w: fields.length > 0 ? 76 : 80 })}
      >
        {null}
      </Target>
      <span className={styles.sign} style={onBoard(boxAround(supply, SUPPLY_SIZE, SUPPLY_SIZE))}>
        <Glyph id={PERSON_SIGNS[profession]} />
      </span>
      <Badge at={count} count={view.people[profession]} was={before?.people[profession]} />
      {fields.map((field, n) => {
        const about = notes.trackField(profession, n);
        return (
          <span key={field.x}>
            {open.length === 0 && (
              <Explain about={about} className={styles.place ?? ''} style={onBoard(field)} />
            )}
            <Cubes
              seats={seats.filter(({ seat }) => view.players[seat].tracks[profession] === n)}
              at={fieldCubes(field)}
              size={trackCube(field)}
              about={({ name }) => ({ ...about, title: `${name}: ${about.title}` })}
              piece={({ seat }) => place.cube(seat, profession)}
            />
          </span>
        );
      })}
      {prize !== undefined && view.citizens[prize.citizen] === NOBODY && (
        <CitizenTile
          board={board}
          citizen={prize.citizen}
          box={boxAround(fieldSign(fields[prize.field]), CITIZEN_SIZE, CITIZEN_SIZE)}
        />
      )}
    </>
  );
}

const leftOf = ({ tiles }: Orleans, category: number): number =>
  tiles.filter((owner, tile) => owner === ON_OFFER && TILE_CATEGORY[tile] === category).length;

/** The corner at the lower right of a thing. */
const corner = ({ x, y, w, h }: SpotBox): readonly [number, number] => [x + w - 2, y + h - 5];

/** Technology and place tiles beside the monastery. */
function Supplies({ board }: PartProps) {
  const { view, before } = board;
  const { notes } = board.text.words;
  return (
    <>
      <Explain
        about={notes.gearSupply(view.gears)}
        data-anchor={place.gearSupply}
        className={styles.place ?? ''}
        style={onBoard(TECH_SUPPLY)}
      />
      <Badge at={corner(TECH_SUPPLY)} count={view.gears} was={before?.gears} size={19} />
      {[STACK_1, STACK_2].map((box, n) => {
        const category = n + 1;
        return (
          <span key={category}>
            <Explain
              about={notes.tiles(category, leftOf(view, category))}
              data-anchor={place.stack(category)}
              className={styles.place ?? ''}
              style={onBoard(box)}
            />
            <Badge
              at={corner(box)}
              count={leftOf(view, category)}
              was={before === null ? undefined : leftOf(before, category)}
              size={19}
            />
          </span>
        );
      })}
    </>
  );
}
