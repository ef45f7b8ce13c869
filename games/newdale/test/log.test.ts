import { NOBODY } from '@spielstube/engine';
import { others as anna, expectWords, you } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { BOARD_KEYS, BOARDS, placeNamed } from '../data/boards.ts';
import { NOTHING } from '../data/box.ts';
import { HIRED } from '../data/cards.ts';
import { EVENT_KEYS } from '../data/events.ts';
import { good } from '../data/goods.ts';
import type { Cause, NewdaleEvent } from '../rules/events.ts';
import { LANGS, TEXT } from './languages.ts';
import { card } from './position.ts';

const MILL = card('mill1');
const COAL = good('coal');
const A9 = BOARDS[0].first + placeNamed(0, 'A9');

/** One of each kind of line that speaks of somebody. */
const PERSONAL: readonly NewdaleEvent[] = [
  { what: 'asideShown', seat: 0, cards: [MILL, card('fortress1')] },
  { what: 'chosePerson', seat: 0, person: 1 },
  { what: 'placed', seat: 0, stone: 1, field: 4 },
  { what: 'ready', seat: 0 },
  { what: 'planShown', seat: 0, fields: [4, 12, NOTHING, NOTHING] },
  { what: 'stoneResolved', seat: 0, stone: 0, field: 12 },
  { what: 'notCarriedOut', seat: 0, field: 4 },
  { what: 'notCarriedOut', seat: 0, field: 12 },
  // Declined. NEW-PROD-15
  { what: 'failed', seat: 0, area: 3, missing: 0 },
  { what: 'drew', seat: 0, cards: 2, by: 'buildingPhase' },
  { what: 'drew', seat: 0, cards: 1, by: 'notCarriedOut' },
  { what: 'drew', seat: 0, cards: 3, by: 'handCards' },
  { what: 'discarded', seat: 0, card: MILL, by: 'storm' },
  { what: 'exchanged', seat: 0, cards: 4 },
  { what: 'gotGoods', seat: 0, good: COAL, count: 2, by: 'helpers' },
  { what: 'gotGoods', seat: 0, good: COAL, count: 2, by: 'chain' },
  { what: 'gotGoods', seat: 0, good: COAL, count: 1, by: 'chainBonus' },
  { what: 'gaveGoods', seat: 0, good: COAL, count: 2, by: 'building' },
  { what: 'gotPoints', seat: 0, points: 2, by: 'premium' },
  { what: 'lostPoints', seat: 0, points: 1, by: 'raid' },
  { what: 'built', seat: 0, card: MILL, from: 0, place: A9, area: 2, steps: 1 },
  { what: 'built', seat: 0, card: card('watchtower1'), from: 1, place: A9, area: NOTHING, steps: 2 },
  { what: 'gotTile', seat: 0, tile: 3, field: 2 },
  { what: 'usedTile', seat: 0, tile: 3 },
  { what: 'usedPerson', seat: 0, person: 2 },
  { what: 'recruited', seat: 0, person: 4 },
  { what: 'borrowed', seat: 0, figures: [0, 4] },
  { what: 'searched', seat: 0, cards: 3, found: card('vineyard2') },
  { what: 'boughtStone', seat: 0, stone: 2 },
  { what: 'progressed', seat: 0, progress: 0 },
  { what: 'progressed', seat: 0, progress: 1 },
  { what: 'released', seat: 0, colour: 2 },
  { what: 'jailed', seat: 0, figure: 4, fromRabbit: true },
  { what: 'fulfilled', seat: 0, mission: 1 },
  { what: 'bridgeBuilt', seat: 0, site: 2 },
  { what: 'sailed', seat: 0, from: 2, to: 4, by: 'sail' },
  { what: 'sailed', seat: 0, from: 2, to: 1, by: 'storm' },
  { what: 'arrived', seat: 0, order: 0 },
  { what: 'hired', seat: 0, card: HIRED[0] },
];
/** These are the same for everybody. */
const IMPERSONAL: readonly NewdaleEvent[] = [
  { what: 'figuresDrawn', seat: NOBODY, figures: [0, 0, 3, 4] },
  { what: 'drewCards', seat: 0, secretOf: 0, cards: [MILL] },
  { what: 'reshuffled', seat: NOBODY, cards: 40 },
  { what: 'borrowed', seat: 0, figures: [] },
  { what: 'searched', seat: 0, cards: 9, found: NOTHING },
  { what: 'failed', seat: 0, area: 3, missing: 2 },
  { what: 'hoodedReplaced', seat: 0, colour: 1 },
  { what: 'blackShipSailed', seat: NOBODY, from: 2, to: 4 },
  { what: 'raid', seat: NOBODY, hooded: 2, double: false },
  { what: 'raid', seat: NOBODY, hooded: 1, double: true },
  { what: 'finalProduction', seat: NOBODY },
  { what: 'gameOver', seat: NOBODY },
];
/** What another line says already. */
const SILENT: readonly NewdaleEvent[] = [
  { what: 'laidAside', seat: 0, secretOf: 0, card: MILL },
  { what: 'placed', seat: 0, secretOf: 0, stone: 0, field: 4 },
  { what: 'displayed', seat: NOBODY, cards: [MILL] },
  { what: 'personDisplayed', seat: NOBODY, person: 4 },
  { what: 'hoodedIntoBag', seat: NOBODY, figures: 4 },
  { what: 'missionLaidOut', seat: NOBODY, mission: 0 },
  { what: 'discarded', seat: 0, card: MILL, by: 'chain' },
];
const CAUSES: readonly Cause[] = [
  ...([
    'event',
    'helpers',
    'chain',
    'chainBonus',
    'blackMarket',
    'handCards',
    'offspring',
    'progress',
  ] as const),
  ...([
    'building',
    'premium',
    'tile',
    'person',
    'special',
    'notCarriedOut',
    'buildingPhase',
    'threshold',
  ] as const),
  ...(['barracks', 'raid', 'prison', 'mission', 'bridge', 'shipyard', 'sail', 'hire', 'recruit'] as const),
  ...(['arrival', 'blackShip', 'notArrived', 'thicket', 'emptyPiles', 'storm'] as const),
];

