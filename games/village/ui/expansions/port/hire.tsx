import { closedChoice, openChoices, Target } from '@spielstube/ui';
import { CAPTAINS } from '../../../data/port.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { Port } from '../../../rules/state.ts';
import type { PartProps } from '../../board.ts';
import { Captain } from './captain.tsx';
import styles from './hire.module.css';

const isHire = ({ do: what }: VillageAction): boolean => what === 'hire';

/** Who leads the ship? The captains lie over the sea as long as that is asked. VIL-PORT-CAP-02 */
export function Hire({ board, port }: PartProps & { port: Port }) {
  if (openChoices(board, isHire).length === 0 || board.frame === null) return null;
  const words = board.text.words.port;
  const byCoins = Map.groupBy(port.captains, (captain) => CAPTAINS[captain].coins);
  return (
    <section
      className={`sheet ${styles.hire}`}
      aria-label={board.text.question(board.view, board.frame).title}
    >
      {[...byCoins]
        .toSorted(([a], [b]) => a - b)
        .map(([coins, captains]) => (
          <div key={coins} className={styles.row}>
            <p>{words.captains(coins)}</p>
            <div className={styles.cards}>
              {captains.map((captain) => {
                const isIt = (a: VillageAction): boolean => a.do === 'hire' && a.captain === captain;
                return (
                  <Target
                    key={captain}
                    about={{
                      title: words.captain(captain),
                      lines: [words.captainAbout(captain)],
                      rule: 'VIL-PORT-CAP-02',
                    }}
                    open={openChoices(board, isIt)}
                    closed={closedChoice(board, isIt)}
                    className={styles.card ?? ''}
                  >
                    <Captain captain={captain} />
                  </Target>
                );
              })}
            </div>
          </div>
        ))}
    </section>
  );
}
