import { OVERSEAS_STALLS } from '@spielstube/art/village/port/anchors.ts';
import { closedChoice, openChoices, Target } from '@spielstube/ui';
import { COCOA, TEA } from '../../../data/port.ts';
import type { VillageAction } from '../../../rules/moves.ts';
import type { PartProps } from '../../board.ts';
import { onBoard } from '../../spot.ts';
import zone from '../../zone.module.css';
import { place } from '../drawings.ts';

/** The stalls for cocoa and tea on the market square. */
export function Exotics({ board }: PartProps) {
  const words = board.text.words.port;
  return [COCOA, TEA].map((cargo, n) => {
    const sells = (a: VillageAction): boolean =>
      board.frame?.kind === 'market' && a.do === 'sell' && a.cargo === cargo;
    return (
      <Target
        key={cargo}
        about={{
          title: cargo === COCOA ? words.cocoaStall : words.teaStall,
          lines: [words.exoticsAbout],
          rule: 'VIL-PORT-MKT-04',
        }}
        open={openChoices(board, sells)}
        closed={closedChoice(board, sells)}
        anchor={place.exotic(cargo)}
        className={zone.zone ?? ''}
        style={onBoard(OVERSEAS_STALLS[n])}
      >
        {null}
      </Target>
    );
  });
}
