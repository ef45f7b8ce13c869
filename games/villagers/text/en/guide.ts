import type { Guides } from '@spielstube/engine/text';
import { NOTHING } from '../../data/jobs.ts';
import { LIMITS, MARKETS, PADLOCK_GOLD } from '../../data/setup.ts';
import type { Ahead, Wanted } from '../guide.ts';
import type { VillagersTexts } from '../types.ts';
import { gainWords } from './phrases.ts';
import {
  aJob,
  cards,
  coins,
  eitherOf,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  marketName,
  stackName,
  suitName,
} from './words.ts';

/** Why a card is worth having, or null. */
function reasonFor({ continues, carries, opens }: Wanted): string | null {
  if (continues !== null)
    return `The ${jobName(continues.job)} continues a chain of yours: it goes on your ${jobName(continues.with)}.`;
  if (carries !== null)
    return `You still lack the ${jobName(carries.job)}: the ${jobName(carries.with)} in your hand must lie on it.`;
  return opens === null
    ? null
    : `The ${jobName(opens.job)} opens the padlock of the ${jobName(opens.with)} in your hand: then the bank puts ${gold(PADLOCK_GOLD)} into your village instead of you paying them.`;
}

const dueLine = ({ market }: Ahead): string =>
  market === 2
    ? 'The game ends after this round: only what you can still place brings anything.'
    : 'The first market day comes after this round: gold that lies uncovered then counts twice in the game.';

const nearLine = ({ market, left }: Ahead): string =>
  `Only ${cards(left)} to go until the ${marketName(market)}.`;

/** The card that can be spared, or why none can. */
const spareLine = (spare: readonly number[]): string =>
  spare.length === 0
    ? 'Everything in your hand might still fit: give what brings you least.'
    : `The easiest to spare: ${eitherOf(spare.map(jobName))}. You have nothing yet of what must lie below.`;

