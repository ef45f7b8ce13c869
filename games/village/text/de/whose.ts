import type { Whose } from '../inn/facts.ts';

/** „von dir", „von Conny", „von Platz 2" */
export function ofWhom(whose: Whose): string {
  if (whose === 'own') return 'von dir';
  return whose === 'conny' ? 'von Conny' : `von Platz ${whose + 1}`;
}
