import { hangUp } from '../house-socket.ts';
import { askAgainWhoIAm } from '../me.store.ts';

/** Accounts are kept by better-auth: these are its own addresses. */
async function post(path: string, send: object): Promise<boolean> {
  try {
    const response = await fetch(`/api/auth/${path}`, {
      method: 'POST',
      body: JSON.stringify(send),
      headers: { 'content-type': 'application/json' },
    });
    if (!response.ok) return false;
    // Whoever looks through the socket is somebody else now.
    hangUp();
    await askAgainWhoIAm();
    return true;
  } catch {
    return false;
  }
}

/** A guest becomes an account and keeps their tables. True if it worked. */
export const createAccount = (name: string, email: string, password: string): Promise<boolean> =>
  post('sign-up/email', { name, email, password });

export const signIn = (email: string, password: string): Promise<boolean> =>
  post('sign-in/email', { email, password });

export const signOut = (): Promise<boolean> => post('sign-out', {});