export const guides: Guides<VillagersTexts> = {
  draft({ ahead, wanted, food: meals, feeding, builders: hands, suit, rich, early }) {
    const why = reasonFor(wanted);
    if (ahead.due && ahead.market === 2)
      return why === null ? dueLine(ahead) : `${why} It is the last round.`;
    if (why !== null) return why;
    if (meals === 0 && feeding.length > 0 && early)
      return `You have no food yet; each brings you one villager more every round. On the road: ${listOf(feeding.map(jobName))}.`;
    if (rich.coins > 1)
      return `There are ${coins(rich.coins)} on the ${jobName(rich.job)}: sure gold for whoever takes it.`;
    if (ahead.near) return `${nearLine(ahead)} Take what you can still place until then.`;
    if (hands === 0 && early)
      return 'You have no builder yet: without one you place only a few villagers a round, however full your hand is.';
    return suit === NOTHING
      ? 'Settle early on one of wood, hay and ore: long chains bring most.'
      : `You have most of ${suitName(suit)}. Whoever keeps to a suit gets longer chains and needs fewer basics.`;
  },
  benefactor: ({ limit, feeding }) =>
    feeding.length > 0 && limit < LIMITS.most
      ? `Food works at once: the ${eitherOf(feeding.map(jobName))} would bring you one villager more in this very draft phase.`
      : 'It saves you a build action: take whom you could not fit into your build phase.',
  search: ({ left, suit }) =>
    `${stackName(left)} fills the road next: what you leave on top there, all will see soon.${suit === NOTHING ? '' : ` Look for backs of ${suitName(suit)}.`}`,
  pick: ({ wanted, best }) =>
    reasonFor(wanted) ??
    (best === NOTHING
      ? 'Take whom you can place soonest.'
      : `There is nothing for your chains. The ${jobName(best)} is worth most.`),
  putBack: ({ ahead }) =>
    ahead.near
      ? `${nearLine(ahead)} What lies on top may still come into play; leave nothing good there for the others.`
      : 'What you want yourself goes to the top if your turn comes soon, otherwise rather to the bottom.',
  coin({ wanted, first, alone, last }) {
    if (last) return 'There is no next round: nobody will draft the coin any more.';
    const why = reasonFor(wanted);
    if (alone) return why ?? 'With the coin you keep somebody on the road and get it yourself later.';
    if (why !== null && first) return `${why} You pick first in the next round.`;
    return first
      ? 'You pick first in the next round: the coin comes to you if you put it on somebody you want.'
      : 'Somebody picks before you in the next round: a coin on your favourite makes it better for others, too.';
  },
  build({ ahead, actions, best, first, lacks, hungry, swaps }) {
    if (ahead.due && best !== null)
      return `${dueLine(ahead)} The ${jobName(best.job)} brings most: ${gainWords(best.gain)}.`;
    if (ahead.due) return dueLine(ahead);
    if (first !== null)
      return `Place the ${jobName(first.job)} before the ${jobName(first.with)}: then the bank puts ${gold(PADLOCK_GOLD)} on your own villager.`;
    if (lacks !== null && actions > 0)
      return `The ${jobName(lacks.with)} lacks nothing but ${aJob(lacks.job)}. Basics cost no build action, only a hand card.`;
    if (best !== null)
      return `The ${jobName(best.job)} brings most: ${gainWords(best.gain)}. ${ahead.near ? nearLine(ahead) : 'There is time until the market day: food and builders pay longer now.'}`;
    if (hungry)
      return `Without food your Founders are turned in the end: you lose their gold and gain ${food(1)}.`;
    return actions === 0
      ? `Your limit is reached. ${swaps > 0 ? 'You could still get basics for the next round.' : 'That is all for this round.'}`
      : 'Nothing brings gold at once now. Prepare the next round: basics, food, builders.';
  },
  cover: ({ best, gold: n }) =>
    best === NOTHING
      ? 'Only an Apprentice or a second Monk helps here.'
      : `${n > 0 ? `The ${jobName(best)} has most gold.` : `The ${jobName(best)} fits.`} Whoever comes now settles for whom the Monk stands.`,
  apprentice: ({ own, others }) =>
    others
      ? 'From another village you gain a card that you did not have to draft. Its padlock is paid anew.'
      : own
        ? 'In your own village somebody becomes uncovered again. With an own unlocker the bank pays for the padlock once more.'
        : 'Whoever is freed needs a place in your village.',
  side: ({ food: meals, gold: n }) =>
    meals === 0
      ? `Without other food the gold side would be turned again at the end of the build phase: you would never see its ${gold(n)}.`
      : `You have ${food(meals)} in the village. The gold side brings ${gold(n)} at each market day, the food one villager more every round.`,
  where: ({ differs, food: lost }) =>
    lost > 0
      ? `At one of the places you would cover ${food(lost)}: that costs you a villager every round.`
      : differs
        ? 'The places bring different things: cover what you need least.'
        : 'All places are worth the same. Keep free the card onto which somebody must go later.',
  unlock: ({ own, tinner, doubled }) =>
    own
      ? `If the bank pays, ${gold(PADLOCK_GOLD)} more lie in your village${doubled ? ', and at the first market day they count once more' : ''}.${tinner ? ' So free is not better here.' : ''}`
      : tinner
        ? 'The Tinner saves you the gold and gives nobody anything.'
        : `The ${gold(PADLOCK_GOLD)} lie there to the end${doubled ? ' and count at the first market day as well' : ''}: give them to whoever threatens you least.`,
  smuggle: ({ best }) => `The ${jobName(best)} brings most. The card itself stays as it is.`,
  layDown: ({ spare }) => spareLine(spare),
  stack: ({ first, left, leftmost }) =>
    first
      ? `On one of the first ${inWords(MARKETS.first)} stacks the card delays the first market day. ${stackName(leftmost)} fills the road: there it would soon be back in play.`
      : `Every card on a stack puts the end off; ${cards(left)} still lie there. ${stackName(leftmost)} comes first.`,
  church: ({ suit, last }) =>
    last
      ? 'You will not place it any more, the game is nearly over.'
      : suit === NOTHING
        ? 'The back tells the suit. Emptying a stack brings the market day nearer.'
        : `You have most of ${suitName(suit)}: you could look for it on the backs. Emptying a stack brings the market day nearer.`,
  inn({ wanted, rich, best, last }) {
    if (last)
      return rich.coins > 0
        ? `You will place nobody any more: only coins count now, and there ${rich.coins === 1 ? 'is' : 'are'} ${coins(rich.coins)} on the ${jobName(rich.job)}.`
        : 'You will place nobody any more, the game is nearly over.';
    const why = reasonFor(wanted);
    if (why !== null) return why;
    return rich.coins > 1
      ? `There are ${coins(rich.coins)} on the ${jobName(rich.job)}.`
      : `There is nothing for your chains. The ${jobName(best)} is worth most, if you can place it.`;
  },
  tavern: ({ lacks, last }) =>
    last
      ? 'Nothing will be laid on it any more: only its suit symbol counts now, if your silver counts it.'
      : lacks === null
        ? 'Take what fits the suit you collect: a basic carries two columns.'
        : `On ${aJob(lacks.job)} you could place the ${jobName(lacks.with)}.`,
  countess: ({ least, gold: n }) =>
    least === NOTHING
      ? 'What brings her least harms you least.'
      : `The ${jobName(least)} is of least use to her, as things are ${gold(n)} to the end. Whoever opens padlocks will cost you gold later, and she gets it.`,
  jester: ({ ahead, cost }) =>
    cost === 0
      ? ahead.market === 2 && ahead.due
        ? 'It costs you no gold, but there is no event after it.'
        : `It costs you no gold now. The Jester can wait for something worse${ahead.market === 2 && ahead.near ? ', but not much longer' : ''}.`
      : `Against the Countess it makes a difference of ${gold(cost)}. ${ahead.market === 1 ? 'Winter is more expensive.' : ahead.due ? 'It is the last event.' : 'There will not be many more events.'}`,
  bailiff: ({ spare }) => spareLine(spare),
  levy: ({ spare, gold: n }) =>
    spare.length > 0
      ? spareLine(spare)
      : `What you pay goes to the Countess: the gap changes twice. You have ${gold(n)}.`,
  seizure: ({ least, worth }) =>
    least === NOTHING
      ? 'Give what counts least.'
      : `You lose least with the ${jobName(least)}: ${gold(worth)} at the second market day. The Countess gets what the card brings her.`,
};
