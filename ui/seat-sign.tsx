import type { ReactNode } from 'react';
import type { SeatInfo } from './board.ts';
import { Crest } from './crest.tsx';
import { useKitWords } from './desk.ts';
import { Explain } from './explain.tsx';
import { Glyph, type SpriteId } from './glyph.tsx';
import styles from './seat-sign.module.css';

export interface SeatSignProps {
  readonly info: SeatInfo;
  /** What a solo rival bears instead of a crest. */
  readonly rival?: SpriteId;
  readonly className?: string;
}

/** The crest of a seat, or the sign of a solo rival. */
export function SeatSign({ info, rival, className = '' }: SeatSignProps) {
  if (info.kind === 'rival' && rival !== undefined)
    return <Glyph id={rival} className={`crest ${className}`} />;
  return <Crest crest={info.crest} className={className} />;
}

export interface OwnHeadProps {
  readonly info: SeatInfo;
  /** What the seat is doing, if there is more to say than whether it is to move. */
  readonly doing?: string;
  readonly children?: ReactNode;
}

/** The head of the own area: crest, name, and what one is doing. */
export function OwnHead({ info, doing, children }: OwnHeadProps) {
  const words = useKitWords();
  return (
    <header className={styles.head}>
      <Explain about={{ title: info.name }}>
        <Crest crest={info.crest} />
      </Explain>
      <div className={styles.who}>
        <h2>{info.name}</h2>
        <p>{doing ?? (info.deciding ? words.toMove : words.waiting)}</p>
      </div>
      {children}
    </header>
  );
}
