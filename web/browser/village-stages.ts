import { type Action, type Options, randomInt, rngFromSeed } from '@spielstube/engine';
import { village as manifest } from '@spielstube/games/village/manifest.ts';
import { type GameRecord, Table } from '@spielstube/table';
import { goOn, type Habit, seatPlans } from './finished.ts';

/** Village with everything that is in the box. */
export const village = await manifest.rules();

export const ALL_THREE: Options = { inn: 'front', port: true, marriage: 'front' };

/** Games that are looked through: by then every question has been asked that is asked at all. */
const GAMES = 250;

/** What somebody likes who wants to see all that expansions have. */
const LIKED: readonly string[] = [
  'play',
  'buy',
  'look',
  'visit',
  'drink',
  'hire',
  'board',
  'load',
  'loadTile',
  'sail',
  'dock',
  'keeper',
  'court',
  'smuggle',
  'barter',
  'takeBread',
  'useTool',
];
const LIKED_SPACES = 5;

/** Somebody curious: takes what is liked two times out of three. */
function curious(seed: string): Habit {
  return (moves, seq) => {
    const rng = rngFromSeed(`${seed} ${seq}`);
    const isLiked = (move: Action): boolean =>
      LIKED.includes(move.do) || (move.do === 'cube' && Number(Object(move).space) >= LIKED_SPACES);
    const liked = moves.filter(isLiked);
    const busy = moves.filter((move) => Object.keys(move).length > 1);
    const among = liked.length > 0 && randomInt(rng, 3) > 0 ? liked : busy.length > 0 ? busy : moves;
    return among[randomInt(rng, among.length)];
  };
}

/** A game at each of these kinds of questions that the first seat is asked; kinds that nobody met are missing. */
export function stagesAt(
  kinds: readonly string[],
  options: Options,
  seats = 2,
  games = GAMES,
): Map<string, GameRecord> {
  const found = new Map<string, GameRecord>();
  for (let n = 0; n < games && found.size < kinds.length; n++) {
    const seed = `stage-${n}`;
    const table = new Table(village, { seats: seatPlans(seats), options, seed });
    const habit = curious(seed);
    while (!table.isOver()) {
      const kind = table.look(0, table.seq).decision?.frame.kind;
      if (kind !== undefined && kinds.includes(kind) && !found.has(kind)) found.set(kind, table.record());
      goOn(table, habit);
    }
  }
  return found;
}
