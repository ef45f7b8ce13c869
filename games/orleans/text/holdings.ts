import type { Lang } from '@spielstube/engine/text';

type HoldingKey = 'coins' | 'citizens' | 'stations' | 'draws' | 'tiles' | 'gears';

/** What a seat has, as headings of lines. */
export const holdingNames: Readonly<Record<Lang, Readonly<Record<HoldingKey, string>>>> = {
  de: {
    coins: 'Münzen',
    citizens: 'Bürger',
    stations: 'Kontore',
    draws: 'Gefolge je Runde',
    tiles: 'Ortskarten',
    gears: 'Technik',
  },
  en: {
    coins: 'coins',
    citizens: 'citizens',
    stations: 'trading stations',
    draws: 'followers a round',
    tiles: 'place tiles',
    gears: 'technology',
  },
};
