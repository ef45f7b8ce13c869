import { coach, type Judgement } from '@spielstube/bots/coach';
import type { Seat } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { readRecord, verifyRecord } from '@spielstube/table';
import { randomSeed } from '../cellar/chance.ts';
import { addJar } from '../cellar/jar-store.ts';
import { fetchPart } from '../games/away.ts';
import { layBoxFirst } from '../games/lay-box.ts';
import { breathe } from '../workers/breathe.ts';
import { answer, failureOf } from '../workers/call.ts';
import type { CoachAsk, CoachedGame, CoachTold } from './coach-asks.ts';
import { CoachedTable } from './coached-table.ts';

/** Where the coach thinks: one game, one seat at a time. Nothing is kept here. */
let table: CoachedTable | null = null;
/** How often thinking was begun or stopped: whoever thinks for an earlier time ends. */
let wish = 0;

/** Milliseconds between two tellings: the page need not draw every judgement by itself. */
const PAUSE = 150;

async function open(text: string): Promise<CoachedGame> {
  const record = readRecord(text);
  layBoxFirst(record.game, record.box);
  const game = await fetchPart(record.game, () => gameNamed(record.game, record.options));
  if (game === undefined) throw new Error(`there is no game ${record.game}`);
  table = new CoachedTable(verifyRecord(game, record));
  return table.about();
}

function opened(): CoachedTable {
  if (table === null) throw new Error('no game is open');
  return table;
}

const tell = (told: CoachTold): void => postMessage(told);

async function think(seat: Seat, known: readonly Judgement[]): Promise<void> {
  const number = ++wish;
  let found: Judgement[] = [];
  let told = Date.now();
  for (const judgement of coach(opened().played, seat, known)) {
    if (judgement !== null) found.push(judgement);
    if (found.length > 0 && Date.now() - told >= PAUSE) {
      tell({ tell: 'found', seat, judgements: found, done: false });
      found = [];
      told = Date.now();
    }
    await breathe();
    if (number !== wish) return;
  }
  tell({ tell: 'found', seat, judgements: found, done: true });
}

async function carryOut(ask: CoachAsk): Promise<unknown> {
  switch (ask.what) {
    case 'open':
      return open(...ask.args);
    case 'seat':
      return opened().of(...ask.args);
    case 'think':
      think(...ask.args).catch((error: unknown) =>
        tell({ tell: 'failed', message: failureOf(error).message }),
      );
      return null;
    case 'stop':
      wish++;
      return null;
    case 'fork':
      return addJar(opened().upTo(...ask.args, randomSeed()));
  }
}

/** Every message asks something. */
export function hear({ data, ports: [port] }: MessageEvent<CoachAsk>): void {
  void answer(port, () => carryOut(data));
}
