import type { ReactNode } from 'react';
import { Barn } from './barn.tsx';
import type { SeatProps } from './board.ts';
import { Dial } from './dial.tsx';
import { Goals, hasGoals } from './goals.tsx';
import { Away, Departed, Unborn } from './kin.tsx';
import { Served } from './served.tsx';
import { Goods, Wealth } from './stocks.tsx';
import styles from './whole-farm.module.css';
import { Yard } from './yard.tsx';

interface WholeFarmProps extends SeatProps {
  /** What expansions add. */
  readonly more?: ReactNode;
}

/** Everything that lies before an opponent, on a sheet of its own. */
export function WholeFarm({ board, seat, more }: WholeFarmProps) {
  const words = board.text.words.labels;
  const part = { board, seat };
  const { customers } = board.view.players[seat];
  return (
    <div className={styles.farm}>
      <section className={styles.dial}>
        <Dial {...part} />
      </section>
      <section className={styles.yard}>
        <h3 className="label">{words.onTheFarm}</h3>
        <Yard {...part} />
      </section>
      <section>
        <h3 className="label">{words.barn}</h3>
        <div className={styles.barn}>
          <Barn {...part} />
        </div>
      </section>
      <section>
        <h3 className="label">{words.away}</h3>
        <Away {...part} />
      </section>
      <section className={styles.stocks}>
        <h3 className="label">{words.goods}</h3>
        <Goods {...part} />
        <h3 className="label">{words.wealth}</h3>
        <Wealth {...part} />
      </section>
      <section>
        <h3 className="label">{words.departed}</h3>
        <Departed {...part} />
        <h3 className="label">{words.unborn}</h3>
        <Unborn {...part} />
      </section>
      {customers.length > 0 && (
        <section className={styles.served}>
          <h3 className="label">{words.customers}</h3>
          <Served {...part} />
        </section>
      )}
      {hasGoals(board, seat) && (
        <section>
          <h3 className="label">{words.goals}</h3>
          <Goals {...part} />
        </section>
      )}
      {more}
    </div>
  );
}
