import type { ComponentProps } from 'react';
import { Glyph, type SpriteId } from './glyph.tsx';

export interface BtnProps extends ComponentProps<'button'> {
  readonly kind?: 'plain' | 'primary' | 'bone' | 'go';
  readonly glyph?: SpriteId;
}

/** A wooden button: `primary` in the game's accent, `bone` light on a dark field, `go` glowing. */
export function Btn({ kind = 'plain', glyph, className, children, ...rest }: BtnProps) {
  return (
    <button type="button" className={`btn ${kind} ${className ?? ''}`} {...rest}>
      {glyph !== undefined && <Glyph id={glyph} />}
      {children}
    </button>
  );
}

export interface IconBtnProps extends ComponentProps<'button'> {
  readonly glyph: SpriteId;
  readonly label: string;
}

/** A button that is only a sign; its name is told on hover and to screen readers. */
export function IconBtn({ glyph, label, className, ...rest }: IconBtnProps) {
  return (
    <button type="button" className={`ib ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Glyph id={glyph} />
    </button>
  );
}
