import { everywhere } from '@spielstube/engine';
import { MARRIAGE_BOARD } from '../../data/marriage.ts';
import { withAnyTime } from '../any-time.ts';
import { marriageDock } from '../docks.ts';
import type { MarriageQuestionKind, MarriageStepKind } from '../state.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';
import { canFeed, canMakeAcolyte, feedMember, offerBread } from './bread.ts';
import {
  ceremony,
  freeRanks,
  isCoinRankFree,
  marriage,
  oneOfTwo,
  rank,
  standsOnCoinRank,
  swap,
} from './ceremony.ts';
import { copyMarriage, differentSpouses, endMarriage, hasPinkPartner, newMarriage } from './couples.ts';
import { gain, offer, weddingGains } from './gains.ts';
import { chargedForMarriage } from './prices.ts';
import { howMany, smuggled, smuggler } from './smuggler.ts';
import { spouse } from './spouses.ts';
import { useTool } from './tools.ts';
import { house, nextHouse, wedding, weddingMoves } from './wedding.ts';
import { countMarriage } from './worth.ts';

const questions: Readonly<Record<MarriageQuestionKind, VillageQuestion>> = {
  howMany,
  rank,
  oneOfTwo,
  swap,
  useTool,
  house,
  offer,
  gain,
  spouse,
};
const steps: Readonly<Record<MarriageStepKind, VillageStep>> = {
  smuggled,
  ceremony,
  wedding,
  nextHouse,
  weddingMoves,
  weddingGains,
};

marriageDock.fill({
  questions: everywhere(questions, withAnyTime),
  steps,
  space: marriage,
  smuggler,
  plague: MARRIAGE_BOARD.plague,
  begin: newMarriage,
  copy: copyMarriage,
  count: countMarriage,
  charged: chargedForMarriage,
  freeRanks,
  isCoinRankFree,
  standsOnCoinRank,
  canFeed,
  canMakeAcolyte,
  offerBread,
  feedMember,
  differentSpouses,
  hasPinkPartner,
  endMarriage,
});
