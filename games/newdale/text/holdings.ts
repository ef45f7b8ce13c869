import type { Lang } from '@spielstube/engine/text';

type HoldingKey =
  | 'points'
  | 'cards'
  | 'houses'
  | 'fists'
  | 'coins'
  | 'range'
  | 'tiles'
  | 'buildings'
  | 'specials'
  | 'ship';

/** What a seat has, as headings of lines. */
export const holdingNames: Readonly<Record<Lang, Readonly<Record<HoldingKey, string>>>> = {
  de: {
    points: 'Punkte bisher',
    cards: 'Handkarten',
    houses: 'Häuser im Vorrat',
    fists: 'Stärke',
    coins: 'Waren, in Münzen',
    range: 'Reichweite',
    tiles: 'Bonusplättchen',
    buildings: 'Betriebe',
    specials: 'Sondergebäude',
    ship: 'Feld auf der Seeleiste',
  },
  en: {
    points: 'points so far',
    cards: 'hand cards',
    houses: 'houses left',
    fists: 'strength',
    coins: 'goods, in coins',
    range: 'range',
    tiles: 'bonus tiles',
    buildings: 'areas with a building',
    specials: 'special buildings',
    ship: 'space on the sea track',
  },
};
