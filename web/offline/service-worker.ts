import { TABLE_LOCK } from '../cellar/table-lock.ts';
import { readCall, sitsThere } from './calls.ts';
import type { HouseFiles } from './house-files.ts';
import type { Kept, OfflineAsk } from './offline-asks.ts';
import { StoreRoom } from './store-room.ts';

declare const self: ServiceWorkerGlobalScope;
/** Put in by the build. */
declare const HOUSE_FILES: HouseFiles;

/** Addresses of pages, as the server knows them; all of them are the one page of the house. */
const PAGES =
  /^\/(?:$|(?:open|account|profile|notices|games|learn)$|game\/|box\/|table\/|coach\/|campaign\/|learn\/|rules\/)/;

const room = new StoreRoom(HOUSE_FILES, { caches, fetch: (path, how) => fetch(path, how) });

self.addEventListener('install', (event) => event.waitUntil(room.stock()));
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([room.clearOld(), self.clients.claim()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGES.test(pathname)) event.respondWith(room.find('/').then((page) => page ?? fetch(request)));
    else event.respondWith(fetch(request).catch(async (error) => (await room.find('/')) ?? reject(error)));
  } else if (room.knows(pathname)) {
    event.respondWith(room.find(pathname).then((file) => file ?? fetch(request)));
  }
});

const reject = (error: unknown): never => {
  throw error;
};

/** Whether somebody sits at a table, in whichever window: the addresses of windows tell only where they were opened. */
async function isPlayed(): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name?.startsWith(TABLE_LOCK));
}

async function takeOver(): Promise<boolean> {
  if (await isPlayed()) return false;
  await self.skipWaiting();
  return true;
}

function carryOut(ask: OfflineAsk): Promise<Kept | boolean> {
  switch (ask.what) {
    case 'keep':
      return room.keep(ask.game);
    case 'keepAll':
      return room.keepAll(ask.on);
    case 'kept':
      return room.kept();
    case 'takeOver':
      return takeOver();
  }
}

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(
    carryOut(event.data).then(
      (value) => port.postMessage({ value }),
      (error: unknown) => port.postMessage({ error: `${error}` }),
    ),
  );
});

/** Shows that it is somebody's turn; calls for the same table take each other's place. */
async function ring(sent: unknown): Promise<void> {
  const call = readCall(sent);
  if (call === null) return;
  const windows = await self.clients.matchAll({ type: 'window' });
  if (sitsThere(call, windows)) return;
  const { title, body, url } = call;
  await self.registration.showNotification(title, { body, tag: url, icon: '/icon-192.png', data: url });
}

self.addEventListener('push', (event) => event.waitUntil(ring(event.data?.json())));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(`${event.notification.data}`));
});
