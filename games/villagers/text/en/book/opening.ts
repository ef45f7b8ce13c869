import { BASICS, job } from '../../../data/jobs.ts';
import {
  LIMITS,
  MARKETS,
  PADLOCK_GOLD,
  ROAD,
  ROAD_COIN,
  STACK_CARDS,
  STACKS,
  STARTING_GOLD,
  STARTING_HAND,
  SWAPS,
  WOOL_AND_LEATHER_FROM,
} from '../../../data/setup.ts';
import { SUITS } from '../../../data/suits.ts';
import { drawPileOf, SIGNPOSTED, WOOL_AND_LEATHER } from '../../figures.ts';
import { coins, gold, inWords, jobName, listOf, timesInWords } from '../words.ts';
import { BASIC_NAMES, BASICS_EACH, BASICS_IN_ALL } from './figures.ts';

/** How the game goes, its set-up, and what counts. */
export const opening = {
  course: {
    title: 'How the game goes',
    intro: [
      'Everybody builds a village. Your Founders lie in the middle, and around them production chains grow: whoever lies higher up needs those below and usually brings more.',
      `A round has three parts. In the draft phase you take villagers in turn, from the road or from the ${inWords(ROAD)} stacks behind it, as many as your draft limit allows: ${LIMITS.base} and one for each food. Then the road is renewed. In the build phase you place villagers from your hand: ${LIMITS.base} and one for each builder, never more than ${LIMITS.most}.`,
      `The cards at the very bottom (${BASIC_NAMES}) have piles of their own. You get them by laying a hand card face down onto a stack, at most ${timesInWords(SWAPS)} in a build phase.`,
      `Some villagers have a padlock. If whoever opens it is in your own village, the bank puts ${gold(PADLOCK_GOLD)} on that card. If only somebody else has one, you pay the ${gold(PADLOCK_GOLD)} onto theirs; if nobody has, you pay them to the bank.`,
      `When the first ${inWords(MARKETS.first)} stacks are empty, the first market day comes; when all are, the second. Both bring the gold printed on uncovered cards, the second all silver as well. Coins on your villagers count at both. Then the game is over: most gold wins.`,
    ],
    rules: {
      'VRS-FLOW-01':
        'A round is draft phase, road update, build phase and end of the round. Then come, if they are due, bronze scoring, development phase and market day.',
      'VRS-FLOW-02': 'Rounds are played until the second market day has been held.',
      'VRS-FLOW-03': 'The number of rounds is not fixed: it depends on how fast the stacks run out.',
      'VRS-FLOW-04':
        'When all have built, the order is: check the Founders, pass the GO! card, bronze, development, market day.',
      'VRS-FLOW-05': 'The gold in the supply is the victory points.',
    },
  },
  setup: {
    title: 'Set-up',
    intro: ['The game sets itself up. Whoever wants to do it at a real table finds the numbers here.'],
    rules: {
      'VRS-SET-01': 'The game is for two, three or four players; alone you play against the Countess.',
      'VRS-SET-02': `The ${inWords(ROAD)} villagers with a signpost lie face up side by side, in random order: the road. They are ${listOf(SIGNPOSTED.map(jobName))}.`,
      'VRS-SET-03': 'The road starts without any coins.',
      'VRS-SET-04': `The ${BASICS_IN_ALL} basics form ${inWords(BASICS.length)} open piles: ${BASICS_EACH} each of ${BASIC_NAMES}.`,
      'VRS-SET-05': 'Everybody gets a Founders card with the gold side up: the middle of the village.',
      'VRS-SET-06': `Everybody starts with ${gold(STARTING_GOLD)} in the supply. All other gold is the bank, and it never runs out.`,
      'VRS-SET-07':
        'Whoever last drove a nail into a wall gets the GO! card. Here chance decides, or you choose beforehand.',
      'VRS-SET-08': `With fewer than ${inWords(WOOL_AND_LEATHER_FROM)} players all ${WOOL_AND_LEATHER} cards of wool and leather are taken out.`,
      'VRS-SET-09': `The remaining villagers are shuffled and form ${inWords(STACKS)} hidden stacks: of ${STACK_CARDS[2]} cards with two players, ${STACK_CARDS[3]} with three, ${STACK_CARDS[4]} with four.`,
      'VRS-SET-10': 'A stack lies above each place of the road; they are counted from the left.',
      'VRS-SET-11': `The first market day lies under stack ${MARKETS.first}, the second under stack ${MARKETS.second}.`,
      'VRS-SET-12': `Everybody is dealt ${STARTING_HAND} hand cards.`,
      'VRS-SET-13': `What is left is the draw pile: without modules ${drawPileOf(2)} cards with two players, ${drawPileOf(3)} with three, ${drawPileOf(4)} with four. The discard pile is empty.`,
      'VRS-SET-14':
        'Only you see the fronts of your hand cards. Their backs, that is their suits, are seen by all.',
      'VRS-SET-15': `You can play the first game without padlocks: they cost nothing then, and nobody gets anything for them. They are still counted, for instance by the ${jobName(job('locksmith'))}. The ${jobName(job('tinner'))} cannot be played.`,
      'VRS-SET-16':
        'Supplies, coins, road, villages, discard pile, the size of every pile and the backs of top cards and hands are open to all.',
      'VRS-SET-17': 'The three modules Support, Profiteers and Development can be added in any mix.',
    },
  },
  symbols: {
    title: 'What counts',
    intro: [
      `Every card belongs to one of ${inWords(SUITS)} suits. A covered card shows only its name, suit and padlock.`,
    ],
    rules: {
      'VRS-VIS-01':
        'As soon as one card lies on another, nothing below the name of the lower one counts any more: food, builders, gold, silver, bronze, key ring. A single card is enough.',
      'VRS-VIS-02': 'Suit symbols count everywhere in a chain, covered or not.',
      'VRS-VIS-03': 'Padlocks count everywhere in a chain, covered or not; a padlocked card has one.',
      'VRS-VIS-04': 'Basics and Founders count with their suit symbol: wood, hay, ore or grain.',
      'VRS-VIS-05': 'The food and builders of a village are those that lie in it uncovered.',
      'VRS-VIS-06': 'Equal villagers may lie in the same village any number of times.',
      'VRS-VIS-07': 'A villager in a village never comes back into a hand.',
    },
  },
  draft: {
    title: 'Draft phase',
    intro: ['In turn, everybody takes a villager until all have reached their limit.'],
    rules: {
      'VRS-DRAFT-01': 'Whoever has the GO! card begins; then it goes on clockwise, one villager a turn.',
      'VRS-DRAFT-02': 'You take a face-up villager of the road or the top card of a stack.',
      'VRS-DRAFT-03': `Your draft limit is ${LIMITS.base} and 1 for each food in your village.`,
      'VRS-DRAFT-04': `Nobody takes more than ${LIMITS.most}.`,
      'VRS-DRAFT-05': 'You must pick until your limit is reached. There is no passing.',
      'VRS-DRAFT-06': 'Whoever has reached the limit is skipped; the others go on until everybody is done.',
      'VRS-DRAFT-07': 'Picked cards lie face up below the own supply, those from stacks as well.',
      'VRS-DRAFT-08': 'Only when the last one is done do all take their cards into the hand together.',
      'VRS-DRAFT-09': 'Coins on a villager of the road go at once into the supply of whoever takes it.',
      'VRS-DRAFT-10':
        'A freed place is filled at once with the top card of the leftmost stack that has any. The new villager has no coins.',
      'VRS-DRAFT-11': 'A pick from a stack does not touch the road.',
      'VRS-DRAFT-12': 'Market day cards are never drafted.',
      'VRS-DRAFT-13': 'An exhausted stack stays exhausted: no card will lie there again.',
      'VRS-DRAFT-14': `When all ${inWords(STACKS)} stacks are exhausted, the draw pile fills the road.`,
      'VRS-DRAFT-15': 'When that is empty too, places of the road stay free in the draft phase.',
      'VRS-DRAFT-16':
        'In the draft phase you may take from the draw pile only when all stacks are exhausted; then like from a stack.',
      'VRS-DRAFT-17':
        'Food counts as it is in your turn. If a Benefactor changes it, the new limit counts at once; what you have picked you keep.',
      'VRS-DRAFT-18': 'If there is nothing left to pick anywhere, the draft phase ends for all.',
      'VRS-DRAFT-19': 'There is no hand limit.',
    },
  },
  road: {
    title: 'Road update',
    intro: ['With three or four players, those with coins go; with two players, those without.'],
    rules: {
      'VRS-ROAD-01': 'The road is renewed once a round, after the draft phase and before the build phase.',
      'VRS-ROAD-02':
        'With three or four, first: every villager of the road with coins is discarded. The coins go to the bank.',
      'VRS-ROAD-03': 'Then empty places are filled from the draw pile, from left to right.',
      'VRS-ROAD-04':
        'If the draw pile is empty, the leftmost stack that has cards fills them. This can bring on a market day.',
      'VRS-ROAD-05': `In the end ${coins(ROAD_COIN)} from the bank comes onto every villager of the road.`,
      'VRS-ROAD-06':
        'With three or four, nobody has coins yet in the first round: only empty places are filled.',
      'VRS-ROAD-07': `With two, first: in reverse turn order each may put ${coins(ROAD_COIN)} of the bank on a villager of the road.`,
      'VRS-ROAD-08': 'Nobody has to put a coin.',
      'VRS-ROAD-09': 'Both may choose the same villager.',
      'VRS-ROAD-10': 'Then, with two, every villager of the road without coins is discarded.',
      'VRS-ROAD-11':
        'In the end the places are filled from the draw pile, or from the leftmost stack. New villagers have no coin.',
      'VRS-ROAD-12': 'With two, villagers with coins stay and can gather coins over several rounds.',
      'VRS-ROAD-13': 'If there are no cards left at all, places stay empty.',
      'VRS-ROAD-14': 'The discard pile is never shuffled back.',
      'VRS-ROAD-15': 'With two, if nobody lies on the road, nobody is asked for a coin.',
    },
  },
} as const;
