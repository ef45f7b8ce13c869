import { expect, test } from 'vitest';
import { villagers } from '../../index.ts';
import { position } from '../../test/position.ts';
import { villagersDe } from '../../text/de.ts';
import { villagersEn } from '../../text/en.ts';
import type { Board } from '../board.ts';
import { Backs } from '../rival.tsx';

/** The note of somebody else's hand, as a board of which nothing else is needed draws it. */
function noteOfHand(text: typeof villagersDe, hand: string): readonly string[] {
  const s = position({ players: [{}, { hand }] });
  const board = { view: villagers.view(s, 0), text, cast: { name: () => 'Anna' } };
  const drawn = Backs({ board: board as unknown as Board, seat: 1 });
  return drawn.props.about.lines;
}

test('VRS-SET-14 the note of a hand counts its cards by the suits on their backs', () => {
  const hand = 'cooper wheeler hunter priest tinner';
  expect(noteOfHand(villagersDe, hand)[0]).toBe('5 Karten: 2× Holz, 2× Solo und 1× Spezial.');
  expect(noteOfHand(villagersEn, hand)[0]).toBe('5 cards: 2× wood, 2× solitary and 1× special.');
  expect(noteOfHand(villagersEn, '')).toEqual(['No hand cards.']);
});
