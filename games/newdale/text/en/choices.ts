import type { NewdaleWish } from '../../rules/moves.ts';
import type { Choice } from '../facts.ts';

export const choice = (c: Choice): string => Object.values(c).join(' ');
export const wish = ({ wish: wanted }: NewdaleWish): string => wanted;
