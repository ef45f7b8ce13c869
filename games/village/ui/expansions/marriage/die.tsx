import { DIE } from '@spielstube/art/village/marriage/anchors.ts';
import { Explain, Glyph } from '@spielstube/ui';
import type { VillageEvent } from '../../../rules/events.ts';
import type { PartProps } from '../../board.ts';
import { DIE_SIGNS, place } from '../drawings.ts';
import { onLeaf } from '../leaf.tsx';
import styles from './die.module.css';

/** Rolls for a rank or a house; those for a cube are made elsewhere. */
const isForWedding = (event: VillageEvent) => event.what === 'rolled' && event.for !== 'cube';

/** The die of weddings: it shows what was rolled last, and tumbles when that is new. */
export function WeddingDie({ board }: PartProps) {
  const words = board.text.words.marriage;
  const rolled = board.history.findLast(isForWedding);
  const colour = rolled?.what === 'rolled' ? rolled.colour : 0;
  const isNew = board.news.events.some(isForWedding);
  return (
    <Explain
      // Every roll is a new one, also of the same colour.
      key={isNew ? board.news.move : 0}
      about={{ title: words.die, lines: [words.dieFace(colour)], rule: 'VIL-MAR-WED-03' }}
      className={isNew ? `${styles.die} ${styles.rolled}` : (styles.die ?? '')}
      style={onLeaf(DIE)}
      data-anchor={place.die}
    >
      {isNew && DIE_SIGNS.map((sign) => <Glyph key={sign} id={sign} />)}
      <Glyph id={DIE_SIGNS[colour]} />
    </Explain>
  );
}
