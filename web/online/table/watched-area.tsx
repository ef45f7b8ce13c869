import type { Seat } from '@spielstube/engine';
import { type BoardProps, CopyContext, Crest, decider, type GameUi } from '@spielstube/ui';
import { useState } from 'react';
import { useOnlineWords } from '../online-words.ts';
import styles from './watched-area.module.css';

/** For whoever looks on: everything that lies before somebody, as everybody may see it. It follows who is to move. */
export function WatchedArea({ ui, props }: { ui: GameUi; props: BoardProps }) {
  const words = useOnlineWords().table;
  const [picked, setPicked] = useState<Seat | null>(null);
  const shown = picked ?? decider(props) ?? 0;
  const { Area } = ui;
  return (
    <div className={`sheet ${styles.watched}`}>
      <fieldset className={styles.seats}>
        <legend className="label">{words.seenFrom}</legend>
        {props.seats
          .filter(({ kind }) => kind !== 'rival')
          .map(({ seat, name, crest }) => (
            <button
              type="button"
              key={seat}
              aria-pressed={seat === shown}
              onClick={() => setPicked(seat === picked ? null : seat)}
            >
              <Crest crest={crest} />
              {name}
            </button>
          ))}
      </fieldset>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.area} aria-label={props.seats[shown]?.name} tabIndex={0}>
        <CopyContext value={true}>
          <Area board={props} seat={shown} />
        </CopyContext>
      </section>
    </div>
  );
}
