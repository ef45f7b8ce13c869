import { Explain, Target } from '@spielstube/ui';
import { COMPARTMENTS } from '../data/conny.ts';
import { cubesIn } from '../rules/conny.ts';
import { TURNED_QUILL } from '../rules/fate.ts';
import { type Conny, HIDDEN, NOTHING } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import styles from './conny-tray.module.css';
import { CUBE_SIGNS, place } from './drawings.ts';

export interface ConnyProps extends PartProps {
  readonly conny: Conny;
}

const RADIUS = { compartment: 43, fate: 26 } as const;
const PERCENT = 100;

/** A spot on the ring, clockwise from the top. */
function onRing(n: number, of: number, radius: number, size: number) {
  const angle = (2 * Math.PI * n) / of - Math.PI / 2;
  return {
    left: `${PERCENT / 2 + radius * Math.cos(angle) - size / 2}%`,
    top: `${PERCENT / 2 + radius * Math.sin(angle) - size / 2}%`,
    width: `${size}%`,
    height: `${size}%`,
  };
}

/** Ten compartments in a ring; before some of them lie fate tiles. */
export function ConnyTray({ board, conny }: ConnyProps) {
  const words = board.text.words.labels;
  const names = board.text.words;
  return (
    <div className={styles.tray}>
      {Array.from({ length: COMPARTMENTS }, (_, n) => {
        const cubes = cubesIn(conny, n);
        const cube = cubes.at(-1) ?? NOTHING;
        const fate = conny.fate[n];
        return (
          <span key={n} className={styles.compartment}>
            <Target
              about={{
                title: words.compartment(
                  n + 1,
                  cubes.length === 0 ? words.empty : cubes.map((one) => names.cube(one)).join(', '),
                ),
                lines:
                  fate === NOTHING ? [] : [words.fate(fate === HIDDEN ? 'down' : 'turned'), words.fateAbout],
              }}
              className={`${styles.cell} ${n === conny.lastCompartment ? styles.last : ''}`}
              style={onRing(n, COMPARTMENTS, RADIUS.compartment, 21)}
              anchor={place.compartment(n)}
            >
              <svg viewBox="0 0 64 64" aria-hidden="true">
                <use href="#v-compartment" width="64" height="64" />
                {cube !== NOTHING && <use href={`#${CUBE_SIGNS[cube]}`} x="8" y="8" width="48" height="48" />}
                {cubes.length > 1 && (
                  <text className={styles.several} x="32" y="42">
                    {cubes.length}
                  </text>
                )}
              </svg>
            </Target>
            {fate !== NOTHING && (
              <Explain
                about={{ title: words.fate(fate === HIDDEN ? 'down' : 'turned'), lines: [words.fateAbout] }}
                className={styles.fate ?? ''}
                style={onRing(n, COMPARTMENTS, RADIUS.fate, 15)}
              >
                <svg viewBox="0 0 64 64" aria-hidden="true">
                  <use href={fateSign(fate)} width="64" height="64" />
                </svg>
              </Explain>
            )}
          </span>
        );
      })}
      <Explain
        about={{ title: names.connysTray, lines: [words.connyWaits] }}
        className={styles.herself ?? ''}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <use href="#rival-conny" width="64" height="64" />
        </svg>
      </Explain>
    </div>
  );
}

function fateSign(tile: number): string {
  if (tile === HIDDEN) return '#v-fate-back';
  return tile === TURNED_QUILL ? '#v-fate-quill' : '#v-fate-blank';
}
