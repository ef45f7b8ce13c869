import type { BoxFile, BoxTable as Table } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Glyph } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { takeHandedIn } from '../games/handed-in.ts';
import { useCovers } from '../games/sprites.ts';
import { BoxFront } from '../home/box-front.tsx';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { useWorded } from '../settings/use-worded.ts';
import { BadBox } from './bad-box.tsx';
import styles from './box.module.css';
import { BoxDraft, type BoxDraftState, corrected } from './box-draft.ts';
import { openBoxFile } from './box-file.ts';
import { BoxTable } from './box-table.tsx';
import { boxWords, useBoxWords } from './box-words.ts';
import { EditPanel } from './edit-panel.tsx';
import { type OpenedBox, useOpenedBox } from './opened-box.ts';
import { useOwnBoxes } from './own-boxes.ts';
import { OwnPanel } from './own-panel.tsx';

/** Everything that lies in the box of a game, and the way to correct it. */
export default function BoxPage({ gameId }: { gameId: string }) {
  const words = useWorded(boxWords);
  const error = useWords().error;
  const manifest = manifestOf(gameId);
  if (manifest === undefined) return <Mishap title={error.noGame} text={error.noGameText} />;
  return words === null ? <Laying /> : <Open manifest={manifest} />;
}

interface Section {
  readonly title: string;
  readonly tables: readonly Table[];
}

/** The tables as the game groups them; what it says nothing of comes last. */
function sectionsOf({ ui, tables }: OpenedBox, lang: 'de' | 'en', rest: string): Section[] {
  const find = (key: string): Table[] => tables.filter((table) => table.key === key);
  const named = (ui?.sections ?? []).map((section) => ({
    title: section.title[lang],
    tables: section.tables.flatMap(find),
  }));
  const others = tables.filter((table) => !named.some((section) => section.tables.includes(table)));
  return [...named, { title: rest, tables: others }].filter((section) => section.tables.length > 0);
}

function Open({ manifest }: { manifest: GameManifest }) {
  const words = useBoxWords();
  const { lang, name: person } = useSettings();
  useCovers(useMemo(() => [manifest.cover], [manifest]));
  const box = useOpenedBox(manifest, lang);
  const own = useOwnBoxes(manifest.id);
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState<BoxFile | null>(null);
  const [everything, setEverything] = useState(false);
  const [trouble, setTrouble] = useState<unknown>(null);
  const chosen = own.find(({ name }) => name === search.get('name')) ?? null;
  const choose = (name: string | null): void => setSearch(name === null ? {} : { name }, { replace: true });
  const sections = useMemo(() => sectionsOf(box, lang, words.rest), [box, lang, words]);
  const [at, setAt] = useState(0);
  const section = sections[Math.min(at, sections.length - 1)];
  const values = (draft ?? chosen)?.values ?? {};
  const state: BoxDraftState = {
    box,
    values,
    editing: draft !== null,
    everything,
    change: (value, next) => setDraft((now) => now && { ...now, values: corrected(now.values, value, next) }),
  };
  const open = (file: File): void => {
    openBoxFile(file, manifest.id).then(
      ({ name }) => {
        setDraft(null);
        choose(name);
      },
      (error: unknown) => setTrouble(error),
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was handed in is opened once
  useEffect(() => {
    const file = takeHandedIn();
    if (file !== null) open(file);
  }, []);
  return (
    <div className={styles.page} data-game={manifest.id}>
      <TopBar
        title={words.title}
        short={words.short}
        track={<span className={styles.about}>{manifest.title[lang]}</span>}
      >
        <Link className="ib" href={`/rules/${manifest.id}`} aria-label={words.rules} title={words.rules}>
          <Glyph id="ui-rules" />
        </Link>
      </TopBar>
      <BoxDraft value={state}>
        <main className={styles.box}>
          <aside className={styles.lid}>
            <BoxFront box={manifest} lang={lang} />
            <nav className={styles.contents} aria-label={words.sections}>
              {sections.map(({ title, tables }, n) => (
                <button
                  type="button"
                  key={title}
                  aria-current={sections[n] === section ? 'true' : undefined}
                  onClick={() => setAt(n)}
                >
                  {title}
                  <small>{tables.reduce((sum, table) => sum + table.values.length, 0)}</small>
                </button>
              ))}
            </nav>
          </aside>
          <section className={`sheet ${styles.inside}`} aria-labelledby="section">
            <header>
              <h2 id="section">{section.title}</h2>
              <Key box={box} values={values} />
            </header>
            {section.tables.map((table) => (
              <BoxTable key={table.key} table={table} />
            ))}
          </section>
          {draft === null ? (
            <OwnPanel
              own={own}
              chosen={chosen}
              choose={choose}
              openFile={open}
              edit={() => {
                // On a phone what is corrected stands above the tables.
                scrollTo({ top: 0 });
                setDraft(chosen ?? { game: manifest.id, name: words.edit.firstName(person), values: {} });
              }}
            />
          ) : (
            <EditPanel
              draft={draft}
              before={chosen}
              everything={everything}
              setEverything={setEverything}
              setDraft={setDraft}
              openFile={open}
              close={(name) => {
                setDraft(null);
                choose(name);
              }}
            />
          )}
        </main>
      </BoxDraft>
      {trouble !== null && <BadBox error={trouble} box={box} onClose={() => setTrouble(null)} />}
    </div>
  );
}

/** What the marks mean, and how many there are. */
function Key({ box, values }: { box: OpenedBox; values: BoxFile['values'] }) {
  const words = useBoxWords();
  const unsure = box.tables
    .flatMap((table) => table.values)
    .filter(({ reconstructed }) => reconstructed).length;
  const changed = Object.keys(values).length;
  return (
    <p className={styles.key}>
      {changed > 0 && (
        <span>
          <b className={`${styles.value} ${styles.changed}`}>{changed}</b> {words.corrected}
        </span>
      )}
      {unsure > 0 && (
        <span>
          <b className={`${styles.value} ${styles.rebuilt}`}>{unsure}</b> {words.reconstructedHint}
        </span>
      )}
    </p>
  );
}
