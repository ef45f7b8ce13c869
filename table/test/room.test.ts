import type { Game, Seat } from '@spielstube/engine';
import { village } from '@spielstube/games/village/index.ts';
import { describe, expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import {
  type Ask,
  type BotTask,
  type LogEntry,
  movesIn,
  NOT_STORED,
  OUT_OF_DATE,
  Room,
  type RoomStore,
  type Screen,
  type SeatPlan,
  Table,
  type Thinker,
  type Told,
} from '../index.ts';
import { people } from './people.ts';

const BOT: SeatPlan = { kind: 'bot', level: 'any', name: 'Balduin' };

/** Takes the first open move. */
const quick: Thinker = {
  think: async ({ view, seat }) => ({
    notation: auction.notate(auction.actions(auction.imagine(view as never, seat, [1, 2, 3, 4]), seat)[0]),
    moves: [],
  }),
};

interface Kept extends RoomStore {
  readonly entries: LogEntry[];
  broken: boolean;
}
/** As a database does it: each number is given once. */
function memory(): Kept {
  const entries: LogEntry[] = [];
  return {
    entries,
    broken: false,
    async put(_next, entry) {
      if (this.broken) throw new Error('disk full');
      if (entries.length >= entry.seq) return entries.slice(entry.seq - 1);
      entries.push(entry);
      return [];
    },
    add: async () => 'fork',
  };
}

interface Watcher extends Screen {
  readonly heard: Told[];
}
function screen(...seats: Seat[]): Watcher {
  const heard: Told[] = [];
  return { seats, heard, tell: (told) => heard.push(told) };
}
const lookOf = (watcher: Watcher) => {
  const told = watcher.heard.findLast((one) => one.tell === 'look');
  if (told?.tell !== 'look') throw new Error('nothing was shown');
  return told.look;
};

const setup = (seats: readonly SeatPlan[]) => ({ seats, options: {}, seed: 'room' });
function open(seats: readonly SeatPlan[], store = memory(), thinker: Thinker = quick, game: Game = auction) {
  const table = new Table(game, setup(seats));
  let clock = 100;
  const room = new Room(table, store, thinker, () => clock++);
  const submit = (watcher: Watcher, n = 0) => {
    const { decision } = lookOf(watcher);
    return room.answer(watcher, {
      what: 'submit',
      args: [decision?.choices[n].notation ?? '', decision?.id ?? -1],
    });
  };
  return { room, store, submit };
}
/** Lets everything happen that is under way. */
const settled = async (): Promise<void> => {
  for (let n = 0; n < 50; n++) await Promise.resolve();
};

describe('a room', () => {
  test('tells every screen what its own seat sees, and spectators what all see', () => {
    const { room } = open(people(2));
    const [anna, ben, guest] = [screen(0), screen(1), screen()];
    for (const one of [anna, ben, guest]) room.join(one);
    expect([anna, ben, guest].map((one) => lookOf(one).viewer)).toEqual([0, 1, null]);
    expect(lookOf(guest).decision).toBeNull();
    expect(lookOf(anna).whole).toBe(true);
  });

  test('stores an entry before anybody hears of it, with its time', async () => {
    const { room, store, submit } = open(people(2));
    const anna = screen(0);
    room.join(anna);
    store.put = async (next, entry) => {
      store.entries.push(entry);
      expect(anna.heard).toHaveLength(1);
      expect(next.seq).toBe(1);
      return [];
    };
    expect(await submit(anna)).toBeNull();
    expect(store.entries).toMatchObject([{ kind: 'move', seq: 1, time: 100, seat: 0 }]);
    expect(anna.heard).toHaveLength(2);
  });

  const TROUBLE: Told = { tell: 'trouble', trouble: 'storage', message: 'disk full' };

  test('a store that fails changes nothing, and everybody is told', async () => {
    const { room, store, submit } = open(people(2), memory(), quick, village);
    const [anna, ben, guest] = [screen(0), screen(1), screen()];
    for (const one of [anna, ben, guest]) room.join(one);
    const mover = lookOf(anna).decision === null ? ben : anna;
    store.broken = true;
    expect(await submit(mover)).toBe(NOT_STORED);
    for (const one of [anna, ben, guest]) expect(one.heard.at(-1)).toEqual(TROUBLE);
    expect(lookOf(mover).seq).toBe(0);
    store.broken = false;
    expect(await submit(mover)).toBeNull();
    expect(lookOf(mover).seq).toBe(1);
  });

  test('a secret move that could not be stored is nobody else’s business', async () => {
    const { room, store, submit } = open(people(2));
    const [anna, ben, guest] = [screen(0), screen(1), screen()];
    for (const one of [anna, ben, guest]) room.join(one);
    store.broken = true;
    expect(await submit(anna)).toBe(NOT_STORED);
    expect(anna.heard.at(-1)).toEqual(TROUBLE);
    for (const other of [ben, guest]) expect(other.heard).toHaveLength(1);
    store.broken = false;
    expect(await submit(anna)).toBeNull();
    expect(lookOf(anna).seq).toBe(1);
  });

  test('a doubled answer counts once, also when both arrive at the same time', async () => {
    const { room, submit } = open(people(2));
    const anna = screen(0);
    room.join(anna);
    const [first, second] = await Promise.all([submit(anna), submit(anna)]);
    expect(first).toBeNull();
    expect(second).toMatchObject({ reason: 'outOfDate' });
  });

  test('others hear nothing of what is done in a lane', async () => {
    const { room, submit } = open(people(3));
    const [anna, ben, guest] = [screen(0), screen(1), screen()];
    for (const one of [anna, ben, guest]) room.join(one);
    await submit(anna);
    await room.answer(anna, { what: 'undo', args: [lookOf(anna).next] });
    await submit(anna, 1);
    expect(anna.heard).toHaveLength(4);
    expect(ben.heard).toHaveLength(1);
    expect(guest.heard).toHaveLength(1);
  });

  test('a screen that comes late is shown everything, one that was there only what is new', async () => {
    const { room, submit } = open(people(2));
    const both = screen(0, 1);
    room.join(both);
    await room.answer(both, { what: 'sit', args: [0] });
    for (let n = 0; n < 2; n++) await submit(both);
    const late = screen(0);
    room.join(late);
    expect(lookOf(late).whole).toBe(true);
    expect(lookOf(late).seq).toBe(2);
  });

  test('people at one screen sit down one after the other behind a curtain', async () => {
    const { room, submit } = open(people(2));
    const both = screen(0, 1);
    room.join(both);
    expect(both.heard).toEqual([{ tell: 'curtain', seat: 0 }]);
    await room.answer(both, { what: 'sit', args: [0] });
    for (let n = 0; n < 2; n++) await submit(both);
    expect(both.heard.at(-1)).toEqual({ tell: 'curtain', seat: 1 });
    await expect(room.answer(both, { what: 'sit', args: [2] })).rejects.toThrow('not at this screen');
  });

  test('no curtain comes down where nobody at the screen has anything to hide', async () => {
    for (const [goals, heard] of [
      [false, { tell: 'look', look: { viewer: 0 } }],
      [true, { tell: 'curtain', seat: 0 }],
    ] as const) {
      const options = { goals, startPlayer: '1' };
      const table = new Table(village, { seats: people(2), options, seed: 'open' });
      const room = new Room(table, memory(), quick, () => 0);
      const both = screen(0, 1);
      room.join(both);
      expect(both.heard).toMatchObject([heard]);
    }
  });

  test('without a curtain everybody sits down in turn', async () => {
    const table = new Table(village, { seats: people(2), options: {}, seed: 'open' });
    const room = new Room(table, memory(), quick, () => 0);
    const both = screen(0, 1);
    room.join(both);
    for (let n = 0; n < 60; n++) {
      const { viewer, decision, deciding } = lookOf(both);
      expect(deciding).toEqual([viewer]);
      await room.answer(both, {
        what: 'submit',
        args: [decision?.choices[0].notation ?? '', decision?.id ?? -1],
      });
    }
    const viewers = both.heard.map((told) => (told.tell === 'look' ? told.look.viewer : told.tell));
    expect(new Set(viewers)).toEqual(new Set([0, 1]));
  });

  test('the record of a running game shows the shuffle: only a screen with all people at it gets it', async () => {
    const { room } = open(people(2));
    const [anna, both] = [screen(0), screen(0, 1)];
    for (const one of [anna, both]) room.join(one);
    const asks: Ask[] = [
      { what: 'record', args: [] },
      { what: 'fork', args: [0] },
    ];
    for (const ask of asks) {
      await expect(room.answer(anna, ask)).rejects.toThrow('when the game is over');
      expect(await room.answer(both, ask)).toMatch(/^seed room$|^fork$/m);
    }
  });

  test('a screen that has not joined, or has left, is told and allowed nothing', async () => {
    const { room } = open(people(2));
    const anna = screen(0);
    await expect(room.answer(anna, { what: 'record', args: [] })).rejects.toThrow('not joined');
    room.join(anna);
    room.leave(anna);
    await expect(room.answer(anna, { what: 'record', args: [] })).rejects.toThrow('not joined');
  });
});

describe('bots in a room', () => {
  test('move until a person has to decide', async () => {
    const { room, store } = open([...people(1), BOT]);
    const anna = screen(0);
    room.join(anna);
    await settled();
    expect(store.entries.map((entry) => entry.seat)).toEqual([1, 1]);
    expect(lookOf(anna).deciding).toEqual([0]);
  });

  test('get a view and a seed from which nothing can be rebuilt', async () => {
    const tasks: BotTask[] = [];
    const curious: Thinker = {
      think: (task, signal) => {
        tasks.push(task);
        return quick.think(task, signal);
      },
    };
    const { room } = open([...people(1), BOT], memory(), curious);
    room.join(screen(0));
    await settled();
    expect(tasks[0].view).toEqual(auction.view(auction.setup(2, {}, 'room'), 1));
    expect(JSON.stringify(tasks)).not.toContain('room');
    expect(new Set(tasks.map((task) => task.seed)).size).toBe(tasks.length);
  });

  test('that break the rules are reported, and nothing has happened', async () => {
    const cheat: Thinker = { think: async () => ({ notation: 'take everything', moves: [] }) };
    const { room, store } = open([...people(1), BOT], memory(), cheat);
    const anna = screen(0);
    room.join(anna);
    await settled();
    expect(anna.heard.at(-1)).toMatchObject({ tell: 'trouble', trouble: 'bot' });
    expect(store.entries).toEqual([]);
  });

  test('try again after trouble', async () => {
    const { room, store } = open([...people(1), BOT]);
    const anna = screen(0);
    store.broken = true;
    room.join(anna);
    await settled();
    expect(store.entries).toEqual([]);
    store.broken = false;
    await room.answer(anna, { what: 'goOn', args: [] });
    await settled();
    expect(store.entries).toHaveLength(2);
  });

  test('advice ends at once when something is done at the table, or when nobody waits for it any more', async () => {
    const signals: AbortSignal[] = [];
    const slow: Thinker = {
      think: (_task, signal) => {
        signals.push(signal);
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('over'))),
        );
      },
    };
    const { room, submit } = open(people(2), memory(), slow);
    const anna = screen(0);
    room.join(anna);
    for (const end of [() => room.answer(anna, { what: 'stopAdvice', args: [] }), () => submit(anna)]) {
      const advice = room.answer(anna, { what: 'advise', args: [null] });
      advice.catch(() => {});
      await settled();
      expect(await end()).toBeNull();
      await expect(advice).rejects.toThrow('over');
    }
    expect(signals.map((signal) => signal.aborted)).toEqual([true, true]);
  });

  test('advice at a former move is given from what the seat saw then, and only where it was asked', async () => {
    const tasks: BotTask[] = [];
    const thinker: Thinker = {
      think: async (task) => {
        tasks.push(task);
        return { notation: '', moves: [{ notation: 'x', value: 1, share: 1 }] };
      },
    };
    const { room, submit } = open(people(2), memory(), thinker);
    const anna = screen(0);
    const ben = screen(1);
    room.join(anna);
    room.join(ben);
    const then = lookOf(anna);
    expect(await submit(anna)).toBeNull();
    expect(await room.answer(anna, { what: 'advise', args: [0] })).toEqual([
      { notation: 'x', value: 1, share: 1 },
    ]);
    expect(tasks[0].seat).toBe(0);
    expect(tasks[0].view).toEqual(then.view);
    for (let n = 0; n < 9 && lookOf(anna).decision !== null; n++) {
      const choices = lookOf(anna).decision?.choices ?? [];
      await submit(anna, choices.length - 1);
    }
    const over = lookOf(anna);
    expect(over.decision).toBeNull();
    await expect(room.answer(anna, { what: 'advise', args: [over.seq] })).rejects.toThrow('asked nothing');
    expect(tasks).toHaveLength(1);
  });
});

