import { Explain, Glyph } from '@spielstube/ui';
import { CAPTAINS } from '../../../data/port.ts';
import { freeStepsOf } from '../../../rules/port/voyage.ts';
import { NOTHING } from '../../../rules/state.ts';
import type { SeatProps } from '../../board.ts';
import { stepPrice } from './captain.tsx';
import styles from './step-cost.module.css';

/** What further steps of a seat's ship cost, in large: on the captain's card it is small. */
export function StepCost({ board, seat }: SeatProps) {
  const ship = board.view.port?.ships[seat];
  if (ship === undefined || ship.captain === NOTHING) return null;
  const words = board.text.words.port;
  return (
    <Explain
      as="p"
      about={{
        title: words.captain(ship.captain),
        lines: [words.captainAbout(ship.captain)],
        rule: 'VIL-PORT-MOVE-02',
      }}
      className={styles.cost ?? ''}
    >
      {words.freeThen(freeStepsOf(ship))}{' '}
      {stepPrice(ship.captain).map((sign, n) => (
        <Glyph key={n} id={sign} />
      ))}{' '}
      {words.forSteps(CAPTAINS[ship.captain].steps)}
    </Explain>
  );
}
