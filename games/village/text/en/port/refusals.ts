import type { Refusals } from '@spielstube/engine/text';
import { VOYAGE } from '../../../data/port.ts';
import type { PortReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { coins, inWords, time } from '../words.ts';
import { waterName } from './words.ts';

/** Why not, at sea. */
export const portRefusals = {
  captainTooDear: (detail) =>
    `This captain costs ${coins(detail('price'))}, you have ${detail('coins') === 0 ? 'none' : `only ${detail('coins')}`}.`,
  captainGone: () => 'This captain is at sea or no longer in the game.',
  notAtSea: () => 'Your ship is in the harbour: hire a captain first.',
  notInHarbour: () => 'Your ship is at sea. A new captain can be hired in the harbour only.',
  noHold: () => `No hold is free. A ship has ${inWords(VOYAGE.holds)}, and nothing goes overboard.`,
  kindAboard: () => 'A piece of this kind is aboard already.',
  nothingToLoad: () => 'There is none of it on your farm, or not enough.',
  stepTooDear: (detail) =>
    `For the next step the captain asks for ${missingCubes(detail)} that you lack. ${standIn(detail('coins'))}`,
  noLine: (detail) =>
    detail('water') === 0
      ? `No step leads into the harbour, only coming home does: ${time(VOYAGE.returnTime)} from anywhere.`
      : `No line leads straight there (${waterName(detail('water'))}). A step follows a line.`,
  mustMove: () => 'Whoever uses Travel sails at least one step or docks.',
  noIsland: () => 'There is no island here at which you could dock.',
  notBoughtHere: () => 'This island does not buy that.',
  stackGone: () => 'Not enough of it is left on this island.',
  lighthouseTaken: () => 'The lighthouse is taken. It becomes free only when its keeper dies.',
  noLighthouse: () => 'This island has no lighthouse.',
  nobodyAboard: () => 'Nobody is aboard. The way to a lighthouse leads over the ship only.',
  noWagonAboard: () => 'The lighthouse asks for a wagon from a hold; one on the farm does not help.',
  lighthouseTooDear: (detail) =>
    `For the lighthouse you still lack ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  staysAtSea: () => 'Whoever is on the ship or on a lighthouse cannot be called home.',
  noCocoa: () => 'You have no cocoa at home. What is still aboard cannot be sold.',
  noTea: () => 'You have no tea at home. What is still aboard cannot be sold.',
} satisfies Refusals<PortReasonId>;

/** What is missing for leaving the harbour. */
export const seaLacks = (detail: (key: string) => number): string =>
  detail('captains') > 0
    ? 'No captain is left: your ship stays in the harbour.'
    : `For the cheapest captain who is left you lack ${coins(detail('coins'))}.`;
