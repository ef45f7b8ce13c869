import type { DifferenceWords } from './words.ts';

export const de: DifferenceWords = {
  title: 'Zwei Stellungen im Vergleich',
  close: 'Fertig',
  mark: 'Diese Stellung als A merken',
  compare: 'Mit A vergleichen',
  swap: 'Zwischen A und B wechseln',
  move: (move) => `nach Zug ${move}`,
  start: 'Anfang',
  show: (which) => `${which} aufs Brett`,
  onlyChanged: 'Nur, was sich geändert hat',
  nothing: 'Hier hat sich nichts geändert.',
  total: 'Summe',
  difference: 'Änderung',
  change: (by) => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`),
};
