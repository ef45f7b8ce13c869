import type { Seat } from '@spielstube/engine';
import { MARRIAGE_BOARD } from '../../data/marriage.ts';
import { FARM, rankOf } from '../../data/places.ts';
import { breadOf, toolsOf } from '../../rules/bread-and-tools.ts';
import { freeRanks } from '../../rules/marriage/ceremony.ts';
import { countAt } from '../../rules/members.ts';
import type { Village, VillageFrame } from '../../rules/state.ts';
import { MILL_AGAIN } from '../../rules/state.ts';
import { askedFor, type Dying, dyingOf, isDeadly, lackingOf } from '../position.ts';
import { type Lot, lotOf } from './facts.ts';

/** Bread and tools on the farm. */
interface Tiles {
  readonly bread: number;
  readonly tools: number;
}

/** What the guide mentions at the questions of Marriage. */
export interface MarriageGuided {
  readonly howMany: Tiles & { readonly what: number };
  readonly rank: {
    /** The highest free rank, and how many are taken. */
    readonly highest: number;
    readonly taken: number;
    readonly dying: Dying;
    readonly dies: boolean;
  };
  readonly oneOfTwo: { readonly lacking: readonly number[] };
  readonly swap: { readonly cubes: number; readonly lacking: readonly number[] };
  readonly useTool: { readonly wanted: number; readonly coins: boolean; readonly tools: number };
  readonly house: Tiles;
  readonly offer: Tiles & { readonly dying: Dying };
  readonly gain: Tiles & { readonly place: number; readonly grain: number };
  readonly spouse: { readonly lot: Lot; readonly onFarm: number };
}

/** Members of all families in the ceremony. */
export const standingInCeremony = (s: Village): number =>
  s.players.reduce((sum, { members }) => sum + members.filter((place) => rankOf(place) > 0).length, 0);

const tilesOf = (s: Village, seat: Seat): Tiles => ({ bread: breadOf(s, seat), tools: toolsOf(s, seat) });

type Fact<K extends keyof MarriageGuided> = (s: Village, frame: VillageFrame) => MarriageGuided[K];

export const marriageGuided: { readonly [K in keyof MarriageGuided]: Fact<K> } = {
  howMany: (s, { seat, what }) => ({ ...tilesOf(s, seat), what }),
  rank(s, { seat, free }) {
    const dying = dyingOf(s, s.players[seat]);
    return {
      highest: freeRanks(s)[0] ?? 0,
      taken: standingInCeremony(s),
      dying,
      dies: !free && isDeadly(dying, MARRIAGE_BOARD.time),
    };
  },
  oneOfTwo: (s, { seat }) => ({ lacking: lackingOf(s.players[seat]) }),
  swap: (s, { seat, what }) => ({ cubes: what, lacking: lackingOf(s.players[seat]) }),
  useTool: (s, { seat, what }) => ({
    wanted: what === MILL_AGAIN ? 0 : askedFor(s, what),
    coins: what === MILL_AGAIN,
    tools: toolsOf(s, seat),
  }),
  house: (s, { seat }) => tilesOf(s, seat),
  offer: (s, { seat }) => ({ ...tilesOf(s, seat), dying: dyingOf(s, s.players[seat]) }),
  gain: (s, { seat, what }) => ({ ...tilesOf(s, seat), place: what, grain: s.players[seat].grain }),
  spouse: (s, f) => ({ lot: lotOf(f), onFarm: countAt(s.players[f.seat].members, FARM) }),
};
