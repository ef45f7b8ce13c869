import { type HouseRules, WIRE_VERSION } from '@spielstube/table';
import { useEffect, useState } from 'react';

let asking: Promise<HouseRules | null> | null = null;

async function askRules(): Promise<HouseRules | null> {
  try {
    const rules: HouseRules | null = await (await fetch('/api/house')).json();
    return rules?.wire === WIRE_VERSION ? rules : null;
  } catch {
    // It may answer the next time.
    asking = null;
    return null;
  }
}

const KEY = 'spielstube.house';

/** Whether somebody at this browser is known to the house, as far as the browser remembers. */
export function wasHereBefore(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberHouse(): void {
  try {
    localStorage.setItem(KEY, 'known');
  } catch {
    // Then one is a stranger the next time, and waits a moment longer.
  }
}

/**
 * What the house can and allows, asked once; null where none answers that this page can speak with. Nothing else of
 * playing together is loaded before that is known.
 */
export function houseRules(): Promise<HouseRules | null> {
  if (!navigator.onLine) return Promise.resolve(null);
  asking ??= askRules();
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
