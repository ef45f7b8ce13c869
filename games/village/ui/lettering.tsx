import {
  BOARD,
  CASTLES,
  CHRONICLE,
  CHRONICLE_TEXT,
  CHURCH_STEPS,
  COUNCIL_STEPS,
  type CraftSpots,
  GRAVES,
  GRAVEYARD_NAME,
  HARVEST,
  MILL,
  NEXT_START,
  PATHS,
  PLOT,
  STALLS,
  WORKSHOPS,
} from '@spielstube/art/village/anchors.ts';
import { memo } from 'react';
import { CHURCH_POINTS, CLIMB_GRAIN } from '../data/church.ts';
import { COUNCIL_POINTS, COUNCIL_TIME, PRIVILEGE_POINTS } from '../data/council.ts';
import { HARVEST as HARVESTED, MILL as MILLING, WORKSHOP_TABLE } from '../data/crafts.ts';
import { hasPort } from '../data/mixes.ts';
import { GROUP_KEYS } from '../data/places.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { GRAVES as GRAVES_IN_USE, STALLS_IN_USE } from '../data/spaces.ts';
import { CASTLE_KEYS, CASTLE_REWARDS, REWARD_POINTS, PATHS as TOLLS } from '../data/travel.ts';
import type { VillageWords } from '../text/words.ts';
import { entriesIn } from './book.ts';
import { CUBE_SIGNS, cubeHeaps, type Heap, heap } from './drawings.ts';
import styles from './lettering.module.css';
import { WORKSHOP_NAMES } from './workshops.ts';

interface LetteringProps {
  readonly words: VillageWords;
  readonly seats: number;
  readonly mix: number;
}

/** What is written and painted on the board: names, prices, points. It changes only with the language. */
export const Lettering = memo(function Lettering({ words, seats, mix }: LetteringProps) {
  return (
    <svg className={styles.lettering} viewBox={`0 0 ${BOARD.w} ${BOARD.h}`} aria-hidden="true">
      <Churchyard words={words} seats={seats} mix={mix} />
      <ChurchNumbers />
      <CouncilNumbers />
      <Trades words={words} />
      <Harvest />
      {!hasPort(mix) && <Roads words={words} />}
      <Book words={words} seats={seats} mix={mix} />
      {STALLS.slice(0, STALLS_IN_USE[seats]).map(({ posts }) => (
        <path key={posts} className={styles.post} d={posts} />
      ))}
    </svg>
  );
});

