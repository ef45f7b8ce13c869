import { capital, counted } from '@spielstube/engine/text';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { GRAIN_LIMIT, WELL_CUBES } from '../../../data/pieces.ts';
import {
  CAPTAINS,
  CARGO_GRAIN,
  CHEST,
  CHESTS,
  COCOA,
  EXOTICS,
  HARBOUR,
  ISLANDS,
  islandAt,
  isTimeWater,
  NO_STACK,
  TEA,
  VOYAGE,
} from '../../../data/port.ts';
import type { PortWords } from '../../port/words.ts';
import {
  coins,
  cubes,
  goodName,
  goodsCount,
  inWords,
  islandName,
  listOf,
  points,
  price,
  time,
  tools,
} from '../words.ts';

/** Travel when there is a sea. */
export const ABOUT_SEA_TRAVEL = 'Put to sea with a captain, sail on, or come home to the harbour.';

const CARGO = new Map<number, readonly [one: string, many: string]>([
  [CARGO_GRAIN, ['grain', 'grain']],
  [COCOA, ['cocoa', 'cocoa']],
  [TEA, ['tea', 'tea']],
  [CHEST, ['treasure chest', 'treasure chests']],
]);
export const cargoName = (cargo: number): string => CARGO.get(cargo)?.[0] ?? goodName(cargo);
/** "1 ox", "2 treasure chests" */
export function cargoes(cargo: number, n: number): string {
  const words = CARGO.get(cargo);
  return words === undefined ? goodsCount(cargo, n) : counted(n, words[0], words[1]);
}

export function waterName(water: number): string {
  if (water === HARBOUR) return 'harbour';
  const island = islandAt(water);
  return island < 0 ? `open water ${water}` : `off ${islandName(island)}`;
}
/** "to open water 2", "to the shore of Tea Island" */
export function toWater(water: number): string {
  const island = islandAt(water);
  return island < 0 ? `to open water ${water}` : `to the waters off ${islandName(island)}`;
}

/** "1 Knowledge a step", "1 Faith for up to 2 steps" */
export function captainSteps(captain: number): string {
  const { cubes: byColour, anyCubes, steps } = CAPTAINS[captain];
  return `${price(byColour, anyCubes)} ${steps === 1 ? 'a step' : `for up to ${steps} steps`}`;
}
export const captainName = (captain: number): string =>
  CAPTAINS[captain].coins === 0 ? 'Admiral' : `Captain (${captainSteps(captain)})`;

export const buysOf = (island: number): string =>
  ISLANDS[island].buys
    .flatMap((worth, cargo) => (worth > 0 ? [`${cargoName(cargo)} ${worth}`] : []))
    .join(', ');

export function lighthouseCost(island: number): string {
  const { lighthouse } = ISLANDS[island];
  if (lighthouse === null) return '';
  return listOf([
    lighthouse.wagons > 0 && `${counted(lighthouse.wagons, 'wagon', 'wagons')} from the ship`,
    ...lighthouse.cubes.map(
      (n, colour) => n > 0 && cubes(lighthouse.cubes.map((c, at) => (at === colour ? c : 0))),
    ),
  ]);
}

export function chestContent(chest: number): string {
  const { coins: n, tools: count } = CHESTS[chest];
  return count > 0 ? tools(count) : coins(n);
}

const lighthouseAbout = (island: number): string => {
  const { lighthouse } = ISLANDS[island];
  return lighthouse === null
    ? 'This island has no lighthouse.'
    : `Whoever sends somebody here from the ship pays ${lighthouseCost(island)} and gets ${points(lighthouse.points)} at once. The lighthouse stays taken until its keeper dies.`;
};
const WELL_TOO = `${capital(inWords(WELL_CUBES))} alike also pay for the Well.`;
const CARGO_USES = new Map<number, string>([
  [COCOA, `At home worth ${points(EXOTICS.cocoaPoints)} on a market day.`],
  [TEA, `At home worth ${points(EXOTICS.teaPoints)} and ${coins(EXOTICS.teaCoins)} on a market day.`],
  [CHEST, 'Only whoever loaded it knows what is in it. At home it may be opened at any time.'],
]);
const soldAt = (cargo: number): string =>
  listOf(
    ISLANDS.flatMap(({ buys }, island) =>
      buys[cargo] > 0 ? [`${islandName(island)} (${buys[cargo]})`] : [],
    ),
  );

