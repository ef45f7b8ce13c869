import {
  BLACK_BAG as BAG,
  type Box,
  CASTLES,
  CHRONICLE,
  CHURCH_STEPS,
  COUNCIL_STEPS,
  ENTRY,
  feet,
  GRAVES,
  MEMBER,
  type Standing,
  WORKSHOPS,
} from '@spielstube/art/village/anchors.ts';
import { Target } from '@spielstube/ui';
import {
  BLACK_BAG,
  castleOf,
  GRAVE,
  GROUP_KEYS,
  groupOf,
  isWorkshop,
  ON_THE_CHURCH,
  stepInChurch,
  stepInCouncil,
} from '../data/places.ts';
import { CASTLE_KEYS } from '../data/travel.ts';
import type { PartProps } from './board.ts';
import { memberPiece, place } from './drawings.ts';
import { Figure } from './figure.tsx';
import { allMembers, choicesOf, closedFor, type Member } from './members.ts';
import { deathsIn } from './obituary.tsx';
import styles from './people.module.css';
import { boxAt, boxOn, onBoard } from './spot.ts';
import { WORKSHOP_NAMES } from './workshops.ts';

/** The members of all families who are on the board, living and dead. */
export function People({ board }: PartProps) {
  // The viewer's own stand in front: they are the ones to be pointed at.
  const ownLast = allMembers(board).toSorted(
    (one, other) => Number(one.seat === board.viewer) - Number(other.seat === board.viewer),
  );
  const deaths = deathsIn(board.news);
  const byPlace = Map.groupBy(ownLast, ({ place }) => place);
  return [...byPlace].flatMap(([place, members]) => {
    const boxes = boxesAt(place, members);
    return members.map((member, n) =>
      boxes[n] === undefined ? null : (
        <Person
          key={memberPiece(member.seat, member.index)}
          board={board}
          member={member}
          box={boxes[n]}
          lying={isLying(place)}
          laid={deaths.some(
            ({ seat, member: number, to }) =>
              seat === member.seat && number === member.number && to === place,
          )}
        />
      ),
    );
  });
}

interface PersonProps extends PartProps {
  readonly member: Member;
  readonly box: Box;
  readonly lying: boolean;
  /** Whether he has just been laid to rest here. */
  readonly laid: boolean;
}

function Person({ board, member, box, lying, laid }: PersonProps) {
  const words = board.text.words;
  const title = board.text.words.labels.memberOf(words.member(member.number), board.cast.name(member.seat));
  return (
    <Target
      about={{ title, lines: [words.place(member.place)] }}
      open={choicesOf(board, member)}
      closed={closedFor(board, member)}
      piece={memberPiece(member.seat, member.index)}
      anchor={place.member(member.seat, member.number, member.place)}
      className={`${styles.person} ${laid ? styles.laid : ''}`}
      style={onBoard(box)}
    >
      <Figure crest={member.crest} number={member.number} lying={lying} />
    </Target>
  );
}

const isLying = (place: number): boolean => groupOf(place) >= 0 || place === GRAVE || place === ON_THE_CHURCH;

/** Whoever has no spot of his own, in a box that was corrected, lies on the last one. */
const nthOf = <T,>(spots: readonly T[], n: number): T => spots[Math.min(n, spots.length - 1)];

/** Where those who are at a place stand or lie; nothing for places that are not on the board. */
function boxesAt(place: number, members: readonly Member[]): readonly Box[] {
  const ground = groundAt(place);
  if (ground !== undefined) {
    return feet(ground, members.length).map((foot) => boxOn(foot, MEMBER.w, MEMBER.h));
  }
  const group = GROUP_KEYS[groupOf(place)];
  if (group !== undefined) {
    return members.map((_, n) => {
      const [x, y] = nthOf(CHRONICLE[group].entries, n);
      return boxAt([x - 0.7, y], ENTRY.w + 1.4, ENTRY.h);
    });
  }
  if (place === GRAVE) return members.map((_, n) => boxAt(nthOf(GRAVES, n).member, 25.4, 18));
  if (place === ON_THE_CHURCH) return members.map((_, n) => boxAt([102 + 30 * n, 96], 27.5, 19.5));
  return [];
}

function groundAt(place: number): Standing | undefined {
  if (isWorkshop(place)) return WORKSHOPS[WORKSHOP_NAMES[place]].members;
  const castle = CASTLE_KEYS[castleOf(place)];
  if (castle !== undefined) return CASTLES[castle].members;
  if (stepInCouncil(place) > 0) return COUNCIL_STEPS[stepInCouncil(place) - 1].members;
  if (stepInChurch(place) > 0) return CHURCH_STEPS[stepInChurch(place) - 1].members;
  return place === BLACK_BAG ? BAG.members : undefined;
}
