import { useEffect } from 'react';
import type { OpenChoice } from './board.ts';
import type { Desk } from './desk.ts';
import { LONG_PRESS } from './press.ts';

/** Half of what a fingertip covers, in pixels: lit things are 44 pixels large for it, however small they are drawn. */
const REACH = 22;
/** Where another lit thing is this much farther away at most, nobody can tell which one was meant. */
const DOUBT = 6;

const choicesAt = new WeakMap<Element, readonly OpenChoice[]>();

/** Makes known what can be chosen by touching this element. */
export function offerAt(element: Element | null, open: readonly OpenChoice[]): void {
  if (element === null) return;
  if (open.length === 0) choicesAt.delete(element);
  else choicesAt.set(element, open);
}

/** What can be chosen with this element. */
export const choicesOn = (element: Element): readonly OpenChoice[] => choicesAt.get(element) ?? [];

interface Near {
  readonly element: HTMLElement;
  readonly box: DOMRect;
  readonly away: number;
}

/** A touch beside a lit thing means it; a touch between several asks which one. */
export function useFingertip(explain: Desk['explain'], question: string): void {
  useEffect(() => {
    let down = 0;
    const onDown = (event: PointerEvent): void => {
      down = event.timeStamp;
    };
    const onClick = (event: MouseEvent): void => {
      if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
      if (!(event.target instanceof Element) || event.timeStamp - down >= LONG_PRESS) return;
      const button = event.target.closest('button, a, input, select, [role="dialog"]');
      if (button !== null && !button.matches('.target')) return;
      const near = litAround(event.target, event.clientX, event.clientY);
      if (near.length === 0) return;
      const meant = near.find(({ element }) => element === button) ?? near[0];
      const doubtful = near.filter((other) => other === meant || isDoubtful(meant, other));
      const choices = choicesOf(doubtful);
      if (choices.length > choicesOf([meant]).length) {
        event.stopPropagation();
        explain({ about: { title: question }, choices, pinned: true }, meant.element);
      } else if (meant.element !== button) {
        event.stopPropagation();
        meant.element.click();
      }
    };
    document.addEventListener('pointerdown', onDown, { capture: true });
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onDown, { capture: true });
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [explain, question]);
}

/** What is lit within reach, in the same part of the table; the nearest first. */
function litAround(touched: Element, x: number, y: number): Near[] {
  const part = touched.closest('section');
  if (part === null) return [];
  return [...part.querySelectorAll<HTMLElement>('.target.lit')]
    .filter((element) => element.closest('section') === part)
    .map((element) => {
      const box = element.getBoundingClientRect();
      const across = Math.max(box.left - x, 0, x - box.right);
      const down = Math.max(box.top - y, 0, y - box.bottom);
      return { element, box, away: Math.hypot(across, down) };
    })
    .filter(({ away }) => away <= REACH)
    .sort((one, other) => one.away - other.away);
}

/** A large thing under a small one leaves no doubt: the small one was meant. */
function isDoubtful(meant: Near, other: Near): boolean {
  const [x, y] = [meant.box.x + meant.box.width / 2, meant.box.y + meant.box.height / 2];
  const { left, right, top, bottom } = other.box;
  const isUnder = x > left && x < right && y > top && y < bottom;
  return !isUnder && other.away <= meant.away + DOUBT;
}

/** The same choice may be lit in two places, such as a house and its sign. */
function choicesOf(things: readonly Near[]): OpenChoice[] {
  const all = things.flatMap(({ element }) => choicesAt.get(element) ?? []);
  return [...new Map(all.map((choice) => [choice.notation, choice])).values()];
}
