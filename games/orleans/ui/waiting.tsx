import { crestAt, openChoices, Target, useDesk, useDrag, useExplaining } from '@spielstube/ui';
import type { OrleansAction } from '../rules/moves.ts';
import { NOTHING } from '../rules/state.ts';
import type { SeatProps } from './board.ts';
import { Person } from './person.tsx';
import type { Hands, InHand } from './use-hands.ts';
import styles from './waiting.module.css';

interface WaitingProps extends SeatProps {
  readonly kind: number;
  readonly from: Exclude<InHand['from'], 'space'>;
  readonly hands: Hands | null;
  /** Of several equal ones the first is picked up. */
  readonly isFirst?: boolean;
}

/** Somebody who waits to be placed. While people are placed, he can be picked up by click, key or drag. */
export function Waiting({ board, seat, kind, from, hands, isFirst = true }: WaitingProps) {
  if (hands?.canPick(kind, from) === true)
    return <Pickable board={board} seat={seat} kind={kind} from={from} hands={hands} isFirst={isFirst} />;
  const moves = (a: OrleansAction): boolean =>
    (from === 'market' && a.do === 'stow' && a.kind === kind) ||
    (from === 'tower' && a.do === 'fetch' && a.kind === kind);
  return (
    <Target
      about={board.text.words.notes.person(kind)}
      open={hands === null ? [] : openChoices(board, moves)}
      className={styles.person}
    >
      <Person kind={kind} crest={crestAt(board, seat)} />
    </Target>
  );
}

function Pickable({ board, seat, kind, from, hands, isFirst }: WaitingProps & { hands: Hands }) {
  const { words } = board.text;
  const desk = useDesk();
  const person: InHand = { kind, from, space: NOTHING };
  const isPicked = isFirst === true && hands.inHand?.kind === kind && hands.inHand.from === from;
  const { attributes, pressed } = useExplaining((pinned) => ({ about: words.notes.person(kind), pinned }));
  const { onPointerDown, dragged } = useDrag({
    lift() {
      attributes.onPointerCancel();
      if (!isPicked) hands.pick(person);
    },
    drop: (onto) => hands.drop(person, onto),
  });
  return (
    <button
      type="button"
      {...attributes}
      onPointerDown={(event) => {
        attributes.onPointerDown(event);
        onPointerDown(event);
      }}
      onClick={(event) => {
        if (pressed.current || dragged.current) return;
        desk.explain(null, event.currentTarget);
        hands.pick(person);
        // By keyboard the next key puts him down.
        if (event.detail === 0 && !isPicked) focusFirstSpace(event.currentTarget);
      }}
      className={`target ${styles.person} ${styles.pickable}`}
      data-person={kind}
      aria-pressed={isPicked}
    >
      <Person kind={kind} crest={crestAt(board, seat)} />
      <span className="vh">{words.person(kind)}</span>
    </button>
  );
}

/** The first space that fits, as soon as it is lit. */
function focusFirstSpace(near: HTMLElement): void {
  const own = near.closest('[data-hand]');
  requestAnimationFrame(() =>
    own?.querySelector<HTMLElement>('[data-placed="false"] > .target.lit')?.focus(),
  );
}
