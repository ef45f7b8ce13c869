import { useState } from 'react';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { Letter } from './letter/letter.tsx';
import { useOnlineWords } from './online-words.ts';
import { HouseTable } from './table/house-table.tsx';
import { useVisit, useVisitState } from './use-visit.ts';
import { Visit } from './visit.ts';
import { WaitingRoom } from './waiting/waiting-room.tsx';

/** A table of the house: the letter, the room in which one waits, the game, its end. */
export default function HouseTablePage({ id }: { id: string }) {
  const words = useOnlineWords();
  const visit = useVisit(id);
  if (visit === null) return <Laying />;
  if (visit instanceof Visit) return <AtTable visit={visit} />;
  return <Mishap text={words.problem[visit]} />;
}

function AtTable({ visit }: { visit: Visit }) {
  const words = useOnlineWords();
  const state = useVisitState(visit);
  const [watching, setWatching] = useState(false);
  const { card, failure } = state;
  if (failure !== null) return <Mishap text={words.problem[failure]} />;
  if (card === null) return <Laying />;
  const isRunning = card.status === 'waiting' || card.status === 'playing';
  if (card.seat === null && isRunning && !watching) {
    return <Letter visit={visit} state={state} card={card} watch={() => setWatching(true)} />;
  }
  return card.status === 'waiting' ? (
    <WaitingRoom visit={visit} state={state} card={card} />
  ) : (
    <HouseTable visit={visit} />
  );
}
