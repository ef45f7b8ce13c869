import { manifestOf } from '@spielstube/games';
import { Glyph, Sheet } from '@spielstube/ui';
import { Link, useSearchParams } from 'wouter';
import { useBook } from '../games/texts.ts';
import { Laying } from '../parts/laying.tsx';
import { Mishap } from '../parts/mishap.tsx';
import { TopBar } from '../parts/top-bar.tsx';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { Book } from './book.tsx';
import styles from './rules-page.module.css';

/** The rules book as a page of its own: /rules/burgundy?rule=BUR-WORKER-04 */
export default function RulesPage({ gameId }: { gameId: string }) {
  const words = useWords();
  const { lang } = useSettings();
  const [search] = useSearchParams();
  const manifest = manifestOf(gameId);
  const book = useBook(gameId);
  if (manifest === undefined) return <Mishap title={words.error.noGame} text={words.error.noGameText} />;
  if (book === null) return <Laying />;
  return (
    <div className={styles.page} data-game={gameId}>
      <TopBar title={`${manifest.title[lang]}: ${words.rules.title}`}>
        {manifest.lesson !== undefined && (
          <Link
            className="ib"
            href={`/learn/${gameId}`}
            aria-label={words.ways.learn}
            title={words.ways.learn}
          >
            <Glyph id="ui-hint" />
          </Link>
        )}
      </TopBar>
      <main className={styles.main}>
        <Sheet className={styles.sheet}>
          <h2 className="vh">{words.rules.chapters}</h2>
          <Book book={book} rule={search.get('rule') ?? ''} chapter="" />
        </Sheet>
      </main>
    </div>
  );
}
