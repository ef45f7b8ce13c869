/** The files of a build, as paths from the root: what every screen may need, and what only one game needs. */
export interface HouseFiles {
  /** Another build is another version. */
  readonly version: string;
  readonly house: readonly string[];
  readonly games: Readonly<Record<string, readonly string[]>>;
  /** What files without a fingerprint in their name must contain, as `fetch` checks it. */
  readonly integrity: Readonly<Record<string, string>>;
}

/** A file of scripts as the bundler tells of it. */
export interface BuiltChunk {
  readonly file: string;
  /** The game of which it is a part that is loaded by itself: its rules, words, board or drawings. */
  readonly partOf: string | null;
  /** What is loaded with it: scripts and styles. */
  readonly brings: readonly string[];
  /** What it may load later. */
  readonly mayLoad: readonly string[];
}

/** Which files only one game needs: those that nobody comes to but through a part of that game. */
export function filesOfGames(chunks: readonly BuiltChunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const known = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const isLoaded = new Set(chunks.flatMap(({ brings, mayLoad }) => [...brings, ...mayLoad]));
  const house = new Set<string>();
  const entries = chunks.filter(({ file, partOf }) => partOf === null && !isLoaded.has(file));
  for (const { file } of entries) walk(file, known, house, (chunk) => chunk.partOf === null);
  const games = new Map<string, Set<string>>();
  for (const { file, partOf } of chunks) {
    if (partOf === null) continue;
    const all = games.get(partOf) ?? new Set();
    games.set(partOf, all);
    // What it shares with the house may load any game: that is not for this one to keep.
    walk(file, known, all, (later) => later.partOf === null || later.partOf === partOf);
  }
  return new Map(
    [...games].map(([game, all]) => [game, new Set([...all].filter((file) => !house.has(file)))]),
  );
}

/** Adds all that can be come to from a file. */
function walk(
  file: string,
  known: ReadonlyMap<string, BuiltChunk>,
  found: Set<string>,
  enters: (chunk: BuiltChunk) => boolean,
): void {
  if (found.has(file)) return;
  found.add(file);
  const chunk = known.get(file);
  if (chunk === undefined) return;
  for (const next of chunk.brings) walk(next, known, found, enters);
  for (const next of chunk.mayLoad) {
    const later = known.get(next);
    if (later === undefined || enters(later)) walk(next, known, found, enters);
  }
}
