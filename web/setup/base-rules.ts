import type { Game, Options } from '@spielstube/engine';
import type { GameManifest } from '@spielstube/ui/manifest';
import { use } from 'react';
import { fetchPart } from '../games/away.ts';
import { keepOpened } from '../games/keep-opened.ts';

/** Options are listed and explained by the base game: which expansions are played is said only here. */
export const BASE: Options = {};

const loading = new Map<string, Promise<Game>>();

function fetchRules({ id, rules }: GameManifest): Promise<Game> {
  const coming = fetchPart(id, () => rules(BASE));
  coming.then(
    () => keepOpened(id),
    () => {},
  );
  return coming;
}

/** The rules of a game without its expansions, for what is agreed on before a table; suspends until they are there. */
export function useBaseRules(manifest: GameManifest): Game {
  const rules = loading.get(manifest.id) ?? fetchRules(manifest);
  loading.set(manifest.id, rules);
  return use(rules);
}
