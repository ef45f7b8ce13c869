import type { Course } from '@spielstube/engine';
import { MARKETS, ROAD } from '../data/setup.ts';

/* As the board names them. */
const ROAD_PLACES = Array.from({ length: ROAD }, (_, lane) => `lane-${lane}`);
const LUMBERJACKS = ['basic-0'] as const;
const FIRST_STACKS = Array.from({ length: MARKETS.first }, (_, stack) => `stack-${stack}`);
const ownCard = (card: number): string => `card-0-${card}`;
const CARPENTER = ownCard(3);
const SECOND_LUMBERJACK = ownCard(7);
const CARTWRIGHT = ownCard(9);
const THEIR_VILLAGE = 'seat-1';

/** Three rounds against one other: all ways through a padlock, a chain of three, a Smuggler and the first market day. */
export const course = {
  seats: 2,
  options: { startPlayer: '1' },
  seed: '101',
  chapters: [
    {
      key: 'road',
      sign: 'v-signpost',
      steps: [
        { show: 'welcome' },
        { show: 'road', at: ROAD_PLACES },
        { show: 'hand', at: ['hand-0'] },
        { show: 'limits', at: ['limits-0'] },
        { try: 'takeCarpenter', move: 'take 3' },
        { others: ['take 4'] },
        { show: 'refilled', at: ['stack-0'] },
        { show: 'backs', at: ['stack-1'] },
        { try: 'drawHidden', move: 'draw 2' },
        { others: ['take 5', 'coin 1'] },
        { show: 'twoTaken', at: ['hand-0'], glad: true },
      ],
    },
    {
      key: 'village',
      sign: 'v-builder',
      steps: [
        { show: 'coins', at: ['lane-0'] },
        { try: 'coinBeekeeper', move: 'coin 4' },
        { show: 'movedOn', at: ROAD_PLACES },
        { try: 'playHarvester', move: 'play harvester' },
        { try: 'swapLumberjack', move: 'swap lumberjack', at: LUMBERJACKS },
        { try: 'layWineTrader', move: 'lay wineTrader' },
        { show: 'marketAhead', at: FIRST_STACKS },
        { try: 'ontoFirst', move: 'onStack 1' },
        { try: 'playCarpenter', move: 'play carpenter' },
        { try: 'firstEnd', move: 'end' },
        { show: 'firstVillage', at: ['limits-0'], glad: true },
      ],
    },
    {
      key: 'draft',
      sign: 'v-food',
      steps: [
        {
          others: [
            'swap miner',
            'lay wineTrader',
            'onStack 3',
            'play blacksmith',
            'play wattler',
            'end',
            'take 1',
          ],
        },
        { show: 'turned', at: [THEIR_VILLAGE] },
        { try: 'takeBeekeeper', move: 'take 4' },
        { others: ['take 5'] },
        { try: 'drawSolo', move: 'draw 4' },
        { show: 'fisher', at: ['drafted-0'] },
        { others: ['draw 4'] },
        { try: 'takeCooper', move: 'take 3' },
        { show: 'go', at: ['lane-5'] },
        { try: 'coinCarver', move: 'coin 6' },
        { show: 'sevenCards', at: ['hand-0'], glad: true },
      ],
    },
    {
      key: 'locks',
      sign: 'v-lock',
      steps: [
        {
          others: [
            'coin 2',
            'swap hayer',
            'lay jeweler',
            'onStack 3',
            'play bedBuilder',
            'play swineherd',
            'play grazier',
            'end',
          ],
        },
        { show: 'paid', at: [CARPENTER] },
        { show: 'threeWays', at: ['hand-0'] },
        { try: 'lockOwn', move: 'play beekeeper' },
        { show: 'fourCoins', at: [CARPENTER] },
        { try: 'lockBank', move: 'play fisher' },
        { try: 'lockOther', move: 'play cooper' },
        { show: 'theirCoins', at: [THEIR_VILLAGE] },
        { try: 'swapAgain', move: 'swap lumberjack', at: LUMBERJACKS },
        { try: 'layHunter', move: 'lay hunter' },
        { try: 'ontoLast', move: 'onStack 6' },
        { try: 'end', move: 'end' },
        { show: 'keyRings', at: [CARPENTER], glad: true },
      ],
    },
    {
      key: 'backs',
      sign: 'vs-wood',
      steps: [
        { show: 'fourPicks', at: ['limits-0'] },
        { try: 'takeCarver', move: 'take 6' },
        { others: ['take 2'] },
        { show: 'marketDue', at: ['market-1'] },
        { try: 'drawWood', move: 'draw 4' },
        { show: 'cartwright', at: ['drafted-0'] },
        { others: ['take 3'] },
        { try: 'takeSmuggler', move: 'take 4' },
        { others: ['draw 5'] },
        { try: 'takeGrocer', move: 'take 1' },
        { others: ['draw 3', 'coin 2'] },
        { try: 'coinAgent', move: 'coin 6' },
        { show: 'handFull', at: ['hand-0'], glad: true },
      ],
    },
    {
      key: 'chain',
      sign: 'v-chain',
      steps: [
        { show: 'chain', at: [SECOND_LUMBERJACK] },
        { try: 'playWheeler', move: 'play wheeler' },
        { try: 'playCartwright', move: 'play cartwright' },
        { show: 'covered', at: [CARTWRIGHT] },
        { try: 'playGrocer', move: 'play grocer' },
        { show: 'special', at: ['hand-0'] },
        { try: 'playSmuggler', move: 'play smuggler' },
        { try: 'smuggle', move: 'smuggle 10' },
        { try: 'swapForLater', move: 'swap lumberjack', at: LUMBERJACKS },
        { try: 'layPoulterer', move: 'lay poulterer' },
        { try: 'ontoLastAgain', move: 'onStack 6' },
        { try: 'end', move: 'end' },
        { show: 'readyForMarket', at: ['village-0'], glad: true },
      ],
    },
    {
      key: 'market',
      sign: 'vk-market-1',
      steps: [
        {
          others: [
            'swap hayer',
            'lay oreMuler',
            'onStack 5',
            'play peddler',
            'play truffler',
            'play poulterer',
            'end',
            'take 2',
          ],
        },
        { show: 'theyPaid', at: [CARTWRIGHT] },
        { show: 'marketDay', at: ['supply-0'] },
        { show: 'coinsStay', at: [CARPENTER] },
        { show: 'secondMarket', at: ['market-2'] },
        { try: 'takeAgent', move: 'take 6' },
        { others: ['take 1'] },
        { show: 'silver', at: ['hand-0'] },
        { show: 'goodPlayers' },
        { show: 'farewell', glad: true },
      ],
    },
  ],
} as const satisfies Course;
