/**
 * Where a family member can be. A place is a small number; what holds for it stands in the table below, so that a new board
 * appends its places at the end. Numbers are written into records: they never change.
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
/** Inn. */
export const IN_THE_INN = 29;
export const BREWERY = 30;
/** Port: a lighthouse for each island, the own ship, and the sea-burial spaces. */
const LIGHTHOUSES = 31;
export const ON_THE_SHIP = 38;
/** Marriage: the ranks of the Ceremony Area, the two houses, and Parental Bliss. */
const CEREMONY = 38;
export const BAKERY = 45;
export const STORE = 46;
export const BLISS = 47;
const SEA_BURIALS = 48;
/** In the chronicle, but in none of its groups: laid there by the Bard. VIL-CARD-BARD-02 */
export const WITH_THE_BARD = 52;
const PLACES = 53;

export const WORKSHOPS = [WAINWRIGHT, STABLES, OFFICE, SMITHY] as const;
export const ALL_WORKSHOPS = [...WORKSHOPS, BREWERY] as const;
export const STEPS = 4;
export const CASTLE_COUNT = 6;
export const ISLAND_COUNT = 7;
export const RANKS = 6;
export const SEA_BURIAL_COUNT = 4;

/** Council and church steps 1 to 4. */
export const councilStep = (step: number): number => COUNCIL + step;
export const churchStep = (step: number): number => CHURCH + step;
/** Castle 0 to 5. */
export const castlePlace = (castle: number): number => CASTLES + castle;
/** Chronicle group 0 to 4. */
export const chroniclePlace = (group: number): number => CHRONICLE + group;
/** Island 0 to 6. */
export const lighthousePlace = (island: number): number => LIGHTHOUSES + island;
/** Rank 1 to 6, the highest first. */
export const ceremonyRank = (rank: number): number => CEREMONY + rank;
/** Sea-burial space 0 to 3. */
export const seaBurialPlace = (space: number): number => SEA_BURIALS + space;

/** The groups of the Village Chronicle. */
export const GROUP_CRAFTS = 0;
export const GROUP_FARM = 1;
export const GROUP_CHURCH = 2;
export const GROUP_COUNCIL = 3;
export const GROUP_TRAVEL = 4;
export const CHRONICLE_GROUPS = 5;
export const GROUP_KEYS = ['crafts', 'farm', 'church', 'council', 'travel'] as const;
/** Straight into a grave, whatever the chronicle offers. */
export const NO_GROUP = -1;

/** The step of a member in the council, 0 if he is not there. */
export const stepInCouncil = (place: number): number =>
  place > COUNCIL && place <= COUNCIL + STEPS ? place - COUNCIL : 0;
/** The step of a member in the church, 0 if he is not on one. */
export const stepInChurch = (place: number): number =>
  place > CHURCH && place <= CHURCH + STEPS ? place - CHURCH : 0;
/** The castle on which a member stands, -1 if he does not. */
export const castleOf = (place: number): number =>
  place >= CASTLES && place < CASTLES + CASTLE_COUNT ? place - CASTLES : -1;
export const isWorkshop = (place: number): boolean =>
  (place >= WAINWRIGHT && place <= SMITHY) || place === BREWERY;
/** The chronicle group in which a member lies, -1 if he does not. */
export const groupOf = (place: number): number =>
  place >= CHRONICLE && place < CHRONICLE + CHRONICLE_GROUPS ? place - CHRONICLE : -1;
/** The island on whose lighthouse a member stands, -1 if he does not. */
export const lighthouseOf = (place: number): number =>
  place >= LIGHTHOUSES && place < LIGHTHOUSES + ISLAND_COUNT ? place - LIGHTHOUSES : -1;
/** Members at sea find their rest in the Travel group or at sea, never in a grave. VIL-PORT-DEATH-02, -03 */
export const isAtSea = (place: number): boolean => place === ON_THE_SHIP || lighthouseOf(place) >= 0;
/** The rank of a member in the Ceremony Area, 0 if he is not there. */
export const rankOf = (place: number): number =>
  place > CEREMONY && place <= CEREMONY + RANKS ? place - CEREMONY : 0;
/** Anywhere on the Marriage board. */
export const isOnMarriageBoard = (place: number): boolean => place > CEREMONY && place <= BLISS;
export const seaBurialOf = (place: number): number =>
  place >= SEA_BURIALS && place < SEA_BURIALS + SEA_BURIAL_COUNT ? place - SEA_BURIALS : -1;
/** In the chronicle, by a group or by the Bard. VIL-CARD-BARD-03 */
export const isInChronicle = (place: number): boolean => groupOf(place) >= 0 || place === WITH_THE_BARD;

const isBoard = (place: number): boolean =>
  (place > FARM && place < BLACK_BAG) || (place >= IN_THE_INN && place <= BLISS);
/** By place, because these are asked all the time. */
const ALL = Array.from({ length: PLACES }, (_, place) => place);
const VISIBLE: readonly boolean[] = ALL.map((place) => place === FARM || isBoard(place));
const LIVING: readonly boolean[] = ALL.map((place) => VISIBLE[place] || place === BLACK_BAG);
const OUT: readonly boolean[] = ALL.map((place) => isBoard(place) && !isAtSea(place));
const AWAY: readonly boolean[] = ALL.map((place) => LIVING[place] && place !== FARM);
const GROUPS: readonly number[] = ALL.map((place) => {
  if (isWorkshop(place)) return GROUP_CRAFTS;
  if (stepInCouncil(place) > 0) return GROUP_COUNCIL;
  if (castleOf(place) >= 0 || isAtSea(place)) return GROUP_TRAVEL;
  if (stepInChurch(place) > 0) return GROUP_CHURCH;
  return place === IN_THE_INN ? NO_GROUP : GROUP_FARM;
});

/** Visible members live on the farm or stand on a board; only they can die. VIL-DEATH-05 */
export const isVisible = (place: number): boolean => VISIBLE[place];
/** Living members may also be in the black bag. VIL-SCORE-10 */
export const isLiving = (place: number): boolean => LIVING[place];
/** On a board, not on the farm and not at sea: those whom Family can call home. VIL-FAM-04, VIL-PORT-FAM-01 */
export const isOut = (place: number): boolean => OUT[place];

/** Alive and not on the farm, wherever. */
export const isAway = (place: number): boolean => AWAY[place];

/** The chronicle group for a death at a place. VIL-DEATH-07, VIL-INN-ACT-12, VIL-PORT-DEATH-02, VIL-MAR-DEATH-01 */
export const groupForDeathAt = (place: number): number => GROUPS[place];

/** Every place at which a choice may name a member: all living ones. */
export const NAMED_PLACES: readonly number[] = ALL.filter((place) => LIVING[place]);
