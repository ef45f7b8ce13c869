import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Task } from '@spielstube/bots';
import { type Action, randomInt, rngFromSeed } from '@spielstube/engine';
import { answeredMove, type HouseLine, NoAnswer, questionLine, readLine } from './bot-lines.ts';

/** How a program is named among bots: `exec:python3 my_bot.py`. */
const PREFIX = 'exec:';
/** Time that a program has to end by itself, in milliseconds. */
const FAREWELL = 1000;

export const isProgram = (bot: string): boolean => bot.startsWith(PREFIX);

/** A program of somebody else that plays seats. It is started once, and plays one game after the other. */
export class Program {
  readonly name: string;
  /** Moves that were made for it, because it was late or named none that was open. */
  missed = 0;
  private readonly child: ChildProcess;
  /** Lines that nobody has waited for yet, and whoever waits for the next one. */
  private readonly heard: string[] = [];
  private waiting: ((line: string | null) => void) | null = null;
  private ended: string | null = null;
  /** Answers that came too late are still on their way. */
  private late = 0;

  constructor(bot: string) {
    this.name = bot;
    const [file = '', ...args] = bot.slice(PREFIX.length).split(' ').filter(Boolean);
    this.child = spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.child.on('error', ({ message }) => this.end(`it cannot be started (${message})`));
    this.child.on('exit', (code, signal) => this.end(`it ended with ${signal ?? `code ${code}`}`));
    this.child.stdin?.on('error', () => {});
    if (this.child.stdout !== null) {
      createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line));
    }
  }

  /** What it does; if it says nothing useful in time, something random is done for it. */
  async choose({ game, view, seat, seed }: Task, within: number): Promise<Action> {
    const open = game.actions(view, seat);
    this.say(questionLine(game, view, seat, seed, within));
    const line = await this.nextLine(within);
    if (this.ended !== null) throw new Error(`${this.name}: ${this.ended}`);
    try {
      if (line === null) throw new NoAnswer('too late');
      return answeredMove(readLine(line), game, open);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.missed++;
      return open[randomInt(rngFromSeed(seed), open.length)];
    }
  }

  say(line: HouseLine): void {
    if (this.ended === null) this.child.stdin?.write(`${JSON.stringify(line)}\n`);
  }

  /** Nothing more will be asked. */
  async leave(): Promise<void> {
    if (this.ended !== null) return;
    const gone = new Promise<void>((resolve) => this.child.once('exit', () => resolve()));
    this.child.stdin?.end();
    const patience = setTimeout(() => this.child.kill('SIGKILL'), FAREWELL);
    await gone;
    clearTimeout(patience);
  }

  private hear(line: string): void {
    if (this.late > 0) this.late--;
    else if (this.waiting !== null) this.waiting(line);
    else this.heard.push(line);
  }

  private end(why: string): void {
    this.ended ??= why;
    this.waiting?.(null);
  }

  private nextLine(within: number): Promise<string | null> {
    const [line] = this.heard.splice(0, 1);
    if (line !== undefined || this.ended !== null) return Promise.resolve(line ?? null);
    return new Promise((resolve) => {
      const done = (answer: string | null): void => {
        clearTimeout(limit);
        this.waiting = null;
        resolve(answer);
      };
      const limit = setTimeout(() => {
        this.late++;
        done(null);
      }, within);
      this.waiting = done;
    });
  }
}

const started = new Map<string, Program>();

/** The program of that name; the first who asks starts it. */
export function programNamed(bot: string): Program {
  const program = started.get(bot) ?? new Program(bot);
  started.set(bot, program);
  return program;
}

/** Ends all programs that were started here. */
export async function leavePrograms(): Promise<void> {
  const programs = [...started.values()];
  started.clear();
  await Promise.all(programs.map((program) => program.leave()));
}
