import { others as anna } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { EVENT_KEYS } from '../data/countess.ts';
import { job } from '../data/jobs.ts';
import { WOOD } from '../data/suits.ts';
import { villagers } from '../index.ts';
import { make } from '../rules/moves.ts';
import { frame, type Villagers, type VillagersFrame } from '../rules/state.ts';
import { villagersDe } from '../text/de.ts';
import { villagersEn } from '../text/en.ts';
import {
  buildLimitOf,
  cardsBefore,
  draftLimitOf,
  incomeAt,
  nextMarket,
  unlockingOf,
} from '../text/prospect.ts';
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

  test('VRS-SUP-03 the Benefactor is told of food only where it can be placed and is more than before', () => {
    const played = (hand: string, village: string, gold = 8) =>
      guides(
        position({
          phase: 'draft',
          options: { support: true },
          players: [{ hand: `benefactor ${hand}`, village, gold }],
        }),
        frame('benefactor', 0),
      )[1];
    expect(played('grazier wattler', 'hayer')).toContain('the Grazier would bring you one villager more');
    // No place, less food than before, just as much, and no gold for the padlock.
    for (const useless of [
      played('grazier wattler', ''),
      played('fromager wattler', 'hayer[grazier>milkMaid]'),
      played('truffler wattler', 'founders[swineherd]'),
      played('milkMaid wattler', 'hayer[grazier]', 1),
    ]) {
      expect(useless).toContain('It saves you a build action');
    }
  });

  test('VRS-MKT2-05 where both market days come after a round, it is the last one', () => {
    const s = position({
      stacks: ['', '', '', '', '', ''],
      players: [{ hand: 'logRafter cartwright', village: 'lumberjack[wheeler] lumberjack lumberjack' }],
    });
    const [de, en] = guides(s, BUILD);
    expect(de).toContain('Nach dieser Runde ist Schluss');
    expect(en).toContain('The game ends after this round');
    expect(en).not.toContain('The first market day comes');
  });

  test('VRS-MKT2-01 in the last round nobody is sent into a next one', () => {
    const last = { markets: 1, stacks: ['', '', '', '', '', ''] };
    const road = position({ ...last, phase: 'road', players: [{ hand: 'vintner' }] });
    expect(guides(road, frame('coin', 1))[1]).toContain('There is no next round');
    const development = { ...last, options: { development: true } };
    const players = [{ hand: 'vintner mason' }];
    const inn = frame('inn', 0);
    const rich = position({ ...development, road: 'graper hunter{1} - - - -', players });
    expect(guides(rich, inn)[1]).toContain('only coins count now, and there is 1 coin on the Hunter');
    expect(guides(position({ ...development, road: 'graper - - - - -', players }), inn)[0]).toContain(
      'das Spiel ist gleich zu Ende',
    );
    const tavern = frame('tavern', 0);
    expect(guides(position({ ...development, players }), tavern)[1]).toContain('only its suit symbol counts');
    const before = { ...development, stacks: ['', '', '', '', '', 1] };
    expect(guides(position({ ...before, road: 'graper hunter{1} - - - -', players }), inn)[1]).toContain(
      'lack the Graper',
    );
    expect(guides(position({ ...before, players }), tavern)[1]).toContain('you could place the Mason');
  });

  test('VRS-LOCK-08 who could not be paid is named nowhere', () => {
    const monk = 'miner[seeker>monk]';
    const covering = (gold: number) =>
      guides(
        position({ players: [{ hand: 'jeweler', village: monk, gold }] }),
        frame('cover', 0, job('monk'), 3),
      );
    expect(covering(2)[1]).toContain('The Jeweller has most gold');
    expect(covering(1)[1]).toContain('Only an Apprentice or a second Monk helps');
    const lacking = (gold: number) =>
      guides(position({ players: [{ hand: 'cooper tailor', gold }], seats: 4 }), BUILD)[1];
    expect(lacking(2)).toContain('The Cooper lacks nothing but a Lumberjack');
    expect(lacking(1)).not.toContain('lacks nothing');
  });

  test('VRS-CHAIN-05 an unlocker that would take the last place is not to be placed first', () => {
    const told = (village: string) =>
      guides(
        position({ road: '- - - - - -', players: [{ hand: 'blacksmith locksmith', village }] }),
        BUILD,
      )[1];
    expect(told('miner')).toContain('Place the Blacksmith before the Locksmith');
    expect(told('miner[mason]')).not.toContain('Place the');
  });

  test('VRS-START-11 no more basics are promised than there are hand cards and basics for them', () => {
    const asked = (hand: string, basics: readonly number[] = [5, 5, 5]) => {
      const s = position({ basics, players: [{ hand }] });
      return BOTH.map((text) => text.question(villagers.view(s, 0), BUILD).hint);
    };
    expect(asked('hunter priest agent tinner')[1]).toContain('You can still get three basics');
    expect(asked('hunter')[0]).toContain('Eine Startkarte kannst du noch holen');
    expect(asked('hunter priest agent', [1, 0, 1])[1]).toContain('You can still get two basics');
    expect(asked('hunter priest', [0, 0, 0])[1]).toContain('No more basics');
    const done = (hand: string) => {
      const s = position({ players: [{ hand: `wattler harvester ${hand}`.trim() }], road: '- - - - - -' });
      for (const card of ['wattler', 'harvester']) villagers.apply(s, 0, make.play(job(card)));
      return guides(s, BUILD)[1];
    };
    expect(done('wineTrader')).toContain('You could still get basics');
    expect(done('')).toContain('That is all for this round');
  });

  test('VRS-SOLO-18 a seized villager costs what it brings less what comes to light below it', () => {
    const told = (village: string) =>
      guides(position({ seats: 1, markets: 1, players: [{ village }] }), frame('seizure', 0));
    expect(told('lumberjack[wheeler>cartwright] miner[jeweler]')[1]).toContain(
      'You lose least with the Cartwright: 6 gold',
    );
    // His own solo symbol makes a pair for the Priest.
    expect(told('agent priest jeweler')[1]).toContain('You lose least with the Agent: 3 gold');
  });

  test('VRS-SOLO-09 the Jester is told by how much the event sets one back', () => {
    const told = (
      event: 'tithe' | 'levy' | 'feast' | 'winterTax' | 'frost' | 'courtDay',
      wanted: Position = {},
    ) =>
      guides(
        position({ seats: 1, event, jester: true, ...wanted }),
        frame('jester', 0, EVENT_KEYS.indexOf(event)),
      );
    // What is paid to the Countess, she has and the player has not.
    expect(told('tithe')[1]).toContain('Against the Countess it makes a difference of 2 gold');
    expect(told('feast')[1]).toContain('a difference of 3 gold');
    expect(told('winterTax', { markets: 1, players: [{ gold: 2 }] })[0]).toContain(
      'macht das 4 Gold Unterschied',
    );
    // VRS-SOLO-17
    expect(told('levy', { players: [{ gold: 1, hand: 'hunter' }] })[1]).toContain('It costs you no gold now');
    expect(told('levy', { players: [{ gold: 1 }] })[1]).toContain('a difference of 2 gold');
    const last = { markets: 1, stacks: ['', '', '', '', '', ''] };
    expect(told('courtDay', last)[1]).toContain('a difference of 5 gold. It is the last event.');
    // VRS-SOLO-16
    expect(told('frost', last)[1]).toBe('It costs you no gold, but there is no event after it.');
    expect(told('frost', { ...last, stacks: ['', '', '', '', '', 3] })[1]).toContain('but not much longer');
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

  test('VRS-SPECIAL-19 a joker under another suit is no place at all', () => {
    const wanted = { players: [{ hand: 'mason', village: 'monk[carpenter]' }] };
    expect(refused(wanted, 'play mason')).toEqual([
      'In deinem Dorf fehlt der Bergarbeiter, auf ihn käme der Maurer.',
      'Your village lacks the Miner, on which the Mason would lie.',
    ]);
    const same = { players: [{ hand: 'mason', village: 'monk[blacksmith|seeker]' }] };
    expect(refused(same, 'play mason')[1]).toContain('no place left');
  });

  test('VRS-SPECIAL-13 a Monk whom nobody could cover again is not short of a place', () => {
    const s = position({
      players: [
        { hand: 'apprentice apprentice', village: 'lumberjack[wheeler]' },
        { village: 'hayer[monk>milkMaid]' },
      ],
    });
    villagers.apply(s, 0, make.play(job('apprentice')));
    const monk = villagers
      .decision(s, 0)
      .closed.find(({ wish }) => 'do' in wish && wish.do === 'replace' && wish.seat === 1 && wish.card === 2);
    expect(monk?.refusal.reason).toBe('nobodyCoversMonk');
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

  test('VRS-SOLO-16 an event lowers a limit after the cut, and never below the base', () => {
    const limits = (village: string) => {
      const s = position({ seats: 1, players: [{ village }] });
      if (s.countess !== null) s.countess.draftLess = 1;
      return draftLimitOf(s, 0);
    };
    const four = limits('graper hunter fisher harvester');
    expect(four).toMatchObject({ limit: 4, symbols: 4, less: 1, cut: true });
    expect(BOTH.map(({ words }) => words.notes.draftLimit(four).lines[1])).toEqual([
      '2 für alle + 4 Nahrung im Dorf. Mehr als 5 gibt es nicht. Das Ereignis senkt es um 1.',
      '2 for everybody + 4 food in the village. More than 5 is not possible. The event lowers it by 1.',
    ]);
    expect(limits('graper')).toMatchObject({ limit: 2, symbols: 1, less: 1 });
    expect(limits('')).toMatchObject({ limit: 2, symbols: 0, less: 0 });
  });

  test('VRS-BUILD-04 the limit of the build phase under way is the one that was counted at its start', () => {
    const s = position({ players: [{ hand: 'wattler', village: 'thatcher' }, { village: 'mason' }] });
    expect(buildLimitOf(s, 0)).toMatchObject({ limit: 3, symbols: 1 });
    villagers.apply(s, 0, make.play(job('wattler')));
    const limit = buildLimitOf(villagers.view(s, 1), 0);
    expect(limit).toMatchObject({ limit: 3, symbols: 2, begun: true });
    expect(villagersEn.words.notes.buildLimit(limit).title).toBe('Build limit 3');
    expect(villagersEn.words.notes.buildLimit(limit).lines.join(' ')).not.toContain('in the village');
    expect(buildLimitOf(s, 1)).toEqual({ limit: 3, symbols: 1, kept: 0, less: 0, cut: false });
    villagers.apply(s, 0, make.end);
    expect(buildLimitOf(s, 0)).toEqual({ limit: 4, symbols: 2, kept: 0, less: 0, cut: false });
  });

  test('VRS-PROF-15 a Freelancer is told to raise the limit no higher than it can be', () => {
    const s = position({
      options: { profiteers: true },
      players: [{ village: 'wattler mason thatcher' }, { village: 'freelancer' }],
    });
    expect(said(s, BUILD, make.hire(1, 1))[1]).toContain('build limit 5');
  });

  test('VRS-PROF-01 copies of a suit are those without modules', () => {
    expect(BOTH.map(({ words }) => words.notes.back(WOOD).lines[1])).toEqual([
      'Ohne Module sind davon 14 Karten im Spiel.',
      'There are 14 such cards in the game without modules.',
    ]);
  });
});
