import type { GameUi } from '@spielstube/ui';

/** The boards, apart from the register: workers play without them. One entry a game. */
const boards: Readonly<Record<string, () => Promise<GameUi>>> = {
  village: async () => (await import('@spielstube/village/ui')).villageUi,
  burgundy: async () => (await import('@spielstube/burgundy/ui')).burgundyUi,
};

export function boardOf(id: string): Promise<GameUi> {
  if (!Object.hasOwn(boards, id)) throw new Error(`there is no board for ${id}`);
  return boards[id]();
}
