import { Glyph } from '@spielstube/ui';
import type { ReactNode } from 'react';
import { CHURCH_TIME } from '../data/church.ts';
import { COUNCIL_GREEN, COUNCIL_TIME } from '../data/council.ts';
import { MILL } from '../data/crafts.ts';
import { FAITH, PERSUASION, SCROLL } from '../data/pieces.ts';
import { TRAVEL_TIME } from '../data/travel.ts';
import type { VillageAction } from '../rules/moves.ts';
import { type Choice, choiceOf } from '../text/facts.ts';
import type { Board } from './board.ts';
import { CUBE_SIGNS, cubeHeaps, GOOD_SIGNS, type Heap, heap } from './drawings.ts';
import styles from './price.module.css';

/** Signs side by side, one for each piece. */
export function Heaps({ heaps }: { heaps: readonly Heap[] }) {
  return (
    <span className={styles.heaps} aria-hidden="true">
      {heaps.map(({ sign, count }) => (
        <span key={sign}>
          {Array.from({ length: count }, (_, n) => (
            <Glyph key={n} id={sign} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** What a choice gives away or takes, drawn; null where nothing is paid. */
export function priceOf({ view, frame }: Board, action: VillageAction): ReactNode {
  if (frame === null) return null;
  const heaps = heapsOf(choiceOf(view, frame, action));
  return heaps.length === 0 ? null : <Heaps heaps={heaps} />;
}

function heapsOf(choice: Choice): readonly Heap[] {
  switch (choice.do) {
    case 'pay':
      return [...cubeHeaps(choice.payment.cubes), heap('coin', choice.payment.coins)].filter(some);
    case 'payScroll':
      return [heap(GOOD_SIGNS[SCROLL], 1)];
    case 'payCubes':
      return choice.church ? [heap(CUBE_SIGNS[FAITH], 1)] : [heap(CUBE_SIGNS[PERSUASION], COUNCIL_GREEN)];
    case 'payTime':
      return [heap('v-time', CHURCH_TIME)];
    case 'giveRing':
      return [heap('v-ring', 1)];
    case 'keepRing':
      return [heap('coin', 1)];
    case 'takeCubes': {
      const byColour = [0, 0, 0, 0];
      for (const colour of choice.cubes) byColour[colour]++;
      return cubeHeaps(byColour);
    }
    case 'takeGood':
      return [heap(GOOD_SIGNS[choice.good], 1)];
    case 'train':
    case 'produce':
      return [heap('v-time', choice.time)];
    case 'order':
      return [heap('grain', choice.grain), ...cubeHeaps(choice.cubes)].filter(some);
    case 'mill':
      return [heap('v-time', MILL.time), heap('grain', MILL.grain)];
    case 'enter':
    case 'advance':
      return [heap('v-time', COUNCIL_TIME[choice.step] ?? 0)].filter(some);
    case 'travel':
      return [heap('v-time', TRAVEL_TIME), ...cubeHeaps(choice.cubes)];
    case 'climb':
      return [heap('grain', choice.grain)].filter(some);
    case 'buyOut':
      return [heap('coin', 1)];
    default:
      return [];
  }
}

const some = ({ count }: Heap): boolean => count > 0;
