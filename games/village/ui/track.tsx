import { anchor, Explain, Glyph, type SpriteId, Steps, whenOf } from '@spielstube/ui';
import { CUBE_KEYS } from '../data/pieces.ts';
import { MIX_SETUP_CARDS } from '../data/setup-cards.ts';
import { mixOf } from '../rules/mix.ts';
import type { FrameKind } from '../rules/state.ts';
import type { Board, PartProps } from './board.ts';
import { CUBE_SIGNS, place } from './drawings.ts';
import styles from './track.module.css';

/** More turns than this need thinner bars, and still thinner ones. */
const MANY = 23;
const VERY_MANY = 36;

function thin(turns: number): string {
  if (turns > VERY_MANY) return `${styles.many} ${styles.veryMany}`;
  return turns > MANY ? `${styles.many}` : '';
}

/** Which part of a round it is, 0 to 2: turns, Mass, Wedding. */
function phaseOf({ stack, marriage, ending }: Board['view']): number {
  const waits = (kind: FrameKind): boolean => stack.some((frame) => frame.kind === kind);
  if (!waits('endRound')) return 0;
  return marriage === null || ending || waits('wedding') ? 1 : 2;
}

/** The parts of a round: with expansions there may be one more than the board shows. */
function Phases({ board, now }: PartProps & { now: number }) {
  const { view, text } = board;
  const { phases, roundAbout } = text.words.labels;
  const all: readonly [string, SpriteId][] = [
    [phases.turns, 'v-any-cube'],
    [phases.mass, 'ui-bell'],
    [phases.wedding, 'v-set-marriage'],
  ];
  return (
    <ol className={styles.phases} data-now={now}>
      {all.slice(0, view.marriage === null || view.ending ? 2 : 3).map(([name, sign], n) => (
        <li key={sign} data-when={whenOf(n, now)}>
          <Explain
            about={{ title: name, lines: [roundAbout], rule: 'VIL-RND-01' }}
            role="img"
            aria-label={name}
          >
            <Glyph id={sign} />
            <b>{name}</b>
          </Explain>
        </li>
      ))}
    </ol>
  );
}

/** Where the game stands: the round, its turns as bars that empty with the board, and the supply. */
export function Track(board: Board) {
  const { view, text } = board;
  const sets = (['inn', 'port', 'marriage'] as const).filter((set) => view[set] !== null);
  const phase = phaseOf(view);
  const words = text.words.labels;
  const names = text.words;
  const left = view.spaces.reduce((sum, cubes) => sum + cubes, 0);
  const all = Math.max(
    left,
    MIX_SETUP_CARDS[mixOf(view)][view.seats].spaces.reduce((sum, cubes) => sum + cubes, 0),
  );
  const inBag = view.bag.reduce((sum, cubes) => sum + cubes, 0);
  const now = {
    title: `${words.round(view.round)}, ${words.turns(left)}`,
    lines: [words.roundAbout],
    rule: 'VIL-RND-01',
  };
  return (
    <div className={styles.track} data-sets={sets.length}>
      {sets.length > 0 && (
        <span className={styles.sets}>
          {sets.map((set) => (
            <Explain key={set} about={{ title: text.option(set) }} role="img" aria-label={text.option(set)}>
              <Glyph id={`v-set-${set}`} />
            </Explain>
          ))}
        </span>
      )}
      <Explain about={now} className={styles.now ?? ''}>
        <b>{words.round(view.round)}</b>
        {(sets.length === 0 || phase === 0) && (
          <>
            <Steps count={all} now={all - left} className={`${styles.turns} ${thin(all)}`} />
            <span className={styles.words}>{words.turns(left)}</span>
            <span className={styles.left} aria-hidden="true">
              <Glyph id="v-any-cube" />
              {left}
            </span>
          </>
        )}
      </Explain>
      {sets.length > 0 && <Phases board={board} now={phase} />}
      <span className={styles.supply} {...anchor(place.supply)}>
        <span aria-hidden="true">{words.supply}</span>
        {CUBE_KEYS.map((key, kind) => {
          const title = words.inSupply(names.cube(kind), view.supply[kind]);
          const about = { title, lines: [words.cubeUse(kind), words.supplyAbout], rule: 'VIL-GEN-06' };
          return (
            <Explain key={key} about={about} role="img" aria-label={title}>
              <Glyph id={CUBE_SIGNS[kind]} />
              {view.supply[kind]}
            </Explain>
          );
        })}
        <Explain
          about={{ title: words.inGreenBag(inBag), lines: [words.greenBagAbout], rule: 'VIL-SEED-01' }}
          role="img"
          aria-label={words.inGreenBag(inBag)}
        >
          <Glyph id="v-gbag" />
          {inBag}
        </Explain>
      </span>
    </div>
  );
}
