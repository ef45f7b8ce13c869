import { capital } from '@spielstube/engine/text';
import {
  BRONZE,
  BUILDERS,
  CARRIES,
  CHAIN,
  COPIES,
  COUNTESS_CARD,
  DISCARDED,
  FOOD,
  GOLD,
  isBasic,
  isFounders,
  isJoker,
  JOB_KEYS,
  KEY_RING,
  NOTHING,
  SIGNPOSTS,
  SILVER,
  SUIT,
  SYMBOLS,
  UNLOCKER,
} from '../../data/jobs.ts';
import { PADLOCK_GOLD, SPECIALS, WOOL_AND_LEATHER_FROM } from '../../data/setup.ts';
import { JOKERS, type JobKey } from '../../data/villagers.ts';
import { belowOf, carriedBy, unlockedBy } from '../figures.ts';
import { payoutWords } from './effects.ts';
import {
  builders,
  eitherOf,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  suitName,
  suitSymbols,
  timesInWords,
} from './words.ts';

const { smuggler, recruiter, pigeoneer } = SPECIALS;

/** What a card needs to be told of besides what is printed on it. */
const OWN: Partial<Readonly<Record<JobKey, readonly string[]>>> = {
  founders: ['The middle of your village. If you have no food at the end of a build phase, they are turned.'],
  fedFounders: ['They stay on the food side to the end; only your own Apprentice lets you choose again.'],
  countess: ['She plays against you. Her villagers all lie uncovered side by side.'],
  cooper: ['Opened by a Blacksmith, he can open padlocks himself in the same build phase.'],
  cartwright: [
    `By his key ring, at most ${gold(PADLOCK_GOLD * KEY_RING[JOB_KEYS.indexOf('cartwright')])} can come onto him in a game.`,
  ],
  blacksmith: [
    `Nobody opens more padlocks; with fewer than ${inWords(WOOL_AND_LEATHER_FROM)} players, though, there is no Cobbler.`,
  ],
  woodCarver: ['Only gold printed on uncovered wood cards counts. Coins do not.'],
  logRafter: ['Her own wood symbols, Lumberjacks and covered wood cards count too.'],
  milkMaid: ['With a Fromager on her, only the Fromager’s food counts.'],
  peddler: ['He counts symbols, not their value. The gold side of the Founders is one of them.'],
  horseTrader: ['Her own hay symbol and the Hayer below her count. What is no whole pair is lost.'],
  oreMuler: ['Covered ore counts too. What is no whole pair is lost.'],
  seeker: ['He has nothing but ore to offer: he is the way to the Spelunker and the Jeweller.'],
  locksmith: ['His own padlock counts, and so do covered ones.'],
  grocer: ['Only uncovered food counts. Two of them both score in full.'],
  freemason: ['Only uncovered builders count. He brings nothing at the first market day.'],
  priest: ['His own solitary symbol counts. What is no whole pair is lost.'],
  agent: [
    'Doubles the coins on one of your villagers, the one with most of them; printed gold does not count.',
    'Two Agents may score the same villager. They score before the coins come into the supply.',
  ],
  monk: [
    'Stands for any villager of a chain but the top one, and is placed together with the villager on it; both cost a build action.',
    'He has nothing of whom he stands for: no symbol, no padlock, and he opens none.',
  ],
  apprentice: [
    'Takes the place of a covered villager in any village. Whoever is freed comes into your village at once, by the usual rules. Together they cost one build action.',
    'Founders of others and Apprentices stay where they are.',
  ],
  tinner: [
    'From then on every padlock of yours is free in this build phase. You may still pay, for instance to have the bank put gold on your own villager.',
  ],
  smuggler: [
    `You get from the bank ${smuggler.part === 2 ? 'half' : `1/${smuggler.part}`} of the gold printed on one of your uncovered villagers, rounded up. Coins do not count.`,
  ],
  benefactor: [
    'At the start of your turn in the draft phase: place a villager from your hand in your village. Chain and padlock matter as always; special villagers are not allowed.',
    'Then you pick as usual; a new draft limit counts at once.',
  ],
  prophet: [
    'In your turn of the draft phase, instead of picking: look through a hidden stack, draft one card of it and put the rest back in any order. Never the draw pile.',
  ],
  pigeoneer: [
    `In your build phase: look at the top ${inWords(pigeoneer.cards)} cards of the draw pile, take one into your hand and put the rest back in any order. You may play it at once.`,
  ],
  recruiter: [
    `In each of your turns in the draft phase you may pay ${gold(recruiter.gold)} to the bank to pick ${inWords(recruiter.picks)} villagers. The draft limit stays the same.`,
  ],
  nun: [
    'At the second market day she brings as much as one of your silver villagers of whom you have exactly one; the best is taken. If you have each twice, or none, she brings nothing.',
  ],
  arkwright: ['How many coins lie on a villager does not matter. A Freelancer counts as well.'],
  carter: ['Two columns on one card are one chain together; the bottom card counts.'],
  alchemist: ['The best of your silver villagers is taken, with what it is worth now.'],
  captain: ['He counts symbols, not their value. Coins do not count.'],
  wholesaler: ['Covered cards and basics count.'],
  freelancer: [
    `At the start of their build phase, anybody may put ${gold(SPECIALS.freelancer.gold)} from the supply on her to place ${SPECIALS.freelancer.actions === 1 ? 'one villager' : `${SPECIALS.freelancer.actions} villagers`} more. So may you, on your own.`,
    'Everybody can use each Freelancer once a build phase; the highest limit cannot be passed.',
  ],
};

