import { trackSpot } from '@spielstube/art/village/track.ts';
import { Crest, Target } from '@spielstube/ui';
import { aboutPrestige } from './about.ts';
import { type PartProps, prestigeOf } from './board.ts';
import { place } from './drawings.ts';
import styles from './prestige.module.css';
import { boxAround, onBoard } from './spot.ts';

const CREST = 24;
/** Crests on the same space make room for each other. */
const ASIDE = 11;
/** Nothing hangs over the edge of the board. */
const LEFT = 16;

/** The crests on the prestige track. */
export function Prestige({ board }: PartProps) {
  const byPoints = Map.groupBy(board.seats, ({ seat }) => prestigeOf(board.view.players[seat]));
  return [...byPoints].flatMap(([points, crests]) => {
    const [x, y] = trackSpot(points);
    return crests.map(({ seat, crest, name, total }, n) => {
      const first = Math.max(LEFT, x - (ASIDE * (crests.length - 1)) / 2);
      return (
        <Target
          key={seat}
          about={aboutPrestige(board.text, name, points, total)}
          piece={place.prestige(seat)}
          className={styles.crest}
          style={onBoard(boxAround([first + ASIDE * n, y], CREST, CREST))}
        >
          <Crest crest={crest} />
        </Target>
      );
    });
  });
}
