import { rngFromSeed } from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import { describe, expect, test } from 'vitest';
import { auction } from '../../engine/test/auction.ts';
import { type LogEntry, Room, type Screen, type SeatPlan, Table, type Told } from '../index.ts';
import { firstChoice, moveAtRandom, people } from './people.ts';

const games = await Promise.all(manifests.map((manifest) => manifest.rules()));
const BOT: SeatPlan = { kind: 'bot', level: 'any', name: 'Balduin' };

describe.each(games.map((game) => [game.id, game] as const))(
  'what all agree on, at a table of %s',
  (_id, game) => {
    const played = (moves: number): Table => {
      const table = new Table(game, { seats: people(2), options: {}, seed: 'agreed' });
      const rng = rngFromSeed('agreed');
      for (let n = 0; n < moves && !table.isOver(); n++) moveAtRandom(table, rng);
      return table;
    };

    test('goes back to any move, and everybody reads everything anew', () => {
      const table = played(60);
      for (const moves of [0, 1, 17, table.publicMoves]) {
        const back = table.after(table.numbered({ kind: 'back', seat: 1, moves }, 5));
        expect(back.hash()).toBe(table.at(moves, null).hash());
        expect(back.seq).toBe(moves);
        for (const viewer of [0, 1, null]) {
          expect(back.epoch(viewer)).not.toBe(table.epoch(viewer));
          expect(back.stamp(viewer)).not.toBe(table.stamp(viewer));
        }
        expect(Table.fromLog(game, table.setup, back.entered).hash()).toBe(back.hash());
      }
    });

    test('answers to what was asked before are out of date afterwards', () => {
      const table = played(20);
      const asked = table.deciding().map((seat) => table.decisionOf(seat));
      const back = table.after(table.numbered({ kind: 'back', seat: 0, moves: 3 }, 5));
      for (const seat of [0, 1]) expect(asked).not.toContain(back.decisionOf(seat));
    });
  },
);

describe('at a table', () => {
  const table = new Table(auction, { seats: people(2), options: {}, seed: 'agreed' });

  test('an ended game takes no move, has no result and shows its record', () => {
    const ended = table.after(table.numbered({ kind: 'end', seat: 1 }, 5));
    expect(ended.ended).toBe(true);
    expect(ended.submit(0, firstChoice(ended, 0))?.reason).toBe('notYourTurn');
    expect(ended.look(0).result).toBeNull();
    expect(ended.record().result).toBeNull();
  });

  test('a bot plays for a person, who looks on and takes the seat back', async () => {
    const entries: LogEntry[] = [];
    const asked: number[] = [];
    let think: () => void = () => {};
    const room = new Room(
      table,
      {
        async put(_next, entry) {
          entries.push(entry);
          return [];
        },
        add: async () => '',
      },
      {
        async think({ seat }) {
          asked.push(seat);
          await new Promise<void>((resolve) => {
            think = resolve;
          });
          return { notation: firstChoice(room.present, 0), moves: [] };
        },
      },
      () => 7,
    );
    const heard: Told[] = [];
    const anna: Screen = { seats: [0], tell: (told) => heard.push(told) };
    room.join(anna);
    expect(await room.change(() => ({ kind: 'seat', seat: 0, player: BOT, why: 'handedOver' }))).toBeNull();
    const submit = (): Promise<unknown> =>
      room.answer(anna, {
        what: 'submit',
        args: [firstChoice(room.present, 0), room.present.decisionOf(0)],
      });
    expect(asked).toEqual([0]);
    expect(await submit()).toMatchObject({ reason: 'notYourTurn' });
    const person = table.setup.seats[0];
    await room.change(() => ({ kind: 'seat', seat: 0, player: person, why: 'back' }));
    think();
    for (let n = 0; n < 50; n++) await Promise.resolve();
    expect(entries.map(({ kind }) => kind)).toEqual(['seat', 'seat']);
    expect(await submit()).toBeNull();
    room.close();
  });

  test('a screen that comes back is told only what it has missed', async () => {
    const room = new Room(
      table,
      { put: async () => [], add: async () => '' },
      { think: async () => ({ notation: '', moves: [] }) },
      () => 7,
    );
    const heard: Told[] = [];
    const anna: Screen = { seats: [0], tell: (told) => heard.push(told) };
    room.join(anna);
    const [first] = heard;
    if (first.tell !== 'look') throw new Error('nothing was shown');
    room.leave(anna);
    await room.hear([table.entryOf(0, firstChoice(table, 0), 5)]);
    room.join(anna, first.look);
    const last = heard.at(-1);
    if (last?.tell !== 'look') throw new Error('nothing was shown');
    expect(last.look.whole).toBe(false);
    expect(last.look.events.every(({ move }) => move > first.look.seq)).toBe(true);
    room.leave(anna);
    room.join(anna, { ...first.look, epoch: 'other' });
    expect(heard.at(-1)).toMatchObject({ look: { whole: true } });
  });
});
