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

const short = (n: number): string => (n === 1 ? '1 Schritt' : `${n} Schritte`);
const fromMarket = (good: number): string => `1 ${goodName(good)}`;
const { windmill, library, shippingLine, scriptorium, brewery, cellar, pharmacy, bathhouse, office } =
  EFFECTS;

/** What a place does, as short as a tile needs it. */
const EFFECT_NAMES: Readonly<Record<PlaceKey, string>> = {
  farmhouse: 'Bauer + Ware',
  village: 'Schiffer, Handwerker oder Händler',
  university: 'Gelehrter + Entwicklung',
  castle: 'Ritter',
  monastery: 'Mönch',
  scriptorium: short(scriptorium.steps),
  ship: 'Reise zu Wasser',
  wagon: 'Reise zu Land',
  guildhall: 'Kontor bauen',
  townhall: 'Leute in Werke schicken',
  hayrick: fromMarket(GRAIN),
  cheeseFactory: fromMarket(CHEESE),
  winery: fromMarket(WINE),
  woolManufacturer: fromMarket(WOOL),
  tailorShop: fromMarket(BROCADE),
  brewery: coins(brewery.coins),
  sacristy: 'Schutz vor einem Ereignis',
  herbGarden: 'Schiffer vertreten Bauern, Handwerker, Händler',
  bathhouse: `${bathhouse.drawn} ziehen, ${bathhouse.placed} setzen`,
  windmill: `${coins(windmill.coins)} + ${short(windmill.steps)}`,
  library: short(library.steps),
  hospital: 'Münzen je nach Stand',
  gunpowderTower: 'Platz für Leute, in Werke schicken',
  cellar: coins(cellar.coins),
  office: `${coins(office.coinsPerStation)} je Kontor`,
  school: 'Gelehrte vertreten alle außer Mönchen',
  pharmacy: `1 bis ${pharmacy.mostCoins} Münzen: ebenso viele Schritte`,
  horseWagon: 'Reise zu Land',
  shippingLine: short(shippingLine.steps),
  laboratory: '1 Technik',
};
export const effectName = (place: number): string => EFFECT_NAMES[PLACE_KEYS[place]];

const tileUpTo = (category: number): string => (category === 1 ? 'Ortskarte der Kategorie I' : 'Ortskarte');

/** What a field of a person track brings; empty for the field where all begin. */
export function rewardName(track: number, field: number): string {
  if (track === KNIGHT)
    return listOf([
      `${KNIGHT_DRAWS[field]} Leute ziehen`,
      field === KNIGHT_CITIZEN_FIELD && 'Bürger für den Ersten',
    ]);
  if (field === 0) return '';
  switch (track) {
    case FARMER:
      return goodName(FARMER_GOODS[field]);
    case BOATMAN:
      return listOf([
        BOATMAN_COINS[field] > 0 && coins(BOATMAN_COINS[field]),
        field === BOATMAN_CITIZEN_FIELD && 'Bürger für den Ersten',
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

/** „Entwicklung auf Feld 7 (+3 Münzen, Stand 2)“ */
export function walkWords({ to, coins: n, citizens: found, status }: Walk): string {
  const onTheWay = [
    n > 0 && `+${coins(n)}`,
    found > 0 && `+${citizens(found)}`,
    status > 0 && `Stand ${status}`,
  ].filter((part) => part !== false);
  return `Entwicklung auf Feld ${to}${onTheWay.length === 0 ? '' : ` (${onTheWay.join(', ')})`}`;
}

/** „Bauer + Käse“ */
export function gainWords(gain: Gain): string {
  const parts = [
    gain.profession !== NOTHING && professionName(gain.profession),
    gain.good !== NOTHING && goodName(gain.good),
    gain.coins > 0 && coins(gain.coins),
    gain.gear !== NOTHING && gearName(gain.gear),
    gain.tile > 0 && tileUpTo(gain.tile),
    gain.draws > gain.drawsBefore && `künftig ${gain.draws} statt ${gain.drawsBefore} Leute ziehen`,
    gain.station !== NOTHING && `Kontor in ${cityName(gain.station)}`,
    gain.citizens > 0 && citizens(gain.citizens),
    gain.walk !== null && walkWords(gain.walk),
  ].filter((part) => part !== false);
  return parts.length === 0 ? 'bringt gerade nichts' : parts.join(' + ');
}

export function prospectWords(prospect: Prospect): string {
  switch (prospect.what) {
    case 'gain':
      return gainWords(prospect.gain);
    case 'recruit':
      return joined(prospect.gains.map(gainWords), 'oder');
    case 'travel':
      return `${prospect.road ? 'zu Land' : 'zu Wasser'} nach ${joined(prospect.cities.map(cityName), 'oder')}`;
    case 'send':
      return prospect.people.length === 0
        ? EFFECT_NAMES.townhall
        : `${personsObject(prospect.people)} in Werke schicken`;
    case 'draw':
      return `${inWords(prospect.drawn)} ziehen, bis zu ${inWords(prospect.placed)} setzen`;
    case 'pay':
      return prospect.most === 1
        ? '1 Münze zahlen, 1 Schritt'
        : `1 bis ${prospect.most} Münzen zahlen, je Münze 1 Schritt`;
    case 'shield':
      return 'der Mönch schützt vor einem Ereignis';
    case 'privilege':
      return prospect.place === HERB_GARDEN ? EFFECT_NAMES.herbGarden : EFFECT_NAMES.school;
    case 'impossible':
      return 'gerade nicht möglich';
  }
}
