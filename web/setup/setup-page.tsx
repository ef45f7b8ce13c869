import { use } from 'react';
import { boxOf } from '../games/boxes.ts';
import { type GameParts, partsOf } from '../games/register.ts';
import { useCovers } from '../games/sprites.ts';
import { Mishap } from '../parts/mishap.tsx';
import { useWords } from '../settings/settings.store.ts';
import { SetupDesk } from './setup-desk.tsx';

const loaded = new Map<string, ReturnType<typeof load>>();

async function load(parts: GameParts) {
  const [game, text] = await Promise.all([parts.rules(), parts.text()]);
  return { game, text };
}

/** The page of a game: what it is, and who sits at the table. */
export default function SetupPage({ gameId }: { gameId: string }) {
  useCovers();
  const words = useWords().error;
  const parts = partsOf(gameId);
  const box = boxOf(gameId);
  if (parts === undefined || box === undefined)
    return <Mishap title={words.noGame} text={words.noGameText} />;
  const loading = loaded.get(gameId) ?? load(parts);
  loaded.set(gameId, loading);
  return <SetupDesk box={box} {...use(loading)} />;
}