export function Sign({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  return <use href={`#${id}`} x={x} y={y} width={size} height={size} />;
}

export function Medal({ at: [x, y], r, points }: MedalProps) {
  return (
    <g className={styles.medal}>
      <circle cx={x} cy={y} r={r} />
      <circle className={styles.inner} cx={x} cy={y} r={r - 2} />
      <text x={x} y={y + 4.1}>
        {points}
      </text>
    </g>
  );
}
interface MedalProps {
  readonly at: readonly [number, number];
  readonly r: number;
  readonly points: number;
}

/** Prestige that is had at once: a medal in laurel, so that nobody takes it for a coin. */
export function Laurels({ at: [x, y], r, points }: MedalProps) {
  const size = 3.9 * r;
  return (
    <>
      <Sign id="vp" x={x - size / 2} y={y - size * 0.56} size={size} />
      <Medal at={[x, y]} r={r} points={points} />
    </>
  );
}

function Churchyard({ words, seats }: LetteringProps) {
  return (
    <g>
      {GRAVES.map(({ stone, plot: [cx, cy] }, n) => (
        <g key={stone.x} className={n < GRAVES_IN_USE[seats] ? '' : styles.shut}>
          <use href="#b-grave" x={stone.x} y={stone.y} width={stone.w} height={stone.h} />
          {n < GRAVES_IN_USE[seats] && <ellipse className={styles.plot} cx={cx} cy={cy} {...PLOT} />}
        </g>
      ))}
      <text className={`${styles.name} ${styles.end}`} x={GRAVEYARD_NAME[0]} y={GRAVEYARD_NAME[1]}>
        {words.graveyard}
      </text>
    </g>
  );
}

function ChurchNumbers() {
  return (
    <g>
      {CHURCH_STEPS.map(({ points, grain }, n) => (
        <g key={points[0]}>
          <Medal at={points} r={8.5} points={CHURCH_POINTS[n + 1]} />
          {grain !== null &&
            Array.from({ length: CLIMB_GRAIN[n + 1] }, (_, sack) => (
              <Sign
                key={sack}
                id="grain"
                x={grain[0] - 6.5 - 6 * (CLIMB_GRAIN[n + 1] - 1) + 12 * sack}
                y={grain[1] - 13}
                size={13}
              />
            ))}
        </g>
      ))}
    </g>
  );
}

function CouncilNumbers() {
  const [, two, three, four] = COUNCIL_STEPS.map(({ privilege }) => privilege);
  return (
    <g>
      {COUNCIL_STEPS.map(({ time, timeText, points }, n) => (
        <g key={time[0]}>
          <Sign id="v-time" x={time[0]} y={time[1]} size={14} />
          <text className={styles.figure} x={timeText[0]} y={timeText[1]}>
            {COUNCIL_TIME[n + 1]}
          </text>
          {COUNCIL_POINTS[n + 1] > 0 && <Medal at={points} r={7.8} points={COUNCIL_POINTS[n + 1]} />}
        </g>
      ))}
      <circle className={styles.slot} cx={NEXT_START[0]} cy={NEXT_START[1]} r={9.5} />
      <Sign id="v-any-cube" x={two.x + 2} y={183} size={17} />
      <Sign id="v-any-cube" x={two.x + 20.5} y={183} size={17} />
      <Sign id="v-crate" x={three.x + 10} y={179} size={21} />
      <Sign id="coin" x={four.x} y={181} size={17} />
      <path className={styles.arrow} d={`M${four.x + 19} 190h7m-2.5 -2.5l2.5 2.5l-2.5 2.5`} />
      <Medal at={[four.x + 35, 190]} r={7.5} points={PRIVILEGE_POINTS} />
    </g>
  );
}

function Trades({ words }: { words: VillageWords }) {
  return (
    <g>
      {WORKSHOP_TABLE.map(({ place, trainingTime, productionTime, cubes, grain }) => (
        <Trade
          key={place}
          name={words.place(place)}
          spots={WORKSHOPS[WORKSHOP_NAMES[place]]}
          time={`${trainingTime}+${productionTime}`}
          joint="/"
          price={grain > 0 ? [heap('grain', grain)] : cubeHeaps(cubes)}
        />
      ))}
      <Trade
        name={words.mill}
        spots={MILL}
        time={`${MILLING.time}`}
        joint="+"
        price={[heap('grain', MILLING.grain)]}
      />
    </g>
  );
}

interface TradeProps {
  readonly name: string;
  readonly spots: Pick<CraftSpots, 'name' | 'price' | 'sign'>;
  readonly time: string;
  /** Between the time and the rest: instead or besides. */
  readonly joint: string;
  readonly price: readonly Heap[];
}

export function Trade({ name, spots, time, joint, price }: TradeProps) {
  const signs = price.flatMap(({ sign, count }) => Array.from({ length: count }, () => sign));
  const timeWidth = 7.4 * time.length;
  const width = 5 + 14 + timeWidth + 8 + 14 * signs.length + 5;
  const [cx, cy] = spots.price;
  const left = cx - width / 2;
  const first = left + 5 + 14 + timeWidth + 8;
  return (
    <g>
      <text className={`${styles.name} ${styles.middle}`} x={spots.name[0]} y={spots.name[1]}>
        {name}
      </text>
      <rect className={styles.pill} x={left} y={cy - 9.5} width={width} height={19} rx={9.5} />
      <Sign id="v-time" x={left + 5} y={cy - 7} size={14} />
      <text className={styles.figure} x={left + 19} y={cy + 4.5}>
        {time}
      </text>
      <text className={styles.figure} x={first - 7} y={cy + 4}>
        {joint}
      </text>
      {signs.map((sign, n) => (
        <Sign key={n} id={sign} x={first + 14 * n} y={cy - 7} size={14} />
      ))}
      <path className={styles.pole} d={`M${spots.sign[0]} ${spots.sign[1] + 11}v11`} />
    </g>
  );
}

function Harvest() {
  const { board, posts, lines } = HARVEST;
  const tools = [[], ['v-plough', 'v-horse'], ['v-plough', 'v-ox']];
  const yields = [HARVESTED.plain, HARVESTED.withHorse, HARVESTED.withOx];
  return (
    <g>
      <path className={styles.post} d={posts} />
      <rect className={styles.plate} x={board.x} y={board.y} width={board.w} height={board.h} rx={3} />
      {lines.map(({ tools: [x, y], text, grain }, n) => (
        <g key={y}>
          {tools[n].map((tool, t) => (
            <Sign key={tool} id={tool} x={x + 15 * t} y={y} size={14} />
          ))}
          <text className={`${styles.onPlate} ${styles.end}`} x={text[0]} y={text[1]}>
            {yields[n]}
          </text>
          <Sign id="grain" x={grain[0]} y={grain[1]} size={13} />
        </g>
      ))}
    </g>
  );
}

function Roads({ words }: { words: VillageWords }) {
  return (
    <g>
      {PATHS.map(({ toll: [x, y] }, n) => {
        const cubes = TOLLS[n].cubes.flatMap((count, colour) =>
          Array.from({ length: count }, () => CUBE_SIGNS[colour]),
        );
        const width = 15 * cubes.length + 6;
        return (
          <g key={`${x} ${y}`}>
            <rect className={styles.pill} x={x - width / 2} y={y - 10} width={width} height={20} rx={10} />
            {cubes.map((sign, c) => (
              <Sign key={c} id={sign} x={x - width / 2 + 3 + 15 * c} y={y - 7.5} size={15} />
            ))}
          </g>
        );
      })}
      {CASTLE_KEYS.map((key, castle) => (
        <g key={key}>
          <text
            className={`${styles.name} ${styles.middle}`}
            x={CASTLES[key].name[0]}
            y={CASTLES[key].name[1]}
          >
            {words.castle(castle)}
          </text>
          <Reward castle={castle} at={CASTLES[key].reward} />
        </g>
      ))}
    </g>
  );
}

function Reward({ castle, at: [x, y] }: { castle: number; at: readonly [number, number] }) {
  switch (CASTLE_REWARDS[castle]) {
    case 'points':
      return <Laurels at={[x, y]} r={7.4} points={REWARD_POINTS} />;
    case 'coin':
      return <Sign id="coin" x={x - 10} y={y - 10} size={20} />;
    case 'cubes':
      return (
        <>
          <Sign id="v-any-cube" x={x - 13} y={y - 13} size={18} />
          <Sign id="v-any-cube" x={x} y={y - 6} size={18} />
        </>
      );
  }
}

/** A title of more letters needs smaller ones. */
const LONG_TITLE = 12;

function Book({ words, seats, mix }: LetteringProps) {
  const { labels } = words;
  const { title, lines } = CHRONICLE_TEXT;
  const least = CHRONICLE_POINTS.findIndex((points) => points > 0);
  const rows = [
    `${labels.entries} ${CHRONICLE_POINTS.map((_, n) => n)
      .slice(least)
      .join(' · ')}`,
    `${labels.prestige} ${CHRONICLE_POINTS.slice(least).join(' · ')}`,
  ];
  return (
    <g>
      <text
        className={`${styles.title} ${words.chronicle.length > LONG_TITLE ? styles.long : ''}`}
        x={title[0]}
        y={title[1]}
      >
        {words.chronicle}
      </text>
      {GROUP_KEYS.map((key, group) => (
        <g key={key}>
          <text className={styles.plain} x={CHRONICLE[key].name[0]} y={CHRONICLE[key].name[1]}>
            {words.group(group)}
          </text>
          {entriesIn(mix, seats, group).map(({ box: { x, y, w, h }, hasRings, isOpen }) =>
            isOpen ? (
              <g key={x}>
                <rect className={styles.entry} x={x} y={y} width={w} height={h} rx={3} />
                {hasRings && <Sign id="v-rings" x={x + 4} y={y + 2} size={13} />}
              </g>
            ) : (
              <path key={x} className={styles.cross} d={`M${x + 9} ${y + 6}l6 7m0 -7l-6 7`} />
            ),
          )}
        </g>
      ))}
      {rows.map((row, n) => (
        <text key={row} className={styles.small} x={lines[n][0]} y={lines[n][1]}>
          {row}
        </text>
      ))}
    </g>
  );
}
