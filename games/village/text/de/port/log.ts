import { type Cast, subject } from '@spielstube/engine/text';
import { ADMIRAL_AS_CAPTAIN, CARGO_GRAIN, CHEST } from '../../../data/port.ts';
import type { VillageEvent } from '../../../rules/events.ts';
import type { PortEvent } from '../../happenings.ts';
import { elsewhere } from '../../layers.ts';
import { aGood, islandName } from '../words.ts';
import { captainSteps, cargoes, chestContent, toWater } from './words.ts';

/** What happens at sea. */
export function portEvent(e: VillageEvent, cast: Cast): string | null | undefined {
  const who = (you: string, they: string): string => subject(cast, e.seat, `Du ${you}`, they);
  switch (e.what) {
    case 'hired':
      return e.captain === ADMIRAL_AS_CAPTAIN
        ? `${who('fährst', 'fährt')} unter dem Admiral aus.`
        : `${who('heuerst', 'heuert')} einen Kapitän an: ${captainSteps(e.captain)}.`;
    case 'captainLeft':
      return `${captainWords(e)} ${e.helmsman ? 'gehen' : 'geht'} von Bord und ${e.helmsman ? 'kommen' : 'kommt'} aus dem Spiel.`;
    case 'loaded':
      return `${who('lädst', 'lädt')} ${inHold(e.cargo, e.count)}.`;
    case 'loadedTile':
      return `${who('lädst', 'lädt')} auf der ${islandName(e.island)} ${e.cargo === CHEST ? 'eine Schatzkiste' : inHold(e.cargo, 1)}.`;
    case 'sawChest':
      return `In der Kiste: ${chestContent(e.chest)}.`;
    case 'sailed':
      return `${who('fährst', 'fährt')} ${toWater(e.to)}.`;
    case 'docked':
      return `${who('legst', 'legt')} an: ${islandName(e.island)}.`;
    case 'soldCargo':
      return `${who('verkaufst', 'verkauft')} auf der ${islandName(e.island)} ${inHold(e.cargo, 1)}.`;
    case 'paidCargo':
      return `${who('gibst', 'gibt')} ${inHold(e.cargo, e.count)} vom Schiff ab.`;
    case 'cameHome':
      return `${who('kehrst', 'kehrt')} mit dem Schiff in den Hafen heim.`;
    case 'unloaded':
      return e.lost > 0
        ? `${who('lädst', 'lädt')} ${inHold(e.cargo, e.count)} aus; ${e.lost === e.count ? 'in der Scheune ist kein Platz' : `für ${e.lost} ist kein Platz`}.`
        : `${who('lädst', 'lädt')} ${inHold(e.cargo, e.count)} aus.`;
    case 'openedChest':
      return `${who('öffnest', 'öffnet')} eine Schatzkiste: ${chestContent(e.chest)}.`;
    case 'gaveChest':
      return `${who('gibst', 'gibt')} dem Sammler eine verschlossene Schatzkiste.`;
    case 'soldExotic':
      return `${who('verkaufst', 'verkauft')} am Markt ${inHold(e.cargo, 1)}.`;
    default:
      return elsewhere<Exclude<VillageEvent, PortEvent>>(e);
  }
}

/** „einen Ochsen", „2 Getreide" */
const inHold = (cargo: number, count: number): string =>
  cargo < CARGO_GRAIN && count === 1 ? aGood(cargo) : cargoes(cargo, count);

function captainWords(e: Extract<PortEvent, { what: 'captainLeft' }>): string {
  const captain = e.captain === ADMIRAL_AS_CAPTAIN ? 'Der Admiral' : 'Der Kapitän';
  return e.helmsman ? `${captain} und der Steuermann` : captain;
}
