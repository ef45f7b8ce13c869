/** The address of the table for which this page has laid a corrected box. */
let sealed: string | null = null;

export function seal(): void {
  sealed = location.pathname;
}

/** Whether whoever goes there needs a fresh page: one that has laid a corrected box shows its values everywhere. */
export const isSealedAgainst = (path: string): boolean => sealed !== null && sealed !== path;
