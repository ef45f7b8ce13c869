import type { GameText, Lang } from '@spielstube/engine';
import type { GameUi } from '@spielstube/ui';
import { lazy, Suspense, useState } from 'react';
import { Laying } from '../parts/laying.tsx';
import { useSettings } from '../settings/settings.store.ts';
import type { TableLook } from '../workers/protocol.ts';
import type { TableState, TableStore } from './table.store.ts';
import { TableFrame } from './table-frame.tsx';

const Closing = lazy(() => import('../closing/closing.tsx'));

export interface SceneProps {
  readonly store: TableStore;
  readonly state: TableState;
  readonly ui: GameUi;
  readonly texts: Record<Lang, GameText>;
  readonly look: TableLook;
}

/** The table while it is played, its end, and its replay. */
export function TableScene({ store, state, ui, texts, look }: SceneProps) {
  const { lang } = useSettings();
  const [replaying, setReplaying] = useState(false);
  const text = texts[lang];
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
