import { choicesOn } from '@spielstube/ui';
import { createElement, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { MurrPaw } from './murr.tsx';
import styles from './pointer.module.css';

/** What is meant: places and pieces by their names, or whatever a move is made with. */
export interface Pointed {
  readonly places: readonly string[];
  readonly move: string | null;
}

/** Brings the sheet to light on which something lies. */
export type OpenSheet = (sheet: 'board' | 'own') => void;

export interface PointerProps {
  readonly pointed: Pointed;
  /** With a ring around what is meant and a shade over all else, or with the paw alone, while somebody plays. */
  readonly how: 'teaching' | 'hinting';
  /** Null: what lies on another sheet stays there until somebody goes to it. */
  readonly open: OpenSheet | null;
}

/** Room that the paw needs under what it points at, in pixels. */
const PAW = 90;

const tableOf = (): HTMLElement | null => document.querySelector('main');
/** Things in a drawer are shown a second time. */
const isOnTable = (element: Element): boolean => element.closest('dialog') === null;

function named(table: Element, name: string): Element[] {
  const wanted = CSS.escape(name);
  return [...table.querySelectorAll(`[data-anchor="${wanted}"], [data-piece="${wanted}"]`)];
}

/** What a move is made with: of several things the one that stands for it alone. */
function offering(table: Element, move: string): Element[] {
  const lit = [...table.querySelectorAll('.target.lit')]
    .filter((element) => choicesOn(element).some(({ notation }) => notation === move))
    .sort((one, other) => choicesOn(one).length - choicesOn(other).length);
  return lit.length > 0 ? lit : [...table.querySelectorAll(`[data-move="${CSS.escape(move)}"]`)];
}

/** All elements that a name may mean, those in sight first. */
function meant(elements: readonly Element[]): Element | undefined {
  const here = elements.filter(isOnTable);
  return here.find((element) => element.checkVisibility()) ?? here[0];
}

function find({ places, move }: Pointed): HTMLElement[] {
  const table = tableOf();
  if (table === null) return [];
  const all = places.length > 0 ? places.map((name) => named(table, name)) : [];
  if (places.length === 0 && move !== null) all.push(offering(table, move));
  return all.flatMap((elements) => {
    const element = meant(elements);
    return element instanceof HTMLElement ? [element] : [];
  });
}

/** Whether it can be seen: in a low window the own area, opened, lies over everything else. */
function isInSight(element: Element): boolean {
  const own = tableOf()?.querySelector('[data-area="own"]') ?? null;
  const liesOver = own !== null && getComputedStyle(own).position === 'fixed' && !own.contains(element);
  return element.checkVisibility() && !liesOver;
}

const isSame = (some: readonly Element[], others: readonly Element[]): boolean =>
  some.length === others.length && some.every((element, n) => element === others[n]);

const sheetOf = (element: Element): 'board' | 'own' =>
  element.closest('[data-area="own"]') === null ? 'board' : 'own';

/** Goes to what is pointed at, as the keyboard does. */
export function goThere(pointed: Pointed, open: OpenSheet): void {
  const [first] = find(pointed);
  if (first === undefined) return;
  if (!isInSight(first)) open(sheetOf(first));
  // Where a sheet was opened it is laid out first.
  requestAnimationFrame(() => {
    first.scrollIntoView({ block: 'center', inline: 'center' });
    first.focus();
  });
}

/**
 * Ring and shade around what is meant, and the paw that points at it. They lie inside it, so they follow wherever it
 * goes. The table changes by itself: whenever it does, it is looked for again.
 */
export function Pointer({ pointed, how, open }: PointerProps) {
  const [found, setFound] = useState<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    const table = tableOf();
    if (table === null) return;
    let picture = 0;
    let hasOpened = false;
    const look = (): void => {
      picture = 0;
      const now = find(pointed);
      const [first] = now;
      if (open !== null && first !== undefined && !isInSight(first) && !hasOpened) {
        hasOpened = true;
        open(sheetOf(first));
      }
      setFound((before) => (isSame(before, now) ? before : now));
    };
    const soon = (): void => {
      if (picture === 0) picture = requestAnimationFrame(look);
    };
    const observer = new MutationObserver(soon);
    observer.observe(table, { childList: true, subtree: true, attributeFilter: ['class', 'data-sheet'] });
    soon();
    return () => {
      observer.disconnect();
      cancelAnimationFrame(picture);
      setFound([]);
    };
  }, [pointed, open]);

  useLayoutEffect(() => {
    for (const element of found) element.dataset.pointed = '';
    found[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return () => {
      for (const element of found) delete element.dataset.pointed;
    };
  }, [found]);

  return found.map((element, n) =>
    createPortal(<Ring how={how} alone={found.length === 1} paw={n === 0} at={element} />, element, `${n}`),
  );
}

interface RingProps extends Pick<PointerProps, 'how'> {
  readonly alone: boolean;
  readonly paw: boolean;
  readonly at: Element;
}

/** Between which heights the paw is seen: things lie on boards that cut off what stands over their edge. */
function sightAround(at: Element): readonly [top: number, bottom: number] {
  let [top, bottom] = [0, innerHeight];
  for (let around = at.parentElement; around !== null; around = around.parentElement) {
    if (around.tagName === 'MAIN') break;
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const edges = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, edges.top), Math.min(bottom, edges.bottom)];
  }
  return [top, bottom];
}

/** Whether the paw would be cut off below, or lie under what Murr says, and has more room above. */
function isLow(at: Element): boolean {
  const { left, right, top, bottom } = at.getBoundingClientRect();
  const card = document.querySelector('[data-step]')?.getBoundingClientRect();
  const isOver = card !== undefined && card.left < right && left < card.right && card.top > bottom - PAW;
  const [ceiling, floor] = sightAround(at);
  const below = Math.min(floor, isOver ? card.top : floor) - bottom;
  return below < PAW && top - ceiling > below;
}

/** An element that no style of a board can mean. */
function Ring({ how, alone, paw, at }: RingProps) {
  const attributes = {
    'data-how': how,
    'data-alone': `${alone}`,
    'data-from': isLow(at) ? 'above' : 'below',
    'aria-hidden': true,
  };
  return createElement(
    'murr-ring',
    { className: styles.spot, ...attributes },
    paw && <MurrPaw className={styles.paw ?? ''} />,
  );
}
