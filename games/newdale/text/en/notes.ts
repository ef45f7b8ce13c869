import type { Notes } from '../notes.ts';
import { mapNotes } from './notes/map.ts';
import { roundNotes } from './notes/round.ts';
import { thingNotes } from './notes/things.ts';

/** Everything on the table explains itself. */
export const notes: Notes = { ...roundNotes, ...thingNotes, ...mapNotes };
