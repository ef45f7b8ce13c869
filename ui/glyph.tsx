import type { Glyph as SpriteId } from '@spielstube/art';
import type { CSSProperties } from 'react';

export type { SpriteId };

export interface GlyphProps {
  readonly id: SpriteId;
  readonly className?: string;
  readonly style?: CSSProperties;
  /** What a screen reader says; without it the sign is decoration. */
  readonly label?: string | undefined;
}

/** A sign out of the sprites, as large as the words around it. */
export function Glyph({ id, className, style, label }: GlyphProps) {
  const classes = className === undefined ? 'g' : `g ${className}`;
  if (label === undefined) {
    return (
      <svg className={classes} style={style} aria-hidden="true">
        <use href={`#${id}`} />
      </svg>
    );
  }
  return (
    <svg className={classes} style={style} role="img" aria-label={label}>
      <use href={`#${id}`} />
    </svg>
  );
}
