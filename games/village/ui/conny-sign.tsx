import { Glyph } from '@spielstube/ui';

/** Conny has no seat and no crest. */
export const ConnySign = () => <Glyph id="rival-conny" className="crest" />;
