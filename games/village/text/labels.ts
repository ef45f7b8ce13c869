/** What the board itself says: labels and explanations. */
export interface Labels {
  readonly sheets: { readonly board: string; readonly own: string };
  whole(name: string): string;
  readonly status: { readonly deciding: string; readonly next: string };

  round(round: number): string;
  turns(left: number): string;
  readonly roundAbout: string;
  /** The parts of a round. */
  readonly phases: { readonly turns: string; readonly mass: string; readonly wedding: string };
  readonly supply: string;
  readonly supplyAbout: string;
  readonly greenBagAbout: string;
  inSupply(what: string, n: number): string;
  inGreenBag(n: number): string;

  readonly prestige: string;
  readonly prestigeAbout: string;
  prestigeOf(name: string, points: number): string;
  ifItEnded(total: number): string;
  /** The same before a number. */
  readonly endNow: string;
  readonly entries: string;
  freeEntries(free: number, of: number): string;
  freeGraves(free: number): string;
  memberOf(member: string, name: string): string;

  spaceAbout(space: number): string;
  readonly wellAbout: string;
  /** What taking a cube means; `acts`: the action of its space can follow. */
  cubeAbout(kind: number, acts: boolean): string;
  workshopAbout(training: number, production: number): string;
  /** Without a craftsman. */
  boughtFor(price: string): string;
  millAbout(time: number, grain: number, coins: number): string;
  councilAbout(time: number, points: number): string;
  readonly privilege: string;
  readonly ringAbout: (alone: boolean) => string;
  churchAbout(points: number, grain: number): string;
  bagAbout(monks: number): string;
  castleAbout(reward: string): string;
  /** The way between two places, and what it takes besides the cubes. */
  path(from: string, to: string): string;
  pathAbout(cubes: string, wagons: string, time: string): string;
  entriesAbout(entries: readonly number[], points: readonly number[]): string;
  readonly village: string;
  readonly monks: string;
  visited(names: readonly string[]): string;
  readonly customer: string;
  readonly wants: string;
  readonly brings: string;
  customersToCome(n: number): string;

  readonly marketDay: string;
  calledBy(name: string): string;
  hasPassed(name: string): string;
  readonly mass: string;
  readonly drawn: string;
  stillToDraw(n: number): string;
  readonly quillFalls: string;
  /** Before somebody dies: free spaces of the chronicle, and free graves. */
  roomForTheDead(entries: number, graves: number): string;
  someoneDies(name: string): string;

  readonly onTheFarm: string;
  readonly away: string;
  /** Where somebody is, as short as a list of members needs it. */
  shortPlace(place: number): string;
  readonly nobodyAway: string;
  readonly departed: string;
  readonly unborn: string;
  readonly unbornAbout: string;
  readonly nobodyDeparted: string;
  readonly barn: string;
  /** Grain with all that expansions add to it. */
  readonly stores: string;
  inTheBarn(grain: number, room: number): string;
  readonly barnAbout: string;
  readonly goods: string;
  /** What things of a farm are for. */
  cubeUse(kind: number): string;
  goodUse(good: number): string;
  readonly coinsAbout: string;
  readonly customersAbout: string;
  readonly goalsAbout: string;
  readonly wealth: string;
  readonly customers: string;
  servedBy(n: number): string;
  atTheEnd(points: number): string;
  readonly goals: string;
  goalBrings(points: number): string;
  goalFulfilled(points: number): string;
  readonly hiddenGoal: string;
  /** On a goal that can be revealed now. */
  readonly reveal: string;
  readonly lifeLeft: readonly [above: string, below: string];
  dial(left: number): string;
  readonly dialAbout: string;
  readonly startAbout: string;

  readonly connysLastTurn: string;
  readonly connyWaits: string;
  /** How she takes her cube: after the person's colour, or after the die. */
  readonly connyFollows: string;
  readonly connyRolls: string;
  readonly besideTray: string;
  /** Over the titles of the solo game. */
  readonly yourTitle: string;
  compartment(n: number, cube: string): string;
  readonly empty: string;
  fate(state: 'down' | 'turned'): string;
  readonly fateAbout: string;

  /** A quarter of the game: how full the chronicle is. */
  quarter(n: number): string;
}
