import type { GameEvent, GameTypes, Seat } from '@spielstube/engine';
import { expect, test } from 'vitest';
import { changedBy, itinerary, send, type Travels, travelsOf } from '../travels.ts';

type Told = GameEvent &
  (
    | { readonly what: 'dug'; readonly mine: number }
    | { readonly what: 'gotSilver'; readonly silver: number }
    | { readonly what: 'sold' }
    | { readonly what: 'yawned' }
  );
interface Diggers extends GameTypes {
  event: Told;
}

const TRAVELS: Travels<Diggers> = {
  start: 'supply',
  scenes: { dug: (event) => `mine-${event.mine}` },
  trips: {
    dug: (_, { scene, mine }) => (mine ? send('worker', 'camp', scene) : []),
    gotSilver: ({ seat, silver }, { scene, home }) => send('silver', scene, home(`silver-${seat}`), silver),
    sold: ({ seat }, { home, points }) => [
      send('silver', home(`silver-${seat}`), 'supply'),
      send('vp', 'supply', points),
    ],
  },
  sounds: { sold: 'bell', dug: null },
  changes: { yawned: ({ seat }) => `digger-${seat}` },
};

/** The trips of several events, one after the other, as somebody sees them. */
function seenBy(viewer: Seat | null, events: readonly Told[]): string[] {
  let scene = TRAVELS.start;
  return events.flatMap((event) => {
    const told = travelsOf(TRAVELS, event, viewer, scene);
    scene = told.scene;
    return told.trips.map(({ glyph, from, to, times }) => `${times} ${glyph}: ${from} > ${to}`);
  });
}

test('things come from where something happened last, and from the start before that', () => {
  expect(
    seenBy(0, [
      { what: 'gotSilver', seat: 0, silver: 1 },
      { what: 'dug', seat: 0, mine: 3 },
      { what: 'yawned', seat: 1 },
      { what: 'gotSilver', seat: 0, silver: 2 },
    ]),
  ).toEqual(['1 silver: supply > silver-0', '1 worker: camp > mine-3', '2 silver: mine-3 > silver-0']);
});

test("the viewer's things have places of their own, the others' panels are one place", () => {
  const sale: Told[] = [{ what: 'sold', seat: 1 }];
  expect(seenBy(1, sale)).toEqual(['1 silver: silver-1 > supply', '1 vp: supply > points-1']);
  expect(seenBy(0, sale)).toEqual(['1 silver: seat-1 > supply', '1 vp: supply > seat-1']);
  expect(seenBy(null, sale)).toEqual(['1 silver: seat-1 > supply', '1 vp: supply > seat-1']);
});

test('an event sounds as the table says, or else like the sign that it sends; what sends none is silent', () => {
  const soundOf = (event: Told) => travelsOf(TRAVELS, event, 0, 'supply').sound;
  expect(soundOf({ what: 'sold', seat: 0 })).toBe('bell');
  expect(soundOf({ what: 'dug', seat: 0, mine: 2 })).toBeNull();
  expect(soundOf({ what: 'gotSilver', seat: 0, silver: 2 })).toBe('coin');
  expect(soundOf({ what: 'gotSilver', seat: 0, silver: 0 })).toBeNull();
  expect(soundOf({ what: 'yawned', seat: 0 })).toBeNull();
});

test('whoever was not looking learns which places and pieces have changed, the panels of others aside', () => {
  const events: Told[] = [
    { what: 'dug', seat: 1, mine: 3 },
    { what: 'gotSilver', seat: 1, silver: 2 },
    { what: 'yawned', seat: 1 },
  ];
  expect(changedBy(itinerary(TRAVELS), events, 0)).toEqual(['mine-3', 'digger-1']);
  expect(changedBy(itinerary(TRAVELS), events, 1)).toEqual(['mine-3', 'camp', 'silver-1', 'digger-1']);
});
