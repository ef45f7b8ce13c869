import { others as anna } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { newdale } from '../index.ts';
import type { NewdaleTypes } from '../rules/types.ts';
import { newdaleDe } from '../text/de.ts';
import { newdaleEn } from '../text/en.ts';
import { type Position, position } from './position.ts';
import { at, type Table } from './table.ts';

const BOTH = [newdaleDe, newdaleEn];

interface Told {
  readonly kind: string;
  readonly titles: readonly string[];
  readonly hints: readonly string[];
  readonly guides: readonly string[];
  readonly choices: readonly (readonly string[])[];
  readonly refusals: readonly (readonly string[])[];
}

/** What the seat on turn reads, in German and in English. */
function toldAt(s: NewdaleTypes['state']): Told {
  const [seat] = newdale.deciding(s);
  const view = newdale.view(s, seat);
  const { frame, choices, closed } = newdale.decision(s, seat);
  return {
    kind: frame.kind,
    titles: BOTH.map((text) => text.question(view, frame).title),
    hints: BOTH.map((text) => text.question(view, frame).hint),
    guides: BOTH.map((text) => text.guide(view, frame)),
    choices: BOTH.map((text) => choices.map((choice) => text.action(view, frame, choice, anna))),
    refusals: BOTH.map((text) => closed.map(({ refusal }) => text.refusal(refusal))),
  };
}
const told = (wanted: Position): Told => toldAt(position(wanted));
const toldThen = (table: Table): Told => toldAt(table.s);

