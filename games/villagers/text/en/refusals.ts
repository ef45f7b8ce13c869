import type { Refusals } from '@spielstube/engine/text';
import { CHAIN } from '../../data/jobs.ts';
import { PADLOCK_GOLD, SPECIALS, STACKS, SWAPS } from '../../data/setup.ts';
import { belowOf } from '../figures.ts';
import type { VillagersTexts } from '../types.ts';
import { cards, gold, inWords, jobName, timesInWords, villagersWord } from './words.ts';

export const refusals: Refusals<VillagersTexts['reason']> = {
  placeEmpty: () => 'Nobody is here.',
  stackExhausted: () => 'This stack is exhausted and stays so to the end.',
  stacksFirst: () => `You may take from the draw pile only when all ${inWords(STACKS)} stacks are exhausted.`,
  drawPileExhausted: () => 'The draw pile is empty.',
  mustDraft: (detail) => `There is no passing: your limit asks for ${cards(detail('missing'))} more.`,
  recruitedAlready: () => 'The Recruiter is paid before the first pick of a turn, and only once.',
  onePickLeft: () =>
    `You may take only one more: your draft limit does not allow ${inWords(SPECIALS.recruiter.picks)}.`,
  tooLittleGold: (detail) => `You are ${gold(detail('missing'))} short.`,
  turnBegun: () => 'The Benefactor comes only at the start of your turn, before Recruiter and first pick.',
  nothingToPlace: () => 'None of your hand cards could be placed now.',
  noStackToSearch: () => 'All stacks are exhausted, and the Prophet may not look through the draw pile.',
  onlyInDraft: () => 'You play this card only in your turn of the draft phase.',
  onlyInBuild: () => 'That is for your build phase only.',
  noActions: (detail) => `You have placed ${villagersWord(detail('limit'))}: that is your build limit.`,
  noPlace(detail) {
    const [job, missing] = [detail('job'), detail('missing')];
    if (job < 0) return 'This card has no place in your village.';
    if (missing < 0) return `There is no place left on the ${jobName(belowOf(job))}.`;
    return missing === belowOf(job)
      ? `Your village lacks the ${jobName(missing)}, on which the ${jobName(job)} would lie.`
      : `First of all, your village lacks the ${jobName(missing)}. The chain: ${[...CHAIN[job], job].map(jobName).join(' › ')}.`;
  },
  specialsNotAllowed: () => 'The Benefactor places no special villagers.',
  monkNeedsTwoActions: (detail) =>
    `A Monk takes two build actions, one for him and one for whoever lies on him. You have ${detail('actions') === 0 ? 'none' : inWords(detail('actions'))} left.`,
  nobodyCoversMonk: () => 'Nobody in your hand could lie on the Monk here, and he must not stay on top.',
  mustCoverMonk: () => 'First somebody must come onto the Monk: nothing else may come in between.',
  doesNotCover: () => 'This card does not fit on the Monk here.',
  nobodyToReplace: () =>
    'No village has anybody whom the Apprentice could replace and whom you could place then.',
  notCovered: () => 'Nothing lies on this card: only covered villagers of a chain can be replaced.',
  foundersStay: () => 'The Founders of others stay where they are.',
  apprenticeStays: () => 'An Apprentice does not replace an Apprentice.',
  freedHasNoPlace: (detail) =>
    `${detail('job') < 0 ? 'This card' : `The ${jobName(detail('job'))}`} would have no place in your village.`,
  noPadlocks: () => 'Without padlocks the Tinner has nothing to do. You can still swap her for a basic.',
  tinnerWorks: () => 'A Tinner is at work already in this build phase.',
  nothingToSmuggle: () => 'You have no uncovered card with printed gold.',
  onlyAtTheStart: () => 'Freelancers are paid at the very start of your build phase, before anything else.',
  freelancerUsed: () => 'You have paid this Freelancer already in this build phase.',
  limitReached: (detail) => `Nobody may place more than ${villagersWord(detail('most'))}.`,
  placeTaken: () => 'There is no place left here.',
  wrongChain: () => 'The chain is wrong: exactly those must lie below who are named on the card.',
  otherSuit: () => 'Both columns on a Monk or Apprentice at the bottom are of the same suit.',
  noSwapsLeft: () => `You can get basics at most ${timesInWords(SWAPS)} in a build phase.`,
  noHandCard: () => 'You have no hand card to lay down for it.',
  basicsExhausted: () => 'There are none of these left.',
  ownUnlocks: () =>
    `Whoever can open the padlock must do so: the bank puts ${gold(PADLOCK_GOLD)} into the own village.`,
  villagersStay: () => 'Whoever lies in a village never comes back into a hand.',
  foundersTurnAlone: () =>
    'The Founders are turned only at the end of a build phase, if you have no food, and then by themselves.',
  hasCoins: () => 'There are coins on this card: it is safe from the Seizure.',
  covered: () => 'The Countess takes no covered cards.',
  stays: () => 'The Countess takes neither Founders nor basics.',
  notYourTurn: () => 'It is not your turn.',
  notOffered: () => 'This is not among your choices now.',
};
