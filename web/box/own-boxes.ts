import { type BoxFile, BoxFileError, readBox, writeBox } from '@spielstube/engine';
import { useSyncExternalStore } from 'react';

/* The boxes that somebody has corrected or opened on this device. They are small: a list in the browser's own storage. */

const KEY = 'spielstube.boxes';
const listeners = new Set<() => void>();
let known: readonly BoxFile[] | null = null;

function read(): readonly BoxFile[] {
  try {
    const texts: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(texts)
      ? texts.flatMap((text) => (typeof text === 'string' ? readOne(text) : []))
      : [];
  } catch {
    return [];
  }
}

/** What cannot be read is left out. */
function readOne(text: string): BoxFile[] {
  try {
    return [readBox(text)];
  } catch (error) {
    if (error instanceof BoxFileError) return [];
    throw error;
  }
}

const boxes = (): readonly BoxFile[] => {
  known ??= read();
  return known;
};

function write(now: readonly BoxFile[]): void {
  localStorage.setItem(KEY, JSON.stringify(now.map(writeBox)));
  known = now;
  for (const listener of listeners) listener();
}

const isCalled =
  (game: string, name: string) =>
  (box: BoxFile): boolean =>
    box.game === game && box.name === name;

/** Keeps a box, in the place of one of the same name or of the one that it was before. An error if there is no room. */
export function keepBox(box: BoxFile, before = box.name): void {
  const others = boxes().filter(
    (one) => !isCalled(box.game, box.name)(one) && !isCalled(box.game, before)(one),
  );
  write([...others, box]);
}

export function throwBoxAway(game: string, name: string): void {
  write(boxes().filter((box) => !isCalled(game, name)(box)));
}

function subscribe(listener: () => void): () => void {
  // Another window may have changed them.
  const changed = (event: StorageEvent): void => {
    if (event.key !== KEY) return;
    known = null;
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', changed);
  };
}

/** The own boxes of a game. */
export function useOwnBoxes(game: string): readonly BoxFile[] {
  return useSyncExternalStore(subscribe, boxes).filter((box) => box.game === game);
}
