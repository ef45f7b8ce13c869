import {
  BOARD,
  DEEDS,
  DEEDS_TITLE,
  EVENT,
  LAST_CITIZEN,
  TOWNS,
  TRACKS,
} from '@spielstube/art/orleans/anchors.ts';
import { memo } from 'react';
import { DEED_KEYS } from '../data/deeds.ts';
import { CITY_KEYS, type CityKey, ORLEANS } from '../data/map.ts';
import { MONK, PROFESSION_KEYS } from '../data/people.ts';
import { MONASTERY } from '../data/places.ts';
import type { OrleansWords } from '../text/words.ts';
import styles from './lettering.module.css';

interface LetteringProps {
  readonly words: OrleansWords;
  readonly event: number;
}

/** Names that make way for goods beside them. */
const ASIDE: Readonly<Partial<Record<CityKey, number>>> = { briare: -7, saintAmand: 9 };

/** What is written on the board: names of tracks, towns and deeds. It changes only with the language and the event. */
export const Lettering = memo(function Lettering({ words, event }: LetteringProps) {
  return (
    <svg className={styles.lettering} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      {PROFESSION_KEYS.map((key, profession) => {
        const [x, y] = TRACKS[key].name;
        return (
          <text key={key} className={styles.track} x={x} y={y}>
            {profession === MONK ? words.place(MONASTERY) : words.track(profession)}
          </text>
        );
      })}
      {CITY_KEYS.map((key, city) => {
        const [x, y] = TOWNS[key].name;
        return (
          <text
            key={key}
            className={city === ORLEANS ? styles.city : styles.town}
            x={x + (ASIDE[key] ?? 0)}
            y={y}
          >
            {words.city(city)}
          </text>
        );
      })}
      <text className={styles.title} x={DEEDS_TITLE[0]} y={DEEDS_TITLE[1]}>
        {words.deeds}
      </text>
      {DEED_KEYS.map((key, deed) => {
        const [x, y] = DEEDS[key].name;
        return (
          <text key={key} className={styles.deed} x={x} y={y}>
            {words.deed(deed)}
          </text>
        );
      })}
      {event >= 0 && (
        <text className={styles.event} x={EVENT.x + EVENT.w / 2} y={EVENT.y + EVENT.h + 18}>
          {words.event(event)}
        </text>
      )}
      <text className={styles.small} x={LAST_CITIZEN[0]} y={LAST_CITIZEN[1] + 22}>
        {words.labels.atTheEnd}
      </text>
    </svg>
  );
});
