import { capital, counted } from '@spielstube/engine/text';
import type { Labels } from '../labels.ts';
import { cards, possessive } from './words.ts';

/** What the board itself says. */
export const labels: Labels = {
  sheets: { village: 'Village', road: 'Road' },
  ownVillage: 'Your village',
  whole: (name) => capital(`${possessive(name)} village`),
  status: {
    drafting: 'drafts',
    building: 'builds',
    choosing: 'chooses',
    next: 'next',
    done: 'done',
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
  bronzeNow: 'Bronze now',

  exhausted: 'exhausted',
  emptyPlace: 'empty',
  takenNow: 'Drafted this round',
  emptyHand: 'no hand cards',
  handCards: (n) => counted(n, 'hand card', 'hand cards'),
  takenOf: (n, limit) => `${n} of ${limit} drafted`,
  placedOf: (n, limit) => `${n} of ${limit} placed`,
  gold: 'Gold',

  onTable: 'Straight on the table',
  tinnerWorks: 'The Tinner opens padlocks for nothing',

  looking: (name) => `${name} looks through cards`,
  lookedAt: 'Cards you look at',
  bottom: 'bottom',
  top: 'top',
  known: 'you have seen this card',
  onItsWay: 'on its way',

  keptBy: (name) => `with ${name} until the next development phase`,

  eventNow: 'Event of this round',
  jesterThere: 'Jester at hand',
  jesterGone: 'Jester used',
};