describe('the guide of Newdale', () => {
  test('planning: the field that promises most, with its exact chance, and what a third stone costs', () => {
    const { kind, guides, choices } = told({
      phase: 'planning',
      event: 'e100',
      players: [{ goods: { coal: 7 }, areas: { 2: 'bakery1' } }],
    });
    expect(kind).toBe('plan');
    expect(guides[0]).toMatch(
      /Am meisten verspricht die (Kohlemine|Bäckerei), \w+: \d (Kohle|Brot) mit \d+ %/,
    );
    expect(guides[0]).toContain('Für 7 Münzen bekämst du Stein 3');
    expect(guides[1]).toContain('For 7 coins you could have stone 3');
    expect(choices[1]).toContainEqual(expect.stringMatching(/^Bakery in area 2, orderly: 2 bread \(\d+%\)$/));
    expect(choices[0]).toContainEqual('Bereich 3, schlampig: hier steht noch kein Gebäude');
  });

  test('building: what the order asks for comes first, and how far it is', () => {
    const { guides, choices, refusals } = told({
      phase: 'building',
      round: 3,
      players: [{ goods: { coal: 6, flour: 2 }, hand: 'mill2 fortress1 bakery3 abattoir1' }],
    });
    expect(guides[0]).toContain('Die Mühle macht Mehl, wie es der Auftrag verlangt');
    expect(guides[1]).toContain(
      'For the order you have goods worth 4 coins; 4 more are missing for 4 points',
    );
    expect(choices[1]).toContain(
      'Build Mill (2 green and 2 red helpers, raw material wood): 2 coins or more',
    );
    expect(refusals[0]).toContain('Dir fehlt 1 Münze.');
  });

  test('late in the game the points on the card count', () => {
    const { guides } = told({
      phase: 'building',
      round: 7,
      players: [{ goods: { coal: 8 }, hand: 'fortress1 mill2' }],
    });
    expect(guides[1]).toContain('the Fortress brings 3 points');
  });

  test('a place is told with its price, its steps, and everything that it brings', () => {
    const table = at({
      phase: 'building',
      fields: { 2: 'anyGood' },
      players: [{ goods: { coal: 6 }, hand: 'mill2', mission: 2 }],
    });
    table.choose('build mill2');
    const { titles, guides, choices } = toldThen(table);
    expect(titles).toEqual(['Wo soll die Mühle entstehen?', 'Where shall the Mill stand?']);
    expect(choices[0]).toContain(
      'Millbrook: 2 Münzen (ermäßigt), 1 Schritt; „Warengeschenk“ und Geheimauftrag +2',
    );
    expect(choices[1]).toContain('Northgate: 5 coins, 2 steps; premium of 1 point');
    expect(guides[1]).toContain(
      'Millbrook brings most: 2 points of your secret mission, a tile and a lower price',
    );
  });

  test('a payment names the proposal, and whether it spares the order', () => {
    const table = at({
      phase: 'building',
      players: [{ goods: { coal: 2, meat: 1, bread: 1 }, hand: 'scriptorium1' }],
    });
    table.choose('build scriptorium1', 'at A6');
    const { titles, guides, choices } = toldThen(table);
    expect(titles[0]).toBe('Womit bezahlst du die Schreibstube?');
    expect(choices[1]).toContain('By proposal: 1 coal and 1 meat, exactly');
    expect(guides[1]).toContain('It takes goods of the order: meat.');
  });

  test('missing helpers: their price in cards, and what comes of it', () => {
    const { kind, titles, hints, guides, choices } = told({
      phase: 'actions',
      event: 'e10C',
      market: 'YG',
      players: [
        { areas: { 2: 'bakery1' }, stones: 'orderly2', hand: 'mill1 mill2 mill3 sawmill1 oreMine1 clayPit1' },
      ],
    });
    expect(kind).toBe('produce');
    expect(titles).toEqual([
      'Bäckerei, ordentlich: 2 Gehilfen fehlen.',
      'Bakery, orderly: 2 helpers are missing.',
    ]);
    expect(hints[1]).toContain('For each you discard 3 hand cards');
    expect(choices[0]).toContain('Fehlende ersetzen: 6 Handkarten ablegen: 2 Brot');
    expect(choices[1]).toContain('Do not make up for it, 1 card instead');
    expect(guides[1]).toContain('6 hand cards for goods worth 10 coins that the order asks for');
  });

  test('a chain: what becomes of what, with its bonus', () => {
    const table = at({
      phase: 'actions',
      event: 'e100',
      market: 'YGRR',
      players: [{ areas: { 2: 'abattoir3' }, stones: 'sloppy2', goods: { cattle: 2 } }],
    }).choose('produce');
    const { kind, choices, guides } = toldThen(table);
    expect(kind).toBe('chain');
    expect(choices[0]).toContain('2 Rinder → 3 Fleisch');
    expect(choices[1]).toContain('1 cattle → 2 meat');
    expect(guides[1]).toContain('2 coins become 4, and one good comes for nothing. The order asks for meat');
  });

  test('prisoners: who would let a stone of one’s own succeed', () => {
    const wanted: Position = {
      chapter: 'VII',
      phase: 'helpers',
      event: 'e110',
      players: [{ specials: 'prison1', prisoners: 'B', areas: { 2: 'oreMine5' }, stones: 'orderly2' }],
    };
    // The bag brings no blue helper here.
    const lacking = told({ ...wanted, seed: 'h' });
    expect(lacking.kind).toBe('release');
    expect(lacking.titles[0]).toBe('Lässt du jemanden frei?');
    expect(lacking.guides[0]).toBe('Mit einem blauen Gehilfen mehr läuft die Erzmine.');
    // And here no green ones.
    expect(told({ ...wanted, seed: 'a' }).guides[1]).toContain('None of them saves a production of yours');
  });

  test('the storm is told with what is left to sail', () => {
    const table = at({
      chapter: 'VIII',
      phase: 'end',
      event: 'e15',
      round: 5,
      players: [{ ship: 4, hand: 'mill1' }],
    });
    const { kind, titles, hints, guides, choices } = toldThen(table);
    expect(kind).toBe('storm');
    expect(titles[0]).toBe('Eissturm: Legst du eine Karte ab?');
    expect(hints[1]).toContain('drifts back 1 space from sea space 4');
    expect(guides[1]).toContain('8 spaces to Newdale');
    expect(choices[0]).toContain('1 Feld zurücktreiben, auf Seefeld 3');
  });

  test('Vineyards to choose from: the colour that is strongest at the market', () => {
    const table = at({
      chapter: 'IVa',
      phase: 'actions',
      event: 'e100',
      market: 'YY',
      display: 'vineyard1 vineyard4',
      players: [{ persons: ['aaron'], stones: 'handCards', hand: 'mill1 mill2' }],
    });
    table.choose('person aaron');
    const { kind, guides, choices } = toldThen(table);
    expect(kind).toBe('chooseVineyard');
    expect(choices[0]).toEqual(['Weinberg (gelb) nehmen', 'Weinberg (blau) nehmen']);
    expect(guides[1]).toContain('Yellow is strongest at your labour market right now: 4');
  });

  test('both piles empty: everybody gives half', () => {
    const table = at({
      phase: 'actions',
      pile: 0,
      players: [{ stones: 'handCards', hand: 'mill1' }, { hand: 'mill2 mill3 fortress1' }],
    });
    const { kind, hints, guides } = toldThen(table);
    expect(kind).toBe('halve');
    expect(hints[0]).toContain('Beide Stapel sind leer');
    expect(guides[1]).toMatch(/^The [A-Z].+ is farthest away/);
  });

  test('the final production: points now, and by the best order', () => {
    const { kind, guides, choices } = told({
      phase: 'end',
      round: 7,
      event: 'e1',
      players: [{ areas: { 2: 'abattoir1' }, goods: { cattle: 3 } }],
    });
    expect(kind).toBe('finalProduction');
    expect(guides[0]).toBe('Auftrag und Waren bringen jetzt 1 Siegpunkt, in bester Reihenfolge 4.');
    expect(choices[1]).toContain('Best order: 3 meat');
  });

  test('a tile is told with what it brings now', () => {
    const { choices } = told({
      phase: 'specials',
      event: 'e100',
      market: 'RR',
      players: [{ tiles: ['coalForPoints', 'cardsForYellow'], goods: { coal: 3 } }],
    });
    expect(choices[0]).toContain('Kohle gesucht: 3 Kohle abgeben für 4 Siegpunkte');
    expect(choices[1]).toContain('Yellow Messengers: draw 2 cards');
  });

  test('Barracks name those whom they hit', () => {
    const { choices } = told({
      chapter: 'IIIa',
      seats: 3,
      phase: 'specials',
      players: [{ specials: 'barracks1' }, { specials: 'fortress1' }, {}],
    });
    expect(choices[1]).toContain('Barracks: Carl loses 1 point');
  });

  test('the log names the place of a house on every board', () => {
    const table = at({
      chapter: 'IIIa',
      phase: 'building',
      players: [{ goods: { coal: 6 }, hand: 'clayPit2' }],
    });
    table.choose('build clayPit2', 'at B10', 'area 2');
    const built = table.events.find((event) => event.what === 'built');
    expect(built === undefined ? '' : newdaleDe.event(built, anna)).toBe(
      'Anna baut eine Lehmgrube mit einem Haus in Reedham (Bereich 2).',
    );
  });

  test('another seat’s hand is never told', () => {
    const s = position({
      phase: 'building',
      players: [{ goods: { coal: 6 }, hand: 'mill2' }, { hand: 'fortress1' }],
    });
    const { guides, choices } = toldAt(s);
    expect([...guides, ...choices.flat()].join(' ')).not.toMatch(/Festung|Fortress/);
  });
});

