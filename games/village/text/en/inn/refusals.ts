import type { Refusals } from '@spielstube/engine/text';
import { BEER } from '../../../data/pieces.ts';
import type { InnReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { coins, goodsCount, listOf } from '../words.ts';
import { villagerMoment, villagerName } from './villagers.ts';

/** Why not, at the Inn and with its cards. */
export const innRefusals = {
  cardScoredAtEnd: (detail) =>
    `${villagerName(detail('card'))}: this card has an empty inkwell. It stays in hand and is scored at the end.`,
  cardNotNow: (detail) =>
    `${villagerName(detail('card'))}: this card cannot be played now. Its moment: ${villagerMoment(detail('card'))}.`,
  nobodyBelowTop: () => 'The Abbot needs somebody of yours on one of the steps 1 to 3 of the Church.',
  allCastlesMarked: () => 'Your marker lies on all castles: the Messenger has nowhere to go.',
  noCouncillor: () => 'The Councilman needs somebody of yours in the Council Chamber.',
  noPrivilege: () => 'None of your privileges can be used at the moment: the Councilman could do nothing.',
  notOnMarketDay: () => 'The Herbalist does not come on a market day.',
  noFarmMemberForCard: () => 'The Cousin needs somebody on your farm.',
  cardTooDear(detail) {
    const need = detail('beer') > 0 ? goodsCount(BEER, detail('beer')) : coins(detail('coins'));
    const have = detail('beer') > 0 ? detail('hasBeer') : detail('hasCoins');
    return `The card costs ${need}, you have ${have === 0 ? 'none' : `only ${have}`}. Beer and coins do not replace each other here.`;
  },
  stackEmpty: () => 'All stacks of cards are empty: the Inn has nothing left to offer.',
  innStepTooDear: (detail) =>
    `The Inn first costs ${missingCubes(detail)}, and you have no cube. ${standIn(detail('coins'))}`,
} satisfies Refusals<InnReasonId>;

/** What is missing where nothing can be done at the Inn. */
export const innLacks = (detail: (key: string) => number): string => {
  const missing = listOf([
    detail('members') > 0 && 'somebody in the Inn or on the farm',
    detail('any') > 0 && missingCubes(detail),
  ]);
  return missing === '' ? 'All stacks of cards in the Inn are empty.' : `For the Inn you lack ${missing}.`;
};
