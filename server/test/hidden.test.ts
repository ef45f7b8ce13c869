import {
  type Game,
  type GameEvent,
  type GameState,
  type Options,
  type OptionValue,
  optionLines,
  type Rng,
  randomInt,
  rngFromSeed,
  type Seat,
  seedCommitment,
} from '@spielstube/engine';
import { manifests } from '@spielstube/games';
import type { Ask, AskedDecision, HouseFrame, Me, Opening } from '@spielstube/table';
import { afterAll, beforeAll, describe, test } from 'vitest';
import type { LiveTable } from '../tables/live-table.ts';
import type { Looker } from '../tables/lookers.ts';
import { begin, beReady, sit } from '../tables/seating.ts';
import { opening } from '../testing/opening.ts';
import { quickThinker } from '../testing/quick-thinker.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { ManualJobs } from './manual-jobs.ts';

/** One for each number of seats, about; `SPIELSTUBE_GAMES=1000` before a release. */
const GAMES = Number(process.env.SPIELSTUBE_GAMES ?? 4);
/** On a busy machine a long game takes so many milliseconds. */
const PATIENCE = 60_000 + GAMES * 5000;
const games = await Promise.all(manifests.map((manifest) => manifest.rules()));

let house: TestHouse;
beforeAll(async () => {
  house = await openTestHouse({ thinker: quickThinker, jobs: new ManualJobs() });
});
afterAll(() => house.close());

/** A page that keeps every byte since it was last asked. */
class Eye implements Looker {
  readonly me: Me;
  readonly seat: Seat | null;
  private bytes: string[] = [];
  constructor(name: string, seat: Seat | null) {
    this.me = { id: `id of ${name}`, kind: 'guest', name, crest: 1, email: null };
    this.seat = seat;
  }
  tell(frame: HouseFrame): void {
    this.bytes.push(JSON.stringify(frame));
  }
  hangUp(): void {
    throw new Error('nothing is in doubt here');
  }
  take(): string[] {
    const { bytes } = this;
    this.bytes = [];
    return bytes;
  }
}

/** Any options that a table of this game can have, expansions included. */
function randomOptions(game: Game, seats: number, rng: Rng): Options {
  const chosen: Record<string, OptionValue> = {};
  for (const { key } of game.options) {
    const line = optionLines(game, seats, chosen).find(({ rule }) => rule.key === key);
    if (line?.applies) chosen[key] = line.values[randomInt(rng, line.values.length)];
  }
  return chosen;
}

async function openTable(
  game: Game,
  seats: number,
  options: Options,
  seedNumber: number,
): Promise<{ live: LiveTable; eyes: Eye[] }> {
  const { rooms } = house.house;
  const eyes = Array.from(
    { length: seats },
    (_, seat) => new Eye(`Seat ${seat} of ${game.id} ${seedNumber}`, seat),
  );
  const wishes: Opening['seats'] = eyes.map((_, n) => ({ kind: n === 0 ? 'me' : 'open' }));
  const { id } = await rooms.open(eyes[0].me, opening({ game: game.id, seats: wishes, options }));
  const live = await rooms.table(id);
  for (const { me, seat } of eyes.slice(1)) {
    await sit(live, me, seat);
    await beReady(live, me, true);
  }
  await begin(live, eyes[0].me);
  eyes.push(new Eye('Spectator', null));
  for (const eye of eyes) {
    await live.open(eye, null);
    live.show(eye, null);
  }
  return { live, eyes };
}

/** What a seat may know of a state, by the rules alone: each part as it is written. */
function allowed(
  game: Game,
  s: GameState,
  seat: Seat | null,
  decisions: readonly number[],
): [string, string][] {
  const deciding = game.deciding(s);
  const view = game.view(s, seat);
  const parts = {
    view,
    deciding,
    decision: seat !== null && deciding.includes(seat) ? asked(game, s, seat, decisions[seat]) : null,
    scores: game.scores(view),
    progress: game.progress(view),
  };
  return Object.entries(parts).map(([key, part]) => [key, JSON.stringify(part)]);
}

function asked(game: Game, s: GameState, seat: Seat, id: number): AskedDecision {
  const { frame, choices, closed } = game.decision(s, seat);
  return { id, frame, choices: choices.map((action) => ({ action, notation: game.notate(action) })), closed };
}

/** The text without a part that is known. Were another one there instead, it would remain. */
function without(text: string, key: string, part: string): string {
  const written = `"${key}":${part},`;
  const at = text.indexOf(written);
  return at < 0 ? text : text.slice(0, at) + text.slice(at + written.length);
}

/** What a look tells besides what the rules allow. */
const BESIDES = [
  'canUndo',
  'commitment',
  'corrections',
  'epoch',
  'events',
  'moments',
  'next',
  'result',
  'seq',
  'since',
  'viewer',
  'whole',
].join();
const CARD = [
  'clocks',
  'corrections',
  'created',
  'deciding',
  'fromRecord',
  'game',
  'host',
  'id',
  'invitation',
  'isHost',
  'join',
  'next',
  'now',
  'options',
  'pace',
  'paused',
  'requests',
  'seat',
  'seats',
  'spectators',
  'status',
  'timeUp',
  'title',
  'touched',
  'watch',
].join();
const SEAT = 'crest,kind,name,presence,ready,since,standIn';

