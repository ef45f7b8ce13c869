import { useEffect, useRef } from 'react';

interface Place {
  /** The part of the table. */
  readonly area: Element;
  readonly x: number;
  readonly y: number;
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** What can be chosen nearest to a place: in the same part of the table, or else anywhere on it. */
function nearest({ area, x, y }: Place): HTMLElement | undefined {
  const away = (element: Element): number => {
    const at = middle(element);
    return Math.hypot(at.x - x, at.y - y);
  };
  const within = (part: Element | null): HTMLElement[] =>
    [...(part?.querySelectorAll<HTMLElement>('.target.lit, [aria-keyshortcuts]') ?? [])].filter((element) =>
      element.checkVisibility(),
    );
  const here = within(area);
  const all = here.length > 0 ? here : within(area.parentElement);
  return all.sort((one, other) => away(one) - away(other))[0];
}

/** Whoever plays by keyboard stays near where they were, also if the thing that had the focus is gone after the move. */
export function useNearFocus(stamp: string): void {
  const last = useRef<Place | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const area = target instanceof Element ? target.closest('main > *') : null;
      if (target instanceof Element && area !== null && target.matches(':focus-visible')) {
        last.current = { area, ...middle(target) };
      }
    };
    const onDown = (): void => {
      last.current = null;
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('pointerdown', onDown);
    return () => {
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('pointerdown', onDown);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture may have lost what had the focus
  useEffect(() => {
    let request = 0;
    const find = (): void => {
      if (last.current === null || document.activeElement !== document.body) return;
      // A list is written line by line: the nearest one may be among the last.
      if (last.current.area.querySelector('[aria-busy="true"]') === null) nearest(last.current)?.focus();
      else request = requestAnimationFrame(find);
    };
    find();
    return () => cancelAnimationFrame(request);
  }, [stamp]);
}
