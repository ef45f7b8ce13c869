import {
  DIE,
  MARRIAGE_CUBES,
  MARRIAGE_PRICE,
  MARRIAGE_RIBBON,
  PINK,
  RANKS,
  SMUGGLER_CUBES,
  SMUGGLER_RIBBON,
  SMUGGLER_USES,
} from '@spielstube/art/village/marriage/anchors.ts';
import { closedChoice, Explain, Glyph, openChoices, Target } from '@spielstube/ui';
import { BAKERY, BLISS, STORE } from '../../../data/places.ts';
import { MARRIAGE, SMUGGLER } from '../../../data/spaces.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { Marriage } from '../../../rules/state.ts';
import type { Board, PartProps } from '../../board.ts';
import { CubesOf } from '../../cubes.tsx';
import { People, standing } from '../../people.tsx';
import { SpaceRibbon } from '../../ribbons.tsx';
import { boxAround } from '../../spot.ts';
import zone from '../../zone.module.css';
import { DIE_SIGNS, place } from '../drawings.ts';
import { Leaf, onLeaf } from '../leaf.tsx';
import { boxesAtTheWedding, pinkSpots } from './couples.ts';
import styles from './marriage-leaf.module.css';
import { MarriageLettering } from './marriage-lettering.tsx';
import { Pink } from './pink.tsx';

interface MarriageProps extends PartProps {
  readonly marriage: Marriage;
}

/** The leaf of Marriage: the ranks of the ceremony, the houses of the couples, the Smuggler. */
export function MarriageLeaf({ board, marriage }: MarriageProps) {
  const { words } = board.text;
  const side = `${board.view.options.marriage}`;
  return (
    <Leaf
      picture="village/marriage/board"
      name={words.marriage.board}
      lettering={<MarriageLettering words={words} side={side} />}
    >
      {RANKS.map((_, n) => (
        <Rank key={n} board={board} rank={n + 1} side={side} />
      ))}
      <Explain
        about={{
          title: words.marriage.ceremony,
          lines: [words.marriage.ceremonyAbout],
          rule: 'VIL-MAR-ACT-01',
        }}
        style={onLeaf(boxAround(MARRIAGE_PRICE, 70, 20))}
      />
      <Houses board={board} />
      <Smuggler board={board} />
      <DieAndPink board={board} marriage={marriage} />
      <SpaceRibbon board={board} space={MARRIAGE} ribbon={MARRIAGE_RIBBON} fits={isCourt} onto={onLeaf} />
      <SpaceRibbon board={board} space={SMUGGLER} ribbon={SMUGGLER_RIBBON} onto={onLeaf} />
      <CubesOf board={board} space={MARRIAGE} spots={MARRIAGE_CUBES} onto={onLeaf} />
      <CubesOf board={board} space={SMUGGLER} spots={SMUGGLER_CUBES} onto={onLeaf} />
      <People board={board} boxesAt={boxesAtTheWedding(marriage)} onto={onLeaf} />
    </Leaf>
  );
}

const isCourt = ({ do: what }: VillageAction): boolean => what === 'court';

function Rank({ board, rank, side }: PartProps & { rank: number; side: string }) {
  const words = board.text.words.marriage;
  const isIt = (a: VillageAction): boolean => a.do === 'rank' && a.rank === rank;
  return (
    <Target
      about={{ title: words.rank(rank), lines: [words.rankAbout(side, rank)], rule: 'VIL-MAR-ACT-01' }}
      open={openChoices(board, isIt)}
      closed={closedChoice(board, isIt)}
      anchor={place.rank(rank)}
      className={zone.zone ?? ''}
      style={onLeaf(RANKS[rank - 1].box)}
    >
      {null}
    </Target>
  );
}

/** Where each house stands, and the number that a move has for it. */
const HOUSES = [
  { at: BAKERY, box: { x: 8, y: 268, w: 206, h: 116 }, house: 0 },
  { at: STORE, box: { x: 224, y: 268, w: 208, h: 116 }, house: 1 },
  { at: BLISS, box: { x: 8, y: 402, w: 200, h: 136 }, house: -1 },
] as const;

function Houses({ board }: PartProps) {
  const { words } = board.text;
  return HOUSES.map(({ at, box, house }) => {
    const gains = (a: VillageAction): boolean =>
      board.frame?.kind === 'gain' &&
      board.frame.what === at &&
      (a.do === 'gainTiles' || a.do === 'gainMixed');
    const isIt = (a: VillageAction): boolean => (a.do === 'house' && a.house === house) || gains(a);
    return (
      <Target
        key={at}
        about={{ title: words.place(at), lines: [words.marriage.houseAbout(at)], rule: 'VIL-MAR-WED-09' }}
        open={openChoices(board, isIt)}
        anchor={place.house(at)}
        className={zone.zone ?? ''}
        style={onLeaf(box)}
      >
        {null}
      </Target>
    );
  });
}

/** The moves of the three uses. */
const USES: readonly ((a: VillageAction) => boolean)[] = [
  ({ do: what }) => what === 'smuggle' || what === 'amount',
  ({ do: what }) => what === 'smuggleFor',
  ({ do: what }) => what === 'barter',
];

function Smuggler({ board }: PartProps) {
  const words = board.text.words.marriage;
  return SMUGGLER_USES.map((box, use) => (
    <Target
      key={box.y}
      about={{ title: words.smuggler(use), lines: [words.smugglerAbout(use)], rule: 'VIL-MAR-SMU-01' }}
      open={openChoices(board, USES[use])}
      closed={closedChoice(board, USES[use])}
      {...(use === 0 ? { anchor: place.smuggler } : {})}
      className={zone.zone ?? ''}
      style={onLeaf(box)}
    >
      {null}
    </Target>
  ));
}

/** What the die of weddings shows: what was rolled last. */
const lastRoll = ({ history }: Board): number => {
  const rolled = history.findLast((event) => event.what === 'rolled' && event.for !== 'cube');
  return rolled?.what === 'rolled' ? rolled.colour : 0;
};

function DieAndPink({ board, marriage }: MarriageProps) {
  const words = board.text.words.marriage;
  const colour = lastRoll(board);
  return (
    <>
      <Explain
        about={{ title: words.die, lines: [words.dieFace(colour)], rule: 'VIL-MAR-WED-03' }}
        className={styles.die ?? ''}
        style={onLeaf(DIE)}
        data-anchor={place.die}
      >
        <Glyph id={DIE_SIGNS[colour]} />
      </Explain>
      {standing(PINK, marriage.pink).map((box, n) => (
        <Explain
          key={n}
          about={{ title: words.inSupply(marriage.pink), lines: [words.pinkAbout], rule: 'VIL-MAR-WED-03' }}
          style={onLeaf(box)}
          aria-hidden="true"
        >
          <Pink className={styles.pink} />
        </Explain>
      ))}
      {pinkSpots(marriage).map((box) => (
        <Explain
          key={`${box.x} ${box.y}`}
          about={{ title: words.pink, lines: [words.pinkAbout], rule: 'VIL-MAR-WED-03' }}
          style={onLeaf(box)}
          aria-hidden="true"
        >
          <Pink className={styles.pink} />
        </Explain>
      ))}
    </>
  );
}
