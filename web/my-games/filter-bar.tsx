import { manifestOf, manifests } from '@spielstube/games';
import { Glyph } from '@spielstube/ui';
import type { ActOf } from '../keys/key-table.ts';
import { keyed } from '../keys/keyed.ts';
import { Pick } from '../parts/pick.tsx';
import { useSettings } from '../settings/settings.store.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import type { Days, Outcome, Wanted } from './narrow.ts';
import type { Company, PlayedGame } from './played.ts';

interface FilterBarProps {
  readonly all: readonly PlayedGame[];
  readonly wanted: Wanted;
  want(wanted: Wanted): void;
}

const ALL = 'all';
const COMPANIES: readonly Company[] = ['people', 'bots', 'alone'];
const OUTCOMES: readonly Outcome[] = ['won', 'lost', 'running'];
const TIMES: readonly Days[] = [30, 365];

/** Which games are meant: words to search for, and a sentence of picks. */
export function FilterBar({ all, wanted, want }: FilterBarProps) {
  const words = useMyGamesWords().filter;
  const { lang } = useSettings();
  const games = manifests.filter(({ id }) => all.some(({ game }) => game === id)).map(({ id }) => id);
  const seatCounts = [...new Set(all.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  return (
    <search className={styles.filters} aria-label={words.title}>
      <label className={styles.search}>
        <Glyph id="ui-search" />
        <input
          type="search"
          value={wanted.search}
          placeholder={words.search}
          aria-label={words.search}
          {...keyed('myGames', 'search')}
          onChange={(event) => want({ ...wanted, search: event.target.value })}
        />
      </label>
      <Choice
        act="game"
        label={words.game}
        every={words.allGames}
        values={games}
        value={wanted.game}
        wordOf={(game) => manifestOf(game)?.short[lang] ?? game}
        pick={(game) => want({ ...wanted, game })}
      />
      <Choice
        act="seats"
        label={words.seats}
        every={words.allSeats}
        values={seatCounts}
        value={wanted.seats}
        wordOf={words.withSeats}
        pick={(seats) => want({ ...wanted, seats })}
      />
      <Choice
        act="company"
        label={words.company}
        every={words.companies.all}
        values={COMPANIES}
        value={wanted.company}
        wordOf={(company) => words.companies[company]}
        pick={(company) => want({ ...wanted, company })}
      />
      <Choice
        act="outcome"
        label={words.outcome}
        every={words.outcomes.all}
        values={OUTCOMES}
        value={wanted.outcome}
        wordOf={(outcome) => words.outcomes[outcome]}
        pick={(outcome) => want({ ...wanted, outcome })}
      />
      <Choice
        act="time"
        label={words.time}
        every={words.times.all}
        values={TIMES}
        value={wanted.days}
        wordOf={(days) => words.times[days]}
        pick={(days) => want({ ...wanted, days })}
      />
    </search>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly act?: ActOf<'myGames'>;
  readonly label: string;
  /** The word for all of them. */
  readonly every: string;
  readonly values: readonly T[];
  readonly value: T | null;
  wordOf(value: T): string;
  pick(value: T | null): void;
}

/** One of several, or all. */
export function Choice<T extends string | number>({
  act,
  label,
  every,
  values,
  value,
  wordOf,
  pick,
}: ChoiceProps<T>) {
  return (
    <Pick
      act={act === undefined ? undefined : keyed('myGames', act)['data-act']}
      label={label}
      value={`${value ?? ALL}`}
      choices={[
        { value: ALL, words: every },
        ...values.map((each) => ({ value: `${each}`, words: wordOf(each) })),
      ]}
      onPick={(picked) => pick(values.find((each) => `${each}` === picked) ?? null)}
    />
  );
}
