import { type Cast, capital } from '@spielstube/engine/text';
import { BASICS, FREELANCER, NOTHING } from '../../data/jobs.ts';
import type { VillagersWish } from '../../rules/moves.ts';
import type { Choice } from '../facts.ts';
import type { Gain } from '../gain.ts';
import type { Unlocking } from '../prospect.ts';
import { eventEffect, specialEffect, unlockingWords } from './effects.ts';
import { briefWords, gainWords, ontoWords, pileWords, spotDetails } from './phrases.ts';
import {
  cards,
  coins,
  eventName,
  fromStack,
  gold,
  jobName,
  ontoStack,
  placeName,
  possessive,
  stackName,
  suitCard,
  villagersWord,
} from './words.ts';

/** ": +4 gold at a market day; 2 gold to the bank"; empty without either. */
function effects(gain: Gain | null, unlocking: Unlocking, cast: Cast): string {
  const parts = [gain === null ? '' : gainWords(gain), unlockingWords(unlocking, cast)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}
const NO_PADLOCK: Unlocking = { way: 'none' };

function playing({ job, on, gain, unlocking }: Choice & { do: 'play' }, cast: Cast): string {
  const special = specialEffect(job);
  if (special !== '' && on.length === 0) {
    const price = unlockingWords(unlocking, cast);
    return `${jobName(job)}: ${special}${price === '' ? '' : `; ${price}`}`;
  }
  if (on.length === 0) return `${jobName(job)}${effects(null, unlocking, cast)}`;
  const placed = `${jobName(job)} ${ontoWords(on)}`;
  return special === '' ? `${placed}${effects(gain, unlocking, cast)}` : `${placed}: ${special}`;
}

/** ": 1 food, 3 gold": what is printed on a card that is picked; empty if it brings nothing by itself. */
function briefly(job: number): string {
  const brief = briefWords(job);
  return brief === '' ? '' : `: ${brief}`;
}
/** " (Place 3)", only where it is needed. */
const which = (place: number, twin: boolean): string => (twin ? ` (${placeName(place)})` : '');
const withCoins = (n: number): string => (n > 0 ? ` with ${coins(n)}` : '');

export function choice(c: Choice, cast: Cast): string {
  switch (c.do) {
    case 'take':
      if (c.job === NOTHING) return placeName(c.place);
      return `${jobName(c.job)}${c.coins > 0 ? ` + ${coins(c.coins)}` : ''}${briefly(c.job)}${which(c.place, c.twin)}`;
    case 'coin':
      if (c.job === NOTHING) return placeName(c.place);
      return `Coin on the ${jobName(c.job)}${c.coins > 0 ? `, which has ${coins(c.coins)} already` : ''}${which(c.place, c.twin)}`;
    case 'give':
      if (c.job === NOTHING) return placeName(c.place);
      return `${jobName(c.job)}${withCoins(c.coins)} to the Countess${which(c.place, c.twin)}`;
    case 'draw':
      if (c.suit === NOTHING) return `Top card ${fromStack(c.stack)}`;
      return `${capital(c.job === NOTHING ? suitCard(c.suit) : jobName(c.job))} ${fromStack(c.stack)}`;
    case 'search':
      return `Look through ${stackName(c.stack).toLowerCase()}: ${pileWords(cards(c.cards), c.suit)}`;
    case 'onStack':
      return c.cards === 0
        ? capital(ontoStack(c.stack))
        : `${capital(ontoStack(c.stack))}: ${pileWords(cards(c.cards), c.suit)}`;
    case 'recruit':
      return `Recruiter: ${gold(c.gold)} to the bank, ${villagersWord(c.picks)} in this turn`;
    case 'play':
      return playing(c, cast);
    case 'pick':
      return `Take the ${jobName(c.job)}`;
    case 'putBack':
      return `Put the ${jobName(c.job)} back next`;
    case 'keepOrder':
      return `Keep the order: ${c.jobs.map(jobName).join(', ')} (top)`;
    case 'lay':
      return `Lay the ${jobName(c.job)} down`;
    case 'discard':
      return `Discard the ${jobName(c.job)}`;
    case 'noCoin':
      return 'Put no coin';
    case 'hire':
      return `${gold(c.gold)} on ${c.own ? 'your' : possessive(cast.name(c.owner))} ${jobName(FREELANCER)}${withCoins(c.coins)}${c.nth > 0 ? ` (no. ${c.nth})` : ''}: build limit ${c.limit}`;
    case 'swap':
      return `${jobName(BASICS[c.basic])} for a hand card (${c.left} left)`;
    case 'basic':
      return `${jobName(BASICS[c.basic])} into the village (${c.left} left)`;
    case 'end':
      return c.left === 0 ? 'End the build phase' : `End the build phase (${c.left} unused)`;
    case 'onto':
      return `On the ${jobName(c.spot.job)}${spotDetails(c.spot)}${effects(c.gain, NO_PADLOCK, cast)}`;
    case 'onTable':
      return `Straight on the table${effects(c.gain, NO_PADLOCK, cast)}`;
    case 'replace':
      return `${c.own ? 'Your' : possessive(cast.name(c.owner))} ${jobName(c.spot.job)}${spotDetails(c.spot)}${effects(null, c.unlocking, cast)}`;
    case 'goldSide':
      return 'Gold side up';
    case 'foodSide':
      return 'Food side up';
    case 'unlock':
      return c.own
        ? `${gold(c.gold)} of the bank onto your ${jobName(c.unlocker)}${withCoins(c.coins)}`
        : `${gold(c.gold)} of yours onto ${possessive(cast.name(c.owner))} ${jobName(c.unlocker)}${withCoins(c.coins)}`;
    case 'payBank':
      return `${gold(c.gold)} of yours to the bank`;
    case 'tinner':
      return 'For nothing, through the Tinner';
    case 'smuggle':
      return `${gold(c.gold)} through the ${jobName(c.job)}`;
    case 'jester':
      return `Jester: no ${eventName(c.event)}`;
    case 'endure':
      return `Accept the ${eventName(c.event)}: ${eventEffect(c.event)}`;
    case 'pay':
      return `Pay the Countess ${gold(c.gold)}`;
    case 'seize':
      return `${jobName(c.spot.job)}${spotDetails(c.spot)} to the Countess`;
  }
}

const WISHES: Readonly<Record<VillagersWish['wish'], string>> = {
  stopDrafting: 'Draft nobody else',
  turnFounders: 'Turn the Founders',
  takeBack: 'Take a villager back into the hand',
  payOthers: 'Pay somebody else, or the bank',
};
export const wish = ({ wish: wanted }: VillagersWish): string => WISHES[wanted];
