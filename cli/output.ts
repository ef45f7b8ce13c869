/** Columns side by side; the first to the left, the others, numbers mostly, to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows) {
    row.forEach((cell, column) => {
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
    });
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** 2,153,000 rather than 2153000. */
export function thousands(value: number): string {
  return Math.round(value).toLocaleString('en');
}
