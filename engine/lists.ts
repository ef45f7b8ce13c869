/** A list of so many times the same. In a loop: `Array.from` takes fifteen times as long, and bots set up many games. */
export function filled(count: number, value: number): number[] {
  const list: number[] = [];
  for (let n = 0; n < count; n++) list.push(value);
  return list;
}

/** Takes one card out of a pile and closes the gap. */
export function removeAt(pile: number[], at: number): number {
  const card = pile[at];
  for (let n = at + 1; n < pile.length; n++) pile[n - 1] = pile[n];
  pile.pop();
  return card;
}
