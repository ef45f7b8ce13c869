/** What a page shows, for React to subscribe to. */
export class PageStore<S> {
  protected state: S;
  private readonly listeners = new Set<() => void>();

  constructor(start: S) {
    this.state = start;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly snapshot = (): S => this.state;

  protected change(change: Partial<S>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
