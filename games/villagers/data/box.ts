import { Box } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'villagers'
  | 'basics'
  | 'founders'
  | 'support'
  | 'profiteers'
  | 'jokers'
  | 'silver'
  | 'bronze'
  | 'padlock'
  | 'specials'
  | 'stacks'
  | 'starting'
  | 'limits'
  | 'swaps'
  | 'road'
  | 'markets'
  | 'developments'
  | 'countess'
  | 'seasons';

/** What the checks of the tables claim. */
export type BoxClaim =
  | 'eachDirection'
  | 'direction'
  | 'condition'
  | 'reward'
  | 'countsEvery'
  | 'stackCards'
  | 'handCards'
  | 'marketStacks'
  | 'atLeastOne'
  | 'signpostCopy'
  | 'signposts'
  | 'chainDepth';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey, BoxClaim>('villagers');
