import { unless } from '@spielstube/engine';
import { box } from './box.ts';
import { namesAllSpaces, spaceOf } from './spaces.ts';

/** Conny's tray: ten compartments in a ring, clockwise. */
export const COMPARTMENTS = 10;
/** Fate tiles: two sets of three, one quill in each. */
const SETS = 2;
const TILES_OF_A_SET = 3;

const PRINTED = box.table(
  'tray',
  {
    firstCompartment: 2,
    order: [
      'market',
      'travel',
      'council',
      'church',
      'family',
      'inn',
      'grain',
      'marriage',
      'smuggler',
      'crafts',
    ],
    fate: [
      [0, 1, 2],
      [5, 6, 7],
    ],
  },
  {
    // Where Inn, Marriage, Smuggler and Crafts stand, and where the fate tiles lie.
    reconstructed: ['order.5', 'order.7', 'order.8', 'order.9', 'fate'],
    check: ({ firstCompartment, order, fate }) =>
      unless(
        [firstCompartment < COMPARTMENTS, 'compartments', COMPARTMENTS],
        [namesAllSpaces(order), 'spacesOnce'],
        [
          new Set(fate.flat()).size === SETS * TILES_OF_A_SET &&
            fate.flat().every((compartment) => compartment < COMPARTMENTS),
          'fateApart',
          COMPARTMENTS - 1,
        ],
      ),
  },
);

/** The first cube of the game goes here, beside the Council's symbol. */
export const FIRST_COMPARTMENT = PRINTED.firstCompartment;
/** The action spaces clockwise, as their symbols stand around the tray. */
export const TRAY_ORDER: readonly number[] = PRINTED.order.map(spaceOf);
/** By set: the compartments before which its tiles lie. */
export const FATE_SETS: readonly (readonly number[])[] = PRINTED.fate;
