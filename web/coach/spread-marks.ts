/** The side of a mark, in pixels of the design. */
const MARK = 26;

/** Ways to make room, the shortest first: by halves of a mark, up and down. */
const WAYS = Array.from({ length: 32 }, (_, n) => (n % 2 === 0 ? n / 2 : -(n + 1) / 2) * (MARK / 2));

/** Marks that would cover one another make way up or down, as little as will do, and stay within the drawing. */
export function spreadMarks<M extends { readonly x: number; readonly y: number }>(
  marks: readonly M[],
  [top, bottom]: readonly [number, number],
): M[] {
  const placed: M[] = [];
  for (const mark of marks) {
    const isFree = (y: number): boolean =>
      y >= top &&
      y <= bottom &&
      !placed.some((one) => Math.abs(one.x - mark.x) < MARK && Math.abs(one.y - y) < MARK);
    const way = WAYS.find((by) => isFree(mark.y + by)) ?? 0;
    placed.push({ ...mark, y: mark.y + way });
  }
  return placed;
}
