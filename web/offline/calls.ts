/** What the house sends to a device when it is somebody's turn. */
export interface TurnCall {
  readonly title: string;
  readonly body: string;
  /** The table. */
  readonly url: string;
}

/** A call as it was sent; null for anything else. */
export function readCall(sent: unknown): TurnCall | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { title, body, url } = sent as Partial<Record<keyof TurnCall, unknown>>;
  return typeof title === 'string' && typeof body === 'string' && typeof url === 'string'
    ? { title, body, url }
    : null;
}

/** The parts of a window that matter here. */
export interface OpenWindow {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
}

/** Whoever sits at the table is not called: the window itself lights up. */
export const sitsThere = (call: TurnCall, windows: readonly OpenWindow[]): boolean =>
  windows.some(
    ({ url, visibilityState }) =>
      visibilityState === 'visible' && new URL(url).pathname === new URL(call.url).pathname,
  );
