import { CHRONICLE, ENTRY, GRAVES } from '@spielstube/art/village/anchors.ts';
import { Target } from '@spielstube/ui';
import { GROUP_KEYS } from '../data/places.ts';
import { CHRONICLE_SPACES } from '../data/spaces.ts';
import type { PartProps } from './board.ts';
import { onBoard } from './spot.ts';
import zone from './zone.module.css';

/** Explains the groups of the book and the graves; who lies there is drawn with the people. */
export function Chronicle({ board }: PartProps) {
  const { text, view } = board;
  const words = text.words;
  const about = text.words.labels;
  const [first] = GRAVES;
  const last = GRAVES[GRAVES.length - 1];
  return (
    <>
      {GROUP_KEYS.map((key, group) => {
        const { name, entries } = CHRONICLE[key];
        const [x, y] = entries[0];
        return (
          <Target
            key={key}
            about={{
              title: `${words.chronicle}: ${words.group(group)}`,
              lines: [about.freeEntries(view.chronicle[group], CHRONICLE_SPACES[view.seats][group])],
              rule: 'VIL-DEATH-08',
            }}
            className={zone.zone}
            style={onBoard({
              x,
              y: name[1] - 11,
              w: (ENTRY.w + 1) * CHRONICLE_SPACES[view.seats][group],
              h: y + ENTRY.h - name[1] + 11,
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
          w: last.stone.x + last.stone.w - first.stone.x,
          h: 44,
        })}
      >
        {null}
      </Target>
    </>
  );
}
