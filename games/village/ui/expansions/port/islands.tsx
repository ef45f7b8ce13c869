import { ISLANDS as SPOTS } from '@spielstube/art/village/port/anchors.ts';
import { closedChoice, Explain, openChoices, Target } from '@spielstube/ui';
import { lighthousePlace } from '../../../data/places.ts';
import { COCOA, ISLANDS, NO_STACK, TEA, waterOfIsland } from '../../../data/port.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { Port } from '../../../rules/state.ts';
import type { Board, PartProps } from '../../board.ts';
import { allMembers } from '../../members.ts';
import { boxAround, boxAt, boxOn, onBoard } from '../../spot.ts';
import zone from '../../zone.module.css';
import { cargoSign, place } from '../drawings.ts';
import { Beam } from './beam.tsx';
import styles from './sea.module.css';
import { costWidth, saleCell } from './sea-lettering.tsx';

interface PortProps extends PartProps {
  readonly port: Port;
}

/** The islands with what they buy, hold and light. */
export function Islands({ board, port }: PortProps) {
  return ISLANDS.map(({ key }, island) => (
    <IslandParts key={key} board={board} port={port} island={island} />
  ));
}

/** Whether the viewer's own ship is at this water. */
const isOwnAt = ({ view, viewer }: Board, water: number): boolean =>
  viewer !== null && view.port?.ships[viewer]?.water === water;

/** Most islands have their names above them. */
const isNamedBelow = ({ box, name: [, base] }: (typeof SPOTS)[number]): boolean => base > box.y + box.h / 2;

function IslandParts({ board, port, island }: PortProps & { island: number }) {
  const words = board.text.words.port;
  const { buys, stack, lighthouse } = ISLANDS[island];
  const spots = SPOTS[island];
  const isHere = board.frame?.kind === 'island' && board.frame.what === island;
  const lands = (a: VillageAction): boolean =>
    (a.do === 'dock' && isOwnAt(board, waterOfIsland(island))) ||
    (a.do === 'toIsland' && a.island === island);
  const about = { title: words.island(island), lines: words.islandAbout(island), rule: 'VIL-PORT-ISL-01' };
  const bought = buys.flatMap((points, cargo) => (points > 0 ? [cargo] : []));
  return (
    <>
      <Target
        about={about}
        open={openChoices(board, lands)}
        anchor={place.island(island)}
        className={`${zone.zone} ${styles.island} ${isNamedBelow(spots) ? styles.namedBelow : ''}`}
        style={onBoard(spots.box)}
      >
        {null}
      </Target>
      {bought.map((cargo, n) => {
        const sells = (a: VillageAction): boolean => isHere && a.do === 'sell' && a.cargo === cargo;
        return (
          <Target
            key={cargo}
            about={{
              title: `${words.island(island)}: ${words.cargo(cargo)}`,
              lines: [words.cargoAbout(cargo)],
            }}
            open={openChoices(board, sells)}
            closed={closedChoice(board, sells)}
            className={zone.zone ?? ''}
            style={onBoard(saleCell(island, n))}
          >
            {null}
          </Target>
        );
      })}
      {stack !== NO_STACK && spots.stack !== undefined && (
        <Stack board={board} port={port} island={island} at={spots.stack} />
      )}
      {lighthouse !== null && spots.lighthouse !== undefined && (
        <LighthouseParts
          board={board}
          island={island}
          foot={spots.lighthouse.foot}
          cost={spots.lighthouse.cost}
          width={costWidth(lighthouse)}
        />
      )}
    </>
  );
}

/** So many tiles lie on an island. */
function tilesOn({ cocoa, tea, chests }: Port, stack: number): number {
  if (stack === COCOA) return cocoa;
  return stack === TEA ? tea : chests.length;
}

interface StackProps extends PortProps {
  readonly island: number;
  readonly at: readonly [number, number];
}

function Stack({ board, port, island, at }: StackProps) {
  const words = board.text.words.port;
  const { stack } = ISLANDS[island];
  const left = tilesOn(port, stack);
  const isHere = board.frame?.kind === 'island' && board.frame.what === island;
  const loads = (a: VillageAction): boolean => isHere && a.do === 'loadTile';
  return (
    <Target
      about={{
        title: `${words.island(island)}: ${words.cargo(stack)}`,
        lines: [words.tilesLeft(stack, left), words.cargoAbout(stack)],
        rule: 'VIL-PORT-ISL-03',
      }}
      open={openChoices(board, loads)}
      closed={closedChoice(board, loads)}
      className={styles.tile ?? ''}
      style={onBoard(boxAt(at, 26, 26))}
    >
      <svg viewBox="0 0 26 26" data-none={left === 0} aria-hidden="true">
        <use href={`#${cargoSign(stack)}`} width="26" height="26" />
        <circle cx="23" cy="22" r="6.8" />
        <text x="23" y="26">
          {left}
        </text>
      </svg>
    </Target>
  );
}

interface LighthouseProps extends PartProps {
  readonly island: number;
  readonly foot: readonly [number, number];
  /** Middle and width of the pill with its cost. */
  readonly cost: readonly [number, number];
  readonly width: number;
}

function LighthouseParts({ board, island, foot, cost, width }: LighthouseProps) {
  const words = board.text.words.port;
  const isHere = board.frame?.kind === 'island' && board.frame.what === island;
  const keeps = (a: VillageAction): boolean => isHere && a.do === 'keeper';
  const taken = allMembers(board).some((member) => member.place === lighthousePlace(island));
  const about = {
    title: words.lighthouse(island),
    lines: [words.lighthouseAbout(island)],
    rule: 'VIL-PORT-ISL-07',
  };
  return (
    <>
      <Target
        about={about}
        open={openChoices(board, keeps)}
        closed={closedChoice(board, keeps)}
        className={zone.zone ?? ''}
        style={onBoard(boxOn(foot, 26, 40))}
      >
        {null}
      </Target>
      <Explain
        about={about}
        className={taken ? (styles.taken ?? '') : ''}
        style={onBoard(boxAround(cost, width, 20))}
      />
      <Beam board={board} island={island} foot={foot} />
    </>
  );
}