/** What the sea says on the board. */
export const portWords: PortWords = {
  sea: 'Sea travel',
  seaAbout:
    'Islands lie here in place of castles: sell goods, fetch cocoa, tea and treasure, send keepers to lighthouses.',
  travelAbout: ABOUT_SEA_TRAVEL,
  water: (water) => capital(waterName(water)),
  waterAbout: (water) => {
    if (water === HARBOUR)
      return `The ships leave from here. The way back from anywhere is the Travel action for ${time(VOYAGE.returnTime)}.`;
    return isTimeWater(water)
      ? `Entering it costs ${time(VOYAGE.waterTime)}.`
      : 'Here the ship may dock or sail on. Docking ends the movement.';
  },
  line: (from, to) => `Sea lane: ${from} – ${to}`,
  lineAbout:
    'A line is a step. The first step of every movement is free, others cost what the captain asks for.',

  island: islandName,
  buys: buysOf,
  islandAbout: (island) => {
    const { stack } = ISLANDS[island];
    return [
      buysOf(island) === '' ? 'Buys nothing.' : `Buys from the ship, points apiece: ${buysOf(island)}.`,
      ...(stack === NO_STACK
        ? []
        : [`Here you load ${cargoName(stack)}: one piece, if a hold is free and none is aboard.`]),
      lighthouseAbout(island),
    ];
  },
  lighthouse: (island) => `Lighthouse of ${islandName(island)}`,
  lighthouseCost,
  lighthouseAbout,
  tilesLeft: (stack, left) => `${capital(cargoes(stack, left))} left on the island.`,

  captain: captainName,
  captainSteps,
  captainAbout: (captain) =>
    `${CAPTAINS[captain].coins === 0 ? 'Costs no coins' : `Hiring: ${coins(CAPTAINS[captain].coins)}`}. The first step of every movement is free, then ${captainSteps(captain)}.`,
  captains: (n) => `Captains for ${coins(n)}`,
  captainsAbout: 'A captain stays for a whole voyage and leaves the game when the ship comes home.',

  ship: 'Ship',
  shipOf: (name) => `The ship of ${name}`,
  hold: (n) => `Hold ${n + 1}`,
  emptyHold: 'empty hold',
  holdsAbout: `${capital(inWords(VOYAGE.holds))} holds for one piece each, all of different kinds. What is aboard does not help in the village; nothing goes overboard.`,
  helmsman: 'Helmsman aboard: one more step of every movement is free',
  stepsLeft: (steps) =>
    steps === 0 ? 'The next step costs.' : `${counted(steps, 'step is', 'steps are')} still free.`,

  cargo: cargoName,
  cargoes,
  cargoAbout: (cargo) => CARGO_USES.get(cargo) ?? `Buyers: ${soldAt(cargo)}.`,
  goodUse: (good) =>
    soldAt(good) === '' ? 'Goes on no ship.' : `Can be sold from the ship: ${soldAt(good)}, points apiece.`,
  cubeUse: () => `Pays for steps at sea and lighthouses. ${WELL_TOO}`,
  chest: 'Treasure chest',
  chestAbout: 'Unopened at home: open it whenever you like. It opens before scoring at the latest.',
  chestContent,
  hiddenChest: 'Treasure chest, closed',
  openChest: 'Open',
  cocoaStall: `Cocoa stall: ${points(EXOTICS.cocoaPoints)}`,
  teaStall: `Tea stall: ${points(EXOTICS.teaPoints)} and ${coins(EXOTICS.teaCoins)}`,
  exoticsAbout: `Always open: 1 cocoa or 1 tea in place of a customer, several times a day if you like. Except for the first sale of whoever called the market day it costs ${cubes([0, SALE_GREEN])} and ${time(SALE_TIME)}.`,
  atHome: `Brought home. Grain beyond ${inWords(GRAIN_LIMIT)} sacks is lost when it is unloaded.`,

  burial: (space) => `Sea burial ${space + 1}`,
  burialAbout: (worth) =>
    `For those who die at sea when the Travel group of the Chronicle is full.${worth > 0 ? ` Brings ${points(worth)} at once.` : ''}`,
  freeBurials: (free) =>
    free === 0
      ? 'All sea-burial spaces are taken.'
      : `${counted(free, 'sea-burial space', 'sea-burial spaces')} free. After the last one the game ends.`,
};
