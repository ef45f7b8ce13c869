import { BoxFileError, CorrectionError } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { Btn, Dialog } from '@spielstube/ui';
import { useSettings } from '../settings/settings.store.ts';
import type { BoxWords } from '../text/box/words.ts';
import styles from './box.module.css';
import { OtherGame } from './box-file.ts';
import { namesAt, wholeName } from './box-tree.ts';
import { useBoxWords } from './box-words.ts';
import type { OpenedBox } from './opened-box.ts';
import { said } from './said-value.ts';

/** Why a file cannot be opened as a box of this game. Nothing has been kept. */
export function BadBox({ error, box, onClose }: { error: unknown; box: OpenedBox; onClose(): void }) {
  const words = useBoxWords();
  const { lang } = useSettings();
  return (
    <Dialog title={words.file.refused} closeLabel={words.file.close} onClose={onClose}>
      <p className={styles.said}>{sentence(error, box, words, lang)}</p>
      <Btn kind="primary" onClick={onClose}>
        {words.file.close}
      </Btn>
    </Dialog>
  );
}

function sentence(error: unknown, box: OpenedBox, words: BoxWords, lang: 'de' | 'en'): string {
  if (error instanceof BoxFileError) return words.file.problem(error.problem);
  if (error instanceof CorrectionError) return problemIn(words, box, error.problem);
  if (error instanceof OtherGame) {
    const title = manifestOf(error.game)?.title[lang];
    return title === undefined ? words.file.unknownGame(error.game) : words.file.otherGame(title);
  }
  return error instanceof Error ? error.message : `${error}`;
}

/** What does not fit, with the names of the page. */
export function problemIn(
  words: BoxWords,
  { names, claims, text }: OpenedBox,
  problem: CorrectionError['problem'],
): string {
  const table = 'table' in problem ? problem.table : '';
  const say = (value: string): string => said(value, namesAt(names, table));
  const sayAll = (about: string | number): string | number =>
    typeof about === 'string' ? about.split(', ').map(say).join(', ') : about;
  return words.edit.problem(
    problem,
    (path) => wholeName(names, text.boxTable(path.split('.')[0]), path),
    (key) => text.boxTable(key),
    ({ claim, about }) => claims[claim](...about.map(sayAll)),
  );
}
