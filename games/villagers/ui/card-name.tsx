import styles from './card.module.css';

const SOFT_HYPHEN = '\u00ad';
/** How broad a letter is on average, as a share of its size. */
const LETTER = 0.52;
/** Where the name begins on the band, how far it may go, and the middle of the band. */
const LEFT = 24.5;
const RIGHT = 95.5;
const MIDDLE = 15;

/** A name in one line or two; `broadest` is the longest of them in letters. */
interface Lines {
  readonly lines: readonly string[];
  readonly broadest: number;
}

const lengthOf = (text: string): number => text.length;
const linesOf = (lines: readonly string[]): Lines => ({
  lines,
  broadest: Math.max(...lines.map(lengthOf)),
});

/** Breaks a name at a space or a soft hyphen, where the two lines are most alike. */
function inTwo(name: string): Lines {
  const breaks = [...name].flatMap((letter, at) => (letter === ' ' || letter === SOFT_HYPHEN ? [at] : []));
  const clean = (text: string): string => text.replaceAll(SOFT_HYPHEN, '');
  const ways = breaks.map((at) =>
    linesOf([clean(name.slice(0, at)) + (name[at] === SOFT_HYPHEN ? '-' : ''), clean(name.slice(at + 1))]),
  );
  return ways.reduce((best, way) => (way.broadest < best.broadest ? way : best), linesOf([clean(name)]));
}

interface CardNameProps {
  /** With soft hyphens where it may break. */
  readonly name: string;
  /** Two symbols of the suit stand before it. */
  readonly isDouble: boolean;
  readonly isLocked: boolean;
}

/** The name on the band of a card. Small cards have larger letters for their size, so there it breaks earlier. */
export function CardName({ name, isDouble, isLocked }: CardNameProps) {
  const left = LEFT + (isDouble ? 10 : 0);
  const room = RIGHT - left - (isLocked ? 17 : 0);
  return (
    <>
      <Size name={name} left={left} room={room} size={13} least={10.4} className={styles.roomy} />
      <Size name={name} left={left} room={room} size={14.4} least={13} className={styles.tight} />
    </>
  );
}

interface SizeProps {
  readonly name: string;
  readonly left: number;
  readonly room: number;
  /** The letters it has if it fits, and how small they may be in one line. */
  readonly size: number;
  readonly least: number;
  readonly className: string | undefined;
}

function Size({ name, left, room, size, least, className }: SizeProps) {
  const whole = linesOf([name.replaceAll(SOFT_HYPHEN, '')]);
  const fitting = ({ broadest }: Lines): number => room / (broadest * LETTER);
  const { lines, broadest } = fitting(whole) >= least ? whole : inTwo(name);
  const most = lines.length === 1 ? size : Math.min(size, 12.6);
  // What is still too broad is set narrower, never smaller.
  const letters = Math.max(Math.min(most, fitting({ lines, broadest })), Math.min(most, least));
  const step = letters * 0.92;
  const first = MIDDLE + letters * 0.34 - ((lines.length - 1) * step) / 2;
  return (
    <g className={className} style={{ fontSize: `${letters.toFixed(1)}px` }}>
      {lines.map((line, n) => (
        <text
          key={line}
          x={left}
          y={(first + n * step).toFixed(1)}
          {...(line.length * LETTER * letters > room
            ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' }
            : {})}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
