import type { Game, OptionLine, Options, OptionValue } from '@spielstube/engine';
import type { GameText } from '@spielstube/engine/text';
import { Fragment, useState } from 'react';
import { Pick } from '../parts/pick.tsx';
import { Tick } from '../parts/tick.tsx';
import { useWords } from '../settings/settings.store.ts';
import { optionGroups } from './options.ts';
import styles from './setup.module.css';

export interface OptionLinesProps {
  readonly game: Game;
  readonly seats: number;
  readonly text: GameText;
  readonly picked: Options;
  pick(key: string, value: OptionValue): void;
}

/** What can be agreed on before a game, as far as it means anything at this table. */
export function OptionLines({ game, seats, text, picked, pick }: OptionLinesProps) {
  return optionGroups(game, seats, picked).map(({ line, folded }) => (
    <Fragment key={line.rule.key}>
      <Line line={line} text={text} pick={pick} />
      {folded.length > 0 && <Switches of={line} lines={folded} text={text} pick={pick} />}
    </Fragment>
  ));
}

interface LineProps {
  readonly line: OptionLine;
  readonly text: GameText;
  pick(key: string, value: OptionValue): void;
}

function Line({ line: { rule, values, value }, text, pick }: LineProps) {
  if (typeof value === 'boolean') {
    return (
      <Tick checked={value} onChange={(on) => pick(rule.key, on)}>
        {text.option(rule.key)}
      </Tick>
    );
  }
  return (
    <p className={styles.option}>
      <span>{text.option(rule.key)}</span>
      <Pick
        label={text.option(rule.key)}
        value={`${value}`}
        choices={values.map((each) => ({ value: `${each}`, words: text.optionValue(rule.key, each) }))}
        onPick={(chosen) => pick(rule.key, values.find((each) => `${each}` === chosen) ?? rule.standard)}
      />
    </p>
  );
}

interface SwitchesProps extends Omit<LineProps, 'line'> {
  /** The switch that they hang on. */
  readonly of: OptionLine;
  readonly lines: readonly OptionLine[];
}

/** Many switches of one kind: folded away until somebody wants to choose among them. */
function Switches({ of: head, lines, text, pick }: SwitchesProps) {
  const words = useWords().setup;
  const [open, setOpen] = useState(false);
  const on = lines.filter(({ value }) => value === true).length;
  return (
    <details className={styles.switches} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {text.option(head.rule.key)}: {words.switchedOn(on, lines.length)}
      </summary>
      {lines.map((line) => (
        <Line key={line.rule.key} line={line} text={text} pick={pick} />
      ))}
    </details>
  );
}
