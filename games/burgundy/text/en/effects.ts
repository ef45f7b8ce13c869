import { EFFECTS } from '../../data/bonuses.ts';
import { CARPENTER, CHURCH, MARKET } from '../../data/types.ts';
import type { CardKey } from '../facts.ts';
import { spelled, takenBy } from './words.ts';

/** What each card does when it is placed: for the rules book and for the card itself. */
export const effects: Readonly<Record<CardKey, string>> = {
  castle: 'A Castle gives you one more of the six actions, with a number of your choice.',
  mine: `A Mine brings ${spelled(EFFECTS.mine.silver, 'silver', 'silver')}.`,
  cloister: 'You may lay it on any open stack of another type. There it counts as that type until the end.',
  knowledge: `Knowledge brings ${spelled(EFFECTS.knowledge.workers, 'worker', 'workers')}, however many you have.`,
  ship: 'A Ship brings the top good of one of the two stacks of goods.',
  pasture: 'A Pasture brings the top animal of one of the two stacks of animals.',
  building: 'Right after placing it you use the function of the building, once.',
  carpenter: `Carpenter's Workshop: you may take ${takenBy(CARPENTER)} from the display to your projects.`,
  church: `Church: you may take ${takenBy(CHURCH)} from the display.`,
  market: `Market: you may take ${takenBy(MARKET)} from the display.`,
  watchtower: `Watchtower: ${spelled(EFFECTS.watchtower.points, 'point', 'points')}.`,
  bank: `Bank: ${spelled(EFFECTS.bank.silver, 'silver', 'silver')}.`,
  boardinghouse: 'Boarding House: the top card of one of the four stacks of goods and animals.',
  warehouse:
    'Warehouse: you may sell one sort of goods of your choice, with everything that belongs to a sale.',
  cityhall: 'City Hall: you may place another project right away, whatever its die, with effect and bonuses.',
  card: 'On your turn you discard one hand card face up. Its number is your die.',
};
