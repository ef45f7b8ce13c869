import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The state of a random generator (sfc32): four 32-bit numbers. Plain data, so that it can live inside a game
 * state and the same seed gives the same game on every machine.
 */
export type Rng = number[];

/** A generator for a seed. The published commitment (`seedCommitment`) says nothing about it. */
export function rngFromSeed(seed: string): Rng {
  const digest = sha256(utf8ToBytes(`spielstube deal ${seed}`));
  const words = new DataView(digest.buffer, digest.byteOffset);
  return [words.getInt32(0), words.getInt32(4), words.getInt32(8), words.getInt32(12)];
}

/** What is shown when a game starts; the seed itself is shown when the game has ended. */
export function seedCommitment(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(`spielstube seed ${seed}`)));
}

/** 32 random bits. */
function bits(rng: Rng): number {
  const a = rng[0] | 0;
  const b = rng[1] | 0;
  const c = rng[2] | 0;
  const d = rng[3] | 0;
  const sum = (((a + b) | 0) + d) | 0;
  rng[3] = (d + 1) | 0;
  rng[0] = b ^ (b >>> 9);
  rng[1] = (c + (c << 3)) | 0;
  rng[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to n − 1, all equally likely: as many bits as n needs, drawn again if they are too large. */
export function randomInt(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  const surplus = Math.clz32(n - 1);
  let value = bits(rng) >>> surplus;
  while (value >= n) value = bits(rng) >>> surplus;
  return value;
}

/** A number from 0 up to, but not including, 1. */
export function randomUnit(rng: Rng): number {
  return bits(rng) / 0x1_0000_0000;
}

/** Shuffles a pile in place. */
export function shuffle<T>(rng: Rng, pile: T[]): void {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = randomInt(rng, i + 1);
    const card = pile[i];
    pile[i] = pile[j];
    pile[j] = card;
  }
}

/** A generator of its own, split off another one. */
export function splitRng(rng: Rng): Rng {
  return [bits(rng) | 0, bits(rng) | 0, bits(rng) | 0, bits(rng) | 0];
}
