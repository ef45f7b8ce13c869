import { HOLDS, SHIP_BOARD } from '@spielstube/art/village/port/ship-anchors.ts';
import {
  closedChoice,
  crestAt,
  Explain,
  Glyph,
  layingOn,
  openChoices,
  type SpriteId,
  Target,
} from '@spielstube/ui';
import type { ReactNode } from 'react';
import { ON_THE_SHIP } from '../../../data/places.ts';
import { CHEST, HARBOUR, VOYAGE } from '../../../data/port.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import { HIDDEN, NOTHING } from '../../../rules/state.ts';
import type { Board, SeatProps } from '../../board.ts';
import { memberPiece, seatColours } from '../../drawings.ts';
import { Figure } from '../../figure.tsx';
import { choicesOf, closedFor, type Member, membersOf, titleOf } from '../../members.ts';
import { cargoSign, place } from '../drawings.ts';
import { Captain } from './captain.tsx';
import styles from './ship-board.module.css';
import { ShipSign } from './ship-sign.tsx';

const onShip = layingOn({ w: SHIP_BOARD.w, h: SHIP_BOARD.h });

/** What lies in a hold: a piece of cargo, a chest, or somebody who travels. */
type InHold =
  | { readonly is: 'cargo'; readonly cargo: number }
  | { readonly is: 'chest'; readonly chest: number }
  | { readonly is: 'member'; readonly member: Member };

/** Everything aboard a ship, piece by piece. */
function aboard(board: Board, seat: number): InHold[] {
  const { port } = board.view;
  if (port === null) return [];
  const { cargo, chests } = port.ships[seat];
  return [
    ...cargo.flatMap((count, kind) =>
      Array.from({ length: count }, (): InHold => ({ is: 'cargo', cargo: kind })),
    ),
    ...chests.map((chest): InHold => ({ is: 'chest', chest })),
    ...membersOf(board, seat)
      .filter(({ place: at }) => at === ON_THE_SHIP)
      .map((member): InHold => ({ is: 'member', member })),
  ];
}

/** The ship board of a seat: who leads it, and what lies in its holds. */
export function ShipBoard({ board, seat }: SeatProps) {
  const { port } = board.view;
  const words = board.text.words.port;
  if (port === null) return null;
  const { captain, helmsman, water } = port.ships[seat];
  const pieces = aboard(board, seat);
  const isLoad = (a: VillageAction): boolean =>
    seat === board.viewer && (a.do === 'load' || a.do === 'board');
  const crest = crestAt(board, seat);
  return (
    <div className={styles.ship}>
      <CaptainPlace board={board} captain={captain} helmsman={helmsman} />
      <div className={styles.hull}>
        <svg viewBox={`0 0 ${SHIP_BOARD.w} ${SHIP_BOARD.h}`} style={seatColours(crest)} aria-hidden="true">
          <use href="#v-shipboard" width={SHIP_BOARD.w} height={SHIP_BOARD.h} />
        </svg>
        <Explain
          about={{
            title: words.shipOf(board.cast.name(seat)),
            lines: [words.water(water), words.holdsAbout],
            rule: 'VIL-PORT-LOAD-01',
          }}
          style={onShip({ x: 0, y: 0, w: SHIP_BOARD.w, h: SHIP_BOARD.h })}
          data-anchor={place.ship(seat)}
        />
        {HOLDS.slice(0, VOYAGE.holds).map((hold, n) => {
          const inside = pieces[n];
          const isFirstFree = n === pieces.length;
          return inside === undefined ? (
            <Target
              key={hold.x}
              about={{
                title: words.hold(n),
                lines: [words.emptyHold, words.holdsAbout],
                rule: 'VIL-PORT-LOAD-01',
              }}
              open={isFirstFree && water === HARBOUR ? openChoices(board, isLoad) : []}
              className={styles.hold ?? ''}
              style={onShip(hold)}
            >
              {null}
            </Target>
          ) : (
            <Laden key={hold.x} board={board} piece={inside} style={onShip(hold)} />
          );
        })}
      </div>
    </div>
  );
}

