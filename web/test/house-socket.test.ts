import { describe, expect, test, vi } from 'vitest';
import { HouseError } from '../online/house.ts';
import { FakeHouse } from './fake-house.ts';

const line = () => ({ linked: vi.fn(), hear: vi.fn() });

describe('the socket of the page', () => {
  test('is opened by the first who needs it, and once for all', () => {
    const house = new FakeHouse();
    const [one, other] = [line(), line()];
    house.socket.join('one', one);
    house.socket.join('other', other);
    expect(house.connections).toBe(1);
    expect(house.socket.link()).toBe('connecting');
    house.pickUp();
    expect(house.socket.link()).toBe('open');
    expect(one.linked).toHaveBeenCalledTimes(1);
    expect(other.linked).toHaveBeenCalledTimes(1);
  });

  test('gives each answer to whoever asked', async () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    const first = house.socket.ask({ frame: 'ask', table: 'one', what: 'record', args: [] });
    const second = house.socket.ask({ frame: 'ask', table: 'one', what: 'at', args: [3] });
    house.say({ frame: 'answer', ask: 2, value: 'second' });
    house.say({ frame: 'answer', ask: 1, value: 'first' });
    expect(await first).toBe('first');
    expect(await second).toBe('second');
  });

  test('a refusal names the problem', async () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    const asked = house.socket.ask({ frame: 'ask', table: 'one', what: 'fork', args: [3] });
    house.say({ frame: 'refused', ask: 1, error: { error: 'notNow', message: 'not here' } });
    await expect(asked).rejects.toMatchObject({ problem: 'notNow' });
  });

  test('says nothing of a short absence; after three seconds the line is lost', () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    house.hangUp();
    expect(house.socket.link()).toBe('connecting');
    house.pass(500);
    house.pass(2999);
    expect(house.socket.link()).toBe('connecting');
    house.pass(1);
    expect(house.socket.link()).toBe('lost');
    house.pickUp();
    expect(house.socket.link()).toBe('open');
  });

  test('comes back after pauses that grow, up to a quarter of a minute', () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    for (const pause of [500, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      house.hangUp();
      const before = house.connections;
      house.pass(pause - 1);
      expect(house.connections).toBe(before);
      house.pass(1);
      expect(house.connections).toBe(before + 1);
    }
  });

  test('does not try while there is no network, and at once when it is back', () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    house.isOnline = false;
    house.socket.offline();
    expect(house.socket.link()).toBe('connecting');
    house.pass(500);
    house.pass(3000);
    house.pass(60_000);
    expect(house.socket.link()).toBe('lost');
    expect(house.connections).toBe(1);
    house.isOnline = true;
    house.socket.online();
    expect(house.connections).toBe(2);
  });

  test('whoever waits for an answer learns that the line is down', async () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    const asked = house.socket.ask({ frame: 'ask', table: 'one', what: 'record', args: [] });
    house.hangUp();
    await expect(asked).rejects.toEqual(new HouseError('unreachable', 'the line is down'));
  });

  test('comes back once to a house that has signed one out: somebody else may be signed in by now', () => {
    const house = new FakeHouse();
    house.socket.join('one', line());
    house.pickUp();
    house.say({ frame: 'bye', why: 'signedOut' });
    house.hangUp();
    house.pass(500);
    expect(house.connections).toBe(2);
    house.hangUp();
    house.pass(60_000);
    expect(house.connections).toBe(2);
    expect(house.socket.link()).toBe('lost');
  });

  test('frames go to the table that they are about; a turn goes to the list', () => {
    const house = new FakeHouse();
    const [one, other, list] = [line(), line(), vi.fn()];
    house.socket.join('one', one);
    house.socket.join('other', other);
    house.socket.onTurn(list);
    house.pickUp();
    house.say({ frame: 'begun', table: 'other' });
    house.say({ frame: 'turn', table: 'third', yourTurn: true });
    expect(one.hear).not.toHaveBeenCalled();
    expect(other.hear).toHaveBeenCalledWith({ frame: 'begun', table: 'other' });
    expect(list).toHaveBeenCalledTimes(1);
  });
});
