import { capital } from '@spielstube/engine/text';
import { NOTHING } from '../../data/box.ts';
import { CARD_POINTS, GOOD } from '../../data/cards.ts';
import { VOYAGE } from '../../data/chapters.ts';
import { ACTION_FIELDS, CHAPTER_FIELDS } from '../../data/fields.ts';
import { COAL } from '../../data/goods.ts';
import { PERSON_EFFECTS } from '../../data/persons.ts';
import { SCORING } from '../../data/setup.ts';
import type { ForBuilding, Site, TileNow } from '../guided.ts';
import type { Ahead, OrderState } from '../outlook.ts';
import type { NewdaleLanguage } from '../types.ts';
import {
  aHelper,
  areaName,
  cardName,
  coins,
  colourName,
  goodName,
  goods,
  handCards,
  helpersName,
  listOf,
  placeName,
  points,
  rawName,
  spaces,
  theCard,
  tileName,
  wayName,
} from './words.ts';

const percent = (share: number): string => `${Math.round(100 * share)}%`;
const rounds = (n: number): string =>
  n === 0
    ? 'This is the last round'
    : n === 1
      ? 'One more round comes after this'
      : `${n} more rounds come after this`;

/** How far the order is. */
function orderLine({ coins: now, missing, next }: OrderState): string {
  if (missing === 0) return 'Your goods are enough for the order already.';
  if (now === 0) return `You have nothing for the order yet; it takes goods worth ${coins(missing)}.`;
  return `For the order you have goods worth ${coins(now)}; ${missing} more ${missing === 1 ? 'is' : 'are'} missing${next > 0 ? ` for ${points(next)}` : ''}.`;
}

function buildLine({ card, late, roundsLeft, order }: ForBuilding): string {
  if (card === null) return `Nothing can be paid right now. ${orderLine(order)}`;
  switch (card.why) {
    case 'order':
      return `The ${cardName(card.card)} makes ${goodName(GOOD[card.card])}, which the order asks for. ${orderLine(order)}`;
    case 'feeds':
      return `The ${cardName(card.card)} makes more of what you have already. The sooner it stands, the more often it works: ${rounds(roundsLeft)}.`;
    case 'points':
      return late
        ? `Now the print on the card counts: the ${cardName(card.card)} brings ${points(CARD_POINTS[card.card])}, and a house for premium and secret mission.`
        : `The ${cardName(card.card)} brings ${points(CARD_POINTS[card.card])} and a house on the board. Premiums and tiles are there only until they are taken.`;
  }
}

function aheadLine({ spaces: n, arrival, roundsLeft, anchor, toAnchor, board }: Ahead): string {
  const goal =
    n === 0
      ? 'Your ship has arrived.'
      : `${spaces(n)} to go${arrival > 0 ? `, and the next arrival brings ${points(arrival)}` : ''}.`;
  return `${goal} ${anchor === NOTHING ? `${rounds(roundsLeft)}.` : `You can build only from spaces with an anchor: the next one is ${spaces(toAnchor)} ahead before ${placeName(board, anchor)}.`}`;
}

const siteLine = ({ board, place, premium, tiles, mission, cheaper, isTarget }: Site): string =>
  `${capital(placeName(board, place))} brings most: ${listOf([
    premium > 0 && `a premium of ${premium}`,
    mission > 0 && `${points(mission)} of your secret mission`,
    isTarget && 'the target of the chapter',
    tiles.length > 0 && 'a tile',
    cheaper && 'a lower price',
  ])}.`;

/** What persons are good for, in the order of PERSON_KEYS. */
const PERSONS: readonly string[] = [
  `Nate Welton brings ${PERSON_EFFECTS.nate.cards} cards at a time`,
  'Rabbit fetches two figures, but nobody knows which',
  'Enoch Brubak is money at once',
  'Onyx brings exactly the helper that a dear good lacks',
  'Gunda saves most with the dearest building',
  'Aaron Reitzke is best early, because a Vineyard bears every round',
];

const tileLine = ({ tile, gain }: TileNow): string => `“${tileName(tile)}” would count ${gain} now.`;

