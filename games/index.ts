import type { CorrectionError, Game, Options } from '@spielstube/engine';
import type { GameManifest } from '@spielstube/ui/manifest';
import { burgundy } from './burgundy/manifest.ts';
import { newdale } from './newdale/manifest.ts';
import { orleans } from './orleans/manifest.ts';
import { village } from './village/manifest.ts';
import { villagers } from './villagers/manifest.ts';

/** The games of the house: one line a game. Browser, server and command line read this list. */
export const manifests: readonly GameManifest[] = [burgundy, village, orleans, villagers, newdale];

export function manifestOf(id: string): GameManifest | undefined {
  return manifests.find((manifest) => manifest.id === id);
}

/** The rules of a game, for a table with these options or for any table; undefined if there is none of this name. */
export async function gameNamed(id: string, options?: Options): Promise<Game | undefined> {
  return manifestOf(id)?.rules(options);
}

/** Why corrections do not fit, in English: with the sentence that the game has for a claim of its tables. */
export async function correctionInEnglish({ game, problem, message }: CorrectionError): Promise<string> {
  const text = await manifestOf(game)?.boxText?.en();
  if (problem.what !== 'doesNotFit' || text === undefined) return message;
  const { claim, about } = problem.why;
  return `table "${problem.table}" of ${game}: ${text.claims[claim](...about)}`;
}
