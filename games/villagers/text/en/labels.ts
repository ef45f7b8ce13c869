import { capital, counted } from '@spielstube/engine/text';
import { SWAPS } from '../../data/setup.ts';
import type { Labels } from '../labels.ts';
import { cards, possessive } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { village: 'Village', road: 'Road', neighbours: 'Neighbours', development: 'Development' },
  ownVillage: 'Your village',
  whole: (name) => capital(`${possessive(name)} village`),
  status: {
    drafting: 'drafts',
    building: 'builds',
    choosing: 'chooses',
    next: 'next',
    done: 'done',
    waiting: 'waits',
  },
  round: (round) => (round === 0 ? 'Before the first round' : `Round ${round}`),
  steps: {
    draft: 'Draft',
    road: 'Road',
    build: 'Build',
    event: 'Event',
    bronze: 'Bronze',
    development: 'Development',
    market: 'Market',
  },

  marketIn: (n) => `${cards(n)} to go`,
  marketDue: 'after this build phase',
  marketHeld: 'over',
  marketNow: 'Market day now',
  marketBrings: (n) => `+${n}`,
  bronzeNow: 'Bronze now',

  exhausted: 'exhausted',
  emptyPlace: 'empty',
  cardsLeft: (n) => `${cards(n)} left`,
  takenNow: 'Drafted this round',
  nothingTaken: 'nothing drafted yet',
  emptyHand: 'no hand cards',
  emptyVillage: 'Only the Founders are here yet.',
  handCards: (n) => counted(n, 'hand card', 'hand cards'),
  takenOf: (n, limit) => `${n} of ${limit} drafted`,
  placedOf: (n, limit) => `${n} of ${limit} placed`,
  swapsLeft: (n) => `${n} of ${SWAPS} left`,
  gold: 'Gold',
  you: 'you',

  endBuilding: 'End the build phase',
  endBuildingNow: 'You have placed all that the limit allows.',
  swap: 'Get a basic',
  swapAbout: 'A hand card face down onto a stack, a basic into the village',
  recruit: 'Pay the Recruiter',
  noCoin: 'Put no coin',
  keepOrder: 'Keep the order',
  onTable: 'Straight on the table',
  tinnerWorks: 'The Tinner opens padlocks for nothing',
  chooseUnlocker: 'Who opens the padlock?',
  chooseStack: 'Onto which stack?',
  chooseHandCard: 'Which hand card?',
  chooseSide: 'Which side?',
  goldSide: 'Gold side',
  foodSide: 'Food side',

  looking: (name) => `${name} looks through cards`,
  lookedAt: 'Cards you look at',
  bottom: 'bottom',
  top: 'top',
  known: 'you have seen this card',
  onItsWay: 'on its way',

  most: 'most',
  keptBy: (name) => `with ${name} until the next development phase`,
  tied: 'tied',
  leads: (name) => `${name} leads`,

  eventNow: 'Event of this round',
  jesterThere: 'Jester at hand',
  jesterGone: 'Jester used',
  more: (n) => `+${n}`,
};
