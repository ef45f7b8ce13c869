import { lazy, Suspense, useState } from 'react';
import type { TableStore } from '../../table/table.store.ts';
import { useTableState } from '../../table/table.store.ts';
import { useOnlineWords } from '../online-words.ts';
import { TableMenu } from './table-menu.tsx';

const PutOnline = lazy(() => import('./put-online.tsx'));

/** What else can be done with a table of this browser: going on with others. */
export default function BrowserTableMenu({ store }: { store: TableStore }) {
  const words = useOnlineWords().table;
  const { seats, look } = useTableState(store);
  const [open, setOpen] = useState(false);
  if (look === null || look.result !== null || seats.length < 2) return null;
  return (
    <>
      <TableMenu
        items={[
          { glyph: 'ui-people', title: words.online, hint: words.onlineHint, act: () => setOpen(true) },
        ]}
      />
      {open && (
        <Suspense>
          <PutOnline store={store} seats={seats} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
