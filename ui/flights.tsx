import type { GameTypes } from '@spielstube/engine';
import { Component, createContext, createRef, type ReactNode, useContext, useEffect, useRef } from 'react';
import type { News } from './board.ts';
import type { SpriteId } from './glyph.tsx';

const FLIGHT = 320;
const EASE = 'cubic-bezier(.2,.8,.2,1)';
/** Smaller shifts than this many pixels are no journey: things only make room for each other. */
const TOO_NEAR = 24;
/** How large a sign is that flies. */
const SIGN = '3rem';

/** Attributes of an element that is the same piece wherever it is drawn: it travels when its place changes. */
export const piece = (id: string) => ({ 'data-piece': id });
/** Attributes of a place from or to which pieces can be sent. */
export const anchor = (name: string) => ({ 'data-anchor': name });

export interface Flight {
  /** The name of an anchor, or the id of a piece. */
  readonly from: string;
  readonly to: string;
  /** The sign that flies. */
  readonly glyph: SpriteId;
  /** Milliseconds after which it starts, before the speed setting. */
  readonly delay?: number;
}

export interface Flights {
  /** Sends a sign from one place to another; says nothing if one of them is out of sight. */
  fly(flight: Flight): void;
}

const FlightContext = createContext<Flights>({ fly() {} });
export const useFlights = (): Flights => useContext(FlightContext);

/** Calls `tell` once for every event of a piece of news, when it has been drawn. */
export function useNews<G extends GameTypes>(
  news: News<G>,
  tell: (event: G['event'], order: number) => void,
): void {
  const told = useRef(news);
  useEffect(() => {
    if (told.current === news) return;
    told.current = news;
    news.events.forEach(tell);
  }, [news, tell]);
}

/** A copy that looks the same anywhere: sizes that came from its surroundings are written into it. */
function likeness(element: HTMLElement): HTMLElement | null {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return null;
  const originals = element.querySelectorAll<HTMLElement | SVGSVGElement>('*:not(svg *)');
  copy.querySelectorAll<HTMLElement | SVGSVGElement>('*:not(svg *)').forEach((part, n) => {
    const { width, height, fontSize } = getComputedStyle(originals[n]);
    Object.assign(part.style, { width, height, fontSize });
  });
  for (const attribute of ['data-piece', 'data-target', 'data-anchor', 'data-changed', 'id'])
    copy.removeAttribute(attribute);
  copy.querySelector(':scope > .vh')?.remove();
  copy.inert = true;
  return copy;
}

function signOf(glyph: SpriteId): SVGSVGElement {
  const sign = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#${glyph}`);
  sign.append(use);
  Object.assign(sign.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    width: SIGN,
    height: SIGN,
  });
  return sign;
}

interface RoomProps {
  /** Where it changes, pieces are compared with the places they had before. */
  readonly stamp: number | string;
  /** Stretches durations; 0: nothing flies. */
  readonly factor: number;
  /** Places and pieces that have changed while the viewer was not looking. */
  readonly changed: readonly string[];
  readonly className?: string;
  readonly children: ReactNode;
}

type Places = ReadonlyMap<string, DOMRect>;

/** Something that is about to fly: all is measured before the first one starts. */
interface Start {
  /** Takes what will fly out of its new place. */
  hide?(): void;
  begin(layer: HTMLElement): void;
}

/**
 * The room in which pieces fly: it knows where they were, and moves likenesses of them in a layer above. Everything is
 * measured once a picture, and only then is anything changed: whoever reads and writes by turns makes the browser lay
 * out the whole table each time.
 */
export class FlightRoom extends Component<RoomProps> {
  private readonly room = createRef<HTMLDivElement>();
  private readonly layer = createRef<HTMLDivElement>();
  private readonly flights: Flights = { fly: (flight) => this.fly(flight) };
  /** Where pieces were before the last change. */
  private former: Places = new Map();
  private waiting: Flight[] = [];
  private picture = 0;

  override getSnapshotBeforeUpdate(before: RoomProps): Places | null {
    return before.stamp !== this.props.stamp && this.props.factor > 0 ? this.places() : null;
  }

  override componentDidMount(): void {
    if (this.props.changed.length > 0) this.mark();
  }

  override componentDidUpdate(before: RoomProps, _state: unknown, former: Places | null): void {
    // Whoever looks for a hundred things among thousands takes a while: mostly there is nothing to mark.
    if (this.props.changed.length > 0 || before.changed.length > 0) this.mark();
    if (former === null) return;
    this.former = former;
    this.prepare();
  }

  override componentWillUnmount(): void {
    cancelAnimationFrame(this.picture);
  }

  private fly(flight: Flight): void {
    if (this.props.factor === 0) return;
    this.waiting.push(flight);
    this.prepare();
  }

