import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk.ts';

const COUNTING = 500;

export interface CountProps {
  readonly value: number;
  /** What it was before the others moved, where that is known: a number that they have changed is marked. */
  readonly was?: number | undefined;
}

/** A number that counts up or down visibly when it changes. */
export function Count({ value, was = value }: CountProps) {
  const shown = useCounting(value);
  if (was === value) return <>{shown}</>;
  return <span className="changed">{shown}</span>;
}

function useCounting(value: number): number {
  const { factor } = useDesk().motion;
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === value || factor === 0) {
      setShown(value);
      return;
    }
    // The picture that shows the new board has enough to do: counting begins with the next one.
    let began = Number.NaN;
    let frame = 0;
    const step = (now: number): void => {
      if (Number.isNaN(began)) began = now;
      const part = Math.min(1, (now - began) / (COUNTING * factor));
      setShown(Math.round(start + (value - start) * part));
      if (part < 1) frame = requestAnimationFrame(step);
    };
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, factor]);
  return shown;
}
