import type { GameEvent, GameTypes, Seat } from '@spielstube/engine';
import { useCallback, useRef } from 'react';
import type { BoardProps } from './board.ts';
import { useDesk } from './desk.ts';
import { useFlights, useNews } from './flights.tsx';
import type { SpriteId } from './glyph.tsx';
import { type Sound, type Sounds, soundOfSign } from './sounds.ts';

/** One thing starts so many milliseconds after the other. */
const APART = 90;

/** Places that every seat has: its panel or own area, and its points. */
export const seatPlace = {
  seat: (seat: Seat): string => `seat-${seat}`,
  points: (seat: Seat): string => `points-${seat}`,
} as const;

/** Signs on their way, one after the other. */
export interface Trip {
  readonly glyph: SpriteId;
  readonly from: string;
  readonly to: string;
  readonly times: number;
}

/** Sends a sign from one place to another, so many times. */
export const send = (glyph: SpriteId, from: string, to: string, times = 1): Trip => ({
  glyph,
  from,
  to,
  times,
});

/** What is known where an event is turned into trips. */
export interface Way {
  readonly viewer: Seat | null;
  /** Whether the event is the viewer's own. */
  readonly mine: boolean;
  /** Where something happened last: what it brings comes from there. */
  readonly scene: string;
  /** The viewer's things have a place each; the others' panels are one place. */
  home(own: string): string;
  /** Where the points of the event's seat are counted. */
  readonly points: string;
}

type EventOf<G extends GameTypes, W> = Extract<G['event'], { readonly what: W }>;
type ByEvent<G extends GameTypes, T> = {
  readonly [W in G['event']['what']]?: (event: EventOf<G, W>, way: Way) => T;
};

/** How a game's events are seen: where each one happens, and what it sends on its way. */
export interface Travels<G extends GameTypes> {
  /** The scene before anything has happened. */
  readonly start: string;
  readonly scenes: ByEvent<G, string>;
  readonly trips: ByEvent<G, Trip | readonly Trip[]>;
  /** What is heard where it is not told by the sign on its way. */
  readonly sounds?: Sounds<G>;
  /** What an event changes besides: pieces that travel by themselves. */
  readonly changes?: ByEvent<G, string | readonly string[]>;
}

/** An event as the viewer sees it. */
export interface Seen {
  readonly scene: string;
  readonly trips: readonly Trip[];
  readonly sound: Sound | null;
  /** Places and pieces that are not as before. */
  readonly changed: readonly string[];
}

/** Where an event happens, and what it sends on its way, as the viewer sees it; `before`: the scene so far. */
export function travelsOf<G extends GameTypes>(
  travels: Travels<G>,
  event: G['event'],
  viewer: Seat | null,
  before: string,
): Seen {
  const mine = event.seat === viewer;
  const home = (own: string): string => (mine ? own : seatPlace.seat(event.seat));
  const way = { viewer, mine, home, points: home(seatPlace.points(event.seat)) };
  const happens = answer(travels.scenes, event, { ...way, scene: before });
  const scene = happens ?? before;
  const trips = [answer(travels.trips, event, { ...way, scene }) ?? []].flat();
  const besides = [answer(travels.changes ?? {}, event, { ...way, scene }) ?? []].flat();
  const changed = [happens ?? [], ...trips.flatMap(({ from, to }) => [from, to]), ...besides].flat();
  return { scene, trips, changed, sound: heard(travels.sounds, event, trips) };
}

function heard<G extends GameTypes>(
  sounds: Sounds<G> = {},
  event: G['event'],
  trips: readonly Trip[],
): Sound | null {
  const told = sounds[event.what as keyof typeof sounds];
  if (told !== undefined) return told;
  const seen = trips.find(({ times }) => times > 0);
  return seen === undefined ? null : soundOfSign(seen.glyph);
}

/** The travels of a game, for the table. */
export interface Itinerary<G extends GameTypes = GameTypes> {
  readonly start: string;
  see(event: G['event'], viewer: Seat | null, before: string): Seen;
}
export const itinerary = <G extends GameTypes>(travels: Travels<G>): Itinerary<G> => ({
  start: travels.start,
  see: (event, viewer, before) => travelsOf(travels, event, viewer, before),
});

/**
 * Places and pieces that some events have changed, for whoever was not looking. The panels of others are left out: there the
 * numbers are marked.
 */
export function changedBy(
  travels: Itinerary,
  events: readonly GameEvent[],
  viewer: Seat | null,
): readonly string[] {
  const changed = new Set<string>();
  let scene = travels.start;
  for (const event of events) {
    const seen = travels.see(event, viewer, scene);
    scene = seen.scene;
    for (const place of seen.changed) if (place !== seatPlace.seat(event.seat)) changed.add(place);
  }
  return [...changed];
}

export interface TravellingProps {
  readonly board: Pick<BoardProps, 'news' | 'viewer'>;
  readonly travels: Itinerary;
}

/** Sends things on their way as events are told. Pieces that are drawn in one place only travel by themselves. */
export function Travelling({ board: { news, viewer }, travels }: TravellingProps): null {
  const flights = useFlights();
  const { play } = useDesk();
  const scene = useRef(travels.start);
  const tell = useCallback(
    (event: GameEvent, order: number) => {
      const seen = travels.see(event, viewer, scene.current);
      scene.current = seen.scene;
      if (seen.sound !== null) play(seen.sound, order * APART);
      for (const { times, ...flight } of seen.trips) {
        for (let n = 0; n < times; n++) flights.fly({ ...flight, delay: (order + n) * APART });
      }
    },
    [flights, play, viewer, travels],
  );
  useNews(news, tell);
  return null;
}

function answer<G extends GameTypes, T>(table: ByEvent<G, T>, event: G['event'], way: Way): T | undefined {
  // The key is the event's own: the function found under it takes events of this kind.
  const told = table[event.what as keyof typeof table] as ((event: G['event'], way: Way) => T) | undefined;
  return told?.(event, way);
}
