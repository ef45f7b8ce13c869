import { others as anna } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { job } from '../data/jobs.ts';
import { villagers } from '../index.ts';
import { make } from '../rules/moves.ts';
import { frame, type Villagers, type VillagersFrame } from '../rules/state.ts';
import { villagersDe } from '../text/de.ts';
import { villagersEn } from '../text/en.ts';
import { cardsBefore, draftLimitOf, incomeAt, nextMarket, unlockingOf } from '../text/prospect.ts';
import { type Position, position } from './position.ts';

const BOTH = [villagersDe, villagersEn];
const guides = (s: Villagers, asked: VillagersFrame) =>
  BOTH.map((text) => text.guide(villagers.view(s, asked.seat), asked));
const said = (s: Villagers, asked: VillagersFrame, move: Parameters<typeof villagersDe.action>[2]) =>
  BOTH.map((text) => text.action(villagers.view(s, asked.seat), asked, move, anna));
const refused = (wanted: Position, notation: string) => {
  const s = position(wanted);
  const { frame: asked, closed } = villagers.decision(s, 0);
  const [name, of] = notation.split(' ');
  const found = closed.find(
    ({ wish }) => 'do' in wish && wish.do === name && 'job' in wish && wish.job === job(of),
  );
  return BOTH.map((text) =>
    found === undefined ? `not closed: ${asked.kind}` : text.refusal(found.refusal),
  );
};
const BUILD = frame('build', 0);

describe('the guide of Villagers', () => {
  test('a villager of the road that continues a chain comes first', () => {
    const s = position({
      phase: 'draft',
      road: 'spelunker hunter - - - -',
      players: [{ village: 'miner[seeker]' }],
    });
    const [de, en] = guides(s, frame('draft', 0));
    expect(de).toContain('Höhlenforscher setzt deine Kette fort');
    expect(en).toContain('Spelunker continues a chain of yours: it goes on your Seeker');
  });

  test('whoever carries or unlocks a hand card is named', () => {
    const carrying = position({ phase: 'draft', road: 'graper - - - - -', players: [{ hand: 'vintner' }] });
    expect(guides(carrying, frame('draft', 0))[1]).toContain('lack the Graper: the Vintner in your hand');
    const opening = position({ phase: 'draft', road: 'chandler - - - - -', players: [{ hand: 'priest' }] });
    expect(guides(opening, frame('draft', 0))[0]).toContain('Kerzenmacher öffnet das Schloss des Priesters');
  });

  test('before a market day the card that brings most gold is named with its exact gain', () => {
    const s = position({
      stacks: ['', '', 2, 2, 2, 2],
      players: [{ hand: 'cartwright chandler', village: 'lumberjack[wheeler]' }],
    });
    const [de, en] = guides(s, BUILD);
    expect(de).toContain('Nach dieser Runde ist der erste Markttag');
    expect(de).toContain('Am meisten bringt der Wagner: +6 Gold am Markttag');
    expect(en).toContain('The Cartwright brings most: +6 gold at a market day');
  });

  test('what cannot be paid is not recommended', () => {
    const wanted = { stacks: ['', '', 2, 2, 2, 2], players: [{ hand: 'beekeeper chandler', gold: 2 }] };
    expect(guides(position(wanted), BUILD)[1]).toContain('The Beekeeper brings most: +4 gold');
    const poor = { ...wanted, players: [{ hand: 'beekeeper chandler', gold: 1 }] };
    expect(guides(position(poor), BUILD)[1]).toContain('The Chandler brings most: +3 gold');
  });

  test('an unlocker of the own hand is to be placed first', () => {
    const s = position({ players: [{ hand: 'harvester grocer' }] });
    expect(guides(s, BUILD)[1]).toContain('Place the Harvester before the Grocer');
  });

  test('a basic that is all that is missing is named', () => {
    const s = position({ players: [{ hand: 'mason tailor' }], seats: 4 });
    expect(guides(s, BUILD)[0]).toContain('Für den Maurer fehlt dir nur ein Bergarbeiter');
  });

  test('the Countess is offered what brings her least', () => {
    const s = position({ seats: 1, phase: 'draft', road: 'jeweler seeker agent{3} - - -' });
    expect(guides(s, frame('countess', 0))[1]).toContain(
      'The Seeker is of least use to her, as things are 1 gold',
    );
  });

  test('the rules book opens at the chapter of the question', () => {
    expect(villagersDe.chapter(frame('unlock', 0))).toBe('padlocks');
    expect(villagersDe.chapter(frame('layDown', 0))).toBe('basics');
    expect(villagersDe.chapter(frame('seizure', 0))).toBe('solo');
  });
});

