/** What the board itself says: headings, buttons and small words. */
export interface Labels {
  /** Tabs of a phone. */
  readonly sheets: {
    readonly map: string;
    readonly tracks: string;
    readonly deeds: string;
    readonly own: string;
  };
  /** The whole board of somebody else. */
  whole(name: string): string;
  readonly status: {
    readonly deciding: string;
    readonly next: string;
    readonly planning: string;
    readonly ready: string;
    readonly passed: string;
    readonly drawing: string;
  };
  round(round: number): string;
  readonly atTheEnd: string;
  /** When an event works: at the end of the round, but the Pilgrimage during the actions. */
  eventTime(event: number): string;

  readonly goods: string;
  readonly places: string;
  readonly noTiles: string;
  readonly noGears: string;
  readonly emptyBag: string;
  readonly lookIntoBag: string;
  /** "3 of 8" */
  waiting(n: number, room: number): string;
  /** "draws up to 5" */
  drawsUpTo(n: number): string;
  stepsToNext(n: number): string;
  readonly endNow: string;
  inSupply(n: number): string;
  readonly offer: string;
  takenBy(name: string): string;
  readonly gone: string;

  /** Planning. */
  readonly usable: string;
  /** All spaces are covered, but its action is not possible now. */
  readonly covered: string;
  readonly sinceEarlier: string;
  clear(place: number): string;
  readonly clearAll: string;
  readonly repeat: string;
  readonly repeatAbout: string;
  readonly nothingToRepeat: string;
  readonly ready: string;
  readonly takeReadyBack: string;
  waitingFor(names: readonly string[]): string;
  readonly hiddenPlan: string;
  readonly sealed: string;
  readonly chooseSpace: string;

  /** Moments. */
  readonly drawn: string;
  readonly inTheBath: string;
  stillToPlace(n: number): string;
  owes(name: string, coins: number): string;
  readonly torture: string;
  readonly complete: string;
  readonly citizenWaits: string;
  citizenOf(name: string): string;
}
