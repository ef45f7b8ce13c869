import { COUNCIL_STEPS, NEXT_START } from '@spielstube/art/village/anchors.ts';
import { closedChoice, Glyph, openChoices, piece, Target } from '@spielstube/ui';
import { COUNCIL_POINTS, COUNCIL_TIME, NEXT_START as NEXT_START_STEP, PRIVILEGES } from '../data/council.ts';
import { councilStep } from '../data/places.ts';
import { RING_ON_COUNCIL } from '../rules/state.ts';
import type { PartProps } from './board.ts';
import styles from './council.module.css';
import { RING_PIECE } from './drawings.ts';
import { boxAround, onBoard } from './spot.ts';
import zone from './zone.module.css';

const FLOOR = 203;
const RING = 21;

/** The outer stair of the town hall: who climbs it has privileges. */
export function Council({ board }: PartProps) {
  const words = board.text.words;
  const about = board.text.words.labels;
  const ringHere = board.view.nextStart === RING_ON_COUNCIL;
  return (
    <>
      {PRIVILEGES.map((step) => {
        const { time, privilege } = COUNCIL_STEPS[step - 1];
        const top = time[1] - 7;
        return (
          <Target
            key={step}
            about={{
              title: words.place(councilStep(step)),
              lines: [
                about.councilAbout(COUNCIL_TIME[step], COUNCIL_POINTS[step]),
                `${about.privilege}: ${words.privilege(step)}`,
                ...(step === NEXT_START_STEP && ringHere ? [about.ringAbout(board.view.conny !== null)] : []),
              ],
              rule: 'VIL-COUNCIL-02',
            }}
            open={openChoices(
              board,
              (a) =>
                (a.do === 'privilege' && a.step === step) ||
                (a.do === 'enter' && step === NEXT_START_STEP) ||
                (a.do === 'advance' && a.step + 1 === step),
            )}
            closed={closedChoice(board, (a) => a.do === 'privilege' && a.step === step)}
            className={zone.zone}
            style={onBoard({ x: privilege.x - 2, y: top, w: 44, h: FLOOR - top })}
          >
            {null}
          </Target>
        );
      })}
      {ringHere && (
        <span
          className={styles.ring}
          style={onBoard(boxAround(NEXT_START, RING, RING))}
          {...piece(RING_PIECE)}
          aria-hidden="true"
        >
          <Glyph id="v-ring" />
        </span>
      )}
    </>
  );
}
