import type { Whose } from '../inn/facts.ts';

/** "of yours", "of Conny's", "of seat 2" */
export function ofWhom(whose: Whose): string {
  if (whose === 'own') return 'of yours';
  return whose === 'conny' ? "of Conny's" : `of seat ${whose + 1}`;
}
