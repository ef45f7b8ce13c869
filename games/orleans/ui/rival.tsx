import { Explain, Panel, PanelHead, SeatSign, Stock } from '@spielstube/ui';
import { GOOD_KEYS } from '../data/goods.ts';
import { KNIGHT } from '../data/people.ts';
import { KNIGHT_DRAWS } from '../data/tracks.ts';
import { builtStations, citizensOf, statusOf, sum } from '../rules/supply.ts';
import { listed } from '../text/figures.ts';
import { Area } from './area.tsx';
import { aboutBag } from './bag.tsx';
import { type Board, hasPassed, isChoosing, isSecret, type RivalProps } from './board.ts';
import { bagSign, GOOD_SIGNS, placeSign, stationSign } from './drawings.ts';
import { tilesOf } from './own.tsx';
import { Person } from './person.tsx';
import styles from './rival.module.css';
import { StartFlag, StatusStar } from './wealth.tsx';

/** An opponent, compact; a click shows the whole board. */
export function Rival({ board, info }: RivalProps) {
  const { seat, name, crest } = info;
  const { view, before, text } = board;
  const { notes, labels, place } = text.words;
  const player = view.players[seat];
  const was = before?.players[seat];
  const [coins, goods, stations, citizens] = board.scores[seat].lines.map(({ points }) => points);
  const waiting = listed(player.market);
  const draws = KNIGHT_DRAWS[player.tracks[KNIGHT]];
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
        status={statusWords(board, seat)}
        points={info.total}
        unit="vp"
        about={notes.endNow(info.total, coins, goods, stations, citizens)}
        className={styles.head}
      >
        <StartFlag board={board} seat={seat} />
      </PanelHead>
      <p className="vh">{inWords(board, seat)}</p>
      <div className={styles.row} aria-hidden="true">
        <Stock sign="o-coin" count={player.coins} was={was?.coins} about={notes.coins(player.coins)} />
        <StatusStar board={board} seat={seat} />
        <Stock
          sign={stationSign(crest)}
          count={builtStations(player)}
          was={was === undefined ? undefined : builtStations(was)}
          about={notes.stations(builtStations(player), player.unbuilt)}
        />
        <Stock
          sign="o-citizen"
          count={citizensOf(view, seat)}
          was={before === null ? undefined : citizensOf(before, seat)}
          about={notes.citizens(citizensOf(view, seat), statusOf(player))}
        />
        <span className={styles.gap} />
        <Explain about={aboutBag(board, seat)} className={styles.bag ?? ''}>
          <svg viewBox="0 0 96 104" aria-hidden="true">
            <use href={`#${bagSign(crest)}`} />
            <use href="#o-bag" />
          </svg>
          <b>{sum(player.bag)}</b>
        </Explain>
        <Stock sign="o-ph-followers" count={draws} about={notes.draws(draws)} />
      </div>
      <div className={styles.row} data-goods aria-hidden="true">
        {GOOD_KEYS.map((key, good) => (
          <Stock
            key={key}
            sign={GOOD_SIGNS[good]}
            count={player.goods[good]}
            was={was?.goods[good]}
            about={notes.good(good, player.goods[good])}
          />
        ))}
        <span className={styles.gap} />
        <span className={styles.tiles}>
          {tilesOf(board, seat).map((tile) => (
            <Explain key={tile} about={notes.place(tile)} className={styles.tile ?? ''} title={place(tile)}>
              <svg viewBox="0 0 100 60" aria-hidden="true">
                <use href={`#${placeSign(tile)}`} width="100" height="60" />
              </svg>
            </Explain>
          ))}
        </span>
      </div>
      <div className={styles.row} data-market aria-hidden="true">
        <Explain
          about={
            isSecret(board)
              ? { ...notes.market(waiting.length), lines: [labels.hiddenPlan] }
              : notes.market(waiting.length)
          }
          className={styles.market ?? ''}
        >
          {waiting.map((kind, n) => (
            <Person key={n} kind={kind} crest={crest} />
          ))}
        </Explain>
        <span className={styles.gap} />
        {isSecret(board) && <i className={styles.sealed}>{labels.sealed}</i>}
      </div>
    </Panel>
  );
}

function statusWords(board: Board, seat: number): string {
  const { text, frame, viewer, seats } = board;
  const { status } = text.words.labels;
  if (isSecret(board)) {
    if (!isChoosing(board, seat)) return status.ready;
    return (frame?.kind ?? 'plan') === 'plan' ? status.planning : status.drawing;
  }
  if (seats[seat].deciding) return status.deciding;
  if (hasPassed(board, seat)) return status.passed;
  return viewer !== null && seat === (viewer + 1) % seats.length ? status.next : '';
}

/** What a seat has, for readers of the panel. */
function inWords({ view, text }: Board, seat: number): string {
  const { words } = text;
  const player = view.players[seat];
  return [
    words.coins(player.coins),
    `${words.status} ${statusOf(player)}`,
    words.stations(builtStations(player)),
    words.citizens(citizensOf(view, seat)),
    ...GOOD_KEYS.map((_, good) => words.goods(good, player.goods[good])),
    `${words.bag}: ${sum(player.bag)}`,
    `${words.market}: ${words.persons(listed(player.market))}`,
  ].join(', ');
}
