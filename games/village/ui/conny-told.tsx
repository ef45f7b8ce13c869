import { Glyph, type SpriteId } from '@spielstube/ui';
import type { VillageEvent } from '../rules/events.ts';
import { CONNY } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import styles from './conny-told.module.css';
import { CUBE_SIGNS } from './drawings.ts';

/** What Conny has done since she took her last cube, from the table's record: a reload changes nothing. */
export function ConnyTold({ board }: PartProps) {
  const words = board.text.words.labels;
  const turn = herLastTurn(board.history);
  const told = turn.flatMap((event) => {
    const sentence = board.text.event(event, board.cast);
    return sentence === null ? [] : [{ sign: signOf(event), sentence }];
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section className={styles.told} tabIndex={0} aria-label={words.connysLastTurn}>
      {told.length === 0 && <p>{words.connyWaits}</p>}
      <ol>
        {told.map(({ sign, sentence }, n) => (
          <li key={n}>
            <Glyph id={sign} />
            <span>{sentence}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function herLastTurn(history: readonly VillageEvent[]): VillageEvent[] {
  let from = history.findLastIndex(({ what }) => what === 'connyTookCube');
  // With the die she rolls before she takes. VIL-SOLO-21
  while (from > 0 && history[from - 1].what === 'connyRolled') from--;
  return from < 0 ? [] : history.slice(from).filter(({ seat }) => seat === CONNY);
}

const MARK_SIGNS = ['mark-skill', 'mark-speech', 'mark-faith', 'mark-knowledge'] as const;

function signOf(event: VillageEvent): SpriteId {
  switch (event.what) {
    case 'connyRolled':
      return MARK_SIGNS[event.colour];
    case 'connyTookCube':
      return CUBE_SIGNS[event.cube];
    case 'fateTurned':
      return event.quill ? 'v-fate-quill' : 'v-fate-blank';
    case 'fateShuffled':
      return 'v-fate-back';
    case 'marketCalled':
    case 'served':
      return 'v-customer';
    case 'moved':
    case 'drewMember':
      return 'v-bag';
    case 'died':
    case 'nobodyDied':
      return 'v-quill';
    default:
      return 'rival-conny';
  }
}
