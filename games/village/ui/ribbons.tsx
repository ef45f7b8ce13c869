import { type Box, HARVEST, RIBBON_MARGIN, RIBBONS, type Ribbon } from '@spielstube/art/village/anchors.ts';
import { closedChoice, openChoices, publicFrame, Target } from '@spielstube/ui';
import type { CSSProperties } from 'react';
import { CUBE_KINDS } from '../data/pieces.ts';
import { ALL_SPACE_KEYS, FAMILY, GRAIN, SPACE_KEYS, SPACES } from '../data/spaces.ts';
import type { VillageAction } from '../rules/moves.ts';
import { actionWithout, type Board, type Closed, type Open, type PartProps } from './board.ts';
import { Building } from './building.tsx';
import { place } from './drawings.ts';
import styles from './ribbons.module.css';
import { onBoard } from './spot.ts';
import zone from './zone.module.css';

/** What is done at a space as a whole. */
const isAt = (space: number, a: VillageAction): boolean =>
  (a.do === 'choose' && a.space === space) ||
  (a.do === 'harvest' && space === GRAIN) ||
  (a.do === 'birth' && space === FAMILY);

/** Why none of the cubes that lie at a space allows its action; undefined if one does. VIL-TURN-07 */
function noActionAt(board: Board, space: number): Closed | undefined {
  const there = board.view.spaces.slice(space * CUBE_KINDS, (space + 1) * CUBE_KINDS);
  const refused = there.flatMap((count, cube) => (count > 0 ? [actionWithout(board, space, cube)] : []));
  return refused.every((closed) => closed !== undefined) ? refused[0] : undefined;
}

interface RibbonsProps extends PartProps {
  readonly spaces?: readonly (typeof SPACES)[number][];
}

/** The names of the seven action spaces and of the Well, on ribbons. */
export function Ribbons({ board, spaces = SPACES }: RibbonsProps) {
  const words = board.text.words;
  const about = board.text.words.labels;
  const well = openChoices(board, (a) => a.do === 'well');
  const wellClosed = closedChoice(board, (a) => a.do === 'well');
  const born = (a: VillageAction): boolean => a.do === 'birth';
  const reaped = (a: VillageAction): boolean => a.do === 'harvest';
  return (
    <>
      <Building
        name="family"
        about={{ title: words.space(FAMILY), lines: [about.spaceAbout(FAMILY)], rule: 'VIL-FAM-01' }}
        open={openChoices(board, born)}
        closed={closedChoice(board, born)}
      />
      <Target
        about={{ title: words.space(GRAIN), lines: [about.spaceAbout(GRAIN)], rule: 'VIL-HARV-02' }}
        open={openChoices(board, reaped)}
        closed={closedChoice(board, reaped)}
        anchor={place.field}
        className={zone.zone}
        style={onBoard(HARVEST.board)}
      >
        {null}
      </Target>
      <Building
        name="well"
        about={{ title: words.well, lines: [about.wellAbout], rule: 'VIL-WELL-01' }}
        open={well}
        closed={wellClosed}
        anchor={place.well}
      />
      {spaces.map((space) => (
        <SpaceRibbon key={space} board={board} space={space} ribbon={RIBBONS[SPACE_KEYS[space]]} />
      ))}
      <Banderole
        name="well"
        ribbon={RIBBONS.well}
        title={words.well}
        about={about.wellAbout}
        now={false}
        open={well}
        closed={wellClosed}
      />
    </>
  );
}

interface SpaceRibbonProps extends PartProps {
  readonly space: number;
  readonly ribbon: Ribbon;
  /** What is done at the space as a whole. */
  readonly fits?: (action: VillageAction) => boolean;
  readonly onto?: (box: Box) => CSSProperties;
}

/** The ribbon of an action space. */
export function SpaceRibbon({ board, space, ribbon, fits, onto }: SpaceRibbonProps) {
  const { words } = board.text;
  const frame = publicFrame(board.view);
  const isHere = (a: VillageAction): boolean => isAt(space, a) || fits?.(a) === true;
  return (
    <Banderole
      name={ALL_SPACE_KEYS[space]}
      ribbon={ribbon}
      title={words.space(space)}
      about={words.labels.spaceAbout(space)}
      now={frame?.kind === 'action' && frame.what === space}
      open={openChoices(board, isHere)}
      closed={closedChoice(board, isHere) ?? noActionAt(board, space)}
      {...(onto === undefined ? {} : { onto })}
    />
  );
}

interface BanderoleProps {
  /** As the drawing calls it. */
  readonly name: string;
  readonly ribbon: Ribbon;
  readonly title: string;
  readonly about: string;
  /** Whether this is where something is being done. */
  readonly now: boolean;
  readonly open: readonly Open[];
  readonly closed: Closed | undefined;
  readonly onto?: (box: Box) => CSSProperties;
}

function Banderole({ name, ribbon, title, about, now, open, closed, onto = onBoard }: BanderoleProps) {
  const { box, face, text, lock } = ribbon;
  const locked = open.length === 0 && closed !== undefined;
  return (
    <Target
      about={{ title, lines: [about] }}
      open={open}
      closed={closed}
      className={`${styles.ribbon} ${now ? styles.now : ''}`}
      style={onto(box)}
    >
      <svg viewBox={`0 0 ${box.w} ${box.h}`} aria-hidden="true">
        <use href={`#b-ribbon-${name}`} width={box.w} height={box.h} />
        <text
          x={text[0] - box.x + (locked ? 5 : 0)}
          y={text[1] - box.y}
          style={{ fill: `var(--on-${name})` }}
          textLength={title.length * 8 > face.w - RIBBON_MARGIN.left ? face.w - 12 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {title}
        </text>
        {locked && (
          <g className={styles.lock}>
            <circle cx={lock[0] - box.x} cy={lock[1] - box.y} r="9" />
            <use href="#ui-lock" x={lock[0] - box.x - 5.5} y={lock[1] - box.y - 6} width="11" height="11" />
          </g>
        )}
      </svg>
    </Target>
  );
}
