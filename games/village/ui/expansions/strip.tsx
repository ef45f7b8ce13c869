import { closedChoice, Glyph, openChoices, type SpriteId, Target } from '@spielstube/ui';
import { BEER } from '../../data/pieces.ts';
import { BREWERY } from '../../data/places.ts';
import { MARRIAGE, TRAVEL } from '../../data/spaces.ts';
import type { VillageAction } from '../../rules/moves.ts';
import type { PartProps } from '../board.ts';
import { Cube, cubesOn } from '../cubes.tsx';
import { spaceSign } from '../signs.tsx';
import { place } from './drawings.ts';
import { type SheetName, sheetsOf, spacesOn } from './sheets.ts';
import styles from './strip.module.css';

interface StripProps extends PartProps {
  readonly open: SheetName;
  take(sheet: SheetName): void;
}

/** A tab for each sheet; what lies on a sheet that is covered lies in its tab meanwhile. */
export function Strip({ board, open, take }: StripProps) {
  return (
    <nav className={styles.strip} aria-label={board.text.words.labels.sheets.board}>
      {sheetsOf(board.view).map((sheet) => (
        <Tab key={sheet} board={board} sheet={sheet} isOpen={sheet === open} take={take} />
      ))}
    </nav>
  );
}

interface TabProps extends PartProps {
  readonly sheet: SheetName;
  readonly isOpen: boolean;
  take(sheet: SheetName): void;
}

function Tab({ board, sheet, isOpen, take }: TabProps) {
  const { words } = board.text;
  const seal: SpriteId =
    sheet === 'far' ? (board.view.port === null ? 'v-set-sun' : 'v-set-port') : `v-set-${sheet}`;
  const name = sheet === 'far' ? words.space(TRAVEL) : words[sheet].board;
  return (
    <div className={styles.tab} data-open={isOpen}>
      <button
        type="button"
        className={styles.seal}
        aria-pressed={isOpen}
        data-target=""
        onClick={() => take(sheet)}
      >
        <Glyph id={seal} />
        <b>{name}</b>
        {sheet === 'far' && <small>{words.chronicle}</small>}
      </button>
      {!isOpen && spacesOn(sheet).map((space) => <Covered key={space} board={board} space={space} />)}
      {!isOpen && sheet === 'inn' && <CoveredBrewery board={board} />}
    </div>
  );
}

/** The moves of a space as a whole. */
const isAt = (space: number, a: VillageAction): boolean => a.do === 'choose' && a.space === space;

/** A space on a sheet that is covered: its cubes, and its name where it can be chosen. */
function Covered({ board, space }: PartProps & { space: number }) {
  const { words } = board.text;
  const open = openChoices(board, (a) => isAt(space, a));
  const cubes = cubesOn(board.view, space);
  return (
    <div className={styles.space}>
      {(open.length > 0 || spacesOn('marriage').includes(space)) && (
        <Target
          about={{ title: words.space(space), lines: [words.labels.spaceAbout(space)] }}
          open={open}
          closed={closedChoice(board, (a) => isAt(space, a))}
          className={styles.name ?? ''}
        >
          <span aria-hidden="true">
            <Glyph id={space === MARRIAGE ? 'v-rings' : spaceSign(space)} />
          </span>
        </Target>
      )}
      <div className={styles.cubes} data-many={cubes.length > 6} data-anchor={place.space(space)}>
        {cubes.map(({ kind, n }) => (
          <Cube key={`${kind}-${n}`} board={board} space={space} kind={kind} />
        ))}
      </div>
    </div>
  );
}

function CoveredBrewery({ board }: PartProps) {
  const { words } = board.text;
  const fits = (a: VillageAction): boolean =>
    ((a.do === 'produce' || a.do === 'order') && a.good === BEER) ||
    (a.do === 'train' && a.place === BREWERY);
  return (
    <Target
      about={{ title: words.place(BREWERY), lines: [words.inn.breweryAbout], rule: 'VIL-INN-BREW-01' }}
      open={openChoices(board, fits)}
      closed={closedChoice(board, fits)}
      className={styles.name ?? ''}
      anchor={place.workshop(BEER)}
    >
      <span aria-hidden="true">
        <Glyph id="v-beer" />
      </span>
    </Target>
  );
}