interface CaptainPlaceProps {
  readonly board: Board;
  readonly captain: number;
  readonly helmsman: boolean;
}

function CaptainPlace({ board, captain, helmsman }: CaptainPlaceProps) {
  const words = board.text.words.port;
  if (captain === NOTHING) {
    return (
      <Explain
        about={{ title: words.captains(1), lines: [words.captainsAbout], rule: 'VIL-PORT-CAP-01' }}
        className={styles.nobody ?? ''}
        aria-hidden="true"
      >
        <Glyph id="v-captain" />
      </Explain>
    );
  }
  return (
    <Target
      about={{
        title: words.captain(captain),
        lines: [words.captainAbout(captain), ...(helmsman ? [words.helmsman] : [])],
        rule: 'VIL-PORT-CAP-02',
      }}
      className={styles.captain ?? ''}
    >
      <Captain captain={captain} />
      {helmsman && (
        <span className={styles.helmsman} aria-hidden="true">
          <Glyph id="v-step" />
        </span>
      )}
    </Target>
  );
}

interface LadenProps {
  readonly board: Board;
  readonly piece: InHold;
  readonly style: ReturnType<typeof onShip>;
}

function Laden({ board, piece, style }: LadenProps) {
  const words = board.text.words.port;
  const className = styles.hold ?? '';
  if (piece.is === 'member') {
    const { member } = piece;
    return (
      <Target
        about={{ title: titleOf(board, member), lines: [board.text.words.place(ON_THE_SHIP)] }}
        open={choicesOf(board, member)}
        closed={closedFor(board, member)}
        piece={memberPiece(member.seat, member.index)}
        className={className}
        style={style}
      >
        <Figure crest={member.crest} kind={member.kind} />
      </Target>
    );
  }
  const cargo = piece.is === 'chest' ? CHEST : piece.cargo;
  const sells = (a: VillageAction): boolean =>
    board.frame?.kind === 'island' && piece.is === 'cargo' && a.do === 'sell' && a.cargo === cargo;
  const title =
    piece.is === 'chest' && piece.chest !== HIDDEN
      ? `${words.chest}: ${words.chestContent(piece.chest)}`
      : words.cargoes(cargo, 1);
  return (
    <Target
      about={{ title, lines: [words.cargoAbout(cargo)] }}
      open={openChoices(board, sells)}
      closed={closedChoice(board, sells)}
      className={className}
      style={style}
    >
      <Glyph id={cargoSign(cargo)} />
    </Target>
  );
}

/** A line of small signs: where the ship is, its captain, its holds. For panels. */
export function ShipLine({ board, seat }: SeatProps): ReactNode {
  const { port } = board.view;
  const words = board.text.words.port;
  if (port === null) return null;
  const { water, captain } = port.ships[seat];
  const pieces = aboard(board, seat);
  return (
    <Explain
      about={{
        title: words.shipOf(board.cast.name(seat)),
        lines: [
          words.water(water),
          ...(captain === NOTHING ? [] : [words.captain(captain)]),
          ...pieces.map((piece) => nameOf(board, piece)),
        ],
        rule: 'VIL-PORT-LOAD-01',
      }}
      className={styles.line ?? ''}
      data-part="ship"
    >
      <ShipSign crest={crestAt(board, seat)} />
      {captain !== NOTHING && <Glyph id="v-captain" />}
      <span>{words.shortWater(water)}</span>
      {Array.from({ length: VOYAGE.holds }, (_, n) => (
        <i key={n}>{pieces[n] !== undefined && <Glyph id={signOf(pieces[n])} />}</i>
      ))}
    </Explain>
  );
}

function signOf(piece: InHold): SpriteId {
  if (piece.is === 'member') return 'b-family';
  return cargoSign(piece.is === 'chest' ? CHEST : piece.cargo);
}

function nameOf(board: Board, piece: InHold): string {
  if (piece.is === 'member') return titleOf(board, piece.member);
  return board.text.words.port.cargoes(piece.is === 'chest' ? CHEST : piece.cargo, 1);
}
