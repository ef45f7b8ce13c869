import { decider, Panel, PanelHead, type SeatInfo, SeatSign, Stock, Target } from '@spielstube/ui';
import { ANIMAL_KEYS, GOODS_KEYS, MAX_PROJECTS } from '../data/setup.ts';
import { aboutAnimals, aboutGoods, aboutSilver, aboutWorkers } from './about.ts';
import { Area } from './area.tsx';
import type { Board, RivalProps } from './board.ts';
import { aboutCard } from './card-target.tsx';
import { ANIMAL_SIGNS, GOODS_SIGNS } from './drawings.ts';
import styles from './rival.module.css';
import { stacksOf } from './stacks.ts';
import { StartCard } from './start-card.tsx';
import { CardToken, NoToken, StackToken } from './token.tsx';

/** An opponent, compact; a click shows everything that lies before them. */
export function Rival({ board, info }: RivalProps) {
  const { words } = board.text;
  const player = board.view.players[info.seat];
  const was = board.before?.players[info.seat];
  return (
    <Panel
      seat={info.seat}
      deciding={info.deciding}
      title={words.whole(info.name)}
      sign={<SeatSign info={info} />}
      className={styles.rival}
      whole={() => <Area board={board} seat={info.seat} />}
    >
      <PanelHead
        info={info}
        sign={<SeatSign info={info} />}
        status={statusOf(board, info)}
        points={info.total}
        className={styles.head}
      >
        {board.view.startCard === info.seat && <StartCard board={board} />}
      </PanelHead>
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
            <Target key={card} about={aboutCard(board, card)}>
              <CardToken card={card} />
            </Target>
          ))}
          {Array.from({ length: MAX_PROJECTS - player.projects.length }, (_, n) => (
            <NoToken key={n} />
          ))}
        </span>
      </div>
      <footer className={styles.stocks}>
        <span className="vh">{storageInWords(board, info)}</span>
        <Stock
          sign="silver"
          count={player.silver}
          was={was?.silver}
          about={aboutSilver(board.text, player.silver)}
        />
        <Stock
          sign="worker"
          count={player.workers}
          was={was?.workers}
          about={aboutWorkers(board.text, player.workers)}
        />
        {GOODS_KEYS.map((key, sort) =>
          player.goods[sort] === 0 ? null : (
            <Stock
              key={key}
              sign={GOODS_SIGNS[key]}
              count={player.goods[sort]}
              was={was?.goods[sort]}
              about={aboutGoods(board.text, sort, player.goods[sort])}
            />
          ),
        )}
        {ANIMAL_KEYS.map((key, sort) =>
          player.animals[sort] === 0 ? null : (
            <Stock
              key={key}
              sign={ANIMAL_SIGNS[key]}
              count={player.animals[sort]}
              was={was?.animals[sort]}
              about={aboutAnimals(board.text, sort, player.animals[sort])}
            />
          ),
        )}
        <Target about={{ title: words.onHand(player.hand.length) }} className={styles.hand}>
          <Stock sign="ui-hand" count={player.hand.length} />
        </Target>
      </footer>
    </Panel>
  );
}

/** What lies in the storage, for readers of the panel. */
function storageInWords({ view, text: { words } }: Board, { seat }: SeatInfo): string {
  const { silver, workers, goods, animals } = view.players[seat];
  return [
    words.amount('silver', silver),
    words.amount('workers', workers),
    ...GOODS_KEYS.map((key, sort) => `${words.goods(key)}: ${goods[sort]}`),
    ...ANIMAL_KEYS.map((key, sort) => `${words.animal(key)}: ${animals[sort]}`),
  ].join(', ');
}

/** Played already, to move, next or later: by the order around the table. */
function statusOf(board: Board, { seat }: SeatInfo): string {
  const { view } = board;
  const { status } = board.text.words;
  const now = decider(board);
  if (seat === now) return status.deciding;
  if (now === undefined) return '';
  const order = (one: number): number => (one - view.first + view.seats) % view.seats;
  if (order(seat) < order(now)) return status.played;
  return order(seat) === order(now) + 1 ? status.next : status.later;
}