describe.each(LANGS)('the log in %s', (lang) => {
  const text = TEXT[lang];
  const { words } = text;

  test('every event has a line, to oneself and about others', () => {
    for (const event of PERSONAL) {
      for (const cast of [you, anna]) expectWords(text.event(event, cast) ?? '');
      expect(text.event(event, you), event.what).not.toBe(text.event(event, anna));
    }
    for (const event of IMPERSONAL) expectWords(text.event(event, you) ?? '');
    for (const event of SILENT) expect(text.event(event, anna)).toBeNull();
    for (const [event] of EVENT_KEYS.entries()) {
      const line = text.event({ what: 'roundStarted', seat: NOBODY, round: 2, event, start: 1 }, anna);
      expect(line).toContain(words.event(event));
    }
    for (const by of CAUSES) {
      for (const cast of [you, anna]) {
        expectWords(text.event({ what: 'drew', seat: 0, cards: 1, by }, cast));
        expectWords(text.event({ what: 'gotGoods', seat: 0, good: COAL, count: 1, by }, cast));
        expectWords(text.event({ what: 'gaveGoods', seat: 0, good: COAL, count: 1, by }, cast));
        expectWords(text.event({ what: 'gotPoints', seat: 0, points: 1, by }, cast));
        expectWords(text.event({ what: 'lostPoints', seat: 0, points: 1, by }, cast));
      }
    }
  });

  test('NEW-PROD-15 a production that was declined does not tell of missing helpers', () => {
    const told = (missing: number) => text.event({ what: 'failed', seat: 0, area: 3, missing }, anna) ?? '';
    const [declined, one, two] = [0, 1, 2].map(told);
    expect(declined).toContain('Anna');
    for (const failed of [one, two]) expect(failed).not.toContain('Anna');
    expect(new Set([declined, one, two]).size).toBe(3);
  });

  test('a house is told with its place, wherever the board is', () => {
    for (const [board, key] of BOARD_KEYS.entries()) {
      const place = BOARDS[board].first + placeNamed(board, `${key}3`);
      const told = text.event(
        { what: 'built', seat: 0, card: MILL, from: 0, place, area: 1, steps: 1 },
        anna,
      );
      expect(told).toContain(words.place(board, 2));
    }
    expect(words.place(0, placeNamed(0, 'A8'))).toContain('A8');
  });
});
