import { capital, counted } from '@spielstube/engine/text';
import {
  BOATMAN_CITIZEN,
  CITIZEN_VALUE,
  KNIGHT_CITIZEN,
  STATION_VALUE,
  STATIONS_CITIZEN,
} from '../../data/citizens.ts';
import { CANAL_STEPS, CANALISATION, DEED_COINS } from '../../data/deeds.ts';
import { GOOD_POINTS, isFood } from '../../data/goods.ts';
import { ROUNDS } from '../../data/hourglass.ts';
import { MAP, ORLEANS, ROAD } from '../../data/map.ts';
import { isOwn, MONK, professionOf } from '../../data/people.ts';
import {
  ANYBODY,
  BOARD_PLACES,
  EFFECTS,
  PLACE_OF_SPACE,
  SPACE_NEEDS,
  spacesOf,
  TILE_CATEGORY,
  TOWN_HALL,
  tileOf,
} from '../../data/places.ts';
import {
  CENSUS_COINS,
  CENSUS_LAST_PAYS_FROM,
  GOODS_PER_TAX,
  HARVEST_FINE,
  MARKET_SPACES,
} from '../../data/setup.ts';
import { COINS_ON_FIELD, STATUS, TRACK_END } from '../../data/tracks.ts';
import { FARMER_GEAR } from '../../rules/moves.ts';
import { sum } from '../../rules/supply.ts';
import { CITIZEN_FIELDS, listed } from '../figures.ts';
import type { Note, Notes } from '../notes.ts';
import { ruleOfEvent, ruleOfPhase, ruleOfPlace, ruleOfProfession, ruleOfTrack } from '../rules.ts';
import { effectName, rewardName } from './effects.ts';
import { citizenName } from './names.ts';
import {
  atPlace,
  categoryName,
  cityName,
  coins,
  deedName,
  eventName,
  foodName,
  gearName,
  goodName,
  goods,
  inWords,
  listOf,
  needName,
  needsOf,
  pathName,
  people,
  personName,
  persons,
  phaseName,
  placeName,
  points,
  professionName,
  professionsName,
  spaceFor,
  stations,
  steps,
  trackName,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line) => line !== false),
  rule,
});

const PHASES: readonly string[] = [
  'Everybody removes one place tile from the game.',
  'The next tile shows what will happen at the end of the round.',
  `Whoever is alone in front on the farmer track gets ${coins(CENSUS_COINS)}; whoever is alone behind pays ${coins(CENSUS_COINS)}. With fewer than ${inWords(CENSUS_LAST_PAYS_FROM)} players nobody pays.`,
  'Everybody draws people from the bag to the market, as many as the knights allow.',
  'Everybody puts people onto places. A place with all its spaces filled is ready.',
  'In turn, everybody uses one ready place or passes, until all have passed.',
  'The event of the round befalls everybody.',
  'The start player’s token moves on to the left.',
];

/** In the order of EVENT_KEYS. */
const EVENTS: readonly string[] = [
  'The Monastery brings no monk in this round.',
  'Everybody gets as many coins as the development status shows.',
  `Everybody gives 1 food: ${foodName}. Whoever has none pays ${coins(HARVEST_FINE)}.`,
  'Everybody gets 1 coin for every trading station built.',
  'Everybody draws somebody from the bag. A neutral person is lost, an own one stays.',
  `Everybody pays 1 coin for every ${inWords(GOODS_PER_TAX)} goods.`,
];

/** What each profession is good for. */
const PROFESSIONS: readonly string[] = [
  'Farmers come from the Farmhouse; each brings a good and helps in the census.',
  'Boatmen come from the Village; they bring coins.',
  'Craftsmen come from the Village; each brings technology.',
  'Traders come from the Village; each brings a place tile.',
  'Knights come from the Castle; with them you will draw more people.',
  'Scholars come from the University; each brings development steps.',
  'Monks come from the Monastery; they stand in for any other profession, except in deeds.',
];

const category = (place: number): string =>
  place < BOARD_PLACES
    ? 'A place of your board.'
    : `Place tile of category ${categoryName(TILE_CATEGORY[tileOf(place)])}: there is only one.`;

