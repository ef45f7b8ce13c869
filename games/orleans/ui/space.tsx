import { SLOT_SIZE, SLOTS, TILE } from '@spielstube/art/orleans/anchors.ts';
import {
  boxAround,
  closedChoice,
  crestAt,
  dropPlace,
  Glyph,
  layingOn,
  openChoices,
  Target,
  useDrag,
} from '@spielstube/ui';
import { FIRST_SPACE, PLACE_OF_SPACE, SPACE_NEEDS, spacesOf } from '../data/places.ts';
import type { OrleansAction } from '../rules/moves.ts';
import { GEAR, NOTHING } from '../rules/state.ts';
import type { SeatProps } from './board.ts';
import { place, slotSign } from './drawings.ts';
import { Person } from './person.tsx';
import styles from './space.module.css';
import { dropNames, type Hands, type InHand } from './use-hands.ts';

const onCard = layingOn(TILE);
/** Where the nth of so many spaces lies on a card. */
export const slotAt = (n: number, of: number) =>
  onCard(boxAround(SLOTS[of][n], SLOT_SIZE + 2, SLOT_SIZE + 2));

interface SpaceProps extends SeatProps {
  readonly space: number;
  /** Null where nothing can be placed: at somebody else's, and in copies. */
  readonly hands: Hands | null;
}

/** What can be done with whoever or whatever lies on a space. */
const isAbout =
  (space: number) =>
  (a: OrleansAction): boolean =>
    (a.do === 'takeBack' || a.do === 'return' || a.do === 'fit' || a.do === 'giveFitted') &&
    a.space === space;

/** A space of a place: whom it waits for, or who stands there. */
export function Space({ board, seat, space, hands }: SpaceProps) {
  const { view, text, frame } = board;
  const { notes, labels } = text.words;
  const kind = view.players[seat].spaces[space];
  const where = PLACE_OF_SPACE[space];
  const isFree = kind === NOTHING;
  const isPlaced = hands?.placed.includes(space) ?? false;
  const isLocked = frame?.kind === 'plan' && hands !== null && !isFree && kind !== GEAR && !isPlaced;
  const person: InHand = { kind, from: 'space', space };
  const { onPointerDown, dragged } = useDrag({
    lift: () => hands?.pick(person),
    drop: (onto) => hands?.drop(person, onto) ?? false,
  });
  const own = hands === null ? [] : openChoices(board, isAbout(space));
  const about = isFree ? notes.space(space) : kind === GEAR ? notes.fitted(space) : notes.person(kind);
  return (
    <span
      role="presentation"
      className={styles.space}
      data-placed={isPlaced}
      data-fits={hands?.fitsAt(space) ?? false}
      style={slotAt(space - FIRST_SPACE[where], spacesOf(where))}
      {...dropPlace(dropNames.space(space))}
      {...(isPlaced ? { onPointerDown } : {})}
      onClickCapture={(event) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      }}
    >
      <Target
        about={isLocked ? { ...about, lines: [labels.sinceEarlier, ...about.lines] } : about}
        open={isFree && hands !== null ? [...hands.openAt(space), ...own] : own}
        closed={hands === null ? undefined : closedChoice(board, isAbout(space))}
        anchor={place.space(seat, space)}
        className={styles.target}
      >
        {isFree ? (
          <Glyph id={slotSign(SPACE_NEEDS[space])} />
        ) : (
          <Person kind={kind} crest={crestAt(board, seat)} />
        )}
        {isLocked && <Glyph id="ui-lock" className={styles.lock ?? ''} />}
      </Target>
    </span>
  );
}
