import { type Cast, counted, joined } from '@spielstube/engine/text';
import { type EffectKey, EVENTS } from '../../data/countess.ts';
import { type ConditionKey, DEVELOPMENTS } from '../../data/developments.ts';
import {
  CARRIES,
  type CountedKey,
  isJoker,
  JOB_KEYS,
  NOTHING,
  type Payout,
  UNLOCKER,
} from '../../data/jobs.ts';
import { LIMITS, SPECIALS } from '../../data/setup.ts';
import { JOKERS, type JobKey } from '../../data/villagers.ts';
import { belowOf, carriedBy, isValue, payoutOfJob, type ValueKey } from '../figures.ts';
import type { Unlocking } from '../prospect.ts';
import type { SignKey } from '../words.ts';
import { builders, food, gold, jobName, listOf, possessive } from './words.ts';

/** What is counted, once and several times. */
const COUNTED: Readonly<Record<Exclude<CountedKey, ValueKey>, readonly [one: string, many: string]>> = {
  wood: ['wood symbol', 'wood symbols'],
  hay: ['hay symbol', 'hay symbols'],
  ore: ['ore symbol', 'ore symbols'],
  solo: ['solitary symbol', 'solitary symbols'],
  goldSymbols: ['gold symbol', 'gold symbols'],
  padlocks: ['padlock', 'padlocks'],
  food: ['food', 'food'],
  builders: ['builder', 'builders'],
  oreWoodHay: ['set of ore, wood and hay', 'sets of ore, wood and hay'],
  longChains: [`chain of ${SPECIALS.carter.chain} or more`, `chains of ${SPECIALS.carter.chain} or more`],
  villagersWithCoins: ['villager with coins on it', 'villagers with coins on them'],
};
/** What is itself an amount of gold. */
const VALUES: Readonly<Record<ValueKey, string>> = {
  woodGold: 'as on your uncovered wood cards',
  coinsOnOne: 'as coins on one of your villagers',
  silverOfOne: 'as your best silver now',
};
const howMuch = ({ gold: n, every }: Payout): string => {
  if (n === every) return 'as much gold';
  return n * 2 === every ? 'half as much gold' : `${n}/${every} of the gold`;
};

/** "3 gold per 2 hay symbols" */
export function payoutWords(job: number): string {
  const payout = payoutOfJob(job);
  if (payout === null) return '';
  if (isValue(payout.counts)) return `${howMuch(payout)} ${VALUES[payout.counts]}`;
  const [one, many] = COUNTED[payout.counts];
  return `${gold(payout.gold)} per ${payout.every === 1 ? one : `${payout.every} ${many}`}`;
}

export function belowWords(job: number): string {
  if (isJoker(job)) return 'anywhere in a chain';
  const below = belowOf(job);
  return below === NOTHING ? 'straight on the table' : jobName(below);
}

export function carriesWords(job: number): string {
  if (isJoker(job)) return `carries ${JOKERS.middle}, at the bottom ${JOKERS.bottom}`;
  if (CARRIES[job] === 0) return '';
  const carried = carriedBy(job);
  return carried.length === 1 && CARRIES[job] === 1
    ? `carries ${jobName(carried[0])}`
    : `carries ${CARRIES[job]}`;
}

export const unlockerWords = (job: number): string =>
  UNLOCKER[job] === NOTHING ? '' : jobName(UNLOCKER[job]);

const { smuggler, recruiter, pigeoneer, freelancer } = SPECIALS;
const part = smuggler.part === 2 ? 'Half' : `1/${smuggler.part}`;
/** What a special villager does, as short as a card needs it. */
const SPECIAL_EFFECTS: Partial<Readonly<Record<JobKey, string>>> = {
  monk: 'Joker in a chain, never on top',
  apprentice: 'Replaces a covered villager, who comes to you',
  tinner: 'Padlocks are free in this build phase',
  smuggler: `${part} of the gold of one of your cards`,
  benefactor: 'Place a hand card in the draft',
  prophet: 'Pick from a whole stack in the draft',
  pigeoneer: `Look at the top ${pigeoneer.cards} of the draw pile, take 1`,
  recruiter: `For ${gold(recruiter.gold)} take ${recruiter.picks} in a turn of the draft`,
  nun: 'Like a silver you have once, at the 2nd market day',
  freelancer: `With ${gold(freelancer.gold)} on it place ${freelancer.actions} more`,
};
export const specialEffect = (job: number): string => SPECIAL_EFFECTS[JOB_KEYS[job]] ?? '';

