import { Explain, Glyph, othersOf, Panels, Sheet } from '@spielstube/ui';
import { type SoloTarget, soloTargets } from '../rules/scoring.ts';
import { isSolo } from '../rules/supply.ts';
import type { Board, PartProps } from './board.ts';
import { Rival } from './rival.tsx';
import styles from './rivals.module.css';

/** The others at the table, in the order of their turns; alone the targets of the solo card stand in their place. */
export function Rivals(board: Board) {
  if (isSolo(board.view)) return <Targets board={board} />;
  const others = othersOf(board);
  return (
    <Panels count={others.length}>
      {others.map((info) => (
        <Rival key={info.seat} board={board} info={info} />
      ))}
    </Panels>
  );
}

/** What must be met to pass the chapter alone. */
function Targets({ board }: PartProps) {
  const { labels } = board.text.words;
  return (
    <Panels count={1} solo>
      <Sheet className={styles.targets} aria-label={labels.targets}>
        <Explain as="p" about={{ title: labels.targets, lines: [labels.targetsAbout] }} className="label">
          {labels.targets}
        </Explain>
        <ul>
          {soloTargets(board.view).map((target) => (
            <Target key={target.key} board={board} target={target} />
          ))}
        </ul>
      </Sheet>
    </Panels>
  );
}

function Target({ board, target }: PartProps & { target: SoloTarget }) {
  const { view, text } = board;
  const { met, reached, wanted } = target;
  return (
    <li data-met={met}>
      <Explain about={text.words.notes.soloTarget(view.chapter, target)}>
        <Glyph id={met ? 'ui-check' : 'n-end'} />
        {text.words.soloTarget(view.chapter, target)}
        <b>
          {reached}/{wanted}
        </b>
      </Explain>
    </li>
  );
}
