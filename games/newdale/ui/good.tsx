import { Glyph } from '@spielstube/ui';
import { colourOfGrape, isGrape } from '../data/goods.ts';
import { FIGURE_COLOURS, GOOD_SIGNS } from './drawings.ts';

/** The sign of a good; grapes have the colour of the helpers who decide their value. */
export function GoodSign({ good }: { good: number }) {
  const colour = isGrape(good) ? { '--n-grape': FIGURE_COLOURS[colourOfGrape(good)] } : {};
  return <Glyph id={GOOD_SIGNS[good]} style={colour} />;
}
