import { Glyph } from '@spielstube/ui';
import { changeLanguage, changeSettings, useSettings, useWords } from '../settings/settings.store.ts';
import styles from './switches.module.css';

/** German or English, in place. */
export function LangSwitch() {
  const { lang } = useSettings();
  const words = useWords().settings;
  return (
    <fieldset className={styles.switch}>
      <legend className="vh">{words.language}</legend>
      {(['de', 'en'] as const).map((each) => (
        <button
          type="button"
          key={each}
          aria-pressed={lang === each}
          title={each === 'de' ? 'Deutsch' : 'English'}
          lang={each}
          onClick={() => changeLanguage(each)}
        >
          {each.toUpperCase()}
        </button>
      ))}
    </fieldset>
  );
}

/** Daylight or candlelight. */
export function LightSwitch() {
  const { light } = useSettings();
  const words = useWords().settings;
  return (
    <fieldset className={styles.switch}>
      <legend className="vh">{words.light}</legend>
      <button
        type="button"
        aria-pressed={light === 'day'}
        aria-label={words.day}
        title={words.day}
        onClick={() => changeSettings({ light: 'day' })}
      >
        <Glyph id="ui-sun" />
      </button>
      <button
        type="button"
        aria-pressed={light === 'candle'}
        aria-label={words.candle}
        title={words.candle}
        onClick={() => changeSettings({ light: 'candle' })}
      >
        <Glyph id="ui-candle" />
      </button>
    </fieldset>
  );
}
