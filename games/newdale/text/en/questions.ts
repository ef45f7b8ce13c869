import { type AskedLine, capital } from '@spielstube/engine/text';
import { NOTHING } from '../../data/box.ts';
import { EFFECTS } from '../../data/buildings.ts';
import { EVENT_POINTS } from '../../data/events.ts';
import { ACTION_FIELDS, BLACK_MARKET, CHAPTER_FIELDS } from '../../data/fields.ts';
import { PERSON_EFFECTS } from '../../data/persons.ts';
import { BUILDING, SCORING } from '../../data/setup.ts';
import { FOR_BLACK_MARKET, FOR_MISSING_HELPERS, FOR_SPACES, rawFor } from '../../rules/discarding.ts';
import {
  FOR_BRIDGE,
  FOR_BUILDING,
  FOR_HIRE,
  FOR_OFFSPRING,
  FOR_PROGRESS,
  FOR_RECRUIT,
  FOR_SHIPYARD,
} from '../../rules/payment.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { chainWords } from './effects.ts';
import {
  cardName,
  cards,
  coins,
  fieldName,
  goodName,
  handCards,
  helpers,
  houses,
  inLandscape,
  inWords,
  listOf,
  personName,
  placeName,
  points,
  progressName,
  rawName,
  siteName,
  spaceName,
  spaces,
  steps,
  stoneName,
  supplementaryName,
  theCard,
  tileName,
  timesInWords,
  wayName,
} from './words.ts';

const NOT_DONE = `Whoever does nothing draws ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`;
const more = (left: number): string => (left === 1 ? 'One more.' : `${capital(inWords(left))} more.`);

/** What is paid for. */
function forWhat(what: number, thing: number): string {
  switch (what) {
    case FOR_BUILDING:
    case FOR_HIRE:
      return theCard(thing);
    case FOR_OFFSPRING:
      return stoneName(thing);
    case FOR_PROGRESS:
      return progressName(thing);
    case FOR_BRIDGE:
      return `the bridge ${siteName(thing)}`;
    case FOR_RECRUIT:
      return personName(thing);
    default:
      return `“${supplementaryName(thing)}”`;
  }
}

/** What discarded cards are for. */
function purposeWords(purpose: number): string {
  if (purpose === FOR_BLACK_MARKET) return fieldName(BLACK_MARKET);
  if (purpose === FOR_MISSING_HELPERS) return 'Card compensation';
  return purpose === FOR_SPACES ? 'Sailing' : tileName(purpose);
}

