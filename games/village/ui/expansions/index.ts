import type { SpriteName } from '@spielstube/art';
import { type GameUi, itinerary, openChoices } from '@spielstube/ui';
import { hasInn, hasMarriage, hasPort } from '../../data/mixes.ts';
import type { VillageTexts } from '../../text/types.ts';
import type { VillageUi } from '../index.ts';
import { ExpandedBoard, shapeOf } from './board.tsx';
import { ExpandedOwn } from './own.tsx';
import { price } from './price.ts';
import { ExpandedArea, ExpandedRivals } from './rivals.tsx';
import { askSign, choiceSign } from './signs.tsx';
import { EXPANDED_TRAVELS } from './travels.ts';

/** Moves that stand as buttons beside the question. */
const BESIDE: readonly string[] = ['pass', 'decline', 'done', 'noCards', 'stop'];

/** The board of Village with a mix of expansions. */
export function expanded(base: VillageUi, mix: number): GameUi<VillageTexts> {
  const sprites: SpriteName[] = [
    'village',
    'village/leaf',
    ...(hasInn(mix) ? (['village/inn'] as const) : []),
    ...(hasPort(mix) ? (['village/port'] as const) : []),
    ...(hasMarriage(mix) ? (['village/marriage'] as const) : []),
  ];
  return {
    ...base,
    sprites,
    travels: itinerary(EXPANDED_TRAVELS),
    shape: shapeOf(hasInn(mix) || hasMarriage(mix)),
    Rivals: ExpandedRivals,
    Board: ExpandedBoard,
    Own: ExpandedOwn,
    Area: ExpandedArea,
    onOwn: ['cards', 'helmsman', 'bard', 'giveChest'],
    askSign,
    beside: (board) => openChoices(board, ({ do: what }) => BESIDE.includes(what)),
    choiceSign,
    price,
  };
}
