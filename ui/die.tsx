import { Glyph } from './glyph.tsx';

export type DieValue = 1 | 2 | 3 | 4 | 5 | 6;

export interface DieProps {
  readonly value: DieValue;
  readonly label?: string;
  readonly className?: string;
}

/** A die that shows a number. */
export function Die({ value, label, className }: DieProps) {
  return <Glyph id={`die-${value}`} className={`die ${className ?? ''}`} label={label} />;
}
