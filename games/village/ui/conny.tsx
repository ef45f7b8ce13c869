import { CONNY } from '../rules/state.ts';
import styles from './conny.module.css';
import { ConnyFamily } from './conny-family.tsx';
import { ConnyTold } from './conny-told.tsx';
import { type ConnyProps, ConnyTray } from './conny-tray.tsx';
import { Panel, PanelName } from './panel.tsx';
import { ConnySign } from './seat-sign.tsx';
import { Stock } from './stocks.tsx';
import { WholeConny } from './whole-conny.tsx';

/** The solo rival: her tray, her family, her customers, and what she did last. */
export function ConnyPanel({ table, conny }: ConnyProps) {
  const words = table.text.words.labels;
  const name = table.cast.name(CONNY);
  return (
    <Panel
      table={table}
      seat={CONNY}
      title={table.text.words.connysTray}
      sign={<ConnySign />}
      deciding={false}
      className={styles.conny}
      whole={() => <WholeConny table={table} conny={conny} />}
    >
      <header className={styles.head}>
        <ConnySign />
        <PanelName table={table} name={name} className={styles.name} />
        <span className={styles.customers}>
          <Stock sign="v-customer" count={conny.customers.length} />
          <span className="vh">{words.servedBy(conny.customers.length)}</span>
        </span>
      </header>
      <div className={styles.tray}>
        <ConnyTray table={table} conny={conny} />
      </div>
      <div className={styles.family}>
        <p className="label">{words.besideTray}</p>
        <ConnyFamily table={table} />
      </div>
      <div className={styles.told}>
        <ConnyTold table={table} />
      </div>
    </Panel>
  );
}
