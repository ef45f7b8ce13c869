import { EVENT_SIGNS } from './drawings.ts';

/** An hourglass tile; the light one is that of the first round. */
export function EventTile({ event, light = false }: { event: number; light?: boolean }) {
  return (
    <svg viewBox="0 0 100 74" aria-hidden="true">
      <use href="#o-hour-back" x="5" y="6" width="100" height="74" />
      <use href={`#${EVENT_SIGNS[event]}`} x="7" y="6" width="86" height="63" />
      <use href={light ? '#o-event-rim-light' : '#o-event-rim'} width="100" height="74" />
    </svg>
  );
}
