import { manifests } from '@spielstube/games';
import { useEffect, useState } from 'react';
import { Tick } from '../parts/tick.tsx';
import { changeSettings, useSettings, useWords } from '../settings/settings.store.ts';
import { type Storage, storageHere } from './lasting.ts';
import { keepAllGames, keptGames } from './offline.ts';

/** Which games can be played without the network, and what they take up. Nothing where nothing can be kept. */
export function OfflineSettings() {
  const words = useWords().offline;
  const { lang, keepAll } = useSettings();
  const [kept, setKept] = useState<readonly string[] | null>(null);
  const [storage, setStorage] = useState<Storage | null>(null);
  const [failed, setFailed] = useState(false);

  async function look(): Promise<void> {
    setKept(await keptGames());
    setStorage(await storageHere());
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the settings are opened
  useEffect(() => {
    look().catch(() => {});
  }, []);

  async function change(on: boolean): Promise<void> {
    changeSettings({ keepAll: on });
    setFailed(false);
    await keepAllGames(on).catch(() => setFailed(true));
    await look();
  }

  if (kept === null) return null;
  const names = manifests.filter(({ id }) => kept.includes(id)).map(({ title }) => title[lang]);
  return (
    <Tick checked={keepAll} onChange={(on) => void change(on)}>
      <b>{words.keepAll}</b>
      <small role="status">
        {failed ? words.notFetched : words.kept(names)}{' '}
        {storage !== null && words.stored(storage.bytes / 1_000_000, storage.lasts)}
      </small>
    </Tick>
  );
}
