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

async function inject(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  const sprite = new DOMParser().parseFromString(await response.text(), 'image/svg+xml').documentElement;
  document.body.prepend(document.importNode(sprite, true));
}
