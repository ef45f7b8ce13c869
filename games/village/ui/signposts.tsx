import {
  BOARD,
  type Box,
  CASTLES,
  CHRONICLE_TEXT,
  CHURCH_STEPS,
  COUNCIL_STEPS,
  MILL,
  PATHS,
  WORKSHOPS,
} from '@spielstube/art/village/anchors.ts';
import { Explain, type Explanation } from '@spielstube/ui';
import type { CSSProperties } from 'react';
import { CHURCH_POINTS, CLIMB_GRAIN } from '../data/church.ts';
import { COUNCIL_POINTS, COUNCIL_TIME } from '../data/council.ts';
import { MILL as MILLING, WORKSHOP_TABLE } from '../data/crafts.ts';
import { WAGON } from '../data/pieces.ts';
import { churchStep, councilStep } from '../data/places.ts';
import { CHRONICLE_POINTS } from '../data/scoring.ts';
import { CASTLE_KEYS, PATHS as TOLLS, TRAVEL_TIME, TRAVEL_WAGONS, VILLAGE } from '../data/travel.ts';
import type { VillageWords } from '../text/words.ts';
import type { PartProps } from './board.ts';
import { boxAround, onBoard } from './spot.ts';
import { WORKSHOP_NAMES } from './workshops.ts';

/** Something printed on the board, and what it means. */
export interface Signpost {
  readonly box: Box;
  readonly about: Explanation;
}

/** How wide the prestige track is, all around the board. */
const EDGE = 22;

/** Explains what is printed on the board beside the places themselves: prices, points, tolls, the track. */
export function Signposts({ board }: PartProps) {
  const { words } = board.text;
  const far = board.view.port === null ? [tolls, rewards] : [];
  const posts = [track, churchSteps, councilSteps, trades, ...far, entries].flatMap((of) => of(words));
  return <Posts posts={posts} />;
}

interface PostsProps {
  readonly posts: readonly Signpost[];
  readonly onto?: (box: Box) => CSSProperties;
}
export function Posts({ posts, onto = onBoard }: PostsProps) {
  return posts.map(({ box, about }) => (
    <Explain key={`${about.title} ${box.x} ${box.y} ${box.w}`} about={about} style={onto(box)} />
  ));
}

function track({ labels }: VillageWords): Signpost[] {
  const about = { title: labels.prestige, lines: [labels.prestigeAbout], rule: 'VIL-GEN-09' };
  const edges = [
    { x: 0, y: 0, w: BOARD.w, h: EDGE },
    { x: 0, y: BOARD.h - EDGE, w: BOARD.w, h: EDGE },
    { x: 0, y: 0, w: EDGE, h: BOARD.h },
    { x: BOARD.w - EDGE, y: 0, w: EDGE, h: BOARD.h },
  ];
  return edges.map((box) => ({ box, about }));
}

function churchSteps({ labels, place }: VillageWords): Signpost[] {
  return CHURCH_STEPS.flatMap(({ points, grain }, n) => {
    const about = {
      title: place(churchStep(n + 1)),
      lines: [labels.churchAbout(CHURCH_POINTS[n + 1], CLIMB_GRAIN[n + 1])],
      rule: 'VIL-CHURCH-01',
    };
    const medal = { box: boxAround(points, 20, 20), about };
    if (grain === null) return [medal];
    return [medal, { box: boxAround([grain[0], grain[1] - 6.5], 12 * CLIMB_GRAIN[n + 1] + 4, 16), about }];
  });
}

function councilSteps({ labels, place }: VillageWords): Signpost[] {
  return COUNCIL_STEPS.map(({ time: [x, y] }, n) => ({
    box: { x, y: y - 3, w: 46, h: 20 },
    about: {
      title: place(councilStep(n + 1)),
      lines: [labels.councilAbout(COUNCIL_TIME[n + 1], COUNCIL_POINTS[n + 1])],
      rule: 'VIL-COUNCIL-02',
    },
  }));
}

function trades({ labels, place, grain: sacks, cubes: inCubes, mill }: VillageWords): Signpost[] {
  const pill = { w: 104, h: 20 } as const;
  const workshops = WORKSHOP_TABLE.map(({ place: at, trainingTime, productionTime, cubes, grain }) => ({
    box: boxAround(WORKSHOPS[WORKSHOP_NAMES[at]].price, pill.w, pill.h),
    about: {
      title: place(at),
      lines: [
        labels.workshopAbout(trainingTime, productionTime),
        labels.boughtFor(grain > 0 ? sacks(grain) : inCubes(cubes)),
      ],
      rule: 'VIL-CRAFT-02',
    },
  }));
  const millAbout = labels.millAbout(MILLING.time, MILLING.grain, MILLING.coins);
  return [
    ...workshops,
    {
      box: boxAround(MILL.price, pill.w, pill.h),
      about: { title: mill, lines: [millAbout], rule: 'VIL-CRAFT-17' },
    },
  ];
}

function tolls({ labels, castle, cubes: inCubes, goods, time }: VillageWords): Signpost[] {
  const nameOf = (end: number): string => (end === VILLAGE ? labels.village : castle(end));
  return PATHS.map(({ toll }, n) => {
    const { from, to, cubes } = TOLLS[n];
    const price = labels.pathAbout(inCubes(cubes), goods(WAGON, TRAVEL_WAGONS), time(TRAVEL_TIME));
    return {
      box: boxAround(toll, 54, 20),
      about: { title: labels.path(nameOf(from), nameOf(to)), lines: [price], rule: 'VIL-TRAVEL-03' },
    };
  });
}

function rewards({ labels, castle, reward }: VillageWords): Signpost[] {
  return CASTLE_KEYS.map((key, n) => ({
    box: boxAround(CASTLES[key].reward, 34, 28),
    about: { title: castle(n), lines: [labels.castleAbout(reward(n))], rule: 'VIL-TRAVEL-05' },
  }));
}

function entries({ labels, chronicle }: VillageWords): Signpost[] {
  const [[x, y]] = CHRONICLE_TEXT.lines;
  const least = CHRONICLE_POINTS.findIndex((points) => points > 0);
  const numbers = CHRONICLE_POINTS.map((_, n) => n).slice(least);
  return [
    {
      box: { x, y: y - 12, w: 120, h: 30 },
      about: {
        title: chronicle,
        lines: [labels.entriesAbout(numbers, CHRONICLE_POINTS.slice(least))],
        rule: 'VIL-SCORE-04',
      },
    },
  ];
}
