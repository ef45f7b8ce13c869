import type { CrestNumber } from '@spielstube/ui';
import { seatColours } from '../../drawings.ts';

/** A ship in the colours of a seat. */
export function ShipSign({ crest, className }: { crest: CrestNumber; className?: string | undefined }) {
  return (
    <svg viewBox="0 0 64 64" className={className} style={seatColours(crest)} aria-hidden="true">
      <use href="#v-ship" width="64" height="64" />
      <use href={`#v-ship-${crest}`} width="64" height="64" />
      <use href="#v-ship-lines" width="64" height="64" />
    </svg>
  );
}
