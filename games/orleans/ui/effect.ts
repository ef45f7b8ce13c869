import type { Seat } from '@spielstube/engine';
import type { SpriteId } from '@spielstube/ui';
import { crestAt } from '@spielstube/ui';
import { FARMER, KNIGHT, SCHOLAR } from '../data/people.ts';
import { EFFECTS, PLACE_KEYS, type PlaceKey } from '../data/places.ts';
import { FARMER_GOODS, KNIGHT_DRAWS, SCHOLAR_STEPS } from '../data/tracks.ts';
import type { Player } from '../rules/state.ts';
import type { Board } from './board.ts';
import { GOOD_SIGNS, stationSign } from './drawings.ts';

/** A sign, or a few letters between signs. */
export type EffectPart = { readonly sign: SpriteId } | { readonly letters: string };
const sign = (id: SpriteId): EffectPart => ({ sign: id });
const letters = (text: string | number): EffectPart => ({ letters: `${text}` });

const STEP = sign('o-dev');
const COIN = sign('o-coin');
const TO_AND_GOOD = [letters('+'), sign('o-ware')];

/** The field that a cube would reach. */
const next = (fields: readonly number[], { tracks }: Player, track: number): number | undefined =>
  fields[tracks[track] + 1];

/** What a place does, in signs, as it would be for its owner now. */
export function effectOf(board: Board, seat: Seat, place: number): readonly EffectPart[] {
  const player = board.view.players[seat];
  const key: PlaceKey = PLACE_KEYS[place];
  switch (key) {
    case 'farmhouse': {
      const good = next(FARMER_GOODS, player, FARMER);
      return [sign('o-farmer'), ...(good === undefined ? [] : [letters('+'), sign(GOOD_SIGNS[good])])];
    }
    case 'village':
      return [sign('o-boatman'), letters('/'), sign('o-craftsman'), letters('/'), sign('o-trader')];
    case 'university': {
      const steps = next(SCHOLAR_STEPS, player, SCHOLAR);
      return [sign('o-scholar'), ...(steps === undefined ? [] : [letters(`+${steps}`), STEP])];
    }
    case 'castle': {
      const draws = next(KNIGHT_DRAWS, player, KNIGHT);
      const before = KNIGHT_DRAWS[player.tracks[KNIGHT]];
      const more = draws !== undefined && draws > before ? [letters(draws), sign('o-ph-followers')] : [];
      return [sign('o-knight'), ...more];
    }
    case 'monastery':
      return [sign('o-monk')];
    case 'scriptorium':
    case 'library':
    case 'shippingLine':
      return [letters(EFFECTS[key].steps), STEP];
    case 'ship':
      return [sign('o-barge'), ...TO_AND_GOOD];
    case 'wagon':
    case 'horseWagon':
      return [sign('o-cart'), ...TO_AND_GOOD];
    case 'guildhall':
      return [sign(stationSign(crestAt(board, seat)))];
    case 'townhall':
      return [sign('o-ui-deeds'), letters('+'), COIN];
    case 'hayrick':
      return [sign('o-grain')];
    case 'cheeseFactory':
      return [sign('o-cheese')];
    case 'winery':
      return [sign('o-wine')];
    case 'woolManufacturer':
      return [sign('o-wool')];
    case 'tailorShop':
      return [sign('o-brocade')];
    case 'brewery':
    case 'cellar':
      return [letters(EFFECTS[key].coins), COIN];
    case 'sacristy':
      return [sign('o-ph-event'), letters('= 0')];
    case 'herbGarden':
    case 'school':
      return [];
    case 'bathhouse':
      return [
        letters(EFFECTS.bathhouse.drawn),
        sign('o-ph-followers'),
        letters(`→${EFFECTS.bathhouse.placed}`),
      ];
    case 'windmill':
      return [letters(EFFECTS.windmill.coins), COIN, letters(EFFECTS.windmill.steps), STEP];
    case 'hospital':
      return [sign('o-status'), letters('='), COIN];
    case 'gunpowderTower':
      return [letters(`+${EFFECTS.gunpowderTower.room}`), sign('o-slot-market')];
    case 'office':
      return [sign(stationSign(crestAt(board, seat))), letters('='), COIN];
    case 'pharmacy':
      return [letters(`1–${EFFECTS.pharmacy.mostCoins}`), COIN, letters('='), STEP];
    case 'laboratory':
      return [sign('o-tech')];
  }
}

/** What stands for what, on tiles that only give a privilege. */
export function privilegeOf(place: number): readonly EffectPart[] {
  switch (PLACE_KEYS[place]) {
    case 'herbGarden':
      return [
        sign('o-boatman'),
        letters('='),
        sign('o-slot-farmer'),
        sign('o-slot-craftsman'),
        sign('o-slot-trader'),
      ];
    case 'school':
      return [sign('o-scholar'), letters('='), sign('o-slot-any')];
    default:
      return [];
  }
}
