import { capital } from '@spielstube/engine/text';
import { CAPTAIN_AREA, COAL_AREA, COOK_AREA } from '../../data/areas.ts';
import { BOARDS } from '../../data/boards.ts';
import { NOTHING } from '../../data/box.ts';
import {
  CARD_POINTS,
  CHAIN,
  COST,
  DISCOUNT,
  GOOD,
  HELPERS,
  isProduction,
  isSailor,
  NO_CHAIN,
  RAW,
  RAW_CHAIN,
} from '../../data/cards.ts';
import { CHAPTER_ROWS, SOLO_DELIVERY_POINTS, TARGET_PLACE_POINTS, VOYAGE } from '../../data/chapters.ts';
import { FIGURES_DRAWN } from '../../data/events.ts';
import { ACTION_FIELDS, BRIDGE, CHAPTER_FIELDS, isAreaField, THIRD_STONE, wayOf } from '../../data/fields.ts';
import { isGrape } from '../../data/goods.ts';
import { AID, MYSTIC } from '../../data/missions.ts';
import {
  BUILDING,
  MILITARY_POINTS,
  ROUNDS,
  SCORING,
  STARTING,
  THRESHOLD_CARDS,
  THRESHOLDS,
  TRACK_TURNED,
} from '../../data/setup.ts';
import { TILE_COPIES } from '../../data/tiles.ts';
import type { Note, Notes } from '../notes.ts';
import {
  ruleOfCard,
  ruleOfChapter,
  ruleOfEvent,
  ruleOfField,
  ruleOfPerson,
  ruleOfPhase,
  ruleOfTarget,
  ruleOfTile,
} from '../rules.ts';
import {
  cardEffect,
  chainWords,
  eventEffect,
  fieldEffect,
  orderGoods,
  personEffect,
  soloTargetWords,
  supplementaryEffect,
  taskWords,
  tileEffect,
} from './effects.ts';
import { scoreSources } from './score.ts';
import {
  areaName,
  boardName,
  cardName,
  cards,
  chapterName,
  chapterTitle,
  coins,
  eventName,
  fieldName,
  figures,
  fists,
  goodName,
  goods,
  handCards,
  helperName,
  helpers,
  houses,
  inLandscape,
  landscapeName,
  listOf,
  personName,
  phaseName,
  placeName,
  points,
  rawName,
  siteName,
  spaceName,
  steps,
  stoneName,
  supplementaryName,
  symbolName,
  tileName,
  timesInWords,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line): line is string => line !== false && line !== ''),
  rule,
});

const PHASES: readonly string[] = [
  `Everybody gets a secret mission and ${cards(STARTING.cards)}, and lays ${STARTING.discarded} of them aside. From chapter II on everybody chooses a person.`,
  'The top event card is turned up. The helpers printed on it belong to the labour market of this round.',
  'Everybody lays all action stones onto fields at the same time. Nothing is carried out yet.',
  'The bag brings further helpers to the labour market.',
  'In turn order all carry out their stone 1, then all their stone 2, and so on.',
  `In turn order everybody builds one building or draws ${cards(ACTION_FIELDS.buildingPhase.cards)}.`,
  'In turn order everybody uses the own special buildings that show VI, once each.',
  'Events and raids are carried out, figures return to the bag, and the bag goes on to the left.',
  'Once more everybody may use the chains of all own buildings, without stones and without a chain bonus.',
  'Military strength, chapter order, goods left over, secret mission and buildings bring points.',
];

/** What a chain takes, in a sentence. */
function chainLine(card: number): string {
  const { sort } = CHAIN[card];
  if (sort === NO_CHAIN) return '';
  return sort === RAW_CHAIN
    ? `Chain: ${chainWords(card)}. Each discarded hand card with this raw material makes a good, and at the end there is one more.`
    : `Chain: ${chainWords(card)}. As often as you like, and at the end there is one more.`;
}

