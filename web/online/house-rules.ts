import { type HouseRules, WIRE_VERSION } from '@spielstube/table';
import { useEffect, useState } from 'react';
import { askHouse } from './house.ts';

let asking: Promise<HouseRules | null> | null = null;

/** What the house can and allows; null where none answers that this page can speak with. Asked once. */
export function houseRules(): Promise<HouseRules | null> {
  if (!navigator.onLine) return Promise.resolve(null);
  asking ??= askHouse('GET /api/house', {}).then(
    (rules) => (rules?.wire === WIRE_VERSION ? rules : null),
    () => {
      // It may answer the next time.
      asking = null;
      return null;
    },
  );
  return asking;
}

export function useHouseRules(): HouseRules | null {
  const [rules, setRules] = useState<HouseRules | null>(null);
  useEffect(() => {
    let isWanted = true;
    houseRules().then((known) => isWanted && setRules(known));
    return () => {
      isWanted = false;
    };
  }, []);
  return rules;
}
