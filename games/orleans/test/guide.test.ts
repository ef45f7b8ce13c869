import { describe, expect, test } from 'vitest';
import { ROAD, WATERWAY } from '../data/map.ts';
import { FARMER, KNIGHT } from '../data/people.ts';
import { BATHHOUSE, FARMHOUSE, FIRST_SPACE, TOWN_HALL, UNIVERSITY, VILLAGE } from '../data/places.ts';
import { make } from '../rules/moves.ts';
import { frame, type Orleans, type OrleansFrame } from '../rules/state.ts';
import { orleansDe } from '../text/de.ts';
import { orleansEn } from '../text/en.ts';
import { prospectOf } from '../text/prospect.ts';
import { position } from './position.ts';

const guides = (s: Orleans, asked: OrleansFrame) =>
  [orleansDe, orleansEn].map((text) => text.guide(s, asked));
const wouldDo = (s: Orleans, place: number) =>
  [orleansDe, orleansEn].map(({ words }) => words.prospect(prospectOf(s, 0, place)));

describe('the guide of Orléans', () => {
  test('no food before a Harvest is what matters while planning', () => {
    const [de, en] = guides(
      position({ phase: 'planning', event: 'harvest', players: [{}] }),
      frame('plan', 0),
    );
    expect(de).toContain('du hast keine Nahrung: Das kostet 5 Münzen');
    expect(en).toContain('you have no food: that costs 5 coins');
    const fed = position({ phase: 'planning', event: 'harvest', players: [{ goods: 'g' }] });
    expect(guides(fed, frame('plan', 0))[1]).not.toContain('food');
  });

  test('ORL-PLACE-SACRISTY-02 a monk in the Sacristy makes no event a danger', () => {
    const guarded = { tiles: ['sacristy'], on: { sacristy: 'm' } } as const;
    const planning = (event: 'harvest' | 'plague' | 'taxes') =>
      guides(
        position({ phase: 'planning', event, players: [{ ...guarded, coins: 0, goods: 'ooooox' }] }),
        frame('plan', 0),
      )[1];
    for (const event of ['harvest', 'plague', 'taxes'] as const) expect(planning(event)).toContain('Only');
    const onTheWay = position({ event: 'harvest', players: [guarded], paths: { R04: 'o' } });
    expect(guides(onTheWay, frame('takeGood', 0, 3))[1]).not.toContain('Harvest');
  });

  test('taxes that cannot be paid are announced with the coins that are missing', () => {
    const s = position({
      phase: 'planning',
      event: 'taxes',
      players: [{ coins: 1, goods: 'gggcccwww' }],
    });
    const [de, en] = guides(s, frame('plan', 0));
    expect(de).toContain('fehlen dafür 2 Münzen');
    expect(en).toContain('you are 2 coins short');
  });

  test('a town in which another merchant stands comes first', () => {
    const s = position({
      players: [{ city: 'blois', on: { guildhall: 'FCk' } }, { city: 'blois' }],
    });
    const [de, en] = guides(s, frame('act', 0));
    expect(de).toContain('In Blois steht noch ein anderer Kaufmann');
    expect(en).toContain('Another merchant stands in Blois');
  });

  test('a station from the supply hurts less than a built one', () => {
    const s = position({ players: [{ stations: ['tours'], development: 9 }] });
    const [de, en] = guides(s, frame('torture', 0, -1, 2));
    expect(de).toContain('Ein gebautes kostet dich 3 Punkte');
    expect(en).toContain('A built one costs you 3 points');
  });

  test('ORL-PLACE-TOWER-08 who waits in the tower follows, too', () => {
    const s = position({
      phase: 'planning',
      event: 'income',
      players: [{ tiles: ['gunpowderTower'] }, {}],
      tower: 'kk',
    });
    const [de, en] = guides(s, frame('plan', 0));
    expect(de).toContain('Dir folgen erst sechs Leute');
    expect(en).toContain('Only six people follow you');
    expect(guides(s, frame('plan', 1))[1]).toContain('Only four people follow you');
  });

  test('ORL-PLAN-10 in the Bathhouse the Town Hall needs one neutral person, and none if somebody is there', () => {
    const bathing = (townhall: string, ...drawn: number[]) => {
      const s = position({ players: [{ tiles: ['bathhouse'], on: { bathhouse: 'b', townhall } }] });
      for (const kind of drawn) s.bath[kind]++;
      return guides(s, frame('bathhouse', 0));
    };
    expect(bathing('..', KNIGHT)).toEqual([
      expect.stringContaining('Einer genügt noch für: Rathaus.'),
      expect.stringContaining('One person would complete: Town Hall.'),
    ]);
    expect(bathing('k.', KNIGHT)[1]).toContain('No place becomes ready');
    expect(bathing('..')[1]).toContain('No place becomes ready');
  });

  test('ORL-ACT-VILLAGE-03 in the Village only that is praised which can be had', () => {
    const said = (gears: number, boatman: number) =>
      guides(position({ gears, players: [{ tracks: { boatman } }] }), frame('recruit', 0));
    expect(said(3, 0)[0]).toContain('(3 liegen noch aus)');
    expect(said(1, 0)[1]).toContain('(1 is left)');
    expect(said(0, 0)).toEqual([
      'Ein neuer Ort gibt dir eine Aktion, die sonst keiner hat, Münzen helfen sofort.',
      'A new place gives you an action that nobody else has, coins help at once.',
    ]);
    // ORL-TRACK-BOAT-03
    expect(said(3, 4)[1]).not.toContain('coins');
  });

  test('the rules book opens at the chapter of the question', () => {
    expect(orleansDe.chapter(frame('travel', 0, ROAD))).toBe('travel');
    expect(orleansDe.chapter(frame('torture', 0))).toBe('torture');
    expect(orleansDe.chapter(frame('plan', 0))).toBe('planning');
  });
});