function cardLines(card: number): readonly (string | false)[] {
  const made = GOOD[card];
  const activated = HELPERS[card].some((n) => n > 0);
  return [
    COST[card] > 0 &&
      `Costs ${coins(COST[card])}${!isSailor(card) && DISCOUNT[card] >= 0 ? `, ${BUILDING.discount} less ${inLandscape(DISCOUNT[card])}` : ''}.`,
    activated && `Needs ${helpers(HELPERS[card])}.`,
    isProduction(card) && `Makes ${goodName(made)}.`,
    cardEffect(card) !== '' && `${capital(cardEffect(card))}.`,
    chainLine(card),
    `${points(CARD_POINTS[card])} in the final scoring.`,
    RAW[card] !== undefined && `In your hand the card is a raw material: ${rawName(RAW[card])}.`,
  ];
}

const bySeat = (names: readonly string[], one: string, many: string, nobody: string): string =>
  names.length === 0 ? nobody : `${listOf(names)} ${names.length === 1 ? one : many}`;

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Round ${round} of ${ROUNDS}`,
      ['Each round has six phases. After the last one come final production and final scoring.'],
      'NEW-GEN-02',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  startPlayer: (name) =>
    note(
      'Start player',
      [
        `${name} has the bag and begins.`,
        'At the end of each round it goes on to the left.',
        'If tied at the end, whoever sits farthest from the new start player wins.',
      ],
      'NEW-REND-04',
    ),
  event: (event) =>
    note(
      eventName(event),
      [
        eventEffect(event),
        `Printed helpers are there for everybody. ${FIGURES_DRAWN[event]} figures are drawn in addition.`,
      ],
      ruleOfEvent(event),
    ),
  eventStack: (left) =>
    note(
      'Event stack',
      [
        left === 0
          ? 'No more events will come.'
          : `${left === 1 ? 'One more will' : `${left} more will`} come, one in each round.`,
      ],
      'NEW-SET-10',
    ),

  market: () =>
    note(
      'Labour market',
      [
        'The helpers on the event and those out of the bag. They are not used up: everybody uses all of them.',
        'Whoever has Post Stations adds their helpers for the own use.',
      ],
      'NEW-P3-03',
    ),
  bag: (counts) =>
    note(
      'Bag',
      [
        `In it: ${figures(counts)}.`,
        'Figures are drawn from it in phase III; at the end of the round they return.',
      ],
      'NEW-P3-01',
    ),
  helper: (colour, { printed, drawn, own, lent }) =>
    note(
      capital(helperName(colour)),
      [
        `On the event ${printed}, drawn ${drawn}${own + lent > 0 ? `, yours alone ${own + lent}` : ''}: ${printed + drawn + own + lent} together.`,
        'Helpers are not used up: everybody may use all of them, any number of times.',
        lent > 0 &&
          `${lent} of them ${lent === 1 ? 'returns' : 'return'} to the bag at the end of the round.`,
      ],
      'NEW-P3-04',
    ),
  hooded: (n, strength) =>
    note(
      'Hooded figures',
      [
        `${n} at the labour market. They help nobody.`,
        `At the end of the round everybody loses as many points as fists are missing against them. You have ${fists(strength)}: ${n > strength ? `${n - strength} ${n - strength === 1 ? 'is' : 'are'} missing` : 'that is enough'}.`,
      ],
      'NEW-CH5-04',
    ),
  prisoners: (counts) =>
    note(
      'Prisoners',
      [
        `In prison: ${helpers(counts)}.`,
        'You can let them join the labour market later. Then they help everybody until the end of the round.',
      ],
      'NEW-SPECIAL-14',
    ),

  actionBoard: () =>
    note(
      'Action board',
      ['These fields are open to all, to each for one stone a round. Stones of others do not matter.'],
      'NEW-PLAN-06',
    ),
  field: (field) =>
    note(
      capital(fieldName(field)),
      [
        `${capital(fieldEffect(field))}.`,
        isAreaField(field)
          ? wayOf(field) === 1
            ? 'Missing helpers can be made up for with hand cards.'
            : wayOf(field) === 0
              ? 'It does not matter which of the printed helpers are missing.'
              : 'The additional helpers must be of the printed colours.'
          : `Whoever carries out no part of it draws ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      ],
      ruleOfField(field),
    ),
  area: (area, voyage) =>
    note(
      capital(areaName(area)),
      [
        area === COAL_AREA && 'The Coal Mine lies here.',
        voyage && area === CAPTAIN_AREA && 'The Captain lies here: his fields move the ship.',
        voyage && area === COOK_AREA && 'Only the Cook may come here.',
        'At most one production building lies here, and at most one stone on one of its fields each round.',
      ],
      voyage && area === COOK_AREA ? 'NEW-CH8-10' : 'NEW-PLAN-05',
    ),
  stone: (stone) =>
    note(
      capital(stoneName(stone)),
      ['The number says when it is carried out: first all stones 1, then all stones 2, and so on.'],
      'NEW-PLAN-10',
    ),
  stoneForSale: (stone, names) =>
    note(
      `${capital(stoneName(stone))} for sale`,
      [
        stone === THIRD_STONE
          ? `With the action Offspring for ${coins(ACTION_FIELDS.offspring.thirdCoins)}.`
          : `With the action Offspring for ${coins(ACTION_FIELDS.offspring.fourthCoins)}, with ${points(ACTION_FIELDS.offspring.fourthPoints)}.`,
        names.length === 0 ? 'Everybody has it.' : `${bySeat(names, 'does', 'do', '')} not have it yet.`,
        'It is yours from the next round on.',
      ],
      'NEW-OFFSPRING-01',
    ),
  chance: (share, missing) =>
    note(
      'Chance',
      [
        `How likely all helpers are there after the draw: ${Math.round(100 * share)}%.`,
        missing === 0
          ? 'None is missing even now.'
          : `Now ${missing === 1 ? 'one is' : `${missing} are`} missing.`,
      ],
      'NEW-PROD-06',
    ),

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
      [chainLine(card), 'It takes a stone in the area, but no helpers.'],
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
        `Whoever passes ${listOf(THRESHOLDS.map(String))} draws ${cards(THRESHOLD_CARDS)} each time.`,
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
            'Whoever builds in a place around it, close enough, takes one.',
          ],
      'NEW-BUILD-18',
    ),
  person: (person) =>
    note(
      personName(person),
      [`Once: ${personEffect(person)}.`, 'Then the card is gone.'],
      ruleOfPerson(person),
    ),

  place: ({ board, place, premiumTaken, owners, tiles, isStart, isTarget }) => {
    const { landscape, premium, symbol } = BOARDS[board];
    return note(
      capital(placeName(board, place)),
      [
        isStart && 'Everybody begins here.',
        landscape[place] >= 0 &&
          `${capital(landscapeName(landscape[place]))}: buildings with this sign cost ${BUILDING.discount} less.`,
        !isStart &&
          premium[place] > 0 &&
          (premiumTaken
            ? 'The premium is gone.'
            : `Whoever builds here first gets ${points(premium[place])}.`),
        symbol[place] >= 0 && `Sign for secret missions: ${symbolName(symbol[place])}.`,
        isTarget && `Target of the chapter: a house here brings ${points(TARGET_PLACE_POINTS)} at the end.`,
        tiles.length > 0 && `Tiles beside it: ${listOf([...new Set(tiles)].map(tileName))}.`,
        `${bySeat(owners, 'has', 'have', 'Nobody has')} a house here.`,
      ],
      'NEW-BUILD-10',
    );
  },
  premium: (n) => note(`Premium: ${points(n)}`, ['For the first who builds here, at once.'], 'NEW-BUILD-16'),
  bridgeSite: (site, owner) =>
    note(
      `Bridge ${siteName(site)}`,
      [
        owner === ''
          ? `There is no way here yet. Whoever has a house on one of the banks can build: ${fieldEffect(BRIDGE)}.`
          : `Built by ${owner}. It is a way of one step for everybody.`,
      ],
      owner === '' ? 'NEW-CH3-02' : 'NEW-CH3-03',
    ),
  thicket: () =>
    note('Thicket', ['This path counts two steps. Whoever has a Sawmill takes it in one.'], 'NEW-CH3-06'),
  seaSpace: (space, board) => {
    const anchor = BOARDS[board].sea[space];
    return note(
      capital(spaceName(space)),
      anchor === NOTHING || anchor === undefined
        ? ['Open sea: nothing can be built from here.']
        : [
            `Anchorage of ${placeName(board, anchor)}: a ship here counts as a house one step from this place.`,
          ],
      'NEW-CH7-03',
    );
  },
  ship: (name, space) =>
    note(
      `Ship of ${name}`,
      [`On ${spaceName(space)}. At anchor, distances are measured from it as from a house.`],
      'NEW-CH7-02',
    ),
  blackShip: (space) =>
    note(
      'Black ship',
      [
        `On ${spaceName(space)}. From round ${VOYAGE.blackShipFromRound} on it moves ${VOYAGE.blackShipSteps} spaces at each end of a round.`,
        `If it is ahead of you then, you lose ${points(VOYAGE.blackShipAhead)}.`,
      ],
      'NEW-CH8-12',
    ),
  arrival: (chapter, order) =>
    note(
      `Ship number ${order + 1} to arrive`,
      [`Brings ${points(CHAPTER_ROWS[chapter].arrivals[order] ?? 0)} at once.`],
      CHAPTER_ROWS[chapter].voyage ? 'NEW-CH8-06' : 'NEW-CH7-06',
    ),
  shipyards: (n) =>
    note(
      'Shipyard',
      [
        `${n === 0 ? 'Not used yet' : `Used ${timesInWords(n)}`}, at most ${timesInWords(CHAPTER_FIELDS.shipyard.times)}.`,
      ],
      'NEW-CH6-01',
    ),
  sailor: (card, left) =>
    note(cardName(card), [`${left} left to hire.`, ...cardLines(card)], ruleOfCard(card)),

  chapter: (chapter) =>
    note(
      `${chapterName(chapter)}: ${chapterTitle(chapter)}`,
      [taskWords(chapter), `Played on the board “${boardName(CHAPTER_ROWS[chapter].board)}”.`],
      ruleOfChapter(chapter),
    ),
  order: (chapter, delivered, gained, alone) => {
    const { low, lowPoints, high, highPoints, solo } = CHAPTER_ROWS[chapter];
    return note(
      'Chapter order',
      [
        `At the end you hand in ${orderGoods(chapter)}, mixed as you like.`,
        alone
          ? `${coins(solo.delivery)} or more bring ${points(SOLO_DELIVERY_POINTS)}.`
          : `${coins(low)} or more bring ${points(lowPoints)}, ${coins(high)} or more ${highPoints}. Only one of the two.`,
        gained > 0
          ? `Now it would bring ${points(gained)} for ${coins(delivered)}.`
          : 'Now it is not enough yet.',
      ],
      alone ? 'NEW-SOLO-10' : 'NEW-SCORE-06',
    );
  },
  supplementary: (mission, fulfilled) =>
    note(
      supplementaryName(mission),
      [`${capital(supplementaryEffect(mission))}.`, fulfilled && 'You have fulfilled it.'],
      mission === AID ? 'NEW-CH2-02' : 'NEW-CH3-10',
    ),
  soloTarget: (chapter, target) =>
    note(
      capital(soloTargetWords(chapter, target)),
      [
        target.met
          ? 'Met.'
          : target.wanted > 1
            ? `So far ${target.reached} of ${target.wanted}.`
            : 'Not met yet.',
        'Alone all targets must be met in the same game.',
      ],
      ruleOfTarget(target.key),
    ),
  cup: (name) => note('Winner’s cup', [`${name} has won the last chapter.`], 'NEW-CAMP-04'),
  endNow: (total, lines) =>
    note(
      `If it ended now: ${points(total)}`,
      [
        ...lines.map(({ source, points: n }) => `${scoreSources[source]}: ${n}.`),
        'Secret missions count only when they are open.',
      ],
      'NEW-SCORE-01',
    ),
};
