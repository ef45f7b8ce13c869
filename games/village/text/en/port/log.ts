import { type Cast, subject } from '@spielstube/engine/text';
import { ADMIRAL_AS_CAPTAIN, CARGO_GRAIN, CHEST } from '../../../data/port.ts';
import type { VillageEvent } from '../../../rules/events.ts';
import type { PortEvent } from '../../happenings.ts';
import { elsewhere } from '../../layers.ts';
import { aGood, islandName } from '../words.ts';
import { captainSteps, cargoes, chestContent, toWater } from './words.ts';

/** What happens at sea. */
export function portEvent(e: VillageEvent, cast: Cast): string | null | undefined {
  const who = (you: string, they: string): string => subject(cast, e.seat, `You ${you}`, they);
  switch (e.what) {
    case 'hired':
      return e.captain === ADMIRAL_AS_CAPTAIN
        ? `${who('put', 'puts')} to sea under the Admiral.`
        : `${who('hire', 'hires')} a captain: ${captainSteps(e.captain)}.`;
    case 'captainLeft':
      return `${captainWords(e)} ${e.helmsman ? 'leave' : 'leaves'} the ship and the game.`;
    case 'loaded':
      return `${who('load', 'loads')} ${inHold(e.cargo, e.count)}.`;
    case 'loadedTile':
      return `${who('load', 'loads')} ${e.cargo === CHEST ? 'a treasure chest' : inHold(e.cargo, 1)} on ${islandName(e.island)}.`;
    case 'sawChest':
      return `In the chest: ${chestContent(e.chest)}.`;
    case 'sailed':
      return `${who('sail', 'sails')} ${toWater(e.to)}.`;
    case 'docked':
      return `${who('dock', 'docks')} at ${islandName(e.island)}.`;
    case 'soldCargo':
      return `${who('sell', 'sells')} ${inHold(e.cargo, 1)} on ${islandName(e.island)}.`;
    case 'paidCargo':
      return `${who('give', 'gives')} ${inHold(e.cargo, e.count)} from the ship.`;
    case 'cameHome':
      return `${who('come', 'comes')} home to the harbour.`;
    case 'unloaded':
      return e.lost > 0
        ? `${who('unload', 'unloads')} ${inHold(e.cargo, e.count)}; ${e.lost === e.count ? 'the barn has no room' : `there is no room for ${e.lost}`}.`
        : `${who('unload', 'unloads')} ${inHold(e.cargo, e.count)}.`;
    case 'openedChest':
      return `${who('open', 'opens')} a treasure chest: ${chestContent(e.chest)}.`;
    case 'gaveChest':
      return `${who('give', 'gives')} the Collector a closed treasure chest.`;
    case 'soldExotic':
      return `${who('sell', 'sells')} ${inHold(e.cargo, 1)} at the market.`;
    default:
      return elsewhere<Exclude<VillageEvent, PortEvent>>(e);
  }
}

/** "an ox", "2 grain" */
const inHold = (cargo: number, count: number): string =>
  cargo < CARGO_GRAIN && count === 1 ? aGood(cargo) : cargoes(cargo, count);

function captainWords(e: Extract<PortEvent, { what: 'captainLeft' }>): string {
  const captain = e.captain === ADMIRAL_AS_CAPTAIN ? 'The Admiral' : 'The captain';
  return e.helmsman ? `${captain} and the Helmsman` : captain;
}
