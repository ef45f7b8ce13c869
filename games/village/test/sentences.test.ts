import type { Cast } from '@spielstube/engine/text';
import { describe, expect, test } from 'vitest';
import type { VillageEvent } from '../rules/events.ts';
import { frame, type Village, type VillageFrame } from '../rules/state.ts';
import { village } from './all.ts';
import { PLACES } from './names.ts';
import { position } from './position.ts';
import { at } from './table.ts';
import { villageDe as de, villageEn as en } from './texts.ts';

const anna: Cast = { name: () => 'Anna', isYou: () => false };
const you: Cast = { name: () => 'Anna', isYou: () => true };

const asked = (s: Village): VillageFrame => village.decision(s, village.turnOf(s)).frame;

describe('sentences as players read them', () => {
  test('in the workshops', () => {
    const player = { cubes: 'sk', grain: 3, members: { smithy: '1' } };
    const { s } = at(position({ spaces: { crafts: 'p', grain: 's' }, players: [player] })).choose(
      'cube crafts persuasion',
    );
    const said = (text: typeof de): string[] =>
      village.actions(s, 0).map((action) => text.action(s, asked(s), action));
    expect(said(de)).toEqual([
      'Wagner ausbilden („1“): 2 Zeit',
      'Planwagen kaufen: 1 Können und 1 Wissen',
      'Viehzüchter ausbilden („1“): 3 Zeit',
      'Pferd kaufen: 3 Getreide',
      'Ochsen kaufen: 3 Getreide',
      'Schreiber ausbilden („1“): 2 Zeit',
      'Schriftrolle kaufen: 1 Wissen',
      'Schmied ausbilden („1“): 3 Zeit',
      'Pflug fertigen: 3 Zeit',
      'Pflug kaufen: 1 Können und 1 Wissen',
      'Mühle: 2 Zeit und 2 Getreide für 2 Münzen',
      'Auf die Aktion verzichten',
    ]);
    expect(said(en).slice(7, 10)).toEqual([
      'Train a smith (“1”): 3 time',
      'Produce a plough: 3 time',
      'Buy a plough: 1 Skill and 1 Knowledge',
    ]);
  });

  test('paying, travelling, dying', () => {
    const payer = { cubes: 'pp', coins: 1, members: { council1: '1' } };
    const council = at(position({ spaces: { council: 'f', grain: 's' }, players: [payer] })).choose(
      'cube council faith',
      'advance 1 1',
    );
    const ways = village.actions(council.s, 0);
    expect(ways.map((way) => de.action(council.s, asked(council.s), way))).toEqual([
      '2 Überzeugungskraft',
      '1 Überzeugungskraft und 1 Münze',
    ]);
    const road = at(position({ players: [{ cubes: 'ff', goods: 'w' }] })).choose('cube travel faith');
    const [north] = village.actions(road.s, 0);
    expect(de.action(road.s, asked(road.s), north)).toBe(
      'Die „1“ zur Nordburg: 1 Planwagen, 2 Zeit, 2 Glaube; bringt 3 Ruhmespunkte',
    );
    const dying = at(position({ players: [{ life: 8 }] })).choose(
      'cube crafts knowledge',
      'train smithy 1',
      'done',
    );
    expect(village.actions(dying.s, 0).map((action) => de.action(dying.s, asked(dying.s), action))).toEqual([
      'Die „1“ in der Schmiede stirbt (Chronik: Handwerk)',
      'Die „1“ auf dem Hof stirbt (Chronik: Hofplan)',
    ]);
    expect(en.question(dying.s, frame('death', 0)).title).toBe('The quill is crossed: which “1” dies?');
  });

  test('the log speaks to oneself and of others', () => {
    const sent: VillageEvent = { what: 'moved', seat: 0, member: 2, from: 1, to: PLACES.east };
    expect(de.event(sent, you)).toBe('Du schickst die „2“ zur Ostburg.');
    expect(de.event(sent, anna)).toBe('Anna schickt die „2“ zur Ostburg.');
    expect(en.event(sent, anna)).toBe('Anna sends the “2” to the East Castle.');
    const died: VillageEvent = {
      what: 'died',
      seat: 0,
      member: 1,
      from: PLACES.smithy,
      to: PLACES['dead crafts'],
    };
    expect(de.event(died, you)).toBe(
      'Deine „1“ in der Schmiede stirbt und geht in die Dorfchronik ein (Handwerk).',
    );
    expect(en.event(died, anna)).toBe(
      'A “1” of Anna in the Smithy dies and enters the Village Chronicle (Crafts).',
    );
  });

  test('refusals name what is missing', () => {
    const cubes = { reason: 'tooFewCubes', rule: 'VIL-TRAVEL-03', details: { faith: 2, coins: 1 } };
    expect(de.refusal(cubes)).toBe('Dir fehlt noch: 2 Glaube. Deine Münze ersetzt nur einen Stein.');
    expect(en.refusal(cubes)).toBe('You still lack 2 Faith. Your coin replaces only one cube.');
    const customer = { reason: 'customerWantsMore', rule: 'VIL-MKT-05', details: { plough: 1, grain: 2 } };
    expect(de.refusal(customer)).toBe('Für diesen Kunden fehlt dir noch: 1 Pflug und 2 Getreide.');
  });

  test('the board asks for names', () => {
    expect(de.words.demand(17)).toBe('1 Pferd und 1 Pflug');
    expect(en.words.demand(25)).toBe('2 coins');
    expect(de.words.goalNeeds(7)).toBe(
      '3 Schriftrollen und 1 Können, 1 Überzeugungskraft, 1 Glaube und 1 Wissen',
    );
    expect(de.words.title(63)).toBe('Großmeister');
  });
});
