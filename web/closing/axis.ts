import type { Standing } from '@spielstube/table';

/** Steps of an axis that people count in. */
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000] as const;
const MOST_TICKS = 5;

export function niceStep(most: number): number {
  return STEPS.find((step) => most / step <= MOST_TICKS) ?? Math.ceil(most / MOST_TICKS);
}

/** Labels at the ends of lines, moved apart so that none covers another. */
export function spreadEnds(wanted: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a] - wanted[b]);
  const placed = wanted.slice();
  order.forEach((n, rank) => {
    const above = rank === 0 ? top - gap : placed[order[rank - 1]];
    placed[n] = Math.max(wanted[n], above + gap);
  });
  const overflow = Math.max(0, (placed[order[order.length - 1]] ?? 0) - bottom);
  return placed.map((at) => at - overflow);
}

/** A game may fall back a little, such as when cards are laid back onto a stack; time does not. */
function furthest(standings: readonly Standing[]): number[] {
  let most = 0;
  return standings.map(({ progress }) => {
    most = Math.max(most, progress);
    return most;
  });
}

/** When each standing was reached, 0 to 1: the progress of the game, with the moves of a round spread over it. */
export function timeline(standings: readonly Standing[]): number[] {
  const reached = furthest(standings);
  const times: number[] = [];
  for (let from = 0; from < standings.length; ) {
    const progress = reached[from];
    let to = from;
    while (to < standings.length && reached[to] === progress) to++;
    const next = to < standings.length ? reached[to] : 1;
    for (let n = from; n < to; n++) {
      const part = to < standings.length ? (n - from) / (to - from) : (n - from) / Math.max(1, to - from - 1);
      times.push(progress + (next - progress) * part);
    }
    from = to;
  }
  return times;
}
