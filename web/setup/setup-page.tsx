import type { Options } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';
import { use, useMemo } from 'react';
import { fetchPart } from '../games/away.ts';
import { keepOpened } from '../games/keep-opened.ts';
import { useCovers } from '../games/sprites.ts';
import { useGameText } from '../games/texts.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { useWords } from '../settings/settings.store.ts';
import { SetupDesk } from './setup-desk.tsx';

const loading = new Map<string, ReturnType<GameManifest['rules']>>();

/** Options are listed and explained by the base game: which expansions are played is said only here. */
const BASE: Options = {};

function fetchRules({ id, rules }: GameManifest): ReturnType<GameManifest['rules']> {
  const coming = fetchPart(id, () => rules(BASE));
  coming.then(
    () => keepOpened(id),
    () => {},
  );
  return coming;
}

/** The page of a game: what it is, and who sits at the table. */
export default function SetupPage({ gameId }: { gameId: string }) {
  const words = useWords().error;
  const manifest = manifestOf(gameId);
  if (manifest === undefined) return <Mishap title={words.noGame} text={words.noGameText} />;
  return <OpenBox manifest={manifest} />;
}

function OpenBox({ manifest }: { manifest: GameManifest }) {
  const rules = loading.get(manifest.id) ?? fetchRules(manifest);
  loading.set(manifest.id, rules);
  const text = useGameText(manifest.id, BASE);
  useCovers(useMemo(() => [manifest.cover], [manifest]));
  const game = use(rules);
  return text === null ? <Laying /> : <SetupDesk manifest={manifest} game={game} text={text} />;
}
