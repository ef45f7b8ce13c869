import { CARRIES, FED_FOUNDERS, FOOD, FOUNDERS, GOLD, job, KEY_RING, SILVER } from '../../../data/jobs.ts';
import { PADLOCK_GOLD } from '../../../data/setup.ts';
import { carriedBy, openedWithout } from '../../figures.ts';
import { printedLines } from '../cards.ts';
import { food, gold, inWords, jobName, listOf } from '../words.ts';

const name = (key: string): string => jobName(job(key));
/** A card as its data row has it. */
const printed = (key: string): string => `${name(key)}: ${printedLines(job(key)).join(' ')}`;
const perFood = SILVER[job('grocer')]?.gold ?? 0;

/** Every single villager. */
export const cards = {
  cards: {
    title: 'The villagers one by one',
    intro: ['Every card with all that is printed on it. Touch a card at the table to read the same.'],
    rules: {
      'VRS-CARD-FOUNDERS-01': `Founders: bottom card, grain. Gold side: ${gold(GOLD[FOUNDERS])} at each market day; food side: ${food(FOOD[FED_FOUNDERS])}. Carries ${inWords(CARRIES[FOUNDERS])} columns: ${listOf(carriedBy(FOUNDERS).map(jobName))}.`,
      'VRS-CARD-LUMBERJACK-01': printed('lumberjack'),
      'VRS-CARD-HAYER-01': printed('hayer'),
      'VRS-CARD-MINER-01': printed('miner'),
      'VRS-CARD-BREWER-01': printed('brewer'),
      'VRS-CARD-POULTERER-01': printed('poulterer'),
      'VRS-CARD-SWINEHERD-01': printed('swineherd'),
      'VRS-CARD-TRUFFLER-01': printed('truffler'),
      'VRS-CARD-CARPENTER-01': printed('carpenter'),
      'VRS-CARD-COOPER-01': printed('cooper'),
      'VRS-CARD-COOPER-02': `Opened by a ${name('blacksmith')}, he opens the padlock of the ${name('brewer')} in the same build phase.`,
      'VRS-CARD-SHIPWRIGHT-01': printed('shipwright'),
      'VRS-CARD-WHEELER-01': printed('wheeler'),
      'VRS-CARD-CARTWRIGHT-01': printed('cartwright'),
      'VRS-CARD-CARTWRIGHT-02': `By padlocks, at most ${gold(PADLOCK_GOLD * KEY_RING[job('cartwright')])} can come onto him in a game.`,
      'VRS-CARD-WOOD_CARVER-01': printed('woodCarver'),
      'VRS-CARD-WOOD_CARVER-02': `Only wood villagers count, only printed and only uncovered gold: ${name('cartwright')} ${GOLD[job('cartwright')]} and ${name('cooper')} ${GOLD[job('cooper')]} make ${GOLD[job('cartwright')] + GOLD[job('cooper')]}.`,
      'VRS-CARD-WOOD_CARVER-03': 'Coins on a Cartwright bring the Wood Carver nothing.',
      'VRS-CARD-LOG_RAFTER-01': printed('logRafter'),
      'VRS-CARD-LOG_RAFTER-02': 'Her own wood symbols count for her.',
      'VRS-CARD-LOG_RAFTER-03': 'Lumberjacks and covered wood cards count for her, too.',
      'VRS-CARD-THATCHER-01': printed('thatcher'),
      'VRS-CARD-BED_BUILDER-01': printed('bedBuilder'),
      'VRS-CARD-GRAZIER-01': printed('grazier'),
      'VRS-CARD-MILK_MAID-01': printed('milkMaid'),
      'VRS-CARD-MILK_MAID-02': `Uncovered she gives ${food(FOOD[job('milkMaid')])}; under a Fromager only the Fromager’s ${food(FOOD[job('fromager')])} counts.`,
      'VRS-CARD-FROMAGER-01': printed('fromager'),
      'VRS-CARD-PEDDLER-01': printed('peddler'),
      'VRS-CARD-PEDDLER-02': `He counts symbols, not their value: two Jewellers bring him ${gold(SILVER[job('peddler')]?.gold ?? 0)}.`,
      'VRS-CARD-PEDDLER-03':
        'Founders on the gold side are a gold symbol for him, as long as nothing lies on them.',
      'VRS-CARD-HORSE_TRADER-01': printed('horseTrader'),
      'VRS-CARD-HORSE_TRADER-02': 'Her own hay symbol and that of the Hayer below her count.',
      'VRS-CARD-ORE_MULER-01': printed('oreMuler'),
      'VRS-CARD-BLACKSMITH-01': printed('blacksmith'),
      'VRS-CARD-BLACKSMITH-02': `He can open up to ${KEY_RING[job('blacksmith')]} cards, so gather up to ${gold(PADLOCK_GOLD * KEY_RING[job('blacksmith')])}; without wool and leather it is ${openedWithout(job('blacksmith'))} cards.`,
      'VRS-CARD-GLASS_BLOWER-01': printed('glassBlower'),
      'VRS-CARD-MASON-01': printed('mason'),
      'VRS-CARD-SEEKER-01': printed('seeker'),
      'VRS-CARD-SEEKER-02': 'Besides his ore symbol he has no symbols.',
      'VRS-CARD-SPELUNKER-01': printed('spelunker'),
      'VRS-CARD-JEWELER-01': printed('jeweler'),
      'VRS-CARD-LOCKSMITH-01': printed('locksmith'),
      'VRS-CARD-LOCKSMITH-02': 'His own padlock and covered padlocks count.',
      'VRS-CARD-GRAPER-01': printed('graper'),
      'VRS-CARD-VINTNER-01': printed('vintner'),
      'VRS-CARD-WINE_TRADER-01': printed('wineTrader'),
      'VRS-CARD-SHEPHERD-01': printed('shepherd'),
      'VRS-CARD-SPINNER-01': printed('spinner'),
      'VRS-CARD-WEAVER-01': printed('weaver'),
      'VRS-CARD-TAILOR-01': printed('tailor'),
      'VRS-CARD-TANNER-01': printed('tanner'),
      'VRS-CARD-SADDLER-01': printed('saddler'),
      'VRS-CARD-COBBLER-01': printed('cobbler'),
      'VRS-CARD-HARVESTER-01': printed('harvester'),
      'VRS-CARD-HUNTER-01': printed('hunter'),
      'VRS-CARD-CHANDLER-01': printed('chandler'),
      'VRS-CARD-WATTLER-01': printed('wattler'),
      'VRS-CARD-FISHER-01': printed('fisher'),
      'VRS-CARD-BEEKEEPER-01': printed('beekeeper'),
      'VRS-CARD-GROCER-01': printed('grocer'),
      'VRS-CARD-GROCER-02': `Founders on the food side and Milk Maid, together ${food(FOOD[job('fedFounders')] + FOOD[job('milkMaid')])}, bring each Grocer ${gold(perFood * (FOOD[job('fedFounders')] + FOOD[job('milkMaid')]))}.`,
      'VRS-CARD-FREEMASON-01': printed('freemason'),
      'VRS-CARD-FREEMASON-02': 'He is ignored at the first market day.',
      'VRS-CARD-PRIEST-01': printed('priest'),
      'VRS-CARD-PRIEST-02': 'His own solitary symbol counts.',
      'VRS-CARD-AGENT-01': printed('agent'),
      'VRS-CARD-AGENT-02': 'In effect the coins on one villager are doubled; printed gold does not count.',
      'VRS-CARD-AGENT-03': 'Two Agents may score the same villager.',
      'VRS-CARD-AGENT-04': 'Agents score before the coins are moved.',
      'VRS-CARD-MONK-01':
        'Monk: special villager without discard sign and without padlock. He stands for somebody in a chain; see the special villagers.',
      'VRS-CARD-APPRENTICE-01':
        'Apprentice: special villager without discard sign and without padlock. He replaces somebody; see the special villagers.',
      'VRS-CARD-TINNER-01':
        'Tinner: special villager with the discard sign, without padlock. She opens padlocks for nothing.',
      'VRS-CARD-SMUGGLER-01': `Smuggler: special villager with the discard sign. His padlock is opened by the ${name('shipwright')}; he brings a part of the gold of one of your villagers.`,
    },
  },
} as const;
