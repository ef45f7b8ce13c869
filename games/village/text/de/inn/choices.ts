import { INN_BOARD, VILLAGER_EFFECTS } from '../../../data/inn.ts';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { LIFE_TRACK } from '../../../data/pieces.ts';
import { type FrameKind, MARKET_CLOSES, MARKET_OPENS } from '../../../rules/state.ts';
import type { Choice } from '../../facts.ts';
import type { InnChoice } from '../../inn/facts.ts';
import { elsewhere } from '../../layers.ts';
import { customerWords } from '../tiles.ts';
import { ofWhom } from '../whose.ts';
import { anyCubes, castleName, cubes, figure, points, rewardOf, time } from '../words.ts';
import { villagerEffect, villagerName, villagerPrice } from './villagers.ts';

/** By move of the Herbalist. */
const LIFE: readonly string[] = [
  `Lebenszeit gleich hinter den Federkiel: noch ${time(LIFE_TRACK)} bis zum nächsten Tod`,
  `Lebenszeit unmittelbar vor den Federkiel: noch ${time(1)} bis zum nächsten Tod`,
  'Lebenszeit lassen, wie sie ist',
];
const stepOne = (needed: { readonly time: number; readonly cubes: number }): string =>
  needed.cubes > 0 ? anyCubes(needed.cubes) : time(needed.time);
const isMarket = (moment: number): boolean => moment === MARKET_OPENS || moment === MARKET_CLOSES;

export function innChoiceWords(c: Choice): string | undefined {
  switch (c.do) {
    case 'done':
      return DONE[c.question];
    case 'play':
      return `${villagerName(c.card)} spielen: ${villagerEffect(c.card)}`;
    case 'buy':
      return `${villagerName(c.card)} für ${villagerPrice(c.card)} kaufen: ${villagerEffect(c.card)}`;
    case 'noCards':
      return isMarket(c.moment)
        ? 'An diesem Markttag keine Karten mehr spielen'
        : 'In dieser Messe keine Karten mehr spielen';
    case 'visit':
      return c.member === 0
        ? 'Jemanden ins Wirtshaus setzen'
        : `Die ${figure(c.member)} ins Wirtshaus setzen: ${time(INN_BOARD.placeTime)}; dann für ${stepOne(c.cost)} einen Stapel umschichten`;
    case 'drink':
      return `Für ${stepOne(c.cost)} einen Stapel umschichten und vielleicht eine Karte kaufen`;
    case 'rotate':
      return c.card < 0
        ? `Stapel ${c.stack + 1} umschichten`
        : `Stapel ${c.stack + 1}: ${villagerName(c.card)} darunterschieben`;
    case 'look':
      return `Stapel ${c.stack + 1} durchsehen (${c.cards === 1 ? '1 Karte' : `${c.cards} Karten`})`;
    case 'life':
      return LIFE[c.where];
    case 'mark':
      return `Marker auf die ${castleName(c.castle)}: ${rewardOf(c.castle)}`;
    case 'pick':
      return `Eine ${figure(c.member)} ${ofWhom(c.whose)}`;
    case 'pickMonk':
      return 'Ein Mönch';
    case 'roll':
      return `Würfeln: ${VILLAGER_EFFECTS.jackRolls} Steine in zufälligen Farben`;
    case 'serveWaiting': {
      const served = `Kunden ${c.place + 1} der Warteschlange bedienen`;
      if (c.customer === null) return served;
      return `${served}: ${customerWords(c.customer)}, bringt ${points(c.customer.points)}${c.free ? '' : `; dazu ${cubes([0, SALE_GREEN])}, ${time(SALE_TIME)}`}`;
    }
    case 'takeCustomer':
      return c.customer === null
        ? `Kunden an Stand ${c.stall + 1} nehmen`
        : `Kunden an Stand ${c.stall + 1} ohne Gegenleistung nehmen: bringt ${points(c.customer.points)}`;
    case 'toTop':
      return `Die ${figure(c.member)} von Stufe ${c.step} auf Stufe ${c.top} der Kirche`;
    case 'freeTrip':
      return `Die ${figure(c.member)} zur ${castleName(c.castle)}: ${c.first ? `bringt ${rewardOf(c.castle)}` : 'schon besucht'}`;
    default:
      return elsewhere<Exclude<Choice, InnChoice>>(c);
  }
}

/** How a question of the Inn is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  cards: 'Keine Karte spielen',
  bard: 'Wie üblich begraben',
  prodigalSon: 'Niemanden auf den Hof holen',
  jack: 'Nicht würfeln',
  innBuy: 'Keine Karte kaufen',
  lookThrough: 'Keine Karte aus diesem Stapel kaufen',
};
