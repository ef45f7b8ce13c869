import { Explain, Glyph, othersOf, Panels, Stock } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { cardsHeld } from '../../rules/hand.ts';
import { CONNY } from '../../rules/state.ts';
import { ConnyAlone, ConnysArea } from '../alone.tsx';
import type { Board, SeatProps } from '../board.ts';
import { Rival } from '../rival.tsx';
import { WholeFarm } from '../whole-farm.tsx';
import { aboutCard } from './inn/about.ts';
import { Hand } from './inn/hand.tsx';
import { ShipBoard, ShipLine } from './port/ship-board.tsx';
import styles from './rivals.module.css';
import { aboutBread, aboutTools, Stores } from './stores.tsx';

/** The others at the table, with their ships, cards, bread and tools; alone it is Conny. */
export function ExpandedRivals(board: Board) {
  const { conny } = board.view;
  if (conny !== null) return <ConnyAlone board={board} conny={conny} />;
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) => (
        <Rival
          key={info.seat}
          board={board}
          info={info}
          more={<More board={board} seat={info.seat} />}
          moreOfFarm={<MoreOfFarm board={board} seat={info.seat} />}
        />
      ))}
    </Panels>
  );
}

/** Everything that lies before a seat. */
export function ExpandedArea({ board, seat }: SeatProps) {
  const { conny } = board.view;
  if (conny !== null && seat === CONNY) return <ConnysArea board={board} conny={conny} />;
  return <WholeFarm board={board} seat={seat} more={<MoreOfFarm board={board} seat={seat} />} />;
}

/** A line of the panel: ship, cards in hand, bread and tools. */
function More({ board, seat }: SeatProps): ReactNode {
  const { inn, marriage, port } = board.view;
  const was = board.before;
  const { words } = board.text;
  const cards = inn === null ? 0 : cardsHeld(inn, seat);
  return (
    <div className={styles.more} data-ship={port !== null}>
      {port !== null && <ShipLine board={board} seat={seat} />}
      {inn !== null && (
        <Explain about={aboutHand(board, seat)} className={styles.cards ?? ''}>
          <Glyph id="v-person" />
          <b aria-hidden="true">{cards}</b>
          <span className="vh">{words.inn.cardsOf(board.cast.name(seat), cards)}</span>
        </Explain>
      )}
      {marriage !== null && marriage.bread[seat] + marriage.tools[seat] > 0 && (
        <>
          <Stock
            sign="v-bread"
            count={marriage.bread[seat]}
            was={was?.marriage?.bread[seat]}
            about={aboutBread(board, seat)}
          />
          <Stock
            sign="v-tool"
            count={marriage.tools[seat]}
            was={was?.marriage?.tools[seat]}
            about={aboutTools(board, seat)}
          />
        </>
      )}
    </div>
  );
}

/** Which cards somebody has, as far as they are known. */
function aboutHand({ text, view, cast }: Board, seat: number) {
  const { inn } = view;
  const cards = inn === null ? [] : [...inn.hands[seat], ...inn.secrets[seat]];
  return {
    title: text.words.inn.cardsOf(cast.name(seat), cards.length),
    lines: cards.length === 0 ? [text.words.inn.handAbout] : cards.map((card) => aboutCard(text, card).title),
    rule: 'VIL-CARD-GEN-14',
  };
}

/** What expansions add to the whole farm. */
function MoreOfFarm({ board, seat }: SeatProps) {
  const { words } = board.text;
  const { inn, port, marriage } = board.view;
  return (
    <>
      {(port !== null || marriage !== null) && (
        <section className={styles.stores}>
          <h3 className="label">{words.labels.stores}</h3>
          <Stores board={board} seat={seat} grain={false} />
        </section>
      )}
      {port !== null && (
        <section>
          <h3 className="label">
            {words.port.ship} · {words.port.water(port.ships[seat].water)}
          </h3>
          <ShipBoard board={board} seat={seat} />
        </section>
      )}
      {inn !== null && (
        <section className={styles.hand}>
          <h3 className="label">{words.inn.hand}</h3>
          <div className={styles.fan}>
            <Hand board={board} seat={seat} />
          </div>
        </section>
      )}
    </>
  );
}
