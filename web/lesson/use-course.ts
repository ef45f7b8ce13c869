import type { Course } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import type { SpriteId } from '@spielstube/ui';
import { useEffect, useState } from 'react';
import { fetchPart } from '../games/away.ts';

/** The course of a game's lesson; null while it is being loaded. */
export function useCourse(game: string): Course<SpriteId> | null {
  const [course, setCourse] = useState<Course<SpriteId> | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    const lesson = manifestOf(game)?.lesson;
    if (lesson === undefined) return;
    fetchPart(game, lesson).then(
      ({ course: laidOut }) => setCourse(laidOut),
      (error: unknown) => setFailure({ error }),
    );
  }, [game]);
  // The page around has words for what went wrong.
  if (failure !== null) throw failure.error;
  return course;
}
