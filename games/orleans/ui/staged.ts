import { publicFrame } from '@spielstube/ui';
import type { FrameKind } from '../rules/state.ts';
import type { Board } from './board.ts';

/** What the whole table looks at. */
export type StageName = 'event' | 'torture';
/** What that is told from. */
type Seen = Pick<Board, 'view' | 'news'>;

const EVENT_QUESTIONS: readonly FrameKind[] = ['harvest', 'sacristy'];

const asksAboutEvent = (view: Seen['view']): boolean => {
  const kind = publicFrame(view)?.kind;
  return kind !== undefined && EVENT_QUESTIONS.includes(kind);
};

export function stageOf({ view, news }: Seen): StageName | null {
  if (publicFrame(view)?.kind === 'torture') return 'torture';
  if (asksAboutEvent(view)) return 'event';
  return news.events.some(({ what }) => what === 'eventStarted') ? 'event' : null;
}

/** The event on the stage: the one that is asked about, else the one that just happened. Then the next round's lies open already. */
export function stagedEvent({ view, news }: Seen): number {
  const happened = news.events.findLast((event) => event.what === 'eventStarted');
  return asksAboutEvent(view) || happened === undefined ? view.event : happened.event;
}
