import type { Cast } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import { villagerOf } from '../data/inn.ts';
import { BEFORE_MAJORITY, frame, SOON_LOST, type Village } from '../rules/state.ts';
import { village } from './all.ts';
import { position } from './position.ts';
import { at } from './table.ts';
import { villageDe as de, villageEn as en } from './texts.ts';

const anna: Cast = { name: () => 'Anna', isYou: () => false };

/** The open choices of the first seat, as it reads them. */
function said(s: Village, text: typeof de): string[] {
  const { frame, choices } = village.decision(s, 0);
  const view = village.view(s, 0);
  return choices.map((choice) => text.action(view, frame, choice));
}
/** Why a move is closed. */
function refused(s: Village, text: typeof de, wish: string): string | undefined {
  const { frame, closed } = village.decision(s, 0);
  const found = closed.find((one) => text.wish(village.view(s, 0), frame, one.wish).startsWith(wish));
  return found && text.refusal(found.refusal);
}

describe('sentences of the expansions as players read them', () => {
  test('at the Inn: who goes there, which stack, which card for what', () => {
    const options = { inn: 'front' };
    const stacks = [['blacksmith', 'nun'], ['medicus'], ['abbot']];
    const table = at(
      position({ options, stacks, spaces: { inn: 'f', grain: 's' }, players: [{ coins: 0, goods: 'bb' }] }),
    ).choose('cube inn faith');
    expect(said(table.s, de)[0]).toBe(
      'Die „1“ ins Wirtshaus setzen: 1 Zeit; dann für 1 Zeit einen Stapel umschichten',
    );
    table.choose('visit 1');
    expect(said(table.s, de)).toEqual([
      'Stapel 1: Schmiedin darunterschieben',
      'Stapel 2: Medikus darunterschieben',
      'Stapel 3: Abt darunterschieben',
    ]);
    table.choose('rotate 1');
    expect(said(table.s, en)).toEqual([
      'Buy the Nun for 1 beer: At the end your Faith cubes left over count: 1 brings 2, 2 bring 4, 3 bring 6, more than three bring nothing. Coins do not count here.',
      'Buy the Medicus for 2 beers: At the end 1 prestige point for every living member of your family, in the black bag as well.',
      'Buy the Abbot for 2 beers: One of your members on a step of the Church climbs to the top, without grain.',
      'Buy no card',
    ]);
  });

  test('at sea: what a step costs, what an island pays, and why a lighthouse is closed', () => {
    const ship = { water: 'cocoa', captain: 'c2p', cargo: 'op' };
    const spaces = { travel: 's', grain: 's' };
    const players = [{ cubes: 'kk', coins: 0, ship, members: { ship: '1' } }] as const;
    const table = at(position({ options: { port: true }, spaces, players })).choose(
      'cube travel skill',
      'sail',
    );
    expect(said(table.s, de)).toEqual([
      'Ein Schritt ins offene Wasser 1: 1 Zeit',
      'Ein Schritt vor die Hirteninsel: kostenlos',
      'Anlegen: Kakaoinsel',
    ]);
    expect(refused(table.s, de, 'Ein Schritt in den Hafen')).toContain('Heimkehr');
    table.choose('step herders');
    expect(said(table.s, en)).toContain('A step to the waters off Cocoa Island: 1 Knowledge');
    table.choose('dock');
    expect(said(table.s, de)).toEqual([
      'Verkaufen: 1 Pflug für 3 Ruhmespunkte',
      'Verkaufen: 1 Ochse für 4 Ruhmespunkte',
      'Fertig auf dieser Insel',
    ]);
    expect(refused(table.s, de, 'Die „1“ auf den Leuchtturm')).toBe(
      'Für den Leuchtturm fehlt dir noch: 1 Glaube. Eine Münze als Ersatz hast du nicht.',
    );
  });

  test('with Marriage: ranks by what they bring, bread under a member, the dead with bread', () => {
    const options = { marriage: 'front' };
    const spaces = { marriage: 'f', grain: 's' };
    const players = [{ life: 8, bread: 1, cubes: '', coins: 0, members: { smithy: '1' } }];
    const table = at(position({ options, spaces, players })).choose('cube marriage faith', 'court 1');
    expect(said(table.s, de)).toEqual([
      'Rang 1: ohne Bonus',
      'Rang 2: 1 eigenen Stein gegen 1 nach Wahl tauschen',
      'Rang 3: 1 Überzeugungskraft oder 1 Glaube',
      'Rang 4: 1 Münze',
      'Rang 5: 2 Ruhmespunkte',
      'Rang 6: 3 Getreide',
    ]);
    table.choose('rank 6');
    expect(said(table.s, de)).toContain('Brot unter die „1“ in der Schmiede legen: Sie zählt dann als „2“');
    expect(said(table.s, en)).toContain('The “1” on rank 6 of the ceremony dies (Chronicle: Farm)');
  });

  test('of equal members with pink partners: whose partner has been there longest', () => {
    const couples = [0, 1, 2].map((nth) => ({ at: 'bliss', one: [0, nth], other: 'pink' }) as const);
    const options = { marriage: 'front' };
    const players = [{ members: { bliss: '111' }, bread: 1 }];
    const table = at(position({ seats: 1, options, round: 2, spaces: { grain: 's' }, players, couples }));
    table.choose('feed bliss 1');
    expect(said(table.s, de)).toEqual([
      'Die „1“, mit dem rosa Partner, der schon am längsten da ist, bekommt das Brot',
      'Die „1“, mit dem rosa Partner, der als 2. kam, bekommt das Brot',
      'Die „1“, mit dem rosa Partner, der als 3. kam, bekommt das Brot',
    ]);
    expect(said(table.s, en)[0]).toBe(
      'The “1”, with the pink partner who has been there longest, gets the bread',
    );
  });

  test('goals before scoring, and before what is fulfilled ends by itself', () => {
    const ask = (what: number): string | undefined => {
      const s = position({ options: { goals: true, inn: 'front' } });
      s.stack = [frame('goals', 0, what)];
      return de.question(s, frame('goals', 0, what)).hint;
    };
    expect(ask(0)).toBe('Gleich wird abgerechnet: Das ist die letzte Gelegenheit.');
    expect(ask(SOON_LOST)).toContain('die letzte Gelegenheit vorher');
  });

  test('who dies at a place where one has bread and another has none', () => {
    const options = { marriage: 'front' };
    const members = { smithy: '1+2', bag: '1111' };
    const table = at(
      position({
        options,
        spaces: { crafts: 'x', grain: 's' },
        players: [{ life: 8, coins: 0, cubes: '', members }],
      }),
    ).choose('cube crafts plague', 'decline');
    expect(said(table.s, de)).toEqual([
      'Die „1“ mit Brot in der Schmiede stirbt (Chronik: Handwerk)',
      'Die „2“ in der Schmiede stirbt (Chronik: Handwerk)',
    ]);
  });

  test('at sea the dead find the sea where the Chronicle is full', () => {
    const ship = { water: 'cocoa', captain: 'c2p' };
    const members = { ship: '1', farm: '1', bag: '11' };
    const players = [{ life: 9, coins: 0, cubes: '', ship, members }, { members: { 'dead travel': '11' } }];
    const spaces = { grain: 'x', family: 's' };
    const table = at(position({ options: { port: true }, spaces, players })).take('grain plague');
    expect(said(table.s, de)).toEqual([
      'Die „1“ auf dem Schiff stirbt (Seebestattung)',
      'Die „1“ auf dem Hof stirbt (Chronik: Hofplan)',
    ]);
  });

  test('nobody reads what only the buyer knows', () => {
    const bought = { what: 'boughtSecretly', seat: 0, stack: 1, coins: 0, beer: 2 } as const;
    expect(de.event(bought, anna)).toBe('Anna kauft verdeckt eine Karte aus Stapel 2 für 2 Bier.');
    expect(en.event(bought, anna)).toBe('Anna buys a hidden card from stack 2 for 2 beers.');
  });

  test('what could have been played in a moment that passed by itself is told', () => {
    const kept = { what: 'keptCards', seat: 0, moment: BEFORE_MAJORITY, cards: 2 } as const;
    expect(de.event(kept, anna)).toBe(
      'Vor der Mehrheit in der Kirche: Anna hätte 2 Karten spielen können und wollte nicht mehr gefragt werden.',
    );
  });

  test('a card is refused by its own name and moment', () => {
    const details = { card: villagerOf('miller') };
    const reason = { reason: 'cardNotNow', rule: 'VIL-CARD-GEN-16', details };
    expect(de.refusal(reason)).toBe('Müller: Diese Karte geht jetzt nicht. Ihr Augenblick: in der Mühle.');
  });
});
