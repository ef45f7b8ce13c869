import { useEffect, useState, useSyncExternalStore } from 'react';
import { type HouseProblem, problemOf } from './house.ts';
import { comeIn } from './me.store.ts';
import { useOnlineWords } from './online-words.ts';
import { Visit, type VisitState } from './visit.ts';

/** The visit at a table, for as long as its page is open; why there is none; null while the house is asked. */
export function useVisit(id: string): Visit | HouseProblem | null {
  const { guest } = useOnlineWords();
  const [visit, setVisit] = useState<Visit | HouseProblem | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is no other visit
  useEffect(() => {
    let opened: Visit | null = null;
    let isWanted = true;
    const invitation = location.hash.slice(1);
    comeIn(guest).then(
      () => {
        if (!isWanted) return;
        opened = new Visit({ id, invitation: invitation === '' ? null : invitation });
        setVisit(opened);
      },
      (error: unknown) => isWanted && setVisit(problemOf(error)),
    );
    return () => {
      isWanted = false;
      opened?.close();
      setVisit(null);
    };
  }, [id]);
  return visit;
}

export const useVisitState = (visit: Visit): VisitState =>
  useSyncExternalStore(visit.subscribe, visit.snapshot);
