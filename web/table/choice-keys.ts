/** Letters with a meaning of their own at a table are not given to choices: see `KEYS`. */
export const CHOICE_KEYS = '1234567890abdefijklmnoqstvxyz';
const [LAST] = CHOICE_KEYS.slice(-1);

/**
 * The key of the nth of so many choices. Where there are more choices than keys, the last key stands before the keys of the
 * rest: "z1". So no choice is ever more than three keys away.
 */
export function choiceKey(n: number, choices: number): string {
  const single = CHOICE_KEYS.length - 1;
  if (choices <= CHOICE_KEYS.length || n < single) return CHOICE_KEYS[n];
  return `${LAST}${choiceKey(n - single, choices - single)}`;
}
