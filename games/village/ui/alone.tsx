import { Panels } from '@spielstube/ui';
import { lazy, Suspense } from 'react';
import type { ConnyProps } from './conny-tray.tsx';

// Most tables do without Conny: she is loaded where somebody plays alone.
const ConnyPanel = lazy(async () => ({ default: (await import('./conny.tsx')).ConnyPanel }));
const WholeConny = lazy(async () => ({ default: (await import('./whole-conny.tsx')).WholeConny }));

/** The only other one at the table. */
export function ConnyAlone(props: ConnyProps) {
  return (
    <Panels count={1} solo>
      <Suspense>
        <ConnyPanel {...props} />
      </Suspense>
    </Panels>
  );
}

/** Everything that lies before Conny. */
export function ConnysArea(props: ConnyProps) {
  return (
    <Suspense>
      <WholeConny {...props} />
    </Suspense>
  );
}
