import { useEffect, useRef, useState } from 'react';
import { useDesk } from './desk.ts';

const COUNTING = 500;

/** A number that counts up or down visibly when it changes. */
export function Count({ value }: { value: number }) {
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
  return <>{shown}</>;
}