/** What matters for winning, in one or two sentences. */
export const guides: NewdaleLanguage['guides'] = {
  layAside: ({ coins: n, forOrder, wood }) =>
    `You have only ${coins(n)} to build with at first: keep something cheap. ${forOrder.length > 0 ? `${capital(listOf(forOrder.map(theCard)))} ${forOrder.length === 1 ? 'fits' : 'fit'} the order.` : wood > 0 ? 'Cards with wood make coal in the Coal Mine.' : 'A building with a simple good gets you going.'}`,
  choosePerson: ({ offered }) => `${offered.map((person) => PERSONS[person]).join('; ')}.`,
  prepare: ({ tile }) =>
    tile === null
      ? 'Cards and coal that you get now can go into your plan. Otherwise wait: later you know more.'
      : `${tileLine(tile)} Before the draw only printed and own helpers count; afterwards there are mostly more.`,
  plan: ({ best, isFull, roundsLeft, late, thirdStone, canBuild, order }) =>
    [
      best === null
        ? isFull
          ? 'Undo takes the last stone up again.'
          : 'All your buildings are planned.'
        : `${capital(theCard(best.card))}, ${wayName(best.way)}, promises most: ${goods(GOOD[best.card], best.made)} with ${percent(best.share)}.`,
      late
        ? orderLine(order)
        : thirdStone
          ? `For ${coins(ACTION_FIELDS.offspring.thirdCoins)} you could have stone 3. ${rounds(roundsLeft)} for it to work in.`
          : canBuild > 1
            ? 'In phase V you build one building anyway; “Build” is for a second one.'
            : 'What shall feed something else belongs on the lower number.',
    ].join(' '),
  release: ({ saves, colour, alone }) =>
    saves === NOTHING
      ? `None of them saves a production of yours right now. Whoever is set free is gone at the end of the round${alone ? '' : ' and helps the others, too'}.`
      : `With ${aHelper(colour)} more ${theCard(saves)} works.`,
  offspring: ({ roundsLeft, coins: n }) =>
    roundsLeft === 0
      ? 'In the last round a new stone is of no use any more, except for the points of stone 4.'
      : `${rounds(roundsLeft)}: so often the stone will still work. Of your ${coins(n)} less is left to build with.`,
  blackMarket: ({ coins: n, cards: given }) =>
    `You exchange ${handCards(given)} for goods worth up to ${coins(n)}. Look which cards you will not build any more.`,
  handCards: ({ cards: n, payable, forOrder }) =>
    `Of your ${handCards(n)} ${payable === 0 ? 'none' : payable === n && n > 1 ? 'all' : payable} can be paid right now, and ${forOrder === 0 ? 'none' : forOrder} ${forOrder < 2 ? 'fits' : 'fit'} the order. Many cards are also a lot of compensation for missing helpers.`,
  progress: ({ places, morePlaces, roundsLeft }) =>
    `${morePlaces > places ? `With a longer range ${morePlaces} instead of ${places} places would be near, and there would be tiles more often.` : 'With a longer range there would be tiles more often, but no new place near you.'} ${rounds(roundsLeft)}.`,
  build: buildLine,
  buildPhase: (facts) =>
    facts.card === null
      ? `Nothing can be paid right now, so draw. ${orderLine(facts.order)}`
      : buildLine(facts),
  bridge: ({ premium, place, board }) =>
    `The way is for all, the points are for you alone. ${premium > 0 ? `The largest premium that is left, ${premium}, waits in ${placeName(board, place)}.` : 'No premiums are left.'}`,
  shipyard: ({ order, left, coins: n }) =>
    `${coins(CHAPTER_FIELDS.shipyard.coins)} of goods would hardly bring more than ${points(Math.floor(CHAPTER_FIELDS.shipyard.coins / SCORING.coinsPerPoint))} at the end; here it is ${CHAPTER_FIELDS.shipyard.points}. ${order.missing === 0 ? `The order needs the same goods: you have ${coins(n)}.` : `Possible ${left} more times. ${orderLine(order)}`}`,
  sail: aheadLine,
  hire: (facts) =>
    `${facts.spaces === 0 ? 'Your ship is there already: now points and fists of the cards count.' : `${spaces(facts.spaces)} to Newdale. Whoever does not arrive loses ${points(VOYAGE.notArrived)}.`} ${rounds(facts.roundsLeft)}.`,
  steps: aheadLine,
  storm: (facts) =>
    `${facts.spaces === 0 ? 'You are safe where you are.' : `${spaces(facts.spaces)} to Newdale.`} ${rounds(facts.roundsLeft)}: a single space may be missing in the end.`,
  produce: ({ card, coins: n, cards: given, order, arrived }) => {
    if (n === 0)
      return arrived
        ? 'From now on stones are better used on other fields.'
        : given === 0
          ? 'Sail while the wind is fair.'
          : `${handCards(given)} for a few miles: worth it if an anchor or the end is near.`;
    if (given === 0)
      return `This makes goods worth ${coins(n)}${order ? ', and the order asks for them' : ''}.`;
    return `${handCards(given)} for goods worth ${coins(n)}${order ? ' that the order asks for: almost always well spent.' : `. If there is something good to build among the cards, let ${theCard(card)} rest this round.`}`;
  },
  chain: ({ card, each, from, order, links }) => {
    if (links === 0)
      return 'Without supplies the chain stands still. To feed it, plan the supplier on a lower number.';
    if (from === 0)
      return `Each fitting card becomes ${coins(each)}, and one good comes for nothing. Cards that you will not build any more are best used here.`;
    return `${coins(from)} become ${each}, and one good comes for nothing${order ? `. The order asks for ${goodName(GOOD[card])}` : ''}.`;
  },
  feed: ({ card, each, raw, final, roundsLeft }) =>
    raw
      ? `${final ? 'Cards will be worth nothing in a moment' : 'Keep what you still want to build'}; everything else becomes ${coins(each)} here. ${final ? '' : `${rounds(roundsLeft)}.`}`.trim()
      : `Give what is worth least first: ${goodName(GOOD[card])} always counts ${coins(each)}.`,
  emptyArea: ({ unused, roundsLeft }) =>
    `${unused ? 'After the card you can still use the same and know more. ' : ''}${rounds(roundsLeft)}.`,
  endTurn: ({ unused, roundsLeft }) =>
    `${unused ? 'What you never use is worth nothing at the end. ' : ''}${rounds(roundsLeft)}.`,
  buildNow: ({ colour, helpers, roundsLeft }) =>
    `${helpers === 0 ? `Grapes of this colour would be worth nothing now: you have no ${helpersName(colour)}.` : `Grapes of this colour would be worth ${coins(helpers)} now, as many ${helpersName(colour)} you have.`} ${roundsLeft === 0 ? 'There will not be many.' : 'One more comes each round.'}`,
  where: ({ site, houses }) =>
    `${site === null ? 'Nothing special waits here: think of the way to the next premiums.' : siteLine(site)} ${houses === 1 ? 'It is your last house.' : houses === 2 ? 'Then you have only one house left.' : ''}`.trim(),
  pay: ({ orderGoods, tooMuch }) =>
    `${orderGoods.length === 0 ? 'The proposal spares the goods of the order.' : `It takes goods of the order: ${listOf(orderGoods.map(goodName))}.`} ${tooMuch > 0 ? `${coins(tooMuch)} ${tooMuch === 1 ? 'is' : 'are'} too much, but it cannot be more exact.` : 'What shall go into a chain is better kept.'}`,
  area: ({ area, way, share }) =>
    `In ${areaName(area)} it works best on “${wayName(way)}”: with about ${percent(share)} in later rounds. What seldom finds enough helpers needs a field that takes fewer.`,
  takeTile: ({ tile }) =>
    tile === null
      ? 'Take what you can use for sure: tiles that wait for goods need a building that makes them.'
      : `${tileLine(tile)} Colours count at the moment of use; wait for a round with many of them.`,
  special: ({ order, leads, trader, roundsLeft }) =>
    trader
      ? `${goods(COAL, SCORING.coinsPerPoint)} would be worth only ${points(1)} at the end; the trader pays more. ${rounds(roundsLeft)}.`
      : `${leads ? 'Nobody is ahead of you in military strength. ' : ''}${orderLine(order)}`,
  jail: ({ hooded, missing }) =>
    missing > 0
      ? `${hooded} hooded ${hooded === 1 ? 'figure threatens' : 'figures threaten'} a raid, and you lack ${missing === 1 ? 'a fist' : `${missing} fists`}: one fewer saves points.`
      : 'Take the colour that your dear buildings often lack: in prison it waits for the right moment.',
  discard: ({ card, raw, roundsLeft }) =>
    `${card === NOTHING ? 'Give what you will not build any more.' : `${capital(theCard(card))} is farthest away.`} ${raw === NOTHING ? `${rounds(roundsLeft)}.` : `Only cards with ${rawName(raw)} count here.`}`,
  onto: ({ good, coins: n, order }) =>
    `${goods(good, 1)} is worth most: ${coins(n)}${order ? ', and the order asks for it' : ''}. A good that a chain lacks may be even better.`,
  chooseHelper: ({ colour, saves }) =>
    saves === NOTHING
      ? 'Your stones lack no single colour right now. Think of tiles that count a colour.'
      : `A ${colourName(colour)} one lets ${theCard(saves)} work.`,
  chooseVineyard: ({ colour, helpers }) =>
    `${capital(colourName(colour))} is strongest at your labour market right now: ${helpers}. In the long run Post Stations of the same colour count.`,
  nate: ({ card }) =>
    card === NOTHING
      ? 'Keep what you can build soon.'
      : `${capital(theCard(card))} is farthest away. Keep what you can build soon or put into a chain.`,
  halve: ({ card }) =>
    card === NOTHING
      ? 'Everybody gives as much: keep your best.'
      : `${capital(theCard(card))} is farthest away. Everybody else gives half, too.`,
  finalProduction: ({ now, best }) =>
    best > now
      ? `Order and goods bring ${points(now)} now, in the best order ${best}.`
      : `Order and goods bring ${points(now)}, and chains can get no more out of them.`,
};
