import { hangUp } from '../house-socket.ts';
import { askAgainWhoIAm } from '../me.store.ts';

/** Accounts are kept by better-auth: these are its own addresses. */
const ADDRESS = '/api/auth/';

/** True if it worked. */
async function send(path: string, content: object): Promise<boolean> {
  try {
    const response = await fetch(`${ADDRESS}${path}`, {
      method: 'POST',
      body: JSON.stringify(content),
      headers: { 'content-type': 'application/json' },
    });
    return response.ok;
  } catch {
    return false;
  }
}

/** Something after which one is somebody else. True if it worked. */
export async function become(path: string, content: object): Promise<boolean> {
  if (!(await send(path, content))) return false;
  // Whoever looks through the socket is somebody else now.
  hangUp();
  await askAgainWhoIAm();
  return true;
}

/** Asks about keys. */
export async function askKeys<T>(path: string): Promise<T> {
  const response = await fetch(`${ADDRESS}${path}`);
  if (!response.ok) throw new Error(`the house has no answer: ${response.status}`);
  return response.json();
}

/** A guest becomes an account and keeps their tables. */
export const createAccount = (name: string, email: string, password: string): Promise<boolean> =>
  become('sign-up/email', { name, email, password });

export const signIn = (email: string, password: string): Promise<boolean> =>
  become('sign-in/email', { email, password });

export const signOut = (): Promise<boolean> => become('sign-out', {});

/** A letter for who has lost a password: nobody learns here whether there is such an account. */
export const askForReset = (email: string): Promise<boolean> => send('request-password-reset', { email });

export const resetPassword = (token: string, newPassword: string): Promise<boolean> =>
  send('reset-password', { token, newPassword });

export const dropPasskey = (id: string): Promise<boolean> => send('passkey/delete-passkey', { id });