const SIGNS: Readonly<Record<SignKey, string>> = {
  food: 'Food',
  builders: 'Builder',
  gold: 'Gold symbol',
  silver: 'Silver symbol',
  bronze: 'Bronze symbol',
  padlock: 'Padlock',
  keyRing: 'Key ring',
  carries: 'Card symbol',
  banner: 'Banner',
  discarded: 'Discard sign',
  signpost: 'Signpost',
  coins: 'Coins',
};
export const signName = (sign: SignKey): string => SIGNS[sign];

const CONDITIONS: Readonly<Record<ConditionKey, string>> = {
  cards: 'cards in the village',
  specialsInHand: 'special cards in hand',
  solo: 'solitary symbols',
  suits: 'different suits',
  food: 'food',
  padlocks: 'padlocks',
  goldSymbols: 'gold symbols',
  builders: 'builders',
  ore: 'ore symbols',
  wood: 'wood symbols',
  hay: 'hay symbols',
  chains: `chains of ${SPECIALS.windmill.chain} or more`,
};
/** "padlocks": what is counted. */
export const conditionCount = (development: number): string => CONDITIONS[DEVELOPMENTS[development].most];
/** "most padlocks" */
export const conditionWords = (development: number): string => `most ${conditionCount(development)}`;

const REWARDS = {
  '': false,
  faceDown: '1 face-down card from a pile',
  faceUp: '1 villager of the road with its coins',
  basic: '1 basic into the village',
} as const;
/** "1 food": what a production card gives as long as it is kept. */
export function keptWords(development: number): string {
  const { food: meals, builders: hands } = DEVELOPMENTS[development];
  return listOf([meals > 0 && food(meals), hands > 0 && builders(hands)]);
}

/** "2 gold and 1 food for the next round" */
export function rewardWords(development: number): string {
  const { reward, gold: n } = DEVELOPMENTS[development];
  const kept = keptWords(development);
  return listOf([n > 0 && gold(n), REWARDS[reward], kept !== '' && `${kept} for the next round`]);
}

const EVENT_EFFECTS: Readonly<Record<EffectKey, (amount: number, free: number) => string>> = {
  pay: (n) => `You pay the Countess ${gold(n)}`,
  payPerVillager: (n, free) => `You pay the Countess ${gold(n)} for each villager placed beyond ${free}`,
  discard: (n) => `You discard ${counted(n, 'hand card', 'hand cards')}`,
  bank: (n) => `The Countess takes ${gold(n)} from the bank`,
  bankPerHandCard: (n) => `The Countess takes ${gold(n)} from the bank per card in your hand`,
  poach: () => 'The leftmost villager of the road goes to the Countess',
  payOrDiscard: (n) => `You pay the Countess ${gold(n)} or discard a hand card`,
  draftLess: (n) => `Next round you draft ${n} less, at least ${LIMITS.base}`,
  buildLess: (n) => `Next round you place ${n} less, at least ${LIMITS.base}`,
  seize: () => 'An uncovered villager without coins goes to the Countess',
};
export function eventEffect(event: number): string {
  const { effect, amount, free } = EVENTS[event];
  return EVENT_EFFECTS[effect](amount, free);
}

/** "2 gold to Anna’s or Ben’s Carpenter" */
export function unlockingWords(unlocking: Unlocking, cast: Cast): string {
  switch (unlocking.way) {
    case 'none':
      return '';
    case 'tinner':
      return 'padlock free through the Tinner';
    case 'own':
      return `${gold(unlocking.gold)} of the bank onto your ${jobName(unlocking.unlocker)}`;
    case 'others':
      return `${gold(unlocking.gold)} to ${joined(
        unlocking.owners.map((owner) => possessive(cast.name(owner))),
        'or',
      )} ${jobName(unlocking.unlocker)}`;
    case 'bank':
      return `${gold(unlocking.gold)} to the bank`;
  }
}
