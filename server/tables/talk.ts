import type { Me, Spoken } from '@spielstube/table';
import type { KeptWord } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { Refused } from './refused.ts';

const MOST_WORDS = 200;

/** Somebody says something at a table. */
export async function say(live: LiveTable, me: Me, kind: 'words' | 'emote', words: string): Promise<Spoken> {
  const { store, now, news } = live.parts;
  const seat = live.seatOf(me.id);
  if (seat === null && !live.kept.watch && live.kept.status !== 'waiting')
    throw new Refused('notYours', 'nobody may look on here');
  const apart = seat === null && live.kept.status === 'playing';
  const word = { person: me.id, name: me.name, seat, kind, words, time: now(), apart };
  const kept: KeptWord = { ...word, number: await store.say(live.id, word) };
  hearWord(live, kept);
  news.tell({ what: 'said', table: live.id, word: kept });
  return spokenOf(kept);
}

/** Those who play do not read what those who look on say, until the game is over. */
export function hearWord(live: LiveTable, word: KeptWord): void {
  const frame = { frame: 'said', table: live.id, spoken: spokenOf(word) } as const;
  live.tellAll(frame, (person) => !word.apart || live.seatOf(person) === null);
}

/** What somebody may read of what was said. */
export async function talkFor(live: LiveTable, person: string, after: number): Promise<Spoken[]> {
  const words = await live.parts.store.talk(live.id, after, MOST_WORDS);
  const hearsAll = live.seatOf(person) === null || live.kept.status !== 'playing';
  return words.filter(({ apart }) => hearsAll || !apart).map(spokenOf);
}

const spokenOf = ({ number, name, seat, kind, words, time }: KeptWord): Spoken => ({
  number,
  name,
  seat,
  kind,
  words,
  time,
});
