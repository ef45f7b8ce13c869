/** What this house takes up on the device. */
export interface Storage {
  readonly bytes: number;
  /** Whether the browser leaves it alone when room gets scarce. */
  readonly lasts: boolean;
}

/** Null where the browser does not tell. */
export async function storageHere(): Promise<Storage | null> {
  if (!('storage' in navigator) || navigator.storage.estimate === undefined) return null;
  const [{ usage = 0 }, lasts] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { bytes: usage, lasts };
}

let asked = false;

/** Asks the browser not to clear away what lies here. To be called when there is something to lose. */
export function askToLast(): void {
  if (asked || !('storage' in navigator)) return;
  asked = true;
  navigator.storage.persist?.().catch(() => {});
}
