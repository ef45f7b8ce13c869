import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Point, WHOLE, zoomAround } from './sight.ts';

/** Movements smaller than this many pixels are clicks. */
const DRAG = 6;
const KEY_STEP = 1.2;
/** Small boards of a broad one are as large then as on a phone that is held upright. */
const CLOSE = 2;
/** A board grows, shrinks, or is seen whole. */
export const ZOOM_KEYS = { grow: '+', shrink: '-', whole: '.' } as const;

type Held = RefObject<HTMLElement | null>;

interface Zoom {
  readonly scale: number;
  showWhole(): void;
  /** To what is lit, if anything is. */
  comeCloser(): void;
}

/** Lets a board (`ground`) grow in its room and be moved there by hand. The room scrolls, so what has the focus shows. */
export function useZoom(room: Held, ground: Held): Zoom {
  const [scale, setScale] = useState(1);
  const now = useRef(scale);

  const zoom = useCallback(
    (factor: number, around?: Point): void => {
      if (room.current === null || ground.current === null) return;
      const { scrollLeft: left, scrollTop: top } = room.current;
      const { x, y, width, height } = room.current.getBoundingClientRect();
      const at =
        around === undefined ? { x: width / 2, y: height / 2 } : { x: around.x - x, y: around.y - y };
      const { offsetWidth, offsetHeight } = ground.current;
      const sight = zoomAround(
        { scale: now.current, left, top },
        factor,
        at,
        { width, height },
        { width: offsetWidth, height: offsetHeight },
      );
      now.current = sight.scale;
      // Only a board that has grown can be moved so far.
      flushSync(() => setScale(sight.scale));
      room.current.scrollTo({ left: sight.left, top: sight.top, behavior: 'instant' });
    },
    [room, ground],
  );

  // Not later than the board is drawn: whoever sees it may press a key.
  useLayoutEffect(() => {
    const element = room.current;
    if (element === null) return;
    const pointers = new Map<number, Point>();
    let dragged = 0;

    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0016), { x: event.clientX, y: event.clientY });
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = 0;
    };
    const onMove = (event: PointerEvent): void => {
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      const here = { x: event.clientX, y: event.clientY };
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      pointers.set(event.pointerId, here);
      if (other !== undefined) {
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(here.x - other.x, here.y - other.y);
        if (before > 0) zoom(after / before, { x: (here.x + other.x) / 2, y: (here.y + other.y) / 2 });
        dragged = DRAG + 1;
        return;
      }
      dragged += Math.abs(here.x - last.x) + Math.abs(here.y - last.y);
      // A board that has not grown is moved by the browser itself under a finger.
      if (dragged <= DRAG || (event.pointerType === 'touch' && now.current === WHOLE.scale)) return;
      element.scrollBy({ left: last.x - here.x, top: last.y - here.y, behavior: 'instant' });
    };
    /** Two fingers belong to the board: the browser shall not take them for a scroll of its own. */
    const onTouch = (event: TouchEvent): void => {
      if (event.touches.length > 1) event.preventDefault();
    };
    const onUp = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    /** The end of a drag is no click on what happens to lie there. */
    const onClick = (event: MouseEvent): void => {
      if (dragged > DRAG) {
        event.preventDefault();
        event.stopPropagation();
      }
      dragged = 0;
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.key === ZOOM_KEYS.grow) zoom(KEY_STEP);
      else if (event.key === ZOOM_KEYS.shrink) zoom(1 / KEY_STEP);
      else if (event.key === ZOOM_KEYS.whole) zoom(0);
    };

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('touchstart', onTouch, { passive: false });
    element.addEventListener('touchmove', onTouch, { passive: false });
    element.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('touchstart', onTouch);
      element.removeEventListener('touchmove', onTouch);
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, [room, zoom]);

  const showWhole = useCallback(() => zoom(0), [zoom]);
  const comeCloser = useCallback(() => {
    const box = room.current?.querySelector('.target.lit')?.getBoundingClientRect();
    zoom(CLOSE, box && { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }, [room, zoom]);
  return { scale, showWhole, comeCloser };
}
