/* Which expansions are in play, as bits: tables that differ by it have the mix as their index. */
export const MIX_INN = 1;
export const MIX_PORT = 2;
export const MIX_MARRIAGE = 4;
export const MIX_KEYS = [
  'base',
  'inn',
  'port',
  'innPort',
  'marriage',
  'marriageInn',
  'marriagePort',
  'marriageInnPort',
] as const;
export type MixKey = (typeof MIX_KEYS)[number];

export const hasInn = (mix: number): boolean => (mix & MIX_INN) !== 0;
export const hasPort = (mix: number): boolean => (mix & MIX_PORT) !== 0;
export const hasMarriage = (mix: number): boolean => (mix & MIX_MARRIAGE) !== 0;

/** What a piece needs to be in the game: nothing, an expansion, or that one is not played. */
export type Needs = 'nothing' | 'inn' | 'port' | 'marriage' | 'noPort';
export function fits(needs: Needs, mix: number): boolean {
  switch (needs) {
    case 'inn':
      return hasInn(mix);
    case 'port':
      return hasPort(mix);
    case 'marriage':
      return hasMarriage(mix);
    case 'noPort':
      return !hasPort(mix);
    default:
      return true;
  }
}
