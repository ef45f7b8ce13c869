import type { MyTable } from '@spielstube/table';
import { useEffect, useState } from 'react';
import { houseRules } from '../parts/house-rules.ts';

type HouseParts = typeof import('../online/home/parts.tsx');

/** What the front door shows of playing together. */
export interface HouseAtDoor {
  readonly parts: HouseParts;
  /** One's own tables, those that wait for one first. */
  readonly mine: readonly MyTable[];
}

async function openHouse(): Promise<HouseParts | null> {
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
