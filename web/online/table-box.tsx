import type { NamedBox } from '@spielstube/engine';
import type { OwnCard } from '@spielstube/table';
import { useEffect, useState } from 'react';
import Seal from '../box/seal.tsx';
import { askHouse } from './house.ts';

/** The seal of a table that is played with corrected values, for those who have not sat down yet: opened, it tells which. */
export function TableBox({ card, invitation }: { card: OwnCard; invitation: string | null }) {
  const { id, game, corrections } = card;
  const [box, setBox] = useState<NamedBox | null>(null);
  useEffect(() => {
    if (corrections === '') return;
    let isWanted = true;
    askHouse('GET /api/tables/:id/box', { id, invitation }).then(
      (known) => isWanted && setBox(known),
      // The name is told on the card; which values they are is told at the table.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [id, corrections, invitation]);
  return box === null ? null : <Seal game={game} box={box} />;
}
