import type { Lang } from '@spielstube/engine';
import type { SpriteId } from '@spielstube/ui';
import { partsOf } from './register.ts';

/** A box on the shelf: what its front says before anything of the game is loaded. */
export interface Box {
  readonly id: string;
  readonly title: Record<Lang, string>;
  readonly subtitle: Record<Lang, string>;
  /** In the middle of a sentence: "I play Burgundy". */
  readonly short: Record<Lang, string>;
  readonly cover: SpriteId;
  readonly emblem: SpriteId;
  readonly seats: readonly [least: number, most: number];
  readonly minutes: number;
  /** The solo opponent, if the game has one. */
  readonly rival: string | null;
}

const same = (words: string): Record<Lang, string> => ({ de: words, en: words });

export const boxes: readonly Box[] = [
  {
    id: 'village',
    title: same('Village'),
    subtitle: same('Big Box'),
    short: same('Village'),
    cover: 'cover-village',
    emblem: 'ui-village',
    seats: [1, 5],
    minutes: 75,
    rival: 'Conny',
  },
  {
    id: 'villagers',
    title: same('Villagers'),
    subtitle: { de: 'Bau dir dein Dorf', en: 'Build your village' },
    short: same('Villagers'),
    cover: 'cover-villagers',
    emblem: 'ui-villagers',
    seats: [1, 4],
    minutes: 45,
    rival: null,
  },
  {
    id: 'burgundy',
    title: { de: 'Die Burgen von Burgund', en: 'The Castles of Burgundy' },
    subtitle: { de: 'Kartenspiel', en: 'Card game' },
    short: { de: 'Burgund', en: 'Burgundy' },
    cover: 'cover-burgundy',
    emblem: 'ui-burgundy',
    seats: [1, 4],
    minutes: 45,
    rival: 'Egon',
  },
  {
    id: 'orleans',
    title: same('Orléans'),
    subtitle: { de: 'Am Ufer der Loire', en: 'On the banks of the Loire' },
    short: same('Orléans'),
    cover: 'cover-orleans',
    emblem: 'ui-orleans',
    seats: [2, 4],
    minutes: 90,
    rival: null,
  },
  {
    id: 'newdale',
    title: { de: 'Aufbruch nach Newdale', en: 'Expedition to Newdale' },
    subtitle: { de: 'Acht Kapitel', en: 'Eight chapters' },
    short: same('Newdale'),
    cover: 'cover-newdale',
    emblem: 'ui-newdale',
    seats: [1, 4],
    minutes: 90,
    rival: null,
  },
];

export const boxOf = (id: string): Box | undefined => boxes.find((box) => box.id === id);
export const isPlayable = (box: Box): boolean => partsOf(box.id) !== undefined;
export const playableBoxes = boxes.filter(isPlayable);
