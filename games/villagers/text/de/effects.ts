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
import { builders, dative, food, gold, jobName, listOf, theJobObject, yourJobObject } from './words.ts';

/** What is counted, once and several times. */
const COUNTED: Readonly<Record<Exclude<CountedKey, ValueKey>, readonly [one: string, many: string]>> = {
  wood: ['Holzsymbol', 'Holzsymbole'],
  hay: ['Heusymbol', 'Heusymbole'],
  ore: ['Erzsymbol', 'Erzsymbole'],
  solo: ['Solosymbol', 'Solosymbole'],
  goldSymbols: ['Goldsymbol', 'Goldsymbole'],
  padlocks: ['Schloss', 'Schlösser'],
  food: ['Nahrung', 'Nahrung'],
  builders: ['Bausymbol', 'Bausymbole'],
  oreWoodHay: ['Satz aus Erz, Holz und Heu', 'Sätze aus Erz, Holz und Heu'],
  longChains: [`Kette ab ${SPECIALS.carter.chain} Karten`, `Ketten ab ${SPECIALS.carter.chain} Karten`],
  villagersWithCoins: ['Karte, auf der Münzen liegen', 'Karten, auf denen Münzen liegen'],
};
/** What is itself an amount of gold. */
const VALUES: Readonly<Record<ValueKey, string>> = {
  woodGold: 'wie auf deinen offenen Holzkarten',
  coinsOnOne: 'wie Münzen auf einer deiner Karten',
  silverOfOne: 'wie dein bestes Silber jetzt',
};
const howMuch = ({ gold: n, every }: Payout): string => {
  if (n === every) return 'so viel Gold';
  return n * 2 === every ? 'halb so viel Gold' : `${n}/${every} so viel Gold`;
};

/** „3 Gold je 2 Heusymbole“ */
export function payoutWords(job: number): string {
  const payout = payoutOfJob(job);
  if (payout === null) return '';
  if (isValue(payout.counts)) return `${howMuch(payout)} ${VALUES[payout.counts]}`;
  const [one, many] = COUNTED[payout.counts];
  return `${gold(payout.gold)} je ${payout.every === 1 ? one : `${payout.every} ${many}`}`;
}

export function belowWords(job: number): string {
  if (isJoker(job)) return 'irgendwo in einer Kette';
  const below = belowOf(job);
  return below === NOTHING ? 'frei auslegen' : jobName(below);
}

export function carriesWords(job: number): string {
  if (isJoker(job)) return `trägt ${JOKERS.middle}, ganz unten ${JOKERS.bottom}`;
  if (CARRIES[job] === 0) return '';
  const carried = carriedBy(job);
  return carried.length === 1 && CARRIES[job] === 1
    ? `trägt ${jobName(carried[0])}`
    : `trägt ${CARRIES[job]}`;
}

export const unlockerWords = (job: number): string =>
  UNLOCKER[job] === NOTHING ? '' : jobName(UNLOCKER[job]);

const { smuggler, recruiter, pigeoneer, freelancer } = SPECIALS;
const part = smuggler.part === 2 ? 'Die Hälfte' : `Ein ${smuggler.part}tel`;
/** What a special villager does, as short as a card needs it. */
const SPECIAL_EFFECTS: Partial<Readonly<Record<JobKey, string>>> = {
  monk: 'Joker in einer Kette, nie zuoberst',
  apprentice: 'Löst einen Verdeckten ab, der kommt in dein Dorf',
  tinner: 'Schlösser sind in dieser Bauphase umsonst',
  smuggler: `${part} vom Gold einer deiner Karten`,
  benefactor: 'Im Draft eine Handkarte anlegen',
  prophet: 'Im Draft aus einem ganzen Stapel wählen',
  pigeoneer: `1 der obersten ${pigeoneer.cards} vom Nachziehstapel auf die Hand`,
  recruiter: `Für ${gold(recruiter.gold)} ${recruiter.picks} Karten je Zug im Draft`,
  nun: 'Wie ein Silber, das du einmal hast, am 2. Markttag',
  freelancer: `Mit ${gold(freelancer.gold)} darauf ${freelancer.actions} mehr anlegen`,
};
export const specialEffect = (job: number): string => SPECIAL_EFFECTS[JOB_KEYS[job]] ?? '';

