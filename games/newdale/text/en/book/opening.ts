import { capital, type Translated } from '@spielstube/engine/text';
import { BOARDS } from '../../../data/boards.ts';
import { NUMBER, PILE_CARDS } from '../../../data/cards.ts';
import { CHAPTER_ROWS } from '../../../data/chapters.ts';
import { COMPARISONS, EVENT_POINTS, FIGURES_DRAWN, SOLO_EVENTS } from '../../../data/events.ts';
import { COAL } from '../../../data/goods.ts';
import { FIGURE_COUNTS, HOODED } from '../../../data/helpers.ts';
import { SECRET_MISSIONS } from '../../../data/missions.ts';
import { ROUNDS, STARTING } from '../../../data/setup.ts';
import { TILE_COPIES, TILES_PER_SEAT } from '../../../data/tiles.ts';
import type { opening as openingDe } from '../../de/book/opening.ts';
import { cards, goods, houses, inWords, placeName, points } from '../words.ts';

const HELPERS_IN_BAG = FIGURE_COUNTS.slice(0, HOODED).reduce((all, n) => all + n, 0);
const TILES_IN_ALL = TILE_COPIES.reduce((all, n) => all + n, 0);
const UNNUMBERED = NUMBER.slice(0, PILE_CARDS).filter((number) => number === 0).length;
const USUAL_DRAWS = Math.min(...FIGURES_DRAWN);
const MANY_DRAWS = Math.max(...FIGURES_DRAWN);
const [FIRST] = CHAPTER_ROWS;

