import { COUNTESS, EVENT_KEYS, EVENTS, type EventKey } from '../../../data/countess.ts';
import { COUNTESS_CARD, GOLD } from '../../../data/jobs.ts';
import { LIMITS, PADLOCK_GOLD, STACK_CARDS } from '../../../data/setup.ts';
import { EVENT_CARDS, SPECIAL_CARDS } from '../../figures.ts';
import { eventEffect } from '../effects.ts';
import { eventName, gold, inWords } from '../words.ts';

const eventsOf = (season: 'summer' | 'winter'): string =>
  EVENT_KEYS.flatMap((_, event) => (EVENTS[event].season === season ? [event] : []))
    .map((event) => `${eventName(event)}: ${eventEffect(event)}.`)
    .join(' ');
const amountOf = (key: EventKey): number => EVENTS[EVENT_KEYS.indexOf(key)].amount;

/** Alone against the Countess. */
export const solo = {
  solo: {
    title: 'Alone against the Countess',
    intro: [
      'The Countess has no hand and does not build: she gets what you leave her. In turn, every round has an event that harms you or helps her.',
      'The German box has no such game. Its frame is public, the events are our own.',
      `In summer, until the first market day: ${eventsOf('summer')}`,
      `In winter, after it: ${eventsOf('winter')}`,
    ],
    rules: {
      'VRS-SOLO-01': `Set-up as for two players, but without the ${inWords(SPECIAL_CARDS)} special cards and with ${STACK_CARDS[1]} cards in a stack. You have the Jester.`,
      'VRS-SOLO-02': `The Countess has her card with ${gold(GOLD[COUNTESS_CARD])}, ${gold(COUNTESS.gold)} in her supply and no hand.`,
      'VRS-SOLO-03':
        'Each time you have picked, a face-up villager of the road of your choice goes to the Countess before the road is refilled.',
      'VRS-SOLO-04': 'The coins on that villager go to the Countess.',
      'VRS-SOLO-05': 'Her villagers lie uncovered side by side. Chains and padlocks do not apply to her.',
      'VRS-SOLO-06': `Her villagers open your padlocks: you then put ${gold(PADLOCK_GOLD)} from your supply on them.`,
      'VRS-SOLO-07': 'The road is renewed as with two players; only you may put a coin.',
      'VRS-SOLO-08': `One event a round lies open from its start and happens at the end of the build phase, after the check of the Founders and before a market day. Until the first market day it is from summer, then from winter; together they are ${EVENT_CARDS} cards. An empty deck is shuffled anew.`,
      'VRS-SOLO-09': 'The Jester prevents one single event of the game, at the moment when it would happen.',
      'VRS-SOLO-10': `At market days the Countess gets printed gold, that of her card included, coins and, at the second, silver like everybody. At the second she also takes ${gold(COUNTESS.perVillager)} for each card besides her own.`,
      'VRS-SOLO-11': 'You win with more gold than the Countess. A tie is lost.',
      'VRS-SOLO-12':
        'There are no modules alone; you may play without padlocks. There is no GO! card: you are always first.',
      'VRS-SOLO-13':
        'She gets a villager after every pick of yours, also one from a stack and the last of a round. Then all empty places are filled. If nobody lies on the road, she gets none.',
      'VRS-SOLO-14':
        'The Countess card shows a gold symbol, but no suit, no food and no builder. Her villagers count with all their symbols.',
      'VRS-SOLO-15':
        'You are asked for the Jester before you decide anything about the event. A prevented event is discarded like any other.',
      'VRS-SOLO-16': `Frost and Snow lower the limit after it was cut to ${LIMITS.most}, but never below ${LIMITS.base}. In the last round they have no effect.`,
      'VRS-SOLO-17': `Levy: paying takes ${gold(amountOf('levy'))}; with less you must discard a hand card. Without hand cards you pay what you have, at most that much.`,
      'VRS-SOLO-18':
        'Seizure: what lay below the lost card is uncovered again and counts. Cards that lie straight on the table can be taken, too, if nothing lies on them.',
    },
  },
} as const;
