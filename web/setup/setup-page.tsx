import { manifestOf } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';
import { useMemo } from 'react';
import { useCovers } from '../games/sprites.ts';
import { useGameText } from '../games/texts.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { useWords } from '../settings/settings.store.ts';
import { BASE, useBaseRules } from './base-rules.ts';
import { SetupDesk } from './setup-desk.tsx';

/** The page of a game: what it is, and who sits at the table. */
export default function SetupPage({ gameId }: { gameId: string }) {
  const words = useWords().error;
  const manifest = manifestOf(gameId);
  if (manifest === undefined) return <Mishap title={words.noGame} text={words.noGameText} />;
  return <OpenBox manifest={manifest} />;
}

function OpenBox({ manifest }: { manifest: GameManifest }) {
  const text = useGameText(manifest.id, BASE);
  useCovers(useMemo(() => [manifest.cover], [manifest]));
  const game = useBaseRules(manifest);
  return text === null ? <Laying /> : <SetupDesk manifest={manifest} game={game} text={text} />;
}
