/**
 * Where a family member can be. A place is a small number; the order of the groups matters to nobody but the
 * functions below: a new board appends its places at the end and its lines to them.
 */
export const UNBORN = 0;
export const FARM = 1;
export const WAINWRIGHT = 2;
export const STABLES = 3;
export const OFFICE = 4;
export const SMITHY = 5;
const COUNCIL = 5;
const CASTLES = 10;
const CHURCH = 15;
export const BLACK_BAG = 20;
const CHRONICLE = 21;
export const GRAVE = 26;
/** Out of the game. */
export const GONE = 27;
/** Conny's members that lie on the church, outside of its steps. */
export const ON_THE_CHURCH = 28;

export const WORKSHOPS = [WAINWRIGHT, STABLES, OFFICE, SMITHY] as const;
export const STEPS = 4;
export const CASTLE_COUNT = 6;

/** Council and church steps 1 to 4. */
export const councilStep = (step: number): number => COUNCIL + step;
export const churchStep = (step: number): number => CHURCH + step;
/** Castle 0 to 5. */
export const castlePlace = (castle: number): number => CASTLES + castle;
/** Chronicle group 0 to 4. */
export const chroniclePlace = (group: number): number => CHRONICLE + group;

/** The step of a member in the council, 0 if he is not there. */
export const stepInCouncil = (place: number): number =>
  place > COUNCIL && place <= COUNCIL + STEPS ? place - COUNCIL : 0;
/** The step of a member in the church, 0 if he is not on one. */
export const stepInChurch = (place: number): number =>
  place > CHURCH && place <= CHURCH + STEPS ? place - CHURCH : 0;
/** The castle on which a member stands, -1 if he does not. */
export const castleOf = (place: number): number =>
  place >= CASTLES && place < CASTLES + CASTLE_COUNT ? place - CASTLES : -1;
export const isWorkshop = (place: number): boolean => place >= WAINWRIGHT && place <= SMITHY;
/** The chronicle group in which a member lies, -1 if he does not. */
export const groupOf = (place: number): number =>
  place >= CHRONICLE && place < CHRONICLE + CHRONICLE_GROUPS ? place - CHRONICLE : -1;

/** The groups of the Village Chronicle. */
export const GROUP_CRAFTS = 0;
export const GROUP_FARM = 1;
export const GROUP_CHURCH = 2;
export const GROUP_COUNCIL = 3;
export const GROUP_TRAVEL = 4;
export const CHRONICLE_GROUPS = 5;
export const GROUP_KEYS = ['crafts', 'farm', 'church', 'council', 'travel'] as const;

/** Visible members live on the farm or stand on the board; only they can die. VIL-DEATH-05 */
export const isVisible = (place: number): boolean => place >= FARM && place < BLACK_BAG;
/** Living members may also be in the black bag. VIL-SCORE-10 */
export const isLiving = (place: number): boolean => place >= FARM && place <= BLACK_BAG;
/** On the board, not on the farm: those whom Family can call home. VIL-FAM-04 */
export const isOut = (place: number): boolean => place > FARM && place < BLACK_BAG;

/** The chronicle group for a death at a place. VIL-DEATH-07 */
export function groupForDeathAt(place: number): number {
  if (isWorkshop(place)) return GROUP_CRAFTS;
  if (stepInCouncil(place) > 0) return GROUP_COUNCIL;
  if (castleOf(place) >= 0) return GROUP_TRAVEL;
  if (stepInChurch(place) > 0) return GROUP_CHURCH;
  return GROUP_FARM;
}
