import type { MyTable } from '@spielstube/table';
import { useEffect, useState } from 'react';
import { houseRules, wasHereBefore } from '../parts/house-rules.ts';

type HouseParts = typeof import('../online/home/parts.tsx');

/** What the front door shows of playing together. */
export interface HouseAtDoor {
  readonly parts: HouseParts;
  /** One's own tables, those that wait for one first. */
  readonly mine: readonly MyTable[];
}

const STIRS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Until somebody at the screen stirs. */
const somebodyStirs = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = new AbortController();
    const stirred = (): void => {
      stop.abort();
      resolve();
    };
    for (const stir of STIRS) window.addEventListener(stir, stirred, { signal: stop.signal, passive: true });
  });

/** A first visit brings the shelf alone: what people do here comes when somebody looks around. */
async function openHouse(): Promise<HouseParts | null> {
  if (!wasHereBefore()) await somebodyStirs();
  if ((await houseRules()) === null) return null;
  const [parts, { ready }] = await Promise.all([
    import('../online/home/parts.tsx'),
    import('../online/ready.ts'),
  ]);
  await ready();
  return parts;
}

/** Null as long as no house answers: then the front door is that of this browser alone. */
export function useHouse(): HouseAtDoor | null {
  const [parts, setParts] = useState<HouseParts | null>(null);
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  useEffect(() => {
    let isWanted = true;
    openHouse().then(
      (opened) => isWanted && setParts(opened),
      // What cannot be fetched is missing, and the rest works.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  useEffect(() => parts?.watchMine(setMine), [parts]);
  return parts === null ? null : { parts, mine };
}
