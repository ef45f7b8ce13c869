/** Which of a command's numbers are lengths along x, along y, or neither (flags and angles of arcs). */
function axes(command: string): string {
  switch (command.toUpperCase()) {
    case 'H':
      return 'x';
    case 'V':
      return 'y';
    case 'A':
      return 'rr---xy';
    default:
      return 'xy';
  }
}

/** Scales path data, then moves it. */
export function transform(d: string, scale: number, dx: number, dy: number): string {
  return d.replace(/([a-zA-Z])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const pattern = axes(command);
    const absolute = command === command.toUpperCase();
    const numbers = (rest.match(/-?(?:\d*\.\d+|\d+)/g) ?? []).map((text, i) => {
      const axis = pattern[i % pattern.length];
      const value = Number(text);
      if (axis === '-') return value;
      const shift = !absolute || axis === 'r' ? 0 : axis === 'x' ? dx : dy;
      return value * scale + shift;
    });
    return command + numbers.map((v) => Math.round(v * 1000) / 1000).join(' ');
  });
}
