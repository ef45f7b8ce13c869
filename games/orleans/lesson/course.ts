import type { Course } from '@spielstube/engine';
import { CANALISATION } from '../data/deeds.ts';
import { GRAIN } from '../data/goods.ts';
import { CITY_KEYS } from '../data/map.ts';
import { FARMER, KNIGHT, TRADER } from '../data/people.ts';
import { FIRST_SPACE, GUILDHALL, SCRIPTORIUM, VILLAGE, WAGON } from '../data/places.ts';
import { TRACK_KEYS } from '../data/tracks.ts';

/** As the board names them. */
const ownPlace = (place: number): string => `place-0-${place}`;
const ownCube = (track: number): string => `cube-0-${track}`;
const MONTARGIS = CITY_KEYS.indexOf('montargis');
const END = { try: 'end', move: 'end' } as const;
const PLANNED = { try: 'planned', move: 'ready' } as const;

/** Five rounds against one other: nearly every place once, a journey, a trading station, and a race for a citizen. */
export const course = {
  seats: 2,
  options: { startPlayer: '1' },
  seed: '14962',
  chapters: [
    {
      key: 'people',
      sign: 'o-farmer',
      steps: [
        { show: 'welcome' },
        { show: 'market', at: ['market-0'] },
        { show: 'places', at: ['places-0'] },
        { show: 'hourglass', at: ['event'] },
        { try: 'boatmanToFarmhouse', move: 'place ownBoatman farmhouse1' },
        { try: 'craftsmanToFarmhouse', move: 'place ownCraftsman farmhouse2' },
        { try: 'farmerToCastle', move: 'place ownFarmer castle1' },
        { try: 'traderToCastle', move: 'place ownTrader castle3' },
        { try: 'ready', move: 'ready' },
        {
          others: [
            'place ownFarmer university1',
            'place ownCraftsman university2',
            'place ownTrader university3',
            'place ownBoatman castle2',
            'ready',
          ],
        },
        { show: 'plansShown', at: ['seat-1'] },
        { try: 'useFarmhouse', move: 'use farmhouse' },
        { try: 'firstEnd', move: 'end' },
        { others: ['use university', 'end'] },
        { show: 'intoTheBag', at: ['bag-0'], glad: true },
      ],
    },
    {
      key: 'bag',
      sign: 'o-bag-1',
      steps: [
        { show: 'taxes', at: ['event'] },
        { show: 'census', at: [ownCube(FARMER)] },
        { try: 'drawThree', move: 'draw 3' },
        { others: ['draw 4'] },
        { try: 'boatmanToCastle', move: 'place ownBoatman castle2' },
        { try: 'farmerToVillage', move: 'place farmer village1' },
        { try: 'craftsmanToVillage', move: 'place ownCraftsman village3' },
        PLANNED,
        {
          others: [
            'place ownFarmer castle1',
            'place ownTrader castle3',
            'place scholar monastery1',
            'place ownCraftsman village3',
            'ready',
            'use castle',
            'end',
          ],
        },
        { show: 'theyBegan', at: ['seat-1'] },
        { try: 'useCastle', move: 'use castle' },
        END,
        { show: 'knight', at: [ownCube(KNIGHT)], glad: true },
      ],
    },
    {
      key: 'village',
      sign: 'o-tech',
      steps: [
        { show: 'income', at: ['event'] },
        { try: 'drawFour', move: 'draw 4' },
        { others: ['draw 4'] },
        { try: 'boatmanToVillage', move: 'place ownBoatman village2' },
        { try: 'farmerToWagon', move: 'place ownFarmer wagon1' },
        { try: 'traderToWagon', move: 'place ownTrader wagon2' },
        { try: 'knightToWagon', move: 'place knight wagon3' },
        PLANNED,
        {
          others: [
            'place ownTrader monastery2',
            'place ownFarmer village1',
            'place ownBoatman village2',
            'place knight ship3',
            'ready',
          ],
        },
        { show: 'twoPlaces', at: [ownPlace(VILLAGE), ownPlace(WAGON)] },
        { try: 'useVillage', move: 'use village' },
        { try: 'recruit', move: 'recruit craftsman' },
        END,
        { others: ['use monastery', 'end'] },
        { show: 'technology', at: ['gears-0'], glad: true },
      ],
    },
    {
      key: 'journey',
      sign: 'o-cart',
      steps: [
        { show: 'merchant', at: ['merchant-0'] },
        { try: 'useWagon', move: 'use wagon' },
        { try: 'travel', move: 'travel R11' },
        { try: 'collect', move: 'collect brocade' },
        END,
        { others: ['use village', 'recruit trader', 'take winery', 'end'] },
        { show: 'theirTile', at: [`cube-1-${TRADER}`] },
        { try: 'fit', move: 'fit farmerGear guildhall1' },
        { show: 'fitted', at: [`space-0-${FIRST_SPACE[GUILDHALL]}`], glad: true },
      ],
    },
    {
      key: 'station',
      sign: 'o-station-1',
      steps: [
        { show: 'tradingDay', at: ['event'] },
        { try: 'drawFive', move: 'draw 5' },
        { others: ['draw 5'] },
        { show: 'luck', at: ['market-0'] },
        { try: 'farmerToUniversity', move: 'place farmer university1' },
        { try: 'craftsmanToUniversity', move: 'place ownCraftsman university2' },
        { try: 'traderToUniversity', move: 'place ownTrader university3' },
        { try: 'craftsmanToGuildhall', move: 'place craftsman guildhall2' },
        { try: 'knightToGuildhall', move: 'place knight guildhall3' },
        PLANNED,
        {
          others: [
            'place ownFarmer ship1',
            'place monk ship2',
            'place scholar monastery1',
            'place ownTrader monastery2',
            'place ownBoatman farmhouse1',
            'ready',
            'use ship',
            'travel W01',
            'collect wine',
            'end',
          ],
        },
        { show: 'theirShip', at: ['merchant-1'] },
        { try: 'useUniversity', move: 'use university' },
        { show: 'development', at: ['development-0'] },
        END,
        { others: ['use monastery', 'end'] },
        { try: 'useGuildhall', move: 'use guildhall' },
        END,
        { show: 'station', at: [`station-0-${MONTARGIS}`], glad: true },
      ],
    },
    {
      key: 'race',
      sign: 'o-citizen',
      steps: [
        { show: 'harvestAhead', at: ['event'] },
        { try: 'drawAgain', move: 'draw 5' },
        { others: ['draw 5'] },
        { show: 'deeds', at: [`deed-${CANALISATION}`] },
        { try: 'farmerToTownHall', move: 'place farmer townhall1' },
        { try: 'craftsmanToTownHall', move: 'place craftsman townhall2' },
        { try: 'scholarToMonastery', move: 'place scholar monastery1' },
        { try: 'traderToMonastery', move: 'place ownTrader monastery2' },
        { try: 'oneStays', move: 'ready' },
        {
          others: [
            'place ownFarmer university1',
            'place ownCraftsman university2',
            'place ownTrader university3',
            'place scholar monastery1',
            'place monk monastery2',
            'ready',
          ],
        },
        { show: 'race', at: ['citizen-0'] },
        { try: 'useTownHall', move: 'use townhall' },
        { try: 'sendFarmer', move: 'send farmer canal' },
        { try: 'firstStep', move: 'step' },
        { show: 'citizen', at: ['citizens-0'] },
        { try: 'sendCraftsman', move: 'send craftsman canal' },
        { try: 'secondStep', move: 'step' },
        { show: 'status', at: ['development-0'], glad: true },
      ],
    },
    {
      key: 'count',
      sign: 'o-status',
      steps: [
        END,
        { others: ['use university', 'end'] },
        { show: 'tooLate', at: ['development-1'] },
        { try: 'useMonastery', move: 'use monastery' },
        END,
        { others: ['use monastery', 'end'] },
        { show: 'harvested', at: [`good-0-${GRAIN}`] },
        { show: 'tracks', at: TRACK_KEYS.map((_, track) => ownCube(track)) },
        { show: 'scriptorium', at: [ownPlace(SCRIPTORIUM)] },
        { show: 'scoring', at: ['points-0'] },
        { show: 'goodPlayers' },
        { show: 'farewell', at: ['bag-0'], glad: true },
      ],
    },
  ],
} as const satisfies Course;
