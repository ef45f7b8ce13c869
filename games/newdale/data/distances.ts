/** Places and what joins them. */
export interface Net {
  readonly places: number;
  readonly paths: readonly (readonly [number, number])[];
  /** Where bridges can be built: no path until then. NEW-CH3-01 */
  readonly bridges: readonly (readonly [number, number])[];
  /** Two steps each, or one for those who have a way through. NEW-CH3-06, -07 */
  readonly thickets: readonly (readonly [number, number])[];
}

const THICKET_STEPS = 2;

/** Shortest distances between all places, with these bridges (bits) built. */
export function distancesOn(net: Net, bridges: number, cleared: boolean): readonly (readonly number[])[] {
  const distances = Array.from({ length: net.places }, (_, from) =>
    Array.from({ length: net.places }, (_to, to) => (from === to ? 0 : Number.POSITIVE_INFINITY)),
  );
  const join = ([from, to]: readonly [number, number], steps: number): void => {
    distances[from][to] = Math.min(distances[from][to], steps);
    distances[to][from] = distances[from][to];
  };
  for (const path of net.paths) join(path, 1);
  for (const path of net.thickets) join(path, cleared ? 1 : THICKET_STEPS);
  net.bridges.forEach((site, n) => {
    if ((bridges & (1 << n)) !== 0) join(site, 1);
  });
  for (let via = 0; via < net.places; via++) {
    for (const row of distances) {
      for (let to = 0; to < net.places; to++) row[to] = Math.min(row[to], row[via] + distances[via][to]);
    }
  }
  return distances;
}

/** By steps and place: the places that lie so far away at most, as bits; the place itself is one of them. */
export function reachOn(
  distances: readonly (readonly number[])[],
  mostSteps: number,
): readonly (readonly number[])[] {
  return Array.from({ length: mostSteps + 1 }, (_, steps) =>
    distances.map((row) => row.reduce((bits, far, to) => (far <= steps ? bits | (1 << to) : bits), 0)),
  );
}
