import { box } from './box.ts';

/** A card of chapter VIII: its price, points, helpers of who is activated, colour of who helps. */
const sailor = (
  copies: number,
  cost: number,
  vp: number,
  helpers: string,
  colour: string,
  steps: number,
  fists: number,
) => ({
  copies,
  cost,
  vp,
  helpers,
  colour,
  steps,
  fists,
});

/** Sailor cards; everybody begins with a Captain. NEW-SAILOR-01 to -09 */
export const SAILORS = box.table(
  'sailors',
  {
    captain: sailor(4, 0, 0, '2G 1R', '', 0, 0),
    sailorYellow: sailor(1, 2, 1, '', 'yellow', 1, 0),
    sailorGreen: sailor(1, 2, 1, '', 'green', 1, 0),
    sailorRed: sailor(1, 2, 1, '', 'red', 1, 0),
    sailorBlue: sailor(1, 2, 1, '', 'blue', 1, 0),
    cook: sailor(3, 4, 2, '1Y 1G 1R', '', 1, 0),
    navigator: sailor(3, 6, 2, '', '', 2, 0),
    officer: sailor(3, 4, 1, '', '', 1, 1),
  },
  {
    reconstructed: [
      ...['*.cost', '*.vp', 'captain.helpers', 'cook.helpers'],
      ...['Yellow', 'Green', 'Red', 'Blue'].map((colour) => `sailor${colour}.colour`),
    ],
  },
);
export const SAILOR_KEYS = Object.keys(SAILORS) as readonly (keyof typeof SAILORS)[];

/** The Navigator's fish. NEW-SAILOR-06 */
export const NAVIGATOR = box.table('sailorEffects', { fish: 1, points: 1 });
