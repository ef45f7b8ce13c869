import type { Kept, OfflineAnswer, OfflineAsk } from './offline-asks.ts';

/** How often a page that stays open asks for a newer version, in milliseconds. */
const HOURLY = 3_600_000;
const TABLE = /^\/table\//;

/** When the page has all that it needs to be shown. */
function atPeace(): Promise<void> {
  return new Promise((resolve) => {
    const rest = (): void => void window.setTimeout(resolve, 500);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  });
}

async function register(): Promise<ServiceWorkerRegistration | null> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return null;
  await atPeace();
  let isServed = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // A newer version has taken over: the files of this one are gone. The first one takes nothing away.
    if (isServed && !TABLE.test(location.pathname)) location.reload();
    isServed = true;
  });
  return navigator.serviceWorker.register('/service-worker.js').then(
    // Browsers in which workers are switched off may answer nothing.
    (registration) => registration ?? null,
    () => null,
  );
}

/** The page's end of being offline. Where there is no service worker, nothing is kept and nothing fails. */
const registering = register();

function ask<T>(worker: ServiceWorker, what: OfflineAsk): Promise<T> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<OfflineAnswer<T>>) => {
      port1.close();
      if ('value' in data) resolve(data.value);
      else reject(new Error(data.error));
    };
    worker.postMessage(what, [port2]);
  });
}

/** The worker that serves this page; null where there can be none. The first one has to be waited for. */
async function activeWorker(): Promise<ServiceWorker | null> {
  return (await registering) === null ? null : (await navigator.serviceWorker.ready).active;
}

/** Whoever has opened a game can play it without the network from then on. */
export async function keepGame(game: string): Promise<void> {
  const worker = await activeWorker();
  if (worker !== null) await ask<Kept>(worker, { what: 'keep', game });
}

/** Keeps all games, or only those that have been opened. */
export async function keepAllGames(on: boolean): Promise<void> {
  const worker = await activeWorker();
  if (worker !== null) await ask<Kept>(worker, { what: 'keepAll', on });
}

/** The games that lie here whole; null where nothing can be kept. */
export async function keptGames(): Promise<readonly string[] | null> {
  const registration = await registering;
  if (registration === null) return null;
  return registration.active === null ? [] : (await ask<Kept>(registration.active, { what: 'kept' })).games;
}

/** Calls `ready` when a newer version than the one that is shown has been fetched; the answer ends the watch. */
export function watchForNewVersion(ready: () => void): () => void {
  const end = new AbortController();
  void registering.then((registration) => {
    if (registration === null || end.signal.aborted) return;
    const { signal } = end;
    const look = (): void => {
      // The very first version waits for nobody.
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) ready();
    };
    const follow = (): void => registration.installing?.addEventListener('statechange', look, { signal });
    look();
    follow();
    registration.addEventListener('updatefound', follow, { signal });
    const timer = window.setInterval(() => void registration.update().catch(() => {}), HOURLY);
    signal.addEventListener('abort', () => window.clearInterval(timer));
  });
  return () => end.abort();
}

/** The new version takes over, and the page is loaded anew; answers false while somebody plays in another window. */
export async function takeNewVersion(): Promise<boolean> {
  const waiting = (await registering)?.waiting ?? null;
  return waiting === null || ask<boolean>(waiting, { what: 'takeOver' });
}
