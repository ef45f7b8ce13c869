import type { Drawable, DrawingAnswer, DrawingOrder } from './drawing-order.ts';
import type { CoversGlyph, PictureName, SpriteName } from './generated/sprite-ids.ts';

interface Waiting {
  resolve(svg: string): void;
  reject(error: Error): void;
}

/** The worker that draws, and who waits for what. */
let studio: Worker | null = null;
let orders = 0;
const waiting = new Map<number, Waiting>();

function openStudio(): Worker {
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<DrawingAnswer>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.ok) asked?.resolve(data.svg);
    else asked?.reject(new Error(data.message));
  };
  worker.onerror = (event) => {
    // The next one who wants something may try again, for instance when the network is back.
    studio = null;
    for (const { reject } of waiting.values()) reject(new Error(event.message));
    waiting.clear();
  };
  return worker;
}

async function drawn(thing: Drawable): Promise<Element> {
  studio ??= openStudio();
  const worker = studio;
  const number = orders++;
  const svg = await new Promise<string>((resolve, reject) => {
    waiting.set(number, { resolve, reject });
    const order: DrawingOrder = { number, ...thing };
    worker.postMessage(order);
  });
  return new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
}

/** Loads something once; what failed is forgotten, so that a later call may try again. */
function once<K, T>(load: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    const loading = known.get(key) ?? load(key);
    known.set(key, loading);
    loading.catch(() => known.delete(key));
    return loading;
  };
}

/** Symbols must stand in the document itself: only there do they see the custom properties of light and seat. */
async function inject(thing: Drawable): Promise<void> {
  document.body.prepend(document.importNode(await drawn(thing), true));
}

/** Puts the drawings of a game into the page, once. */
export const loadSprite = once((name: SpriteName) => inject({ what: 'sprite', name }));
/** Puts a box front into the page, once. */
export const loadCover = once((name: CoversGlyph) => inject({ what: 'cover', name }));

const picture = once((name: PictureName) => drawn({ what: 'picture', name }));

/** A large picture, such as a bare board, to be put into the page; drawn once, and every call gets its own. */
export async function loadPicture(name: PictureName): Promise<Element> {
  return document.importNode(await picture(name), true);
}
