import type { BookChapter } from '@spielstube/engine/text';
import { Glyph } from '@spielstube/ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { keyed } from '../keys/keyed.ts';
import { useWords } from '../settings/settings.store.ts';
import styles from './book.module.css';
import { findInBook, Marked } from './search.tsx';

export interface BookProps {
  readonly book: readonly BookChapter[];
  /** The rule at which the book opens, or ''. */
  readonly rule: string;
  /** Without a rule: the chapter at which it opens, or '' for the beginning. */
  readonly chapter: string;
}

/** The rules book of a game: searchable, every rule with its ID as an anchor. */
export function Book({ book, rule, chapter: opened }: BookProps) {
  const words = useWords().rules;
  const [search, setSearch] = useState('');
  const pages = useRef<HTMLDivElement>(null);
  const input = useId();
  const found = useMemo(() => findInBook(book, search), [book, search]);
  const places = found.reduce((sum, chapter) => sum + chapter.rules.length, 0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new book (another language) keeps the place
  useEffect(() => {
    const page = (id: string) => pages.current?.querySelector(`#${CSS.escape(id)}`);
    if (rule !== '') page(rule)?.scrollIntoView({ block: 'center' });
    else if (opened !== '') page(opened)?.scrollIntoView({ block: 'start' });
  }, [rule, opened, book]);

  return (
    <div className={styles.book}>
      <search className={styles.search}>
        <Glyph id="ui-search" />
        <input
          id={input}
          type="search"
          value={search}
          placeholder={words.search}
          aria-label={words.search}
          {...keyed('dialog', 'search')}
          onChange={(event) => setSearch(event.target.value)}
        />
        <span role="status">{search === '' ? '' : places === 0 ? words.nothing : words.found(places)}</span>
      </search>
      {search === '' && (
        <nav className={styles.chapters} aria-label={words.chapters}>
          {book.map((chapter) => (
            <button
              type="button"
              key={chapter.id}
              onClick={() =>
                pages.current?.querySelector(`#${CSS.escape(chapter.id)}`)?.scrollIntoView({ block: 'start' })
              }
            >
              {chapter.title}
            </button>
          ))}
        </nav>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={styles.pages} ref={pages} tabIndex={0} aria-label={words.title}>
        {found.map((chapter) => (
          <section key={chapter.id} id={chapter.id} className={styles.chapter}>
            <h3>{chapter.title}</h3>
            {search === '' && chapter.intro.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            <dl>
              {chapter.rules.map((each) => (
                <div key={each.id} id={each.id} className={each.id === rule ? styles.here : styles.rule}>
                  <dt>{each.id}</dt>
                  <dd>
                    <Marked text={each.text} search={search} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </div>
  );
}
