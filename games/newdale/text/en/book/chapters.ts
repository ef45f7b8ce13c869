import type { Translated } from '@spielstube/engine/text';
import { BACK, CAPTAIN_AREA } from '../../../data/areas.ts';
import { BOARDS, placeNamed } from '../../../data/boards.ts';
import { numbered } from '../../../data/cards.ts';
import {
  CHAPTER_KEYS,
  CHAPTER_ROWS,
  type ChapterKey,
  TARGET_PLACE_POINTS,
  VOYAGE,
} from '../../../data/chapters.ts';
import { EVENT_KEYS, EVENT_POINTS, FIGURES_DRAWN, LAID_OUT } from '../../../data/events.ts';
import { CHAPTER_FIELDS } from '../../../data/fields.ts';
import { FISH } from '../../../data/goods.ts';
import { FIGURE_COUNTS, HOODED } from '../../../data/helpers.ts';
import { AID, CHARTING, SUPPLEMENTARY } from '../../../data/missions.ts';
import { NAVIGATOR, SAILORS } from '../../../data/sailors.ts';
import { BUILDING } from '../../../data/setup.ts';
import type { chapterRules as chapterRulesDe } from '../../de/book/chapters.ts';
import { NORTH, orderGoods, SHIPYARD_GOODS } from '../effects.ts';
import {
  cards,
  chapterTitle,
  coins,
  eitherOf,
  eventName,
  fists,
  goods,
  handCards,
  inWords,
  listOf,
  placeName,
  points,
  spaces,
  steps,
  supplementaryName,
  timesInWords,
} from '../words.ts';

const { bridge, shipyard, sail } = CHAPTER_FIELDS;
/** What the Captain's fields bring. */
const [SLOPPY, ORDERLY, EXTRAORDINARY] = BACK[CAPTAIN_AREA];
const PRISONS = LAID_OUT[EVENT_KEYS.indexOf('e110')];
const number = (key: ChapterKey): number => CHAPTER_KEYS.indexOf(key);
const row = (key: ChapterKey) => CHAPTER_ROWS[number(key)];
const title = (key: ChapterKey): string => `Chapter ${key}: ${chapterTitle(number(key))}`;
const order = (key: ChapterKey): string => {
  const { low, lowPoints, high, highPoints } = row(key);
  return `The order of ${key}: ${orderGoods(number(key))}. ${coins(low)} or more bring ${points(lowPoints)}, ${coins(high)} or more ${highPoints}.`;
};
const target = (key: ChapterKey): string => placeName(row(key).board, row(key).target);
const places = (key: ChapterKey, ...keys: readonly string[]): readonly string[] =>
  keys.map((one) => placeName(row(key).board, placeNamed(row(key).board, one)));
const [FORD, FAR_FORD] = places('IIIa', 'B12', 'B17');
/** The last space of the sea track. */
const LIGHTHOUSE = BOARDS[row('VII').board].sea.length - 1;
const NEWDALE = BOARDS[row('VIII').board].sea.length - 1;
const drawn = (key: (typeof EVENT_KEYS)[number]): number => FIGURES_DRAWN[EVENT_KEYS.indexOf(key)];
const event = (key: (typeof EVENT_KEYS)[number]): string => `“${eventName(EVENT_KEYS.indexOf(key))}”`;

