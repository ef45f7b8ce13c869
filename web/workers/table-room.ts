import type { Game, GameText, Lang, Refusal, Seat } from '@spielstube/engine';
import { readRecord, type Standing, TableHost, verifyRecord, writeRecord } from '@spielstube/table';
import { putGame, takeGame } from '../cellar/cellar.ts';
import { jarOf, newGameId } from '../cellar/jar.ts';
import type { StoredGame } from '../cellar/stored-game.ts';
import { partsOf } from '../games/register.ts';
import { CallError } from './call.ts';
import type { Advised, BotAnswer, BotQuestion, Moment, Opened, TableLook, Told } from './protocol.ts';

/** Whoever thinks for the bots. */
export type AskBot = (question: BotQuestion) => Promise<BotAnswer>;

/** The level that is asked for advice. */
const ADVISER = 'master';

/**
 * One table and whoever sits at the screen. Every change is stored before it is told, and a person's view is sent
 * only after that person has said "it is me".
 */
export class TableRoom {
  private readonly id: string;
  private readonly created: number;
  private readonly game: Game;
  private readonly text: Record<Lang, GameText>;
  private readonly host: TableHost;
  private readonly askBot: AskBot;
  private readonly tell: (told: Told) => void;
  private readonly persons: readonly Seat[];
  private sitting: Seat | null = null;
  /** What the screen has seen so far. */
  private told = { seq: -1, undone: 0 };
  private moments: Moment[] = [];

  private constructor(
    jar: StoredGame,
    game: Game,
    text: Record<Lang, GameText>,
    askBot: AskBot,
    tell: (told: Told) => void,
  ) {
    this.id = jar.id;
    this.created = jar.created;
    this.game = game;
    this.text = text;
    this.askBot = askBot;
    this.tell = tell;
    const table = verifyRecord(game, readRecord(jar.record));
    const thinker = {
      think: async (task: Omit<BotQuestion, 'game'>): Promise<string> => {
        const { view, seat, level, seed } = task;
        return (await askBot({ game: game.id, view, seat, level, seed })).notation;
      },
    };
    this.host = new TableHost(table, thinker, () => this.changed());
    this.persons = table.setup.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []));
    this.readMoments();
    if (this.persons.length === 1) this.sitting = this.persons[0];
  }

  static async open(id: string, askBot: AskBot, tell: (told: Told) => void): Promise<TableRoom> {
    const jar = await takeGame(id);
    if (jar === null) throw new CallError({ kind: 'gone', message: '' });
    const parts = partsOf(jar.game);
    if (parts === undefined) throw new CallError({ kind: 'broken', message: jar.game });
    const [game, text] = await Promise.all([parts.rules(), parts.text()]);
    try {
      return new TableRoom(jar, game, text, askBot, tell);
    } catch (error) {
      const message = error instanceof Error ? error.message : `${error}`;
      await putGame({ ...jar, broken: message });
      throw new CallError({ kind: 'broken', message });
    }
  }

  start(): Opened {
    this.show();
    this.play();
    return { game: this.game.id, seats: this.host.table.setup.seats };
  }

  sit(seat: Seat): void {
    if (!this.persons.includes(seat)) return;
    this.sitting = seat;
    this.told = { seq: -1, undone: 0 };
    this.show();
  }

  async submit(notation: string, seq: number): Promise<Refusal | null> {
    const refusal = await this.host.submit(this.seated(), notation, seq);
    if (refusal === null) this.play();
    return refusal;
  }

  undo(): Promise<Refusal | null> {
    return this.host.undo(this.seated());
  }

  async advise(): Promise<readonly Advised[]> {
    const seat = this.seated();
    const { view, seq } = this.host.table.look(seat);
    const question = { game: this.game.id, view, seat, level: ADVISER, seed: `advice ${seq}` };
    return (await this.askBot(question)).moves;
  }

  at(move: number): TableLook {
    return { ...this.host.table.at(move).look(this.sitting), moments: this.moments, whole: true };
  }

  standings(): Standing[] {
    return this.host.table.standings(this.sitting);
  }

  async fork(move: number): Promise<string> {
    const id = newGameId();
    await putGame(jarOf(id, this.host.table.at(move), this.text));
    return id;
  }

  record(): string {
    return writeRecord(this.host.table.record());
  }

  private seated(): Seat {
    if (this.sitting === null) throw new Error('nobody sits at the screen');
    return this.sitting;
  }

  /** Lets the bots move, as long as it is their turn. */
  private play(): void {
    this.host.run().catch((error: unknown) => {
      this.tell({
        tell: 'trouble',
        trouble: 'bot',
        message: error instanceof Error ? error.message : `${error}`,
      });
    });
  }

  private async changed(): Promise<void> {
    this.noteMoment();
    try {
      await putGame(jarOf(this.id, this.host.table, this.text, this.created));
    } catch (error) {
      this.tell({
        tell: 'trouble',
        trouble: 'storage',
        message: error instanceof Error ? error.message : `${error}`,
      });
    }
    this.show();
  }

  /** Tells the screen what its person may see; where another person decides, a curtain comes down instead. */
  private show(): void {
    const { table } = this.host;
    const asked = table.deciding().find((seat) => this.persons.includes(seat));
    const mine = this.sitting !== null && table.deciding().includes(this.sitting);
    if (this.sitting !== null || asked === undefined) this.tellLook();
    if (asked !== undefined && !mine) {
      this.sitting = null;
      this.tell({ tell: 'curtain', seat: asked });
    }
  }

  private tellLook(): void {
    const { table } = this.host;
    const before = table.look(this.sitting, this.told.seq);
    const whole = this.told.seq < 0 || before.undone !== this.told.undone;
    const look = whole ? table.look(this.sitting) : before;
    this.told = { seq: look.seq, undone: look.undone };
    this.tell({ tell: 'look', look: { ...look, moments: this.moments, whole } });
  }

  private readMoments(): void {
    const { table } = this.host;
    const replay = table.at(0);
    for (const move of [null, ...table.record().moves]) {
      if (move !== null) replay.submit(move.seat, move.notation);
      this.addMoment(replay.seq, replay.look(null).view);
    }
  }

  private noteMoment(): void {
    const { table } = this.host;
    this.moments = this.moments.filter((moment) => moment.move < table.seq);
    this.addMoment(table.seq, table.look(null).view);
  }

  /** A heading for what comes after this move, if it is a new one. */
  private addMoment(seq: number, view: TableLook['view']): void {
    const [de, en] = [this.text.de.moment(view), this.text.en.moment(view)];
    const last = this.moments[this.moments.length - 1];
    if (last === undefined || last.de !== de || last.en !== en) this.moments.push({ move: seq, de, en });
  }
}
