import { anchor, closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { PHASE_BONUSES, PHASE_LETTERS } from '../data/bonuses.ts';
import { gainsOf } from '../text/facts.ts';
import type { PartProps } from './board.ts';
import { GAIN_SIGNS, PHASE_SIGNS, place } from './drawings.ts';
import styles from './phase-card.module.css';

/** The card of the phase: what a triple brings. Its options light up when one has to be chosen. */
export function PhaseCard({ board }: PartProps) {
  const { view } = board;
  const { words } = board.text;
  return (
    <section
      className={styles.phase}
      aria-label={`${words.phase(PHASE_LETTERS[view.phase])}: ${words.phaseCard}`}
      {...anchor(place.phaseCard)}
    >
      <header className={styles.head}>
        <Explain
          about={{
            title: words.phase(PHASE_LETTERS[view.phase]),
            lines: [words.phaseCardAbout, words.roundAbout],
            rule: 'BUR-ROUND-01',
          }}
        >
          <Glyph id={PHASE_SIGNS[view.phase]} className={styles.letter} />
        </Explain>
        <span>{words.phaseCard}</span>
      </header>
      <ul className={styles.options}>
        {PHASE_BONUSES[view.phase].map((_, option) => {
          const gains = gainsOf(view.phase, option);
          const said = gains.map(words.gain).join(', ');
          return (
            <li key={said}>
              <Target
                about={{ title: said, lines: [words.phaseCardAbout] }}
                open={openChoices(board, (a) => a.do === 'bonus' && a.option === option)}
                closed={closedChoice(board, (a) => a.do === 'bonus' && a.option === option)}
                className={styles.option}
              >
                {gains.map((gain) => (
                  <span key={gain.what} className={styles.gain} aria-hidden="true">
                    <Glyph id={GAIN_SIGNS[gain.what]} />
                    {gains.length === 1 && <span className={styles.words}>{words.gain(gain)}</span>}
                    <span className={gains.length === 1 ? styles.number : ''}>{gain.amount}</span>
                  </span>
                ))}
              </Target>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
