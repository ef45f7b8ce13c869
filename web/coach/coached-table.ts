import { COACH_VERSION, decisionsOf, endOf, type PlayedGame, scaleOf } from '@spielstube/bots/coach';
import type { Game, Seat } from '@spielstube/engine';
import { Table } from '@spielstube/table';
import type { AskedMoment, CoachedGame, CoachedSeat } from './coach-asks.ts';

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
    const { game } = this.table;
    const moments: AskedMoment[] = [];
    const again = new Table(game, this.table.setup);
    this.played.moves.forEach((move, n) => {
      if (move.seat === seat) moments.push(momentIn(again, game, seat, n));
      again.submit(move.seat, move.notation);
    });
    return moments;
  }

  /** The game up to a move, to be played otherwise. */
  upTo(move: number): Table {
    const { game, setup } = this.table;
    return new Table(game, setup, this.played.moves.slice(0, move));
  }
}

function momentIn(table: Table, game: Game, seat: Seat, move: number): AskedMoment {
  const { view, decision, scores } = table.look(seat, table.seq);
  if (decision === null) throw new Error(`seat ${seat + 1} was asked nothing before move ${move + 1}`);
  return { move, view, frame: decision.frame, scores, moment: game.moment(view) };
}
