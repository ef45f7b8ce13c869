import { EMOTES, type Emote, type Spoken } from '@spielstube/table';
import { Crest, crestOf, Glyph, IconBtn } from '@spielstube/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { changeSettings, useSettings } from '../settings/settings.store.ts';
import { useOnlineWords } from './online-words.ts';
import styles from './talk.module.css';
import type { Visit } from './visit.ts';

const MOST_LETTERS = 400;

export const emoteOf = ({ kind, words }: Spoken): Emote | null =>
  kind === 'emote' ? (EMOTES.find((emote) => emote === words) ?? null) : null;

export interface TalkProps {
  readonly visit: Visit;
  readonly talk: readonly Spoken[];
  /** Whoever looks on talks apart as long as the game runs. */
  readonly apart: boolean;
}

/** What is said at the table, with words and without. */
export function Talk({ visit, talk, apart }: TalkProps) {
  const words = useOnlineWords().talk;
  const { talk: isOn } = useSettings();
  const end = useRef<HTMLLIElement>(null);
  const count = talk.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever reads reads the newest
  useEffect(() => {
    visit.readTalk();
    const list = end.current?.parentElement ?? null;
    const toEnd = (): void => list?.scrollTo({ top: list.scrollHeight });
    toEnd();
    const observer = new ResizeObserver(toEnd);
    if (list !== null) observer.observe(list);
    return () => observer.disconnect();
  }, [visit, count]);
  if (!isOn) {
    return (
      <div className={styles.off}>
        <p>{words.isOff}</p>
        <button type="button" onClick={() => changeSettings({ talk: true })}>
          {words.on}
        </button>
      </div>
    );
  }
  return (
    <>
      {apart && <p className={styles.apart}>{words.apart}</p>}
      <ol
        className={styles.talk}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.title}
        aria-live="polite"
      >
        {count === 0 && <li className={styles.none}>{words.none}</li>}
        {talk.map((spoken) => (
          <Line key={spoken.number} spoken={spoken} />
        ))}
        <li ref={end} className={styles.end} />
      </ol>
      <Write visit={visit} />
    </>
  );
}

function Line({ spoken }: { spoken: Spoken }) {
  const words = useOnlineWords();
  const emote = emoteOf(spoken);
  return (
    <li>
      {spoken.seat === null ? (
        <Glyph id="ui-eye" label={words.talk.looksOn} />
      ) : (
        <Crest crest={crestOf(spoken.seat)} />
      )}
      <div>
        <b>{spoken.name}</b> <time>{words.clock(spoken.time)}</time>
        {emote === null ? (
          <p>{spoken.words}</p>
        ) : (
          <p>
            <span className={styles.stamp}>
              <Glyph id={`emote-${emote}`} />
              <i>{words.emote[emote]}</i>
            </span>
          </p>
        )}
      </div>
    </li>
  );
}

function Write({ visit }: { visit: Visit }) {
  const words = useOnlineWords();
  const [text, setText] = useState('');
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const said = text.trim();
    if (said !== '' && (await visit.say(said))) setText('');
  };
  return (
    <form className={styles.write} onSubmit={(event) => void send(event)}>
      <fieldset className={styles.emotes}>
        <legend className="vh">{words.talk.emotes}</legend>
        {EMOTES.map((emote) => (
          <button
            type="button"
            key={emote}
            title={words.emote[emote]}
            aria-label={words.emote[emote]}
            onClick={() => void visit.showEmote(emote)}
          >
            <Glyph id={`emote-${emote}`} />
          </button>
        ))}
      </fieldset>
      <input
        aria-label={words.talk.write}
        placeholder={words.talk.placeholder}
        maxLength={MOST_LETTERS}
        value={text}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
      <IconBtn glyph="ui-send" label={words.talk.send} type="submit" className={styles.send ?? ''} />
    </form>
  );
}
