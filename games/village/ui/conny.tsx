import { Explain, Panel, PanelName, Stock } from '@spielstube/ui';
import { CONNY } from '../rules/state.ts';
import { aboutServed } from './about.ts';
import styles from './conny.module.css';
import { ConnyFamily } from './conny-family.tsx';
import { ConnySign } from './conny-sign.tsx';
import { ConnyTold } from './conny-told.tsx';
import { type ConnyProps, ConnyTray } from './conny-tray.tsx';
import { Titles } from './titles.tsx';
import { WholeConny } from './whole-conny.tsx';

/** The solo rival: her tray, her family, her customers, and what she did last. */
export function ConnyPanel({ board, conny }: ConnyProps) {
  const words = board.text.words.labels;
  const name = board.cast.name(CONNY);
  return (
    <Panel
      seat={CONNY}
      title={board.text.words.connysTray}
      sign={<ConnySign />}
      className={styles.conny}
      whole={() => <WholeConny board={board} conny={conny} />}
    >
      <header className={styles.head}>
        <Explain about={{ title: name, lines: [words.connyWaits] }}>
          <ConnySign />
        </Explain>
        <PanelName name={name} />
        <span className={styles.customers}>
          <Stock
            sign="v-customer"
            count={conny.customers.length}
            was={board.before?.conny?.customers.length}
            about={aboutServed(board.text, conny.customers.length)}
          />
          <span className="vh">{words.servedBy(conny.customers.length)}</span>
        </span>
      </header>
      <div className={styles.tray}>
        <ConnyTray board={board} conny={conny} />
      </div>
      <div className={styles.family}>
        <p className="label">{words.besideTray}</p>
        <ConnyFamily board={board} />
      </div>
      <div className={styles.told}>
        <ConnyTold board={board} />
      </div>
      <div className={styles.titles}>
        <Titles board={board} />
      </div>
    </Panel>
  );
}
