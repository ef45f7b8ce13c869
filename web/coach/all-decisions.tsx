import { keyed } from '../keys/keyed.ts';
import { useMedia } from '../parts/use-media.ts';
import type { CoachWords } from '../text/coach/words.ts';
import styles from './all-decisions.module.css';
import { decisionSpot, type Spot } from './spot.ts';
import type { Told, ToldDecision } from './told.ts';

export interface AllDecisionsProps {
  readonly told: Told;
  readonly words: CoachWords;
  readonly shown: Spot | null;
  pick(spot: Spot): void;
}

interface Section {
  readonly heading: string;
  readonly decisions: ToldDecision[];
}

/** Decisions one after the other, under the headings of the game's log. */
function sectionsOf(decisions: readonly ToldDecision[]): Section[] {
  const sections: Section[] = [];
  for (const decision of decisions) {
    const last = sections[sections.length - 1];
    if (last?.heading === decision.heading) last.decisions.push(decision);
    else sections.push({ heading: decision.heading, decisions: [decision] });
  }
  return sections;
}

/** Every decision of the seat: what was played, what would have been better, what that is worth. */
export function AllDecisions({ told, words, shown, pick }: AllDecisionsProps) {
  // Where there is room beside the turning points the list lies open.
  const isWide = useMedia('(width >= 80em)');
  if (told.decisions.length === 0) return null;
  return (
    <details className={`sheet ${styles.all}`} open={isWide}>
      <summary {...keyed('coach', 'all')}>
        <h2>{words.all}</h2>
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.list} tabIndex={0} aria-label={words.all}>
        <div className={styles.sections}>
          {sectionsOf(told.decisions).map(({ heading, decisions }) => (
            <section key={decisions[0].move}>
              <h3 className="label">{heading}</h3>
              <ol>
                {decisions.map((decision) => (
                  <li key={decision.move}>
                    <button
                      type="button"
                      aria-current={decision.move === shown?.move}
                      onClick={() => pick(decisionSpot(decision))}
                    >
                      <i data-grade={decision.grade} />
                      <small>{decision.move + 1}</small>
                      <span>
                        {decision.played}
                        {decision.grade !== 'even' && <em>{words.instead(decision.best)}</em>}
                      </span>
                      {decision.grade !== 'even' && <b>{words.change(-decision.judgement.loss)}</b>}
                    </button>
                  </li>
                ))}
              </ol>
            </section>
          ))}
        </div>
      </section>
    </details>
  );
}
