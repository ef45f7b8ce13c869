import { Count, crestAt, Explain, Glyph, openChoices, StockTarget, Target } from '@spielstube/ui';
import { GOOD_KEYS } from '../data/goods.ts';
import { DEVELOPMENT_END, STATUS } from '../data/tracks.ts';
import { FARMER_GEAR, FREE_GEAR } from '../rules/moves.ts';
import type { Player } from '../rules/state.ts';
import { builtStations, citizensOf, statusOf } from '../rules/supply.ts';
import { type PartProps, playerAt, playerBefore, type SeatProps } from './board.ts';
import { GOOD_SIGNS, place, stationSign } from './drawings.ts';
import styles from './wealth.module.css';

/** Steps that are missing to the next status; 0 at the top. */
export function stepsToNext({ development }: Player): number {
  const next = STATUS.findIndex((status) => status > STATUS[development]);
  return next < 0 || next > DEVELOPMENT_END ? 0 : next - development;
}

/** The star with the development status on it. */
export function StatusStar({ board, seat }: SeatProps) {
  const player = playerAt(board, seat);
  const was = playerBefore(board, seat);
  return (
    <Explain
      about={board.text.words.notes.status(statusOf(player), stepsToNext(player))}
      className={styles.star ?? ''}
    >
      <Glyph id="o-status" />
      <b>
        <Count value={statusOf(player)} was={was === undefined ? undefined : statusOf(was)} />
      </b>
    </Explain>
  );
}

/** The five goods of a seat. */
export function Goods({ board, seat }: SeatProps) {
  const { goods } = playerAt(board, seat);
  return (
    <div className={styles.goods}>
      {GOOD_KEYS.map((key, good) => (
        <StockTarget
          key={key}
          sign={GOOD_SIGNS[good]}
          count={goods[good]}
          was={playerBefore(board, seat)?.goods[good]}
          about={board.text.words.notes.good(good, goods[good])}
          open={openChoices(board, (a) => (a.do === 'feed' || a.do === 'giveGood') && a.good === good)}
          anchor={place.good(seat, good)}
        />
      ))}
    </div>
  );
}

export function Coins({ board, seat }: SeatProps) {
  const { coins } = playerAt(board, seat);
  return (
    <StockTarget
      sign="o-coin"
      count={coins}
      was={playerBefore(board, seat)?.coins}
      about={board.text.words.notes.coins(coins)}
      anchor={place.coins(seat)}
    />
  );
}

export function Stations({ board, seat }: SeatProps) {
  const player = playerAt(board, seat);
  const was = playerBefore(board, seat);
  return (
    <Target
      about={board.text.words.notes.stations(builtStations(player), player.unbuilt)}
      open={openChoices(board, (a) => a.do === 'giveUnbuilt')}
      anchor={place.stations(seat)}
      className={styles.stations}
    >
      <Glyph id={stationSign(crestAt(board, seat))} />
      <b aria-hidden="true">
        <Count value={builtStations(player)} was={was === undefined ? undefined : builtStations(was)} />
        <small>/{builtStations(player) + player.unbuilt}</small>
      </b>
    </Target>
  );
}

export function Citizens({ board, seat }: SeatProps) {
  const { view, before, text } = board;
  const count = citizensOf(view, seat);
  return (
    <StockTarget
      sign="o-citizen"
      count={count}
      was={before === null ? undefined : citizensOf(before, seat)}
      about={text.words.notes.citizens(count, statusOf(view.players[seat]))}
      anchor={place.citizens(seat)}
    />
  );
}

const GEAR_SIGNS = ['o-tech-farmer', 'o-tech'] as const;

/** Technology that lies beside the board of a seat. */
export function Gears({ board, seat }: SeatProps) {
  const { farmerGears, freeGears } = playerAt(board, seat);
  return (
    <div className={styles.gears} data-anchor={place.gears(seat)}>
      {[FARMER_GEAR, FREE_GEAR].map((gear) => {
        const count = gear === FARMER_GEAR ? farmerGears : freeGears;
        return (
          <StockTarget
            key={gear}
            sign={GEAR_SIGNS[gear]}
            count={count}
            about={board.text.words.notes.gear(gear, count)}
            open={openChoices(board, (a) => a.do === 'giveGear' && a.gear === gear)}
          />
        );
      })}
    </div>
  );
}

/** The flag of the start player, where he sits. */
export function StartFlag({ board, seat }: PartProps & { seat: number }) {
  if (board.view.startPlayer !== seat) return null;
  return (
    <Explain
      about={board.text.words.notes.startPlayer(board.cast.name(seat))}
      className={styles.start ?? ''}
      data-piece="start-player"
    >
      <Glyph id="o-start" label={board.text.words.startPlayer} />
    </Explain>
  );
}
