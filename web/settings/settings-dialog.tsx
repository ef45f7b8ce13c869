import { Btn, Dialog } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { Segments } from '../parts/segments.tsx';
import { Tick } from '../parts/tick.tsx';
import { changeLanguage, changeSettings, SPEED_NAMES, useSettings, useWords } from './settings.store.ts';
import styles from './settings-dialog.module.css';

/** What a person can set: language, light, motion, confirmation, guide, name. */
export default function SettingsDialog({ onClose }: { onClose(): void }) {
  const words = useWords().settings;
  const settings = useSettings();
  return (
    <Dialog title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className={styles.list}>
        <Row label={words.name}>
          <input
            className={styles.name}
            aria-label={words.name}
            value={settings.name}
            maxLength={24}
            onChange={(event) => changeSettings({ name: event.target.value })}
          />
        </Row>
        <Row label={words.language}>
          <Segments
            label={words.language}
            value={settings.lang}
            choices={[
              { value: 'de', words: 'Deutsch' },
              { value: 'en', words: 'English' },
            ]}
            onPick={changeLanguage}
          />
        </Row>
        <Row label={words.light}>
          <Segments
            label={words.light}
            value={settings.light}
            choices={[
              { value: 'day', words: words.day },
              { value: 'candle', words: words.candle },
            ]}
            onPick={(light) => changeSettings({ light })}
          />
        </Row>
        <Row label={words.speed}>
          <Segments
            label={words.speed}
            value={settings.speed}
            choices={SPEED_NAMES.map((speed) => ({ value: speed, words: words.speeds[speed] }))}
            onPick={(speed) => changeSettings({ speed })}
          />
        </Row>
        <Row label={words.pace}>
          <Segments
            label={words.pace}
            value={settings.pace}
            choices={SPEED_NAMES.map((pace) => ({ value: pace, words: words.paces[pace] }))}
            onPick={(pace) => changeSettings({ pace })}
          />
        </Row>
        <Tick checked={settings.confirmTurns} onChange={(confirmTurns) => changeSettings({ confirmTurns })}>
          <b>{words.confirm}</b>
          <small>{words.confirmHint}</small>
        </Tick>
        <Tick
          checked={settings.confirmStandIns}
          onChange={(confirmStandIns) => changeSettings({ confirmStandIns })}
        >
          <b>{words.confirmStandIns}</b>
          <small>{words.confirmStandInsHint}</small>
        </Tick>
        <Tick checked={settings.guide} onChange={(guide) => changeSettings({ guide })}>
          <b>{words.guide}</b>
          <small>{words.guideHint}</small>
        </Tick>
      </div>
      <p className={styles.ways}>
        <Btn kind="primary" glyph="ui-check" onClick={onClose}>
          {words.close}
        </Btn>
      </p>
    </Dialog>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}