  /** What is in the air takes off with the next picture; nobody sees it on a page in the background. */
  private prepare(): void {
    cancelAnimationFrame(this.picture);
    if (document.hidden) this.forget();
    else this.picture = requestAnimationFrame(() => this.takeOff());
  }

  private forget(): void {
    this.former = new Map();
    this.waiting = [];
  }

  private takeOff(): void {
    const layer = this.layer.current;
    const { former, waiting } = this;
    this.forget();
    if (layer === null) return;
    const starts = [...this.journeys(former), ...waiting.flatMap((flight) => this.startOf(flight))];
    if (starts.length === 0) return;
    // The picture that shows the new places has enough to do.
    for (const start of starts) start.hide?.();
    requestAnimationFrame(() => {
      for (const start of starts) start.begin(layer);
    });
  }

  /** Marks what has changed, and nothing else. */
  private mark(): void {
    const changed = new Set(this.props.changed);
    const all = this.room.current?.querySelectorAll<HTMLElement>('[data-anchor], [data-piece]') ?? [];
    for (const element of all) {
      const { anchor = '', piece = '' } = element.dataset;
      element.toggleAttribute('data-changed', changed.has(anchor) || changed.has(piece));
    }
  }

  private pieces(): NodeListOf<HTMLElement> | readonly HTMLElement[] {
    return this.room.current?.querySelectorAll<HTMLElement>('[data-piece]') ?? [];
  }

  private places(): Places {
    const places = new Map<string, DOMRect>();
    for (const element of this.pieces()) {
      const rect = element.getBoundingClientRect();
      if (rect.width > 0) places.set(element.dataset.piece ?? '', rect);
    }
    return places;
  }

  private journeys(former: Places): Start[] {
    if (former.size === 0) return [];
    return [...this.pieces()].flatMap((element) => {
      const was = former.get(element.dataset.piece ?? '');
      return was === undefined ? [] : this.journey(element, was);
    });
  }

  /** A likeness flies from the former place; the piece itself shows up when it has landed. */
  private journey(element: HTMLElement, was: DOMRect): Start[] {
    const now = element.getBoundingClientRect();
    if (now.width === 0 || Math.abs(now.x - was.x) + Math.abs(now.y - was.y) < TOO_NEAR) return [];
    const copy = likeness(element);
    if (copy === null) return [];
    Object.assign(copy.style, {
      position: 'fixed',
      left: `${now.x}px`,
      top: `${now.y}px`,
      width: `${now.width}px`,
      height: `${now.height}px`,
      margin: '0',
      transformOrigin: '0 0',
    });
    const scale = was.width / now.width;
    const path = [
      { transform: `translate(${was.x - now.x}px, ${was.y - now.y}px) scale(${scale})` },
      { transform: 'none' },
    ];
    const options = { duration: FLIGHT * this.props.factor, easing: EASE };
    return [
      {
        hide() {
          element.animate([{ opacity: 0 }, { opacity: 0 }], options);
        },
        begin(layer) {
          layer.append(copy);
          copy.animate(path, options).finished.finally(() => copy.remove());
        },
      },
    ];
  }

  private find(name: string): DOMRect | null {
    const wanted = CSS.escape(name);
    const element = this.room.current?.querySelector(`[data-anchor="${wanted}"], [data-piece="${wanted}"]`);
    const rect = element?.getBoundingClientRect();
    return rect === undefined || rect.width === 0 ? null : rect;
  }

  private startOf({ from, to, glyph, delay = 0 }: Flight): Start[] {
    const { factor } = this.props;
    const start = this.find(from);
    const end = this.find(to);
    if (start === null || end === null) return [];
    const at = (rect: DOMRect): string =>
      `translate(${rect.x + rect.width / 2}px, ${rect.y + rect.height / 2}px) translate(-50%, -50%)`;
    const path = [
      { transform: `${at(start)} scale(.7)`, opacity: 0 },
      { transform: `${at(start)} scale(1.15)`, opacity: 1, offset: 0.15 },
      { transform: `${at(end)} scale(1)`, opacity: 1 },
    ];
    const options = {
      duration: 380 * factor,
      delay: delay * factor,
      easing: EASE,
      fill: 'backwards',
    } as const;
    return [
      {
        begin(layer) {
          const sign = signOf(glyph);
          layer.append(sign);
          sign.animate(path, options).finished.finally(() => sign.remove());
        },
      },
    ];
  }

  override render(): ReactNode {
    return (
      <FlightContext value={this.flights}>
        <div ref={this.room} className={this.props.className}>
          {this.props.children}
        </div>
        <div ref={this.layer} className="flights" aria-hidden="true" />
      </FlightContext>
    );
  }
}
