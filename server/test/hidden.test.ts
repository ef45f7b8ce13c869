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
import type { HouseFrame, Me, Opening } from '@spielstube/table';
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

/** What a seat may know of a state, by the rules alone. */
function allowed(game: Game, s: GameState, seat: Seat | null): string {
  const deciding = game.deciding(s);
  const view = game.view(s, seat);
  const asked = seat !== null && deciding.includes(seat) ? game.decision(s, seat) : null;
  return JSON.stringify({
    view,
    deciding,
    frame: asked?.frame,
    choices: asked?.choices.map((action) => ({ action, notation: game.notate(action) })),
    closed: asked?.closed,
    scores: game.scores(view),
    progress: game.progress(view),
  });
}

const LOOK = [
  'canUndo',
  'commitment',
  'corrections',
  'deciding',
  'decision',
  'epoch',
  'events',
  'moments',
  'next',
  'progress',
  'result',
  'scores',
  'seq',
  'since',
  'view',
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
const keysOf = (value: object): string => Object.keys(value).sort().join();

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

/** Looks at every byte that came to one page. */
function inspect(game: Game, live: LiveTable, s: GameState, eye: Eye, isOver: boolean): void {
  const commitment = commitmentOf(live);
  for (const bytes of eye.take()) {
    if (!isOver && bytes.includes(live.kept.seed)) throw new Error('the seed is out');
    if (bytes.includes('id of')) throw new Error('a person is named by the id');
    const frame: HouseFrame = JSON.parse(bytes);
    if (frame.frame === 'card') {
      demand(keysOf(frame.card) === CARD, `a card tells ${keysOf(frame.card)}`);
      for (const seat of frame.card.seats) demand(keysOf(seat) === SEAT, `a seat tells ${keysOf(seat)}`);
    } else if (frame.frame === 'told' && frame.told.tell === 'look') {
      const { look } = frame.told;
      demand(keysOf(look) === LOOK, `a look tells ${keysOf(look)}`);
      demand(look.viewer === eye.seat, "another seat's look was shown");
      demand(look.commitment === commitment, 'the commitment is not that of the seed');
      const foreign = (event: GameEvent): boolean =>
        event.secretOf !== undefined && event.secretOf !== eye.seat;
      if (look.events.some(({ event }) => foreign(event))) throw new Error("somebody else's secret was told");
      const { view, deciding, decision, scores, progress } = look;
      const seen = JSON.stringify({
        view,
        deciding,
        frame: decision?.frame,
        choices: decision?.choices,
        closed: decision?.closed,
        scores,
        progress,
      });
      if (seen !== allowed(game, s, eye.seat)) throw new Error('more was shown than the rules allow');
      if ((look.result === null) === isOver) throw new Error('the result came too early or too late');
    } else throw new Error(`nobody expected ${bytes}`);
  }
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
        for (const eye of eyes) inspect(game, live, s, eye, false);
        for (let deciding = game.deciding(s); deciding.length > 0; deciding = game.deciding(s)) {
          const seat = deciding[randomInt(rng, deciding.length)];
          const choices = game.actions(s, seat);
          const action = choices[randomInt(rng, choices.length)];
          const [isApart, barriers] = [s.lanes.length > 0, s.barriers];
          game.apply(s, seat, action);
          const decision = live.room?.present.decisionOf(seat) ?? 0;
          const ask = { what: 'submit', args: [game.notate(action), decision] } as const;
          if ((await live.answer(eyes[seat], { ...ask, args: [...ask.args] })) !== null)
            throw new Error(`"${game.notate(action)}" was refused`);
          const isUnseen = isApart && s.barriers === barriers && game.deciding(s).length === deciding.length;
          for (const eye of eyes) {
            if (isUnseen && eye.seat !== seat && eye.take().length > 0)
              throw new Error('a secret move was noticed');
            inspect(game, live, s, eye, game.deciding(s).length === 0);
          }
        }
        for (const eye of eyes) live.close(eye);
      }
    },
    PATIENCE,
  );
});
