import { Explain, Panel, PanelHead, SeatSign, Stock } from '@spielstube/ui';
import { NOTHING } from '../data/box.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { BUILDING_PHASE, hasBit } from '../rules/state.ts';
import { chapterOf, coinsOf } from '../rules/supply.ts';
import { Area } from './area.tsx';
import {
  type Board,
  isChoosing,
  isSecret,
  playerAt,
  playerBefore,
  type RivalProps,
  type SeatProps,
} from './board.ts';
import { cardPicture, personPicture, place } from './drawings.ts';
import { GoodSign } from './good.tsx';
import { Holdings, Progress, StartBag, Stones } from './me.tsx';
import styles from './rival.module.css';

/** An opponent, compact; a click shows everything of theirs. */
export function Rival({ board, info }: RivalProps) {
  const { seat, name } = info;
  const { text } = board;
  const { labels, notes } = text.words;
  const { hand, points } = playerAt(board, seat);
  const was = playerBefore(board, seat);
  const part = { board, seat };
  return (
    <Panel
      seat={seat}
      title={labels.whole(name)}
      sign={<SeatSign info={info} />}
      deciding={info.deciding && !isSecret(board)}
      className={styles.rival}
      whole={() => <Area board={board} seat={seat} />}
    >
      <PanelHead
        info={info}
        sign={<SeatSign info={info} />}
        status={statusOf(board, seat)}
        points={points}
        was={was?.points}
        unit="vp"
        about={{
          ...notes.points(points),
          lines: [`${labels.endNow} ${info.total}`, ...notes.points(points).lines],
        }}
        className={styles.head}
      >
        <StartBag {...part} />
      </PanelHead>
      <p className="vh">{inWords(board, seat)}</p>
      <div className={styles.row} aria-hidden="true">
        <Stones {...part} />
        <span className={styles.gap} />
        <Stock
          sign="n-card"
          count={hand.length}
          was={was?.hand.length}
          about={notes.hand(name, hand.length)}
        />
        <Holdings {...part} />
      </div>
      <div className={styles.row} data-goods aria-hidden="true">
        <GoodsOf {...part} />
        <span className={styles.gap} />
        <Progress {...part} />
        <Cards {...part} />
      </div>
    </Panel>
  );
}

/** What a seat has in goods, kind by kind. */
export function GoodsOf({ board, seat }: SeatProps) {
  const { view, text } = board;
  const { goods } = playerAt(board, seat);
  return (
    <span className={styles.goods}>
      {GOOD_KEYS.map((key, good) =>
        goods[good] > 0 ? (
          <Explain
            key={key}
            about={text.words.notes.good(good, goods[good], coinsOf(view, seat, good))}
            className={styles.good ?? ''}
          >
            <GoodSign good={good} />
            <b>{goods[good]}</b>
          </Explain>
        ) : null,
      )}
    </span>
  );
}

/** Special buildings and persons as small pictures. */
function Cards({ board, seat }: SeatProps) {
  const { notes } = board.text.words;
  const { specials, persons } = playerAt(board, seat);
  const pictures = [
    ...specials.map((card) => ({ picture: cardPicture(card), about: notes.card(card) })),
    ...PERSON_KEYS.flatMap((_, person) =>
      hasBit(persons, person) ? [{ picture: personPicture(person), about: notes.person(person) }] : [],
    ),
  ];
  return (
    <span className={styles.cards} data-anchor={place.specials(seat)}>
      {pictures.map(({ picture, about }, n) => (
        <Explain key={n} about={about} className={styles.card ?? ''}>
          <svg viewBox="0 0 80 66" aria-hidden="true">
            <use href={`#${picture}`} width={80} height={66} />
          </svg>
        </Explain>
      ))}
    </span>
  );
}

function statusOf(board: Board, seat: number): string {
  const { view, text, viewer, seats } = board;
  const { status } = text.words.labels;
  if (isSecret(board)) {
    if (!isChoosing(board, seat)) return status.ready;
    return view.round > 0 ? status.planning : status.choosing;
  }
  if (seats[seat].deciding) return status.deciding;
  if (chapterOf(view).ships) return text.words.space(view.players[seat].ship);
  if (viewer === null || seat !== (viewer + 1) % seats.length) return '';
  // in phases V and VI everybody has one turn, and the start player's was the first
  return view.phase >= BUILDING_PHASE && seat === view.startPlayer ? '' : status.next;
}

/** What a seat has, for readers of the panel. */
function inWords({ view, text }: Board, seat: number): string {
  const { words } = text;
  const { hand, supply, fists, goods, specials, areas } = view.players[seat];
  return [
    words.cards(hand.length),
    words.houses(supply),
    words.fists(fists),
    ...goods.flatMap((count, good) => (count > 0 ? [words.goods(good, count)] : [])),
    ...[...areas, ...specials].flatMap((card) => (card === NOTHING ? [] : [words.card(card)])),
  ].join(', ');
}