const SIGNS: Readonly<Record<SignKey, string>> = {
  food: 'Nahrung',
  builders: 'Bausymbol',
  gold: 'Goldsymbol',
  silver: 'Silbersymbol',
  bronze: 'Bronzesymbol',
  padlock: 'Schloss',
  keyRing: 'Schlüsselbund',
  carries: 'Kartensymbol',
  banner: 'Fahne',
  discarded: 'Ablegen',
  signpost: 'Wegweiser',
  coins: 'Münzen',
};
export const signName = (sign: SignKey): string => SIGNS[sign];

const CONDITIONS: Readonly<Record<ConditionKey, string>> = {
  cards: 'Karten im Dorf',
  specialsInHand: 'Spezialkarten auf der Hand',
  solo: 'Solosymbole',
  suits: 'verschiedene Betriebe',
  food: 'Nahrung',
  padlocks: 'Schlösser',
  goldSymbols: 'Goldsymbole',
  builders: 'Bausymbole',
  ore: 'Erzsymbole',
  wood: 'Holzsymbole',
  hay: 'Heusymbole',
  chains: `Ketten ab ${SPECIALS.windmill.chain} Karten`,
};
/** „Schlösser“: what is counted. */
export const conditionCount = (development: number): string => CONDITIONS[DEVELOPMENTS[development].most];
/** „die meisten Schlösser“ */
export const conditionWords = (development: number): string =>
  `die ${DEVELOPMENTS[development].most === 'food' ? 'meiste' : 'meisten'} ${conditionCount(development).replace(/^verschiedene /, 'verschiedenen ')}`;

const REWARDS = {
  '': false,
  faceDown: '1 Karte verdeckt von einem Stapel',
  faceUp: '1 Karte aus der Auslage, samt Münzen',
  basic: '1 Startkarte ins Dorf',
} as const;
/** „1 Nahrung“: what a production card gives as long as it is kept. */
export function keptWords(development: number): string {
  const { food: meals, builders: hands } = DEVELOPMENTS[development];
  return listOf([meals > 0 && food(meals), hands > 0 && builders(hands)]);
}

/** „2 Gold und 1 Nahrung für die nächste Runde“ */
export function rewardWords(development: number): string {
  const { reward, gold: n } = DEVELOPMENTS[development];
  const kept = keptWords(development);
  return listOf([n > 0 && gold(n), REWARDS[reward], kept !== '' && `${kept} für die nächste Runde`]);
}

const EVENT_EFFECTS: Readonly<Record<EffectKey, (amount: number, free: number) => string>> = {
  pay: (n) => `Du zahlst der Gräfin ${gold(n)}`,
  payPerVillager: (n, free) => `Du zahlst der Gräfin ${gold(n)} für jede angelegte Karte über ${free}`,
  discard: (n) => `Du legst ${counted(n, 'Handkarte', 'Handkarten')} ab`,
  bank: (n) => `Die Gräfin nimmt ${gold(n)} aus der Bank`,
  bankPerHandCard: (n) => `Die Gräfin nimmt ${gold(n)} aus der Bank je Handkarte von dir`,
  poach: () => 'Die linke Karte der Auslage geht zur Gräfin',
  payOrDiscard: (n) => `Du zahlst der Gräfin ${gold(n)} oder legst eine Handkarte ab`,
  draftLess: (n) => `Nächste Runde nimmst du ${n} weniger, mindestens ${LIMITS.base}`,
  buildLess: (n) => `Nächste Runde legst du ${n} weniger an, mindestens ${LIMITS.base}`,
  seize: () => 'Eine offene Karte ohne Münzen geht zur Gräfin',
};
export function eventEffect(event: number): string {
  const { effect, amount, free } = EVENTS[event];
  return EVENT_EFFECTS[effect](amount, free);
}

/** „2 Gold an den Tischler von Anna oder Ben“ */
export function unlockingWords(unlocking: Unlocking, cast: Cast): string {
  switch (unlocking.way) {
    case 'none':
      return '';
    case 'tinner':
      return 'Schloss umsonst durch die Blechschmiedin';
    case 'own':
      return `${gold(unlocking.gold)} der Bank auf ${yourJobObject(unlocking.unlocker)}`;
    case 'others':
      return `${gold(unlocking.gold)} an ${theJobObject(unlocking.unlocker)} von ${joined(
        unlocking.owners.map((owner) => dative(cast.name(owner))),
        'oder',
      )}`;
    case 'bank':
      return `${gold(unlocking.gold)} an die Bank`;
  }
}
