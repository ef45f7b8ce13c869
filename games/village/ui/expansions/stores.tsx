import { openChoices, StockTarget } from '@spielstube/ui';
import { GRAIN_LIMIT } from '../../data/pieces.ts';
import { CHEST, COCOA, TEA } from '../../data/port.ts';
import type { VillageAction } from '../../rules/moves.ts';
import { HIDDEN } from '../../rules/state.ts';
import type { Board, SeatProps } from '../board.ts';
import stocks from '../stocks.module.css';
import { place } from './drawings.ts';

interface StoresProps extends SeatProps {
  /** Whether grain lies there, too: not beside a drawing of the barn. */
  readonly grain?: boolean;
}

/** Grain, bread, tools, and what a ship has brought home. */
export function Stores({ board, seat, grain = true }: StoresProps) {
  const { text, view, before } = board;
  const words = text.words;
  const { marriage, port } = view;
  return (
    <div className={stocks.row}>
      {grain && <Grain board={board} seat={seat} />}
      {marriage !== null && (
        <>
          <StockTarget
            sign="v-bread"
            count={marriage.bread[seat]}
            was={before?.marriage?.bread[seat]}
            about={aboutBread(board, seat)}
            className={stocks.item}
            anchor={place.bread(seat)}
          />
          <StockTarget
            sign="v-tool"
            count={marriage.tools[seat]}
            was={before?.marriage?.tools[seat]}
            about={aboutTools(board, seat)}
            open={openChoices(board, ({ do: what }) => seat === board.viewer && what === 'useTool')}
            className={stocks.item}
            anchor={place.tools(seat)}
          />
        </>
      )}
      {port !== null &&
        [COCOA, TEA].map((cargo) => (
          <StockTarget
            key={cargo}
            sign={cargo === COCOA ? 'v-cocoa' : 'v-tea'}
            count={cargo === COCOA ? port.ships[seat].cocoa : port.ships[seat].tea}
            was={cargo === COCOA ? before?.port?.ships[seat].cocoa : before?.port?.ships[seat].tea}
            about={{
              title: words.port.cargo(cargo),
              lines: [words.port.cargoAbout(cargo), words.port.atHome],
              rule: 'VIL-PORT-MKT-04',
            }}
            className={stocks.item}
            anchor={cargo === COCOA ? place.cocoa(seat) : place.tea(seat)}
          />
        ))}
      {port !== null && <Chests board={board} seat={seat} />}
    </div>
  );
}

function Grain({ board, seat }: SeatProps) {
  const { labels } = board.text.words;
  const { grain } = board.view.players[seat];
  return (
    <StockTarget
      sign="grain"
      count={grain}
      was={board.before?.players[seat].grain}
      about={{
        title: labels.inTheBarn(grain, GRAIN_LIMIT),
        lines: [labels.barnAbout],
        rule: 'VIL-GEN-07',
      }}
      className={stocks.item}
      anchor={place.grain(seat)}
    />
  );
}

/** The chests at home: their owner knows what is in them, and opens them. VIL-PORT-RET-05 */
function Chests({ board, seat }: SeatProps) {
  const words = board.text.words.port;
  const chests = board.view.port?.ships[seat].chestsAtHome ?? [];
  const opens = (a: VillageAction): boolean =>
    seat === board.viewer && (a.do === 'openChest' || a.do === 'giveChest');
  const known = chests.filter((chest) => chest !== HIDDEN).map((chest) => words.chestContent(chest));
  return (
    <StockTarget
      sign="v-chest"
      count={chests.length}
      was={board.before?.port?.ships[seat].chestsAtHome.length}
      about={{
        title: words.cargoes(CHEST, chests.length),
        lines: [...(known.length > 0 ? [known.join(', ')] : []), words.chestAbout],
        rule: 'VIL-PORT-RET-05',
      }}
      open={openChoices(board, opens)}
      className={stocks.item}
      anchor={place.chests(seat)}
    />
  );
}

export const aboutBread = ({ text, view }: Board, seat: number) => ({
  title: text.words.marriage.breads(view.marriage?.bread[seat] ?? 0),
  lines: [text.words.marriage.breadAbout],
  rule: 'VIL-MAR-BREAD-01',
});
export const aboutTools = ({ text, view }: Board, seat: number) => ({
  title: text.words.marriage.tools(view.marriage?.tools[seat] ?? 0),
  lines: [text.words.marriage.toolAbout],
  rule: 'VIL-MAR-TOOL-01',
});
