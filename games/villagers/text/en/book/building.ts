import { BASICS, CARRIES, FOUNDERS, GOLD, job } from '../../../data/jobs.ts';
import { LIMITS, PADLOCK_GOLD, SPECIALS, STACKS, SWAPS } from '../../../data/setup.ts';
import { JOKERS } from '../../../data/villagers.ts';
import { smuggledFrom } from '../../../rules/specials.ts';
import { STRAIGHT_BOTTOMS, UNLOCKERS } from '../../figures.ts';
import { gold, inWords, jobName, listOf, timesInWords } from '../words.ts';
import { BASIC_NAMES, BASICS_EACH } from './figures.ts';

const smuggledExample = (key: string): string =>
  `${jobName(job(key))} ${GOLD[job(key)]}, so ${gold(smuggledFrom(GOLD[job(key)]))}`;

/** The build phase with chains, basics, padlocks and special villagers, the market days and the end. */
export const building = {
  build: {
    title: 'Build phase',
    intro: ['One after the other carries out the whole build phase.'],
    rules: {
      'VRS-BUILD-01':
        'Whoever has the GO! card carries out the whole build phase first; then the others follow clockwise.',
      'VRS-BUILD-02': `Your build limit is ${LIMITS.base} and 1 for each builder in your village.`,
      'VRS-BUILD-03': `Nobody places more than ${LIMITS.most}.`,
      'VRS-BUILD-04':
        'The build limit is counted once, at the start of your build phase. A Carpenter placed now helps only next round; a builder covered now costs nothing now.',
      'VRS-BUILD-05': 'You may place fewer villagers, even none.',
      'VRS-BUILD-06': 'Villagers are placed from the own hand into the own village.',
      'VRS-BUILD-07':
        'Every villager placed costs a build action, except basics and cards with the discard sign.',
      'VRS-BUILD-08':
        'At a table you show all cards before you place them. Here it goes card by card; nobody can act in between.',
      'VRS-BUILD-09':
        'Placing, getting basics and playing cards with the discard sign can be mixed in any order.',
      'VRS-BUILD-10':
        'When all have built, everybody without food in the village turns the Founders to the food side.',
      'VRS-BUILD-11': 'This happens only after all have built, not after the own build phase.',
      'VRS-BUILD-12': 'Turned Founders stay on the food side to the end.',
      'VRS-BUILD-13': 'Nobody may turn them of their own will.',
      'VRS-BUILD-14': 'Then the GO! card moves one seat clockwise, also before a market day.',
      'VRS-BUILD-15': 'Cards that were not placed stay in the hand.',
    },
  },
  chains: {
    title: 'Production chains',
    intro: [
      'Below the name stands who must lie below a card. From the bottom to the top this makes a chain.',
    ],
    rules: {
      'VRS-CHAIN-01': 'A villager with a chain is placed on the one named directly before it.',
      'VRS-CHAIN-02': 'All those named before must lie below it in that order.',
      'VRS-CHAIN-03':
        'A chain need not be finished at once; several steps in one build phase are allowed, too.',
      'VRS-CHAIN-04': 'Nobody may be left out, and nobody may be slid in below later.',
      'VRS-CHAIN-05': `At the very bottom (${listOf([FOUNDERS, ...BASICS, ...STRAIGHT_BOTTOMS].map(jobName))}) a card carries at most ${inWords(CARRIES[FOUNDERS])} columns side by side.`,
      'VRS-CHAIN-06': 'The columns side by side may be equal or different.',
      'VRS-CHAIN-07': 'Higher up, every card that is not the end carries exactly one.',
      'VRS-CHAIN-08': 'Nothing can be placed on the end of a chain or on a solitary villager.',
      'VRS-CHAIN-09': `Villagers with a banner are placed straight on the table: all solitary ones, and besides ${listOf(STRAIGHT_BOTTOMS.map(jobName))}.`,
      'VRS-CHAIN-10': `Grain villagers are placed on the own Founders, at most ${inWords(CARRIES[FOUNDERS])} columns.`,
      'VRS-CHAIN-11': 'If there are several places, you choose.',
      'VRS-CHAIN-12':
        'Where chains are counted, everything on one bottom card is one chain, even with two columns. Founders count as a card of their chain.',
    },
  },
  basics: {
    title: 'Getting basics',
    intro: [`You get ${BASIC_NAMES} in exchange for hand cards.`],
    rules: {
      'VRS-START-01':
        'In your build phase you lay a hand card face down onto a stack of your choice and get a basic of your choice.',
      'VRS-START-02': `At most ${timesInWords(SWAPS)} in each build phase.`,
      'VRS-START-03': 'The basic comes into your village at once, as a new bottom card.',
      'VRS-START-04': 'Basics cost no build action and do not count for the limit.',
      'VRS-START-05': 'You do not show the front of the card you lay down. Its back lies on top now.',
      'VRS-START-06': 'You may lay down any hand card, special villagers and module cards too.',
      'VRS-START-07': 'You choose the stack; exhausted stacks cannot be chosen.',
      'VRS-START-08': 'If all stacks are exhausted, the card goes onto the draw pile.',
      'VRS-START-09': 'If that is empty too, it goes face up to the discard pile.',
      'VRS-START-10': `There are ${BASICS_EACH} of each basic. When a pile is empty, you cannot get that one.`,
      'VRS-START-11': 'No hand card, no basic.',
      'VRS-START-12': 'Swapping is for the build phase only.',
    },
  },
  padlocks: {
    title: 'Padlocks',
    intro: [
      `When a padlocked villager is placed, ${gold(PADLOCK_GOLD)} move. Who pays and who gets them depends on where the unlocker is.`,
    ],
    rules: {
      'VRS-LOCK-01': `A padlock is opened by the villager named beside the open padlock; ${gold(PADLOCK_GOLD)} always move. Only with the ${jobName(job('tinner'))} it is free.`,
      'VRS-LOCK-02': `First: if the unlocker is in your own village, the bank puts ${gold(PADLOCK_GOLD)} on it.`,
      'VRS-LOCK-03': 'That works also if you have placed it in the same build phase.',
      'VRS-LOCK-04': `Second: if you have none but somebody else has, you must put ${gold(PADLOCK_GOLD)} from your supply on it.`,
      'VRS-LOCK-05': 'With several in other villages, you choose who gets the gold.',
      'VRS-LOCK-06': `Third: if nobody has one, you pay ${gold(PADLOCK_GOLD)} to the bank.`,
      'VRS-LOCK-07': 'This order is strict: whoever can open a padlock must do so.',
      'VRS-LOCK-08': `Without ${gold(PADLOCK_GOLD)} in the supply, the villager cannot be placed in the second and third case. Coins on villagers cannot be spent.`,
      'VRS-LOCK-09': 'If you have several unlockers, you choose which one gets the gold of the bank.',
      'VRS-LOCK-10': 'Coins on villagers stay there until the end of the second market day.',
      'VRS-LOCK-11':
        'The number on the key ring only tells how many cards could be opened. It limits nothing.',
      'VRS-LOCK-12':
        'Nobody opens their own padlock; only the named job counts, neither Monk nor Apprentice.',
      'VRS-LOCK-13':
        'A padlock is paid each time its card is placed, also when an Apprentice moves it. Who opens it is looked at once the Apprentice lies.',
      'VRS-LOCK-14': `An unlocker need not be uncovered; none of the ${inWords(UNLOCKERS)} that open padlocks can be covered anyway.`,
    },
  },
  specials: {
    title: 'Special villagers',
    intro: ['Four jobs have rules of their own: Apprentice, Monk, Tinner and Smuggler.'],
    rules: {
      'VRS-SPECIAL-01': 'Special villagers are played in your build phase, unless they name the draft phase.',
      'VRS-SPECIAL-02': 'Cards with the discard sign go to the discard pile right after their action.',
      'VRS-SPECIAL-03': 'They cost no build action, and you may play any number.',
      'VRS-SPECIAL-04': 'Special villagers without that sign cost a build action and stay in the village.',
      'VRS-SPECIAL-05':
        'The Apprentice takes the place of a villager, in any village, that lies covered in a chain.',
      'VRS-SPECIAL-06':
        'Whoever is freed comes at once into the village of whoever plays the Apprentice, with place, chain and padlock as always. If that is not possible, this villager cannot be replaced.',
      'VRS-SPECIAL-07': 'Apprentice and freed villager together cost exactly one build action.',
      'VRS-SPECIAL-08': 'You may replace somebody in your own village, too.',
      'VRS-SPECIAL-09': 'Top cards and solitary villagers cannot be replaced.',
      'VRS-SPECIAL-10': 'The Founders of others stay.',
      'VRS-SPECIAL-11':
        'Your own Founders may be replaced if something lies on them. They come onto the table anew, with the side of your choice.',
      'VRS-SPECIAL-12': 'Covered basics of others may be taken; in your village they are a new bottom card.',
      'VRS-SPECIAL-13':
        'A covered Monk may be taken if you cover him again at once; whoever covers him costs an action of its own. A covered Apprentice stays.',
      'VRS-SPECIAL-14':
        'The Monk stands for anybody in a chain but the top one. For whom follows from the cards on him.',
      'VRS-SPECIAL-15':
        'He is placed together with whoever lies on him, and both cost a build action. Nothing else may happen in between; without somebody for him he cannot be played.',
      'VRS-SPECIAL-16': 'All other cards of the chain must be there. Two Monks in one chain are allowed.',
      'VRS-SPECIAL-17':
        'Monk and Apprentice have nothing of those they stand for: no symbol, no padlock, and they open none.',
      'VRS-SPECIAL-18': 'Monk and Apprentice may never lie on top.',
      'VRS-SPECIAL-19': `At the bottom, Monk and Apprentice carry ${inWords(JOKERS.bottom)} columns, and both must be of the same suit.`,
      'VRS-SPECIAL-20': `In the middle of a chain they carry ${JOKERS.middle === 1 ? 'one card' : `${inWords(JOKERS.middle)} cards`}.`,
      'VRS-SPECIAL-21':
        'A new Monk may also be covered by whoever an Apprentice frees. If that is a Monk, he must be covered in turn.',
      'VRS-SPECIAL-22': 'The Tinner opens padlocks for nothing, whoever owns the unlockers.',
      'VRS-SPECIAL-23': 'One Tinner opens several padlocks, also with different unlockers.',
      'VRS-SPECIAL-24': 'For each padlock you decide whether she opens it or whether it is paid as usual.',
      'VRS-SPECIAL-25':
        'She is played first and works for all that you place or play after her in the same build phase. She does not work backwards.',
      'VRS-SPECIAL-26': `The Smuggler brings ${SPECIALS.smuggler.part === 2 ? 'half' : `1/${SPECIALS.smuggler.part}`} of the printed gold of one of your villagers, rounded up: ${smuggledExample('jeweler')}; ${smuggledExample('cartwright')}.`,
      'VRS-SPECIAL-27':
        'Only printed, uncovered gold counts, no coins. The gold side of the Founders is allowed.',
      'VRS-SPECIAL-28':
        'The Smuggler has a padlock himself, which is opened first. What he brings cannot pay for it.',
      'VRS-SPECIAL-29': 'A card with the discard sign can be played only if its action can be carried out.',
    },
  },
  markets: {
    title: 'The market days',
    intro: ['Twice in the game the bank pays for what lies uncovered in your village.'],
    rules: {
      'VRS-MKT1-01':
        'The first market day is held after the build phase of the round in which all stacks up to its card are exhausted.',
      'VRS-MKT1-02':
        'Everybody gets the gold printed on their uncovered cards, that of Founders on the gold side too.',
      'VRS-MKT1-03': 'And as much gold again as lies on their villagers in coins.',
      'VRS-MKT1-04': 'The coins themselves stay.',
      'VRS-MKT1-05': 'Covered gold brings nothing.',
      'VRS-MKT1-06': 'Silver does not count at the first market day.',
      'VRS-MKT1-07':
        'When the stacks before it are empty, the market day card is turned sideways as a reminder. Nothing is scored before the build phase is over.',
      'VRS-MKT1-08': 'All take their gold in turn order.',
      'VRS-MKT1-09': 'Then the card of the first market day is discarded: it is held only once.',
      'VRS-MKT2-01': `The second market day is held after the build phase of the round in which all ${inWords(STACKS)} stacks are exhausted. The draw pile does not matter.`,
      'VRS-MKT2-02': 'At it, too, everybody gets the gold printed on their uncovered cards.',
      'VRS-MKT2-03': 'And the gold for all of their silver symbols.',
      'VRS-MKT2-04':
        'The bank does not pay for coins a second time: after the silver they move from the village into the supply.',
      'VRS-MKT2-05':
        'If the first market day is still due in the same round, it comes first, then the second.',
      'VRS-MKT2-06':
        'Whether a market day is due is checked after the development phase: Church and Inn can still empty a stack.',
    },
  },
  scoring: {
    title: 'Scoring in detail',
    intro: ['What counts for silver, bronze and Development cards, and what does not.'],
    rules: {
      'VRS-SCORE-01': 'Only your own village counts for your conditions.',
      'VRS-SCORE-02': 'Food, builders and gold count uncovered only.',
      'VRS-SCORE-03': 'Suits and padlocks count, covered or not.',
      'VRS-SCORE-04': 'Where a card speaks of printed gold, coins do not count.',
      'VRS-SCORE-05': 'Silver is not gold: whoever counts gold symbols ignores silver.',
      'VRS-SCORE-06': 'Two equal silver villagers score each for itself and in full.',
      'VRS-SCORE-07': '“Per 2” means whole pairs; a rest is lost.',
      'VRS-SCORE-08':
        'What a card counts, it counts on itself too: Log Rafter, Priest, Horse Trader and Locksmith.',
      'VRS-SCORE-09':
        'Symbols on Development cards never count for silver, bronze, conditions or the check of the Founders.',
      'VRS-SCORE-10':
        'Where you might choose in scoring (Agent, Nun, Alchemist, bronze), the best for you is taken.',
    },
  },
  end: {
    title: 'End of the game',
    intro: ['After the second market day the game is over.'],
    rules: {
      'VRS-END-01': 'The game ends after the second market day.',
      'VRS-END-02': 'Most gold in the supply wins. Hand cards and cards in villages are worth nothing more.',
      'VRS-END-03': 'In a tie, fewer cards in the village win; covered ones count.',
      'VRS-END-04': 'If that is equal too, all who are tied win.',
    },
  },
} as const;
