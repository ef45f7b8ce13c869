import { DEED_CITIZEN, DEEDS, deedSpaces, SPACE_SIZE } from '@spielstube/art/orleans/anchors.ts';
import { NOBODY } from '@spielstube/engine';
import { boxAround, closedChoice, Glyph, openChoices, Target } from '@spielstube/ui';
import { citizenOfDeed } from '../data/citizens.ts';
import { DEED_KEYS, DEED_SPACES, deedSpace, neededFor } from '../data/deeds.ts';
import { PROFESSIONS } from '../data/people.ts';
import type { OrleansAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';
import { CitizenTile } from './citizen-tile.tsx';
import { PERSON_SIGNS, place, slotSign } from './drawings.ts';
import styles from './pieces.module.css';
import { onBoard } from './spot.ts';

/** The scroll of the beneficial deeds. */
export function Deeds({ board }: PartProps) {
  return DEED_KEYS.map((key, deed) => <Deed key={key} board={board} deed={deed} />);
}

function Deed({ board, deed }: PartProps & { deed: number }) {
  const { view, text, cast } = board;
  const spots = DEEDS[DEED_KEYS[deed]];
  const { row, citizen } = spots;
  const needed = neededFor(deed);
  const { notes, labels } = text.words;
  const free = view.deeds.slice(deedSpace(deed, 0), deedSpace(deed, PROFESSIONS));
  const goesTo = (a: OrleansAction): boolean => a.do === 'send' && a.deed === deed;
  const note = notes.deed(deed, free);
  const owner = view.citizens[citizenOfDeed(deed)];
  const lines = owner === NOBODY ? note.lines : [...note.lines, labels.citizenOf(cast.name(owner))];
  return (
    <>
      <Target
        about={{ ...note, lines }}
        open={openChoices(board, goesTo)}
        closed={closedChoice(board, goesTo)}
        anchor={place.deed(deed)}
        className={styles.place}
        style={onBoard({ x: row.x + 1, y: row.y + 1, w: row.w - 4, h: row.h - 3 })}
      >
        {null}
      </Target>
      {deedSpaces(spots, needed.length).map((at, n) => {
        const profession = needed[n];
        // The first spaces of a profession are filled first.
        const before = n - needed.indexOf(profession);
        const filled = DEED_SPACES[deedSpace(deed, profession)] - free[profession];
        if (before < filled) {
          return (
            <span
              key={`${at}`}
              className={styles.sign}
              style={onBoard(boxAround(at, SPACE_SIZE + 2, SPACE_SIZE + 2))}
            >
              <Glyph id={PERSON_SIGNS[profession]} />
            </span>
          );
        }
        const open =
          before === filled
            ? openChoices(board, (a) => goesTo(a) && a.do === 'send' && a.profession === profession)
            : [];
        return open.length === 0 ? null : (
          <Target
            key={`${at}`}
            about={{ ...note, lines }}
            open={open}
            className={`${styles.piece} ${styles.space}`}
            style={onBoard(boxAround(at, SPACE_SIZE, SPACE_SIZE))}
          >
            <Glyph id={slotSign(profession)} />
          </Target>
        );
      })}
      {owner === NOBODY && (
        <CitizenTile
          board={board}
          citizen={citizenOfDeed(deed)}
          box={boxAround(citizen, DEED_CITIZEN, DEED_CITIZEN)}
        />
      )}
    </>
  );
}
