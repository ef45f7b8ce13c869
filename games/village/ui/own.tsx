import { anchor, Count, Explain, Glyph, OwnHead, ownSeat, Sheet, useDesk } from '@spielstube/ui';
import { FARM, UNBORN } from '../data/places.ts';
import { aboutPrestige } from './about.ts';
import { Barn } from './barn.tsx';
import { type Board, prestigeOf } from './board.ts';
import { Dial } from './dial.tsx';
import { place } from './drawings.ts';
import { Goals, hasGoals } from './goals.tsx';
import { Away, Departed, Unborn } from './kin.tsx';
import { Marks } from './marks.tsx';
import styles from './own.module.css';
import { Served } from './served.tsx';
import { Goods, Wealth } from './stocks.tsx';
import { Yard } from './yard.tsx';

/** The viewer's farm: family, time, stores. */
export function Own(board: Board) {
  const { motion } = useDesk();
  const info = ownSeat(board);
  if (info === undefined) return null;
  const words = board.text.words.labels;
  const { seat } = info;
  const player = board.view.players[seat];
  const { members } = player;
  const part = { board, seat };
  const about = aboutPrestige(board.text, info.name, prestigeOf(player), info.total);
  return (
    <Sheet
      className={styles.own}
      aria-label={words.sheets.own}
      data-goals={hasGoals(board, seat)}
      data-moves={motion.factor > 0}
      style={{ '--at-home': members.filter((at) => at === FARM).length }}
      {...anchor(place.seat(seat))}
    >
      <div className={styles.me}>
        <OwnHead info={info} />
        <Explain as="p" about={about} className={styles.score ?? ''} {...anchor(place.points(seat))}>
          <b>
            <Count value={prestigeOf(player)} />
          </b>
          <Glyph id="vp" />
          <span>{words.prestige}</span>
        </Explain>
        <Explain as="p" about={about} className={styles.total ?? ''}>
          {words.endNow} <b>{info.total}</b>
        </Explain>
        <Marks {...part} />
      </div>
      <div className={styles.dial}>
        <Dial {...part} />
      </div>
      <div className={styles.farm}>
        <p className="label">{words.onTheFarm}</p>
        <Yard {...part} />
      </div>
      <div className={styles.away}>
        <p className="label">{words.away}</p>
        <Away {...part} />
      </div>
      <div className={styles.kin}>
        <p className="label">{words.departed}</p>
        <Departed {...part} />
        {members.includes(UNBORN) && (
          <>
            <p className="label">{words.unborn}</p>
            <Unborn {...part} />
          </>
        )}
      </div>
      <div className={styles.barn}>
        <p className="label">{words.barn}</p>
        <Barn {...part} />
      </div>
      <div className={styles.stocks}>
        <p className="label">{words.goods}</p>
        <Goods {...part} />
        <p className="label">{words.wealth}</p>
        <Wealth {...part} />
      </div>
      <div className={styles.served}>
        <p className="label">{words.customers}</p>
        <Served {...part} />
      </div>
      {hasGoals(board, seat) && (
        <div className={styles.goals}>
          <p className="label">{words.goals}</p>
          <Goals {...part} />
        </div>
      )}
    </Sheet>
  );
}
