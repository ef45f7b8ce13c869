import { describe, expect, test } from 'vitest';
import { Dock, type Expansion } from '../index.ts';

interface Harbour extends Expansion {
  readonly ships: number;
}
const HARBOUR: Harbour = { questions: {}, steps: {}, ships: 3 };

describe('a dock', () => {
  test('says so if nobody has loaded its expansion', () => {
    expect(() => new Dock<Harbour>('Harbour').docked).toThrow(
      'Harbour is played, but its rules are not loaded',
    );
  });

  test('tells whoever waits, before and after', () => {
    const dock = new Dock<Harbour>('Harbour');
    const heard: number[] = [];
    dock.whenDocked(({ ships }) => heard.push(ships));
    expect(heard).toEqual([]);
    dock.fill(HARBOUR);
    dock.whenDocked(({ ships }) => heard.push(ships + 1));
    expect(heard).toEqual([3, 4]);
    expect(dock.docked.ships).toBe(3);
  });

  test('takes one expansion', () => {
    const dock = new Dock<Harbour>('Harbour');
    dock.fill(HARBOUR);
    expect(() => dock.fill(HARBOUR)).toThrow('Harbour is docked already');
  });
});
