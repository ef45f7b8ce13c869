import { describe, expect, test } from 'vitest';
import { type Position, position, type SeatPosition } from './position.ts';
import { at, type Table } from './table.ts';
import { villageDe as de, villageEn as en } from './texts.ts';

/** At the Well, where every action that is impossible says what is missing. */
const atWell = (player: SeatPosition, more: Position = {}): Table =>
  at(position({ players: [{ ...player, cubes: `${player.cubes ?? ''}sss` }], ...more })).choose('well');

describe('an action that is impossible says exactly what is missing', () => {
  test.each<[string, string, Position, string, string]>([
    [
      'VIL-WELL-07 no wagon',
      'choose travel',
      { players: [{ cubes: 'ff' }] },
      'Für eine Reise fehlt dir: 1 Planwagen.',
      'For a journey you lack 1 wagon.',
    ],
    [
      'VIL-WELL-07 nobody to travel',
      'choose travel',
      { players: [{ goods: 'w', members: { smithy: '1111' } }] },
      'Für eine Reise fehlt dir: jemand auf dem Hof oder auf einer Burg.',
      'For a journey you lack somebody on the farm or on a castle.',
    ],
    [
      'VIL-WELL-07 neither',
      'choose travel',
      { players: [{ members: { bag: '1111' } }] },
      'Für eine Reise fehlt dir: 1 Planwagen und jemand auf dem Hof oder auf einer Burg.',
      'For a journey you lack 1 wagon and somebody on the farm or on a castle.',
    ],
    [
      'VIL-WELL-07 the cubes of the nearest path',
      'choose travel',
      { players: [{ goods: 'w', cubes: 'k' }] },
      'Auch für den nächsten Weg, den zur Ostburg, fehlt dir noch: 1 Wissen. Eine Münze als Ersatz hast du nicht.',
      'Even for the nearest path, the one to the East Castle, you still lack 1 Knowledge. You have no coin to replace a cube.',
    ],
    [
      'VIL-WELL-07 the price of the Council, nobody in it',
      'choose council',
      { players: [{ cubes: 'p' }] },
      'Für eine Stufe der Ratsstube fehlt dir eine Schriftrolle, oder statt ihrer 1 Überzeugungskraft; ein Privileg hat nur, wer schon im Rat sitzt.',
      'For a step in the Council Chamber you lack a scroll, or 1 Persuasion instead; only those who sit there have a privilege.',
    ],
    [
      'VIL-WELL-07 nobody for the Council',
      'choose council',
      { players: [{ goods: 's', members: { smithy: '1111' } }] },
      'In der Ratsstube hast du niemanden, der eintreten oder aufsteigen könnte; ein Privileg hat nur, wer schon im Rat sitzt.',
      'In the Council Chamber you have nobody who could enter or advance; only those who sit there have a privilege.',
    ],
    [
      'VIL-WELL-07 the ring is gone',
      'choose council',
      { ring: 1, players: [{ members: { council1: '1' } }] },
      'Für eine Stufe der Ratsstube fehlt dir eine Schriftrolle, oder statt ihrer 2 Überzeugungskraft; der Marker „Nächster Startspieler“ ist schon vergeben.',
      'For a step in the Council Chamber you lack a scroll, or 2 Persuasion instead; the next starting player marker has already been taken.',
    ],
    [
      'VIL-WELL-07 nothing for Crafts',
      'choose crafts',
      { players: [{ grain: 1, members: { bag: '1111' } }] },
      'Niemand ist auf deinem Hof oder in einer Werkstatt; für einen Kauf fehlt dir mindestens 1 Wissen oder eine Münze dafür, für die Mühle noch 1 Getreide.',
      'Nobody is on your farm or in a workshop; to buy something you lack at least 1 Knowledge or a coin in its place, and for the Mill 1 grain.',
    ],
  ])('%s', (_name, move, { players = [], ...more }, german, english) => {
    const table = atWell(players[0] ?? {}, more);
    const refusal = table.refused(move);
    expect(refusal).toMatchObject({ reason: 'actionImpossible', rule: 'VIL-WELL-07' });
    expect(de.refusal(refusal)).toBe(german);
    expect(en.refusal(refusal)).toBe(english);
  });

  test('VIL-TURN-07 VIL-TURN-02 the cube that would be taken is counted in', () => {
    const players = [{ goods: 'w', members: { smithy: '111' } }];
    const table = at(position({ spaces: { travel: 'fk', grain: 's' }, players }));
    const refusal = table.refused('act travel knowledge');
    expect(refusal).toMatchObject({ rule: 'VIL-TURN-07', details: { castle: 1, knowledge: 1 } });
    expect(table.player(0).cubes).toEqual([0, 0, 0, 0]);
  });
});
