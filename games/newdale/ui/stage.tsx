import type { Seat } from '@spielstube/engine';
import { Crest, Glyph } from '@spielstube/ui';
import type { NewdaleEvent } from '../rules/events.ts';
import type { FrameKind } from '../rules/state.ts';
import type { Board, PartProps } from './board.ts';
import { EventFace } from './market.tsx';
import styles from './stage.module.css';

type What<K extends NewdaleEvent['what']> = Extract<NewdaleEvent, { what: K }>;
const isRaid = (event: NewdaleEvent): event is What<'raid'> => event.what === 'raid';
const isStart = (event: NewdaleEvent): event is What<'roundStarted'> => event.what === 'roundStarted';

/** Whoever is asked one of these looks elsewhere than on the map. */
const BESIDE_THE_MAP: readonly FrameKind[] = ['prepare', 'plan', 'finalProduction'];

/** What has happened since helpers were drawn; nothing any more once the first stone of the next plan lies. */
function sinceHelpers({ history }: Board): readonly NewdaleEvent[] {
  const recent = history.slice(history.findLastIndex(({ what }) => what === 'figuresDrawn') + 1);
  return recent.some(({ what }) => what === 'placed') ? [] : recent;
}

/** Banners over the map that say what comes over everybody: a raid, the event of the round. They never cover what is asked. */
export function Stage({ board }: PartProps) {
  const { frame, view } = board;
  if (frame !== null && !BESIDE_THE_MAP.includes(frame.kind)) return null;
  const recent = sinceHelpers(board);
  const raid = recent.find(isRaid);
  const start = recent.find(isStart);
  if (raid === undefined && start === undefined) return null;
  return (
    <div key={view.round} className={styles.stage}>
      {raid !== undefined && <Raid board={board} raid={raid} recent={recent} />}
      {start !== undefined && <Event board={board} event={start.event} />}
    </div>
  );
}

function Event({ board, event }: PartProps & { event: number }) {
  const { words } = board.text;
  return (
    <div className={styles.banner} data-stage="event">
      <EventFace event={event} words={words} />
      <p>
        <b>{words.event(event)}</b>
        <span>{words.eventEffect(event)}</span>
      </p>
    </div>
  );
}

interface RaidProps extends PartProps {
  readonly raid: What<'raid'>;
  readonly recent: readonly NewdaleEvent[];
}

/** Who had enough fists, and what it has cost the others. */
function Raid({ board, raid, recent }: RaidProps) {
  const { seats, text, cast } = board;
  return (
    <div className={styles.banner} data-stage="raid">
      <Glyph id="n-raid" className={styles.sign ?? ''} />
      <p>
        <span>{text.event(raid, cast)}</span>
        <span className={styles.losses}>
          {seats.map(({ seat, name, crest }) => {
            const lost = lostBy(seat, recent);
            // who has no points left loses none, and is not safe for that
            const isSafe = (board.view.players[seat]?.fists ?? raid.hooded) >= raid.hooded;
            return (
              <span key={seat} data-safe={isSafe}>
                <Crest crest={crest} label={name} />
                {isSafe ? <Glyph id="n-fist" label={text.words.safe} /> : `−${lost}`}
              </span>
            );
          })}
        </span>
      </p>
    </div>
  );
}

const lostBy = (seat: Seat, events: readonly NewdaleEvent[]): number =>
  events.reduce(
    (sum, event) =>
      event.what === 'lostPoints' && event.by === 'raid' && event.seat === seat ? sum + event.points : sum,
    0,
  );
