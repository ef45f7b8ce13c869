import { Explain, Glyph, Panel, PanelHead } from '@spielstube/ui';
import { cardsIn } from '../rules/village.ts';
import { Area } from './area.tsx';
import type { RivalProps } from './board.ts';
import { Chips } from './chip.tsx';
import { place } from './drawings.ts';
import { groupsOf } from './groups.ts';
import styles from './rival.module.css';
import { MarketNow } from './supply.tsx';

/** The rival of a lone player: her gold, what a market day would bring her, and whom she has got. */
export function CountessPanel({ board, info }: RivalProps) {
  const { countess } = board.view;
  const { words } = board.text;
  if (countess === null) return null;
  const part = { board, seat: info.seat };
  const sign = <Glyph id="vp-countess" className="crest" />;
  const note = words.notes.countess(countess.gold, cardsIn(countess.village) - 1);
  return (
    <Panel
      seat={info.seat}
      title={words.labels.whole(words.countess)}
      sign={sign}
      className={styles.rival}
      whole={() => <Area {...part} />}
    >
      <PanelHead
        info={info}
        sign={sign}
        status=""
        points={countess.gold}
        was={board.before?.countess?.gold}
        unit="v-gold"
        about={note}
        className={styles.head}
      />
      <div className={styles.row}>
        <Explain about={note}>
          <Glyph id="v-villager" />
          {cardsIn(countess.village) - 1}
        </Explain>
        <MarketNow {...part} isBrief />
      </div>
      <div className={styles.chips} data-anchor={place.village(info.seat)}>
        {groupsOf(countess.village).map((group) => (
          <Chips key={group.bottom} board={board} seat={info.seat} group={group} />
        ))}
      </div>
    </Panel>
  );
}
