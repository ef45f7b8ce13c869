import type { CrestChoice, Me } from '@spielstube/table';
import { useEffect, useSyncExternalStore } from 'react';
import { rememberHouse } from '../parts/house-rules.ts';
import { changeSettings, currentSettings } from '../settings/settings.store.ts';
import { askHouse } from './house.ts';

/** Who the house takes us for: null for nobody, undefined while nobody has asked. */
let me: Me | null | undefined;
let asking: Promise<Me | null> | null = null;
const listeners = new Set<() => void>();

function take(known: Me | null): Me | null {
  me = known;
  if (known !== null) rememberHouse();
  for (const listener of listeners) listener();
  return known;
}

/** Asks the house who we are, once. */
export function whoAmI(): Promise<Me | null> {
  asking ??= askHouse('GET /api/me', {}).then(take, (error: unknown) => {
    asking = null;
    throw error;
  });
  return asking;
}

/** After signing in or out. */
export function askAgainWhoIAm(): Promise<Me | null> {
  asking = null;
  return whoAmI();
}

/** Tells the house, and this browser, what one is called: who was nobody is a guest from now on. */
export async function introduce(name: string, crest: CrestChoice): Promise<Me> {
  const known = await askHouse('PUT /api/me', { send: { name, crest } });
  asking = Promise.resolve(known);
  take(known);
  if (currentSettings().name !== known.name) changeSettings({ name: known.name });
  return known;
}

/** Whoever was here before, or a guest who may say another name later. */
export async function comeIn(guestName: string): Promise<Me> {
  const known = await whoAmI();
  if (known !== null) return known;
  const { name } = currentSettings();
  const guest = await askHouse('PUT /api/me', { send: { name: name === '' ? guestName : name, crest: 1 } });
  asking = Promise.resolve(guest);
  take(guest);
  return guest;
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Null for nobody and as long as it is not known. */
export function useMe(): Me | null {
  useEffect(() => {
    whoAmI().catch(() => {
      // Where no house answers there is nobody to be known to.
    });
  }, []);
  return useSyncExternalStore(subscribe, () => me) ?? null;
}
