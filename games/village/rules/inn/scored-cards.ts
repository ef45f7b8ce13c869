import type { Seat } from '@spielstube/engine';
import { CUSTOMERS } from '../../data/customers.ts';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  TRAVELLER_POINTS,
  VILLAGER_EFFECTS,
  VILLAGERS,
  villagerOf,
} from '../../data/inn.ts';
import { FAITH, KNOWLEDGE, PERSUASION, SKILL } from '../../data/pieces.ts';
import { isLiving } from '../../data/places.ts';
import { RED_FLAGS } from '../../data/travel.ts';
import { chroniclePoints, travelPoints } from '../scoring.ts';
import type { Inn, Player, Village } from '../state.ts';
import { hasMarker } from '../travel.ts';

/** Own cards with an empty inkwell that everybody knows. VIL-CARD-GEN-02 */
const scoredCards = (inn: Inn, seat: Seat): number[] =>
  inn.hands[seat].filter((card) => VILLAGERS[card].use === 'scored');

/** One to three cubes left bring points, more bring none; coins do not count. VIL-CARD-MAYOR-01 to -03 */
const cubesLeft = ({ cubes }: Player, colour: number): number => CUBES_LEFT_POINTS[cubes[colour]] ?? 0;

/** What a card with an empty inkwell brings, beyond what would be scored without it. VIL-CARD-GEN-02 */
function pointsOf(p: Player, card: number): number {
  switch (VILLAGERS[card].key) {
    case 'farmersWife':
      return p.grain * VILLAGER_EFFECTS.farmersWife;
    case 'mayor':
      return cubesLeft(p, PERSUASION);
    case 'scholar':
      return cubesLeft(p, KNOWLEDGE);
    case 'nun':
      return cubesLeft(p, FAITH);
    case 'guildMaster':
      return cubesLeft(p, SKILL);
    case 'chronicler':
      return chroniclePoints(p, CHRONICLER_POINTS) - chroniclePoints(p);
    case 'traveller':
      return travelPoints(p, TRAVELLER_POINTS) - travelPoints(p);
    case 'count':
      return VILLAGER_EFFECTS.count * RED_FLAGS.filter((castle) => hasMarker(p, castle)).length;
    case 'estateManager':
      return VILLAGER_EFFECTS.estateManager * p.goods.filter((count) => count > 0).length;
    case 'medicus':
      return VILLAGER_EFFECTS.medicus * p.members.filter(isLiving).length;
    default:
      return 0;
  }
}

/** All cards that everybody knows, and what Tavern Guests bring for them; the Pickpocket comes later. VIL-PROMO-09 */
export function villagerPoints(s: Village, inn: Inn, seat: Seat): number {
  const p = s.players[seat];
  const cards = scoredCards(inn, seat);
  let points = 0;
  for (const card of cards) points += pointsOf(p, card);
  for (const tile of p.customers) if (CUSTOMERS[tile].tavernGuest) points += cards.length;
  return points;
}

const PICKPOCKET = villagerOf('pickpocket');

/** Last of all: more if nobody has fewer points. VIL-CARD-PICKPOCKET-01 to -04 */
export function pickpocketPoints(
  s: Village,
  inn: Inn,
  seat: Seat,
  pointsWithout: (s: Village, seat: Seat) => number,
): number {
  if (!inn.hands[seat].includes(PICKPOCKET)) return 0;
  const own = pointsWithout(s, seat);
  const isLast = s.players.every((_, other) => pointsWithout(s, other) >= own);
  return isLast ? VILLAGER_EFFECTS.pickpocketLast : VILLAGER_EFFECTS.pickpocket;
}