const BY = {
  captain: 'The Captain is ready',
  hired: 'The new hand on board helps at once',
  wind: 'Tailwind',
} as const;

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'layAside':
      return {
        title: asked.left === 0 ? 'Are these your first cards?' : 'Which card do you lay aside?',
        hint:
          asked.left === 0
            ? 'Confirm, then everybody lays them down at once.'
            : `${more(asked.left)} The rest is your first hand.`,
      };
    case 'choosePerson':
      return {
        title: 'Whom do you take along?',
        hint: asked.alone
          ? 'One of the two persons helps you, once in this chapter.'
          : asked.persons === 1
            ? 'Only this person is left.'
            : `${capital(inWords(asked.persons))} are left to choose from. Each helps once.`,
      };
    case 'prepare':
      return {
        title: 'Do you use anything before planning?',
        hint: 'Tiles and persons can also be used later, on your turns.',
      };
    case 'plan':
      return asked.stone === NOTHING
        ? {
            title: 'Is your plan ready?',
            hint: asked.alone
              ? 'All stones are placed. Then the bag speaks.'
              : 'All stones are placed. They are revealed when everybody has confirmed.',
          }
        : {
            title: `Where do you put ${stoneName(asked.stone)}?`,
            hint: `${asked.left > 1 && !asked.open ? `${capital(inWords(asked.left))} stones to go. ` : ''}${asked.open ? 'The others are watching.' : asked.alone ? 'The bag speaks only afterwards.' : 'The others see your plan only when everybody is ready.'}`,
          };
    case 'release':
      return {
        title: 'Do you set anybody free?',
        hint: `In prison: ${helpers(asked.prisoners)}. Whoever is set free helps everybody in this round.`,
      };
    case 'offspring':
      return {
        title: 'Which stone do you buy?',
        hint: `Your goods are worth ${coins(asked.coins)}. ${NOT_DONE}`,
      };
    case 'blackMarket':
      return {
        title: 'Do you trade on the black market?',
        hint: `You have ${handCards(asked.cards)}. ${NOT_DONE}`,
      };
    case 'handCards':
      return {
        title: 'Do you exchange hand cards?',
        hint:
          asked.cards < 2
            ? `It takes two to exchange, so you only draw ${ACTION_FIELDS.handCards.cards}.`
            : `Either you keep one and exchange the other${asked.cards === 2 ? '' : ` ${inWords(asked.cards - 1)}`}, or you keep all. Then you draw ${ACTION_FIELDS.handCards.cards}.`,
      };
    case 'progress':
      return {
        title: 'Which progress do you make?',
        hint: `For ${coins(ACTION_FIELDS.progress.coins)} a tile leaves your board. ${NOT_DONE}`,
      };
    case 'build':
      return { title: 'What do you build?', hint: `Your goods are worth ${coins(asked.coins)}. ${NOT_DONE}` };
    case 'bridge':
      return {
        title: 'Where do you build your bridge?',
        hint: `Boards and bricks count double in the payment. ${NOT_DONE}`,
      };
    case 'shipyard':
      return {
        title: 'Do you deliver to the shipyard?',
        hint: `You have goods for it worth ${coins(asked.coins)}, and have ${asked.times === 0 ? 'never been there' : `been there ${timesInWords(asked.times)}`}. ${NOT_DONE}`,
      };
    case 'sail':
      return {
        title: 'How far do you sail?',
        hint: `Your ship is on ${spaceName(asked.space)}. Each space beyond ${CHAPTER_FIELDS.sail.spaces} costs a hand card.`,
      };
    case 'hire':
      return { title: 'Whom do you hire?', hint: `Your goods are worth ${coins(asked.coins)}. ${NOT_DONE}` };
    case 'produce':
      return {
        title: `${cardName(asked.card)}, ${wayName(asked.way)}: ${asked.arrived ? 'your ship is there' : asked.missing === 0 ? 'all helpers are there' : asked.missing === 1 ? 'one helper is missing' : `${asked.missing} helpers are missing`}.`,
        hint: asked.arrived
          ? `The voyage goes no further. ${NOT_DONE}`
          : asked.missing === 0
            ? `You may also decline. Whoever then makes nothing, neither with helpers nor with the chain, draws ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`
            : `For each you discard ${handCards(asked.cardsEach)}${asked.tiles > 0 ? ` or use a Stand-in (${asked.tiles})` : ''}. You hold ${asked.cards}.`,
      };
    case 'emptyArea':
      return {
        title: 'There is no building in this area.',
        hint: `Use what you like first: tiles, persons or prisoners. Then you draw ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      };
    case 'chain':
      return {
        title: `${cardName(asked.card)}: do you use the chain?`,
        hint:
          asked.links === 0
            ? `${capital(chainWords(asked.card))}: ${asked.lacking.length === 0 ? 'you have nothing that fits right now' : `you would still need ${listOf(asked.lacking.map(goodName))}`}.`
            : `${capital(chainWords(asked.card))}. ${asked.raw ? `Fitting hand cards: ${asked.links}.` : `At most ${timesInWords(asked.links)}.`} There is one more at the end.`,
      };
    case 'feed':
      return {
        title: `${cardName(asked.card)}: what ${asked.made > 0 ? 'else ' : ''}goes into the chain?`,
        hint: `${capital(chainWords(asked.card))}${asked.made > 0 ? `, ${asked.made} so far` : ''}.${asked.final ? ' There is no bonus in the final production.' : ' There is one more at the end.'}`,
      };
    case 'steps':
      return {
        title: 'How far does your ship go?',
        hint: `${BY[asked.by]}: up to ${steps(asked.most)} from ${spaceName(asked.space)}, ahead or back.`,
      };
    case 'endTurn':
      return {
        title: 'Your turn is done.',
        hint: 'You can still use tiles, persons or prisoners. Otherwise end the turn.',
      };
    case 'buildPhase':
      return {
        title: asked.persons ? 'Do you build, take somebody in, or draw?' : 'Do you build or draw cards?',
        hint: `One building or ${cards(ACTION_FIELDS.buildingPhase.cards)}. Your goods are worth ${coins(asked.coins)}, and ${houses(asked.houses)} ${asked.houses === 1 ? 'is' : 'are'} left.`,
      };
    case 'buildNow':
      return {
        title: `${cardName(asked.card)}: do you build it at once?`,
        hint: `By the usual rules, in addition to anything else. Your goods are worth ${coins(asked.coins)}.`,
      };
    case 'where':
      return {
        title: `Where shall ${theCard(asked.card)} stand?`,
        hint: `At most ${steps(asked.range)} from a house of yours. It costs ${coins(asked.cost)}${asked.discount === NOTHING ? '' : `, ${BUILDING.discount} less ${inLandscape(asked.discount)}`}; you have ${asked.coins}.`,
      };
    case 'pay':
      return {
        title:
          asked.what === FOR_SHIPYARD
            ? 'What do you deliver to the shipyard?'
            : `How do you pay for ${forWhat(asked.what, asked.thing)}?`,
        hint: `${asked.begun ? `${coins(asked.left)} to go` : `It costs ${coins(asked.left)}`}; your goods count ${asked.coins}. ${asked.reductions ? 'You can lower the price first.' : 'The most valuable good comes first, and there is no change.'}`,
      };
    case 'area':
      return {
        title: `Into which area does ${theCard(asked.card)} go?`,
        hint: 'Areas have different fields: some need fewer helpers, some bring more.',
      };
    case 'takeTile':
      return {
        title: 'Which tile do you take?',
        hint: `Your house in ${placeName(asked.board, asked.place)} lies beside several bonus fields. You must take one.`,
      };
    case 'special':
      return {
        title: asked.works ? 'What do you use in phase VI?' : 'Do you use anything else in phase VI?',
        hint: asked.works
          ? 'Each special building once, in any order. Coal, corn, grapes and cards are there already.'
          : 'Special buildings are done; you can still use tiles, persons or prisoners.',
      };
    case 'jail':
      return {
        title: 'Whom do you lock up?',
        hint: asked.hooded
          ? `A hooded figure leaves the game and brings ${points(EFFECTS.prison.points)}; a helper waits until you need him.`
          : 'The helper waits in prison until you let him join the labour market again.',
      };
    case 'discard':
      return {
        title: 'Which card do you discard?',
        hint: `${purposeWords(asked.purpose)}: ${rawFor(asked.purpose) === NOTHING ? '' : `only with ${rawName(rawFor(asked.purpose))}. `}${more(asked.left)}`,
      };
    case 'onto':
      return { title: 'Which good do you get?', hint: 'One that a building of yours makes.' };
    case 'chooseHelper':
      return {
        title: 'Which helper does Onyx fetch?',
        hint: 'He helps you alone until the end of the round and is missing from the bag so long.',
      };
    case 'chooseVineyard':
      return {
        title: 'Which Vineyard do you take?',
        hint: 'It comes into your hand, and you may build it at once.',
      };
    case 'nate':
      return {
        title: 'Which of the drawn cards do you discard?',
        hint: `Nate Welton: of ${PERSON_EFFECTS.nate.cards} cards ${PERSON_EFFECTS.nate.discarded} go. ${more(asked.left)}`,
      };
    case 'halve':
      return {
        title: 'Which card do you discard?',
        hint: `Both piles are empty: everybody discards half of the hand. ${more(asked.left)}`,
      };
    case 'storm':
      return {
        title: 'Ice storm: do you discard a card?',
        hint: `Otherwise your ship drifts back ${spaces(EVENT_POINTS.stormBack)} from ${spaceName(asked.space)}.`,
      };
    case 'finalProduction':
      return {
        title: asked.chains === 0 ? 'Are you done?' : 'Which chain do you still use?',
        hint: `${asked.chains === 0 ? 'No chain can make anything more.' : `${asked.chains === 1 ? 'One chain' : `${asked.chains} chains`} can still make something.`} Goods left over bring ${points(1)} for each ${SCORING.coinsPerPoint} coins.`,
      };
  }
}

/** What the others read while they wait. */
export const waiting: Readonly<Record<QuestionKind, string>> = {
  layAside: 'lays cards aside',
  choosePerson: 'chooses a person',
  prepare: 'thinks before planning',
  plan: 'is planning',
  release: 'thinks about prisoners',
  offspring: 'is at Offspring',
  blackMarket: 'is on the black market',
  handCards: 'chooses hand cards',
  progress: 'makes progress',
  build: 'chooses a building',
  bridge: 'chooses a bridge site',
  shipyard: 'is at the shipyard',
  sail: 'sails',
  hire: 'hires somebody',
  produce: 'produces',
  emptyArea: 'takes a stone back',
  chain: 'uses a chain',
  feed: 'uses a chain',
  steps: 'moves the ship',
  endTurn: 'ends the turn',
  buildPhase: 'builds or draws cards',
  buildNow: 'thinks about building the Vineyard',
  where: 'chooses a place',
  pay: 'pays',
  area: 'chooses an area',
  takeTile: 'chooses a tile',
  special: 'uses special buildings',
  jail: 'locks somebody up',
  discard: 'discards cards',
  onto: 'chooses a good',
  chooseHelper: 'chooses a helper',
  chooseVineyard: 'chooses a Vineyard',
  nate: 'discards drawn cards',
  halve: 'discards half of the hand',
  storm: 'is in the ice storm',
  finalProduction: 'is in the final production',
};
