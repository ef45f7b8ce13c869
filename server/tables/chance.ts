import { randomBytes } from 'node:crypto';

/** The id of a table: 128 random bits, which nobody guesses. */
export const newTableId = (): string => randomBytes(16).toString('base64url');
/** Needed besides the id where one joins by invitation. */
export const newInvitation = (): string => randomBytes(16).toString('base64url');
/** A seed nobody can guess. */
export const newSeed = (): string => randomBytes(16).toString('hex');
