import type { Lang } from '@spielstube/engine/text';

type HoldingKey =
  | 'life'
  | 'farm'
  | 'grain'
  | 'coins'
  | 'customers'
  | 'goals'
  | 'cards'
  | 'bread'
  | 'tools'
  | 'prestige';

/** What a seat has, as headings of lines. */
export const holdingNames: Readonly<Record<Lang, Readonly<Record<HoldingKey, string>>>> = {
  de: {
    life: 'Lebenszeit',
    farm: 'Familie auf dem Hof',
    grain: 'Getreide',
    coins: 'Münzen',
    customers: 'bediente Kunden',
    goals: 'gezeigte Lebensziele',
    cards: 'Karten',
    bread: 'Brot',
    tools: 'Werkzeug',
    prestige: 'Ruhm bisher',
  },
  en: {
    life: 'lifetime',
    farm: 'family on the farm',
    grain: 'grain',
    coins: 'coins',
    customers: 'customers served',
    goals: 'life goals shown',
    cards: 'cards',
    bread: 'bread',
    tools: 'tools',
    prestige: 'prestige so far',
  },
};
