import { type PointerEvent, type RefObject, useRef } from 'react';
import { useDesk } from './desk.ts';

/** A pointer that moves less than this many pixels means a click. */
const CLICK = 6;
const BACK = 220;

/** Attributes of a place where something may be dropped. */
export const dropPlace = (name: string) => ({ 'data-drop': name });

export interface Drag {
  /** It leaves its place: now is the time to light up where it fits. */
  lift(): void;
  /** It is let go over a place (see `dropPlace`), or over none; true if it stays there. */
  drop(place: string | null): boolean;
}

export interface Dragging {
  onPointerDown(event: PointerEvent<HTMLElement>): void;
  /** True after something was dragged: the click that ends it means nothing else. */
  readonly dragged: RefObject<boolean>;
}

/** Lets the drawing in a thing be dragged, by mouse, pen or finger (which needs `touch-action: none`). */
export function useDrag(drag: Drag): Dragging {
  const { factor } = useDesk().motion;
  const dragged = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    const drawing = event.currentTarget.querySelector('svg');
    dragged.current = false;
    if (event.button !== 0 || !event.isPrimary || drawing === null) return;
    const { pointerId, clientX: x, clientY: y } = event;
    let likeness: HTMLElement | null = null;
    const onMove = (now: globalThis.PointerEvent): void => {
      if (now.pointerId !== pointerId) return;
      const [dx, dy] = [now.clientX - x, now.clientY - y];
      if (likeness === null) {
        if (Math.hypot(dx, dy) < CLICK) return;
        likeness = likenessOf(drawing);
        dragged.current = true;
        drag.lift();
      }
      likeness.style.transform = `translate(${dx}px, ${dy}px) scale(1.15)`;
    };
    const onEnd = (last: globalThis.PointerEvent): void => {
      if (last.pointerId !== pointerId) return;
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onEnd);
      window.removeEventListener('pointercancel', onEnd);
      const flown = likeness;
      if (flown === null) return;
      const isKept = drag.drop(last.type === 'pointerup' ? placeUnder(last) : null);
      if (isKept || factor === 0) flown.remove();
      else
        flown
          .animate([{}, { transform: 'none' }], { duration: BACK * factor, easing: 'ease-in' })
          .finished.finally(() => flown.remove());
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onEnd);
    window.addEventListener('pointercancel', onEnd);
  };
  return { onPointerDown, dragged };
}

function likenessOf(drawing: SVGSVGElement): HTMLElement {
  const { x, y, width, height } = drawing.getBoundingClientRect();
  const likeness = document.createElement('div');
  likeness.className = 'dragged';
  Object.assign(likeness.style, {
    position: 'fixed',
    zIndex: '50',
    pointerEvents: 'none',
    left: `${x}px`,
    top: `${y}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  const copy = drawing.cloneNode(true);
  if (copy instanceof SVGSVGElement) Object.assign(copy.style, { width: '100%', height: '100%' });
  likeness.append(copy);
  document.body.append(likeness);
  return likeness;
}

function placeUnder({ clientX, clientY }: globalThis.PointerEvent): string | null {
  for (const element of document.elementsFromPoint(clientX, clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]');
    if (place !== null) return place.dataset.drop ?? null;
  }
  return null;
}
