import { Count, Glyph, type SeatInfo, Target } from '@spielstube/ui';
import { ANIMAL_KEYS, GOODS_KEYS, MAX_PROJECTS } from '../data/setup.ts';
import { aboutCard } from './card-target.tsx';
import { ANIMAL_SIGNS, GOODS_SIGNS } from './drawings.ts';
import { Estate } from './estate.tsx';
import { Panel, PanelName } from './panel.tsx';
import { Projects } from './projects.tsx';
import styles from './rival.module.css';
import { SeatSign } from './seat-sign.tsx';
import { stacksOf } from './stacks.ts';
import { StartCard } from './start-card.tsx';
import { Stock, Storage } from './storage.tsx';
import { decider, type TableProps } from './table.ts';
import { CardToken, NoToken, StackToken } from './token.tsx';
import { Trophies } from './trophies.tsx';

interface RivalProps {
  readonly table: TableProps;
  readonly info: SeatInfo;
}

/** An opponent, compact; a click shows everything that lies before them. */
export function Rival({ table, info }: RivalProps) {
  const { words } = table.text;
  const player = table.view.players[info.seat];
  return (
    <Panel
      table={table}
      info={info}
      className={styles.rival}
      whole={() => <WholeRival table={table} info={info} />}
    >
      <header className={styles.head}>
        <SeatSign info={info} />
        <PanelName table={table} info={info} className={styles.name} />
        {info.kind === 'bot' && <Glyph id="ui-bot" className={styles.bot} label={words.bot} />}
        {table.view.startCard === info.seat && <StartCard table={table} />}
        <span className={styles.status}>{statusOf(table, info)}</span>
        <b className={styles.points}>
          <Count value={info.total} />
        </b>
      </header>
      <div className={styles.cards}>
        <span className={styles.estate}>
          {stacksOf(player.estate).map(({ stack, type, cards, complete, worth }) => (
            <Target
              key={stack}
              about={{ title: words.stack(type, cards.length), lines: [words.stackWorth(worth, complete)] }}
              className={styles.stack}
            >
              <StackToken cards={cards} type={type} points={complete ? worth : null} />
            </Target>
          ))}
        </span>
        <span className={styles.projects}>
          {player.projects.map((card) => (
            <Target key={card} about={aboutCard(table, card)}>
              <CardToken card={card} />
            </Target>
          ))}
          {Array.from({ length: MAX_PROJECTS - player.projects.length }, (_, n) => (
            <NoToken key={n} />
          ))}
        </span>
      </div>
      <footer className={styles.stocks}>
        <span className="vh">{storageInWords(table, info)}</span>
        <Stock sign="silver" count={player.silver} />
        <Stock sign="worker" count={player.workers} />
        {GOODS_KEYS.map((key, sort) =>
          player.goods[sort] === 0 ? null : (
            <Stock key={key} sign={GOODS_SIGNS[key]} count={player.goods[sort]} />
          ),
        )}
        {ANIMAL_KEYS.map((key, sort) =>
          player.animals[sort] === 0 ? null : (
            <Stock key={key} sign={ANIMAL_SIGNS[key]} count={player.animals[sort]} />
          ),
        )}
        <Target about={{ title: words.onHand(player.hand.length) }} className={styles.hand}>
          <Stock sign="ui-hand" count={player.hand.length} />
        </Target>
      </footer>
    </Panel>
  );
}

function WholeRival({ table, info }: RivalProps) {
  const { words } = table.text;
  return (
    <div className={styles.whole}>
      <section>
        <p className="label">{words.projects}</p>
        <Projects table={table} seat={info.seat} copy />
      </section>
      <section>
        <p className="label">{words.storage}</p>
        <Storage table={table} seat={info.seat} copy />
        <Trophies table={table} seat={info.seat} />
      </section>
      <section className={styles.wide}>
        <p className="label">{words.estate}</p>
        <Estate table={table} seat={info.seat} copy />
      </section>
    </div>
  );
}

/** What lies in the storage, for readers of the panel. */
function storageInWords({ view, text: { words } }: TableProps, { seat }: SeatInfo): string {
  const { silver, workers, goods, animals } = view.players[seat];
  return [
    words.amount('silver', silver),
    words.amount('workers', workers),
    ...GOODS_KEYS.map((key, sort) => `${words.goods(key)}: ${goods[sort]}`),
    ...ANIMAL_KEYS.map((key, sort) => `${words.animal(key)}: ${animals[sort]}`),
  ].join(', ');
}

/** Played already, to move, next or later: by the order around the table. */
function statusOf(table: TableProps, { seat }: SeatInfo): string {
  const { view } = table;
  const { status } = table.text.words;
  const now = decider(table);
  if (seat === now) return status.deciding;
  if (now === undefined) return '';
  const order = (one: number): number => (one - view.first + view.seats) % view.seats;
  if (order(seat) < order(now)) return status.played;
  return order(seat) === order(now) + 1 ? status.next : status.later;
}
