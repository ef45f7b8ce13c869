import {
  closedChoice,
  dropPlace,
  type Explanation,
  Glyph,
  IconBtn,
  openChoices,
  Target,
  useIsCopy,
} from '@spielstube/ui';
import {
  EFFECTS,
  FIRST_SPACE,
  GUNPOWDER_TOWER,
  isTile,
  SACRISTY,
  spacesOf,
  TOWN_HALL,
  tileOf,
} from '../data/places.ts';
import { mayUse } from '../rules/actions.ts';
import type { OrleansAction } from '../rules/moves.ts';
import { isCovered } from '../rules/places.ts';
import { GEAR, NOTHING } from '../rules/state.ts';
import { missingOn, prospectOf } from '../text/prospect.ts';
import type { Board, SeatProps } from './board.ts';
import { place as placeNames } from './drawings.ts';
import { effectOf, privilegeOf } from './effect.ts';
import styles from './place.module.css';
import { PlaceCard } from './place-card.tsx';
import { Space } from './space.tsx';
import { TowerSlots } from './tower-slots.tsx';
import { dropNames, type Hands } from './use-hands.ts';

interface PlaceProps extends SeatProps {
  readonly place: number;
  readonly hands: Hands | null;
}

/** Activated and possible, activated for nothing, begun, or empty. */
type State = 'ready' | 'blocked' | 'begun' | 'empty';

/** Whether somebody weighs what to use: in the middle of an action a place may look blocked by what it does itself. */
const isWeighed = ({ frame }: Board): boolean => frame?.kind === 'plan' || frame?.kind === 'act';

/** How far the place of a seat is. */
export function stateOf({ view }: Board, seat: number, place: number): State {
  const player = view.players[seat];
  const spaces = player.spaces.slice(FIRST_SPACE[place], FIRST_SPACE[place + 1]);
  const persons = spaces.filter((kind) => kind !== NOTHING && kind !== GEAR).length;
  if (persons === 0) return 'empty';
  const verdict = mayUse(view, seat, place);
  if (place === SACRISTY || verdict === null) return 'ready';
  return isCovered(player, place) || place === TOWN_HALL ? 'blocked' : 'begun';
}

/** What a place of a seat is, and what it would do as things stand. */
function aboutPlace({ view, text }: Board, seat: number, place: number, state: State): Explanation {
  const { words } = text;
  const note = words.notes.place(place);
  const missing = missingOn(view.players[seat].spaces, place);
  const stand = {
    ready: `${words.labels.usable}: ${words.prospect(prospectOf(view, seat, place))}`,
    blocked: words.labels.covered,
    begun: words.missing(missing),
    empty: '',
  }[state];
  return stand === '' ? note : { ...note, lines: [stand, ...note.lines] };
}

const numbers = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, n) => first + n);

/** A place of a player: the card, its spaces and who stands there; how far it is; and a way to clear it. */
export function Place({ board, seat, place, hands }: PlaceProps) {
  const isCopy = useIsCopy();
  const { words } = board.text;
  const state = stateOf(board, seat, place);
  const spaces = numbers(FIRST_SPACE[place], spacesOf(place));
  const uses = (a: OrleansAction): boolean =>
    (a.do === 'use' && a.place === place) ||
    (a.do === 'giveTile' && isTile(place) && a.tile === tileOf(place));
  const placed = hands === null ? [] : spaces.filter((space) => hands.placed.includes(space));
  return (
    <div
      className={styles.place}
      data-state={state}
      data-acting={board.frame?.kind === 'act' && hands !== null}
      {...dropPlace(dropNames.place(place))}
    >
      <Target
        about={aboutPlace(board, seat, place, state)}
        open={hands === null ? [] : openChoices(board, uses)}
        closed={hands === null ? undefined : closedChoice(board, uses)}
        anchor={placeNames.at(seat, place)}
        className={styles.face}
      >
        <PlaceCard
          place={place}
          name={words.place(place)}
          effect={effectOf(board, seat, place)}
          privilege={privilegeOf(place)}
        />
      </Target>
      {spaces.map((space) => (
        <Space key={space} board={board} seat={seat} space={space} hands={isCopy ? null : hands} />
      ))}
      {place === GUNPOWDER_TOWER && (
        <TowerSlots
          board={board}
          seat={seat}
          hands={isCopy ? null : hands}
          room={EFFECTS.gunpowderTower.room}
        />
      )}
      {(state === 'ready' || (state === 'blocked' && isWeighed(board))) && (
        <span className={styles.seal} data-state={state} aria-hidden="true">
          <Glyph id={state === 'ready' ? 'ui-check' : 'ui-close'} />
        </span>
      )}
      {placed.length > 0 && hands !== null && !isCopy && (
        <IconBtn
          glyph="ui-undo"
          label={words.labels.clear(place)}
          className={styles.clear ?? ''}
          onClick={() => hands.clear(placed)}
        />
      )}
    </div>
  );
}

/** A place that belongs to nobody yet, or is only looked at. */
export function PlacePicture({ board, place }: { board: Board; place: number }) {
  return (
    <PlaceCard
      place={place}
      name={board.text.words.place(place)}
      effect={effectOf(board, board.viewer ?? 0, place)}
      privilege={privilegeOf(place)}
      withSpaces
    />
  );
}
