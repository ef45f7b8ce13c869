import { describe, expect, test } from 'vitest';
import { frame } from '../rules/state.ts';
import { burgundyDe } from '../text/de.ts';
import { burgundyEn } from '../text/en.ts';
import { position, type SeatPosition } from './position.ts';

const turn = (seat: SeatPosition): string[] => {
  const s = position({ players: [seat] });
  return [burgundyDe, burgundyEn].map((text) => text.guide(s, frame('turn', 0)));
};

describe('the guide of Burgundy', () => {
  test('a die that completes a triple is named with what it brings', () => {
    const [de, en] = turn({ hand: [4, 1], projects: ['MI4a'], estate: [['MI1a', 'MI2a']] });
    expect(de).toBe(
      'Mit der 4 setzt du die Mine ohne Arbeiter. Das vollendet einen Drilling: 4 Punkte, die Bonuskarte „1.“ und ein Bonus.',
    );
    expect(en).toContain('The 4 places your Mine without workers. That completes a triple: 4 points');
  });

  test('where no die fits, and where there is no project, it says something else', () => {
    const [, misfit] = turn({ hand: [5, 1], projects: ['MI4a'] });
    const [, none] = turn({ hand: [4, 1] });
    expect(misfit).toContain('None of your numbers fits');
    expect(none).toContain('You have no project');
  });

  test('an animal is worth what it adds to the sets', () => {
    const s = position({ players: [{ animals: 'SCP' }], animals: ['H', 'S'] });
    const guide = burgundyEn.guide(s, frame('animal', 0));
    expect(guide).toContain('The chicken makes your animals worth 2 points more.');
  });
});
