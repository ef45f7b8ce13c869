import { type Game, type Options, optionLines, valuesOf } from '@spielstube/engine';
import { type GameRecord, Table } from '@spielstube/table';
import { busyHabit, goOn, type Habit, seatPlans } from '../finished.ts';

/** Moves after which a table looks as it does in the middle of a game. */
const WARM = 40;
/** Games that are looked through: by then every kind of question has been asked that is asked at all. */
const GAMES = 60;
/** As many more among busy players, who meet what is rare. */
const BUSY_GAMES = 100;

interface Stage {
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly moves: number;
  readonly habit?: Habit;
}

/**
 * A game at each kind of question that the first seat is asked, found by playing, so that a game need not declare its
 * stages; and one that is played alone.
 */
export function stagesOf(game: Game): Map<string, GameRecord> {
  const found = new Map<string, Stage>();
  const most = Math.min(3, Math.max(...game.seats));
  for (let n = 0; n < GAMES; n++) {
    const seats = n >= GAMES / 2 && n % 2 === 0 && game.seats.includes(1) ? 1 : most;
    lookThrough(game, { seats, options: optionsOf(game, seats, n), seed: `pictures-${n}` }, found);
  }
  for (let n = 0; n < BUSY_GAMES; n++) {
    const seed = `busy-${n}`;
    const options = optionsOf(game, most, n);
    lookThrough(game, { seats: most, options, seed, habit: busyHabit(seed) }, found);
  }
  return new Map([...found].map(([name, stage]) => [name, recordOf(game, stage)]));
}

/** The middle of a game for everything that can be agreed on otherwise than usual: each chapter, each side of a board. */
export function variantsOf(game: Game): Map<string, GameRecord> {
  const seats = Math.max(...game.seats);
  const variants = new Map<string, GameRecord>();
  for (const rule of game.options) {
    if (rule.standard === 'random') continue;
    const others = valuesOf(rule, seats).filter(
      (value) => typeof value === 'string' && value !== rule.standard,
    );
    for (const value of others) {
      const options = agreedOn(game, seats, { [rule.key]: value });
      if (options[rule.key] !== value) continue;
      variants.set(`${rule.key}-${value}`, middleOf(game, { seats, options, seed: `${rule.key} ${value}` }));
    }
  }
  return variants;
}

function middleOf(game: Game, { seats, options, seed }: Omit<Stage, 'moves'>): GameRecord {
  const table = new Table(game, { seats: seatPlans(seats), options, seed });
  const habit = busyHabit(seed);
  while (table.look(0).progress < 0.5 || !table.deciding().includes(0)) goOn(table, habit);
  return table.record();
}

/**
 * By turns as usual, with everything turned on that is off, and with everything otherwise than usual: where that can be in
 * many ways, such as chapters, in one after the other, because each asks something of its own.
 */
function optionsOf(game: Game, seats: number, n: number): Options {
  if (n % 2 === 0) return {};
  const isAll = n % 4 === 1;
  const turn = Math.floor(n / 4);
  const wanted = game.options.flatMap((rule) => {
    const { key, standard } = rule;
    const others = valuesOf(rule, seats).filter((value) => value !== standard);
    return isAll || standard === false || standard === 'off' ? [[key, others[turn % others.length]]] : [];
  });
  return agreedOn(game, seats, Object.fromEntries(wanted));
}

/** What comes of wishes: some go only with others. */
const agreedOn = (game: Game, seats: number, wanted: Options): Options =>
  Object.fromEntries(optionLines(game, seats, wanted).map(({ rule, value }) => [rule.key, value]));

function lookThrough(game: Game, start: Omit<Stage, 'moves'>, found: Map<string, Stage>): void {
  const { habit, ...opening } = start;
  const table = new Table(game, { ...opening, seats: seatPlans(start.seats) });
  const note = (name: string): void => {
    const known = found.get(name);
    const isBetter = known === undefined || (known.moves < WARM && table.seq >= WARM);
    if (isBetter) found.set(name, { ...start, moves: table.seq });
  };
  while (!table.isOver()) {
    const kind = table.look(0, table.seq).decision?.frame.kind;
    if (kind !== undefined) {
      note(kind);
      if (start.seats === 1) note('alone');
    }
    goOn(table, habit);
  }
}

function recordOf(game: Game, { moves, habit, ...start }: Stage): GameRecord {
  const table = new Table(game, { ...start, seats: seatPlans(start.seats) });
  while (table.seq < moves) goOn(table, habit);
  return table.record();
}