/** What is particular about each chapter. */
export const chapterRules: Translated<typeof chapterRulesDe> = {
  chapterI: {
    title: title('I'),
    intro: [
      'The first chapter has nothing particular: the whole basic game on the map of the heartland, from west to east.',
      order('I'),
    ],
    rules: {
      'NEW-CH1-01': `Chapter I has neither persons nor rules of its own. The event ${event('e102')} brings the Tailor’s Shops into the display.`,
    },
  },
  chapterII: {
    title: title('II'),
    intro: [
      'The same map, but now a person comes along with everybody, and the north asks for help.',
      order('II'),
    ],
    rules: {
      'NEW-CH2-01': 'From now on persons take part: Nate Welton, Rabbit, Enoch Brubak and Onyx.',
      'NEW-CH2-02': `The event ${event('e12')} lays out “${supplementaryName(AID)}”. From then on everybody may fulfil it once in the own phase VI: an own house in ${NORTH}, and goods worth at least ${coins(SUPPLEMENTARY.aid.coins)}, for ${points(SUPPLEMENTARY.aid.points)}.`,
    },
  },
  chapterIII: {
    title: 'Chapter III: High Water or Thicket',
    intro: [
      'Here the way divides. In IIIa you must cross the river, in IIIb the Thornwood. In the campaign whoever has won chapter II chooses.',
      order('IIIa'),
      order('IIIb'),
    ],
    rules: {
      'NEW-CH3-01': `IIIa and IVa: the river can be crossed only on the path ${FORD}–${FAR_FORD} and on built bridges. Everybody has one bridge.`,
      'NEW-CH3-02': `Field Bridge: ${coins(bridge.coins)}, boards and bricks counting double. An own house must stand at one end or both of a free site. The bridge brings ${points(bridge.points)} and ${cards(bridge.cards)}.`,
      'NEW-CH3-03': 'From then on a bridge is an ordinary path of one step for everybody.',
      'NEW-CH3-04':
        'One bridge for each site, one for each player. If none is possible, the action counts as not carried out.',
      'NEW-CH3-05': 'Bridges do not change which places are beside a bonus field.',
      'NEW-CH3-06': 'IIIb and IVb: a path through the thicket counts two steps.',
      'NEW-CH3-07': 'For whoever has built at least one Sawmill the thicket counts one step.',
      'NEW-CH3-08':
        'IIIb: at the start random Sawmills lie in the display, as many as there are players, alone two.',
      'NEW-CH3-09': `This distance also counts for bonus tiles: a path through the thicket without a Sawmill is too far for one with range ${BUILDING.range}.`,
      'NEW-CH3-10': `The event ${event('e13')} lays out “${supplementaryName(CHARTING)}”: once for each player in phase VI, own houses in all four landscapes, for ${points(SUPPLEMENTARY.charting.points)}. Whoever is first gets ${SUPPLEMENTARY.charting.firstPoints}. Nothing is given up.`,
      'NEW-CH3-11': 'A Sawmill that is being built does not yet shorten the way of its own house.',
    },
  },
  chapterIV: {
    title: 'Chapter IV: Creekside or Thickthorn',
    intro: [
      'The same board as in chapter III, and a town waits at the end of the way.',
      order('IVa'),
      order('IVb'),
    ],
    rules: {
      'NEW-CH4-01': `A house in ${target('IVa')} (IVa) or ${target('IVb')} (IVb) brings ${points(TARGET_PLACE_POINTS)} at the end, besides the premium.`,
      'NEW-CH4-02':
        'IVb: during a build you may give up a board; then the thicket counts one step for this build. It is given up with the choice of the place, does not pay for anything, and only where it shortens the way.',
      'NEW-CH4-03': 'IVa: the rules of bridges hold again, and all sites are empty.',
    },
  },
  chapterV: {
    title: title('V'),
    intro: ['On the road to Canyon Brook hooded figures mingle with the helpers. Fists protect.', order('V')],
    rules: {
      'NEW-CH5-01': `The ${FIGURE_COUNTS[HOODED]} hooded figures lie ready, but are not in the bag yet.`,
      'NEW-CH5-02': `The event ${event('e108')} puts all ${FIGURE_COUNTS[HOODED]} into the bag at once, before phase III.`,
      'NEW-CH5-03':
        'A hooded figure that is drawn stands at the labour market and returns to the bag at the end of the round.',
      'NEW-CH5-04':
        'Raid: at the end of the round everybody loses as many points as fists are missing against the hooded figures at the labour market, never below 0.',
      'NEW-CH5-05': `A house in ${target('V')} brings ${points(TARGET_PLACE_POINTS)} at the end.`,
    },
  },
  chapterVI: {
    title: title('VI'),
    intro: [
      'The fleet wants to be built. The shipyard takes the same goods as the order: divide them well.',
      order('VI'),
    ],
    rules: {
      'NEW-CH6-01': `Field Shipyard: ${eitherOf(SHIPYARD_GOODS)} worth at least ${coins(shipyard.coins)} for ${points(shipyard.points)} and ${cards(shipyard.cards)}, at most ${timesInWords(shipyard.times)} for each player.`,
      'NEW-CH6-02': 'What the shipyard got does not count for the order any more.',
      'NEW-CH6-03': `Everybody begins in ${placeName(row('VI').board, row('VI').start)}. Thickthorn and Creekside are ordinary places without a premium, and there are no hooded figures.`,
    },
  },
  chapterVII: {
    title: title('VII'),
    intro: [
      'Islands, ships, and an order that has friends everywhere. Without fists it gets dear, without a ship it gets narrow.',
      order('VII'),
    ],
    rules: {
      'NEW-CH7-01': `The ${FIGURE_COUNTS[HOODED]} hooded figures are in the bag from the start. There may be a raid in every round.`,
      'NEW-CH7-02':
        'Ships begin on sea space 0. One space ahead or back is one step; they do not block each other.',
      'NEW-CH7-03':
        'A ship on a space with an anchor counts as an own house for measuring, one step from the place of the anchor, also for tiles. Otherwise it never counts as a house.',
      'NEW-CH7-04':
        'No path leads to the islands. They are reached only by ship or from own houses on the same island.',
      'NEW-CH7-05': `Field Sail: up to ${spaces(sail.spaces)}, and one more for each of up to ${handCards(sail.moreCards)}. Whoever stays draws a card.`,
      'NEW-CH7-06': `Whoever reaches sea space ${LIGHTHOUSE} for the first time gets ${listOf(row('VII').arrivals.map(String))} points by the order of arrival.`,
      'NEW-CH7-07': `In the event ${event('e14')} ${inWords(drawn('e14'))} figures are drawn, and each missing fist of the raid costs ${points(EVENT_POINTS.nightRaid)}.`,
      'NEW-CH7-08': `The event ${event('e110')} lays out ${inWords(numbered(PRISONS).length)} Prisons. Whoever locks up a hooded figure in phase VI takes it out of the raid.`,
      'NEW-CH7-09': `One movement goes in one direction. Cards are discarded only for spaces that are really sailed. Sea space ${LIGHTHOUSE} may be left again.`,
    },
  },
  chapterVIII: {
    title: title('VIII'),
    intro: [
      'The voyage. The player board shows its back, the Captain moves the ship, and sailors can be hired.',
      order('VIII'),
    ],
    rules: {
      'NEW-CH8-01':
        'On the back of the player board the Coal Mine lies in area 1 and the Captain in area 2. Area 3 is for the Cook only, 4 to 8 are free.',
      'NEW-CH8-02': 'Small Watchtowers, Post Stations and Prisons do not take part.',
      'NEW-CH8-03': 'The Smokehouses lie out from the start.',
      'NEW-CH8-04': `Ships begin on sea space 0, and the sea track leads to sea space ${NEWDALE}, Newdale. Sailing, and building from the ship, go as in chapter VII.`,
      'NEW-CH8-05': 'A ship in Newdale stays there. Further steps are lost.',
      'NEW-CH8-06': `The arrival brings ${listOf(row('VIII').arrivals.map(String))} points at once, by the order of the ships.`,
      'NEW-CH8-07': `Whoever’s ship is not in Newdale loses ${points(VOYAGE.notArrived)} before the scoring, never below 0.`,
      'NEW-CH8-08': `The event ${event('e111')}: in turn order everybody may move the own ship by ${spaces(EVENT_POINTS.tailwind)} at once.`,
      'NEW-CH8-09': `The event ${event('e15')}: at the end of the round each ship on a space without an anchor drifts back ${spaces(EVENT_POINTS.stormBack)}, unless its owner discards a hand card. The black ship does not care.`,
      'NEW-CH8-10':
        'A stone in area 3 without a Cook brings only a card. No production buildings go to areas 2 and 3.',
      'NEW-CH8-11': `Delivered are ${orderGoods(number('VIII'))}: ${coins(row('VIII').low)} or more for ${points(row('VIII').lowPoints)}, ${coins(row('VIII').high)} or more for ${row('VIII').highPoints}.`,
      'NEW-CH8-12': `Alone a black ship sails along: from round ${VOYAGE.blackShipFromRound} on ${VOYAGE.blackShipSteps} spaces at each end of a round. If it is ahead of you then, you lose ${points(VOYAGE.blackShipAhead)}. It does not take the reward of the arrival.`,
      'NEW-CH8-13':
        'If the ship is in Newdale already, the Captain moves nothing, and the action counts as not carried out. Hiring is still possible, only without steps.',
      'NEW-SAILOR-01': `Everybody begins with a Captain. He is activated like a production building, with helpers only, and moves the ship: sloppy ${SLOPPY.goods}, orderly ${ORDERLY.goods}, extraordinary ${EXTRAORDINARY.goods} steps.`,
      'NEW-SAILOR-02':
        'Fewer steps are allowed; none at all means not carried out. Card compensation and Stand-ins help the Captain, too.',
      'NEW-SAILOR-03': `Sailor: up to ${steps(SAILORS.sailorYellow.steps)} when hired, then like a Post Station.`,
      'NEW-SAILOR-04': `Cook: up to ${steps(SAILORS.cook.steps)} when hired. He lies in area 3 and can be activated to cook a fish soup.`,
      'NEW-SAILOR-05': 'Nobody has more than one Cook.',
      'NEW-SAILOR-06': `Navigator: up to ${steps(SAILORS.navigator.steps)} when hired. In each phase VI he may take ${goods(FISH, NAVIGATOR.fish)} for ${points(NAVIGATOR.points)}, no smoked fish.`,
      'NEW-SAILOR-07': `Watch Officer: up to ${steps(SAILORS.officer.steps)} when hired, and ${fists(SAILORS.officer.fists)}.`,
      'NEW-SAILOR-08':
        'The Cook’s chain makes fish soup of fish, with the chain bonus. In the final production it works like any other.',
      'NEW-SAILOR-09': 'Field Hire: you pay the wages and take one of the open cards. No house is placed.',
      'NEW-SAILOR-10': 'The points on sailors count with the buildings.',
      'NEW-SAILOR-11': '“Cheaper Building” and Gunda lower no wages: sailors are no buildings.',
    },
  },
};
