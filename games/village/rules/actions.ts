import { intern, intern2 } from '@spielstube/engine';

/** Everything that a player can do, small decision by small decision. */
export type VillageAction =
  | { readonly do: 'cube'; readonly space: number; readonly cube: number }
  | { readonly do: 'well' }
  | { readonly do: 'choose'; readonly space: number }
  | { readonly do: 'harvest' }
  | { readonly do: 'birth' }
  | { readonly do: 'recall'; readonly place: number; readonly member: number }
  | { readonly do: 'train'; readonly place: number; readonly member: number }
  | { readonly do: 'produce'; readonly good: number }
  | { readonly do: 'order'; readonly good: number }
  | { readonly do: 'mill' }
  | { readonly do: 'enter'; readonly member: number }
  | { readonly do: 'advance'; readonly step: number; readonly member: number }
  | { readonly do: 'privilege'; readonly step: number }
  | { readonly do: 'depart'; readonly member: number; readonly castle: number }
  | { readonly do: 'journey'; readonly from: number; readonly member: number; readonly castle: number }
  | { readonly do: 'devote'; readonly member: number }
  | { readonly do: 'payScroll' }
  | { readonly do: 'payCubes' }
  | { readonly do: 'payTime' }
  | { readonly do: 'giveRing' }
  | { readonly do: 'keepRing' }
  | { readonly do: 'pay'; readonly cubes: number }
  | { readonly do: 'takeCubes'; readonly first: number; readonly second: number }
  | { readonly do: 'takeGood'; readonly good: number }
  | { readonly do: 'serve'; readonly stall: number }
  | { readonly do: 'pass' }
  | { readonly do: 'dies'; readonly place: number }
  | { readonly do: 'buyOut'; readonly member: number }
  | { readonly do: 'climb'; readonly step: number; readonly member: number }
  | { readonly do: 'reveal'; readonly goal: number }
  | { readonly do: 'done' }
  | { readonly do: 'decline' }
  | { readonly do: 'end' };

/** Things that a person may look for and that are no moves at all. */
export type VillageWish =
  /** A stall where nobody stands, or a customer in the queue. */
  | { readonly wish: 'queue'; readonly place: number }
  /** The action that usually comes with a cube. */
  | { readonly wish: 'act'; readonly space: number; readonly cube: number }
  /** To do nothing. */
  | { readonly wish: 'pass' };

const make = (action: VillageAction): VillageAction => Object.freeze(action);

export const takeCube = intern2((space, cube) => make({ do: 'cube', space, cube }));
export const useWell = make({ do: 'well' });
export const chooseSpace = intern((space) => make({ do: 'choose', space }));
export const harvest = make({ do: 'harvest' });
export const birth = make({ do: 'birth' });
export const recall = intern2((place, member) => make({ do: 'recall', place, member }));
export const train = intern2((place, member) => make({ do: 'train', place, member }));
export const produce = intern((good) => make({ do: 'produce', good }));
export const order = intern((good) => make({ do: 'order', good }));
export const useMill = make({ do: 'mill' });
export const enterCouncil = intern((member) => make({ do: 'enter', member }));
export const advance = intern2((step, member) => make({ do: 'advance', step, member }));
export const usePrivilege = intern((step) => make({ do: 'privilege', step }));
export const depart = intern2((member, castle) => make({ do: 'depart', member, castle }));
const journeys = intern((from) => intern2((member, castle) => make({ do: 'journey', from, member, castle })));
export const journey = (from: number, member: number, castle: number): VillageAction =>
  journeys(from)(member, castle);
export const devote = intern((member) => make({ do: 'devote', member }));
export const payScroll = make({ do: 'payScroll' });
export const payCubes = make({ do: 'payCubes' });
export const payTime = make({ do: 'payTime' });
export const giveRing = make({ do: 'giveRing' });
export const keepRing = make({ do: 'keepRing' });
/** Pays so many cubes of each colour (packed) and the rest of the price in coins. */
export const pay = intern((cubes) => make({ do: 'pay', cubes }));
/** Two cubes of choice, the lower colour first; NO_SECOND if there is only one to be had. */
export const takeCubes = intern2((first, second) => make({ do: 'takeCubes', first, second }));
export const NO_SECOND = 4;
export const takeGood = intern((good) => make({ do: 'takeGood', good }));
export const serve = intern((stall) => make({ do: 'serve', stall }));
export const pass = make({ do: 'pass' });
export const dies = intern((place) => make({ do: 'dies', place }));
export const buyOut = intern((member) => make({ do: 'buyOut', member }));
export const climb = intern2((step, member) => make({ do: 'climb', step, member }));
export const revealGoal = intern((goal) => make({ do: 'reveal', goal }));
export const done = make({ do: 'done' });
export const decline = make({ do: 'decline' });
export const end = make({ do: 'end' });
