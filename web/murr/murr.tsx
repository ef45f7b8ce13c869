import { loadSprite } from '@spielstube/art';
import { useEffect } from 'react';
import styles from './murr.module.css';

/** How Murr feels about it. He sleeps where a lesson was left. */
export type Mood = 'speaks' | 'glad' | 'thinks' | 'doubts' | 'sleeps';

export interface MurrProps {
  readonly mood: Mood;
  readonly className?: string;
}

function useMurr(): void {
  useEffect(() => {
    loadSprite('parlour/murr').catch(() => {
      // What he says can be read without seeing him.
    });
  }, []);
}

/** The tomcat who teaches and coaches. In doubt and asleep he is a picture of his own; else his bust gets a mood. */
export function Murr({ mood, className = '' }: MurrProps) {
  useMurr();
  const isWhole = mood === 'doubts' || mood === 'sleeps';
  return (
    <svg
      className={`${styles.murr} ${className}`}
      viewBox={mood === 'sleeps' ? '0 0 220 120' : '0 0 160 180'}
      aria-hidden="true"
    >
      {isWhole || <use href="#murr-bust" />}
      <use href={`#murr-${mood}`} />
    </svg>
  );
}

/** His paw, as a sign; whoever points with it turns it about the tip of its middle toe, at 94, 22 of 96 x 44. */
export function MurrPaw({ className = '' }: { readonly className?: string }) {
  useMurr();
  return (
    <svg className={`${styles.murr} ${className}`} viewBox="0 0 96 44" aria-hidden="true">
      <use href="#murr-paw" />
    </svg>
  );
}
