import { Target } from '@spielstube/ui';
import { TRAY_ORDER } from '../data/conny.ts';
import { SPACES_IN_PLAY } from '../data/spaces.ts';
import { mixOf } from '../rules/mix.ts';
import { CONNY } from '../rules/state.ts';
import { ConnyFamily } from './conny-family.tsx';
import { ConnyTold } from './conny-told.tsx';
import { type ConnyProps, ConnyTray } from './conny-tray.tsx';
import { Away, Departed } from './kin.tsx';
import { aboutCustomer } from './market.tsx';
import { Tile } from './tile.tsx';
import { Titles } from './titles.tsx';
import styles from './whole-conny.module.css';

/** Everything of Conny's on a sheet of its own, and how she takes her cubes. */
export function WholeConny({ board, conny }: ConnyProps) {
  const words = board.text.words.labels;
  const names = board.text.words;
  const part = { board, seat: CONNY };
  return (
    <div className={styles.whole}>
      <section>
        <div className={styles.tray}>
          <ConnyTray board={board} conny={conny} />
        </div>
        <p>{board.view.options.connysCube === 'die' ? words.connyRolls : words.connyFollows}</p>
        <p className={styles.order}>
          {TRAY_ORDER.filter((space) => SPACES_IN_PLAY[mixOf(board.view)].includes(space))
            .map((space) => names.space(space))
            .join(' → ')}
        </p>
        <Titles board={board} />
      </section>
      <section>
        <h3 className="label">{words.connysLastTurn}</h3>
        <ConnyTold board={board} />
        <h3 className="label">{words.besideTray}</h3>
        <ConnyFamily board={board} />
        <div className={styles.kin}>
          <div>
            <h3 className="label">{words.away}</h3>
            <Away {...part} />
          </div>
          <div>
            <h3 className="label">{words.departed}</h3>
            <Departed {...part} />
          </div>
        </div>
        <h3 className="label">{words.customers}</h3>
        <div className={styles.tiles}>
          {conny.customers.map((tile) => (
            <Target key={tile} about={aboutCustomer(board, tile)} className={styles.tile}>
              <Tile tile={tile} at="stall" />
            </Target>
          ))}
        </div>
      </section>
    </div>
  );
}
