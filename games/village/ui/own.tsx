import { anchor, Count, Crest, Glyph, Sheet, useDesk } from '@spielstube/ui';
import { FARM, UNBORN } from '../data/places.ts';
import { Barn } from './barn.tsx';
import { Dial } from './dial.tsx';
import { place } from './drawings.ts';
import { Goals, hasGoals } from './goals.tsx';
import { Away, Departed, Unborn } from './kin.tsx';
import { Marks } from './marks.tsx';
import styles from './own.module.css';
import { Served } from './served.tsx';
import { Goods, Wealth } from './stocks.tsx';
import { prestigeOf, type TableProps } from './table.ts';
import { Yard } from './yard.tsx';

/** The viewer's farm: family, time, stores. */
export function Own(table: TableProps) {
  const { motion } = useDesk();
  const { viewer, view, seats, text } = table;
  if (viewer === null) return null;
  const words = text.words.labels;
  const info = seats[viewer];
  const player = view.players[viewer];
  const { members } = player;
  const part = { table, seat: viewer };
  return (
    <Sheet
      className={styles.own}
      aria-label={words.sheets.own}
      data-goals={hasGoals(table, viewer)}
      data-moves={motion.factor > 0}
      style={{ '--here': members.filter((at) => at === FARM).length }}
      {...anchor(place.seat(viewer))}
    >
      <div className={styles.me}>
        <header>
          <Crest crest={info.crest} />
          <div>
            <h2>{info.name}</h2>
            <p>{info.deciding ? words.you.turn : words.you.wait}</p>
          </div>
        </header>
        <p className={styles.score} {...anchor(place.points(viewer))}>
          <b>
            <Count value={prestigeOf(player)} />
          </b>
          <Glyph id="vp" />
          <span>{words.prestige}</span>
        </p>
        <p className={styles.total}>
          {words.endNow} <b>{info.total}</b>
        </p>
        <Marks table={table} seat={viewer} />
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
      {hasGoals(table, viewer) && (
        <div className={styles.goals}>
          <p className="label">{words.goals}</p>
          <Goals {...part} />
        </div>
      )}
    </Sheet>
  );
}
