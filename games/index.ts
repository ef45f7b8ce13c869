import { burgundy } from '@spielstube/burgundy';
import type { Game } from '@spielstube/engine';
import { village } from '@spielstube/village';

/** The register: one line a game. */
export const games: readonly Game[] = [burgundy, village];

export function gameNamed(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