describe('what is said at the edges', () => {
  // A tile that can be used opens the moment although nothing can come of the question itself.
  const tiles = ['coalForGreen'] as const;
  const handCards = (hand: string): Told =>
    told({ phase: 'actions', event: 'e100', players: [{ stones: 'handCards', hand, tiles }] });

  test('hand cards: nothing to exchange, one other card, several', () => {
    expect(handCards('').hints[0]).toBe('Zum Tauschen brauchst du zwei, also ziehst du nur 3.');
    expect(handCards('mill1').hints[1]).toBe('It takes two to exchange, so you only draw 3.');
    expect(handCards('mill1 mill2').hints[0]).toContain('tauschst die andere, oder');
    expect(handCards('mill1 mill2').hints[1]).toContain('exchange the other, or');
    expect(handCards('mill1 mill2 mill3').hints[0]).toContain('die anderen zwei');
  });

  test('NEW-CH8-13 a Captain who has arrived', () => {
    const { kind, titles, hints, refusals } = told({
      chapter: 'VIII',
      phase: 'actions',
      event: 'e100',
      market: 'GGRR',
      players: [{ stones: 'orderly2', ship: 12, tiles }],
    });
    expect(kind).toBe('produce');
    expect(titles[0]).toBe('Kapitän, ordentlich: Dein Schiff ist am Ziel.');
    expect(hints[1]).toContain('The voyage goes no further.');
    expect(refusals[0]).toContain('Dein Schiff ist in Newdale und bleibt dort.');
  });

  test('a chain names what it lacks, not what is there', () => {
    const table = at({
      phase: 'actions',
      event: 'e100',
      market: 'YR',
      players: [{ areas: { 2: 'brickworks1' }, stones: 'orderly2', goods: { coal: 3 }, tiles }],
    });
    const { kind, hints } = toldThen(table.choose('produce'));
    expect(kind).toBe('chain');
    expect(hints[0]).toContain('Dafür bräuchtest du noch Lehm.');
    expect(hints[1]).toContain('you would still need clay.');
  });

  test('nothing is recommended that no house is left for, and the last house is the last', () => {
    const { guides } = told({
      phase: 'building',
      round: 3,
      players: [{ goods: { coal: 9 }, hand: 'mill2', supply: 0 }],
    });
    expect(guides[0]).not.toContain('Mühle');
    const table = at({ phase: 'building', players: [{ goods: { coal: 9 }, hand: 'mill2', supply: 1 }] });
    table.choose('build mill2');
    expect(toldThen(table).guides[0]).toContain('Das ist dein letztes Haus.');
  });

  test('a full plan is not planned on', () => {
    const table = at({ phase: 'planning', players: [{ available: '1 2' }] }).as(0);
    table.choose('place build', 'place handCards');
    expect(toldThen(table).guides[0]).toContain('Mit Zurück nimmst du den letzten Stein wieder auf.');
  });

  test('set-up cards are confirmed as cards, plans as plans', () => {
    const s = newdale.setup(2, {}, 'cards');
    while (newdale.decision(s, 0).frame.count > 0) newdale.apply(s, 0, newdale.actions(s, 0)[0]);
    expect(toldAt(s).choices.map((said) => said.at(-1))).toEqual(['Karten bestätigen', 'Confirm the cards']);
    const table = at({ phase: 'planning', players: [{ available: '1 2' }] }).as(0);
    table.choose('place build', 'place handCards');
    expect(toldThen(table).choices.map((said) => said.at(-1))).toEqual([
      'Plan bestätigen',
      'Confirm the plan',
    ]);
  });
});
