import {
  type CurvePoint,
  curveOf,
  endOf,
  coach as goThrough,
  gradeOf,
  type Judgement,
  type Part,
  type PlayedGame,
  partsOf,
  type Scale,
  scaleOf,
  type TurningPoint,
  tallyOf,
  turningPoints,
} from '@spielstube/bots/coach';
import type { Seat } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { type SeatPlan, verifyRecord } from '@spielstube/table';
import { Typed } from '../arguments.ts';
import { type Command, DONE, type Terminal } from '../command.ts';
import { openRecord } from '../record-file.ts';

export const coach: Command = {
  name: 'coach',
  summary: 'goes through a recorded game: what was given away, what was strong, what was luck',
  help: `Thinks about every decision from what the seat saw, never from what was hidden, and tells where the game turned, what
would have been better, and from which sources the difference comes.

Arguments:
  FILE                  a record
  --seat N              only this seat (standard: all people; where there are none, all seats)
  --all                 print every decision, not only the turning points

Examples:
  spielstube coach game.txt
  spielstube coach game.txt --seat 2 --all
  spielstube coach game.txt --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['seat'], ['all']);
    const [file] = typed.files('FILE');
    typed.layCorrections();
    const { game, record } = await openRecord(file);
    const { seats, options, seed, moves } = verifyRecord(game, record).record();
    const played = { game, seats: seats.length, options, seed, moves };
    const reports = chosenSeats(typed, seats).map((seat) => reportOn(played, seat, terminal));
    if (typed.json) {
      const named = reports.map((report) => ({ name: seats[report.seat - 1].name, ...report }));
      terminal.print(JSON.stringify({ game: game.id, seats: named }));
      return DONE;
    }
    const text = await manifestOf(game.id)?.text.en();
    for (const report of reports) {
      terminal.print(heading(report, seats[report.seat - 1].name));
      const lines = typed.has('all') ? allLines : turningLines;
      for (const line of lines(report, (source) => text?.scoreSource(source) ?? source)) terminal.print(line);
    }
    return DONE;
  },
};

function chosenSeats(typed: Typed, seats: readonly SeatPlan[]): Seat[] {
  const seat = typed.number('seat', 0, 1, seats.length);
  if (seat > 0) return [seat - 1];
  const people = seats.flatMap(({ kind }, n) => (kind === 'person' ? [n] : []));
  return people.length > 0 ? people : seats.map((_, n) => n);
}

interface Report {
  /** As people count. */
  readonly seat: number;
  readonly scale: Scale;
  readonly tally: ReturnType<typeof tallyOf>;
  readonly turningPoints: readonly TurningPoint[];
  readonly curve: readonly CurvePoint[];
  readonly judgements: readonly Judgement[];
}

function reportOn(played: PlayedGame, seat: Seat, terminal: Terminal): Report {
  const known = new Map<number, Judgement>();
  for (const judgement of goThrough(played, seat)) {
    if (judgement === null) continue;
    known.set(judgement.move, judgement);
    terminal.draw?.(`seat ${seat + 1}: ${known.size} decisions`);
  }
  const judgements = [...known.values()].sort((a, b) => a.move - b.move);
  const scale = scaleOf(played, seat);
  const end = endOf(played, seat);
  return {
    seat: seat + 1,
    scale,
    tally: tallyOf(judgements, scale),
    turningPoints: turningPoints(judgements, scale, end),
    curve: curveOf(judgements, end),
    judgements,
  };
}

function heading({ seat, judgements, tally: { even, little, much } }: Report, name: string): string {
  return `seat ${seat}, ${name}: ${judgements.length} decisions, ${even} as good as the coach's, ${little} cost a little, ${much} a lot`;
}

type Name = (source: string) => string;
const signed = (points: number): string => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(1)}`;
const KINDS = { given: 'given away', strong: 'strong', luck: 'luck' } as const;

function turningLines({ turningPoints: points, judgements }: Report, name: Name): string[] {
  return points.map(({ kind, move, points: worth }) => {
    const judgement = judgements.find((one) => one.move === move);
    const what = `  ${KINDS[kind].padEnd(10)} ${signed(worth)}`;
    if (kind === 'luck' || judgement === undefined) return `${what}, before move ${move + 1}`;
    return `${what}, ${lineOf(judgement, name)}`;
  });
}

const allLines = ({ judgements, scale }: Report, name: Name): string[] =>
  judgements.map((judgement) => `  ${gradeOf(judgement, scale).padEnd(6)} ${lineOf(judgement, name)}`);

/** "move 31: silver (−2.6); better by 3.8 ± 0.4: place PA3a (+1.2): Triples +2.1, Animals +1.5" */
function lineOf({ move, played, best, loss, lossError }: Judgement, name: Name): string {
  const own = `move ${move + 1}: ${played.notation} (${signed(played.lead)})`;
  if (best.notation === played.notation) return own;
  const parts = partsOf({ played, best }).map(
    (part) => `${partName(part, name)} ${signed(part.best - part.played)}`,
  );
  const better = `better by ${loss.toFixed(1)} ± ${lossError.toFixed(1)}`;
  return `${own}; ${better}: ${best.notation} (${signed(best.lead)}): ${parts.join(', ')}`;
}

function partName({ what, source }: Part, name: Name): string {
  if (what === 'source') return name(source);
  return what === 'prospects' ? 'still to come' : 'the rivals';
}
