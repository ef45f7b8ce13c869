import { anchor, Count, Explain, Glyph, OwnHead, ownSeat, Sheet, useDesk } from '@spielstube/ui';
import { UNBORN } from '../../data/places.ts';
import { aboutPrestige, aboutServed } from '../about.ts';
import { type Board, prestigeOf } from '../board.ts';
import { Dial } from '../dial.tsx';
import { Goals, hasGoals } from '../goals.tsx';
import { Away, Departed, Unborn } from '../kin.tsx';
import { Marks } from '../marks.tsx';
import { Served } from '../served.tsx';
import { Goods, Wealth } from '../stocks.tsx';
import { Yard } from '../yard.tsx';
import { place } from './drawings.ts';
import { Hand } from './inn/hand.tsx';
import styles from './own.module.css';
import { ShipBoard } from './port/ship-board.tsx';
import { Stores } from './stores.tsx';

/** The viewer's farm with what expansions bring: cards in hand, a ship, bread and tools. */
export function ExpandedOwn(board: Board) {
  const { motion } = useDesk();
  const info = ownSeat(board);
  if (info === undefined) return null;
  const { words } = board.text;
  const { labels } = words;
  const { seat } = info;
  const { inn, port } = board.view;
  const player = board.view.players[seat];
  const part = { board, seat };
  const about = aboutPrestige(board.text, info.name, prestigeOf(player), info.total);
  const goals = hasGoals(board, seat);
  return (
    <Sheet
      className={styles.own}
      aria-label={labels.sheets.own}
      data-inn={inn !== null}
      data-port={port !== null}
      data-moves={motion.factor > 0}
      {...anchor(place.seat(seat))}
    >
      <div className={styles.me}>
        <OwnHead info={info} />
        <Explain as="p" about={about} className={styles.score ?? ''} {...anchor(place.points(seat))}>
          <b>
            <Count value={prestigeOf(player)} />
          </b>
          <Glyph id="vp" />
        </Explain>
        <Explain as="p" about={about} className={styles.total ?? ''}>
          {labels.endNow} <b>{info.total}</b>
        </Explain>
        <Marks {...part} />
      </div>
      <div className={styles.dial}>
        <Dial {...part} />
      </div>
      <div className={styles.farm}>
        <p className="label">{labels.onTheFarm}</p>
        <div className={styles.yard} data-compact="">
          <Yard {...part} />
        </div>
        <p className="label">{labels.away}</p>
        <Away {...part} />
      </div>
      <div className={styles.kin}>
        <p className="label">{labels.departed}</p>
        <Departed {...part} />
        {player.members.includes(UNBORN) && (
          <>
            <p className="label">{labels.unborn}</p>
            <Unborn {...part} />
          </>
        )}
      </div>
      <div className={styles.stocks}>
        <p className="label">{labels.goods}</p>
        <Goods {...part} />
        <p className="label">{labels.wealth}</p>
        <Wealth {...part} />
        <p className="label">{labels.barn}</p>
        <Stores {...part} />
      </div>
      <div className={styles.voyage}>
        {port !== null && (
          <>
            <p className="label">
              {words.port.ship} · {words.port.water(port.ships[seat].water)}
            </p>
            <ShipBoard {...part} />
          </>
        )}
        {goals ? (
          <div className={styles.goals}>
            <Goals {...part} />
          </div>
        ) : (
          <Customers board={board} seat={seat} whole={port === null} />
        )}
      </div>
      {inn !== null && (
        <div className={styles.hand}>
          <Explain
            as="p"
            about={{
              title: words.inn.hand,
              lines: [words.inn.worthNow(worthOf(board, seat, 'villagers')), words.inn.handAbout],
              rule: 'VIL-CARD-GEN-02',
            }}
            className="label"
          >
            {words.inn.hand}
          </Explain>
          <div className={styles.fan}>
            <Hand {...part} />
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** What a source would bring, were the game over now. */
function worthOf({ scores }: Board, seat: number, source: string): number {
  const sheet = scores.find((one) => one.seat === seat);
  return sheet?.lines.find((line) => line.source === source)?.points ?? 0;
}

interface CustomersProps {
  readonly board: Board;
  readonly seat: number;
  /** Whether there is room for the customers themselves. */
  readonly whole: boolean;
}

function Customers({ board, seat, whole }: CustomersProps) {
  const { labels } = board.text.words;
  const { customers } = board.view.players[seat];
  if (whole) {
    return (
      <>
        <p className="label">{labels.customers}</p>
        <div className={styles.served}>
          <Served board={board} seat={seat} />
        </div>
      </>
    );
  }
  const worth = worthOf(board, seat, 'customers');
  return (
    <Explain as="p" about={aboutServed(board.text, customers.length)} className={styles.sum ?? ''}>
      <Glyph id="v-customer" /> <b>{customers.length}</b> · {labels.atTheEnd(worth)}
    </Explain>
  );
}
