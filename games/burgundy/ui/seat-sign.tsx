import { Crest, Glyph, type SeatInfo } from '@spielstube/ui';

/** The crest of a seat; Egon wears a helmet. */
export function SeatSign({ info, className }: { info: SeatInfo; className?: string }) {
  if (info.kind === 'rival') return <Glyph id="rival-egon" className={`crest ${className ?? ''}`} />;
  return <Crest crest={info.crest} {...(className === undefined ? {} : { className })} />;
}
