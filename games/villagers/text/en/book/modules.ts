import { capital } from '@spielstube/engine/text';
import { DEVELOPMENT_KEYS, DEVELOPMENTS, type DevelopmentKey } from '../../../data/developments.ts';
import { job, SUPPORT } from '../../../data/jobs.ts';
import { LIMITS, SPECIALS, STARTING_HAND } from '../../../data/setup.ts';
import { SUITS } from '../../../data/suits.ts';
import { BRONZE_JOBS, profiteerCards } from '../../figures.ts';
import { conditionWords, payoutWords, rewardWords } from '../effects.ts';
import { developmentName, gold, inWords } from '../words.ts';

const { recruiter, pigeoneer, freelancer, windmill } = SPECIALS;
const pays = (key: string): string => payoutWords(job(key));
const numberOf = (key: DevelopmentKey): number => DEVELOPMENT_KEYS.indexOf(key);
/** "Guildhall: most padlocks, 5 gold" */
const development = (key: DevelopmentKey): string =>
  `${developmentName(numberOf(key))}: ${conditionWords(numberOf(key))}, ${rewardWords(numberOf(key))}`;

/** The three modules. */
export const modules = {
  support: {
    title: 'Module Support',
    intro: [
      `${capital(inWords(SUPPORT.length))} cards with a heart: everybody gets one of them into the hand.`,
    ],
    rules: {
      'VRS-SUP-01': `Before the game the ${inWords(SUPPORT.length)} cards are shuffled and everybody is dealt one besides the ${STARTING_HAND} hand cards. The rest goes back unseen.`,
      'VRS-SUP-02':
        'They are cards like all others: you may play them, keep them or lay them down for a basic.',
      'VRS-SUP-03':
        'Benefactor: at the start of your turn in the draft phase you place a villager from your hand in your village. It does not replace your pick; whoever has reached the limit has no turn left for it.',
      'VRS-SUP-04': 'With the Benefactor, places, chains and padlocks matter as in the build phase.',
      'VRS-SUP-05': 'The Benefactor places no special villagers.',
      'VRS-SUP-06': 'The Benefactor gets no basics.',
      'VRS-SUP-07': 'What the Benefactor places does not count for the build limit of the round.',
      'VRS-SUP-08':
        'Prophet: in your turn of the draft phase you look through a hidden stack and draft one card of it. It is your pick of this turn and lies open like any other.',
      'VRS-SUP-09': 'The remaining cards go back face down in any order.',
      'VRS-SUP-10': 'The Prophet may never look through the draw pile.',
      'VRS-SUP-11': 'The Recruiter lies in the village and costs a build action.',
      'VRS-SUP-12': `In each of your turns of the draft phase you may, before the first pick and only once, pay ${gold(recruiter.gold)} to the bank to pick ${inWords(recruiter.picks)} villagers.`,
      'VRS-SUP-13': 'The draft limit stays; with one pick left the Recruiter does not help.',
      'VRS-SUP-14': 'After the first of the two picks the road is refilled before the second.',
      'VRS-SUP-15': `Pigeoneer: in your build phase you look at the top ${inWords(pigeoneer.cards)} cards of the draw pile and take one into your hand; you may play it at once.`,
      'VRS-SUP-16':
        'The Pigeoneer’s other cards go back face down on the draw pile in any order; the last one is the top.',
      'VRS-SUP-17':
        'Nun: she lies in the village and costs a build action. At the second market day she brings as much as one of your silver villagers of which you have exactly one.',
      'VRS-SUP-18': 'If you have every silver villager twice, or none, the Nun brings nothing.',
      'VRS-SUP-19':
        'Recruiter and Prophet work in the same turn: the Prophet’s card is one of the two picks.',
      'VRS-SUP-20': 'If no card is left after the first pick, the second lapses; the gold stays paid.',
    },
  },
  profiteers: {
    title: 'Module Profiteers',
    intro: [`Cards with a money bag; ${inWords(BRONZE_JOBS)} jobs have a bronze symbol.`],
    rules: {
      'VRS-PROF-01': `The ${profiteerCards} cards are shuffled with all others before stacks are formed and hands are dealt.`,
      'VRS-PROF-02': 'A bronze symbol works like a silver one, but it pays after every build phase.',
      'VRS-PROF-03': 'It does so already in the round in which the card was placed.',
      'VRS-PROF-04': 'Everybody scores at most one bronze symbol a round.',
      'VRS-PROF-05': 'It is scored once, when all have built.',
      'VRS-PROF-06': 'It is scored in the last round too, before the second market day.',
      'VRS-PROF-07': `Captain, bronze: ${pays('captain')}, on uncovered cards.`,
      'VRS-PROF-08': `Carter, bronze: ${pays('carter')}. Two columns on one card are one chain.`,
      'VRS-PROF-09': `Arkwright, bronze: ${pays('arkwright')}, no matter how many.`,
      'VRS-PROF-10': `Alchemist, bronze: ${pays('alchemist')}, rounded down.`,
      'VRS-PROF-11': `Wholesaler, silver: ${pays('wholesaler')}. Covered cards and basics count.`,
      'VRS-PROF-12': `Freelancer: at the start of their build phase anybody may put ${gold(freelancer.gold)} from the supply on a Freelancer in any village and place ${freelancer.actions === 1 ? 'one villager' : `${freelancer.actions} villagers`} more.`,
      'VRS-PROF-13':
        'The own one may be used too; the gold then lies on the own card and counts at the market days.',
      'VRS-PROF-14': 'Everybody may use each Freelancer once a build phase, so two of them both.',
      'VRS-PROF-15': `More than ${LIMITS.most} villagers stay forbidden: whoever may place that many cannot pay her.`,
      'VRS-PROF-16':
        'Only at the start of the build phase, before anything else; one that was just placed does not help yet.',
      'VRS-PROF-17': 'Profiteers belong to the suit printed on them and count for it.',
    },
  },
  development: {
    title: 'Module Development',
    intro: ['Three cards lie open. Whoever alone has the most of what a card counts gets the reward.'],
    rules: {
      'VRS-DEV-01': `Before the game the ${inWords(DEVELOPMENTS.length)} cards are shuffled; one each for community, trade and production is laid open. The others are out of the game.`,
      'VRS-DEV-02':
        'After every build phase and before a possible market day there is a development phase, also in the last round.',
      'VRS-DEV-03': 'First a production card that somebody still has is laid back.',
      'VRS-DEV-04': 'Then, for each card: does somebody alone have the most? They win it.',
      'VRS-DEV-05': 'In a tie nobody gets it this time.',
      'VRS-DEV-06': 'Whoever wins must have at least one of it.',
      'VRS-DEV-07': 'All majorities are settled before any reward is taken.',
      'VRS-DEV-08': 'Rewards are taken at once, in the order community, trade, production.',
      'VRS-DEV-09': 'Community and trade cards stay: they are contested anew in every round.',
      'VRS-DEV-10':
        'Production: the winner takes the gold and keeps the card until the next development phase.',
      'VRS-DEV-11': 'Food and builders on a kept card raise the winner’s limit in the next round.',
      'VRS-DEV-12': `Even so, ${LIMITS.most} stays the highest limit.`,
      'VRS-DEV-13': 'The card stays even if somebody else has more meanwhile.',
      'VRS-DEV-14': 'Symbols on Development cards count neither for silver nor for bronze.',
      'VRS-DEV-15': 'Nor do they count for other Development cards.',
      'VRS-DEV-16': 'Covered gold, food and builders do not count; covered padlocks and suit symbols do.',
      'VRS-DEV-17': `${development('marketplace')}.`,
      'VRS-DEV-18': `${development('inn')}. Backs are counted when all have built; the place on the road is refilled.`,
      'VRS-DEV-19': `${development('church')}. Cards are counted, not symbols.`,
      'VRS-DEV-20': 'For the Church you draw the top card of a stack or of the draw pile without showing it.',
      'VRS-DEV-21': `${development('tavern')}. It costs no hand card.`,
      'VRS-DEV-22': `${development('windmill')}. From ${inWords(windmill.chain)} cards on it is a chain; solitary villagers do not count.`,
      'VRS-DEV-23': `${development('oxCrane')}. ${development('sawmill')}. ${development('hayBarn')}.`,
      'VRS-DEV-24': `${development('guildhall')}. ${development('tradingPost')}. ${development('buildersYard')}. ${development('well')}.`,
      'VRS-DEV-25': 'A reward that is no longer there lapses. The gold is always paid.',
      'VRS-DEV-26': `For the Village Well, special is one of the ${inWords(SUITS)} suits; Monk and Apprentice in the village count for it.`,
    },
  },
} as const;