describe('choices say their exact effect', () => {
  test('a padlock says who is paid and by whom', () => {
    const others = position({
      players: [{ hand: 'cooper', village: 'lumberjack' }, { village: 'miner[blacksmith]' }],
    });
    expect(said(others, BUILD, make.play(job('cooper')))).toEqual([
      'Böttcher auf den Holzfäller: +4 Gold am Markttag; 2 Gold an den Schmied von Ben',
      'Cooper on the Lumberjack: +4 gold at a market day; 2 gold to Ben’s Blacksmith',
    ]);
    const own = position({ players: [{ hand: 'cooper', village: 'lumberjack miner[blacksmith]' }] });
    expect(said(own, BUILD, make.play(job('cooper')))[0]).toContain('2 Gold der Bank auf deinen Schmied');
    const nobody = position({ players: [{ hand: 'cooper', village: 'lumberjack' }] });
    expect(said(nobody, BUILD, make.play(job('cooper')))[1]).toContain('2 gold to the bank');
  });

  test('what gets covered is taken off', () => {
    const s = position({ players: [{ hand: 'milkMaid', village: 'hayer[grazier]' }] });
    expect(said(s, BUILD, make.play(job('milkMaid')))[1]).toContain('+1 food');
    const vintner = position({ players: [{ hand: 'vintner', village: 'graper' }] });
    expect(said(vintner, BUILD, make.play(job('vintner')))[1]).toContain('−1 food, +5 gold at a market day');
  });

  test('equal jobs at different places are told apart', () => {
    const s = position({
      players: [{ hand: 'mason', village: 'miner[blacksmith{2}] miner' }],
    });
    const asked = frame('where', 0, job('mason'));
    expect([1, 3].map((card) => said(s, asked, make.onto(card))[0].split(':')[0])).toEqual([
      'Auf den Bergarbeiter (darauf Schmied mit 2 Münzen)',
      'Auf den Bergarbeiter',
    ]);
  });

  test('VRS-SET-16 a card that was seen is named on top of its stack, unless it must be remembered', () => {
    const drawn = (memory: boolean) => {
      const s = position({ options: { memory }, players: [{ hand: 'hunter priest' }] });
      for (const move of [make.swap(0), make.lay(job('priest')), make.onStack(2)])
        villagers.apply(s, 0, move);
      return said(s, frame('draft', 0), make.draw(2))[1];
    };
    expect(drawn(true)).toBe('Priest from stack 3');
    expect(drawn(false)).toBe('Solitary card from stack 3');
  });

  test('without a cast other seats have numbers', () => {
    const s = position({
      players: [{ hand: 'cooper', village: 'lumberjack' }, { village: 'miner[blacksmith]' }],
    });
    const view = villagers.view(s, 0);
    expect(villagersEn.action(view, BUILD, make.play(job('cooper')))).toContain('2’s Blacksmith');
  });
});

describe('refusals say the exact lack', () => {
  test('VRS-CHAIN-02 who is missing below', () => {
    expect(refused({ players: [{ hand: 'cooper' }] }, 'play cooper')).toEqual([
      'In deinem Dorf fehlt der Holzfäller, auf ihn käme der Böttcher.',
      'Your village lacks the Lumberjack, on which the Cooper would lie.',
    ]);
    const jeweler = { hand: 'jeweler' };
    expect(refused({ players: [{ ...jeweler, village: 'miner' }] }, 'play jeweler')[1]).toContain(
      'lacks the Seeker',
    );
    expect(refused({ players: [{ ...jeweler, village: 'miner[seeker]' }] }, 'play jeweler')[1]).toContain(
      'lacks the Spelunker, on which',
    );
  });

  test('VRS-CHAIN-05 or that there is no room left', () => {
    const wanted = { players: [{ hand: 'mason', village: 'miner[blacksmith|seeker]' }] };
    expect(refused(wanted, 'play mason')).toEqual([
      'Auf dem Bergarbeiter ist kein Platz mehr frei.',
      'There is no place left on the Miner.',
    ]);
  });

  test('VRS-LOCK-08 how much gold is missing', () => {
    const wanted = { players: [{ hand: 'priest', gold: 1 }] };
    expect(refused(wanted, 'play priest')).toEqual(['Dir fehlt 1 Gold.', 'You are 1 gold short.']);
  });
});

describe('what is known ahead', () => {
  test('the padlock of a hand card: own, somebody else’s, nobody’s', () => {
    const s = position({
      seats: 3,
      road: '- - - - - -',
      players: [
        { village: 'harvester', gold: 1 },
        { village: 'miner[blacksmith]' },
        { village: 'miner[blacksmith]' },
      ],
    });
    expect(unlockingOf(s, 0, job('grocer'))).toEqual({ way: 'own', unlocker: job('harvester'), gold: 2 });
    expect(unlockingOf(s, 0, job('cooper'))).toMatchObject({ way: 'others', owners: [1, 2], missing: 1 });
    expect(unlockingOf(s, 0, job('priest'))).toMatchObject({ way: 'bank', missing: 1 });
    expect(unlockingOf(s, 0, job('hunter'))).toEqual({ way: 'none' });
    s.tinner = true;
    expect(unlockingOf(s, 0, job('cooper'))).toMatchObject({ way: 'tinner' });
  });

  test.each([
    { market: 1, markets: 0, stacks: ['', '', 1, 1, 1, 1], brings: { gold: 7, silver: 0, coins: 4 } },
    { market: 2, markets: 1, stacks: ['', '', '', '', '', ''], brings: { gold: 7, silver: 4, coins: 4 } },
  ])('VRS-MKT1-02 VRS-MKT2-03 market day $market brings what was told before', (day) => {
    const players = [{ village: 'hunter miner[blacksmith{4}] agent chandler', gold: 0 }];
    const before = position({ ...day, players });
    const told = incomeAt(before, 0, nextMarket(before));
    expect(told).toMatchObject(day.brings);
    expect(cardsBefore(before, day.market)).toBe(0);
    expect(position({ ...day, players, phase: 'end' }).players[0].gold).toBe(told.total);
  });

  test('where a limit comes from', () => {
    const s = position({
      options: { development: true },
      developments: ['church', 'marketplace', 'windmill'],
      producer: 0,
      players: [{ village: 'graper hunter' }],
    });
    expect(draftLimitOf(s, 0)).toEqual({ limit: 5, symbols: 2, kept: 1, less: 0, cut: false });
  });
});