function whereItLies(job: number): string | false {
  if (isJoker(job) || isFounders(job) || job === COUNTESS_CARD || DISCARDED[job]) return false;
  const below = belowOf(job);
  if (below === NOTHING)
    return isBasic(job) ? 'A basic: placed straight on the table.' : 'Placed straight on the table.';
  if (CHAIN[job].length === 1) return `Placed on the ${jobName(below)}.`;
  return `Placed on the ${jobName(below)}. Chain: ${[...CHAIN[job], job].map(jobName).join(' › ')}.`;
}

function whatItCarries(job: number): string | false {
  if (isJoker(job))
    return `At the bottom it carries ${inWords(JOKERS.bottom)} columns of the same suit, in the middle ${JOKERS.middle === 1 ? 'one card' : `${inWords(JOKERS.middle)} cards`}.`;
  const carried = carriedBy(job);
  if (CARRIES[job] === 0 || carried.length === 0) return false;
  if (CARRIES[job] === 1) return `Carries the ${eitherOf(carried.map(jobName))}.`;
  return `Carries ${inWords(CARRIES[job])} columns side by side: ${listOf(carried.map(jobName))}.`;
}

/** What counts only as long as nothing lies on it. */
function whatItBrings(job: number): string | false {
  const brings = listOf([
    FOOD[job] > 0 && `${food(FOOD[job])} for the draft`,
    BUILDERS[job] > 0 && `${builders(BUILDERS[job])} for the build phase`,
    GOLD[job] > 0 && `${gold(GOLD[job])} at each market day`,
  ]);
  if (brings === '') return false;
  return CARRIES[job] > 0 ? `As long as nothing lies on it: ${brings}.` : `Brings ${brings}.`;
}

function whatItPays(job: number): string | false {
  if (SILVER[job] !== null) return `Silver, at the second market day only: ${payoutWords(job)}.`;
  return (
    BRONZE[job] !== null &&
    `Bronze, after every build phase, at most one card a village: ${payoutWords(job)}.`
  );
}

/** What is printed on a card, line by line. */
export function printedLines(job: number): readonly string[] {
  const opened = unlockedBy(job);
  const isPlain = !isFounders(job) && job !== COUNTESS_CARD;
  const lines: readonly (string | false)[] = [
    isPlain &&
      `${capital(suitName(SUIT[job]))}${SYMBOLS[job] > 1 ? ` (${suitSymbols(SUIT[job], SYMBOLS[job])})` : ''}, ${timesInWords(COPIES[job])} in the game.`,
    whereItLies(job),
    whatItCarries(job),
    whatItBrings(job),
    whatItPays(job),
    UNLOCKER[job] !== NOTHING &&
      `Padlock: opened by the ${jobName(UNLOCKER[job])}. If you have one, the bank puts ${gold(PADLOCK_GOLD)} on it; otherwise you pay them.`,
    opened.length > 0 &&
      `Opens: ${listOf(opened.map(jobName))}, ${KEY_RING[job]} cards in the whole game. Each time ${gold(PADLOCK_GOLD)} come onto it.`,
    DISCARDED[job] && 'Discarded right after it was played; costs no build action.',
    SIGNPOSTS[job] > 0 && 'With a signpost: one lies on the road at the start.',
  ];
  return lines.filter((line) => line !== false);
}

/** Everything about a card, line by line. */
export const cardLines = (job: number): readonly string[] => [
  ...printedLines(job),
  ...(OWN[JOB_KEYS[job]] ?? []),
];
