import type { MyTable } from '@spielstube/table';
import { useEffect, useState } from 'react';
import { askHouse } from '../house.ts';
import { useMe } from '../me.store.ts';

const NONE: readonly MyTable[] = [];

/** All tables of whoever is here. */
export function useMine(): readonly MyTable[] {
  const me = useMe();
  const [mine, setMine] = useState(NONE);
  const id = me?.id ?? null;
  useEffect(() => {
    if (id === null) {
      setMine(NONE);
      return;
    }
    let isWanted = true;
    askHouse('GET /api/tables/mine', {}).then(
      (tables) => isWanted && setMine(tables),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return mine;
}
