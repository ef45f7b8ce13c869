import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { HouseRules, Me } from '@spielstube/table';
import { comeIn } from '../me.store.ts';
import { askKeys, become } from './sign-in.ts';

/** A key that a device keeps. */
export interface Passkey {
  readonly id: string;
  readonly name: string | null;
  readonly createdAt: string;
}

/** Whether this browser can keep a key for this house. */
export const canHavePasskeys = (rules: HouseRules | null): boolean =>
  rules !== null &&
  window.isSecureContext &&
  'credentials' in navigator &&
  location.hostname === rules.passkeyHost;

/** Makes a key for whoever is here; a guest has an account with it. False if nothing came of it. */
export async function makePasskey(me: Me | null, guest: string): Promise<boolean> {
  try {
    const { name } = me ?? (await comeIn(guest));
    const optionsJSON = await askKeys<Parameters<typeof startRegistration>[0]['optionsJSON']>(
      'passkey/generate-register-options',
    );
    const response = await startRegistration({ optionsJSON });
    return await become('passkey/verify-registration', { response, name });
  } catch {
    // Whoever closes the window of the browser has changed their mind.
    return false;
  }
}

export async function signInWithPasskey(): Promise<boolean> {
  try {
    const optionsJSON = await askKeys<Parameters<typeof startAuthentication>[0]['optionsJSON']>(
      'passkey/generate-authenticate-options',
    );
    return await become('passkey/verify-authentication', {
      response: await startAuthentication({ optionsJSON }),
    });
  } catch {
    return false;
  }
}

export const myPasskeys = (): Promise<readonly Passkey[]> => askKeys('passkey/list-user-passkeys');
