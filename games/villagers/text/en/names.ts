import type { Names } from '../words.ts';
import { belowWords, carriesWords, eventEffect, specialEffect, unlockerWords } from './effects.ts';
import {
  basicName,
  developmentName,
  eventName,
  gold,
  jobName,
  marketName,
  onCardName,
  phaseName,
  seasonName,
  stackName,
  villagersWord,
} from './words.ts';

/** Names of everything on the table. */
export const names: Names = {
  job: jobName,
  onCard: onCardName,
  basic: basicName,
  stack: stackName,
  phase: phaseName,
  market: marketName,
  development: developmentName,
  event: eventName,
  eventEffect,
  season: seasonName,
  printed: {
    below: belowWords,
    carries: carriesWords,
    unlocker: unlockerWords,
    effect: specialEffect,
  },
  gold,
  villagers: villagersWord,
  road: 'Road',
  drawPile: 'Draw pile',
  basics: 'Basics',
  bank: 'Bank',
  village: 'Village',
  hand: 'Hand',
  drafted: 'Drafted this round',
  draftLimit: 'Draft limit',
  buildLimit: 'Build limit',
  goCard: 'GO! card',
  countess: 'Countess',
};
