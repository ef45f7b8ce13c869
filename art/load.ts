import type { SpriteName } from './names.ts';

const loading = new Map<SpriteName, Promise<void>>();

/**
 * Puts a sprite into the page, once. Its symbols must stand in the document itself: only there do they
 * see the custom properties of the light and of the seat.
 */
export function loadSprite(name: SpriteName, url: string): Promise<void> {
  const known = loading.get(name);
  if (known) return known;
  const load = inject(url).catch((error: unknown) => {
    // A later call may try again, for instance when the network is back.
    loading.delete(name);
    throw error;
  });
  loading.set(name, load);
  return load;
}

const pictures = new Map<string, Promise<Element>>();

/** A large picture, such as a bare board, to be put into the page; fetched once, and every call gets its own. */
export async function loadPicture(url: string): Promise<Element> {
  const load = pictures.get(url) ?? read(url);
  pictures.set(url, load);
  try {
    return document.importNode(await load, true);
  } catch (error) {
    pictures.delete(url);
    throw error;
  }
}

async function inject(url: string): Promise<void> {
  document.body.prepend(document.importNode(await read(url), true));
}

async function read(url: string): Promise<Element> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
}
