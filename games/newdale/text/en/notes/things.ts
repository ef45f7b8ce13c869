import { capital } from '@spielstube/engine/text';
import { NOTHING } from '../../../data/box.ts';
import {
  CARD_POINTS,
  CHAIN,
  COST,
  DISCOUNT,
  GOOD,
  HELPERS,
  isSailor,
  NO_CHAIN,
  RAW,
  RAW_CHAIN,
} from '../../../data/cards.ts';
import { isGrape } from '../../../data/goods.ts';
import { MYSTIC } from '../../../data/missions.ts';
import {
  BUILDING,
  MILITARY_POINTS,
  SCORING,
  THRESHOLD_CARDS,
  THRESHOLDS,
  TRACK_TURNED,
} from '../../../data/setup.ts';
import { TILE_COPIES } from '../../../data/tiles.ts';
import { note, type ThingNotes } from '../../notes.ts';
import { ruleOfCard, ruleOfPerson, ruleOfTile } from '../../rules.ts';
import { cardEffect, chainWords, personEffect, tileEffect } from '../effects.ts';
import {
  cardName,
  cards,
  coins,
  eitherOf,
  fists,
  goodName,
  goods,
  handCards,
  helpers,
  houses,
  inLandscape,
  landscapeName,
  listOf,
  personName,
  points,
  rawName,
  steps,
  symbolName,
  tileName,
} from '../words.ts';

/** How a chain works, in a sentence. */
const chainHow = (card: number): string =>
  CHAIN[card].sort === RAW_CHAIN
    ? 'Each discarded hand card with this raw material makes a good, and at the end there is one more.'
    : 'As often as you like, and at the end there is one more.';

/** Everything that is printed on a card. */
export function cardLines(card: number): readonly (string | false)[] {
  const made = GOOD[card];
  const activated = HELPERS[card].some((n) => n > 0);
  return [
    COST[card] > 0 &&
      `Costs ${coins(COST[card])}${!isSailor(card) && DISCOUNT[card] >= 0 ? `, ${BUILDING.discount} less ${inLandscape(DISCOUNT[card])}` : ''}.`,
    activated && `Needs ${helpers(HELPERS[card])}.`,
    activated && made !== NOTHING && `Makes ${goodName(made)}.`,
    cardEffect(card) !== '' && `${capital(cardEffect(card))}.`,
    CHAIN[card].sort !== NO_CHAIN && `Chain: ${chainWords(card)}. ${chainHow(card)}`,
    CARD_POINTS[card] > 0 && `${points(CARD_POINTS[card])} in the final scoring.`,
    RAW[card] !== undefined && `In your hand the card is a raw material: ${rawName(RAW[card])}.`,
  ];
}

