import type { Lang } from '@spielstube/engine/text';
import { manifests } from '@spielstube/games';
import type { GameManifest } from '@spielstube/ui/manifest';

/** A box on the shelf: what its front says before anything of the game is loaded. */
export type Box = Pick<GameManifest, 'id' | 'title' | 'subtitle' | 'cover' | 'emblem' | 'seats' | 'minutes'>;

const same = (words: string): Record<Lang, string> => ({ de: words, en: words });

const IN_PREPARATION: readonly Box[] = [
  {
    id: 'villagers',
    title: same('Villagers'),
    subtitle: { de: 'Bau dir dein Dorf', en: 'Build your village' },
    cover: 'cover-villagers',
    emblem: 'ui-villagers',
    seats: [1, 4],
    minutes: 45,
  },
  {
    id: 'newdale',
    title: { de: 'Aufbruch nach Newdale', en: 'Expedition to Newdale' },
    subtitle: { de: 'Acht Kapitel', en: 'Eight chapters' },
    cover: 'cover-newdale',
    emblem: 'ui-newdale',
    seats: [1, 4],
    minutes: 90,
  },
];

/** What still waits for its game. */
export const boxesInPreparation = IN_PREPARATION.filter(({ id }) =>
  manifests.every((game) => game.id !== id),
);
