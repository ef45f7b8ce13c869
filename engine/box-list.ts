import type { Box, BoxValue } from './box.ts';

const FROM = '<!-- reconstructed -->';
const TO = '<!-- /reconstructed -->';

/** What is not known for sure in a box, as a list in Markdown: every value under the path at which it is corrected. */
export function reconstructedList(box: Box, nameOf: (table: string) => string): string {
  return (
    box
      .tables()
      // Tables are declared in the order in which files happen to be loaded.
      .toSorted((a, b) => (a.key < b.key ? -1 : 1))
      .map(({ key, values }) => ({ key, unsure: values.filter(({ reconstructed }) => reconstructed) }))
      .filter(({ unsure }) => unsure.length > 0)
      .map(({ key, unsure }) => [`- ${nameOf(key)}`, ...rowsOf(unsure).map((row) => `  - ${row}`)].join('\n'))
      .join('\n')
  );
}

/** Puts a list between the two marks of a README. */
export function withReconstructed(readme: string, list: string): string {
  const from = readme.indexOf(FROM);
  const to = readme.indexOf(TO);
  if (from < 0 || to < from) throw new Error(`the README has no ${FROM} … ${TO}`);
  return `${readme.slice(0, from + FROM.length)}\n\n${list}\n\n${readme.slice(to)}`;
}

/** Values that lie side by side stand in one row: `triplePoints`: castle = 3, mine = 4. */
function rowsOf(values: readonly BoxValue[]): string[] {
  const rows = Map.groupBy(values, ({ path }) => path.split('.').slice(0, -1).join('.'));
  return [...rows].map(([path, row]) => {
    const keys = row.map((one) => one.path.slice(path.length + 1));
    const isList = keys.every((key, n) => key === `${n}`);
    if (path === '') return row.map((one) => `\`${one.path}\`: ${one.value}`).join(', ');
    return `\`${path}\`: ${row.map(({ value }, n) => (isList ? `${value}` : `${keys[n]} = ${value}`)).join(', ')}`;
  });
}
