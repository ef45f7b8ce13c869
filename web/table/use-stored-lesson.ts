import { useEffect, useState } from 'react';
import { lessonAtTable } from '../cellar/lessons.ts';
import type { StoredLesson } from '../cellar/stored-lesson.ts';

/** The lesson that is given at a table; null if there is none, undefined until that is known. */
export function useStoredLesson(table: string): StoredLesson | null | undefined {
  const [known, setKnown] = useState<{ table: string; lesson: StoredLesson | null } | null>(null);
  useEffect(() => {
    let wanted = true;
    lessonAtTable(table).then(
      (lesson) => wanted && setKnown({ table, lesson }),
      () => wanted && setKnown({ table, lesson: null }),
    );
    return () => {
      wanted = false;
    };
  }, [table]);
  return known?.table === table ? known.lesson : undefined;
}
