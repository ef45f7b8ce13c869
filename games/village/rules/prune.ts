import type { VillageAction } from './moves.ts';
import type { Village, VillageFrame } from './state.ts';

/**
 * What leads a search nowhere new: bread matters when somebody dies, so it need not be laid before, and to play no more
 * cards in a market day or Mass is the same as to play none each time.
 */
export function prune(s: Village, f: VillageFrame, moves: VillageAction[]): void {
  if ((s.inn === null && s.marriage === null) || f.kind === 'death' || f.kind === 'goals') return;
  let kept = 0;
  for (const move of moves) if (move.do !== 'feed' && move.do !== 'noCards') moves[kept++] = move;
  moves.length = kept;
}
