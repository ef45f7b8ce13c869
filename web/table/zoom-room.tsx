import { IconBtn } from '@spielstube/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWords } from '../settings/settings.store.ts';
import { type Sight, WHOLE, zoomAround } from './sight.ts';
import styles from './zoom-room.module.css';

/** Movements smaller than this many pixels are clicks. */
const DRAG = 6;
const KEY_STEP = 1.2;

/** The board can be zoomed (wheel, pinch, + − .) and, when it is larger than its place, dragged. */
export function ZoomRoom({ children }: { children: ReactNode }) {
  const words = useWords().table;
  const room = useRef<HTMLDivElement>(null);
  const [sight, setSight] = useState<Sight>(WHOLE);

  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    const pointers = new Map<number, { x: number; y: number }>();
    let dragged = 0;
    const box = (): DOMRect => element.getBoundingClientRect();
    const zoom = (factor: number, x: number, y: number): void => {
      const rect = box();
      setSight((now) => zoomAround(now, factor, x - rect.x, y - rect.y, rect.width, rect.height));
    };

    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      zoom(Math.exp(-event.deltaY * 0.0016), event.clientX, event.clientY);
    };
    const onDown = (event: PointerEvent): void => {
      if (event.button !== 0) return;
      pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      dragged = 0;
    };
    const onMove = (event: PointerEvent): void => {
      const last = pointers.get(event.pointerId);
      if (last === undefined) return;
      const now = { x: event.clientX, y: event.clientY };
      const [other] = [...pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      pointers.set(event.pointerId, now);
      if (other !== undefined) {
        const before = Math.hypot(last.x - other.x, last.y - other.y);
        const after = Math.hypot(now.x - other.x, now.y - other.y);
        if (before > 0) zoom(after / before, (now.x + other.x) / 2, (now.y + other.y) / 2);
        dragged = DRAG + 1;
        return;
      }
      dragged += Math.abs(now.x - last.x) + Math.abs(now.y - last.y);
      if (dragged <= DRAG) return;
      const rect = box();
      setSight((from) =>
        zoomAround(
          { ...from, x: from.x + now.x - last.x, y: from.y + now.y - last.y },
          1,
          0,
          0,
          rect.width,
          rect.height,
        ),
      );
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
      const rect = box();
      const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
      if (event.key === '+') zoom(KEY_STEP, x, y);
      else if (event.key === '-') zoom(1 / KEY_STEP, x, y);
      else if (event.key === '.') setSight(WHOLE);
    };

    element.addEventListener('wheel', onWheel, { passive: false });
    element.addEventListener('pointerdown', onDown);
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('pointercancel', onUp);
    element.addEventListener('click', onClick, { capture: true });
    document.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('wheel', onWheel);
      element.removeEventListener('pointerdown', onDown);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('pointercancel', onUp);
      element.removeEventListener('click', onClick, { capture: true });
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  const whole = sight.scale === 1;
  return (
    <div ref={room} className={`${styles.room} ${whole ? '' : styles.zoomed}`}>
      <div
        className={styles.inner}
        style={whole ? {} : { transform: `translate(${sight.x}px, ${sight.y}px) scale(${sight.scale})` }}
      >
        {children}
      </div>
      {!whole && (
        <IconBtn
          glyph="ui-search"
          label={words.zoomFit}
          className={styles.whole ?? ''}
          onClick={() => setSight(WHOLE)}
        />
      )}
    </div>
  );
}
