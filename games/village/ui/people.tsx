import {
  BLACK_BAG as BAG,
  type Box,
  CASTLES,
  CHURCH_STEPS,
  COUNCIL_STEPS,
  feet,
  GRAVES,
  MEMBER,
  type Standing,
  WORKSHOPS,
} from '@spielstube/art/village/anchors.ts';
import { Target } from '@spielstube/ui';
import type { CSSProperties } from 'react';
import { printedNumber } from '../data/pieces.ts';
import {
  BLACK_BAG,
  castleOf,
  GRAVE,
  groupOf,
  isInChronicle,
  isWorkshop,
  ON_THE_CHURCH,
  seaBurialOf,
  stepInChurch,
  stepInCouncil,
} from '../data/places.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import { mixOf } from '../rules/mix.ts';
import type { Village } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import { entriesIn } from './book.ts';
import { memberPiece } from './drawings.ts';
import { Figure } from './figure.tsx';
import { allMembers, choicesOf, closedFor, type Member, placeOf, titleOf } from './members.ts';
import { deathsIn } from './obituary.tsx';
import styles from './people.module.css';
import { boxAt, boxOn, onBoard } from './spot.ts';
import { WORKSHOP_NAMES } from './workshops.ts';

interface PeopleProps extends PartProps {
  /** Where those who are at a place stand or lie; nothing for places that are not here. */
  readonly boxesAt?: BoxesAt;
  /** Lays a box onto what they stand on. */
  readonly onto?: (box: Box) => CSSProperties;
}
export type BoxesAt = (place: number, members: readonly Member[], view: Village) => readonly Box[];

/** The members of all families who are on the board, living and dead. */
export function People({ board, boxesAt = boxesOnBoard, onto = onBoard }: PeopleProps) {
  // The viewer's own stand in front: they are the ones to be pointed at.
  const ownLast = allMembers(board).toSorted(
    (one, other) => Number(one.seat === board.viewer) - Number(other.seat === board.viewer),
  );
  const deaths = deathsIn(board.news);
  const boxes = new Map<Member, Box | undefined>();
  for (const [place, members] of Map.groupBy(ownLast, (member) => member.place)) {
    const there = boxesAt(place, members, board.view);
    members.forEach((member, n) => void boxes.set(member, there[n]));
  }
  // Not place by place: when somebody goes elsewhere, others would be taken out of the page and put back in another order.
  return ownLast.map((member) => {
    const { seat, index, kind, place } = member;
    const box = boxes.get(member);
    return box === undefined ? null : (
      <Person
        key={memberPiece(seat, index)}
        board={board}
        member={member}
        style={onto(box)}
        lying={isLying(place)}
        laid={deaths.some(
          (death) => death.seat === seat && death.member === printedNumber(kind) && death.to === place,
        )}
      />
    );
  });
}

interface PersonProps extends PartProps {
  readonly member: Member;
  readonly style: CSSProperties;
  readonly lying: boolean;
  /** Whether he has just been laid to rest here. */
  readonly laid: boolean;
}

function Person({ board, member, style, lying, laid }: PersonProps) {
  const words = board.text.words;
  return (
    <Target
      about={{ title: titleOf(board, member), lines: [words.place(member.place)] }}
      open={choicesOf(board, member)}
      closed={closedFor(board, member)}
      piece={memberPiece(member.seat, member.index)}
      anchor={placeOf(member)}
      className={`${styles.person} ${laid ? styles.laid : ''}`}
      style={style}
    >
      <Figure crest={member.crest} kind={member.kind} lying={lying} />
    </Target>
  );
}

const isLying = (place: number): boolean =>
  isInChronicle(place) || place === GRAVE || place === ON_THE_CHURCH || seaBurialOf(place) >= 0;

/** Whoever has no spot of his own, in a box that was corrected, lies on the last one. */
const nthOf = <T,>(spots: readonly T[], n: number): T => spots[Math.min(n, spots.length - 1)];

/** Side by side on a ground. */
export const standing = (ground: Standing, count: number): readonly Box[] =>
  feet(ground, count).map((foot) => boxOn(foot, MEMBER.w, MEMBER.h));

/** On the board of the base game. */
export const boxesOnBoard: BoxesAt = (place, members, view) => {
  const ground = groundAt(place);
  if (ground !== undefined) return standing(ground, members.length);
  if (groupOf(place) >= 0) {
    const entries = entriesIn(mixOf(view), view.seats, groupOf(place)).filter(({ isOpen }) => isOpen);
    return members.map((_, n) => {
      const { x, y, w, h } = nthOf(entries, n).box;
      return boxAt([x - 0.7, y], w + 1.4, h);
    });
  }
  if (place === GRAVE) return members.map((_, n) => boxAt(nthOf(GRAVES, n).member, 25.4, 18));
  if (place === ON_THE_CHURCH) return members.map((_, n) => boxAt([102 + 30 * n, 96], 27.5, 19.5));
  return [];
};

function groundAt(place: number): Standing | undefined {
  if (isWorkshop(place)) return WORKSHOPS[WORKSHOP_NAMES[place]]?.members;
  const castle = CASTLE_KEYS[castleOf(place)];
  if (castle !== undefined) return CASTLES[castle].members;
  if (stepInCouncil(place) > 0) return COUNCIL_STEPS[stepInCouncil(place) - 1].members;
  if (stepInChurch(place) > 0) return CHURCH_STEPS[stepInChurch(place) - 1].members;
  return place === BLACK_BAG ? BAG.members : undefined;
}
