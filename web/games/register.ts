import type { Game, GameText, Lang } from '@spielstube/engine';

/** How rules and words of a game get into the browser, each when it is needed. Its board: see `boards.ts`. */
export interface GameParts {
  rules(): Promise<Game>;
  text(): Promise<Record<Lang, GameText>>;
}

/** The games that can be played: one entry a game. */
export const register: Readonly<Record<string, GameParts>> = {
  village: {
    rules: async () => (await import('@spielstube/village')).village,
    text: async () => (await import('@spielstube/village/text')).villageText,
  },
  burgundy: {
    rules: async () => (await import('@spielstube/burgundy')).burgundy,
    text: async () => (await import('@spielstube/burgundy/text')).burgundyText,
  },
};

export function partsOf(id: string): GameParts | undefined {
  return Object.hasOwn(register, id) ? register[id] : undefined;
}
