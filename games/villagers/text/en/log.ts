import { NOBODY, type Seat } from '@spielstube/engine';
import { type Cast, capital, subject } from '@spielstube/engine/text';
import { BASICS, DISCARDED, NOTHING } from '../../data/jobs.ts';
import type { VillagersEvent } from '../../rules/events.ts';
import { DRAW_PILE } from '../../rules/piles.ts';
import { eventEffect } from './effects.ts';
import {
  aJob,
  cards,
  coins,
  developmentName,
  eventName,
  fromStack,
  gold,
  jobName,
  listOf,
  marketName,
  ontoStack,
  possessive,
  suitCard,
  villagersWord,
} from './words.ts';

type Unlocked = Extract<VillagersEvent, { what: 'unlocked' }>;
type Earned = Extract<VillagersEvent, { what: 'earned' }>;
type Who = (you: string, they: string, seat?: Seat) => string;

/** A line of the log. What the table shows anyway, or another line says, is silent. */
export function event(e: VillagersEvent, cast: Cast): string | null {
  /** "You take" or "Anna takes". */
  const who: Who = (you, they, seat = e.seat) => capital(subject(cast, seat, `You ${you}`, they));
  const whom = (seat: Seat): string => (cast.isYou(seat) ? 'you' : cast.name(seat));
  const whose = (seat: Seat): string => (cast.isYou(seat) ? 'your' : possessive(cast.name(seat)));
  const own = cast.isYou(e.seat) ? 'your' : 'their';

  switch (e.what) {
    case 'roundStarted':
      return `Round ${e.round}. ${who('begin', 'begins', e.start)}.`;
    case 'tookFromRoad':
      return `${who('take', 'takes')} the ${jobName(e.job)}${e.coins > 0 ? ` and ${coins(e.coins)}` : ''}.`;
    case 'drewFromStack':
      return `${who('take', 'takes')} the ${jobName(e.job)} ${fromStack(e.stack)}.`;
    case 'refilled':
      return `New on the road: the ${jobName(e.job)}, ${fromStack(e.stack)}.`;
    case 'recruited':
      return `${who('pay', 'pays')} the bank ${gold(e.gold)} for the Recruiter.`;
    case 'putCoin':
      return e.seat === NOBODY
        ? null
        : `${who('put', 'puts')} ${coins(e.coins)} on the ${jobName(e.job)} of the road.`;
    case 'putNoCoin':
      return `${who('put', 'puts')} no coin on the road.`;
    case 'leftRoad':
      return `The ${jobName(e.job)} leaves the road${e.coins > 0 ? ` with ${coins(e.coins)}` : ''}.`;
    case 'buildsUpTo':
      return `${who('may', 'may')} place ${villagersWord(e.limit)}.`;
    case 'hired':
      return `${who('put', 'puts')} ${gold(e.gold)} on ${e.owner === e.seat ? own : whose(e.owner)} Freelancer to place one more.`;
    case 'played':
      return DISCARDED[e.job] ? `${who('play', 'plays')} the ${jobName(e.job)}.` : null;
    case 'placed':
      return `${who('place', 'places')} the ${jobName(e.job)}.`;
    case 'unlocked':
      return unlocked(e, cast, who);
    case 'replaced':
      return `${who('put', 'puts')} an Apprentice in the place of the ${jobName(e.job)} in ${e.owner === e.seat ? own : whose(e.owner)} village.`;
    case 'smuggled':
      return `${who('smuggle', 'smuggles')} with the ${jobName(e.job)}: ${gold(e.gold)}.`;
    case 'discarded':
      return DISCARDED[e.job] ? null : `${who('discard', 'discards')} the ${jobName(e.job)}.`;
    case 'laidDown':
      return cast.isYou(e.seat)
        ? null
        : `${who('lay', 'lays')} a ${suitCard(e.suit)} face down ${ontoStack(e.stack)}.`;
    case 'laidDownCard':
      return `${who('lay', 'lays')} the ${jobName(e.job)} face down ${ontoStack(e.stack)}.`;
    case 'gotBasic':
      return `${who('get', 'gets')} ${aJob(BASICS[e.basic])} into the village.`;
    case 'endedBuilding':
      return `${who('end', 'ends')} the build phase.`;
    case 'lookedThrough':
      return `${who('look', 'looks')} ${e.stack === DRAW_PILE ? `at ${cards(e.cards)} of the draw pile` : `through stack ${e.stack + 1}`}.`;
    case 'sawCards':
      return `${who('see', 'sees')}: ${listOf(e.jobs.map(jobName))}.`;
    case 'tookSecretly':
      return cast.isYou(e.seat)
        ? null
        : `${who('take', 'takes')} a ${suitCard(e.suit)} ${fromStack(e.stack)} into the hand.`;
    case 'tookCard':
      return `${who('take', 'takes')} the ${jobName(e.job)} ${fromStack(e.stack)} into ${own} hand.`;
    case 'putBack':
      return `${who('put', 'puts')} ${cards(e.cards)} back ${ontoStack(e.stack)}.`;
    case 'turnedFounders':
      return `${who('have', 'has')} no food and ${cast.isYou(e.seat) ? 'turn' : 'turns'} the Founders.`;
    case 'scoredBronze':
      return `Bronze: the ${jobName(e.job)} brings ${whom(e.seat)} ${gold(e.gold)}.`;
    case 'wonDevelopment':
      return `${who('win', 'wins')} the ${developmentName(e.development)}${e.gold > 0 ? `: ${gold(e.gold)}` : ''}.`;
    case 'nobodyWon':
      return `Nobody wins the ${developmentName(e.development)} this time.`;
    case 'rewardLapsed':
      return `There is nothing left for the ${developmentName(e.development)}: ${who('get', 'gets')} nothing.`.replace(
        ': You',
        ': you',
      );
    case 'laidBackProduction':
      return `${who('lay', 'lays')} the production card back.`;
    case 'marketHeld':
      return `${capital(marketName(e.market))}!`;
    case 'earned':
      return earned(e, who);
    case 'collectedCoins':
      return `${who('take', 'takes')} ${coins(e.gold)} from the village into the supply.`;
    case 'eventOpened':
      return `The event of the round: ${eventName(e.event)}. ${eventEffect(e.event)}.`;
    case 'eventCancelled':
      return `The Jester prevents the ${eventName(e.event)}.`;
    case 'eventHappened':
      return `${eventName(e.event)}: ${eventEffect(e.event)}.`;
    case 'wentToCountess':
      return `The Countess gets the ${jobName(e.job)}${e.coins > 0 ? ` and ${coins(e.coins)}` : ''}.`;
    case 'paidCountess':
      return `${who('pay', 'pays')} the Countess ${gold(e.gold)}.`;
    case 'countessGot':
      return `The Countess gets ${gold(e.gold)} from the bank.`;
    case 'seized':
      return `${who('lose', 'loses')} the ${jobName(e.job)} to the Countess.`;
    case 'tookIntoHand':
    case 'passedStart':
      return null;
    case 'gameOver':
      return 'The game is over.';
  }
}

function unlocked({ seat, job, owner, card, paid, fromBank }: Unlocked, cast: Cast, who: Who): string {
  const opened = `the padlock of the ${jobName(job)}`;
  if (owner === NOBODY) return `${who('pay', 'pays')} the bank ${gold(paid)} for ${opened}.`;
  if (card === NOTHING && paid === 0 && fromBank === 0) return `The Tinner opens ${opened} for nothing.`;
  if (owner === seat)
    return `${who('open', 'opens')} ${opened}: ${gold(fromBank)} from the bank into ${cast.isYou(seat) ? 'your' : 'their'} own village.`;
  return `${who('pay', 'pays')} ${cast.isYou(owner) ? 'you' : cast.name(owner)} ${gold(paid)} for ${opened}.`;
}

function earned({ source, job, gold: n }: Earned, who: Who): string {
  const get = who('get', 'gets');
  switch (source) {
    case 'silver':
      return `${get} ${gold(n)} through the ${jobName(job)}.`;
    case 'coins':
      return `${get} ${gold(n)} for coins in the village.`;
    default:
      return `${get} ${gold(n)} of printed gold.`;
  }
}
