import { lazy, Suspense } from 'react';
import { useSearch } from 'wouter';
import { useHouseRules } from '../parts/house-rules.ts';
import { late } from '../parts/late.ts';
import { Laying } from '../parts/laying.tsx';
import { OpenTable } from './open-table.tsx';
import { useTableStore } from './table.store.ts';
import { useStoredLesson } from './use-stored-lesson.ts';

const BrowserTableMenu = late(() => import('../online/table/browser-table-menu.tsx'));
const SidePath = lazy(() => import('../coach/side-path.tsx'));
const LessonTable = lazy(() => import('../lesson/lesson-table.tsx'));

/** A running game of this browser, from the curtain to the closing scene. */
export default function TablePage({ id }: { id: string }) {
  const store = useTableStore(id);
  const stored = useStoredLesson(id);
  const hasHouse = useHouseRules() !== null;
  const from = new URLSearchParams(useSearch()).get('from');
  if (store === null || stored === undefined) return <Laying />;
  const menu = (
    <Suspense>
      {from !== null && <SidePath from={from} />}
      {hasHouse && <BrowserTableMenu store={store} />}
    </Suspense>
  );
  if (stored === null) return <OpenTable id={id} store={store} company={null} lesson={null} menu={menu} />;
  return (
    <Suspense fallback={<Laying />}>
      <LessonTable key={id} id={id} store={store} stored={stored} menu={menu} />
    </Suspense>
  );
}
