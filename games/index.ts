import { burgundy } from '@spielstube/burgundy';
import type { Game } from '@spielstube/engine';

/** The register: one line a game. */
export const games: readonly Game[] = [burgundy];

export function gameNamed(id: string): Game | undefined {
  return games.find((game) => game.id === id);
}
