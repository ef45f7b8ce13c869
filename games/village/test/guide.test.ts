import { describe, expect, test } from 'vitest';
import { frame, type Village } from '../rules/state.ts';
import { villageDe } from '../text/de.ts';
import { villageEn } from '../text/en.ts';
import { PLACES } from './names.ts';
import { position, type SeatPosition } from './position.ts';

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
    expect(ask(7)[1]).toContain('a "1" dies');
    expect(ask(6)[1]).toBe('Time never comes back, a cube does. You have 4 time left until the quill.');
  });

  test('the rules book opens at the chapter of the action space', () => {
    expect(villageDe.chapter(frame('action', 0, 5))).toBe('travel');
    expect(villageDe.chapter(frame('action', 0, 0))).toBe('harvest');
    expect(villageDe.chapter(frame('produceNow', 0, PLACES.smithy))).toBe('crafts');
  });
});
