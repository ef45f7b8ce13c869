import { Crest, Glyph, type SeatInfo } from '@spielstube/ui';

/** The crest of a seat, as a heading needs it. */
export function SeatSign({ info }: { info: SeatInfo }) {
  return <Crest crest={info.crest} />;
}

export function ConnySign() {
  return <Glyph id="rival-conny" className="crest" />;
}
