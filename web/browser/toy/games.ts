import type { Game, Options } from '@spielstube/engine';
import type { GameManifest } from '@spielstube/ui/manifest';
import { manifests as ofTheHouse } from '../../../games/index.ts';
import { auction } from './auction/manifest.ts';

/** The register with a sixth game: stands in for `games/index.ts` in one build of the client. */
export const manifests: readonly GameManifest[] = [...ofTheHouse, auction];

export function manifestOf(id: string): GameManifest | undefined {
  return manifests.find((manifest) => manifest.id === id);
}

export async function gameNamed(id: string, options?: Options): Promise<Game | undefined> {
  return manifestOf(id)?.rules(options);
}
