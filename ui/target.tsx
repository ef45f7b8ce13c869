import type { CSSProperties, ReactNode } from 'react';
import type { ClosedChoice, OpenChoice } from './board.ts';
import { useIsCopy } from './copy.ts';
import { type Explained, type Explanation, useDesk } from './desk.ts';
import { offerAt } from './fingertip.ts';
import { useExplaining } from './use-explaining.ts';

export interface TargetProps {
  readonly about: Explanation;
  /** The choices that this thing stands for: none, one, or several (then a small menu opens). */
  readonly open?: readonly OpenChoice[];
  readonly closed?: ClosedChoice | undefined;
  /** Identity of the piece for flights: see `piece`. */
  readonly piece?: string;
  readonly anchor?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly children: ReactNode;
}

/**
 * Anything on the table: it explains itself on hover, focus and long-press. With open choices it is lit, a real
 * button in tab order; closed it is drained of colour and says why not; otherwise it is calm. The arrow keys reach
 * all of them. What is shown a second time can be looked at and no more. A button is named by words on it that
 * only readers know, so what is drawn inside should be hidden from them. With every question a hundred things get other
 * names: as a label they need not be laid out.
 */
export function Target({ about, piece, anchor, className, style, children, ...choices }: TargetProps) {
  const desk = useDesk();
  const isCopy = useIsCopy();
  const open = isCopy ? [] : (choices.open ?? []);
  const closed = isCopy ? undefined : choices.closed;
  const note = (pinned: boolean): Explained => ({
    about,
    closed: open.length === 0 ? closed : undefined,
    price: open.length === 1 ? open[0].price : [],
    choices: pinned && open.length > 1 ? open : [],
    pinned,
  });
  const { attributes, pressed } = useExplaining(note);

  // One element for all three states: a thing that lights up or fades stays the same thing.
  const lit = open.length > 0;
  const isAdvised = open.some(({ notation }) => desk.advised.includes(notation));
  const state = lit ? 'lit' : closed === undefined ? '' : 'dim';
  return (
    <button
      type="button"
      ref={(element) => offerAt(element, open)}
      {...attributes}
      data-piece={isCopy ? undefined : piece}
      data-anchor={isCopy ? undefined : anchor}
      style={style}
      className={`target ${state} ${isAdvised ? 'advised' : ''} ${className ?? ''}`}
      tabIndex={lit ? 0 : -1}
      aria-disabled={lit ? undefined : true}
      aria-haspopup={open.length > 1 ? 'dialog' : undefined}
      onClick={(event) => {
        if (pressed.current) return;
        if (open.length === 1) desk.choose(open[0]);
        else if (open.length > 0 || closed === undefined || !desk.refused(closed))
          desk.explain(note(true), event.currentTarget);
      }}
    >
      {children}
      <span className="vh" role="img" aria-label={nameOf(about, open, closed)} />
    </button>
  );
}

/** What a screen reader says: the choice, why it is closed, or just what it is. */
function nameOf(about: Explanation, open: readonly OpenChoice[], closed: ClosedChoice | undefined): string {
  if (open.length === 1) return open[0].words;
  if (open.length === 0 && closed !== undefined) return `${closed.words}: ${closed.why}`;
  return about.title;
}
