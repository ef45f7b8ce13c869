import { joined } from '@spielstube/engine/text';
import { CHRONICLE_POINTS } from '../../data/scoring.ts';
import type { Dying, Sales, Wanted } from '../position.ts';
import { aGood, cubeName, inWords, member, points, time } from './words.ts';

/* Phrases of the guide that its sentences share. */

export const customers = (n: number): string => (n === 1 ? 'one customer' : `${inWords(n)} customers`);

/** Where the next one to die would come to lie, in one sentence. */
export function grave({ member: number, entered, graves, atSea, gain, entries }: Dying): string {
  const who = member(number);
  if (entered === 0)
    return atSea === graves
      ? 'Nobody at sea enters the Chronicle any more: a sea burial is left.'
      : `The Village Chronicle has no room at the place of ${graves === 1 ? '' : 'any of '}your ${who}: a grave brings you nothing.`;
  const room =
    graves === 0 ? `, and there is room where your ${who} ${entered === 1 ? 'stands' : 'stand'}` : '';
  if (gain > 0) return `A place in the Chronicle is now worth ${points(gain)} more than a grave${room}.`;
  return entries < CHRONICLE_POINTS.length
    ? `Each entry in the Chronicle brings you nearer to its points, a grave does not${room}.`
    : 'More entries in the Chronicle bring you no points, but they take room from the others.';
}

export const soon = (dying: Dying): string =>
  `${time(dying.left)} more, then a ${member(dying.member)} dies. ${grave(dying)}`;

export const ready = ({ customers: n, points: best }: Sales): string =>
  `You can serve ${customers(n)}${n > 1 ? `, the best of them for ${points(best)}` : ` for ${points(best)}`}`;

export const wantedBy = ({ good, customers: n }: Wanted): string =>
  `${customers(n)} at the stalls ${n === 1 ? 'wants' : 'want'} ${aGood(good)}`;

/** "You have no Skill or Knowledge" */
export const lack = (colours: readonly number[]): string =>
  `You have no ${joined(colours.map(cubeName), 'or')}`;
