import { Btn, Dialog } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { OfflineSettings } from '../offline/offline-settings.tsx';
import { Segments } from '../parts/segments.tsx';
import { Tick } from '../parts/tick.tsx';
import { playSound } from '../sound/play.ts';
import { changeLanguage, changeSettings, useSettings, useWords } from './settings.store.ts';
import { CONFIRMATIONS, DENSITIES, SEAT_COLOURS, SPEEDS } from './settings.ts';
import styles from './settings-dialog.module.css';

/** Where a person sets what can be set. */
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
            choices={SPEEDS.map((speed) => ({ value: speed, words: words.speeds[speed] }))}
            onPick={(speed) => changeSettings({ speed })}
          />
        </Row>
        <Row label={words.pace}>
          <Segments
            label={words.pace}
            value={settings.pace}
            choices={SPEEDS.map((pace) => ({ value: pace, words: words.paces[pace] }))}
            onPick={(pace) => changeSettings({ pace })}
          />
        </Row>
        <Row label={words.logDensity}>
          <Segments
            label={words.logDensity}
            value={settings.logDensity}
            choices={DENSITIES.map((density) => ({ value: density, words: words.densities[density] }))}
            onPick={(logDensity) => changeSettings({ logDensity })}
          />
        </Row>
        <Row label={words.seatColours}>
          <Segments
            label={words.seatColours}
            value={settings.seatColours}
            choices={SEAT_COLOURS.map((set) => ({ value: set, words: words.colourSets[set] }))}
            onPick={(seatColours) => changeSettings({ seatColours })}
          />
        </Row>
        <Row label={words.payments}>
          <Segments
            label={words.payments}
            value={settings.confirm}
            choices={CONFIRMATIONS.map((confirm) => ({
              value: confirm,
              words: words.confirmations[confirm],
            }))}
            onPick={(confirm) => changeSettings({ confirm })}
          />
        </Row>
        <Tick checked={settings.oneClick} onChange={(oneClick) => changeSettings({ oneClick })}>
          <b>{words.oneClick}</b>
          <small>{words.oneClickHint}</small>
        </Tick>
        <Tick checked={settings.autoEnd} onChange={(autoEnd) => changeSettings({ autoEnd })}>
          <b>{words.autoEnd}</b>
          <small>{words.autoEndHint}</small>
        </Tick>
        <Tick checked={settings.guide} onChange={(guide) => changeSettings({ guide })}>
          <b>{words.guide}</b>
          <small>{words.guideHint}</small>
        </Tick>
        <Tick checked={settings.sound} onChange={changeSound}>
          <b>{words.sound}</b>
          <small>{words.soundHint}</small>
        </Tick>
        <OfflineSettings />
      </div>
      <p className={styles.ways}>
        <Btn kind="primary" glyph="ui-check" onClick={onClose}>
          {words.close}
        </Btn>
      </p>
    </Dialog>
  );
}

/** Who switches sound on hears at once what it is like. */
function changeSound(sound: boolean): void {
  changeSettings({ sound });
  playSound('wood', 0);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      {children}
    </div>
  );
}
