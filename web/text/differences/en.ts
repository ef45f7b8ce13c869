import type { DifferenceWords } from './words.ts';

export const en: DifferenceWords = {
  title: 'Two positions compared',
  close: 'Done',
  mark: 'Remember this position as A',
  compare: 'Compare with A',
  swap: 'Switch between A and B',
  move: (move) => `after move ${move}`,
  start: 'start',
  show: (which) => `${which} on the board`,
  onlyChanged: 'Only what has changed',
  nothing: 'Nothing has changed here.',
  total: 'Total',
  difference: 'Change',
  change: (by) => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`),
};
