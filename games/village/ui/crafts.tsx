import { type Box, type CraftSpots, MILL, WORKSHOPS } from '@spielstube/art/village/anchors.ts';
import { closedChoice, openChoices, type SpriteId, Target } from '@spielstube/ui';
import { MILL as MILLING, WORKSHOP_TABLE, type Workshop } from '../data/crafts.ts';
import type { VillageAction } from '../rules/moves.ts';
import type { PartProps } from './board.ts';
import { Building } from './building.tsx';
import styles from './crafts.module.css';
import { GOOD_SIGNS, place } from './drawings.ts';
import { onBoard } from './spot.ts';
import { WORKSHOP_NAMES } from './workshops.ts';

/** The craft buildings: the house trains, the signs above it are what it makes. */
export function Crafts({ board }: PartProps) {
  return WORKSHOP_TABLE.map((workshop) => <House key={workshop.place} board={board} workshop={workshop} />);
}

/** The mill, which trains nobody. */
export function Mill({ board }: PartProps) {
  const { words } = board.text;
  const isIt = (a: VillageAction): boolean => a.do === 'mill';
  return (
    <>
      <Building
        name="mill"
        about={{
          title: words.mill,
          lines: [words.labels.millAbout(MILLING.time, MILLING.grain, MILLING.coins)],
        }}
        open={openChoices(board, isIt)}
        closed={closedChoice(board, isIt)}
        anchor={place.mill}
      />
      <Plate board={board} box={plateBox(MILL, 0, 2)} sign="coin" title={words.mill} />
      <Plate board={board} box={plateBox(MILL, 1, 2)} sign="coin" title={words.mill} />
    </>
  );
}

function House({ board, workshop }: PartProps & { workshop: Workshop }) {
  const words = board.text.words;
  const name = WORKSHOP_NAMES[workshop.place];
  return (
    <>
      <Building
        name={name}
        about={{
          title: words.place(workshop.place),
          lines: [board.text.words.labels.workshopAbout(workshop.trainingTime, workshop.productionTime)],
          rule: 'VIL-CRAFT-02',
        }}
        open={openChoices(board, (a) => a.do === 'train' && a.place === workshop.place)}
        closed={closedChoice(board, (a) => a.do === 'train' && a.place === workshop.place)}
      />
      {workshop.goods.map((good, n) => (
        <Plate
          key={good}
          board={board}
          box={plateBox(WORKSHOPS[name], n, workshop.goods.length)}
          sign={GOOD_SIGNS[good]}
          title={`${words.good(good)}: ${words.place(workshop.place)}`}
          good={good}
        />
      ))}
    </>
  );
}

const PLATE = { w: 25, h: 24, step: 22.5 } as const;

function plateBox({ sign: [x, y] }: CraftSpots, n: number, of: number): Box {
  return {
    x: x - PLATE.w / 2 + PLATE.step * (n - (of - 1) / 2),
    y: y - PLATE.h / 2,
    w: PLATE.w,
    h: PLATE.h,
  };
}

interface PlateProps extends PartProps {
  readonly box: Box;
  readonly sign: SpriteId;
  readonly title: string;
  readonly good?: number;
}

/** A sign over a door. Without a good it is the Mill's: it only says what is to be had. */
function Plate({ board, box, sign, title, good = -1 }: PlateProps) {
  return (
    <Target
      about={{ title }}
      open={openChoices(board, (a) => (a.do === 'produce' || a.do === 'order') && a.good === good)}
      closed={closedChoice(board, (a) => a.do === 'order' && a.good === good)}
      className={styles.plate}
      style={onBoard(box)}
      {...(good < 0 ? {} : { anchor: place.workshop(good) })}
    >
      <svg viewBox="0 0 25 24" aria-hidden="true">
        <rect x="0.7" y="0.7" width="23.6" height="22.6" rx="4" />
        <use href={`#${sign}`} x="2.5" y="2" width="20" height="20" />
      </svg>
    </Target>
  );
}
