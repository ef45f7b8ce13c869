import { capital, counted } from '@spielstube/engine/text';
import { DEVELOPMENTS, DIRECTION_KEYS } from '../../data/developments.ts';
import { BASICS } from '../../data/jobs.ts';
import { LIMITS, MARKETS, PADLOCK_GOLD, SWAPS, WOOL_AND_LEATHER_FROM } from '../../data/setup.ts';
import { LEATHER, SOLO, SPECIAL, WOOL } from '../../data/suits.ts';
import { copiesOfSuit, countedUp } from '../figures.ts';
import type { Note, Notes } from '../notes.ts';
import type { Limit } from '../prospect.ts';
import { COUNTS_UNCOVERED, ruleOfDevelopment, ruleOfJob, ruleOfPhase, ruleOfSign } from '../rules.ts';
import type { SignKey } from '../words.ts';
import { cardLines } from './cards.ts';
import {
  conditionCount,
  conditionWords,
  eventEffect,
  keptWords,
  rewardWords,
  signName,
  unlockingWords,
} from './effects.ts';
import {
  basicName,
  builders,
  cards,
  coins,
  developmentName,
  directionName,
  eventName,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  marketName,
  phaseName,
  placeName,
  possessive,
  seasonName,
  stackName,
  suitCard,
  suitName,
  timesInWords,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line) => line !== false),
  rule,
});

const PHASES: readonly string[] = [
  'Everybody gets Founders, gold and hand cards.',
  'In turn, everybody takes a villager from the road or from a stack, until all have reached their draft limit.',
  'Some of the road is replaced, and coins make those who stay more tempting.',
  'In turn, everybody places villagers from the hand in the village, as many as the build limit allows.',
  'Whoever has no food turns the Founders; the GO! card moves on. Then a market day may come, with the modules bronze and development before it, alone the event.',
];

const SIGNS: Readonly<Record<SignKey, readonly string[]>> = {
  food: [
    `For each food you draft one villager more: ${LIMITS.base} and one per symbol, at most ${LIMITS.most}.`,
    'It counts only as long as nothing lies on the card.',
  ],
  builders: [
    `For each builder you place one villager more: ${LIMITS.base} and one per symbol, at most ${LIMITS.most}.`,
    'It counts only as long as nothing lies on the card, and from your next build phase on.',
  ],
  gold: ['So much gold comes at each market day, as long as nothing lies on the card.'],
  silver: ['Brings gold at the second market day only, by the condition on the card.'],
  bronze: ['Brings gold after every build phase, but only one bronze card a village: the best.'],
  padlock: [
    `When it is placed, ${gold(PADLOCK_GOLD)} must move: from the bank onto your own unlocker, else from you onto somebody’s, and if there is none, from you to the bank.`,
    'Padlocks count for everything that counts padlocks, covered or not.',
  ],
  keyRing: ['So many padlocked cards of the game can be opened by this one. The number limits nothing.'],
  carries: ['So many cards may lie on this one, side by side.'],
  banner: ['Placed straight on the table: it needs nobody below.'],
  discarded: ['Discarded right after it was played; costs no build action.'],
  signpost: ['Villagers with a signpost lie on the road at the start.'],
  coins: [
    'Coins on a villager stay there to the end of the second market day and cannot be spent.',
    'At the first market day the bank pays you as much again.',
  ],
};

const onlyWith = `Only with ${inWords(WOOL_AND_LEATHER_FROM)} players.`;
const SUIT_LINES: Readonly<Record<number, string>> = {
  [WOOL]: onlyWith,
  [LEATHER]: onlyWith,
  [SOLO]: 'Each is placed straight on the table and carries nobody.',
  [SPECIAL]: 'Each has a rule of its own.',
};
const suitLine = (suit: number): string =>
  SUIT_LINES[suit] ?? 'A chain grows from the bottom to the top, card on card.';

/** Where a limit comes from, in one line. */
function limitLine({ symbols, kept, less, cut }: Limit, symbol: (n: number) => string): string {
  const parts = [
    `${LIMITS.base} for everybody`,
    ...(symbols > 0 ? [`${symbol(symbols)} in the village`] : []),
    ...(kept > 0 ? [`${symbol(kept)} of the production card`] : []),
  ].join(' + ');
  return `${parts}.${cut ? ` More than ${LIMITS.most} is not possible.` : ''}${less > 0 ? ` The event lowers it by ${less}.` : ''}`;
}

