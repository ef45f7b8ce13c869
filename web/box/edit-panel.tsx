import type { BoxFile } from '@spielstube/engine';
import { Btn, Glyph } from '@spielstube/ui';
import { useContext, useState } from 'react';
import { Tick } from '../parts/tick.tsx';
import { useSettings } from '../settings/settings.store.ts';
import { problemIn } from './bad-box.tsx';
import styles from './box.module.css';
import { BoxDraft } from './box-draft.ts';
import { canShare, saveBox, shareBox } from './box-file.ts';
import { useBoxWords } from './box-words.ts';
import { ChangeList } from './change-list.tsx';
import { FileButton } from './file-button.tsx';
import { keepBox, throwBoxAway } from './own-boxes.ts';
import { useCheck } from './use-check.ts';

interface EditPanelProps {
  readonly draft: BoxFile;
  /** The box that is being corrected; null: a new one. */
  readonly before: BoxFile | null;
  readonly everything: boolean;
  setEverything(on: boolean): void;
  setDraft(draft: BoxFile): void;
  openFile(file: File): void;
  /** Ends the correcting; the box of this name is shown. */
  close(name: string | null): void;
}

/** What was corrected, whether it fits together, and what becomes of it. */
export function EditPanel({
  draft,
  before,
  everything,
  setEverything,
  setDraft,
  openFile,
  close,
}: EditPanelProps) {
  const words = useBoxWords();
  const { lang } = useSettings();
  const { box } = useContext(BoxDraft);
  const [asking, setAsking] = useState(false);
  const [notKept, setNotKept] = useState(false);
  const check = useCheck(draft.game, draft.values);
  const changed = Object.keys(draft.values).length;
  const named = { ...draft, name: draft.name.trim() };
  const isReady = check.is === 'fits' && changed > 0 && named.name !== '';
  const keep = (): boolean => {
    try {
      keepBox(named, before?.name);
      return true;
    } catch {
      setNotKept(true);
      return false;
    }
  };
  return (
    <section className={`sheet ${styles.panel} ${styles.editing}`} aria-labelledby="edit">
      <h2 id="edit">{words.edit.heading}</h2>
      <label className={styles.name}>
        <span className="label">{words.edit.name}</span>
        <input
          value={draft.name}
          maxLength={40}
          onChange={(event) => setDraft({ ...draft, name: event.target.value })}
        />
      </label>
      <p className={styles.lead}>{words.edit.text}</p>
      <Tick checked={everything} onChange={setEverything}>
        {words.edit.all}
      </Tick>
      <h3 className="label">{words.edit.corrected(changed)}</h3>
      {changed === 0 ? (
        <p>{words.edit.none}</p>
      ) : (
        <ChangeList
          box={box}
          values={draft.values}
          takeBack={(path) => {
            const { [path]: _, ...others } = draft.values;
            setDraft({ ...draft, values: others });
          }}
        />
      )}
      <p role="status" className={check.is === 'wrong' ? styles.wrong : styles.sum}>
        {check.is === 'fits' && <Glyph id="ui-check" />}
        {check.is === 'wrong' && <Glyph id="ui-warning" />}
        <span>
          {check.is === 'wrong'
            ? problemIn(words, box, check.problem)
            : check.is === 'fits'
              ? words.edit.fits(box.tables.reduce((sum, table) => sum + table.values.length, 0))
              : words.edit.checking}
        </span>
      </p>
      <div className={styles.acts}>
        <Btn kind="primary" glyph="ui-check" disabled={!isReady} onClick={() => keep() && close(named.name)}>
          {words.edit.done}
        </Btn>
        <Btn
          glyph="ui-export"
          disabled={!isReady}
          onClick={() => {
            keep();
            saveBox(named, lang);
          }}
        >
          {words.edit.save}
        </Btn>
        {canShare(named, lang) && (
          <Btn
            glyph="ui-send"
            disabled={!isReady}
            onClick={() => {
              // Whoever changes their mind has shared nothing.
              shareBox(named, lang).catch(() => {});
            }}
          >
            {words.edit.share}
          </Btn>
        )}
        <FileButton label={words.own.fromFile} open={openFile} />
        <Btn glyph="ui-undo" disabled={changed === 0} onClick={() => setDraft({ ...draft, values: {} })}>
          {words.edit.takeAllBack}
        </Btn>
        <Btn glyph="ui-close" onClick={() => close(before?.name ?? null)}>
          {words.edit.discard}
        </Btn>
        {before !== null && (
          <Btn
            glyph="ui-trash"
            onClick={() => {
              if (!asking) {
                setAsking(true);
                return;
              }
              throwBoxAway(before.game, before.name);
              close(null);
            }}
          >
            {asking ? words.edit.reallyRemove : words.edit.remove}
          </Btn>
        )}
      </div>
      {notKept && <p role="alert">{words.edit.notKept}</p>}
      <p className={styles.small}>
        {words.edit.note}{' '}
        <span className={styles.chip}>
          <Glyph id="ui-corrected" />
          {draft.name}
        </span>
      </p>
    </section>
  );
}
