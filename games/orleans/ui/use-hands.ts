import { openChoices, useMoves } from '@spielstube/ui';
import { useCallback, useMemo, useState } from 'react';
import { isOwn, PROFESSIONS } from '../data/people.ts';
import { PLACE_OF_SPACE } from '../data/places.ts';
import type { OrleansEvent } from '../rules/events.ts';
import { make, moves, type OrleansAction } from '../rules/moves.ts';
import { mayBePut } from '../rules/places.ts';
import { FROM_TOWER, NOTHING, sourceOfPlacement, spaceOfPlacement } from '../rules/state.ts';
import type { Board, Open } from './board.ts';

/** Somebody who has been picked up, and where from. */
export interface InHand {
  readonly kind: number;
  readonly from: 'market' | 'tower' | 'bath' | 'space';
  /** The space that he leaves, or NOTHING. */
  readonly space: number;
}

/** What one does with people before they stand somewhere: pick up, put down, take back. */
export interface Hands {
  readonly inHand: InHand | null;
  /** Picks somebody up; the same one again is put back. */
  pick(person: InHand | null): void;
  /** Whether somebody of this kind could be put anywhere. */
  canPick(kind: number, from: InHand['from']): boolean;
  /** What can be put on a space: whoever is in the hand, or else everybody who fits. */
  openAt(space: number): readonly Open[];
  /** Whether whoever is in the hand could be moved there from another space. */
  fitsAt(space: number): boolean;
  /** Lets go over a place of the table; true if he stays there. */
  drop(person: InHand, place: string | null): boolean;
  /** Takes everybody back who was put here in this round. */
  clear(spaces: readonly number[]): void;
  /** Spaces that were filled in this round. */
  readonly placed: readonly number[];
  /** What of the last plan can be repeated, as moves. */
  readonly again: readonly OrleansAction[];
  repeat(): void;
}

/** Names of the places where somebody may be dropped. */
export const dropNames = {
  market: 'market',
  space: (space: number): string => `space ${space}`,
  place: (place: number): string => `place ${place}`,
} as const;

const puts = (a: OrleansAction, { kind, from }: InHand): boolean =>
  from === 'tower' ? a.do === 'placeFromTower' && a.kind === kind : a.do === 'place' && a.kind === kind;
const spaceOf = (a: OrleansAction): number =>
  a.do === 'place' || a.do === 'placeFromTower' ? a.space : NOTHING;

/** The hands of the viewer while people are placed. */
export function useHands(board: Board, seat: number): Hands {
  const { view, frame } = board;
  const player = view.players[seat];
  const makeMoves = useMoves(board);
  const [picked, setPicked] = useState<InHand | null>(null);
  const placing = useMemo(() => openChoices(board, (a) => spaceOf(a) !== NOTHING), [board]);
  const placed = frame?.kind === 'plan' ? player.plan.map(spaceOfPlacement) : [];
  const canPick = (kind: number, from: InHand['from']): boolean =>
    placing.some(({ action }) => puts(action, { kind, from, space: NOTHING }));
  const isStillThere =
    picked !== null &&
    (picked.from === 'space' ? placed.includes(picked.space) : canPick(picked.kind, picked.from));
  const inHand = isStillThere ? picked : null;
  const run = (steps: readonly OrleansAction[]): void => {
    setPicked(null);
    makeMoves(steps.map(moves.notate));
  };
  const fitsAt = (space: number): boolean =>
    inHand?.from === 'space' && mayBePut(view, seat, inHand.kind, space) === null;

  /** The move that puts somebody onto a space, or onto the first one of a place where he fits. */
  const putting = (person: InHand, isMeant: (space: number) => boolean): OrleansAction | undefined =>
    placing.find(({ action }) => puts(action, person) && isMeant(spaceOf(action)))?.action;

  const drop = (person: InHand, where: string | null): boolean => {
    const isMeant = (space: number): boolean =>
      where === dropNames.space(space) || where === dropNames.place(PLACE_OF_SPACE[space]);
    if (person.from !== 'space') {
      const move = putting(person, isMeant);
      if (move === undefined) {
        setPicked(null);
        return false;
      }
      run([move]);
      return true;
    }
    const back = make.takeBack(person.space);
    if (where === dropNames.market) {
      run([back]);
      return true;
    }
    const to = player.spaces.findIndex(
      (_, space) => isMeant(space) && mayBePut(view, seat, person.kind, space) === null,
    );
    if (to < 0) {
      setPicked(null);
      return false;
    }
    const placement = player.plan.find((one) => spaceOfPlacement(one) === person.space) ?? 0;
    const again = sourceOfPlacement(placement) === FROM_TOWER ? make.placeFromTower : make.place;
    run([back, again(person.kind, to)]);
    return true;
  };

  const again = useMemo(() => planAgain(board, seat), [board, seat]);
  return {
    inHand,
    pick: useCallback((person) => setPicked((now) => (isSame(now, person) ? null : person)), []),
    canPick,
    openAt: (space) =>
      placing.filter(({ action }) => spaceOf(action) === space && (inHand === null || puts(action, inHand))),
    fitsAt,
    drop,
    clear: (spaces) => run(spaces.toReversed().map((space) => make.takeBack(space))),
    placed,
    again,
    repeat: () => run(again),
  };
}

const isSame = (one: InHand | null, other: InHand | null): boolean =>
  one !== null && one.kind === other?.kind && one.from === other.from && one.space === other.space;

type PlanShown = Extract<OrleansEvent, { what: 'planShown' }>;

/** The other sort of the same profession: an own person instead of a neutral one, or the other way round. */
const likeHim = (kind: number): number => (isOwn(kind) ? kind - PROFESSIONS : kind + PROFESSIONS);

/** The last plan of a seat, as far as the same people (or others of their profession) wait and the spaces are free. */
export function planAgain({ view, history, frame }: Board, seat: number): OrleansAction[] {
  if (frame?.kind !== 'plan') return [];
  const last = history.findLast(
    (event): event is PlanShown => event.what === 'planShown' && event.seat === seat,
  );
  const waiting = [...view.players[seat].market];
  return (last?.spaces ?? []).flatMap((space, n) => {
    const planned = last?.kinds[n] ?? NOTHING;
    const kind = [planned, likeHim(planned)].find(
      (one) => (waiting[one] ?? 0) > 0 && mayBePut(view, seat, one, space) === null,
    );
    if (kind === undefined) return [];
    waiting[kind]--;
    return [make.place(kind, space)];
  });
}