describe('two rooms of one table', () => {
  test('share its log: who comes second hears what happened, and is out of date', async () => {
    const store = memory();
    const [here, there] = [open(people(2), store), open(people(2), store)];
    const [marthe, jakob] = [screen(0), screen(1)];
    here.room.join(marthe);
    there.room.join(jakob);
    const stale = lookOf(jakob).next;
    await here.submit(marthe);
    // The other room has not heard of it; its own person tries at the same time.
    expect(await there.room.answer(jakob, { what: 'undo', args: [stale] })).not.toBeNull();
    await there.room.hear(store.entries);
    expect(lookOf(jakob).view).toEqual(
      new Table(auction, setup(people(2)), movesIn(store.entries)).look(1).view,
    );
    expect(store.entries.map(({ seq }) => seq)).toEqual([1]);
  });

  test('keep one of two entries that are made at once', async () => {
    const store = memory();
    const [here, there] = [open(people(2), store), open(people(2), store)];
    const [one, two] = [screen(0), screen(0)];
    here.room.join(one);
    there.room.join(two);
    expect(await Promise.all([here.submit(one), there.submit(two)])).toEqual([null, OUT_OF_DATE]);
    expect(store.entries).toHaveLength(1);
    expect(lookOf(two).next).toBe(lookOf(one).next);
  });

  test('hear nothing twice, and notice what is missing', async () => {
    const store = memory();
    const [here, there] = [open(people(2), store), open(people(2), store)];
    const [marthe, jakob] = [screen(0), screen(1)];
    here.room.join(marthe);
    there.room.join(jakob);
    await here.submit(marthe);
    await there.room.hear(store.entries);
    const { length } = jakob.heard;
    await there.room.hear(store.entries);
    expect(jakob.heard).toHaveLength(length);
    await expect(there.room.hear([{ ...store.entries[0], seq: 3 }])).rejects.toThrow(
      'entry 2 is missing before 3',
    );
  });
});
