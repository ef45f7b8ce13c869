import type { Refusal } from '@spielstube/engine';
import type { AskedDecision, RoomLook, Told } from '@spielstube/table';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Answer, questionOf } from '../table/question.ts';
import { TableStore } from '../table/table.store.ts';
import type { TableClient } from '../workers/table-client.ts';
import { lookAt, settled } from './fake-house.ts';

vi.mock('../settings/settings.store.ts', () => ({
  currentSettings: () => ({ pace: 'off', autoEnd: false, oneClick: false }),
}));
vi.mock('../games/load-board.ts', () => ({ loadBoard: async () => null }));
vi.mock('../games/keep-opened.ts', () => ({ keepOpened() {} }));
vi.mock('../offline/lasting.ts', () => ({ askToLast() {} }));
vi.mock('../workers/table-client.ts', () => ({}));

afterEach(() => vi.unstubAllGlobals());
beforeEach(() => {
  vi.stubGlobal('document', { hidden: false });
});

/** A look at which the viewer is asked for the decision of this number. */
const askedFor = (next: number): RoomLook => ({
  ...lookAt(next),
  next,
  canUndo: true,
  decision: { id: next, frame: { kind: 'turn' }, choices: [], closed: [] } as unknown as AskedDecision,
});

/** A move as it was drawn while the decision of this number was asked. */
const drawnFor = (decision: number, notation: string): Answer => ({
  notation,
  question: questionOf(askedFor(decision)),
});

/** A store, and a table that tells and answers when the test wants it to. */
function atTable() {
  const entered: [what: string, decision: unknown][] = [];
  const answers: ((refusal: Refusal | null) => void)[] = [];
  let tell: (told: Told) => void = () => {};
  const store = new TableStore('table', (told) => {
    tell = told;
    const ask = (what: string, ...args: readonly unknown[]): Promise<unknown> => {
      if (what === 'open') return Promise.resolve({ game: '', seats: [], options: {}, box: null });
      entered.push([what, args.at(-1)]);
      return new Promise((resolve) => {
        answers.push(resolve);
      });
    };
    return { ask, close() {} } as TableClient;
  });
  const show = (look: RoomLook): void => tell({ tell: 'look', look });
  return { store, entered, answers, show };
}

test('whoever is asked the next thing before the last answer has come can go on', async () => {
  const { store, entered, answers, show } = atTable();
  show(askedFor(3));
  void store.choose(drawnFor(3, 'a'));
  show(askedFor(4));
  const second = store.choose(drawnFor(4, 'b'));
  answers[0](null);
  await settled();
  void store.choose(drawnFor(4, 'b'));
  expect(entered).toEqual([
    ['submit', 3],
    ['submit', 4],
  ]);
  answers[1](null);
  expect(await second).toBe(true);
});

test('a second click on the same thing does nothing, and neither does one on another', async () => {
  const { store, entered, answers, show } = atTable();
  show(askedFor(3));
  void store.choose(drawnFor(3, 'a'));
  expect(await store.choose(drawnFor(3, 'a'))).toBe(false);
  store.undo();
  // Others may do something meanwhile.
  show({ ...askedFor(3), seq: 9 });
  expect(await store.choose(drawnFor(3, 'b'))).toBe(false);
  expect(entered).toEqual([['submit', 3]]);
  answers[0](null);
});

test('what was shown before the answer can be taken back at once', () => {
  const { store, entered, show } = atTable();
  show(askedFor(3));
  void store.choose(drawnFor(3, 'a'));
  show(askedFor(4));
  store.undo();
  expect(entered).toEqual([
    ['submit', 3],
    ['undo', 4],
  ]);
});

test('a click answers only the question it was drawn for, even if the next one offers the same', async () => {
  const { store, entered, answers, show } = atTable();
  show(askedFor(3));
  void store.choose(drawnFor(3, 'a'));
  show(askedFor(4));
  // The page has not been drawn anew: the second half of a double click.
  expect(store.asks(drawnFor(3, 'a'))).toBe(false);
  void store.choose(drawnFor(3, 'a'));
  answers[0](null);
  await settled();
  void store.choose(drawnFor(3, 'a'));
  expect(entered).toEqual([['submit', 3]]);
});

test('what others do meanwhile takes nothing from a click', () => {
  const { store, entered, show } = atTable();
  show(askedFor(3));
  show({ ...askedFor(3), seq: 9 });
  void store.choose(drawnFor(3, 'a'));
  expect(entered).toEqual([['submit', 3]]);
});

test('at one screen a question of somebody else with the same number is another one', () => {
  const { store, entered, show } = atTable();
  show({ ...askedFor(3), viewer: 1 });
  void store.choose({ ...drawnFor(3, 'a'), question: questionOf({ ...askedFor(3), viewer: 0 }) });
  expect(entered).toEqual([]);
});

test('who is asked nothing answers nothing', () => {
  const { store, entered, show } = atTable();
  const nothing = { ...askedFor(3), decision: null };
  show(nothing);
  void store.choose({ notation: 'a', question: questionOf(nothing) });
  expect(entered).toEqual([]);
});
