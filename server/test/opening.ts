import type { Opening } from '@spielstube/table';

/** A table of Burgundy for two: the own seat and one for the link. */
export const opening = (more: Partial<Opening> = {}): Opening => ({
  game: 'burgundy',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  title: 'Wednesday round',
  join: 'link',
  pace: { kind: 'free' },
  timeUp: 'bot',
  watch: true,
  corrections: '',
  ...more,
});
