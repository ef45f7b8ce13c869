import type { ReactNode } from 'react';
import type { SeatInfo } from './board.ts';
import { Crest } from './crest.tsx';
import { useKitWords } from './desk.ts';
import { Explain } from './explain.tsx';
import { Glyph } from './glyph.tsx';
import styles from './seat-sign.module.css';

export interface SeatSignProps {
  readonly info: SeatInfo;
  readonly className?: string;
}

/** The crest of a seat, or the sign of a solo rival. */
export function SeatSign({ info, className = '' }: SeatSignProps) {
  if (info.sign !== undefined) return <Glyph id={info.sign} className={`crest ${className}`} />;
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