describe('what a place would do', () => {
  test('the Farmhouse names the good of the next field', () => {
    const s = position({ players: [{ tracks: { farmer: 2 } }] });
    expect(wouldDo(s, FARMHOUSE)).toEqual(['Bauer + Käse', 'farmer + cheese']);
  });

  test('development tells coins, citizens and the new status on the way', () => {
    const s = position({ players: [{ development: 5, tracks: { scholar: 2 } }] });
    expect(wouldDo(s, UNIVERSITY)).toEqual([
      'Gelehrter + Entwicklung auf Feld 9 (+3 Münzen, Stand 3)',
      'scholar + development to field 9 (+3 coins, status 3)',
    ]);
  });

  test('the Village offers what can be had, the Town Hall those who wait', () => {
    const s = position({ gears: 0, players: [{ on: { townhall: 's.' } }] });
    expect(wouldDo(s, VILLAGE)[1]).toBe('boatman + 2 coins or trader + place tile of category I');
    expect(wouldDo(s, TOWN_HALL)).toEqual(['einen Gelehrten in Werke schicken', 'send a scholar to deeds']);
  });

  test('nothing is tried that depends on chance, and the position stays as it was', () => {
    const s = position({ players: [{ bag: 'ffm', tiles: ['bathhouse'] }] });
    const before = JSON.stringify(s);
    expect(wouldDo(s, BATHHOUSE)[1]).toBe('draw three, place up to two');
    expect(JSON.stringify(s)).toBe(before);
  });
});

describe('choices say their exact effect', () => {
  test('a person who completes a place says what it will do', () => {
    const s = position({ phase: 'planning', players: [{ on: { farmhouse: 'B.' } }] });
    const said = orleansDe.action(s, frame('plan', 0), make.place(9, 1));
    expect(said).toBe('Eigener Handwerker ins Bauernhaus: bereit, Bauer + Getreide');
  });

  test('ORL-DEED-04 whoever goes to the Town Hall sees that the Canalisation leaves a choice', () => {
    const s = position({ phase: 'planning', players: [{ market: 'f' }] });
    const toTownHall = make.place(FARMER, FIRST_SPACE[TOWN_HALL]);
    expect(orleansDe.action(s, frame('plan', 0), toTownHall)).toContain(
      'Kanalisation 1 Münze oder Entwicklung',
    );
    expect(orleansEn.action(s, frame('plan', 0), toTownHall)).toContain('Canalisation 1 coin or development');
  });

  test('a journey names the goods on the way', () => {
    const s = position({ paths: { W01: 'c' } });
    expect(orleansEn.action(s, frame('travel', 0, WATERWAY), make.travel(29))).toBe('To Blois: cheese');
  });
});
