import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** A fingerprint of a state: equal states have equal hashes, in Node and in the browser. */
export function hashState(s: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(s)))).slice(0, 16);
}
