import type { BoxNames, BoxText, ClaimWords } from '@spielstube/engine/text';
import type { BoxClaim } from '../data/box.ts';

/** What is printed on the components, in words. */
const names: BoxNames = {
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

/** What must hold, and does not with corrected values. */
const claims: ClaimWords<BoxClaim> = {
  spacesWritten: (example, words) => `spaces are written like "${example}" with ${words}`,
  deedWritten: (example, words) => `spaces are written like "${example}" with ${words}`,
  placeHasSpaces: () => 'every place has spaces',
  category: () => 'a category is 1 or 2',
  noSpaces: () => 'the herb garden, the tower and the school have no spaces',
  sacristySpace: () => 'the sacristy has one space',
  amountsThere: () => 'every amount is 1 or more',
  pharmacyCoins: (most) => `the pharmacy takes ${most} coins at most`,
  tilesOfSort: () => 'there are tiles of each sort',
  goodsForPaths: () => 'there are goods for all paths',
  tilesOfEvent: () => 'there are tiles of each event',
  pathJoins: (cities) => `a path joins two of ${cities}`,
  secondGood: () => 'a second good is for 3 players on, for 4, or never (0)',
  coinsForAll: () => 'everybody has coins to begin with',
  startingCoins: (most) => `everybody begins with ${most} coins at most`,
  marketRoom: () => 'the market has room for the own four',
  taxedGoods: () => 'a tax is for one good or more',
  fieldGood: (goods) => `a field shows one of ${goods}`,
  citizenField: () => 'the citizen lies on fields 1 to 5',
  draws: () => 'draws are 1 to 12',
  statusRises: () => 'the status rises from field 0 on',
  coinFieldsRise: () => 'coin fields rise',
  citizenFieldsRise: () => 'citizen fields rise',
  onTrack: (end) => `all fields lie on the track, 0 to ${end}`,
};

export const boxText: BoxText<BoxClaim> = { names, claims };
