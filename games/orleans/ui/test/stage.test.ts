import { expect, test } from 'vitest';
import { EVENT_KEYS } from '../../data/hourglass.ts';
import { at } from '../../test/table.ts';
import { stagedEvent, stageOf } from '../staged.ts';

const nameOf = (event: number): string => EVENT_KEYS[event];

test('after a round the stage shows the event that happened, though the next one lies open', () => {
  const table = at({
    phase: 'actions',
    event: 'income',
    next: ['tradingDay'],
    players: [{ on: { farmhouse: 'BC' } }],
  });
  while (!table.told().includes('eventStarted')) table.choose('pass');
  const seen = { view: table.s, news: { move: 1, events: table.events } };
  expect(nameOf(table.s.event)).toBe('tradingDay');
  expect(stageOf(seen)).toBe('event');
  expect(nameOf(stagedEvent(seen))).toBe('income');
});

test('while an event is asked about, the stage shows it', () => {
  const table = at({ phase: 'event', event: 'harvest', players: [{ goods: 'gw' }, { goods: 'c' }] });
  expect(table.asked()).toBe('0 harvest');
  const seen = { view: table.s, news: { move: 1, events: [] } };
  expect(stageOf(seen)).toBe('event');
  expect(nameOf(stagedEvent(seen))).toBe('harvest');
});