function whereIsCitizen(citizen: number): string {
  if (citizen < CITIZEN_FIELDS.length)
    return `For whoever first reaches or passes field ${CITIZEN_FIELDS[citizen]} of the development track.`;
  if (citizen === BOATMAN_CITIZEN || citizen === KNIGHT_CITIZEN)
    return 'For whoever reaches the field first.';
  if (citizen === STATIONS_CITIZEN)
    return 'At the end, for whoever alone has built the most trading stations.';
  return 'For whoever fills the last free space of the deed.';
}

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Round ${round} of ${ROUNDS}`,
      [round === ROUNDS ? 'The last round.' : `${ROUNDS - round} more to come.`],
      'ORL-ROUND-01',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  event: (event) => note(eventName(event), [EVENTS[event]], ruleOfEvent(event)),
  hourglass: (toCome) =>
    note(
      'Hourglass',
      sum(toCome) === 0
        ? ['The last tile has been turned up.']
        : [
            `${sum(toCome)} still to come, in an unknown order:`,
            toCome.flatMap((n, event) => (n > 0 ? [`${eventName(event)} ${n}×`] : [])).join(', '),
          ],
      'ORL-HOUR-04',
    ),
  bank: (n) =>
    note(
      `Treasury: ${coins(n)}`,
      ['All coins come from it and go into it. What it does not have it does not pay.'],
      'ORL-GEN-05',
    ),
  startPlayer: (name) =>
    note(
      `Start player: ${name}`,
      ['Begins in this round; then the token moves on to the left.'],
      'ORL-ROUND-03',
    ),

  person: (kind) =>
    note(
      capital(personName(kind)),
      [isOwn(kind) ? 'Own people always stay with you: no plague, no deeds, no torture.' : PROFESSIONS[kind]],
      isOwn(kind) ? 'ORL-GEN-11' : professionOf(kind) === MONK ? 'ORL-PLAN-04' : ruleOfProfession(kind),
    ),
  supply: (profession, n) =>
    note(
      `${capital(professionsName(profession))} on the board: ${n}`,
      [PROFESSIONS[profession], n === 0 && 'Nobody is left until one comes back.'],
      'ORL-GEN-02',
    ),
  place: (place) =>
    note(
      placeName(place),
      [
        spacesOf(place) > 0 &&
          (place === TOWN_HALL ? 'Room for two neutral people; one is enough.' : `Needs ${needsOf(place)}.`),
        `Effect: ${effectName(place)}.`,
        category(place),
      ],
      ruleOfPlace(place),
    ),
  space: (space) => {
    const needs = SPACE_NEEDS[space];
    const place = PLACE_OF_SPACE[space];
    return note(
      `${placeName(place)}: ${spaceFor(needs)}`,
      [
        place === TOWN_HALL
          ? 'For people who shall go to a deed. Own people may not come here.'
          : needs === ANYBODY
            ? 'Anybody may come here.'
            : needs === MONK
              ? 'Monks only: nobody stands in for them, nor does technology.'
              : `${capital(professionName(needs))} or monk.`,
      ],
      place === TOWN_HALL ? 'ORL-PLAN-11' : needs === MONK ? 'ORL-PLAN-05' : 'ORL-PLAN-03',
    );
  },
  good: (good, n) =>
    note(
      `${capital(goodName(good))}: ${n}`,
      [
        `Each tile counts ${points(GOOD_POINTS[good])} at the end.`,
        isFood(good) && 'Food: you give some of it at a Harvest.',
      ],
      'ORL-SCORE-02',
    ),
  goodsMarket: (good, n) =>
    note(
      `Goods market: ${goods(good, n)}`,
      [
        `Each counts ${points(GOOD_POINTS[good])} at the end.`,
        n === 0 && 'What is missing here, Farmhouse and place tiles cannot bring.',
      ],
      n === 0 ? 'ORL-ACT-FARM-03' : 'ORL-SCORE-02',
    ),
  coins: (n) => note(coins(n), ['Each coin counts 1 point at the end.'], 'ORL-SCORE-01'),
  status: (status, missing) =>
    note(
      `Development status ${status}`,
      [
        `At the end each trading station built counts ${points(STATION_VALUE * status)}, each citizen ${points(CITIZEN_VALUE * status)}.`,
        missing === 0 ? 'There is no higher one.' : `${capital(steps(missing))} to the next status.`,
      ],
      'ORL-TRACK-DEV-04',
    ),
  development: (field, citizen) =>
    note(
      `Development, field ${field}`,
      [
        COINS_ON_FIELD[field] > 0 && `Whoever comes here or passes gets ${coins(COINS_ON_FIELD[field])}.`,
        citizen && 'Whoever first comes here or passes gets the citizen.',
        `Development status ${STATUS[field]}.`,
      ],
      'ORL-TRACK-DEV-01',
    ),
  stations: (built, unbuilt) =>
    note(
      `${stations(built)} built`,
      [`${unbuilt} left to build.`, 'Those built count as much as the development status at the end.'],
      'ORL-SCORE-03',
    ),
  station: (city, name) =>
    note(
      `Trading station in ${cityName(city)}: ${name}`,
      [city === ORLEANS ? 'In Orléans everybody may build one.' : 'While it stands nobody else builds here.'],
      city === ORLEANS ? 'ORL-ACT-GUILD-04' : 'ORL-ACT-GUILD-03',
    ),
  citizens: (n, status) =>
    note(
      `Citizens: ${n}`,
      [
        `Each counts as much as the development status at the end, ${points(CITIZEN_VALUE * status)} as it is now.`,
      ],
      'ORL-SCORE-03',
    ),
  citizen: (citizen) =>
    note(
      capital(citizenName(citizen)),
      [whereIsCitizen(citizen), 'It counts as much as the development status at the end.'],
      citizen === STATIONS_CITIZEN
        ? 'ORL-END-02'
        : citizen > KNIGHT_CITIZEN
          ? 'ORL-DEED-05'
          : 'ORL-TRACK-DEV-03',
    ),
  draws: (n) =>
    note(
      `Draws up to ${n}`,
      ['So many people the knight track allows in a round, if bag and market have them.'],
      'ORL-TRACK-KNIGHT-01',
    ),
  bag: (counts) =>
    note(
      `Bag: ${sum(counts) === 0 ? 'empty' : counted(sum(counts), 'person', 'people')}`,
      [
        sum(counts) === 0
          ? 'Whoever has carried out an action comes back here.'
          : `${capital(persons(listed(counts)))}.`,
      ],
      'ORL-GEN-09',
    ),
  market: (waiting) =>
    note(
      `Market: ${waiting} of ${MARKET_SPACES}`,
      ['Whoever is drawn waits here to be placed. Whoever is not placed stays for later.'],
      'ORL-FOLLOW-02',
    ),
  tower: (waiting) =>
    note(
      `Gunpowder Tower: ${waiting} of ${EFFECTS.gunpowderTower.room}`,
      ['Whoever waits here can be placed; neutral people can also be sent straight to a deed.'],
      'ORL-PLACE-TOWER-01',
    ),
  gear: (gear, n) =>
    note(
      `${capital(gearName(gear))}: ${n}`,
      [
        gear === FARMER_GEAR
          ? 'Replaces a farmer on an empty space for good.'
          : 'Replaces anybody but a monk on an empty space for good.',
        'You may place it once you have passed; one in each place at most.',
      ],
      gear === FARMER_GEAR ? 'ORL-TECH-06' : 'ORL-TECH-03',
    ),
  fitted: (space) =>
    note(
      `Technology ${atPlace(PLACE_OF_SPACE[space])}`,
      [`It replaces the ${needName(SPACE_NEEDS[space])} here for good.`],
      'ORL-TECH-03',
    ),
  gearSupply: (n) =>
    note(
      `Technology on the board: ${n}`,
      [
        n === 0
          ? 'There is none left, and so there are no more craftsmen to be had.'
          : 'Craftsmen and the Laboratory bring it.',
      ],
      'ORL-TECH-14',
    ),
  track: (track) =>
    note(
      capital(trackName(track)),
      [PROFESSIONS[track], 'You are rewarded for the field you reach. There is no way back.'],
      ruleOfTrack(track),
    ),
  trackField: (track, field) =>
    note(
      `${capital(trackName(track))}, field ${field}`,
      [
        rewardName(track, field) === '' ? 'Everybody begins here.' : `Brings: ${rewardName(track, field)}.`,
        field === TRACK_END[track] && 'The end of the track.',
      ],
      ruleOfTrack(track),
    ),
  deed: (deed, free) =>
    note(
      deedName(deed),
      [
        deed === CANALISATION
          ? `Each person brings ${coins(DEED_COINS[deed])} or ${steps(CANAL_STEPS)}.`
          : `Each person brings ${coins(DEED_COINS[deed])}.`,
        sum(free) === 0
          ? 'Complete.'
          : `Still missing: ${listOf(free.flatMap((n, profession) => (n > 0 ? [people(profession, n)] : [])))}. The last one brings the citizen.`,
      ],
      'ORL-DEED-03',
    ),
  city: (city, owners) =>
    note(
      cityName(city),
      [
        owners.length > 0 && `Trading station: ${listOf(owners)}.`,
        city === ORLEANS
          ? 'Everybody may build a trading station here, and all journeys begin here.'
          : owners.length === 0 && 'Still free for a trading station.',
      ],
      city === ORLEANS ? 'ORL-ACT-GUILD-04' : 'ORL-ACT-GUILD-03',
    ),
  path: (path, lying) =>
    note(
      pathName(path),
      [
        lying.length === 0
          ? 'No goods are left here.'
          : `Goods: ${listOf(lying.map(goodName))}.${lying.length > 1 ? ' Whoever passes may take one of them.' : ''}`,
        MAP[path].kind === ROAD ? 'For Wagon and Horse Wagon.' : 'For the Ship.',
      ],
      'ORL-TRAVEL-02',
    ),
  merchant: (name, city) =>
    note(
      `Merchant: ${name}`,
      [`In ${cityName(city)}. Where the merchant stands, the Guildhall builds a trading station.`],
      'ORL-TRAVEL-01',
    ),
  tiles: (stack, n) =>
    note(
      `Place tiles of category ${categoryName(stack)}: ${n}`,
      [
        stack === 1
          ? 'Each trader brings a place tile, the first one only one of these.'
          : 'From your second trader on you may take one of these, too.',
      ],
      stack === 1 ? 'ORL-TRACK-TRADER-01' : 'ORL-TRACK-TRADER-02',
    ),
  endNow: (total, fromCoins, fromGoods, fromStations, fromCitizens) =>
    note(
      `If it ended now: ${points(total)}`,
      [`Coins ${fromCoins}, goods ${fromGoods}, stations ${fromStations}, citizens ${fromCitizens}.`],
      'ORL-SCORE-03',
    ),
};
