import { Crest, crestAt, Glyph } from '@spielstube/ui';
import { type Unlocking, unlockingOf } from '../text/prospect.ts';
import type { SeatProps } from './board.ts';
import { coinSign, colourOf } from './drawings.ts';
import styles from './unlock-tag.module.css';

/** What the padlock of a hand card would cost, and who would be paid: shown before anything is paid. */
export function UnlockTag({ board, seat, job }: SeatProps & { readonly job: number }) {
  const unlocking = unlockingOf(board.view, seat, job);
  if (unlocking.way === 'none') return null;
  return (
    <span className={styles.tag} data-way={unlocking.way} aria-hidden="true">
      <Glyph id="v-unlock" style={{ '--lock': colourOf(unlocking.unlocker) }} />
      <Paid board={board} seat={seat} unlocking={unlocking} />
    </span>
  );
}

function Paid({ board, seat, unlocking }: SeatProps & { readonly unlocking: Unlocking }) {
  switch (unlocking.way) {
    case 'none':
    case 'tinner':
      return <b>0</b>;
    case 'own':
      return (
        <>
          <b>+{unlocking.gold}</b>
          <Crest crest={crestAt(board, seat)} />
        </>
      );
    case 'bank':
      return (
        <>
          <b>−{unlocking.gold}</b>
          <Glyph id={coinSign(unlocking.gold)} />
        </>
      );
    case 'others':
      return (
        <>
          <b>−{unlocking.gold}</b>
          {unlocking.owners.map((owner) =>
            board.seats[owner]?.kind === 'rival' ? (
              <Glyph key={owner} id="vp-countess" />
            ) : (
              <Crest key={owner} crest={crestAt(board, owner)} />
            ),
          )}
        </>
      );
  }
}
