import { type Box, MEMBER } from '@spielstube/art/village/anchors.ts';
import {
  CAPTAIN_STACK,
  CAPTAIN_STACKS,
  NODES,
  SEA_BURIAL,
  SHIP,
  ISLANDS as SPOTS,
  ships as shipsAt,
  WATER,
} from '@spielstube/art/village/port/anchors.ts';
import type { Seat } from '@spielstube/engine';
import { closedChoice, crestAt, Explain, openChoices, Target } from '@spielstube/ui';
import { lighthouseOf, seaBurialOf } from '../../../data/places.ts';
import { CAPTAINS, HARBOUR, islandAt, SEA_BURIAL_POINTS } from '../../../data/port.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { Port } from '../../../rules/state.ts';
import type { PartProps } from '../../board.ts';
import { boxAround, boxAt, boxOn, onBoard } from '../../spot.ts';
import zone from '../../zone.module.css';
import { place, shipPiece } from '../drawings.ts';
import { Islands } from './islands.tsx';
import styles from './sea.module.css';
import { ShipSign } from './ship-sign.tsx';

interface PortProps extends PartProps {
  readonly port: Port;
}

/** The sea: waters, islands with what they buy, hold and light, the ships, the captains on the pier. */
export function Sea({ board, port }: PortProps) {
  return (
    <>
      {NODES.map((_, water) => (
        <Water key={water} board={board} water={water} />
      ))}
      <Islands board={board} port={port} />
      <Burials board={board} port={port} />
      <Captains board={board} port={port} />
      <Ships board={board} port={port} />
    </>
  );
}

function Water({ board, water }: PartProps & { water: number }) {
  const words = board.text.words.port;
  const island = islandAt(water);
  const leads = (a: VillageAction): boolean =>
    (a.do === 'step' && a.water === water) ||
    (a.do === 'toIsland' && a.island === island && island >= 0) ||
    (a.do === 'comeHome' && water === HARBOUR);
  const size = water === HARBOUR ? WATER + 14 : WATER + 2;
  return (
    <Target
      about={{
        title: words.water(water),
        lines: [words.waterAbout(water)],
        rule: water === HARBOUR ? 'VIL-PORT-MOVE-12' : 'VIL-PORT-MOVE-01',
      }}
      open={openChoices(board, leads)}
      closed={closedChoice(board, (a) => a.do === 'step' && a.water === water)}
      anchor={place.water(water)}
      className={styles.water ?? ''}
      style={onBoard(boxAround(NODES[water], size, size))}
    >
      {null}
    </Target>
  );
}

function Burials({ board, port }: PortProps) {
  const words = board.text.words.port;
  const free = SEA_BURIAL_POINTS.filter((_, n) => (port.burials & (1 << n)) !== 0).length;
  return SEA_BURIAL.map((at, n) => (
    <Target
      key={at[0]}
      about={{
        title: words.burial(n),
        lines: [words.burialAbout(SEA_BURIAL_POINTS[n]), words.freeBurials(free)],
        rule: 'VIL-PORT-DEATH-03',
      }}
      open={openChoices(board, (a) => a.do === 'buryAt' && a.grave === n)}
      className={zone.zone ?? ''}
      style={onBoard(boxAt(at, 24, 18))}
    >
      {null}
    </Target>
  ));
}

/** The captains who wait for hire, by what they cost. */
function Captains({ board, port }: PortProps) {
  const words = board.text.words.port;
  return CAPTAIN_STACKS.map((at, n) => {
    const coins = n + 1;
    const waiting = port.captains.filter((captain) => CAPTAINS[captain].coins === coins).length;
    return (
      <Explain
        key={at[0]}
        about={{
          title: `${words.captains(coins)}: ${waiting}`,
          lines: [words.captainsAbout],
          rule: 'VIL-PORT-CAP-01',
        }}
        className={styles.captains ?? ''}
        style={onBoard(boxAt(at, CAPTAIN_STACK.w, CAPTAIN_STACK.h))}
        data-none={waiting === 0}
        {...(n === 0 ? { 'data-anchor': place.captains } : {})}
      >
        <svg viewBox="0 0 23 32" aria-hidden="true">
          <rect x="1" y="1" width="21" height="30" rx="3" />
          <use href="#v-captain" x="2.5" y="4" width="18" height="18" />
          {Array.from({ length: coins }, (_, coin) => (
            <use
              key={coin}
              href="#coin"
              x={11.5 - 4 - 3 * (coins - 1) + 6 * coin}
              y="0"
              width="8"
              height="8"
            />
          ))}
          <text x="11.5" y="29.5">
            {waiting}
          </text>
        </svg>
      </Explain>
    );
  });
}

function Ships({ board, port }: PortProps) {
  const words = board.text.words.port;
  const seats = port.ships.map((_, seat) => seat);
  const byWater = Map.groupBy(seats, (seat: Seat) => port.ships[seat].water);
  return [...byWater].flatMap(([water, there]) => {
    const spots = shipsAt(water, there.length);
    return there.map((seat, n) => {
      const sails = (a: VillageAction): boolean =>
        seat === board.viewer && (a.do === 'sail' || a.do === 'dock' || a.do === 'comeHome');
      return (
        <Target
          key={seat}
          about={{
            title: words.shipOf(board.cast.name(seat)),
            lines: [words.water(water)],
            rule: 'VIL-PORT-MOVE-01',
          }}
          open={openChoices(board, sails)}
          piece={shipPiece(seat)}
          className={styles.ship ?? ''}
          style={onBoard(boxAt(spots[n], SHIP, SHIP))}
        >
          <ShipSign crest={crestAt(board, seat)} />
        </Target>
      );
    });
  });
}

/** Where members are at sea: keepers, and those who rest there; null for other places. */
export function boxesAtSea(at: number, members: readonly unknown[]): readonly Box[] | null {
  const island = lighthouseOf(at);
  const foot = island < 0 ? undefined : SPOTS[island].lighthouse?.foot;
  if (foot !== undefined) return members.map(() => boxOn(foot, MEMBER.w, MEMBER.h));
  const burial = seaBurialOf(at);
  return burial >= 0 ? members.map(() => boxAt(SEA_BURIAL[burial], 25.4, 18)) : null;
}
