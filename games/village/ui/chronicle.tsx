import { CHRONICLE, GRAVES } from '@spielstube/art/village/anchors.ts';
import { Target } from '@spielstube/ui';
import { GROUP_KEYS } from '../data/places.ts';
import { mixOf } from '../rules/mix.ts';
import type { PartProps } from './board.ts';
import { entriesIn } from './book.ts';
import { onBoard } from './spot.ts';
import zone from './zone.module.css';

/** Explains the groups of the book and the graves; who lies there is drawn with the people. */
export function Chronicle({ board }: PartProps) {
  const { text, view } = board;
  const words = text.words;
  const about = text.words.labels;
  const [first] = GRAVES;
  const outermost = GRAVES[GRAVES.length - 1];
  const mix = mixOf(view);
  return (
    <>
      {GROUP_KEYS.map((key, group) => {
        const { name } = CHRONICLE[key];
        const open = entriesIn(mix, view.seats, group).filter(({ isOpen }) => isOpen);
        const { x, y, h } = open[0].box;
        const last = open[open.length - 1];
        return (
          <Target
            key={key}
            about={{
              title: `${words.chronicle}: ${words.group(group)}`,
              lines: [
                about.freeEntries(view.chronicle[group], open.length),
                ...(last.hasRings ? [words.marriage.ringSpacesAbout] : []),
              ],
              rule: 'VIL-DEATH-08',
            }}
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
      })}
      <Target
        about={{ title: words.graveyard, lines: [about.freeGraves(view.graves)], rule: 'VIL-END-01' }}
        className={zone.zone}
        style={onBoard({
          x: first.stone.x,
          y: first.stone.y,
          w: outermost.stone.x + outermost.stone.w - first.stone.x,
          h: 44,
        })}
      >
        {null}
      </Target>
    </>
  );
}
