import type { GameText } from '@spielstube/engine/text';
import { manifestOf } from '@spielstube/games';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useGameText } from '../games/texts.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { NotHere } from '../parts/not-here.tsx';
import { useWords } from '../settings/settings.store.ts';
import type { Failure } from '../workers/call.ts';
import type { TableCompany } from './company.ts';
import type { TableLesson } from './lesson.ts';
import { type TableStore, useTableState } from './table.store.ts';
import { TableScene } from './table-scene.tsx';

const Curtain = lazy(() => import('./curtain.tsx'));
const GivenNames = lazy(() => import('../campaign/given-names.tsx'));

export interface OpenTableProps {
  readonly id: string;
  readonly store: TableStore;
  readonly company: TableCompany | null;
  readonly lesson: TableLesson | null;
  readonly menu: ReactNode;
}

/** A table with everything that lies on it, wherever it is kept. */
export function OpenTable({ id, store, company, lesson, menu }: OpenTableProps) {
  const kept = useTableState(store);
  const seats = company?.seats ?? kept.seats;
  const state = useMemo(() => ({ ...kept, seats }), [kept, seats]);
  const { failure, ui, look, curtain } = state;
  const text = useGameText(state.game, state.options);
  if (failure !== null) return <TableMishap failure={failure} />;
  if (curtain !== null && seats.length > 0) {
    return (
      <Suspense fallback={<Laying />}>
        <Curtain
          name={seats[curtain].name}
          seat={curtain}
          game={state.game}
          lift={() => store.sit(curtain)}
        />
      </Suspense>
    );
  }
  if (ui === null || text === null || look === null) return <Laying />;
  const scene = (words: GameText): ReactNode => (
    <TableScene
      store={store}
      state={state}
      ui={ui}
      text={words}
      look={look}
      company={company}
      lesson={lesson}
      menu={menu}
    />
  );
  if (manifestOf(state.game)?.campaign === undefined) return scene(text);
  return (
    <Suspense fallback={<Laying />}>
      <GivenNames table={id} ui={ui} text={text}>
        {scene}
      </GivenNames>
    </Suspense>
  );
}

function TableMishap({ failure }: { failure: Failure }) {
  const words = useWords().error;
  switch (failure.kind) {
    case 'gone':
      return <Mishap title={words.notFound} text={words.gone} />;
    case 'broken':
      return <Mishap text={words.noLongerReplays} detail={failure.message} />;
    case 'elsewhere':
      return <Mishap title={words.elsewhere} text={words.elsewhereText} />;
    case 'away':
      return <NotHere game={failure.game} />;
    default:
      return <Mishap text={words.worker} detail={failure.message} />;
  }
}
