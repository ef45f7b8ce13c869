import type { Course } from '@spielstube/engine';
import { placeNamed } from '../data/boards.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { PROGRESS } from '../data/fields.ts';
import { GREEN } from '../data/helpers.ts';

const CHAPTER = 'I';
const { board } = CHAPTER_ROWS[CHAPTER_KEYS.indexOf(CHAPTER)];

/** As the board names them. */
const at = (key: string): string => `place-${placeNamed(board, key)}`;
const READY = { try: 'ready', move: 'ready' } as const;

/** Three rounds against one other: from a heap of coal over mill and bakery to bread enough for the whole order. */
export const course = {
  seats: 2,
  options: { chapter: CHAPTER, startPlayer: '1' },
  seed: '2196',
  chapters: [
    {
      key: 'aim',
      sign: 'n-bread',
      steps: [
        { show: 'welcome' },
        { show: 'order', at: ['order'] },
        { show: 'hand', at: ['hand-0'] },
        { try: 'asideTannery', move: 'layAside tannery1' },
        { try: 'asidePost', move: 'layAside postStation5' },
        { try: 'asideMill', move: 'layAside mill1' },
        READY,
        { others: ['layAside weavingMill3', 'layAside shoemaker2', 'layAside postStation2', 'ready'] },
        { show: 'phases', glad: true },
      ],
    },
    {
      key: 'plan',
      sign: 'n-bag',
      steps: [
        { show: 'event', at: ['event'] },
        { show: 'ways', at: ['ways-0-0'] },
        { try: 'planCoal', move: 'place orderly1' },
        { try: 'planBuild', move: 'place build' },
        { try: 'readyPlan', move: 'ready' },
        { others: ['place handCards', 'place extraordinary1', 'ready'] },
        { show: 'drawn', at: ['market'], glad: true },
      ],
    },
    {
      key: 'build',
      sign: 'n-act-build',
      steps: [
        { try: 'makeCoal', move: 'produce' },
        { try: 'feedWood', move: 'feed weavingMill2' },
        { try: 'stopCoal', move: 'stop' },
        { others: ['draw'] },
        { show: 'inTurn', at: ['area-0-0'] },
        { try: 'buildMill', move: 'build mill5' },
        { try: 'millPlace', move: 'at A6' },
        { try: 'millArea', move: 'area 4' },
        { try: 'takeOffspring', move: 'take 5' },
        { show: 'millStands', at: ['area-0-3'] },
        { others: ['produce', 'feed smelter2', 'stop'] },
        { show: 'mission', at: ['mission-0'] },
        { try: 'buildTower', move: 'build watchtower6' },
        { try: 'towerPlace', move: 'at A5' },
        { try: 'takeBuilding', move: 'take 1' },
        { others: ['build coalDepot2', 'at A4'] },
        { show: 'premium', at: [at('A4')] },
        { show: 'firstRound', at: ['event'], glad: true },
      ],
    },
    {
      key: 'offspring',
      sign: 'n-act-offspring',
      steps: [
        { show: 'fewStones', at: ['stones-0'] },
        { try: 'planOffspring', move: 'place offspring' },
        { try: 'planFlour', move: 'place extraordinary4' },
        READY,
        {
          others: [
            ...['place extraordinary1', 'place offspring', 'ready'],
            ...['cover 0', 'discard watchtower1', 'discard coalTrader3', 'discard clayPit2'],
            ...['feed brickworks3', 'stop'],
          ],
        },
        { show: 'theirCards', at: ['market'] },
        { try: 'buyStone', move: 'buy 3' },
        { try: 'cheaperStone', move: 'tile offspringLess' },
        { others: ['buy 3'] },
        { try: 'makeFlour', move: 'produce' },
        { try: 'feedGrain', move: 'feed sawmill1' },
        { try: 'stopFlour', move: 'stop' },
        { others: ['build fortress1', 'at A11'] },
        { show: 'threshold', at: ['marker-1'], glad: true },
      ],
    },
    {
      key: 'bakery',
      sign: 'n-flour',
      steps: [
        { try: 'buildBakery', move: 'build bakery2' },
        { try: 'bakeryPlace', move: 'at A14' },
        { try: 'cheaperBakery', move: 'tile buildingLess' },
        { try: 'payBakery', move: 'settle' },
        { try: 'bakeryArea', move: 'area 2' },
        { show: 'display', at: ['display'] },
        { show: 'threeStones', at: ['stones-0'] },
        { try: 'planMoreCoal', move: 'place orderly1' },
        { try: 'planBread', move: 'place orderly2' },
        { try: 'planMarket', move: 'place blackMarket' },
        READY,
        { others: ['place extraordinary1', 'place build', 'place orderly2', 'ready'] },
        { show: 'oneMissing', at: [`helpers-${GREEN}`], glad: true },
      ],
    },
    {
      key: 'bread',
      sign: 'n-act-black',
      steps: [
        { try: 'makeMoreCoal', move: 'produce' },
        { try: 'keepWood', move: 'skip' },
        { others: ['skip', 'skip'] },
        { try: 'noHelpers', move: 'skip' },
        { try: 'bake', move: 'chain 3' },
        { show: 'baked', at: ['order'] },
        { others: ['build tannery3', 'at A10', 'area 2'] },
        { try: 'trade', move: 'trade' },
        { try: 'sellTannery', move: 'discard tannery4' },
        { try: 'sellScriptorium', move: 'discard scriptorium2' },
        { try: 'marketBread', move: 'onto bread' },
        { show: 'traded', at: ['area-0-1'], glad: true },
      ],
    },
    {
      key: 'count',
      sign: 'n-corn',
      steps: [
        { others: ['produce'] },
        { try: 'buildFarm', move: 'build cornFarm1' },
        { try: 'farmPlace', move: 'at A17' },
        { try: 'payFarm', move: 'settle' },
        { try: 'takeGift', move: 'take 8' },
        { try: 'useGift', move: 'tile anyGood' },
        { try: 'giftBread', move: 'onto bread' },
        { others: ['build fortress3', 'at A15', 'settle', 'take 10', 'tile coalForGreen'] },
        { show: 'corn', at: ['specials-0'] },
        { show: 'progress', at: [`field-${PROGRESS}`] },
        { show: 'scoring', at: ['points-0'] },
        { show: 'goodPlayers' },
        { show: 'farewell', at: ['event'], glad: true },
      ],
    },
  ],
} as const satisfies Course;
