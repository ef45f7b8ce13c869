import type { CSSProperties } from 'react';

const COLOURS: CSSProperties = { '--c': 'var(--seat-6)' };

/** A pink member: nobody's, without a number. */
export function Pink({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 44 62" className={className} style={COLOURS} aria-hidden="true">
      <use href="#v-robe" width="44" height="62" />
      <use href="#v-robe-6" width="44" height="62" />
      <use href="#v-fig-6" width="44" height="62" />
    </svg>
  );
}
