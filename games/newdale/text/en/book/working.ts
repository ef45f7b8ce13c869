import type { Translated } from '@spielstube/engine/text';
import { CHAIN, HELPERS, NO_CHAIN } from '../../../data/cards.ts';
import { ACTION_FIELDS } from '../../../data/fields.ts';
import { COAL } from '../../../data/goods.ts';
import { BUILDING, THRESHOLD_CARDS, THRESHOLDS, TRACK_TURNED } from '../../../data/setup.ts';
import { TILES } from '../../../data/tiles.ts';
import type { working as workingDe } from '../../de/book/working.ts';
import { EXAMPLE_MILL, TRADE_CARDS } from '../../figures.ts';
import { chainWords } from '../effects.ts';
import { cards, coins, eitherOf, goods, goodsMarkers, handCards, helpers, points } from '../words.ts';

const { offspring, blackMarket, handCards: exchange, progress, notCarriedOut, buildingPhase } = ACTION_FIELDS;
/** All chains in the order of the trades. */
const CHAINS = TRADE_CARDS.filter((card) => CHAIN[card].sort !== NO_CHAIN)
  .map(chainWords)
  .join('; ');

/** Phase IV: actions, and what buildings produce. */
export const working: Translated<typeof workingDe> = {
  actions: {
    title: 'Phase IV: Actions',
    intro: [
      'In turn everybody takes back stone 1 and carries out its action, then all their stone 2, then 3, then 4. The fields of the action board are described here, production in the next section.',
    ],
    rules: {
      'NEW-P4-01':
        'In turn order all carry out their stone 1, then all their stone 2, then 3, then 4. Whoever does not have the stone is skipped.',
      'NEW-P4-02': 'An action of several parts goes from left to right and from top to bottom.',
      'NEW-P4-03': 'Parts that are not possible or not wanted are left out.',
      'NEW-P4-04': `Whoever carries out no part at all draws ${cards(notCarriedOut.cards)} instead.`,
      'NEW-P4-05': 'This card is given only if nothing at all was carried out.',
      'NEW-P4-06':
        'The order of the parts cannot be changed: drawing first and exchanging afterwards is not possible.',
      'NEW-OFFSPRING-01': `Offspring: for ${coins(offspring.thirdCoins)} you get stone 3, for ${coins(offspring.fourthCoins)} stone 4. One stone for each action.`,
      'NEW-OFFSPRING-02': 'The stone is yours from the next round on, for good.',
      'NEW-OFFSPRING-03': `Stone 4 brings ${points(offspring.fourthPoints)} at once.`,
      'NEW-OFFSPRING-04': 'Stone 4 may be bought before stone 3.',
      'NEW-OFFSPRING-05': 'A stone 4 always comes after all stones 3, even if you have no stone 3.',
      'NEW-OFFSPRING-06': 'Each stone can be bought once. Whoever has both cannot carry out the action.',
      'NEW-OFFSPRING-07': `The tile “Cheaper Offspring” lowers the price by up to ${coins(TILES.offspringLess.coins)}, for either stone.`,
      'NEW-BLACK-01': `Black Market: you discard ${handCards(blackMarket.cards)} and get ${goods(COAL, blackMarket.coal)} and ${goodsMarkers(blackMarket.goods)} onto an own production building of your choice. The Coal Mine counts, too.`,
      'NEW-BLACK-02':
        'This good may also go onto a special building that makes goods: Corn Farm or Vineyard.',
      'NEW-BLACK-03': `With fewer than ${handCards(blackMarket.cards)} the Black Market is not possible.`,
      'NEW-BLACK-04':
        'In chapter VIII the Cook counts as a building that makes goods, the Captain does not. The same goes for the tile “Gift of Goods”.',
      'NEW-HAND-01':
        'Hand Cards, first part, if you like: you keep exactly one hand card, discard all others and draw as many.',
      'NEW-HAND-02': 'With one hand card or none there is nothing to exchange.',
      'NEW-HAND-03': `Second part: you draw ${cards(exchange.cards)}, whether you have exchanged or not.`,
      'NEW-HAND-04': 'The exchange comes before the draw.',
      'NEW-HAND-05': `Example: with 7 hand cards you discard 6 and draw ${6 + exchange.cards}, or you keep all and draw ${exchange.cards}.`,
      'NEW-HAND-06':
        'The discarded cards lie on the discard pile before anything is drawn. So they may come right back.',
      'NEW-PROGRESS-01': `Progress: for ${coins(progress.coins)} you remove Range or Card Compensation from your board.`,
      'NEW-PROGRESS-02': `Progress brings ${points(progress.points)} at once.`,
      'NEW-PROGRESS-03': `Without the tile Range you build up to ${BUILDING.longRange} instead of ${BUILDING.range} steps away.`,
      'NEW-PROGRESS-04': `Without the tile Card Compensation ${BUILDING.cardsAfterProgress} instead of ${BUILDING.cardsForHelper} cards stand in for a missing helper.`,
      'NEW-PROGRESS-05': 'If both tiles are gone, the action is not possible any more.',
      'NEW-PROGRESS-06': 'One action removes one tile.',
    },
  },
  producing: {
    title: 'Production and Chains',
    intro: [
      'If your stone lies in an area with a building, it produces: first with helpers, then with the chain. Both can be worth it, also one of them alone.',
      'Each area has three fields. Sloppy needs fewer helpers and brings less, extraordinary needs more and brings more.',
      `All chains: ${CHAINS}.`,
    ],
    rules: {
      'NEW-PROD-01':
        'Whoever takes back a stone from an area with a building may produce with helpers, use the chain, or both.',
      'NEW-PROD-02':
        'Production with helpers uses the field on which the stone was. It cannot be changed later.',
      'NEW-PROD-03': 'Orderly: all printed helpers must be at the labour market, enough of each colour.',
      'NEW-PROD-04':
        'Sloppy: as many of the printed helpers may be missing as the field says, no matter which. A colour may be missing altogether.',
      'NEW-PROD-05':
        'Extraordinary: besides the printed helpers as many more must be there as the field says, of the printed colours in any mix.',
      'NEW-PROD-06':
        'How many helpers are missing is counted colour by colour; those that a sloppy field lets off are not missing, and those that an extraordinary field asks for in addition and that are not there are missing, too.',
      'NEW-PROD-07': `Example: a Mill with ${helpers(HELPERS[EXAMPLE_MILL])} works with one fewer, with only one yellow or only one red. With two more it needs six yellow and red ones together, at least two of each.`,
      'NEW-PROD-08': 'If nobody is missing, as many goods are put on the building as the field shows.',
      'NEW-PROD-09': `Card compensation: for each missing helper you may discard ${handCards(BUILDING.cardsForHelper)}, after the progress ${BUILDING.cardsAfterProgress}. All missing helpers must be made up for.`,
      'NEW-PROD-10': 'Compensation counts only for this building and this production.',
      'NEW-PROD-11':
        'Each tile “Stand-in” replaces one missing helper. Several of them and cards can be combined.',
      'NEW-PROD-12': 'Otherwise production with helpers brings nothing. The chain is still possible.',
      'NEW-PROD-13': `If neither helpers nor the chain make a good, the action counts as not carried out: draw ${cards(notCarriedOut.cards)}.`,
      'NEW-PROD-14': `A stone in an area without a building brings only ${cards(notCarriedOut.cards)}, too.`,
      'NEW-PROD-15': 'Helpers produce first, then the chain. A production that succeeds may be declined.',
      'NEW-PROD-16': 'Hooded figures never count as helpers.',
      'NEW-CHAIN-01':
        'The chain works with or without helpers, but only with a stone in the area. The final production is the exception.',
      'NEW-CHAIN-02':
        'Chain of raw materials: you discard any number of hand cards with the shown raw material and get one good for each.',
      'NEW-CHAIN-03':
        'Chain of goods: any number of goods of the shown kind move to this building and become its good.',
      'NEW-CHAIN-04': 'Chain of two goods: you take the same number of both. Each pair becomes one good.',
      'NEW-CHAIN-05':
        'Chain bonus: if the chain has made at least one good, exactly one more is added at the end.',
      'NEW-CHAIN-06': 'The bonus is given once for each action, however much the chain makes.',
      'NEW-CHAIN-07': 'Nobody has to use all fitting cards or goods.',
      'NEW-CHAIN-08': 'Labour market, Post Stations and card compensation do not help chains.',
      'NEW-CHAIN-09': 'Goods that you got earlier in the same round may go into a chain.',
      'NEW-CHAIN-10': 'The chain bonus cannot be processed further in the same action.',
      'NEW-CHAIN-11': 'Markers for five goods are only a way of writing.',
      'NEW-CHAIN-12': 'Grapes for the Winery come from own Vineyards. Which colours you take is up to you.',
    },
  },
  building: {
    title: 'Building',
    intro: [
      'Buildings are built with the action Build and in phase V. A building costs goods, goes to your board or beside it, and puts a house on the map.',
      `Building far away means getting on fast, building close means bonus tiles: with range ${BUILDING.range} there is one only one step away, with range ${BUILDING.longRange} up to two.`,
    ],
    rules: {
      'NEW-P5-01': 'Phase V: in turn order everybody may build exactly one building, without a stone.',
      'NEW-P5-02': `Whoever cannot or does not want to build draws ${cards(buildingPhase.cards)} instead.`,
      'NEW-P5-03': 'Whoever builds in phase V does not draw these cards.',
      'NEW-BUILD-01': 'The same rules hold for the action Build and for phase V.',
      'NEW-BUILD-02': 'The card comes from the hand or from the display, which is open to all.',
      'NEW-BUILD-03':
        'At the top left stand the price and below it the landscape that lowers it, if there is one.',
      'NEW-BUILD-04': `If the house stands in this landscape, the building costs ${BUILDING.discount} less, never below 0.`,
      'NEW-BUILD-05': 'Reductions may be combined. No price falls below 0.',
      'NEW-BUILD-06': 'A production building goes to a free area of your choice, one for each area.',
      'NEW-BUILD-07': 'Without a free area no production building can be built. What is built stays.',
      'NEW-BUILD-08': 'Special buildings lie to the right of the board, any number.',
      'NEW-BUILD-09': 'With each building exactly one house of the supply goes to the map.',
      'NEW-BUILD-10': 'The house goes to a place without an own house.',
      'NEW-BUILD-11': `The place may be at most ${BUILDING.range} steps away from an own house. A path is one step.`,
      'NEW-BUILD-12': `With the tile Range removed it is ${BUILDING.longRange} steps.`,
      'NEW-BUILD-13': 'Houses of others neither block nor help. Several may build in one place, each once.',
      'NEW-BUILD-14': 'Whoever has no house left cannot build any more.',
      'NEW-BUILD-15': 'If there is no legal place, nothing can be built.',
      'NEW-BUILD-16':
        'Premium: whoever builds first in a place with a premium gets it at once. All others get nothing.',
      'NEW-BUILD-17':
        'The house in the start place earns no premium, and that of the start place is void in this chapter.',
      'NEW-BUILD-18':
        'Bonus tile: if the place is exactly one step from an own house, you take a tile from an adjacent bonus field at once.',
      'NEW-BUILD-19': `With range ${BUILDING.longRange} there is a tile for two steps, too, not for three.`,
      'NEW-BUILD-20': 'What counts is always the shortest distance to any own house.',
      'NEW-BUILD-21': 'A bonus field is adjacent to the places of the smallest circle around it.',
      'NEW-BUILD-22':
        'If several adjacent fields have tiles, you choose one. If there is one anywhere, you must take it.',
      'NEW-BUILD-23':
        'Order: choose card and place, pay, lay out the card, put the house, premium, tile, and at last what the building brings at once. The new tile cannot help to pay.',
      'NEW-BUILD-24': 'There are no goods on a new production building.',
      'NEW-BUILD-25':
        'If a stone lies in an empty area and a building comes there first, the building is activated.',
      'NEW-BUILD-26': 'Houses are never moved or taken back.',
    },
  },
  paying: {
    title: 'Paying and Points',
    intro: ['There are no coins: you pay with goods, and each counts what it is worth.'],
    rules: {
      'NEW-PAY-01':
        'Whoever pays returns goods of own buildings to the supply. Each counts its value in coins.',
      'NEW-PAY-02': 'Different goods may be mixed.',
      'NEW-PAY-03': 'Too much is too much: there is no change.',
      'NEW-PAY-04': 'Goods cannot be exchanged for smaller ones.',
      'NEW-PAY-05':
        'Everything that costs coins is paid like this: buildings, Progress, Offspring, wages, bridges.',
      'NEW-PAY-06':
        'Corn and grapes pay, too. Grapes count as much as there are helpers of their colour at your labour market right now, perhaps nothing.',
      'NEW-PAY-07': 'If a price has fallen to 0, there is nothing to pay.',
      'NEW-PAY-08':
        'A good without which it would be enough is not accepted. This holds wherever goods are given by value.',
      'NEW-VP-01': 'Points won during play count on the track at once. All others come in the final scoring.',
      'NEW-VP-02': `Whoever passes the threshold after ${eitherOf(THRESHOLDS.map(String))} during play draws ${cards(THRESHOLD_CARDS)} at once. It is passed with the next point.`,
      'NEW-VP-03': 'Whoever passes several thresholds at a time draws for each.',
      'NEW-VP-04': `Above ${TRACK_TURNED} points the marker starts again, and there are no more cards.`,
      'NEW-VP-05': 'Lost points go back on the track. That costs no cards.',
      'NEW-VP-06': 'Whoever passes the same threshold upwards again draws again.',
      'NEW-VP-07': 'Nobody falls below 0.',
      'NEW-VP-08':
        'Points of buildings count only at the end. Premiums, Progress, Offspring, tiles, Coal Trader, Prison, Navigator and events count at once.',
      'NEW-VP-09': 'In the final scoring thresholds bring no cards.',
    },
  },
};
