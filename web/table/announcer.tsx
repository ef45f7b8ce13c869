import type { BoardProps } from '@spielstube/ui';

/** Tells screen readers what has just happened. */
export function Announcer({ props }: { props: BoardProps }) {
  const { news, text, cast } = props;
  const sentences = news.events.map((event) => text.event(event, cast)).filter((words) => words !== null);
  return (
    <p className="vh" role="log" aria-live="polite">
      {sentences.join(' ')}
    </p>
  );
}
