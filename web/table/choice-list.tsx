import type { Action } from '@spielstube/engine';
import {
  type BoardProps,
  type ClosedChoice,
  type GameUi,
  PriceTag,
  useBitByBit,
  useDesk,
} from '@spielstube/ui';
import { useSettings, useWords } from '../settings/settings.store.ts';
import styles from './choice-list.module.css';
import { ChoiceWords } from './choice-words.tsx';
import notation from './notation.module.css';

const isAction = (wish: unknown): wish is Action => typeof wish === 'object' && wish !== null && 'do' in wish;

/** So many new lines are written a picture: each has signs with strokes of their own. */
const LINES_A_PICTURE = 2;

const lineOf = ({ words, why }: ClosedChoice): string => `${words} ${why}`;

/** Every choice in words, with its key; below, what is closed and why. */
export function ChoiceList({ ui, props }: { ui: GameUi; props: BoardProps }) {
  const words = useWords().table;
  const { choose, motion } = useDesk();
  const { notation: isNoted } = useSettings();
  const { open, closed } = props;
  const lines = [...open.map(({ notation }) => notation), ...closed.map(lineOf)];
  const written = useBitByBit(lines, LINES_A_PICTURE, motion.factor > 0);
  const refused = closed.slice(0, Math.max(0, written - open.length));
  return (
    <>
      <h2>{words.choices}</h2>
      <section
        className={styles.scroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.choices}
        aria-busy={written < lines.length}
      >
        {open.length === 0 && <p className={styles.none}>{words.noChoices}</p>}
        <ol className={styles.list} style={{ '--rows': Math.ceil(open.length / 2) }}>
          {open.slice(0, written).map((choice) => (
            <li key={choice.notation}>
              <button type="button" aria-keyshortcuts={choice.key} onClick={() => choose(choice)}>
                <kbd>{choice.key.toUpperCase()}</kbd>
                <span className={styles.sign}>{ui.choiceSign(props, choice.action)}</span>
                <span className={styles.words}>
                  <ChoiceWords words={choice.words} />
                </span>
                <span className={styles.price}>
                  <PriceTag price={choice.price} />
                </span>
              </button>
              {isNoted && <code className={`${notation.code} ${styles.code}`}>{choice.notation}</code>}
            </li>
          ))}
        </ol>
        {refused.length > 0 && (
          <>
            <h3 className="label">{words.closedChoices}</h3>
            <ul className={styles.closed}>
              {refused.map((choice) => (
                <Closed key={lineOf(choice)} choice={choice} ui={ui} props={props} />
              ))}
            </ul>
          </>
        )}
      </section>
    </>
  );
}

function Closed({ choice, ui, props }: { choice: ClosedChoice; ui: GameUi; props: BoardProps }) {
  const { openRule } = useDesk();
  const { wish, refusal, words, why } = choice;
  return (
    <li>
      <span className={styles.sign}>{isAction(wish) ? ui.choiceSign(props, wish) : null}</span>
      <span className={styles.words}>
        <ChoiceWords words={words} />
        <small>
          {why}{' '}
          {refusal.rule !== '' && (
            <button type="button" onClick={() => openRule(refusal.rule)}>
              {refusal.rule}
            </button>
          )}
        </small>
      </span>
    </li>
  );
}
