import { capital, type Translated } from '@spielstube/engine/text';
import { CITIZENS } from '../data/citizens.ts';
import { CANAL_STEPS, CANALISATION, DEED_COINS, DEEDS } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_POINTS, GOODS_REMOVED } from '../data/goods.ts';
import { COPIES, EVENTS, ROUNDS } from '../data/hourglass.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN_KINDS, SCHOLAR, TRADER } from '../data/people.ts';
import {
  BATHHOUSE,
  CASTLE,
  EFFECTS,
  FARMHOUSE,
  GUILDHALL,
  MONASTERY,
  SCRIPTORIUM,
  SHIP,
  TILES,
  UNIVERSITY,
  VILLAGE,
  WAGON,
} from '../data/places.ts';
import {
  CENSUS_COINS,
  CENSUS_LAST_PAYS_FROM,
  COINS,
  GOODS_PER_TAX,
  HARVEST_FINE,
  MARKET_SPACES,
  STARTING_COINS,
  STATIONS,
  TECHNOLOGY,
} from '../data/setup.ts';
import {
  BOATMAN_CITIZEN_FIELD,
  BOATMAN_COINS,
  CATEGORY_ONE_FIELDS,
  COINS_ON_FIELD,
  DEVELOPMENT_END,
  FARMER_GOODS,
  FARMER_ONLY_FIELDS,
  KNIGHT_CITIZEN_FIELD,
  KNIGHT_DRAWS,
  SCHOLAR_STEPS,
  STATUS,
  TRACK_END,
} from '../data/tracks.ts';
import type { bookDe } from './book-de.ts';
import {
  coins,
  foodName,
  goodName,
  inedibleName,
  inWords,
  listOf,
  needsOf,
  placeName,
  professionsName,
  steps,
} from './en/words.ts';
import {
  CITIZEN_FIELDS,
  COIN_FIELDS,
  DEED_REWARDS,
  FARMER_GEAR_PLACES,
  LOWEST_STATUS,
  removedPeople,
  SINGLE_PLACES,
  STATUS_FIELDS,
  tilesOf,
} from './figures.ts';

const figures = (list: readonly number[]): string => listOf(list.map(String));
/** "2 farmers, boatmen, craftsmen and traders each" */
const without = (seats: number, professions: readonly number[]): string =>
  `${removedPeople(seats)[professions[0]]} ${listOf(professions.map(professionsName))} each`;
const COMMONERS = [FARMER, BOATMAN, CRAFTSMAN, TRADER];
const LEARNED = [KNIGHT, SCHOLAR, MONK];
const goodsByValue = (): string =>
  listOf(GOOD_KEYS.map((_, good) => `${goodName(good)} ${GOOD_POINTS[good]}`).reverse());
/** Just above a coin field: as far back as torture reaches. */
const WALLS = COIN_FIELDS.map((field) => field + 1);

