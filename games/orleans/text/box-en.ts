import type { BoxNames } from './box-names.ts';

/** What is printed on the components, in words. */
export const names: BoxNames = {
  mostCoins: 'coins at most',
  coinsPerStation: 'coins for a station',
  secondGoodFrom: 'second good from so many players on',
  citizenOn: 'citizen on field',
  farmerOnly: 'farmers only up to field',
  categoryOneOnly: 'category I only up to field',
  end: 'last field',
  statusFrom: 'status from field',
  coinFields: 'coin fields',
  citizenFields: 'citizen fields',
  copies: 'of each',
  market: 'places on the market',
  lastPaysFrom: 'the last one pays from so many players on',
  goodsPerCoin: 'goods for a coin',
};
