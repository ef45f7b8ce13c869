import { describe, expect, test, vi } from 'vitest';
import { HouseClient } from '../online/house-client.ts';
import { Visit } from '../online/visit.ts';
import { CARD, FakeHouse, lookAt, OPENED, settled } from './fake-house.ts';

vi.mock('../games/new-game.ts', () => ({ importRecord: async () => '' }));

const PLACE = { id: CARD.id, invitation: 'please' };

/** Somebody who has opened the table of a house that has picked up. */
async function visit() {
  const house = new FakeHouse();
  const visitor = new Visit(PLACE, house.socket);
  house.pickUp();
  await house.answer(OPENED);
  return { house, visitor };
}

/** With a screen that shows the game. */
async function played() {
  const { house, visitor } = await visit();
  const told = vi.fn();
  const client = new HouseClient(visitor, told);
  const opened = client.ask('open', CARD.id);
  await house.answer(OPENED);
  house.say({ frame: 'told', table: CARD.id, told: { tell: 'look', look: lookAt(4) } });
  return { house, visitor, client, told, opened: await opened };
}

describe('a visit at a table of the house', () => {
  test('opens it with the invitation', async () => {
    const { house, visitor } = await visit();
    expect(house.heard).toEqual([
      { frame: 'open', ask: 1, table: CARD.id, invitation: 'please', known: null },
    ]);
    expect(visitor.snapshot().card).toEqual(CARD);
  });

  test('tells when the house does not open it', async () => {
    const house = new FakeHouse();
    const visitor = new Visit(PLACE, house.socket);
    house.pickUp();
    await house.refuse('gone');
    expect(visitor.snapshot().failure).toBe('gone');
  });

  test('a screen is told what happens, as by a table of this browser', async () => {
    const { told, opened } = await played();
    expect(opened).toEqual(OPENED.opened);
    expect(told).toHaveBeenCalledWith({ tell: 'look', look: lookAt(4) });
  });

  test('after an absence only what was missed is asked for', async () => {
    const { house } = await played();
    house.hangUp();
    house.pass(500);
    house.pickUp();
    await settled();
    expect(house.heard.at(-1)).toMatchObject({ frame: 'open', known: { seq: 4, epoch: 'a', talk: 0 } });
  });

  test('when the game begins, all of it is asked for', async () => {
    const { house } = await played();
    house.say({ frame: 'begun', table: CARD.id });
    await settled();
    expect(house.heard.at(-1)).toMatchObject({ frame: 'open', known: null });
  });

  test('a move that was on its way is sent again; if it had been heard, it has been made once', async () => {
    const { house, client } = await played();
    const made = client.ask('submit', 'end', 7);
    expect(house.heard.at(-1)).toMatchObject({ frame: 'ask', what: 'submit', args: ['end', 7] });
    house.hangUp();
    await settled();
    house.pass(500);
    house.pickUp();
    await house.answer(OPENED);
    expect(house.heard.at(-1)).toMatchObject({ frame: 'ask', what: 'submit', args: ['end', 7] });
    await house.answer({ rule: '', reason: 'outOfDate' });
    expect(await made).toBeNull();
  });

  test('a move that was too late from the beginning is refused', async () => {
    const { house, client } = await played();
    const made = client.ask('submit', 'end', 7);
    await house.answer({ rule: '', reason: 'outOfDate' });
    expect(await made).toEqual({ rule: '', reason: 'outOfDate' });
  });

  test('whoever is too quick for the house waits a moment', async () => {
    const { house, client } = await played();
    const made = client.ask('submit', 'end', 7);
    const ask = house.heard.length;
    house.say({ frame: 'refused', ask, error: { error: 'tooMuch', message: '', waitMs: 50 } });
    await settled();
    house.pass(49);
    expect(house.heard).toHaveLength(ask);
    house.pass(1);
    await house.answer(null);
    expect(await made).toBeNull();
  });

  test('a move that the house does not make is refused, and the table stays', async () => {
    const { house, client } = await played();
    const made = client.ask('submit', 'end', 7);
    await house.refuse('notNow');
    expect(await made).toEqual({ rule: '', reason: 'notNow', details: {} });
  });

  test('what is asked while the line is down waits for it', async () => {
    const { house, client } = await played();
    house.hangUp();
    const record = client.ask('record');
    house.pass(500);
    house.pickUp();
    await house.answer(OPENED);
    await house.answer('spielstube record 1');
    expect(await record).toBe('spielstube record 1');
  });

  test('words are heard once, in their order, and counted until they are read', async () => {
    const { house, visitor } = await visit();
    const spoken = (number: number) =>
      ({ number, name: 'Sophie', seat: 1, kind: 'words', words: `${number}`, time: 0 }) as const;
    house.say({ frame: 'said', table: CARD.id, spoken: spoken(2) });
    house.say({ frame: 'said', table: CARD.id, spoken: spoken(1) });
    house.say({ frame: 'said', table: CARD.id, spoken: spoken(2) });
    expect(visitor.snapshot().talk.map(({ number }) => number)).toEqual([1, 2]);
    expect(visitor.snapshot().read).toBe(0);
    visitor.readTalk();
    expect(visitor.snapshot().read).toBe(2);
  });

  test('a card that is older than the one that is known is none', async () => {
    const { house, visitor } = await visit();
    const at = (now: number) => ({ ...CARD, title: `${now}`, now });
    house.say({ frame: 'card', table: CARD.id, card: at(5) });
    house.say({ frame: 'card', table: CARD.id, card: at(4) });
    expect(visitor.snapshot().card?.title).toBe('5');
  });

  test('a screen that is closed is told nothing more', async () => {
    const { house, client, told } = await played();
    client.close();
    told.mockClear();
    house.say({ frame: 'told', table: CARD.id, told: { tell: 'look', look: lookAt(5) } });
    expect(told).not.toHaveBeenCalled();
  });
});