/** What lies before a player explains itself. */
export const thingNotes: ThingNotes = {
  card: (card) => note(cardName(card), cardLines(card), ruleOfCard(card)),
  good: (one, n, worth) =>
    note(
      capital(goodName(one)),
      [
        `${capital(goods(one, n))}. Each counts ${coins(worth)} when you pay.`,
        isGrape(one)
          ? 'Grapes are worth as much as there are helpers of their colour at your labour market right now.'
          : `At the end goods left over bring ${points(1)} for each ${SCORING.coinsPerPoint} coins.`,
      ],
      isGrape(one) ? 'NEW-SPECIAL-12' : 'NEW-PAY-01',
    ),
  raw: (raw) =>
    note(
      capital(rawName(raw)),
      ['Raw material: you can discard this hand card in a chain that needs it. It is not built then.'],
      'NEW-CHAIN-02',
    ),
  landscape: (landscape) =>
    note(
      capital(landscapeName(landscape)),
      [`Buildings with this sign cost ${BUILDING.discount} less ${inLandscape(landscape)}.`],
      'NEW-BUILD-04',
    ),
  symbol: (symbol) =>
    note(
      symbolName(symbol),
      [
        symbol === MYSTIC
          ? `Counts for all secret missions: a house here brings everybody ${points(SCORING.missionHouse)} at the end.`
          : `A house here brings ${points(SCORING.missionHouse)} at the end to whoever has it on the secret mission.`,
      ],
      'NEW-SCORE-11',
    ),
  mission: (mission, built) =>
    note(
      `Secret mission: ${symbolName(mission)}`,
      [
        `Each house in a place with ${symbolName(mission)} or Mystical Site brings ${points(SCORING.missionHouse)} at the end.`,
        `You have ${houses(built)} there: ${points(built * SCORING.missionHouse)}.`,
      ],
      'NEW-SCORE-11',
    ),
  price: (card) =>
    note(
      `Price: ${coins(COST[card])}`,
      [
        'You pay with goods. There is no change.',
        !isSailor(card) && DISCOUNT[card] >= 0 && `${BUILDING.discount} less ${inLandscape(DISCOUNT[card])}.`,
      ],
      'NEW-BUILD-03',
    ),
  cardPoints: (n) => note(points(n), ['They count only in the final scoring.'], 'NEW-SCORE-12'),
  chain: (card) =>
    note(
      `Chain: ${chainWords(card)}`,
      [chainHow(card), 'It takes a stone in the area, but no helpers.'],
      'NEW-CHAIN-01',
    ),
  helpersNeeded: (card) =>
    note(
      helpers(HELPERS[card]),
      [
        'So many must be at the labour market for the orderly field. Sloppy works with fewer, extraordinary only with more.',
      ],
      'NEW-PROD-03',
    ),

  hand: (name, n) => note(`Hand of ${name}`, [`${capital(handCards(n))}. There is no limit.`], 'NEW-GEN-08'),
  pile: (n) =>
    note('Draw pile', [`${cards(n)} left. When it is empty, the discard pile is shuffled.`], 'NEW-GEN-10'),
  discards: (n) => note('Discard pile', [`${capital(cards(n))}, open to all.`], 'NEW-GEN-12'),
  display: (n) =>
    note(
      'Display',
      [
        n === 0
          ? 'Nothing lies out right now.'
          : `${capital(cards(n))}. Everybody may build them like hand cards.`,
      ],
      'NEW-BUILD-02',
    ),

  points: (n) =>
    note(
      points(n),
      [
        `Whoever passes ${eitherOf(THRESHOLDS.map(String))} during play draws ${cards(THRESHOLD_CARDS)} each time.`,
        n > TRACK_TURNED && `Above ${TRACK_TURNED} the track brings no more cards.`,
        'Points of buildings and of the secret mission come only at the end.',
      ],
      'NEW-VP-01',
    ),
  threshold: (n) =>
    note(
      `Threshold after ${n}`,
      [`Whoever passes it during play draws ${cards(THRESHOLD_CARDS)} at once.`],
      'NEW-VP-02',
    ),
  coins: (n) =>
    note(
      `Goods worth ${coins(n)}`,
      [
        'You pay with goods; each counts its value.',
        `What is left at the end brings ${points(1)} for each ${SCORING.coinsPerPoint} coins.`,
      ],
      'NEW-PAY-01',
    ),
  houses: (n) =>
    note(
      'Houses',
      [
        `${houses(n)} left in the supply. Each building puts one on the board; without a house nobody can build any more.`,
      ],
      'NEW-BUILD-14',
    ),
  strength: (n) =>
    note(
      `Military strength: ${fists(n)}`,
      [
        `At the end the strongest get ${listOf(MILITARY_POINTS.map(String))} points. Whoever has no fist gets nothing.`,
        'Fists also protect against Barracks and raids.',
      ],
      'NEW-SCORE-02',
    ),
  range: (removed) =>
    note(
      'Range',
      [
        `Your next house may be up to ${steps(removed ? BUILDING.longRange : BUILDING.range)} away from one of yours.`,
        removed
          ? `There is a tile up to ${steps(BUILDING.longRange - 1)} away.`
          : `The action Progress makes it ${BUILDING.longRange}. There is a tile only ${steps(BUILDING.range - 1)} away.`,
      ],
      'NEW-BUILD-11',
    ),
  compensation: (removed) =>
    note(
      'Card Compensation',
      [
        `For each missing helper you can discard ${handCards(removed ? BUILDING.cardsAfterProgress : BUILDING.cardsForHelper)}.`,
        !removed && `The action Progress makes it ${BUILDING.cardsAfterProgress}.`,
      ],
      'NEW-PROD-09',
    ),

  tile: (tile, n) =>
    note(
      tileName(tile),
      [
        `${capital(tileEffect(tile))}.`,
        n > 1 && `There are ${n}.`,
        'Then it is gone. At the end it is worth nothing.',
      ],
      ruleOfTile(tile),
    ),
  bonusField: (field, tile, n) =>
    note(
      `Bonus field ${field + 1}`,
      tile === NOTHING || n === 0
        ? ['No tile is left here.']
        : [
            `${tileName(tile)}, ${n} of ${TILE_COPIES[tile]}: ${tileEffect(tile)}.`,
            `Whoever builds in a place around it, ${steps(BUILDING.range - 1)} from a house of their own, takes one at once; with a longer range, ${steps(BUILDING.longRange - 1)} away counts, too.`,
          ],
      'NEW-BUILD-18',
    ),
  person: (person) =>
    note(
      personName(person),
      [`Once: ${personEffect(person)}.`, 'Then the card is gone.'],
      ruleOfPerson(person),
    ),
};
