import { Target } from '@spielstube/ui';
import { TRAY_ORDER } from '../data/conny.ts';
import { CONNY } from '../rules/state.ts';
import { ConnyFamily } from './conny-family.tsx';
import { ConnyTold } from './conny-told.tsx';
import { type ConnyProps, ConnyTray } from './conny-tray.tsx';
import { Away, Departed } from './kin.tsx';
import { aboutCustomer } from './market.tsx';
import { Tile } from './tile.tsx';
import styles from './whole-conny.module.css';

/** Everything of Conny's on a sheet of its own, and how she takes her cubes. */
export function WholeConny({ table, conny }: ConnyProps) {
  const words = table.text.words.labels;
  const names = table.text.words;
  const part = { table, seat: CONNY, copy: true };
  return (
    <div className={styles.whole}>
      <section>
        <div className={styles.tray}>
          <ConnyTray table={table} conny={conny} copy />
        </div>
        <p>{table.view.options.connysCube === 'die' ? words.connyRolls : words.connyFollows}</p>
        <p className={styles.order}>{TRAY_ORDER.map((space) => names.space(space)).join(' → ')}</p>
      </section>
      <section>
        <h3 className="label">{words.connysLastTurn}</h3>
        <ConnyTold table={table} />
        <h3 className="label">{words.besideTray}</h3>
        <ConnyFamily table={table} copy />
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
            <Target key={tile} about={aboutCustomer(table, tile)} className={styles.tile}>
              <Tile tile={tile} at="stall" />
            </Target>
          ))}
        </div>
      </section>
    </div>
  );
}
