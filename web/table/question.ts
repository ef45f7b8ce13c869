import type { RoomLook } from '@spielstube/table';
import type { OpenChoice } from '@spielstube/ui';

/** A move, and the question that it answers. */
export type Answer = Pick<OpenChoice, 'notation' | 'question'>;

/** Names what the viewer of a look is asked; '' if nothing. Several people may sit at one screen, so the seat belongs to it. */
export const questionOf = ({ viewer, decision }: Pick<RoomLook, 'viewer' | 'decision'>): string =>
  decision === null ? '' : `${viewer}.${decision.id}`;
