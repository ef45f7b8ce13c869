import { CONNY, NOTHING, type Village } from './state.ts';

/** After a cube of the player Conny takes one, but not once her member has triggered the end. VIL-SOLO-13, -55, -71 */
export function connyFollows(s: Village): boolean {
  if (s.conny === null || s.conny.followsSpace === NOTHING) return false;
  return s.triggeredBy !== CONNY;
}
