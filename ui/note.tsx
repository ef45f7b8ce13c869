import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Desk, DeskContext, type Explained } from './desk.ts';
import { useFingertip } from './fingertip.ts';
import { Glyph } from './glyph.tsx';
import { PriceTag } from './price.tsx';
import { kitWords } from './words.ts';

interface OpenNote {
  readonly what: Explained;
  readonly at: Element;
}

export interface DeskRoomProps {
  readonly desk: Omit<Desk, 'explain'>;
  /** Where it changes, the table has changed, and what was explained may be gone. */
  readonly stamp: number | string;
  readonly children: ReactNode;
}

/** Gives everything inside a desk to lie on, and shows the notes that explain things. */
export function DeskRoom({ desk, stamp, children }: DeskRoomProps) {
  const [note, setNote] = useState<OpenNote | null>(null);
  const leaving = useRef(0);
  const explain = useCallback((what: Explained | null, at: Element) => {
    if (what !== null) {
      window.clearTimeout(leaving.current);
      setNote({ what, at });
      return;
    }
    // Time to reach the note itself, with its link to the rule.
    leaving.current = window.setTimeout(
      () => setNote((open) => (open !== null && open.at === at && !open.what.pinned ? null : open)),
      LEAVING,
    );
  }, []);
  const close = useCallback(() => setNote(null), []);
  useFingertip(explain, kitWords[desk.lang].choose);
  // What it explained may have been taken off the table since.
  useEffect(() => {
    if (note !== null && !note.at.isConnected) setNote(null);
  });
  const keep = useCallback(() => window.clearTimeout(leaving.current), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a note does not outlive the picture it belongs to
  useEffect(close, [close, stamp]);
  const whole = useMemo(() => ({ ...desk, explain }), [desk, explain]);
  return (
    <DeskContext value={whole}>
      {children}
      {note !== null && (
        <Note
          key={note.what.about.title}
          {...note}
          desk={desk}
          close={close}
          keep={keep}
          leave={() => explain(null, note.at)}
        />
      )}
    </DeskContext>
  );
}

const GAP = 10;
const LEAVING = 180;

interface NoteProps extends OpenNote {
  readonly desk: Omit<Desk, 'explain'>;
  close(): void;
  keep(): void;
  leave(): void;
}

function Note({ what, at, desk, close, keep, leave }: NoteProps) {
  const { about, closed, price = [], choices = [], pinned } = what;
  const box = useRef<HTMLDivElement>(null);
  const words = kitWords[desk.lang];
  const rule = closed?.refusal.rule ?? about.rule ?? '';

  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    if (!at.isConnected) return close();
    const rect = at.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.max(8, Math.min(rect.x + rect.width / 2 - width / 2, innerWidth - width - 8));
    const below = rect.bottom + GAP + height < innerHeight;
    const top = below ? rect.bottom + GAP : Math.max(8, rect.top - GAP - height);
    element.style.transform = `translate(${left}px, ${top}px)`;
    element.style.setProperty('--tip', `${rect.x + rect.width / 2 - left}px`);
    element.dataset.side = below ? 'below' : 'above';
    if (pinned && (choices.length > 0 || closed !== undefined)) element.querySelector('button')?.focus();
  }, [at, close, pinned, choices.length, closed]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      close();
      if (!pinned) return;
      event.preventDefault();
      if (at instanceof HTMLElement) at.focus();
    };
    const onDown = (event: PointerEvent): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    // Before anything else: the dialog under a note stays open, and keeps keys to itself.
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('pointerdown', onDown);
    };
  }, [at, close, pinned]);

  // Over a dialog nothing can be reached but what lies in it.
  return createPortal(
    <div
      ref={box}
      className="note"
      {...(pinned ? { role: 'dialog', 'aria-label': about.title } : { role: 'status' })}
      onPointerEnter={keep}
      onPointerLeave={leave}
    >
      <p className="note-title">
        {closed !== undefined && <Glyph id="ui-lock" className="note-lock" />}
        {closed === undefined ? about.title : `${about.title}: ${words.notNow}`}
      </p>
      {closed !== undefined && <p className="note-why">{closed.why}</p>}
      {about.lines?.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a note never change their order
        <p key={n} className="note-line">
          {line}
        </p>
      ))}
      {price.length > 0 && (
        <p className="note-line">
          <PriceTag price={price} />
        </p>
      )}
      {choices.map((choice) => (
        <button
          type="button"
          key={choice.notation}
          className="note-choice"
          data-move={choice.notation}
          onClick={() => {
            close();
            desk.choose(choice);
          }}
        >
          <span>{choice.words}</span>
          <PriceTag price={choice.price} />
        </button>
      ))}
      {rule !== '' && (
        <button
          type="button"
          className="note-rule"
          tabIndex={pinned ? 0 : -1}
          onClick={() => {
            close();
            desk.openRule(rule);
          }}
        >
          <Glyph id="ui-rules" />
          {words.rule} {rule}
        </button>
      )}
    </div>,
    at.closest('dialog') ?? document.body,
  );
}
