import type { KeyboardEvent } from 'react';

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** A step aside counts this much more than a step ahead. */
const ASIDE = 2.5;

/** Arrow keys move the focus to the nearest thing in sight in that direction, lit or not. For an area's `onKeyDown`. */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const direction = DIRECTIONS[event.key];
  const from = document.activeElement;
  if (direction === undefined || from === null || !from.matches('[data-target]')) return;
  const [dx, dy] = direction;
  const start = middle(from);
  let best: HTMLElement | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const target of event.currentTarget.querySelectorAll<HTMLElement>('[data-target]')) {
    const end = middle(target);
    const ahead = (end.x - start.x) * dx + (end.y - start.y) * dy;
    const aside = Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx);
    const way = ahead + ASIDE * aside;
    if (target !== from && ahead > 1 && way < least && target.checkVisibility()) {
      least = way;
      best = target;
    }
  }
  if (best === null) return;
  event.preventDefault();
  best.focus();
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
