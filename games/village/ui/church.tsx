import { BLACK_BAG as BAG, CHURCH_STEPS } from '@spielstube/art/village/anchors.ts';
import { Explain, openChoices, Target } from '@spielstube/ui';
import { CHURCH_POINTS, CLIMB_GRAIN, MONKS } from '../data/church.ts';
import { churchStep, STEPS } from '../data/places.ts';
import type { VillageAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';
import styles from './church.module.css';
import { place } from './drawings.ts';
import { Monk } from './figure.tsx';
import { allMembers } from './members.ts';
import { boxOn, onBoard } from './spot.ts';
import zone from './zone.module.css';

/** The bays of the nave are the steps; beside the door hangs the black bag. */
export function Church({ board }: PartProps) {
  const words = board.text.words;
  const about = board.text.words.labels;
  // Where somebody stands already, it is the one who climbs that is lit.
  const taken = new Set(allMembers(board).map((member) => member.place));
  // The Abbot lets nobody stop on the way.
  const isToTheTop = board.frame?.kind === 'abbot';
  const leadsTo = (step: number) => (a: VillageAction) =>
    (a.do === 'climb' || a.do === 'climbBread') && (isToTheTop ? STEPS : a.step + 1) === step;
  return (
    <>
      {CHURCH_STEPS.map(({ points: [x] }, n) => (
        <Target
          key={x}
          about={{
            title: words.place(churchStep(n + 1)),
            lines: [about.churchAbout(CHURCH_POINTS[n + 1], CLIMB_GRAIN[n + 1])],
            rule: 'VIL-CHURCH-01',
          }}
          open={taken.has(churchStep(n + 1)) ? [] : openChoices(board, leadsTo(n + 1))}
          className={zone.zone}
          style={onBoard({ x: x - 20, y: 137, w: 40, h: 60 - n * 6 })}
        >
          {null}
        </Target>
      ))}
      <Target
        about={{ title: words.blackBag, lines: [about.bagAbout(MONKS)], rule: 'VIL-CHURCH-04' }}
        open={openChoices(board, (a) => a.do === 'devote' || a.do === 'buyOut')}
        anchor={place.bag}
        className={styles.bag}
        style={onBoard(BAG.bag)}
      >
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <use href="#v-bag" width="64" height="64" />
        </svg>
      </Target>
      <Explain
        about={{ title: about.monks, lines: [about.bagAbout(MONKS)], rule: 'VIL-SET-20' }}
        className={styles.monks ?? ''}
        style={onBoard(boxOn(BAG.monks, 17, 24))}
        aria-hidden="true"
      >
        <Monk count={MONKS} />
      </Explain>
    </>
  );
}
