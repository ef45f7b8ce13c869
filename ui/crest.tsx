import { Glyph } from './glyph.tsx';

/** Which of the five crests a seat bears. */
export type CrestNumber = 1 | 2 | 3 | 4 | 5;
const CRESTS: readonly CrestNumber[] = [1, 2, 3, 4, 5];

/** The crest of a seat: 0 bears the first. */
export const crestOf = (seat: number): CrestNumber => CRESTS[seat % CRESTS.length];

export interface CrestProps {
  readonly crest: CrestNumber;
  readonly label?: string;
  readonly className?: string;
}

/** A crest: colour, charge and hatching in one. */
export function Crest({ crest, label, className }: CrestProps) {
  return <Glyph id={`seat-${crest}`} className={`crest ${className ?? ''}`} label={label} />;
}
