import { COACH_VERSION, decisionsOf, endOf, type PlayedGame, scaleOf } from '@spielstube/bots/coach';
import { type Game, isReshuffle, reshuffleNotation, type Seat } from '@spielstube/engine';
import { type Move, Table } from '@spielstube/table';
import type { AskedMoment, CoachedGame, CoachedSeat, Hidden } from './coach-asks.ts';

/** A game that the coach goes through, with its rules. */
export class CoachedTable {
  readonly played: PlayedGame;
  private readonly table: Table;

  constructor(table: Table) {
    const { game, setup } = table;
    this.table = table;
    this.played = {
      game,
      seats: setup.seats.length,
      options: setup.options,
      seed: setup.seed,
      moves: table.record().moves,
    };
  }

  about(): CoachedGame {
    const { game, setup } = this.table;
    const { view, scores } = this.table.look(null);
    const { moves } = this.played;
    return {
      game: game.id,
      options: setup.options,
      box: game.box.named,
      seats: setup.seats,
      moves: moves.length,
      over: this.table.isOver(),
      scores,
      winners: this.table.isOver() ? game.winners(view) : [],
      version: [COACH_VERSION, game.rulesVersion, game.box.corrections, moves.length, this.table.hash()].join(
        ' ',
      ),
    };
  }

  of(seat: Seat): CoachedSeat {
    return {
      seat,
      scale: scaleOf(this.played, seat),
      lead: endOf(this.played, seat)?.lead ?? 0,
      decisions: decisionsOf(this.played, seat).length,
      moments: this.momentsOf(seat),
      standings: this.table.standings(seat),
    };
  }

  private momentsOf(seat: Seat): AskedMoment[] {
    const { game, setup } = this.table;
    const { moves } = this.played;
    const moments: AskedMoment[] = [];
    const again = new Table(game, setup);
    moves.forEach(({ seat: mover, notation }, n) => {
      const isOwn = mover === seat && !isReshuffle(notation);
      if (isOwn) moments.push(momentIn(again, game, seat, n));
      make(again, moves[n]);
    });
    return moments;
  }

  /**
   * The game up to a move, to be played otherwise: with what was hidden then, or with something else that fits what the seat
   * saw. What others planned in secret at the same time is hidden, too: then the phase begins anew for them.
   */
  upTo(move: number, seat: Seat, hidden: Hidden, seed: string): Table {
    const { game, setup } = this.table;
    const before = this.played.moves.slice(0, move);
    if (hidden === 'same') return new Table(game, setup, before);
    const common = before.slice(0, this.phaseBefore(move));
    const table = new Table(game, setup, common);
    table.reshuffle(seat, reshuffleNotation(seed));
    for (const one of before.slice(common.length)) if (one.seat === seat) make(table, one);
    return table;
  }

  /** So many moves had been made when the simultaneous phase began in which the move was made; outside of one, all before it. */
  private phaseBefore(move: number): number {
    const { game, setup } = this.table;
    const table = new Table(game, setup);
    const now = () => table.look(null, table.seq).view;
    let phase = now().lanes.length > 0 ? 0 : null;
    this.played.moves.slice(0, move).forEach((one, n) => {
      const { barriers } = now();
      make(table, one);
      const after = now();
      // A phase ends with what it reveals; another one may follow at once.
      if (after.lanes.length === 0) phase = null;
      else if (phase === null || after.barriers !== barriers) phase = n + 1;
    });
    return phase ?? move;
  }
}

function make(table: Table, { seat, notation }: Move): void {
  const refusal = isReshuffle(notation) ? table.reshuffle(seat, notation) : table.submit(seat, notation);
  if (refusal !== null) throw new Error(`"${notation}" of seat ${seat + 1} is not legal: ${refusal.reason}`);
}

function momentIn(table: Table, game: Game, seat: Seat, move: number): AskedMoment {
  const { view, decision, scores } = table.look(seat, table.seq);
  if (decision === null) throw new Error(`seat ${seat + 1} was asked nothing before move ${move + 1}`);
  return { move, view, frame: decision.frame, scores, moment: game.moment(view) };
}
