import type { IncomingHttpHeaders } from 'node:http';

/** Does a request come from a page of this house? Browsers tell where a page is from and nobody can make them lie. */
export function isOwnOrigin(headers: IncomingHttpHeaders, url: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined || host === undefined) return false;
  if (url !== null) return origin === new URL(url).origin;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}
