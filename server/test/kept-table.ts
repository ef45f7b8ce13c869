import type { KeptTable } from '../store/store.ts';

/** A table that waits for one more, as the store keeps it. */
export const keptTable = (id: string, more: Partial<KeptTable> = {}): KeptTable => ({
  id,
  game: 'burgundy',
  rulesVersion: 3,
  options: { startPlayer: 'random', promos: true },
  box: null,
  title: '',
  pace: { kind: 'free' },
  timeUp: 'bot',
  join: 'anyone',
  invitation: 'token',
  watch: true,
  fromRecord: false,
  host: 'id of Marthe',
  hostName: 'Marthe',
  status: 'waiting',
  seed: 'secret',
  created: 1_800_000_000_000,
  touched: 1_800_000_000_000,
  due: null,
  begun: 0,
  plan: null,
  next: null,
  seats: [
    { kind: 'person', person: 'id of Marthe', name: 'Marthe', crest: 2, ready: true },
    { kind: 'open' },
    { kind: 'bot', level: 'master', name: 'Balduin' },
  ],
  ...more,
});
