import type { PushPlace } from '@spielstube/table';

/** The public key of the house, as a browser wants it. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Where this device can be called; null if the browser or the person does not want it. */
export async function pushPlace(key: string | null): Promise<PushPlace | null> {
  if (key === null || !('serviceWorker' in navigator) || !('Notification' in window)) return null;
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const { endpoint, keys } = (
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) })
  ).toJSON();
  if (endpoint === undefined || keys === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
