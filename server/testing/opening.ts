import type { Opening } from '@spielstube/table';
import type { Person } from './person.ts';

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

/** One lays a table, the other sits down there, and they begin; answers its id. */
export async function beginTable(
  [host, guest]: readonly Person[],
  more: Partial<Opening> = {},
): Promise<string> {
  const { id } = await host.call('POST /api/tables', opening(more));
  await guest.call('POST /api/tables/:id/sit', { seat: 1 }, id);
  await guest.call('POST /api/tables/:id/ready', { ready: true }, id);
  await host.call('POST /api/tables/:id/begin', {}, id);
  return id;
}
