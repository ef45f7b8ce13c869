import { capital, counted } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, POINTS, PURCHASE } from '../../data/bonuses.ts';
import { ANIMAL_SORTS, STACK_SIZE } from '../../data/setup.ts';
import { saleOf } from '../../rules/goods.ts';
import type { BurgundyWords } from '../words.ts';
import { effects } from './effects.ts';
import { amount, amountOf, animalName, cardName, cardNames, goodsName, spelled } from './words.ts';

const cards = (n: number): string => counted(n, 'card', 'cards');

const boughtCards = spelled(PURCHASE.cards, 'card', 'cards');

export const words: BurgundyWords = {
  sheets: { board: 'Display', own: 'My estate' },
  card: cardName,
  face: (key) => (key === 'carpenter' ? 'Carpenter' : cardName(key)),
  goods: goodsName,
  animal: animalName,
  effect: (key) => effects[key],
  gain: amountOf,
  amount,

  joker: 'Joker',
  triple: (points) => `Three of them, a triple: ${amount('points', points)}.`,
  copies: (type, n) => `There are ${n} cards of ${cardNames(type)} in the game.`,
  onHand: (n) => `${cards(n)} in hand`,

  round: (round, of) => `Round ${round} of ${of}`,
  roundShort: (round, of) => `${round}/${of}`,
  phase: (letter) => `Phase ${letter}`,

  roundAbout: 'Five phases from A to E, each of six rounds. In every round everybody has one turn.',
  phaseCard: 'A triple brings',
  phaseCardAbout: 'Whoever completes a triple takes one of these.',
  firstTriples: 'First triple:',
  firstTriplesAbout: (points) =>
    `Whoever is first to complete a triple of a type gets its card: ${amount('points', points)}.`,
  firstTriple: (type, points) => `First triple of ${cardNames(type)}: ${amount('points', points)}`,
  heldBy: (name) => `Taken by ${name}.`,
  stillFree: 'Still to be had.',
  step: 'Each step to a neighbouring number:',
  allSeven: 'All 7 types',
  allSevenCard: (points) => `All 7 types: ${amount('points', points)}`,
  allSevenAbout: 'For cards of all seven types in your estate. Whoever comes first gets most.',
  goodsStacks: 'Goods',
  animalStacks: 'Animals',
  goodsOnTop: (top, n) => (top === null ? 'Goods stack, empty' : `Goods stack: ${top}, ${cards(n)}`),
  animalOnTop: (top, n) => (top === null ? 'Animal stack, empty' : `Animal stack: ${top}, ${cards(n)}`),
  cardsLeft: (n) => `${cards(n)} in the stack, the top one is open.`,
  row: (row) => `Row ${row}`,
  rowAbout: (row) => `With a ${row} you take a card from here. Each step beside it costs 1 worker.`,
  empty: 'empty',
  free: 'free',
  drawPile: 'draw',
  discardPile: 'discard',
  drawPileOf: (n) => `Draw pile: ${cards(n)}`,
  drawPileAbout: `Once in your turn: draw ${boughtCards} for ${PURCHASE.price} silver and use one of them.`,
  discardPileOf: (n) => `Discard pile: ${cards(n)}`,
  discardAbout: 'Cards played and given up. A click on the pile shows all of them.',
  discardEmpty: 'Nothing lies on the discard pile.',
  bought: 'The cards you bought',
  boughtBy: (name) => `${name} buys`,
  asProject: 'Project',
  asDie: 'Die',

  projects: 'Projects',
  estate: 'Estate',
  storage: 'Storage',
  points: (n) => (n === 1 ? 'point' : 'points'),
  freeSlot: 'free',
  freeSlotAbout: 'Room for a project. Three is the most.',
  estateEmpty: (own) =>
    own ? 'Your estate grows here: placed projects, three of a type each.' : 'Nothing is placed yet.',
  newStack: 'new stack',
  newStackAbout: 'A new stack starts here.',
  stack: (type, n) => `Stack of ${cardNames(type)}: ${n} of ${STACK_SIZE}`,
  stackWorth: (points, complete) =>
    complete ? `Complete: ${amount('points', points)}.` : `With three cards: ${amount('points', points)}.`,
  chosen: 'chosen',
  hand: 'hand',
  handCard: (die) => `Hand card: a ${die}`,
  chosenDie: (die) => (die === null ? 'Any number, from the Castle' : `Chosen: a ${die}`),
  inPile: (n) => (n === 0 ? 'stack is empty' : `${n} in the stack`),
  inPileAbout: 'Your dice for the rest of the phase. You draw one card in every round.',
  silverAbout: `${capital(spelled(PURCHASE.price, 'silver buys', 'silver buy'))} ${boughtCards} from the pile, once in a turn.`,
  workersAbout: 'A worker changes your number by one step. 6 and 1 are neighbours.',
  goodsAbout: (low, high) =>
    `Sold with a ${low} or ${high}, always all of them: ${amount('points', saleOf(1).points)} and ${amount('silver', saleOf(1).silver)} for each card.`,
  animalsAbout: `Different ones score at the end: 2 bring ${amount('points', ANIMAL_SETS[2])}, 3 bring ${ANIMAL_SETS[3]}, all ${ANIMAL_SORTS} bring ${ANIMAL_SETS[4]}.`,
  pointCards: (n) => `Point cards: ${amount('points', n)}`,
  pointCardsAbout: `${ACTIONS.cardsPerPoint} workers or silver, mixed as you like, become 1 point.`,
  sold: (n) => `Sold goods: ${amount('points', n)}`,
  startCard: `Start player card: ${amount('points', POINTS.startCard)} at the end`,
  startFront: 'Whoever sells goods last starts the next phase.',
  startBack: 'Turned over: goods have been sold in this phase. Whoever has it at the end starts the next.',
  exchange: 'Exchange for points',
  exchangeAbout: `Every ${ACTIONS.cardsPerPoint} cards, workers and silver mixed, become one point.`,

  status: { deciding: 'to move', played: 'has played', next: 'is next', later: 'later' },
  whole: (name) => `${name}’s estate`,
  toCome: 'to come',
  bonusCards: 'Bonus cards',
  egonType: (type, n) => `Egon, ${cardNames(type)}: ${cards(n)}`,
  egonStack: (letter, n) => `Phase ${letter}: ${n === 0 ? 'revealed' : cards(n)}`,
};
