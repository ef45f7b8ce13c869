/** Short names for games in addresses: letters that are not mistaken for one another. */
export function newGameId(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return [...crypto.getRandomValues(new Uint8Array(10))].map((n) => letters[n % letters.length]).join('');
}

/** A seed nobody can guess. */
export function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((n) => n.toString(16).padStart(2, '0')).join('');
}