const ordered = new Map<string, string>();
/** The names of all parts in the order of the alphabet. */
function keysOf(value: object): string {
  const keys = Object.keys(value);
  const known = ordered.get(keys.join()) ?? keys.toSorted().join();
  ordered.set(keys.join(), known);
  return known;
}

const commitments = new WeakMap<LiveTable, string>();
function commitmentOf(live: LiveTable): string {
  const known = commitments.get(live) ?? seedCommitment(live.kept.seed);
  commitments.set(live, known);
  return known;
}

/** `expect` would take longer than the games. */
function demand(isSo: boolean, otherwise: string): void {
  if (!isSo) throw new Error(otherwise);
}

/** A game as it is by the rules alone, and how often each seat was answered: the server is asked nothing. */
interface Truth {
  readonly game: Game;
  readonly s: GameState;
  readonly decisions: number[];
}

/** Looks at every byte that came to one page. */
function inspect(truth: Truth, live: LiveTable, eye: Eye): void {
  const isOver = truth.game.deciding(truth.s).length === 0;
  for (const bytes of eye.take()) {
    if (!isOver && bytes.includes(live.kept.seed)) throw new Error('the seed is out');
    if (bytes.includes('id of')) throw new Error('a person is named by the id');
    if (bytes.startsWith('{"frame":"card"')) inspectCard(JSON.parse(bytes));
    else inspectLook(truth, bytes, eye.seat, commitmentOf(live));
  }
}

function inspectCard({ card }: Extract<HouseFrame, { frame: 'card' }>): void {
  demand(keysOf(card) === CARD, `a card tells ${keysOf(card)}`);
  for (const seat of card.seats) demand(keysOf(seat) === SEAT, `a seat tells ${keysOf(seat)}`);
}

/** What the rules allow is compared as it is written, so that only the rest has to be read. */
function inspectLook(
  { game, s, decisions }: Truth,
  bytes: string,
  seat: Seat | null,
  commitment: string,
): void {
  const rest = allowed(game, s, seat, decisions).reduce((text, part) => without(text, ...part), bytes);
  const frame: HouseFrame = JSON.parse(rest);
  if (frame.frame !== 'told' || frame.told.tell !== 'look') throw new Error(`nobody expected ${bytes}`);
  const { look } = frame.told;
  demand(keysOf(look) === BESIDES, `a look tells ${keysOf(look)} besides what the rules allow`);
  demand(look.viewer === seat, "another seat's look was shown");
  demand(look.commitment === commitment, 'the commitment is not that of the seed');
  const isForeign = (event: GameEvent): boolean => event.secretOf !== undefined && event.secretOf !== seat;
  demand(!look.events.some(({ event }) => isForeign(event)), "somebody else's secret was told");
  demand(look.next === (seat === null ? 0 : decisions[seat]), 'more was counted than the seat has done');
  const isOver = game.deciding(s).length === 0;
  demand((look.result !== null) === isOver, 'the result came too early or too late');
}

describe.each(games.map((game) => [game.id, game] as const))('all bytes sent to seats of %s', (_id, game) => {
  test(
    `hold what the rules show them and nothing else, in ${GAMES} games`,
    async () => {
      for (let n = 0; n < GAMES; n++) {
        const counts = game.seats.filter((count) => count > 1);
        const seats = counts[n % counts.length];
        const rng = rngFromSeed(`hidden ${n}`);
        const options = n === 0 ? {} : randomOptions(game, seats, rng);
        const { live, eyes } = await openTable(game, seats, options, n);
        // The same game by the rules alone: the server is asked nothing that it could tell wrongly.
        const s = game.setup(seats, live.kept.options, live.kept.seed);
        const decisions = new Array<number>(seats).fill(0);
        const truth: Truth = { game, s, decisions };
        for (const eye of eyes) inspect(truth, live, eye);
        for (let deciding = game.deciding(s); deciding.length > 0; deciding = game.deciding(s)) {
          const seat = deciding[randomInt(rng, deciding.length)];
          const choices = game.actions(s, seat);
          const action = choices[randomInt(rng, choices.length)];
          const [isApart, barriers] = [s.lanes.length > 0, s.barriers];
          game.apply(s, seat, action);
          const ask: Ask = { what: 'submit', args: [game.notate(action), decisions[seat]++] };
          if ((await live.answer(eyes[seat], ask)) !== null)
            throw new Error(`"${game.notate(action)}" was refused`);
          const isUnseen = isApart && s.barriers === barriers && game.deciding(s).length === deciding.length;
          for (const eye of eyes) {
            if (isUnseen && eye.seat !== seat && eye.take().length > 0)
              throw new Error('a secret move was noticed');
            inspect(truth, live, eye);
          }
        }
        for (const eye of eyes) live.close(eye);
      }
    },
    PATIENCE,
  );
});
