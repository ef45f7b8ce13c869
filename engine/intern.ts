/**
 * Actions are interned: the same move is the same object, made once. Offering a move then allocates nothing, and
 * a search may use moves as keys. These helpers make the tables.
 */
export function intern<A>(make: (n: number) => A): (n: number) => A {
  const made: A[] = [];
  return (n) => {
    const known = made[n];
    if (known !== undefined) return known;
    const action = make(n);
    made[n] = action;
    return action;
  };
}

/** The same for moves with two numbers. */
export function intern2<A>(make: (m: number, n: number) => A): (m: number, n: number) => A {
  const rows = intern((m) => intern((n) => make(m, n)));
  return (m, n) => rows(m)(n);
}