const bySuit = (suits: readonly number[]): string =>
  listOf(countedUp(suits).map(([suit, n]) => `${n}× ${suitName(suit)}`));

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Round ${round}`,
      ['How many rounds there will be depends on how fast the stacks run out.'],
      'VRS-FLOW-03',
    ),
  phase: (phase) => note(capital(phaseName(phase)), [PHASES[phase]], ruleOfPhase(phase)),
  bronze: () =>
    note(
      'Bronze',
      ['After every build phase the best bronze card of each village brings gold.'],
      'VRS-PROF-04',
    ),
  development: () =>
    note(
      'Development',
      [
        'After every build phase each of the three cards goes to whoever alone has the most of what it counts.',
      ],
      'VRS-DEV-04',
    ),
  goCard: (name) =>
    note(
      'GO! card',
      [`${name} begins draft and build phase.`, 'After every build phase it moves on to the left.'],
      'VRS-BUILD-14',
    ),
  market: (market, left, due, held) =>
    note(
      capital(marketName(market)),
      [
        market === 1
          ? `Held after the round in which the first ${inWords(MARKETS.first)} stacks are exhausted.`
          : `Held after the round in which all ${inWords(MARKETS.second)} stacks are exhausted. Then the game is over.`,
        held
          ? 'It has been held.'
          : due
            ? 'These stacks are empty: it comes at the end of this round.'
            : `There ${left === 1 ? 'is' : 'are'} still ${cards(left)} in these stacks.`,
        market === 1
          ? 'Printed gold of uncovered cards, and as much as lies on your villagers in coins. The coins stay.'
          : 'Printed gold of uncovered cards, and silver; in the end the coins come into the supply.',
      ],
      market === 1 ? 'VRS-MKT1-01' : 'VRS-MKT2-01',
    ),
  income: (name, { market, gold: printed, silver, coins: lying, perVillager, total }) =>
    note(
      `${capital(marketName(market))}: ${name}`,
      [
        `Now it would bring ${gold(total)}:`,
        `Printed on uncovered cards: ${printed}.`,
        market === 2 && `Silver: ${silver}.`,
        market === 1
          ? `As much again as lies in the village in coins: ${lying}.`
          : `Coins that come into the supply: ${lying}.`,
        perVillager > 0 && `For the Countess’s villagers: ${perVillager}.`,
      ],
      market === 1 ? 'VRS-MKT1-02' : 'VRS-MKT2-02',
    ),
  supply: (name, n) =>
    note(
      capital(`${possessive(name)} supply`),
      [`${gold(n)}. In the end most gold in the supply wins.`],
      'VRS-FLOW-05',
    ),
  bank: () => note('Bank', ['All gold comes from it. It is never empty.'], 'VRS-SET-06'),

  card: (job) => note(jobName(job), cardLines(job), ruleOfJob(job)),
  onRoad: (job, n) =>
    note(
      jobName(job),
      [
        n > 0
          ? `Whoever takes the ${jobName(job)} gets ${coins(n)} as well.`
          : `Whoever takes the ${jobName(job)} gets the card and no coins.`,
        ...cardLines(job),
      ],
      n > 0 ? 'VRS-DRAFT-09' : ruleOfJob(job),
    ),
  inVillage: (job, n, covered) =>
    note(
      jobName(job),
      [
        covered && 'Covered: only suit and padlock still count.',
        n > 0 && `${coins(n)} ${n === 1 ? 'lies' : 'lie'} on it, to the end of the second market day.`,
        ...cardLines(job),
      ],
      covered ? 'VRS-VIS-01' : ruleOfJob(job),
    ),
  inHand: (job, unlocking, cast) => {
    const price = unlockingWords(unlocking, cast);
    const missing = 'missing' in unlocking ? unlocking.missing : 0;
    return note(
      jobName(job),
      [
        price !== '' && `The padlock now: ${price}${missing > 0 ? `; you are ${gold(missing)} short` : ''}.`,
        ...cardLines(job),
      ],
      price === '' ? ruleOfJob(job) : 'VRS-LOCK-07',
    );
  },
  back: (suit) =>
    note(
      capital(suitCard(suit)),
      [
        `The back tells the suit: ${suitName(suit)}.`,
        `There are ${copiesOfSuit(suit)} such cards in the game without modules.`,
      ],
      'VRS-SET-14',
    ),
  unseen: () => note('Face-down card', ['Nobody has seen even its back.'], 'VRS-SET-16'),
  suit: (suit) =>
    note(
      capital(suitName(suit)),
      [
        `${copiesOfSuit(suit)} cards in the game, modules not counted. ${suitLine(suit)}`,
        'Suit symbols count, covered or not.',
      ],
      'VRS-VIS-02',
    ),
  sign: (sign) => note(signName(sign), SIGNS[sign], ruleOfSign(sign)),
  coins: (n) => note(coins(n), SIGNS.coins, 'VRS-LOCK-10'),

  place: (place) =>
    note(`Road, ${placeName(place)}`, ['Empty: there are no cards left to fill it.'], 'VRS-DRAFT-15'),
  stack: (stack, n, suit) =>
    note(
      stackName(stack),
      [
        `${cards(n)}; on top a ${suitCard(suit)}.`,
        'You may take the top one. The leftmost stack fills the road.',
      ],
      'VRS-DRAFT-02',
    ),
  exhausted: (stack) =>
    note(stackName(stack), ['Exhausted: no card will ever lie here again.'], 'VRS-DRAFT-13'),
  drawPile: (n) =>
    note(
      'Draw pile',
      [
        n === 0 ? 'It is empty.' : `${cards(n)}.`,
        'It fills the road after the draft phase. In the draft phase it counts only when all stacks are empty.',
      ],
      'VRS-ROAD-03',
    ),
  discardPile: (n) =>
    note(
      'Discard pile',
      [n === 0 ? 'Nothing lies here yet.' : `${cards(n)}, face up.`, 'It is never shuffled back.'],
      'VRS-ROAD-14',
    ),
  basics: (basic, n) =>
    note(
      basicName(basic),
      [
        n === 0 ? 'All of them are gone.' : `${n} left.`,
        `Up to ${timesInWords(SWAPS)} in your build phase you may swap a hand card for a basic. It costs no build action.`,
        ...cardLines(BASICS[basic]),
      ],
      'VRS-START-01',
    ),

  draftLimit: (limit) =>
    note(
      `Draft limit ${limit.limit}`,
      ['So many villagers you take in each draft phase; there is no passing.', limitLine(limit, food)],
      'VRS-DRAFT-03',
    ),
  buildLimit: (limit) =>
    note(
      `Build limit ${limit.limit}`,
      [
        'So many villagers you may place in your build phase; it is counted once, at its start.',
        limit.begun !== true && limitLine(limit, builders),
      ],
      'VRS-BUILD-02',
    ),
  swaps: (left) =>
    note(
      'Basics',
      [
        `${left} of ${SWAPS} swaps left in this build phase.`,
        'A hand card goes face down onto a stack, and a basic comes into your village.',
      ],
      'VRS-START-02',
    ),
  tinner: () =>
    note(
      'Tinner',
      ['Until the end of this build phase your padlocks open for nothing, if you like.'],
      'VRS-SPECIAL-25',
    ),
  hand: (name, suits) =>
    note(
      capital(`${possessive(name)} hand`),
      suits.length === 0
        ? ['No hand cards.']
        : [`${cards(suits.length)}: ${bySuit(suits)}.`, 'Everybody sees the backs of hand cards.'],
      'VRS-SET-14',
    ),
  drafted: (name, n, limit) =>
    note(
      `Drafted: ${name}`,
      [
        `${n} of ${limit}.`,
        'All take their cards into the hand together, when the last one has reached the limit.',
      ],
      'VRS-DRAFT-08',
    ),
  village: (name, n) =>
    note(
      capital(`${possessive(name)} village`),
      [`${cards(n)}. In a tie, fewer cards in the village win.`],
      'VRS-END-03',
    ),

  developmentCard: (development, counts, leader) => {
    const { most, direction } = DEVELOPMENTS[development];
    return note(
      developmentName(development),
      [
        `${capital(directionName(DIRECTION_KEYS.indexOf(direction)))}. Whoever alone has the ${conditionWords(development)} gets: ${rewardWords(development)}.`,
        COUNTS_UNCOVERED.includes(most) && 'What is covered does not count.',
        `${capital(conditionCount(development))}: ${counts.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
        leader === '' ? 'Nobody would get it now.' : `${leader} would get it now.`,
      ],
      ruleOfDevelopment(development),
    );
  },
  direction: (direction) =>
    note(
      capital(directionName(direction)),
      DIRECTION_KEYS[direction] === 'production'
        ? ['Who wins it takes the gold and keeps the card until the next development phase.']
        : ['It is contested anew in every round.'],
      DIRECTION_KEYS[direction] === 'production' ? 'VRS-DEV-10' : 'VRS-DEV-09',
    ),
  kept: (development, name) =>
    note(
      developmentName(development),
      [
        `With ${name} until the next development phase: ${keptWords(development)}.`,
        'Its symbols raise the limit only; they count for nothing else.',
      ],
      'VRS-DEV-11',
    ),

  event: (event) =>
    note(
      eventName(event),
      [`${eventEffect(event)}.`, 'It happens at the end of the build phase. The Jester can prevent it.'],
      'VRS-SOLO-08',
    ),
  season: (season, left) =>
    note(
      capital(seasonName(season)),
      [
        season === 0 ? 'Until the first market day.' : 'After the first market day.',
        `${counted(left, 'event', 'events')} left in the deck.`,
      ],
      'VRS-SOLO-08',
    ),
  jester: (atHand) =>
    note(
      'Jester',
      [atHand ? 'He can prevent one single event.' : 'You have used him already.'],
      'VRS-SOLO-09',
    ),
  countess: (n, villagers) =>
    note(
      'Countess',
      [
        `${gold(n)} and ${counted(villagers, 'villager', 'villagers')} besides her own card.`,
        'You win only with more gold than she has.',
        'After every card that you take you give her one of the road, with its coins.',
      ],
      'VRS-SOLO-03',
    ),
};
