import { describe, expect, test } from 'vitest';
import { frame, type Village } from '../rules/state.ts';
import { PLACES } from './names.ts';
import { position, type SeatPosition } from './position.ts';
import { villageDe, villageEn } from './texts.ts';

const guides = (s: Village, asked: ReturnType<typeof frame>) =>
  [villageDe, villageEn].map((text) => text.guide(s, asked));
const dying = (seat: SeatPosition) => guides(position({ players: [seat] }), frame('death', 0));

describe('the guide of Village', () => {
  test('a third entry in the chronicle is four points more than a grave', () => {
    const [de, en] = dying({ members: { 'dead crafts': '1', 'dead council': '1' } });
    expect(de).toContain('Ein Platz in der Chronik ist jetzt 4 Ruhmespunkte mehr wert als ein Grab');
    expect(en).toContain('A place in the Chronicle is now worth 4 prestige points more than a grave');
  });

  test('a first entry counts nothing yet, and the guide does not promise points', () => {
    const [de, en] = dying({});
    expect(de).toContain('bringt dich ihren Punkten näher');
    expect(en).not.toMatch(/\d prestige/);
  });

  test('time in the church that would kill somebody is called so', () => {
    const ask = (life: number) => guides(position({ players: [{ life }] }), frame('payChurch', 0));
    expect(ask(7)[1]).toContain('a “1” dies');
    expect(ask(6)[1]).toBe('Time never comes back, a cube does. You have 4 time left until the quill.');
  });

  test('the rules book opens at the chapter of the action space', () => {
    expect(villageDe.chapter(frame('action', 0, 5))).toBe('travel');
    expect(villageDe.chapter(frame('action', 0, 0))).toBe('harvest');
    expect(villageDe.chapter(frame('produceNow', 0, PLACES.smithy))).toBe('crafts');
  });
});

describe('the guide of the expansions', () => {
  const inn = { options: { inn: 'front' } };
  const port = { options: { port: true } };
  const marriage = { options: { marriage: 'front' } };

  test('at the Inn it counts the cards that can be paid', () => {
    const stacks = [['scribe'], ['abbot'], ['nun']];
    const ask = (seat: SeatPosition) =>
      guides(position({ ...inn, stacks, players: [seat] }), frame('innStack', 0))[1];
    expect(ask({ coins: 1, goods: 'b' })).toContain('With 1 coin and 1 beer you can pay for two');
    expect(ask({ coins: 0, goods: '' })).toContain('Without a coin or beer none');
  });

  test('with a card for the end it does not say that cubes are worth nothing', () => {
    const ask = (hand: readonly string[]) =>
      guides(position({ ...inn, players: [{ hand, coins: 0, cubes: 's' }] }), frame('pay', 0, 0, 0, 1))[1];
    expect(ask([])).toContain('Cubes count nothing at the end');
    expect(ask(['mayor'])).toContain('some of them count what is left');
    expect(ask(['abbot'])).toContain('Cubes count nothing at the end');
  });

  test('at sea it names the island that pays most for the cargo, and how far it is', () => {
    const ship = { water: 't1', captain: 'c2p', cargo: 'op' };
    const s = position({ ...port, players: [{ ship }] });
    const [de, en] = guides(s, frame('voyage', 0, 1));
    expect(de).toBe(
      'Am meisten zahlt die Kapinsel, fünf Schritte entfernt: 9 Ruhmespunkte für deine Ladung.',
    );
    expect(en).toContain('Cape Island pays most, five steps away: 9 prestige points');
  });

  test('a lighthouse that is taken is not praised', () => {
    const ship = { water: 'herders', captain: 'c2p' };
    const ask = (keeper: string) =>
      guides(
        position({ ...port, players: [{ ship, members: { ship: '1' } }, { members: { [keeper]: '1' } }] }),
        frame('island', 0, 1),
      )[1];
    expect(ask('smithy')).toContain('The lighthouse brings 5 prestige points');
    expect(ask('lighthouse herders')).not.toContain('lighthouse brings');
  });

  test('a rank whose time would kill somebody is called so', () => {
    const ask = (life: number) =>
      guides(position({ ...marriage, players: [{ life }] }), frame('rank', 0, 0, 1))[1];
    expect(ask(8)).toContain('you cross the quill, and a “1” dies');
    expect(ask(7)).not.toContain('dies');
  });

  test('the rules book opens at the chapter of the expansion', () => {
    expect(villageDe.chapter(frame('action', 0, 7))).toBe('inn');
    expect(villageDe.chapter(frame('voyage', 0))).toBe('voyage');
    expect(villageDe.chapter(frame('gain', 0))).toBe('wedding');
  });
});
