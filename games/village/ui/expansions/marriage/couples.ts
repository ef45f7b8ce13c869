import { feet, MEMBER } from '@spielstube/art/village/anchors.ts';
import {
  BAKERY as BAKERY_SPOTS,
  BLISS as BLISS_SPOTS,
  type Couples,
  RANKS,
  STORE as STORE_SPOTS,
} from '@spielstube/art/village/marriage/anchors.ts';
import type { SpotBox } from '@spielstube/ui';
import { BAKERY, BLISS, isOnMarriageBoard, rankOf, STORE } from '../../../data/places.ts';
import { COUPLE, PINK, spouseOf } from '../../../rules/marriage/couples.ts';
import type { Marriage } from '../../../rules/state.ts';
import type { Member } from '../../members.ts';
import type { BoxesAt } from '../../people.tsx';
import { boxOn } from '../../spot.ts';

/* Where couples stand: before their house, two by two, in the order of their weddings; who is alone stands behind them. */

const SPOTS = new Map<number, Couples>([
  [BAKERY, BAKERY_SPOTS],
  [STORE, STORE_SPOTS],
  [BLISS, BLISS_SPOTS],
]);

interface Standing {
  readonly spouse: number;
  readonly box: SpotBox;
}

const upright = ([x, y]: readonly [number, number]): SpotBox => boxOn([x, y], MEMBER.w, MEMBER.h);

/** The couples of a house, each spouse with a spot. */
function couplesAt({ couples }: Marriage, house: number): Standing[] {
  const spots = SPOTS.get(house)?.couples ?? [];
  const there: Standing[] = [];
  let n = 0;
  for (let at = 0; at < couples.length; at += COUPLE) {
    if (couples[at] !== house) continue;
    const pair = spots[Math.min(n++, spots.length - 1)];
    if (pair === undefined) continue;
    there.push({ spouse: couples[at + 1], box: upright(pair[0]) });
    there.push({ spouse: couples[at + 2], box: upright(pair[1]) });
  }
  return there;
}

/** Where members stand on the leaf. */
export const boxesAtTheWedding =
  (marriage: Marriage): BoxesAt =>
  (at, members) => {
    if (!isOnMarriageBoard(at)) return [];
    const rank = rankOf(at);
    if (rank > 0) return members.map(() => upright(RANKS[rank - 1].foot));
    const couples = couplesAt(marriage, at);
    const alone = aloneAt(at, couples.length);
    const single = members.filter((member) => boxOf(couples, member) === undefined);
    return members.map((member) => boxOf(couples, member) ?? alone[single.indexOf(member)]);
  };

const boxOf = (couples: readonly Standing[], { seat, index }: Member): SpotBox | undefined =>
  couples.find(({ spouse }) => spouse === spouseOf(seat, index))?.box;

/** Spots for those whose partner is gone: beside the couples. */
function aloneAt(house: number, taken: number): SpotBox[] {
  const pairs = SPOTS.get(house)?.couples ?? [];
  const [[x, y]] = pairs[Math.min(pairs.length - 1, taken / 2)] ?? [[0, 0]];
  return feet({ foot: [x, y], room: 60, rise: 20, align: 'left' }, 5).map(upright);
}

/** Where pink members stand: on ranks during a wedding, and with their partners. */
export function pinkSpots(marriage: Marriage): SpotBox[] {
  const inHouses = [...SPOTS.keys()].flatMap((house) =>
    couplesAt(marriage, house).filter(({ spouse }) => spouse === PINK),
  );
  return [
    ...marriage.pinkRanks.map((rank) => upright(RANKS[rank - 1].foot)),
    ...inHouses.map(({ box }) => box),
  ];
}
