import { joined } from '@spielstube/engine/text';
import { BROCADE, CHEESE, GRAIN, WINE, WOOL } from '../../data/goods.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KNIGHT, SCHOLAR, TRADER } from '../../data/people.ts';
import { EFFECTS, HERB_GARDEN, PLACE_KEYS, type PlaceKey } from '../../data/places.ts';
import {
  BOATMAN_CITIZEN_FIELD,
  BOATMAN_COINS,
  CATEGORY_ONE_FIELDS,
  FARMER_GOODS,
  FARMER_ONLY_FIELDS,
  KNIGHT_CITIZEN_FIELD,
  KNIGHT_DRAWS,
  SCHOLAR_STEPS,
} from '../../data/tracks.ts';
import { FARMER_GEAR, FREE_GEAR } from '../../rules/moves.ts';
import { NOTHING } from '../../rules/state.ts';
import type { Gain, Prospect, Walk } from '../prospect.ts';
import {
  citizens,
  cityName,
  coins,
  gearName,
  goodName,
  inWords,
  listOf,
  personsObject,
  professionName,
} from './words.ts';

const short = (n: number): string => (n === 1 ? '1 step' : `${n} steps`);
const fromMarket = (good: number): string => `1 ${goodName(good)}`;
const { windmill, library, shippingLine, scriptorium, brewery, cellar, pharmacy, bathhouse, office } =
  EFFECTS;

/** What a place does, as short as a tile needs it. */
const EFFECT_NAMES: Readonly<Record<PlaceKey, string>> = {
  farmhouse: 'farmer + goods',
  village: 'boatman, craftsman or trader',
  university: 'scholar + development',
  castle: 'knight',
  monastery: 'monk',
  scriptorium: short(scriptorium.steps),
  ship: 'travel by water',
  wagon: 'travel by road',
  guildhall: 'build a trading station',
  townhall: 'send people to deeds',
  hayrick: fromMarket(GRAIN),
  cheeseFactory: fromMarket(CHEESE),
  winery: fromMarket(WINE),
  woolManufacturer: fromMarket(WOOL),
  tailorShop: fromMarket(BROCADE),
  brewery: coins(brewery.coins),
  sacristy: 'shelter from one event',
  herbGarden: 'boatmen stand in for farmers, craftsmen, traders',
  bathhouse: `draw ${bathhouse.drawn}, place ${bathhouse.placed}`,
  windmill: `${coins(windmill.coins)} + ${short(windmill.steps)}`,
  library: short(library.steps),
  hospital: 'coins by your status',
  gunpowderTower: 'room for people, send them to deeds',
  cellar: coins(cellar.coins),
  office: `${coins(office.coinsPerStation)} per station`,
  school: 'scholars stand in for all but monks',
  pharmacy: `1 to ${pharmacy.mostCoins} coins for as many steps`,
  horseWagon: 'travel by road',
  shippingLine: short(shippingLine.steps),
  laboratory: '1 technology tile',
};
export const effectName = (place: number): string => EFFECT_NAMES[PLACE_KEYS[place]];

const tileUpTo = (category: number): string => (category === 1 ? 'place tile of category I' : 'place tile');

/** What a field of a person track brings; empty for the field where all begin. */
export function rewardName(track: number, field: number): string {
  if (track === KNIGHT)
    return listOf([
      `draw ${KNIGHT_DRAWS[field]} people`,
      field === KNIGHT_CITIZEN_FIELD && 'a citizen for the first',
    ]);
  if (field === 0) return '';
  switch (track) {
    case FARMER:
      return goodName(FARMER_GOODS[field]);
    case BOATMAN:
      return listOf([
        BOATMAN_COINS[field] > 0 && coins(BOATMAN_COINS[field]),
        field === BOATMAN_CITIZEN_FIELD && 'a citizen for the first',
      ]);
    case CRAFTSMAN:
      return gearName(field <= FARMER_ONLY_FIELDS ? FARMER_GEAR : FREE_GEAR);
    case TRADER:
      return tileUpTo(field <= CATEGORY_ONE_FIELDS ? 1 : 2);
    case SCHOLAR:
      return short(SCHOLAR_STEPS[field]);
    default:
      return '';
  }
}

/** "development to field 7 (+3 coins, status 2)" */
export function walkWords({ to, coins: n, citizens: found, status }: Walk): string {
  const onTheWay = [
    n > 0 && `+${coins(n)}`,
    found > 0 && `+${citizens(found)}`,
    status > 0 && `status ${status}`,
  ].filter((part) => part !== false);
  return `development to field ${to}${onTheWay.length === 0 ? '' : ` (${onTheWay.join(', ')})`}`;
}

/** "Farmer + cheese" */
export function gainWords(gain: Gain): string {
  const parts = [
    gain.profession !== NOTHING && professionName(gain.profession),
    gain.good !== NOTHING && goodName(gain.good),
    gain.coins > 0 && coins(gain.coins),
    gain.gear !== NOTHING && gearName(gain.gear),
    gain.tile > 0 && tileUpTo(gain.tile),
    gain.draws > gain.drawsBefore && `draw ${gain.draws} instead of ${gain.drawsBefore} from now on`,
    gain.station !== NOTHING && `trading station in ${cityName(gain.station)}`,
    gain.citizens > 0 && citizens(gain.citizens),
    gain.walk !== null && walkWords(gain.walk),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'brings nothing at the moment' : parts.join(' + ');
}

export function prospectWords(prospect: Prospect): string {
  switch (prospect.what) {
    case 'gain':
      return gainWords(prospect.gain);
    case 'recruit':
      return joined(prospect.gains.map(gainWords), 'or');
    case 'travel':
      return `by ${prospect.road ? 'road' : 'water'} to ${joined(prospect.cities.map(cityName), 'or')}`;
    case 'send':
      return prospect.people.length === 0
        ? EFFECT_NAMES.townhall
        : `send ${personsObject(prospect.people, 'your')} to deeds`;
    case 'draw':
      return `draw ${inWords(prospect.drawn)}, place up to ${inWords(prospect.placed)}`;
    case 'pay':
      return prospect.most === 1
        ? 'pay 1 coin for 1 step'
        : `pay 1 to ${prospect.most} coins, 1 step for each`;
    case 'shield':
      return 'the monk shelters you from one event';
    case 'privilege':
      return prospect.place === HERB_GARDEN ? EFFECT_NAMES.herbGarden : EFFECT_NAMES.school;
    case 'impossible':
      return 'not possible at the moment';
  }
}
