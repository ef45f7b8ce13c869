import type { Options } from '@spielstube/engine';
import { manifestOf, manifests } from '@spielstube/games';
import type { JoinBy } from '@spielstube/table';
import { Btn, Glyph } from '@spielstube/ui';
import { type ReactNode, useMemo, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'wouter';
import { useOwnBoxes } from '../../box/own-boxes.ts';
import Seal from '../../box/seal.tsx';
import { LEVELS, STANDARD_LEVEL } from '../../games/levels.ts';
import { useCovers } from '../../games/sprites.ts';
import { useGameText } from '../../games/texts.ts';
import { Pick } from '../../parts/pick.tsx';
import { useSettings, useWords } from '../../settings/settings.store.ts';
import { BASE, useBaseRules } from '../../setup/base-rules.ts';
import { BoxPick } from '../../setup/box-pick.tsx';
import { OptionLines } from '../../setup/option-lines.tsx';
import { optionsFor } from '../../setup/options.ts';
import { askHouse, type HouseProblem, problemOf } from '../house.ts';
import { HousePage, ProblemLine } from '../house-page.tsx';
import { comeIn, useMe } from '../me.store.ts';
import { useOnlineWords } from '../online-words.ts';
import { RoundTable, type TablePlace } from '../round-table.tsx';
import styles from './opening.module.css';
import { PacePicks } from './pace-picks.tsx';
import { botOn, type Guest, openingOf, ownZone, type TablePlan, USUAL_PACE, withGuests } from './plan.ts';

const JOIN_BY: readonly JoinBy[] = ['link', 'anyone', 'invitation'];

/** Where a table is opened: a sentence, three cards, and the places around it. */
export default function OpeningPage() {
  const words = useOnlineWords();
  const { lang } = useSettings();
  const [search] = useSearchParams();
  const [plan, setPlan] = useState<TablePlan>(() => ({
    game: manifestOf(search.get('game') ?? '')?.id ?? manifests[0].id,
    guests: ['open'],
    join: 'link',
    watch: true,
    title: '',
    pace: USUAL_PACE,
  }));
  const manifest = manifestOf(plan.game) ?? manifests[0];
  const game = useBaseRules(manifest);
  const text = useGameText(manifest.id, BASE);
  useCovers(useMemo(() => [manifest.cover], [manifest]));
  const [picked, setPicked] = useState<Options>({});
  const boxes = useOwnBoxes(manifest.id);
  const [box, setBox] = useState<string | null>(search.get('box'));
  const played = boxes.find(({ name }) => name === box) ?? null;
  const [laying, setLaying] = useState(false);
  const [problem, setProblem] = useState<HouseProblem | null>(null);
  const [, go] = useLocation();
  const change = (part: Partial<TablePlan>): void => setPlan({ ...plan, ...part });
  const counts = game.seats.filter((count) => count > 1);
  const count = plan.guests.length + 1;
  const [comes, comma, mayJoin, mayWatch, end] = words.opening.sentence;

  async function lay(): Promise<void> {
    setLaying(true);
    try {
      await comeIn(words.guest);
      const opening = openingOf(plan, optionsFor(game, count, picked), played, ownZone());
      const { id, invitation } = await askHouse('POST /api/tables', { send: opening });
      go(`/table/${id}${invitation === null ? '' : `#${invitation}`}`);
    } catch (error) {
      setProblem(problemOf(error));
      setLaying(false);
    }
  }

  return (
    <HousePage title={words.opening.title} game={manifest.id} buttons={<RulesLink game={manifest.id} />}>
      <main className={styles.opening}>
        <section className={styles.left}>
          <RoundTable manifest={manifest} from={0} places={usePlaces(plan, change)} />
          <p className={styles.under}>
            <Btn
              className={styles.quiet ?? ''}
              glyph="ui-bot"
              onClick={() =>
                change({ guests: plan.guests.map((guest) => (guest === 'open' ? STANDARD_LEVEL : guest)) })
              }
            >
              {words.opening.fill}
            </Btn>
          </p>
        </section>
        <form
          className={`sheet ${styles.deed}`}
          onSubmit={(event) => {
            event.preventDefault();
            void lay();
          }}
        >
          <h2>{words.opening.heading}</h2>
          <p className={styles.sentence}>
            {comes}
            <Pick
              label={words.opening.game}
              glyph={manifest.emblem}
              value={manifest.id}
              choices={manifests.map((each) => ({ value: each.id, words: each.title[lang] }))}
              onPick={(id) => {
                setPicked({});
                change({ game: id, guests: plan.guests.slice(0, (manifestOf(id)?.seats[1] ?? 2) - 1) });
              }}
            />
            {comma}
            <Pick
              label={words.opening.seats}
              glyph="ui-people"
              value={`${count}`}
              choices={counts.map((each) => ({ value: `${each}`, words: words.company(each) }))}
              onPick={(seats) => change({ guests: withGuests(plan.guests, Number(seats) - 1) })}
            />
            {mayJoin}
            <Pick
              label={words.opening.join}
              glyph="ui-link"
              value={plan.join}
              choices={JOIN_BY.map((join) => ({ value: join, words: words.opening.joinBy[join] }))}
              onPick={(join) => change({ join })}
            />
            {mayWatch}
            <Pick
              label={words.opening.watch}
              glyph="ui-eye"
              value={plan.watch ? 'anyone' : 'nobody'}
              choices={[
                { value: 'anyone', words: words.opening.watchers[0] },
                { value: 'nobody', words: words.opening.watchers[1] },
              ]}
              onPick={(who) => change({ watch: who === 'anyone' })}
            />
            {end}
          </p>
          <PacePicks pace={plan.pace} change={(pace) => change({ pace: { ...plan.pace, ...pace } })} />
          <div className={styles.more}>
            <label className={styles.name}>
              <span className="label">{words.opening.tableName}</span>
              <input
                value={plan.title}
                maxLength={40}
                placeholder={words.opening.tableNameHint}
                onChange={(event) => change({ title: event.target.value })}
              />
            </label>
            <p className={styles.undo}>
              <Glyph id="ui-undo" />
              <span>
                <b>{words.opening.undo}</b>
                <small>{words.opening.undoHint}</small>
              </span>
            </p>
          </div>
          {text !== null && (
            <details className={styles.box}>
              <summary>{words.opening.agreed}</summary>
              <div>
                <BoxPick boxes={boxes} picked={played} pick={setBox} />
                <OptionLines
                  game={game}
                  seats={count}
                  text={text}
                  picked={picked}
                  pick={(key, value) => setPicked({ ...picked, [key]: value })}
                />
              </div>
            </details>
          )}
          {played !== null && (
            <p>
              <Seal game={manifest.id} box={played} />
            </p>
          )}
          <p className={styles.go}>
            <Btn kind="primary" glyph="ui-check" type="submit" disabled={laying}>
              {words.opening.lay}
            </Btn>
            <span>{words.opening.afterwards}</span>
          </p>
          <ProblemLine problem={problem} />
        </form>
      </main>
    </HousePage>
  );
}

/** Who sits around the table: the own place, and for each other one a word that can be exchanged. */
function usePlaces(plan: TablePlan, change: (part: Partial<TablePlan>) => void): TablePlace[] {
  const words = useOnlineWords().opening;
  const levels = useWords().level;
  const me = useMe();
  const { name } = useSettings();
  const seatGuest = (at: number, guest: Guest): void =>
    change({ guests: plan.guests.map((each, n) => (n === at ? guest : each)) });
  return [
    { seat: 0, name: me?.name ?? (name === '' ? words.you : name), about: words.you, isFree: false },
    ...plan.guests.map((guest, n): TablePlace => {
      const isFree = guest === 'open';
      return {
        seat: n + 1,
        name: isFree ? words.openSeat : botOn(n + 1),
        about: (
          <Pick
            label={words.sitter(n + 2)}
            glyph={isFree ? 'ui-letter' : 'ui-bot'}
            value={guest}
            choices={[
              { value: 'open' as Guest, words: words.forLink },
              ...LEVELS.map((level) => ({ value: level as Guest, words: levels[level] })),
            ]}
            onPick={(picked) => seatGuest(n, picked)}
          />
        ),
        isFree,
      };
    }),
  ];
}

/** To the book of the game. */
export function RulesLink({ game }: { game: string }): ReactNode {
  const words = useWords().rules;
  return (
    <Link className="ib" href={`/rules/${game}`} aria-label={words.title} title={words.title}>
      <Glyph id="ui-rules" />
    </Link>
  );
}
