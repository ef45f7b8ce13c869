import { expect, test } from 'vitest';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import type { StoredGame } from '../cellar/stored-game.ts';
import { ticketsOf } from '../home/tickets.ts';

const game = (id: string, updated: number, over = false): StoredGame => ({
  id,
  game: 'newdale',
  record: '',
  created: 0,
  updated,
  seats: [],
  totals: [],
  deciding: [],
  over,
  moves: 0,
  moment: {},
  broken: '',
});
const campaign = (id: string, updated: number, tables: readonly string[]): StoredCampaign => ({
  id,
  game: 'newdale',
  seats: [],
  stages: tables.map((table) => ({ table, given: null })),
  created: 0,
  updated,
});
const shown = (...[games, campaigns]: Parameters<typeof ticketsOf>): string[] =>
  ticketsOf(games, campaigns).map((ticket) =>
    ticket.kind === 'game' ? `game ${ticket.game.id}` : `campaign ${ticket.campaign.id}`,
  );

test('games that are over are not gone on with', () => {
  expect(shown([game('a', 1), game('b', 2, true), game('c', 3)], [])).toEqual(['game c', 'game a']);
});

test('a game of a campaign is come to through its chronicle, which is as old as what was last played in it', () => {
  const games = [game('first', 5, true), game('second', 9), game('alone', 7)];
  expect(shown(games, [campaign('journey', 6, ['first', 'second'])])).toEqual([
    'campaign journey',
    'game alone',
  ]);
});

test('between two games and before the first a campaign can be gone on with; one that has ended is no more', () => {
  const between = campaign('between', 3, ['first']);
  const fresh = campaign('fresh', 4, []);
  const ended = { ...campaign('ended', 5, ['last']), over: true };
  expect(shown([game('first', 2, true), game('last', 5, true)], [between, fresh, ended])).toEqual([
    'campaign fresh',
    'campaign between',
  ]);
});
