import { type CrestNumber, crestAt } from '@spielstube/ui';
import { isOwn } from '../data/people.ts';
import { GEAR } from '../rules/state.ts';
import type { Board } from './board.ts';
import { bandSign, personSign } from './drawings.ts';

interface PersonProps {
  /** A kind of person, or GEAR for technology in his place. */
  readonly kind: number;
  /** Whose he is, for the band of the own ones. */
  readonly crest: CrestNumber;
  readonly className?: string | undefined;
}

/** A person lies as a tile; an own one bears the band of his seat. */
export function Person({ kind, crest, className = '' }: PersonProps) {
  return (
    <svg className={`g ${className}`} viewBox="0 0 64 64" aria-hidden="true">
      <use href={kind === GEAR ? '#o-tech' : `#${personSign(kind)}`} />
      {kind !== GEAR && isOwn(kind) && <use href={`#${bandSign(crest)}`} />}
    </svg>
  );
}

/** The same for somebody of a seat. */
export const personOf = (board: Board, seat: number, kind: number) => (
  <Person kind={kind} crest={crestAt(board, seat)} />
);
