import { CHRONICLE, GRAVES } from '@spielstube/art/village/anchors.ts';
import { Target } from '@spielstube/ui';
import { GROUP_KEYS } from '../data/places.ts';
import { mixOf } from '../rules/mix.ts';
import type { PartProps } from './board.ts';
import { entriesIn } from './book.ts';
import { place } from './drawings.ts';
import { onBoard } from './spot.ts';
import zone from './zone.module.css';

/** Explains the groups of the book; who lies there is drawn with the people. */
export function Chronicle({ board }: PartProps) {
  const { text, view } = board;
  const { words } = text;
  return GROUP_KEYS.map((key, group) => {
    const { name } = CHRONICLE[key];
    const open = entriesIn(mixOf(view), view.seats, group).filter(({ isOpen }) => isOpen);
    const { x, y, h } = open[0].box;
    const last = open[open.length - 1];
    return (
      <Target
        key={key}
        about={{
          title: `${words.chronicle}: ${words.group(group)}`,
          lines: [
            words.labels.freeEntries(view.chronicle[group], open.length),
            ...(last.hasRings ? [words.marriage.ringSpacesAbout] : []),
          ],
          rule: 'VIL-DEATH-08',
        }}
        anchor={place.chronicle(group)}
        className={zone.zone}
        style={onBoard({
          x,
          y: name[1] - 11,
          w: last.box.x + last.box.w + 1 - x,
          h: y + h - name[1] + 11,
        })}
      >
        {null}
      </Target>
    );
  });
}

/** Explains the graves. */
export function Graveyard({ board }: PartProps) {
  const { words } = board.text;
  const [{ stone: first }] = GRAVES;
  const { stone: last } = GRAVES[GRAVES.length - 1];
  return (
    <Target
      about={{
        title: words.graveyard,
        lines: [words.labels.freeGraves(board.view.graves)],
        rule: 'VIL-END-01',
      }}
      className={zone.zone}
      style={onBoard({ x: first.x, y: first.y, w: last.x + last.w - first.x, h: 44 })}
    >
      {null}
    </Target>
  );
}