/** The rules book in English. Where the printed rules leave something open, the text says "Here". */
export const bookEn: Translated<typeof bookDe> = {
  course: {
    title: 'How the game goes',
    intro: [
      `Each round you draw followers from your bag and put them on the places of your board. When a place is fully covered you may carry out its action; after that its people go back into the bag. After ${ROUNDS} rounds it is over.`,
      'Nearly every action brings something new: farmers harvest goods, boatmen bring coins, craftsmen technology, traders new places, knights let you draw more people, scholars drive development, and monks stand in for anybody.',
      'By ship and wagon your merchant travels the land along the Loire, collects goods and builds trading stations through the Guildhall.',
      'Whom you no longer need you send from the Town Hall to a beneficial deed: that brings coins, keeps the bag slim, and gives a citizen to whoever completes a deed.',
      'All plan at the same time and act in turn. At the end of each round an event, known from its beginning, befalls everybody. Who cannot pay is tortured and loses what he holds dear.',
      'In the end coins and goods count, and above all: trading stations and citizens, multiplied by your development status.',
    ],
    rules: {},
  },
  setup: {
    title: 'Setting up',
    intro: [
      `Everybody begins with four people of their own on the market, ${coins(STARTING_COINS)}, ${inWords(STATIONS)} trading stations and an empty bag.`,
    ],
    rules: {
      'ORL-SET-01': 'The main board and the board of beneficial deeds are used in every game.',
      'ORL-SET-02': `All ${TECHNOLOGY} technology tiles lie on their space of the main board.`,
      'ORL-SET-03':
        'The light Pilgrimage is set aside, the other hourglass tiles are shuffled face down, and the light Pilgrimage is put face up on top. Here exactly one of the Pilgrimages is the light one.',
      'ORL-SET-04': `So the event of the first round is always a Pilgrimage; below it lie ${inWords(COPIES - 1)} more, and ${inWords(COPIES)} of each of the other ${inWords(EVENTS - 1)} events.`,
      'ORL-SET-05':
        'Everybody has a cube on the start field of each of the six person tracks and of the development track.',
      'ORL-SET-06':
        'Neutral people lie at their buildings, sorted by profession; how many depends on the number of players.',
      'ORL-SET-07': `${CITIZENS - 1} citizens are laid out: on the development fields ${figures(CITIZEN_FIELDS)}, on boatman field ${BOATMAN_CITIZEN_FIELD}, on knight field ${KNIGHT_CITIZEN_FIELD} and on each of the ${inWords(DEEDS)} deeds.`,
      'ORL-SET-08': `The last of the ${CITIZENS} citizens lies beside the board until the end of the game.`,
      'ORL-SET-09': `All the other of the ${COINS} coins form the town treasury.`,
      'ORL-SET-10': `The ${TILES} place tiles lie open, ${inWords(tilesOf(1))} of category I and ${inWords(tilesOf(2))} of category II, one copy of each.`,
      'ORL-SET-11':
        'The goods are shuffled face down; every space of a path that is in use gets one, then all are turned up.',
      'ORL-SET-12': 'What does not lie on paths and was not removed is sorted, open, on the goods market.',
      'ORL-SET-13': 'All merchants start in Orléans.',
      'ORL-SET-14': `Everybody gets a board, a bag, ${coins(STARTING_COINS)} and ${inWords(STATIONS)} trading stations.`,
      'ORL-SET-15': `The ${inWords(OWN_KINDS.length)} people of one’s own, a farmer, a boatman, a craftsman and a trader, start on the market.`,
      'ORL-SET-16': 'The bag is still empty, so nobody draws in the first round.',
      'ORL-SET-17': 'At a table the youngest begins. Here the start player is drawn, or a chosen seat.',
      'ORL-SET-18': 'With four players everything is used: all people, all goods, all spaces of the paths.',
      'ORL-SET-19': `With three players ${without(3, COMMONERS)} stay in the box.`,
      'ORL-SET-20': `With three players ${without(3, LEARNED)} are missing, too.`,
      'ORL-SET-21': `With three players ${inWords(GOODS_REMOVED[3])} goods are removed unseen before the others are laid out.`,
      'ORL-SET-22': 'With three players the spaces of paths marked 4 stay empty.',
      'ORL-SET-23': `With two players ${without(2, COMMONERS)} stay in the box.`,
      'ORL-SET-24': `With two players ${without(2, LEARNED)} are missing, too.`,
      'ORL-SET-25': `With two players ${inWords(GOODS_REMOVED[2])} goods are removed unseen.`,
      'ORL-SET-26': 'With two players the spaces of paths marked 3 or 4 stay empty.',
      'ORL-SET-27': 'People and pieces of colours that nobody plays stay in the box.',
      'ORL-SET-28': 'There is no game for one person. Alone you play against bots.',
    },
  },
  variants: {
    title: 'Ways to play',
    intro: ['Three things can be chosen when the game is set up.'],
    rules: {
      'ORL-VAR-01':
        'Rule extension: before the first round everybody, beginning with the start player and going clockwise, removes a place tile of their choice from the game.',
      'ORL-VAR-02': 'Then exactly as many place tiles are missing as there are players; without it, none.',
      'ORL-VAR-03': `Hourglass in three stacks: the light Pilgrimage is followed by the ${inWords(EVENTS - 1)} other events, shuffled, then ${inWords(COPIES - 1)} more times by all ${inWords(EVENTS)}, shuffled each time.`,
    },
  },
  general: {
    title: 'What always holds',
    intro: ['Everything is scarce: people, goods, technology. What is gone nobody can have any more.'],
    rules: {
      'ORL-GEN-01': 'People, technology and goods are limited to the tiles in the game.',
      'ORL-GEN-02':
        'If the tile that an action hands out is missing, the action is not possible. Here not even by halves, just to move on the track.',
      'ORL-GEN-03':
        'At the end of a track its action is no longer possible; in the Village this holds for each of the three choices by itself.',
      'ORL-GEN-04': 'What comes back through Plague or Harvest can be had again at once.',
      'ORL-GEN-05':
        'If the treasury is too empty, what is missing lapses. Here it pays what it has and owes nothing later.',
      'ORL-GEN-06': 'All payments go into the treasury, all coins come from it.',
      'ORL-GEN-07': 'If several are paid at once, it goes clockwise from the start player.',
      'ORL-GEN-08':
        'What can happen at the same time does. In doubt it goes clockwise from the start player.',
      'ORL-GEN-09': 'You may look into your own bag at any time.',
      'ORL-GEN-10': 'Everybody may look at the place tiles on offer at any time.',
      'ORL-GEN-11': 'People of your own always stay with you: in the bag, on the market, on your places.',
      'ORL-GEN-12': 'People of your own never go to a beneficial deed.',
      'ORL-GEN-13': 'People of your own do not die of the Plague.',
      'ORL-GEN-14': 'People of your own cannot be given in torture.',
      'ORL-GEN-15':
        'Apart from that it makes no difference on spaces whether somebody is your own or neutral.',
      'ORL-GEN-16': 'Here places that bring coins may be used even when they bring none at the moment.',
      'ORL-GEN-17': `Nothing leads beyond field ${DEVELOPMENT_END}. Here what would bring nothing but development is no longer possible there; Windmill, University and Canalisation still are.`,
      'ORL-GEN-18': 'Here an empty treasury never prevents an action; only the coins stay away.',
    },
  },
  rounds: {
    title: 'The round',
    intro: [`The hourglass has ${ROUNDS} tiles, one for each round.`],
    rules: {
      'ORL-ROUND-01': `Exactly ${ROUNDS} rounds are played.`,
      'ORL-ROUND-02':
        'Each has seven phases: hourglass, census, followers, planning, actions, event, change of the start player.',
      'ORL-ROUND-03': 'At the end of the round the start player token passes to the left.',
      'ORL-HOUR-01': 'First the top hourglass tile is turned up: the event of this round.',
      'ORL-HOUR-02': 'It happens in the sixth phase. Only the Pilgrimage works during the actions.',
      'ORL-HOUR-03': 'After the round of the last tile, its event included, the game is over.',
      'ORL-HOUR-04': 'Nobody knows what is still to come.',
    },
  },
  census: {
    title: 'Census',
    intro: ['Who has gathered most farmers is rewarded; who has gathered fewest pays.'],
    rules: {
      'ORL-CENSUS-01': `Who is alone in front on the farmer track gets ${coins(CENSUS_COINS)}.`,
      'ORL-CENSUS-02': `Who is alone in last place pays ${coins(CENSUS_COINS)}.`,
      'ORL-CENSUS-03':
        'With a tie in front nobody gets anything; with a tie in last place nobody pays. Each by itself.',
      'ORL-CENSUS-04': `With fewer than ${inWords(CENSUS_LAST_PAYS_FROM)} players nobody pays; the reward is given all the same.`,
      'ORL-CENSUS-05': 'The track counts, not how many farmers somebody has at the moment.',
      'ORL-CENSUS-06': 'Who must pay and has nothing is tortured.',
      'ORL-CENSUS-07': 'Here the Sacristy does not help, since the census is no event.',
      'ORL-CENSUS-08': 'Here the reward is paid out before the payment is taken.',
    },
  },
  followers: {
    title: 'Followers',
    intro: ['All draw from their bags at the same time, as many as their knights allow.'],
    rules: {
      'ORL-FOLLOW-01': `You draw blindly, at most as many as your knight track shows: ${figures(KNIGHT_DRAWS)}, from field 0 on.`,
      'ORL-FOLLOW-02': `Never more than the market has room for: ${inWords(MARKET_SPACES)} spaces, and ${EFFECTS.gunpowderTower.room} more with the Gunpowder Tower.`,
      'ORL-FOLLOW-03': 'If the bag holds fewer, you draw all of them.',
      'ORL-FOLLOW-04': 'Those drawn are put on the market or into the Gunpowder Tower.',
      'ORL-FOLLOW-05':
        'Those left on the market earlier stay there and need room, but do not lower how many you may draw.',
      'ORL-FOLLOW-06': 'Here you may also draw fewer.',
      'ORL-FOLLOW-07':
        'Instead of drawing you may take people that have lain on places since earlier rounds back to the market. Each of them counts like one drawn.',
      'ORL-FOLLOW-08': 'They need room on the market, too.',
      'ORL-FOLLOW-09': 'Here people are taken back before anybody is drawn.',
      'ORL-FOLLOW-10':
        'You may take people back from any place, Town Hall and Sacristy included. Technology stays.',
      'ORL-FOLLOW-11': 'Only in this phase do people placed earlier come back to the market.',
      'ORL-FOLLOW-12': 'All do this at once, and nobody influences anybody.',
      'ORL-FOLLOW-13':
        'Here the order is: take back, say how many you draw, draw, and last share them out over market and tower. Nobody stops or goes on because of what he has seen.',
      'ORL-FOLLOW-14': 'Here what you take back and draw is public; planning begins when all have finished.',
    },
  },
  planning: {
    title: 'Planning',
    intro: [
      'All put their people on places at the same time and in secret. Only when the last one is ready does everything lie open.',
    ],
    rules: {
      'ORL-PLAN-01':
        'People from the market and from the Gunpowder Tower may be put on free spaces of your board and of your place tiles.',
      'ORL-PLAN-02': 'You may leave people on the market for later rounds.',
      'ORL-PLAN-03': 'A space takes only the profession it shows, or whom the rules allow as a substitute.',
      'ORL-PLAN-04': 'A monk stands in for every other profession.',
      'ORL-PLAN-05': 'Nobody stands in for a monk.',
      'ORL-PLAN-06': 'A space holds one tile at most.',
      'ORL-PLAN-07': 'A place is ready when all its spaces are covered by people or technology.',
      'ORL-PLAN-08': 'You may cover a place in part; its people wait there until you complete it later.',
      'ORL-PLAN-09': 'Whoever lies on a space is not moved to another.',
      'ORL-PLAN-10': 'One or two people lie in the Town Hall; one is enough.',
      'ORL-PLAN-11': 'People of your own never go into the Town Hall.',
      'ORL-PLAN-12':
        'Here neutral people may go into the Town Hall even if no deed needs them at the moment.',
      'ORL-PLAN-13': 'All plan at the same time and say when they are ready.',
      'ORL-PLAN-14':
        'In doubt planning goes clockwise. Here all usually plan at once and in secret; open planning is a way to play.',
      'ORL-PLAN-15':
        'Here you may take back what you have placed in this planning phase until you are ready, but nothing older.',
      'ORL-PLAN-16': 'You may cover places that you cannot use this round.',
      'ORL-PLAN-17':
        'Here people come from the market or from the tower, and who is taken back returns to where he came from.',
      'ORL-PLAN-18':
        'Here planning is final once you and everybody else are ready. You may place nobody at all.',
      'ORL-PLAN-19':
        'Open planning: the start player plans completely, for all to see, then the next one clockwise. No plan is reopened; people are still drawn at the same time.',
      'ORL-PLAN-20':
        'Here, while all plan in secret, you see market, tower and places of the others as they were before, and only who is ready.',
    },
  },
  actions: {
    title: 'Actions',
    intro: [
      'In turn everybody carries out one action, until all have passed. For goods, places and citizens it matters who comes first.',
    ],
    rules: {
      'ORL-ACT-01':
        'Beginning with the start player and going clockwise, a turn is exactly one action or a pass.',
      'ORL-ACT-02': 'An action needs a place of your own that is ready.',
      'ORL-ACT-03': 'Who passes is out for the rest of the round.',
      'ORL-ACT-04': 'You may pass at any turn, even if places are ready.',
      'ORL-ACT-05': 'Who can carry out no action must pass.',
      'ORL-ACT-06': 'In which order you use your places, and whether at all, is up to you.',
      'ORL-ACT-07':
        'Right after the action its people go back into the bag. Deeds and the Sacristy are exceptions.',
      'ORL-ACT-08': 'Technology stays on its space.',
      'ORL-ACT-09': 'The phase ends when all have passed; who has passed is skipped.',
      'ORL-ACT-10': 'People that were not used stay where they are.',
      'ORL-ACT-11': 'If the Bathhouse covers a place once more, you may use it again in the same phase.',
      'ORL-ACT-12': 'New people go straight into the bag, not to the market.',
      'ORL-ACT-13': 'If an action is not possible, nothing changes; the people stay on their spaces.',
    },
  },
  places: {
    title: 'The ten places of the board',
    intro: [
      'With your own four people you can cover exactly one of four places in the first round: Farmhouse, Village, University or Castle.',
    ],
    rules: {
      'ORL-ACT-FARM-01': `Farmhouse: ${needsOf(FARMHOUSE)}.`,
      'ORL-ACT-FARM-02':
        'A farmer goes into the bag, the cube moves one field on the farmer track, and the good of that field comes from the goods market.',
      'ORL-ACT-FARM-03': `Not possible without a farmer in supply, on field ${TRACK_END[FARMER]}, or if the good of the next field is missing on the goods market.`,
      'ORL-ACT-FARM-04': 'The cube on the farmer track decides the census.',
      'ORL-ACT-CASTLE-01': `Castle: ${needsOf(CASTLE)}.`,
      'ORL-ACT-CASTLE-02': 'A knight goes into the bag, and the cube moves on the knight track.',
      'ORL-ACT-CASTLE-03': 'You draw more people from the next round on.',
      'ORL-ACT-CASTLE-04': `Not possible without a knight in supply or on field ${TRACK_END[KNIGHT]}.`,
      'ORL-ACT-VILLAGE-01': `Village: ${needsOf(VILLAGE)}.`,
      'ORL-ACT-VILLAGE-02':
        'When carrying it out, not when planning, you choose boatman, craftsman or trader.',
      'ORL-ACT-VILLAGE-03':
        'A choice needs its person in supply, a track that is not at its end, and its extra: technology or an allowed place tile.',
      'ORL-ACT-VILLAGE-04':
        'Boatman: he goes into the bag, the cube moves on, and you get the coins of the new field.',
      'ORL-ACT-VILLAGE-05':
        'Craftsman: he goes into the bag, the cube moves on, and you get a technology tile.',
      'ORL-ACT-VILLAGE-06': 'Trader: he goes into the bag, the cube moves on, and you choose a place tile.',
      'ORL-ACT-UNI-01': `University: ${needsOf(UNIVERSITY)}.`,
      'ORL-ACT-UNI-02':
        'A scholar goes into the bag, the cube moves on the scholar track, and you get the development steps of the new field.',
      'ORL-ACT-UNI-03': `Not possible without a scholar in supply or on field ${TRACK_END[SCHOLAR]}.`,
      'ORL-ACT-MONK-01': `Monastery: ${needsOf(MONASTERY)}.`,
      'ORL-ACT-MONK-02': 'A monk goes into the bag. There is no track and no extra.',
      'ORL-ACT-MONK-03': 'Not possible without a monk in supply or in a round with a Pilgrimage.',
      'ORL-ACT-SCRIPT-01': `Scriptorium: ${needsOf(SCRIPTORIUM)}.`,
      'ORL-ACT-SCRIPT-02': `It brings ${steps(EFFECTS.scriptorium.steps)}.`,
      'ORL-ACT-SHIP-01': `Ship: ${needsOf(SHIP)}.`,
      'ORL-ACT-SHIP-02': 'Your merchant travels along a waterway.',
      'ORL-ACT-WAGON-01': `Wagon: ${needsOf(WAGON)}.`,
      'ORL-ACT-WAGON-02': 'Your merchant travels along a road.',
      'ORL-ACT-GUILD-01': `Guildhall: ${needsOf(GUILDHALL)}.`,
      'ORL-ACT-GUILD-02': 'You build a trading station in the town where your merchant stands.',
      'ORL-ACT-GUILD-03': 'Not if there is a trading station already, whoever owns it.',
      'ORL-ACT-GUILD-04': 'Only in Orléans may everybody build one.',
      'ORL-ACT-GUILD-05': 'Two of your own in one town are never allowed, Orléans included.',
      'ORL-ACT-GUILD-06': 'Not without a trading station left in your supply.',
      'ORL-ACT-TOWN-01': 'Town Hall: you send one or both of those lying there to beneficial deeds.',
      'ORL-ACT-TOWN-02': 'Both may go in the same action.',
      'ORL-ACT-TOWN-03':
        'Who is not sent stays in the Town Hall. Here a later action, even in the same round, may send him.',
      'ORL-ACT-TOWN-04': 'If nobody there fits a free space of a deed, the action is not possible.',
      'ORL-ACT-TOWN-05': 'Those sent do not go back into the bag.',
    },
  },
  technology: {
    title: 'Technology',
    intro: ['A gear replaces a person for good. Where it lies it stays.'],
    rules: {
      'ORL-TECH-01': 'New technology is first laid beside your board.',
      'ORL-TECH-02':
        'It may be placed only once you have passed. Here that is right after the pass, once a round; what is kept may be placed in a later one.',
      'ORL-TECH-03': 'On a space it replaces a person for good: the space counts as covered.',
      'ORL-TECH-04': 'It stays to the end of the game and never goes into the bag.',
      'ORL-TECH-05': 'It is not moved.',
      'ORL-TECH-06': `The tile from the first ${FARMER_ONLY_FIELDS === 1 ? 'field' : `${inWords(FARMER_ONLY_FIELDS)} fields`} of the craftsman track replaces farmers only, whenever you place it.`,
      'ORL-TECH-07': 'The further ones replace anybody but a monk.',
      'ORL-TECH-08': 'A space for a monk never takes technology.',
      'ORL-TECH-09': 'One gear at most lies at a place.',
      'ORL-TECH-10': `Never at a place with a single space: ${listOf(SINGLE_PLACES.map(placeName))}.`,
      'ORL-TECH-11':
        'Here not in the Town Hall and not in the Gunpowder Tower, since people are sent from there.',
      'ORL-TECH-12': 'Here only on an empty space.',
      'ORL-TECH-13': 'Here you need not place it; at the end it is worth nothing.',
      'ORL-TECH-14': 'When none is left there is no craftsman in the Village, and the Laboratory rests.',
      'ORL-TECH-15': 'So every action of a place with spaces costs at least one person.',
      'ORL-TECH-16': `The tile for farmers only fits these places: ${listOf(FARMER_GEAR_PLACES.map(placeName))}.`,
      'ORL-TECH-17':
        'Here, right after your pass and before the next player, you place tile by tile or keep the rest. If none fits you are not asked.',
      'ORL-TECH-18':
        'Beside the board lie two kinds, for farmers only or free; you choose which one to place.',
    },
  },
  tracks: {
    title: 'The tracks',
    intro: ['Six tracks for the people, one for the development of the town.'],
    rules: {
      'ORL-TRACK-GEN-01': 'Cubes on person tracks never go back, not through Plague, deeds or torture.',
      'ORL-TRACK-GEN-02': 'The field you reach is rewarded, once a step.',
      'ORL-TRACK-FARMER-01': `Farmers: ${listOf(FARMER_GOODS.slice(1).map(goodName))}, from field 1 on.`,
      'ORL-TRACK-BOAT-01': `Boatmen: ${figures(BOATMAN_COINS.slice(1, BOATMAN_CITIZEN_FIELD))} coins on fields 1 to ${BOATMAN_CITIZEN_FIELD - 1}.`,
      'ORL-TRACK-BOAT-02': `Who is first to reach field ${BOATMAN_CITIZEN_FIELD} gets the citizen; later ones do not.`,
      'ORL-TRACK-BOAT-03': `Here field ${BOATMAN_CITIZEN_FIELD} gives ${BOATMAN_COINS[BOATMAN_CITIZEN_FIELD] === 0 ? 'no coins' : coins(BOATMAN_COINS[BOATMAN_CITIZEN_FIELD])}.`,
      'ORL-TRACK-CRAFT-01': `Craftsmen: a technology tile on each of fields 1 to ${TRACK_END[CRAFTSMAN]}.`,
      'ORL-TRACK-TRADER-01': `Traders: the first ${CATEGORY_ONE_FIELDS === 1 ? 'step allows' : `${inWords(CATEGORY_ONE_FIELDS)} steps allow`} a place tile of category I only.`,
      'ORL-TRACK-TRADER-02': 'Every further one allows category I or II.',
      'ORL-TRACK-TRADER-03': 'The tile is laid beside your board and works from then on.',
      'ORL-TRACK-TRADER-04': 'Who takes it takes it from all the others.',
      'ORL-TRACK-TRADER-05': 'You choose freely among all that are on offer.',
      'ORL-TRACK-TRADER-06':
        'Who has never gained a trader and finds no tile of category I on offer cannot choose the trader.',
      'ORL-TRACK-KNIGHT-01': `Knights: on fields 0 to ${TRACK_END[KNIGHT]} you draw ${figures(KNIGHT_DRAWS)}.`,
      'ORL-TRACK-KNIGHT-02': `On field ${KNIGHT_CITIZEN_FIELD} the first one gets the citizen; you draw no more there.`,
      'ORL-TRACK-KNIGHT-03': `Field ${TRACK_END[KNIGHT]} raises it to ${KNIGHT_DRAWS[TRACK_END[KNIGHT]]}.`,
      'ORL-TRACK-SCHOLAR-01': `Scholars: ${figures(SCHOLAR_STEPS.slice(1))} development steps, from field 1 on.`,
      'ORL-TRACK-DEV-01': 'A development step moves your cube one field on the development track.',
      'ORL-TRACK-DEV-02': `Who reaches or passes a coin field gets its coins: ${listOf(COIN_FIELDS.map((field) => `${COINS_ON_FIELD[field]} on field ${field}`))}.`,
      'ORL-TRACK-DEV-03': `Only the first to reach or pass field ${listOf(CITIZEN_FIELDS.map(String)).replace(' and ', ' or ')} gets the citizen there.`,
      'ORL-TRACK-DEV-04': `The development status begins at ${LOWEST_STATUS} and rises on fields ${listOf(STATUS_FIELDS.map((field) => `${field} (status ${STATUS[field]})`))}.`,
      'ORL-TRACK-DEV-05': 'Several steps at once bring everything on the way, field by field.',
      'ORL-TRACK-DEV-06': 'The status counts for Income, in the Hospital and in the final scoring.',
      'ORL-TRACK-DEV-07': 'Only torture moves you back; the status is always that of the field you are on.',
      'ORL-TRACK-DEV-08': 'Who comes once more over a citizen field that is empty gets nothing.',
    },
  },
  deeds: {
    title: 'Beneficial deeds',
    intro: ['Who gives people gets coins. Who gives the last one gets the citizen.'],
    rules: {
      'ORL-DEED-01': 'Who is sent takes a free space that shows exactly his profession.',
      'ORL-DEED-02': 'There are no substitutes here: monk, Herb Garden and School do not help.',
      'ORL-DEED-03': `Each brings the reward of the deed: ${figures(DEED_REWARDS).replace(' and ', ' or ')} coins.`,
      'ORL-DEED-04': `Canalisation: each time the choice between ${coins(DEED_COINS[CANALISATION])} and ${steps(CANAL_STEPS)}.`,
      'ORL-DEED-05': 'Who fills the last free space gets the citizen as well, whoever filled the others.',
      'ORL-DEED-06': 'Whoever is in a deed stays there to the end.',
      'ORL-DEED-07':
        'Two people of one action may go to the same deed or to different ones, one after the other.',
      'ORL-DEED-08': 'Only neutral people may go.',
      'ORL-DEED-09': 'The only way there leads through Town Hall or Gunpowder Tower.',
      'ORL-DEED-10':
        'Here at least one goes. When all is settled for the first, you send the second or stop; if he fits nowhere, the action is over.',
    },
  },
  travel: {
    title: 'Travel',
    intro: ['Goods bring points, towns bring room for trading stations. What lies on paths is not refilled.'],
    rules: {
      'ORL-TRAVEL-01': 'Your merchant moves over exactly one path to the town at its other end.',
      'ORL-TRAVEL-02': 'The Ship uses waterways only, Wagon and Horse Wagon roads only.',
      'ORL-TRAVEL-03': 'If goods lie on the path you may take one.',
      'ORL-TRAVEL-04': 'If there are several you choose; the others stay.',
      'ORL-TRAVEL-05': 'Empty paths may be used, too.',
      'ORL-TRAVEL-06': 'The good is kept beside your board.',
      'ORL-TRAVEL-07': 'Nothing is refilled on paths.',
      'ORL-TRAVEL-08': 'Other merchants and trading stations do not hold you up.',
      'ORL-TRAVEL-09': 'If no path of the right kind leaves the town, the journey is not possible.',
      'ORL-TRAVEL-10': 'You may also leave a good where it is.',
      'ORL-TRAVEL-11':
        'Between Chinon and Châtellerault there are two paths with goods of their own: one for the Ship, one for the Wagon.',
    },
  },
  events: {
    title: 'Events',
    intro: ['What the hourglass showed at the beginning of the round now befalls everybody.'],
    rules: {
      'ORL-EVENT-GEN-01': 'The event concerns everybody, from the start player on where the order matters.',
      'ORL-EVENT-GEN-02':
        'Here it goes player by player: Sacristy or not, effect, torture to its end, then the next.',
      'ORL-EVENT-INCOME-01': 'Income: everybody gets as many coins as their development status.',
      'ORL-EVENT-HARVEST-01': `Harvest: everybody gives 1 food, ${foodName}, of their own choice.`,
      'ORL-EVENT-HARVEST-02': `${capital(inedibleName)} are not food.`,
      'ORL-EVENT-HARVEST-03': `Only who has no food at all pays ${coins(HARVEST_FINE)} instead. Who has some may not buy it off.`,
      'ORL-EVENT-HARVEST-04': 'The food goes to the goods market.',
      'ORL-EVENT-HARVEST-05': 'Who does not have the coins is tortured for those missing.',
      'ORL-EVENT-TRADE-01': 'Trading Day: everybody gets 1 coin for each trading station built.',
      'ORL-EVENT-PLAGUE-01': 'Plague: everybody draws one person blindly from the bag.',
      'ORL-EVENT-PLAGUE-02': 'A neutral one goes back to the board and can be had there again.',
      'ORL-EVENT-PLAGUE-03':
        'One of your own goes back into the bag, nothing is lost, and there is no second draw.',
      'ORL-EVENT-PLAGUE-04': 'The cube on the track stays where it is.',
      'ORL-EVENT-PLAGUE-05':
        'On market and places, in the tower and in deeds people are safe. An empty bag loses nothing.',
      'ORL-EVENT-TAX-01': `Taxes: everybody pays 1 coin for every ${inWords(GOODS_PER_TAX)} goods they own, rounded down.`,
      'ORL-EVENT-TAX-02': 'All sorts count, but only what is yours.',
      'ORL-EVENT-TAX-03': 'Who cannot pay in full is tortured for the rest.',
      'ORL-EVENT-PILGRIM-01': 'Pilgrimage: no monk is recruited in this round.',
      'ORL-EVENT-PILGRIM-02': 'You may still put people into the Monastery; they stay there.',
      'ORL-EVENT-PILGRIM-03': 'In the sixth phase it has no effect.',
    },
  },
  torture: {
    title: 'Torture',
    intro: ['Who must pay and cannot gives other things: one for each coin that is missing.'],
    rules: {
      'ORL-TORT-01': 'If you must pay more than you have, you pay everything and are tortured for the rest.',
      'ORL-TORT-02': 'For each missing coin you give one thing, mixed as you like.',
      'ORL-TORT-03': 'A trading station, from the map or from your supply.',
      'ORL-TORT-04': 'A town whose only trading station goes is free again.',
      'ORL-TORT-05':
        'A person, drawn blindly from the bag. One of your own goes back, does not count, and you draw again.',
      'ORL-TORT-06':
        'People on market and places or in the tower cannot be given; a neutral one must be in the bag.',
      'ORL-TORT-07': 'A development step: the cube goes back one field.',
      'ORL-TORT-08': 'It never goes back onto or over a coin field.',
      'ORL-TORT-09': `Here the cube does not go back at all from a coin field (${figures(COIN_FIELDS)}); otherwise to ${figures([0, ...WALLS]).replace(' and ', ' or ')} at most.`,
      'ORL-TORT-10': 'A good, whichever: each counts one coin.',
      'ORL-TORT-11':
        'A place tile. Here people on it go into the bag, and technology on it leaves the game without counting.',
      'ORL-TORT-12': 'A technology tile, placed or not.',
      'ORL-TORT-13': 'Everything given leaves the game.',
      'ORL-TORT-14': 'Citizens stay with you.',
      'ORL-TORT-15':
        'Only who is forced to pay is tortured: census, Harvest, Taxes. What is voluntary needs the coins.',
      'ORL-TORT-16': 'Here, if you have nothing left, the rest is forgiven.',
      'ORL-TORT-17': 'There is no change, and nothing goes into the treasury by it.',
      'ORL-TORT-18': 'Here one thing is given after the other. You see what is drawn before you choose on.',
      'ORL-TORT-19':
        'Technology from a place leaves its space empty; of that beside the board you choose the kind.',
      'ORL-TORT-20': 'The debt is fixed before it begins: fewer goods do not lower the tax any more.',
    },
  },
  tiles: {
    title: 'The place tiles',
    intro: [`${TILES} places, one of each. Whoever has one has it alone.`],
    rules: {
      'ORL-PLACE-GEN-01': 'A place tile works like a place of your board, but for you alone.',
      'ORL-PLACE-GEN-02':
        'Whom it needs is shown on the tile; substitutes and technology are allowed as usual.',
      'ORL-PLACE-GOODS-01':
        'Hayrick, Cheese Factory, Winery, Wool Manufacturer and Tailor Shop bring 1 grain, cheese, wine, wool or brocade from the goods market.',
      'ORL-PLACE-GOODS-02': 'If that good is missing there, the action is not possible.',
      'ORL-PLACE-PHARMACY-01': 'Pharmacy: any one person is enough, one of your own included.',
      'ORL-PLACE-PHARMACY-02': `You pay 1 to ${coins(EFFECTS.pharmacy.mostCoins)} and take a development step for each.`,
      'ORL-PLACE-PHARMACY-03':
        'Here the number is fixed and paid before you move. At least one coin, at most as many as there are fields left.',
      'ORL-PLACE-BATH-01': `Bathhouse: you draw ${inWords(EFFECTS.bathhouse.drawn)} people from the bag and put ${inWords(EFFECTS.bathhouse.placed)} of them on free spaces at once.`,
      'ORL-PLACE-BATH-02': 'They may not be put on the Bathhouse itself.',
      'ORL-PLACE-BATH-03':
        'Who is left goes into the bag afterwards, and so does the person that covered the Bathhouse, who is not among those drawn.',
      'ORL-PLACE-BATH-04': 'If only one or none fits, only that happens; the rest go into the bag.',
      'ORL-PLACE-BATH-05': `Here as many as possible must be placed, up to ${inWords(EFFECTS.bathhouse.placed)}; who and where is free. Market and tower are no spaces for that.`,
      'ORL-PLACE-BATH-06': `Here, with fewer than ${inWords(EFFECTS.bathhouse.drawn)} in the bag you draw all; with an empty bag it is not possible.`,
      'ORL-PLACE-BATH-07':
        'Places that become ready by it may be used in the same phase, also those just gained.',
      'ORL-PLACE-BATH-08': `Here the Bathhouse needs: ${needsOf(BATHHOUSE)}.`,
      'ORL-PLACE-LIBRARY-01': `Library: ${steps(EFFECTS.library.steps)}.`,
      'ORL-PLACE-BREWERY-01': `Brewery: ${coins(EFFECTS.brewery.coins)}.`,
      'ORL-PLACE-HOSPITAL-01': 'Hospital: as many coins as your development status.',
      'ORL-PLACE-OFFICE-01': `Office: ${coins(EFFECTS.office.coinsPerStation)} for each trading station you have built.`,
      'ORL-PLACE-HERB-01':
        'Herb Garden: your boatmen may stand on spaces for farmers, craftsmen and traders.',
      'ORL-PLACE-HERB-02': 'Not on spaces for knights, scholars or monks, and not in deeds.',
      'ORL-PLACE-SCHOOL-01': 'School: your scholars may stand on every space except one for a monk.',
      'ORL-PLACE-SCHOOL-02': 'Not in deeds.',
      'ORL-PLACE-PRIV-01':
        'Herb Garden and School have no spaces, cost no turn and work as soon as you have them.',
      'ORL-PLACE-PRIV-02':
        'Here it is checked when somebody is placed. If you lose the tile later, whoever lies there stays.',
      'ORL-PLACE-LAB-01':
        'Laboratory: a technology tile for any space except that of a monk, under the rules of technology.',
      'ORL-PLACE-LAB-02': 'It is never for farmers only, even if it is your first.',
      'ORL-PLACE-LAB-03': 'You may place it on the Laboratory itself.',
      'ORL-PLACE-HORSE-01': 'Horse Wagon: a journey along a road.',
      'ORL-PLACE-TOWER-01': `Gunpowder Tower: in the third phase it has room for ${inWords(EFFECTS.gunpowderTower.room)} people of any kind, besides the market.`,
      'ORL-PLACE-TOWER-02': 'You do not draw more by it.',
      'ORL-PLACE-TOWER-03':
        'Here, in this phase, you share people drawn, taken back and waiting freely over market and tower; later nobody gets in.',
      'ORL-PLACE-TOWER-04': 'When planning you may put them on spaces from there as from the market.',
      'ORL-PLACE-TOWER-05':
        'During the actions you may send them from there straight to deeds, one or both in one action.',
      'ORL-PLACE-TOWER-06': 'People of your own may lie in the tower but not be sent.',
      'ORL-PLACE-TOWER-07': 'Tower and Town Hall are two separate actions.',
      'ORL-PLACE-TOWER-08': `Who stays in the tower waits there. If more than ${inWords(MARKET_SPACES)} wait in the third phase, the surplus has to lie in the tower.`,
      'ORL-PLACE-CELLAR-01': `Cellar: ${coins(EFFECTS.cellar.coins)}.`,
      'ORL-PLACE-SHIPPING-01': `Shipping Line: ${steps(EFFECTS.shippingLine.steps)}.`,
      'ORL-PLACE-SACRISTY-01':
        'Sacristy: a monk lies there at the ready. During the actions nothing happens.',
      'ORL-PLACE-SACRISTY-02':
        'When an event befalls you, you may put the monk into the bag instead and ignore it completely.',
      'ORL-PLACE-SACRISTY-03': 'Here you need not; the monk then stays for later.',
      'ORL-PLACE-SACRISTY-04': 'Here it does not help against Pilgrimage and census.',
      'ORL-PLACE-SACRISTY-05': 'The monk goes back only at the event, not when you pass.',
      'ORL-PLACE-SACRISTY-06':
        'You are asked at every event except the Pilgrimage, even at one that would not touch you: it would bring the monk into the bag.',
      'ORL-PLACE-SACRISTY-07': 'A monk put there by the Bathhouse protects in the same round.',
      'ORL-PLACE-WINDMILL-01': `Windmill: ${coins(EFFECTS.windmill.coins)} and ${steps(EFFECTS.windmill.steps)}.`,
    },
  },
  scoring: {
    title: 'End and scoring',
    intro: ['Development multiplies what you have built and whom you have won.'],
    rules: {
      'ORL-END-01': `After round ${ROUNDS} it is over.`,
      'ORL-END-02': 'Then the last citizen goes to whoever has built most trading stations.',
      'ORL-END-03': 'With a tie nobody gets it.',
      'ORL-END-04': 'If nobody has built one, all are tied, and nobody gets it.',
      'ORL-SCORE-01': 'Each coin counts 1 point.',
      'ORL-SCORE-02': `Goods count for each tile: ${goodsByValue()}.`,
      'ORL-SCORE-03': 'Trading stations built and citizens together, times development status.',
      'ORL-SCORE-04': 'Trading stations not built, people, place tiles and technology count nothing.',
      'ORL-SCORE-05': 'Most points win.',
      'ORL-SCORE-06': 'With a tie, who is further ahead on the development track wins.',
      'ORL-SCORE-07': 'If that is equal, too, there are several winners.',
    },
  },
};
