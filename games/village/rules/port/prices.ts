import { PERSUASION } from '../../data/pieces.ts';
import { CAPTAINS, type Captain, ISLANDS } from '../../data/port.ts';
import type { VillageAction } from '../moves.ts';
import { anyColour, ofColour, packCubes, saleGreen } from '../prices.ts';
import type { Village, VillageFrame } from '../state.ts';
import { shipOf } from './ships.ts';

/** A unit of further steps of a captain. VIL-PORT-MOVE-03 */
export const unitPrice = ({ cubes, anyCubes }: Captain): number => packCubes(cubes) | anyColour(anyCubes);

/** The cubes that a lighthouse costs. */
export const lighthousePrice = (island: number): number => {
  const { lighthouse } = ISLANDS[island];
  return lighthouse === null ? 0 : packCubes(lighthouse.cubes);
};

/** Cocoa or tea at the market: the fee of a sale. VIL-PORT-MKT-03 */
export const salePrice = (free: boolean): number => ofColour(PERSUASION, saleGreen(0, free));

/** The price in cubes to which a choice leads. */
export function chargedAtSea(s: Village, f: VillageFrame, a: VillageAction): number {
  switch (a.do) {
    case 'step':
      return f.what > 0 ? 0 : unitPrice(CAPTAINS[shipOf(s, f.seat).captain]);
    case 'keeper':
      return lighthousePrice(f.what);
    case 'sell':
      return f.kind === 'market' ? salePrice(f.free) : 0;
    default:
      return 0;
  }
}
