import { Glyph, type SpriteId } from '@spielstube/ui';
import { Pick } from '../../parts/pick.tsx';
import type { PaceKind } from '../../text/online/words.ts';
import { useOnlineWords } from '../online-words.ts';
import styles from './opening.module.css';
import { BANKS, hoursOf, INCREMENTS, NIGHTS, type PacePlan, TURNS } from './plan.ts';

const SIGNS: readonly (readonly [PaceKind, SpriteId])[] = [
  ['live', 'ui-live'],
  ['days', 'ui-days'],
  ['free', 'emote-snail'],
];

export interface PacePicksProps {
  readonly pace: PacePlan;
  change(change: Partial<PacePlan>): void;
}

/** Three cards: at once, over days, without a clock; and a sentence for what is to be said of it. */
export function PacePicks({ pace, change }: PacePicksProps) {
  const words = useOnlineWords();
  return (
    <>
      <fieldset className={styles.paces}>
        <legend className="label">{words.opening.when}</legend>
        {SIGNS.map(([kind, sign]) => (
          <label key={kind} className={styles.pace}>
            <input
              type="radio"
              name="pace"
              className="vh"
              checked={pace.kind === kind}
              onChange={() => change({ kind })}
            />
            <Glyph id={sign} />
            <b>{words.pace.title[kind]}</b>
            <span>{words.pace.hint[kind]}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.smallSentence}>
        {pace.kind === 'live' && <LivePicks pace={pace} change={change} />}
        {pace.kind === 'days' && <DaysPicks pace={pace} change={change} />}
        {pace.kind === 'free' ? words.opening.free : <TimeUpPick pace={pace} change={change} />}
      </p>
    </>
  );
}

function LivePicks({ pace, change }: PacePicksProps) {
  const words = useOnlineWords().opening;
  const [has, gets, end] = words.live;
  return (
    <>
      {has}
      <Pick
        label={words.bank}
        glyph="ui-hourglass"
        value={`${pace.bank}`}
        choices={BANKS.map((bank) => ({ value: `${bank}`, words: words.minutes(bank) }))}
        onPick={(bank) => change({ bank: Number(bank) })}
      />
      {gets}
      <Pick
        label={words.increment}
        value={`${pace.increment}`}
        choices={INCREMENTS.map((each) => ({ value: `${each}`, words: words.seconds(each) }))}
        onPick={(increment) => change({ increment: Number(increment) })}
      />
      {end}{' '}
    </>
  );
}

function DaysPicks({ pace, change }: PacePicksProps) {
  const words = useOnlineWords().opening;
  const [has, quiet, end] = words.days;
  return (
    <>
      {has}
      <Pick
        label={words.bank}
        glyph="ui-hourglass"
        value={`${pace.turn}`}
        choices={TURNS.map((turn) => ({
          value: `${turn}`,
          words: turn > 36 ? words.dayCount(turn / 24) : words.hours(turn),
        }))}
        onPick={(turn) => change({ turn: Number(turn) })}
      />
      {quiet}
      <Pick
        label={words.quiet}
        value={pace.night}
        choices={NIGHTS.map((night) => {
          const hours = hoursOf(night);
          return {
            value: night,
            words: hours === null ? words.noQuiet : words.quietHours(hours.from / 60, hours.to / 60),
          };
        })}
        onPick={(night) => change({ night })}
      />
      {end}{' '}
    </>
  );
}

function TimeUpPick({ pace, change }: PacePicksProps) {
  const words = useOnlineWords().opening;
  const [when, end] = words.timeUp;
  return (
    <>
      {when}
      <Pick
        label={words.whenUp}
        glyph="ui-bot"
        value={pace.timeUp}
        choices={(['bot', 'wait'] as const).map((each) => ({ value: each, words: words.ups[each] }))}
        onPick={(timeUp) => change({ timeUp })}
      />
      {end}
    </>
  );
}
