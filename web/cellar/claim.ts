import { CallError } from '../workers/call.ts';
import { TABLE_LOCK } from './table-lock.ts';

/** A tab that is just closing lets go within moments. */
const PATIENCE = 3000;

/** Only one tab at a time plays a game. */
export function claim(id: string): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const options = { signal: AbortSignal.timeout(PATIENCE) };
    const held = (): Promise<never> => {
      resolve();
      return new Promise(() => {});
    };
    navigator.locks.request(`${TABLE_LOCK}${id}`, options, held).catch(() => {
      reject(new CallError({ kind: 'elsewhere', message: '' }));
    });
  });
}
