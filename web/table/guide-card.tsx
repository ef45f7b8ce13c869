import { type BoardProps, Glyph, IconBtn } from '@spielstube/ui';
import { changeSettings, useWords } from '../settings/settings.store.ts';
import styles from './cards.module.css';

/** Says what the decision that has just come up means for winning. */
export function GuideCard({ props }: { props: BoardProps }) {
  const words = useWords().table;
  const { text, frame, view } = props;
  if (frame === null) return null;
  return (
    <section className={styles.card} aria-label={words.guideTitle}>
      <header>
        <Glyph id="ui-hint" />
        <h3>{words.guideTitle}</h3>
        <IconBtn
          glyph="ui-close"
          label={words.guideOff}
          className={styles.close ?? ''}
          onClick={() => changeSettings({ guide: false })}
        />
      </header>
      <p>{text.guide(view, frame)}</p>
      <p className={styles.small}>{words.guideGlow}</p>
    </section>
  );
}
