import type { GameTypes } from '@spielstube/engine';
import type { SpriteId } from './glyph.tsx';

/** What the house sounds like: a piece of wood set down, a card, coins, dice, wax, a bell, a page of paper. */
export type Sound = 'wood' | 'card' | 'coin' | 'dice' | 'seal' | 'bell' | 'page';

/** How events sound where it is not told by what they send on its way; null: not at all. */
export type Sounds<G extends GameTypes> = { readonly [W in G['event']['what']]?: Sound | null };

const BY_SIGN: readonly (readonly [signs: RegExp, sound: Sound])[] = [
  [/coin|silver/, 'coin'],
  [/card|back/, 'card'],
  [/die|dice/, 'dice'],
  [/seal|medal|seven/, 'seal'],
  [/^vp$/, 'page'],
];

/** How a sign sounds that arrives somewhere: most things are of wood. */
export const soundOfSign = (sign: SpriteId): Sound =>
  BY_SIGN.find(([signs]) => signs.test(sign))?.[1] ?? 'wood';
