import { describe, expect, test } from 'vitest';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

const INN = { inn: 'front' };
const turn = (wanted: Position): Table => at(position({ options: INN, ...wanted }));

describe('cards in general', () => {
  test('VIL-CARD-GEN-01 VIL-CARD-GEN-03 VIL-CARD-GEN-04 VIL-CARD-GEN-05 any number in a turn, each once, to the box, for the owner alone', () => {
    const table = turn({ players: [{ hand: ['scribe', 'blacksmith', 'farmhand'] }] });
    table.choose('play scribe', 'play blacksmith', 'play farmhand');
    expect(table.changed()).toEqual({
      '0 hand': '',
      played: 'scribe blacksmith farmhand',
      '0 goods': 'sspp',
      '0 grain': 5,
      '0 points': 2,
    });
    expect(table.openTo('play')).toEqual([]);
  });

  test('VIL-CARD-GEN-06 on a market day that somebody else has called, where it helps to sell', () => {
    const players = [{}, { hand: ['blacksmith'], goods: 'h', cubes: 'p' }];
    const table = turn({ stalls: ['C18', 'C01', 'C02'], players }).choose('cube market persuasion');
    expect(table.asked()).toBe('1 market');
    table.choose('play blacksmith', 'serve 1');
    expect(table.player(1).customers).toHaveLength(1);
  });

  test('VIL-CARD-GEN-06 in the last Mass', () => {
    const players = [{ members: { grave: '111' } }, { hand: ['messenger'] }];
    const table = turn({ turn: 1, spaces: { grain: 's' }, players, ending: { by: 0, last: [] } });
    table.choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('1 cards');
    table.choose('play messenger', 'mark north');
    expect(table.points(1)).toMatchObject({ prestige: 3, travel: 1 });
    expect(table.asked()).toBe('over');
  });

  test("VIL-CARD-GEN-07 not in another's turn, nor at a wedding", () => {
    const players = [{}, { hand: ['scribe'] }];
    const table = turn({ players });
    expect(table.refused('play scribe', 1)).toMatchObject({ reason: 'notYourTurn' });
    const options = { inn: 'front', marriage: 'front' };
    const wedding = at(
      position({
        options,
        spaces: { grain: 's' },
        players: [{ hand: ['herbalist'], members: { rank1: '1' } }, { members: { rank6: '1' } }],
      }),
    ).choose('cube grain skill', 'decline', 'end', 'done');
    expect(wedding.asked()).toBe('0 house');
    expect(wedding.open()).toEqual(['house bakery', 'house store']);
  });

  test('VIL-CARD-GEN-09 no limit to the hand', () => {
    const hand = ['mayor', 'nun', 'scholar', 'count', 'traveller', 'abbot', 'medicus', 'bard'];
    const players = [{ hand, members: { inn: '1' }, coins: 1 }];
    const table = turn({ spaces: { inn: 's', grain: 'k' }, stacks: [['miller', 'scribe']], players });
    table.choose('cube inn skill', 'drink', 'rotate 1', 'buy scribe');
    expect(table.s.inn?.hands[0]).toHaveLength(9);
  });

  test('VIL-CARD-GEN-11 points count at once', () => {
    const table = turn({ players: [{ hand: ['farmhand'] }] }).choose('play farmhand');
    expect(table.player(0).points).toBe(2);
  });

  test('VIL-CARD-GEN-13 clockwise from the caller of a market day, in a Mass from the start player', () => {
    const players = [
      { hand: ['abbot'], members: { church1: '1' } },
      { hand: ['messenger'] },
      { hand: ['herbalist'] },
    ];
    const table = turn({ seats: 3, start: 1, turn: 1, spaces: { grain: 's' }, players });
    table.choose('cube grain skill', 'decline', 'end');
    const asked: string[] = [];
    while (table.asked().endsWith(' cards')) {
      asked.push(table.asked());
      table.choose('done');
    }
    expect(asked).toEqual(['1 cards', '2 cards', '0 cards']);
  });

  test('VIL-CARD-GEN-16 cards for a situation have to wait for it', () => {
    const hand = ['scrapDealer', 'bard', 'jester', 'marketCrier', 'miller', 'father', 'tollKeeper'];
    const table = turn({ players: [{ hand }] });
    expect(table.openTo('play')).toEqual([]);
    expect(table.refused('play father')).toMatchObject({ reason: 'cardNotNow', rule: 'VIL-CARD-GEN-16' });
  });

  test('VIL-CARD-GEN-17 before a choice, not between it and its payment; a Well action that became impossible lapses', () => {
    const spaces = { council: 'p', grain: 's' };
    const players = [{ hand: ['scribe'], goods: 's', cubes: 'pp' }];
    const table = turn({ spaces, players }).choose('cube council persuasion', 'enter 1');
    expect(table.asked()).toBe('0 payCouncil');
    expect(table.openTo('play')).toEqual([]);
    // The Harvest needs somebody on the farm.
    const options = { inn: 'front', marriage: 'front' };
    const lapsed = at(
      position({
        options,
        players: [{ hand: ['cousin'], cubes: 'sss', members: { smithy: '1111', farm: '1' } }],
      }),
    ).choose('well', 'choose grain');
    lapsed.choose('play cousin', 'court 1', 'rank 1');
    expect(lapsed.player(0).grain).toBe(0);
    expect(lapsed.asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-GEN-17 what looks impossible is asked if a card might help', () => {
    const spaces = { travel: 'f', grain: 's' };
    const table = turn({ spaces, players: [{ hand: ['cartwright'], cubes: 'f' }] });
    table.choose('cube travel faith');
    expect(table.asked()).toBe('0 action travel');
    table.choose('play cartwright', 'depart 1 north');
    expect(table.family(0)).toMatchObject({ north: '1' });
    const without = turn({ spaces, players: [{ hand: ['abbot', 'herbalist'], cubes: 'f' }] });
    expect(without.choose('cube travel faith').asked()).toBe('0 endTurn');
  });

  test('VIL-CARD-GEN-19 a situation card makes an action possible, other cards must have been played', () => {
    const keeper = turn({ players: [{ hand: ['tollKeeper'], cubes: 'sss' }] }).choose('well');
    expect(keeper.open()).toContain('choose travel');
    const wright = turn({ players: [{ hand: ['cartwright'], cubes: 'sssff' }] }).choose('well');
    expect(wright.refused('choose travel')).toMatchObject({ reason: 'actionImpossible' });
    wright.choose('play cartwright');
    expect(wright.open()).toContain('choose travel');
    const options = { inn: 'front', port: true };
    const admiral = at(position({ options, players: [{ hand: ['admiral'], cubes: 'sss' }] })).choose('well');
    expect(admiral.open()).toContain('choose travel');
  });

  test('a moment passes by itself for whoever wants no cards, and the log tells of it', () => {
    const players = [{ hand: ['messenger', 'father'], members: { church1: '1' }, grain: 1 }];
    const table = turn({ spaces: { grain: 's' }, players }).choose('cube grain skill', 'decline', 'end');
    expect(table.asked()).toBe('0 cards');
    expect(table.open()).toEqual(['play father', 'done', 'noCards', 'play messenger']);
    table.choose('noCards', 'done');
    expect(table.s.round).toBe(2);
    expect(table.events.filter(({ what }) => what === 'keptCards')).toEqual([
      { what: 'keptCards', seat: 0, moment: 4, cards: 1 },
    ]);
    const asked = turn({ spaces: { grain: 's' }, players }).choose('cube grain skill', 'decline', 'end');
    asked.choose('done', 'done');
    expect(asked.asked()).toBe('0 cards');
    expect(asked.told()).not.toContain('keptCards');
  });

  test('VIL-PORT-RET-05 VIL-CARD-GEN-18 whoever wants no cards may still open a chest, on a market day and in a Mass', () => {
    const options = { inn: 'front', port: true };
    const help = { hand: ['marketCrier', 'father'], chests: ['four1'], coins: 0 };
    const market = at(
      position({
        options,
        spaces: { market: 'p', grain: 's' },
        stalls: ['C20', 'C23', 'C01'],
        players: [{ goods: 'o' }, { ...help, goods: 'h' }],
      }),
    );
    market.choose('cube market persuasion', 'noCards', 'serve 2');
    expect(market.asked()).toBe('1 market');
    market.choose('openChest 1', 'serve 1');
    expect(market.player(1)).toMatchObject({ coins: 3, customers: [expect.any(Number)] });

    const players = [{ ...help, members: { bag: '1' } }];
    const mass = at(position({ options, spaces: { grain: 's' }, players }));
    mass.choose('cube grain skill', 'decline', 'end', 'noCards');
    expect(mass.asked()).toBe('0 buyOut');
    mass.choose('openChest 1', 'buyOut 1');
    expect(mass.family(0)).toMatchObject({ church1: '1' });
  });

  test('VIL-CARD-GEN-06 a market day that ends without customers has a moment for those who had no turn in it', () => {
    const customers = { stalls: ['C20'], soldOut: true };
    const table = turn({
      spaces: { market: 'p', grain: 's' },
      ...customers,
      players: [{ goods: 'h', hand: ['scribe'] }, { hand: ['blacksmith'] }],
    });
    table.choose('cube market persuasion', 'serve 1');
    expect(table.asked()).toBe('1 cards');
    expect(table.open()).toEqual(['done', 'noCards', 'play blacksmith']);
    table.choose('play blacksmith');
    expect(table.player(1).goods).toEqual([0, 0, 2, 0, 0, 0]);
    expect(table.asked()).toBe('0 endTurn');
  });

  test('a card that nobody else knows opens every moment, whatever it is', () => {
    const asked = (card: string): string => {
      const players = [{ secrets: [card] }];
      return turn({ spaces: { grain: 's' }, players })
        .choose('cube grain skill', 'decline', 'end')
        .asked();
    };
    expect([asked('father'), asked('mayor')]).toEqual(['0 cards', '0 cards']);
    const players = [{ secrets: ['mayor'] }];
    const mayor = turn({ spaces: { grain: 's' }, players }).choose('cube grain skill', 'decline', 'end');
    expect(mayor.open()).toEqual(['done', 'noCards']);
  });
});
