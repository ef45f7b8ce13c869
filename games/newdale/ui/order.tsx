import { anchor, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { CHAPTER_KEYS } from '../data/chapters.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { SUPPLEMENTARY, SUPPLEMENTARY_KEYS } from '../data/missions.ts';
import { deliveryOf, orderCoins } from '../rules/order.ts';
import { chapterOf, isSolo } from '../rules/supply.ts';
import type { Means, PartProps } from './board.ts';
import { GOOD_SIGNS, place, supplementaryPicture } from './drawings.ts';
import styles from './order.module.css';

/** The chapter card: which goods are ordered, from which value on, and for how many points. */
export function Order({ board }: PartProps) {
  const { view, viewer, text } = board;
  const { words } = text;
  const row = chapterOf(view);
  const goods = GOOD_KEYS.flatMap((_, good) => (row.order[good] ? [good] : []));
  const worth = viewer === null ? 0 : orderCoins(view.players[viewer].goods, row.order);
  const delivery = viewer === null ? { coins: 0, points: 0 } : deliveryOf(view, viewer);
  const levels = isSolo(view)
    ? [{ coins: row.solo.delivery, points: NOTHING }]
    : [
        { coins: row.low, points: row.lowPoints },
        { coins: row.high, points: row.highPoints },
      ];
  return (
    <section className={`sheet ${styles.order}`} aria-label={words.order} {...anchor(place.order)}>
      <Explain as="p" about={words.notes.chapter(view.chapter)} className={styles.title ?? ''}>
        <span className={styles.seal}>{CHAPTER_KEYS[view.chapter]}</span>
        <b>{words.chapterTitle(view.chapter)}</b>
      </Explain>
      <Explain
        as="div"
        about={words.notes.order(view.chapter, delivery.coins, delivery.points, isSolo(view))}
        className={styles.wanted ?? ''}
      >
        <p className={styles.goods}>
          {goods.map((good) => (
            <Glyph key={good} id={GOOD_SIGNS[good]} />
          ))}
        </p>
        {levels.map(({ coins, points }) => (
          <p key={coins} className={styles.level} data-met={worth >= coins}>
            <Glyph id="n-coin" />
            {coins}
            {points === NOTHING ? (
              <Glyph id={worth >= coins ? 'ui-check' : 'n-end'} />
            ) : (
              <>
                <Glyph id="n-arrow" className={styles.arrow ?? ''} />
                <Glyph id="vp" />
                {points}
              </>
            )}
          </p>
        ))}
        {viewer !== null && <p className={styles.yours}>{words.labels.yourDelivery(worth)}</p>}
      </Explain>
      <Supplementary board={board} />
    </section>
  );
}

/** The supplementary mission that lies out: fulfilled in phase VI. */
function Supplementary({ board }: PartProps) {
  const { view, viewer, text } = board;
  if (view.supplementary === NOTHING) return null;
  const means: Means = (a) => a.do === 'fulfil';
  const isDone = viewer !== null && view.players[viewer].fulfilled;
  return (
    <Target
      about={text.words.notes.supplementary(view.supplementary, isDone)}
      open={openChoices(board, means)}
      closed={closedChoice(board, means)}
      className={styles.mission}
    >
      <svg viewBox="0 0 80 44" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
        <use href={`#${supplementaryPicture(view.supplementary)}`} width={80} height={66} y={-11} />
      </svg>
      <b>
        <Glyph id={isDone ? 'ui-check' : 'vp'} />
        <span aria-hidden="true">{SUPPLEMENTARY[SUPPLEMENTARY_KEYS[view.supplementary]].points}</span>
      </b>
    </Target>
  );
}
