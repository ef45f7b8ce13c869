import { manifestOf } from '@spielstube/games';
import { Btn, Dialog, IconBtn } from '@spielstube/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { takeHandedIn } from '../games/handed-in.ts';
import { keyed } from '../keys/keyed.ts';
import { saveFile } from '../parts/save-file.ts';
import { useSettings } from '../settings/settings.store.ts';
import { CollectionError, writeCollection } from './collection.ts';
import styles from './my-games.module.css';
import { useMyGamesWords } from './my-games-words.ts';
import { everythingHere, type TakenIn, takeIn } from './take-in.ts';

type State =
  | { readonly is: 'quiet' | 'reading' }
  | { readonly is: 'taken'; readonly taken: TakenIn }
  | { readonly is: 'refused'; readonly error: unknown };

/** All games into one file and out of it. */
export function AllFiles({ isEmpty, read }: { isEmpty: boolean; read(): void }) {
  const words = useMyGamesWords().file;
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<State>({ is: 'quiet' });
  const take = useCallback(
    (file: File): void => {
      setState({ is: 'reading' });
      takeIn(file).then(
        (taken) => {
          setState({ is: 'taken', taken });
          read();
        },
        (error: unknown) => setState({ is: 'refused', error }),
      );
    },
    [read],
  );
  useEffect(() => {
    const file = takeHandedIn();
    if (file !== null) take(file);
  }, [take]);
  const close = (): void => setState({ is: 'quiet' });
  return (
    <>
      <IconBtn
        glyph="ui-export"
        label={words.saveAll}
        disabled={isEmpty}
        {...keyed('myGames', 'saveAll')}
        onClick={() => {
          everythingHere().then(
            (all) => saveFile(collectionFileName(Date.now()), writeCollection(all)),
            (error: unknown) => setState({ is: 'refused', error }),
          );
        }}
      />
      <IconBtn
        glyph="ui-import"
        label={words.takeIn}
        onClick={() => input.current?.click()}
        {...keyed('myGames', 'takeIn')}
      />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words.takeIn}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file !== undefined) take(file);
        }}
      />
      {state.is === 'reading' && (
        <span className={styles.news} role="status">
          {words.reading}
        </span>
      )}
      {state.is === 'taken' && (
        <Dialog title={words.takeIn} closeLabel={words.close} onClose={close}>
          <p className={styles.said}>{words.taken(state.taken.added, state.taken.known)}</p>
          <Btn kind="primary" onClick={close}>
            {words.close}
          </Btn>
        </Dialog>
      )}
      {state.is === 'refused' && <Refused error={state.error} close={close} />}
    </>
  );
}

/** Why a file was not read. */
function Refused({ error, close }: { error: unknown; close(): void }) {
  const words = useMyGamesWords().file;
  const { lang } = useSettings();
  const problem = error instanceof CollectionError ? error.problem : null;
  const game = problem?.what === 'cannotReplay' ? problem.game : null;
  const names = game?.seats.map(({ name }) => name).join(', ');
  const title = game === null ? '' : (manifestOf(game.game)?.short[lang] ?? game.game);
  return (
    <Dialog title={words.refused} closeLabel={words.close} onClose={close}>
      <p className={styles.said}>
        {problem === null ? words.notKept : words.problem(problem, `${title} (${names})`)} {words.unchanged}
      </p>
      {problem?.what === 'cannotReplay' && <p className={styles.detail}>{problem.why}</p>}
      <Btn kind="primary" onClick={close}>
        {words.close}
      </Btn>
    </Dialog>
  );
}

/** spielstube-2026-11-15.json */
const collectionFileName = (at: number): string =>
  `spielstube-${new Date(at).toISOString().slice(0, 10)}.json`;
