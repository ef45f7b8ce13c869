import type { GameText } from '@spielstube/engine/text';
import type { RoomLook } from '@spielstube/table';
import type { GameUi } from '@spielstube/ui';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { Laying } from '../parts/laying.tsx';
import type { TableCompany } from './company.ts';
import type { TableLesson } from './lesson.ts';
import type { TableState, TableStore } from './table.store.ts';
import { TableFrame } from './table-frame.tsx';

const Closing = lazy(() => import('../closing/closing.tsx'));

export interface SceneProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly ui: GameUi;
  readonly text: GameText;
  readonly look: RoomLook;
  readonly company: TableCompany | null;
  readonly lesson: TableLesson | null;
  readonly menu: ReactNode;
}

/** `?move=31`: somebody comes to see a moment of a game. */
function wantedMove(search: string): number | null {
  const move = new URLSearchParams(search).get('move');
  return move !== null && /^\d{1,6}$/.test(move) ? Number(move) : null;
}

/** The table while it is played, its end, and its replay. */
export function TableScene({ store, state, ui, text, look, company, lesson, menu }: SceneProps) {
  const wanted = wantedMove(useSearch());
  const [replaying, setReplaying] = useState(look.result !== null && wanted !== null);
  useEffect(() => {
    if (wanted !== null) store.showMove(wanted);
  }, [store, wanted]);
  // Who opens a finished game knows how it ended.
  const [counted, setCounted] = useState(look.result !== null);
  const endCounting = useCallback(() => setCounted(true), []);
  if (look.result !== null && !replaying) {
    return (
      <Suspense fallback={<Laying />}>
        <Closing
          store={store}
          state={state}
          ui={ui}
          text={text}
          look={look}
          result={look.result}
          counted={counted}
          endCounting={endCounting}
          replay={(move) => {
            store.showMove(move);
            setReplaying(true);
          }}
        />
      </Suspense>
    );
  }
  return (
    <TableFrame
      store={store}
      state={state}
      ui={ui}
      text={text}
      look={look}
      company={company}
      lesson={replaying ? null : lesson}
      menu={menu}
      endReplay={
        replaying
          ? () => {
              store.showMove(null);
              setReplaying(false);
            }
          : null
      }
    />
  );
}
