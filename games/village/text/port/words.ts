/** What the sea, the ships and the islands say. */
export interface PortWords {
  readonly sea: string;
  readonly seaAbout: string;
  readonly travelAbout: string;
  /** A water by its number: "Harbour", "Open sea 2", "off the Tea Island". */
  water(water: number): string;
  waterAbout(water: number): string;
  /** The way between two waters. */
  line(from: string, to: string): string;
  readonly lineAbout: string;

  island(island: number): string;
  /** What an island buys: "ox 4, plough 3", empty if nothing. */
  buys(island: number): string;
  /** Everything about an island, sentence by sentence. */
  islandAbout(island: number): readonly string[];
  lighthouse(island: number): string;
  /** "1 wagon from the ship and 1 Faith" */
  lighthouseCost(island: number): string;
  lighthouseAbout(island: number): string;
  /** Tiles left on an island: cocoa, tea or chests. */
  tilesLeft(stack: number, left: number): string;

  captain(captain: number): string;
  /** What a unit of further steps costs: "1 Knowledge a step". */
  captainSteps(captain: number): string;
  captainAbout(captain: number): string;
  captains(coins: number): string;
  readonly captainsAbout: string;

  readonly ship: string;
  shipOf(name: string): string;
  hold(n: number): string;
  readonly emptyHold: string;
  readonly holdsAbout: string;
  readonly helmsman: string;
  /** Steps that cost nothing more in this movement. */
  stepsLeft(steps: number): string;

  cargo(cargo: number): string;
  cargoes(cargo: number, count: number): string;
  cargoAbout(cargo: number): string;
  /** What goods and cubes are for when there is a sea and no castle. */
  goodUse(good: number): string;
  cubeUse(kind: number): string;
  readonly chest: string;
  readonly chestAbout: string;
  /** "3 coins" */
  chestContent(chest: number): string;
  readonly hiddenChest: string;
  readonly openChest: string;
  readonly cocoaStall: string;
  readonly teaStall: string;
  readonly exoticsAbout: string;
  readonly atHome: string;

  burial(space: number): string;
  burialAbout(points: number): string;
  freeBurials(free: number): string;
}
