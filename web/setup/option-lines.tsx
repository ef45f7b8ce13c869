import type { Game, GameText, OptionValue } from '@spielstube/engine';
import { Pick } from '../parts/pick.tsx';
import { Tick } from '../parts/tick.tsx';
import { isPossible } from './plan.ts';
import styles from './setup.module.css';

export interface OptionLinesProps {
  readonly game: Game;
  readonly seats: number;
  readonly text: GameText;
  readonly picked: Readonly<Record<string, OptionValue>>;
  pick(key: string, value: OptionValue): void;
}

/** What can be agreed on before a game, as far as it means anything for this many seats. */
export function OptionLines({ game, seats, text, picked, pick }: OptionLinesProps) {
  return game.options
    .filter((rule) => rule.seats === undefined || rule.seats.includes(seats))
    .map((rule) => {
      const value = picked[rule.key] ?? rule.standard;
      if (typeof value === 'boolean') {
        return (
          <Tick key={rule.key} checked={value} onChange={(on) => pick(rule.key, on)}>
            {text.option(rule.key)}
          </Tick>
        );
      }
      return (
        <p key={rule.key} className={styles.option}>
          <span>{text.option(rule.key)}</span>
          <Pick
            label={text.option(rule.key)}
            value={`${value}`}
            choices={rule.values
              .filter((each) => isPossible(game, seats, rule.key, each))
              .map((each) => ({ value: `${each}`, words: text.optionValue(rule.key, each) }))}
            onPick={(chosen) =>
              pick(rule.key, rule.values.find((each) => `${each}` === chosen) ?? rule.standard)
            }
          />
        </p>
      );
    });
}