/** How the game goes, how it begins, and phases I to III. */
export const opening: Translated<typeof openingDe> = {
  course: {
    title: 'How the game goes',
    intro: [
      `You prepare an expedition. Each chapter is a game of its own over ${inWords(ROUNDS)} rounds on a board of its own. Whoever has most points in the end wins.`,
      `A round goes like this: an event shows which helpers are there for sure. Then you secretly put your action stones on fields: of the action board, which is for all, or of your own buildings. Only then do ${inWords(USUAL_DRAWS)} more helpers come out of the bag, and you see whether the plan works. The stones are carried out one after the other, then everybody builds one more building, and at last the special buildings work.`,
      'Goods are money: you pay with them. Chains turn cheap goods into dear ones, flour and coal into bread, for example. Hand cards are buildings, raw materials and a substitute for missing helpers, all at once.',
      'Each building puts a house on the board, not far from your others. Premiums, bonus tiles and the signs of your secret mission wait there.',
      'For your first game: soon build a place that makes a good of the chapter order, and one that feeds it. A third action stone is almost always worth it.',
    ],
    rules: {
      'NEW-GEN-01': '1 to 4 people play. Whoever plays alone follows the solo rules in addition.',
      'NEW-GEN-02': `One game is one chapter of exactly ${inWords(ROUNDS)} rounds. Each round has the phases I Event, II Planning, III Helpers, IV Actions, V Building and VI Special Buildings, in this order.`,
      'NEW-GEN-03':
        'Phases I to III know no turn order. In phases IV to VI the start player always comes first, then the others clockwise.',
      'NEW-GEN-04': `After round ${ROUNDS} comes the final scoring. Whoever has most points wins.`,
      'NEW-GEN-05': 'Each chapter can be played by itself or as a part of the campaign.',
      'NEW-GEN-06': 'These rules hold in every chapter. A chapter can add some or change them.',
      'NEW-GEN-07': 'Goods markers are not limited. Everything else is limited to what is in the box.',
      'NEW-GEN-08': 'There is no hand limit.',
      'NEW-GEN-09':
        'Whoever draws a card takes it from the draw pile into the hand, unless something else is said.',
      'NEW-GEN-10':
        'If the draw pile is empty when a card must be drawn, the discard pile is shuffled into a new one, and the draw goes on.',
      'NEW-GEN-11':
        'If draw pile and discard pile are both empty, everybody discards half of the hand cards of choice in turn order, rounded down. Then the draw goes on; if there is still nothing, it is cancelled.',
      'NEW-GEN-12':
        'The discard pile lies open, and everybody may look through it. All used and discarded hand cards go there.',
      'NEW-GEN-13': 'Only hand cards and secret missions are secret. You may look at your own at any time.',
    },
  },
  setup: {
    title: 'Set-up',
    intro: [
      'The program sets everything up. You only decide which first cards you keep and, from chapter II on, which person comes along.',
    ],
    rules: {
      'NEW-SET-01': 'Each chapter has its board, chapter I board A. The others stay in the box.',
      'NEW-SET-02': 'The action board lies beside it.',
      'NEW-SET-03': `Of the ${TILES_IN_ALL} bonus tiles ${TILES_PER_SEAT} for each player are drawn face down. The rest stays in the box unseen.`,
      'NEW-SET-04':
        'They are revealed one by one. One of a kind that does not lie out yet goes to the empty bonus field with the lowest number.',
      'NEW-SET-05': 'If the kind lies on a bonus field already, the tile is stacked there.',
      'NEW-SET-06': 'If no bonus field is empty any more, a tile of a new kind goes back to the box.',
      'NEW-SET-07': 'This goes on until all drawn tiles are placed. Fields without a tile stay empty.',
      'NEW-SET-08': 'Goods markers form the general supply.',
      'NEW-SET-09': `The draw pile consists of the ${UNNUMBERED} buildings without a number and the numbers that the chapter names. In chapter I there are only those without a number.`,
      'NEW-SET-10': `The event stack has ${ROUNDS} cards: at the bottom that of the last round, on it three shuffled ones for rounds 4 to 6, on top three shuffled ones for rounds 1 to 3.`,
      'NEW-SET-11':
        'Where cards number 10 are needed, they are taken at random from all there are. The other events stay in the box unseen.',
      'NEW-SET-12': `Everybody has a player board, two progress tiles, four action stones, a points marker, ${houses(STARTING.houses + 1)} and a Coal Mine.`,
      'NEW-SET-13': 'The player board shows its front, only in chapter VIII its back.',
      'NEW-SET-14': 'Both progress tiles lie on the board at the start.',
      'NEW-SET-15':
        'Stones 1 and 2 are yours from the start. Stones 3 and 4 lie on the action board for sale.',
      'NEW-SET-16': `Everybody begins with ${points(STARTING.points)}.`,
      'NEW-SET-17': 'The Coal Mine lies in area 1.',
      'NEW-SET-18': `${goods(COAL, STARTING.coal)} lie on the Coal Mine at the start.`,
      'NEW-SET-19': `One house of everybody stands in the start place of the chapter, in chapter I in ${placeName(FIRST.board, FIRST.start)}. The other ${STARTING.houses} are your supply.`,
      'NEW-SET-20': `All ${HELPERS_IN_BAG} helpers go into the bag: ${FIGURE_COUNTS[0]} yellow, ${FIGURE_COUNTS[1]} green, ${FIGURE_COUNTS[2]} red and ${FIGURE_COUNTS[3]} blue ones. Hooded figures belong to some chapters only.`,
      'NEW-SET-21': 'The start player is drawn by lot and gets the bag. Whoever has the bag is start player.',
      'NEW-SET-22': `Everybody gets one of ${inWords(SECRET_MISSIONS)} secret missions. Each shows a sign of its own and the Mystical Site, which is common to all.`,
      'NEW-SET-23': `Everybody draws ${cards(STARTING.cards)}. Then all lay ${STARTING.discarded} of them aside at the same time.`,
      'NEW-SET-24':
        'Where persons take part, as many lie out as there are players. The rest goes to the box.',
      'NEW-SET-25':
        'Persons are chosen counter-clockwise, beginning to the right of the start player, who gets the last one.',
      'NEW-SET-26': 'In chapter I there are no persons.',
      'NEW-SET-27':
        'Chapter card and scoring overview lie open for the whole game. Story and order of the chapter are shown at the start.',
      'NEW-SET-28': 'First comes the secret mission, then hand cards, then persons.',
      'NEW-SET-29':
        'Some chapters put buildings into the display at the start. They are taken out before the deck is shuffled.',
      'NEW-SET-30': `Board, start place, events, cards, display and extra material are fixed for each chapter. There are ${inWords(BOARDS.length)} boards for ten set-ups.`,
    },
  },
  events: {
    title: 'Phase I: Event',
    intro: ['Each round begins with a new event. It brings helpers for everybody, and often something more.'],
    rules: {
      'NEW-P1-01': 'The top card of the event stack is turned up and holds until the end of the round.',
      'NEW-P1-02':
        'An event works at the time that it names: at once, in a certain phase, or at the end of the round.',
      'NEW-P1-03': 'The helpers on the card belong to the labour market of this round.',
      'NEW-P1-04':
        'Buildings that an event brings are all laid out in the display and stay there until they are built.',
      'NEW-P1-05': `What holds for all at once happens in turn order where it matters. On Market Day everybody gets ${goods(COAL, EVENT_POINTS.marketDayCoal)} and ${cards(EVENT_POINTS.marketDayCards)}.`,
      'NEW-P1-06': `${capital(inWords(COMPARISONS.length))} events compare at the end of the round: whoever is best alone gets ${points(EVENT_POINTS.best)}; if several are best, each of them gets ${EVENT_POINTS.tied}. Nobody wins with zero.`,
      'NEW-P1-07': `Alone ${inWords(SOLO_EVENTS.length)} events ask for a minimum: ${houses(EVENT_POINTS.soloHouses)}, ${EVENT_POINTS.soloFists} fists or ${EVENT_POINTS.soloGoods} different goods. Whoever reaches it gets ${points(EVENT_POINTS.solo)}.`,
      'NEW-P1-08':
        'In the Census the house in the start place counts, at the Frontier it never does. On Guild Day the Coal Mine counts, Captain and Cook do not.',
      'NEW-P1-09':
        'At the Craft Fair grapes of all colours are one kind of good. For Full Stores they count what they are worth at that moment.',
    },
  },
  planning: {
    title: 'Phase II: Planning',
    intro: [
      'You put your stones before the bag has spoken. The number on a stone decides when it comes: what shall bring goods first belongs on a low number.',
    ],
    rules: {
      'NEW-P2-01': 'In phase II there is only planning. Nothing is carried out.',
      'NEW-PLAN-01': 'Everybody puts all available stones on action fields at the same time.',
      'NEW-PLAN-02':
        'Stones 1 and 2 are there from the start, 3 and 4 from the round after they were bought.',
      'NEW-PLAN-03':
        'Plans are hidden and revealed together. If you like, it also goes openly and in turn: first all stones 1, then all stones 2, and so on.',
      'NEW-PLAN-04': 'Fields of a player board can be used only by its owner.',
      'NEW-PLAN-05': 'At most one stone lies in each production area. So a building works only once a round.',
      'NEW-PLAN-06': 'The fields of the action board are open to all, also to several at a time.',
      'NEW-PLAN-07':
        'On each field of the action board or the chapter card there may be only one stone of yours.',
      'NEW-PLAN-08': 'A stone may also go where its action is not possible now, even into an empty area.',
      'NEW-PLAN-09': 'The phase ends when all stones are placed. None may be kept back.',
      'NEW-PLAN-10': 'The number on the stone fixes the order of your own actions.',
      'NEW-PLAN-11': 'Revealed stones are not moved any more until they are carried out.',
    },
  },
  helpers: {
    title: 'Phase III: Helpers',
    intro: [
      'The labour market consists of the helpers on the event and those out of the bag. It is not used up.',
    ],
    rules: {
      'NEW-P3-01': `${capital(inWords(USUAL_DRAWS))} figures are drawn from the bag one by one, without looking.`,
      'NEW-P3-02': `An event can change the number: with Journeymen and in the Night of the Hoods it is ${inWords(MANY_DRAWS)}.`,
      'NEW-P3-03': 'The labour market of the round is the printed and the drawn helpers together.',
      'NEW-P3-04': 'Everybody may use every helper, for everything and any number of times.',
      'NEW-P3-05':
        'Helpers of Post Stations, Sailors, Rabbit and Onyx belong to your own labour market only.',
      'NEW-P3-06':
        'Before phase III only printed and own helpers count. What is there at the moment of use is what counts.',
      'NEW-P3-07': 'A hooded figure uses up a draw, stands at the labour market and helps nobody.',
    },
  },
};
