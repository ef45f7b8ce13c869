import type { GameTypes } from '@spielstube/engine';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { BoardProps } from './board.ts';
import { useDesk } from './desk.ts';

/**
 * Makes several moves one after the other, as a person would: each when the table offers it, and whatever it does not
 * offer is left out. They can be taken back one by one like all others.
 */
export function useMoves<G extends GameTypes>({
  open,
}: Pick<BoardProps<G>, 'open'>): (notations: readonly string[]) => void {
  const { choose } = useDesk();
  const [left, setLeft] = useState<readonly string[]>([]);
  const [made, setMade] = useState(0);
  const isMoving = useRef(false);
  const answered = useRef<typeof open | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a move is made, the next one can be
  useEffect(() => {
    if (left.length === 0 || isMoving.current || answered.current === open) return;
    const next = left
      .map((notation) => open.find((choice) => choice.notation === notation))
      .find((choice) => choice !== undefined);
    if (next === undefined) {
      setLeft([]);
      return;
    }
    isMoving.current = true;
    answered.current = open;
    void choose(next).finally(() => {
      isMoving.current = false;
      setMade((count) => count + 1);
    });
    setLeft(left.filter((notation) => notation !== next.notation));
  }, [left, open, choose, made]);
  return useCallback((notations: readonly string[]) => {
    answered.current = null;
    setLeft(notations);
  }, []);
}
