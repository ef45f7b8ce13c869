import { botNamed, type Outcome, playAgainstItself } from '@spielstube/bots';
import type { NamedBox } from '@spielstube/engine';
import { gameNamed } from '@spielstube/games';
import { layBoxFirst } from '../games/lay-box.ts';

/** What a worker is asked that tries out a box: it plays until nobody wants it any more, or enough. */
export interface BalanceAsk {
  readonly game: string;
  /** Null for the box as it comes. */
  readonly box: NamedBox | null;
  readonly seats: number;
  readonly games: number;
}

export type BalanceTold = { readonly ok: true; readonly outcome: Outcome } | { readonly ok: false };

async function playMany({ game: id, box, seats, games }: BalanceAsk): Promise<void> {
  layBoxFirst(id, box);
  const game = await gameNamed(id, {});
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const bot = botNamed('greedy');
  for (let n = 1; n <= games; n++) {
    // The same shuffles for every box: what differs is what the values do.
    const outcome = playAgainstItself(game, bot, { seats, options: {}, seed: `balance-${n}` });
    const told: BalanceTold = { ok: true, outcome };
    postMessage(told);
  }
}

export function hear({ data }: MessageEvent<BalanceAsk>): void {
  playMany(data).catch(() => {
    const told: BalanceTold = { ok: false };
    postMessage(told);
  });
}
