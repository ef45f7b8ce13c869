import { type PointerEvent, type RefObject, useRef } from 'react';
import { type Explained, useDesk } from './desk.ts';
import { LONG_PRESS } from './press.ts';

const HOVER_DELAY = 350;

type At = { readonly currentTarget: HTMLElement };

export interface Explaining {
  /** Attributes of the thing: the note comes on hover, focus and long-press. */
  readonly attributes: {
    readonly 'data-target': '';
    onPointerEnter(event: PointerEvent<HTMLElement>): void;
    onPointerLeave(event: PointerEvent<HTMLElement>): void;
    onPointerDown(event: PointerEvent<HTMLElement>): void;
    onPointerUp(): void;
    onPointerCancel(): void;
    onFocus(event: At): void;
    onBlur(event: At): void;
  };
  /** True where a long press has opened the note: the click that ends it means nothing else. */
  readonly pressed: RefObject<boolean>;
}

/** Lets something explain itself. */
export function useExplaining(note: (pinned: boolean) => Explained): Explaining {
  const desk = useDesk();
  const timer = useRef(0);
  const pressed = useRef(false);
  const attributes = {
    'data-target': '',
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return;
      const at = event.currentTarget;
      // A thing that is put elsewhere in the page under a resting mouse is entered again without having been left.
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => desk.explain(note(false), at), HOVER_DELAY);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      window.clearTimeout(timer.current);
      desk.explain(null, event.currentTarget);
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      window.clearTimeout(timer.current);
      pressed.current = false;
      if (event.pointerType !== 'touch') return;
      const at = event.currentTarget;
      timer.current = window.setTimeout(() => {
        pressed.current = true;
        desk.explain(note(true), at);
      }, LONG_PRESS);
    },
    onPointerUp() {
      window.clearTimeout(timer.current);
    },
    onPointerCancel() {
      window.clearTimeout(timer.current);
    },
    onFocus(event: At) {
      if (event.currentTarget.matches(':focus-visible')) desk.explain(note(false), event.currentTarget);
    },
    onBlur(event: At) {
      desk.explain(null, event.currentTarget);
    },
  } as const;
  return { attributes, pressed };
}
