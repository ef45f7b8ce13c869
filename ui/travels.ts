import type { GameTypes, Seat } from '@spielstube/engine';
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
}

/** Where an event happens, and what it sends on its way, as the viewer sees it; `before`: the scene so far. */
export function travelsOf<G extends GameTypes>(
  { scenes, trips, sounds }: Travels<G>,
  event: G['event'],
  viewer: Seat | null,
  before: string,
): { readonly scene: string; readonly trips: readonly Trip[]; readonly sound: Sound | null } {
  const mine = event.seat === viewer;
  const home = (own: string): string => (mine ? own : seatPlace.seat(event.seat));
  const way = { viewer, mine, home, points: home(seatPlace.points(event.seat)) };
  const scene = answer(scenes, event, { ...way, scene: before }) ?? before;
  const sent = [answer(trips, event, { ...way, scene }) ?? []].flat();
  return { scene, trips: sent, sound: heard(sounds, event, sent) };
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

/** Sends things on their way as events are told. Pieces that are drawn in one place only travel by themselves. */
export function useTravels<G extends GameTypes>({ news, viewer }: BoardProps<G>, travels: Travels<G>): void {
  const flights = useFlights();
  const { play } = useDesk();
  const scene = useRef(travels.start);
  const tell = useCallback(
    (event: G['event'], order: number) => {
      const told = travelsOf(travels, event, viewer, scene.current);
      scene.current = told.scene;
      if (told.sound !== null) play(told.sound, order * APART);
      for (const { times, ...flight } of told.trips) {
        for (let n = 0; n < times; n++) flights.fly({ ...flight, delay: (order + n) * APART });
      }
    },
    [flights, play, viewer, travels],
  );
  useNews(news, tell);
}

function answer<G extends GameTypes, T>(table: ByEvent<G, T>, event: G['event'], way: Way): T | undefined {
  // The key is the event's own: the function found under it takes events of this kind.
  const told = table[event.what as keyof typeof table] as ((event: G['event'], way: Way) => T) | undefined;
  return told?.(event, way);
}
