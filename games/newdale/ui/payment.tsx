import { closedChoice, closedWish, Explain, Glyph, openChoices, PriceTag, Target } from '@spielstube/ui';
import { GOOD_KEYS } from '../data/goods.ts';
import { worthFor } from '../rules/payment.ts';
import { playerAt, type SeatProps } from './board.ts';
import { place } from './drawings.ts';
import { GoodSign } from './good.tsx';
import styles from './payment.module.css';

/** Goods to pay with: the proposal as one button, and every kind of good to pay by hand. */
export function Payment({ board, seat }: SeatProps) {
  const { view, frame, text } = board;
  const { labels, notes, coins } = text.words;
  if (frame?.kind !== 'pay' || frame.seat !== seat) return null;
  const { goods } = playerAt(board, seat);
  const coinsFor = (good: number): number => worthFor(view, seat, frame.what, good);
  const settle = openChoices(board, (a) => a.do === 'settle');
  const change = closedWish(board, ({ wish }) => wish === 'change');
  return (
    <section className={styles.payment} aria-label={labels.payment}>
      <p className={styles.owed}>
        <Explain
          about={
            change === undefined
              ? { title: coins(frame.count) }
              : { title: coins(frame.count), lines: [change.why], rule: change.refusal.rule }
          }
        >
          <Glyph id="n-coin" />
          <b>{frame.count}</b>
        </Explain>
        <span className="label">{labels.byHand}</span>
      </p>
      <div className={styles.goods}>
        {GOOD_KEYS.map((key, good) =>
          goods[good] > 0 ? (
            <Target
              key={key}
              about={notes.good(good, goods[good], coinsFor(good))}
              open={openChoices(board, (a) => a.do === 'pay' && a.good === good)}
              closed={closedChoice(board, (a) => a.do === 'pay' && a.good === good)}
              className={styles.good}
            >
              <GoodSign good={good} />
              <b aria-hidden="true">{goods[good]}</b>
              <small aria-hidden="true">
                <Glyph id="n-coin" />
                {coinsFor(good)}
              </small>
            </Target>
          ) : null,
        )}
      </div>
      {settle.map((choice) => (
        <Target
          key={choice.notation}
          about={{ title: choice.words }}
          open={[choice]}
          anchor={place.goods(seat)}
          className={styles.settle}
        >
          <span>{labels.proposal}</span>
          <PriceTag price={choice.price} />
        </Target>
      ))}
    </section>
  );
}
