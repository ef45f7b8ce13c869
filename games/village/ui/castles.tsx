import { CASTLES, CREST_SIZE, crests } from '@spielstube/art/village/anchors.ts';
import { Crest, closedChoice, Explain, openChoices } from '@spielstube/ui';
import { CASTLE_KEYS } from '../data/travel.ts';
import type { VillageAction } from '../rules/moves.ts';
import { hasMarker } from '../rules/travel.ts';
import type { PartProps } from './board.ts';
import { Building } from './building.tsx';
import styles from './castles.module.css';
import { place } from './drawings.ts';
import { boxAt, onBoard } from './spot.ts';

/** The castles of the travel map, with the crests of those who have been there. */
export function Castles({ board }: PartProps) {
  const words = board.text.words;
  const about = board.text.words.labels;
  const { seats, view } = board;
  return (
    <>
      {CASTLE_KEYS.map((key, castle) => {
        const spots = CASTLES[key];
        const visitors = seats.filter(({ seat }) => hasMarker(view.players[seat], castle));
        const corners = crests(spots, visitors.length);
        const leads = (a: VillageAction): boolean =>
          (a.do === 'depart' || a.do === 'journey' || a.do === 'mark') && a.castle === castle;
        return [
          <Building
            key={key}
            name={key}
            about={{
              title: words.castle(castle),
              lines: [
                about.castleAbout(words.reward(castle)),
                ...(visitors.length === 0 ? [] : [about.visited(visitors.map(({ name }) => name))]),
              ],
              rule: 'VIL-TRAVEL-05',
            }}
            open={openChoices(board, leads)}
            closed={closedChoice(board, leads)}
            anchor={place.castle(castle)}
          />,
          ...visitors.map(({ seat, crest, name }, n) => (
            <Explain
              key={`${key}-${seat}`}
              about={{ title: words.castle(castle), lines: [about.visited([name])], rule: 'VIL-TRAVEL-05' }}
              className={styles.crest ?? ''}
              style={onBoard(boxAt(corners[n], CREST_SIZE, CREST_SIZE))}
              aria-hidden="true"
            >
              <Crest crest={crest} />
            </Explain>
          )),
        ];
      })}
    </>
  );
}
