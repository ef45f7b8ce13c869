import { publicFrame } from '@spielstube/ui';
import { useState } from 'react';
import { CRAFTS, INN, MARRIAGE, SMUGGLER, TRAVEL } from '../../data/spaces.ts';
import type { FrameKind, Village } from '../../rules/state.ts';
import type { Board } from '../board.ts';

/** What lies beyond the river: land or sea with the chronicle, or a leaf that is laid over them. */
export type SheetName = 'far' | 'inn' | 'marriage';

/** The sheets of a mix; there is no choice where there is no leaf. */
export function sheetsOf({ inn, marriage }: Village): SheetName[] {
  return [
    'far',
    ...(inn === null ? [] : (['inn'] as const)),
    ...(marriage === null ? [] : (['marriage'] as const)),
  ];
}

/** The sheet of each action space that a leaf covers or carries. */
const SPACE_SHEETS = new Map<number, SheetName>([
  [TRAVEL, 'far'],
  [INN, 'inn'],
  [SMUGGLER, 'marriage'],
  [MARRIAGE, 'marriage'],
]);
export const spacesOn = (sheet: SheetName): number[] =>
  [...SPACE_SHEETS].flatMap(([space, on]) => (on === sheet ? [space] : []));

const KIND_SHEETS: Readonly<Partial<Record<FrameKind, SheetName>>> = {
  innStack: 'inn',
  innBuy: 'inn',
  noblewoman: 'inn',
  rank: 'marriage',
  house: 'marriage',
  gain: 'marriage',
  helmsman: 'far',
  load: 'far',
  loadPair: 'far',
  voyage: 'far',
  cartographer: 'far',
  island: 'far',
  seaBurial: 'far',
  death: 'far',
  bard: 'far',
  messenger: 'far',
  tollKeeper: 'far',
  cousin: 'marriage',
};

/** Where the answers to the viewer's question lie; a wedding and a death are looked at by everybody. */
function sheetAsked(board: Board): SheetName | null {
  const { frame, view } = board;
  const seen = publicFrame(view);
  if (seen?.kind === 'death') return 'far';
  if (view.marriage !== null && isWedding(board)) return 'marriage';
  if (frame === null) return null;
  if (frame.kind === 'action') {
    // The Mill lies where a leaf would be.
    const mill = frame.what === CRAFTS && board.open.some(({ action }) => action.do === 'mill');
    return mill ? 'far' : (SPACE_SHEETS.get(frame.what) ?? null);
  }
  if (frame.kind === 'spouse') return 'marriage';
  return KIND_SHEETS[frame.kind] ?? null;
}

const WEDDING: readonly FrameKind[] = [
  'wedding',
  'nextHouse',
  'house',
  'weddingMoves',
  'weddingGains',
  'gain',
  'offer',
];

/** Whether a wedding is going on, or has just been. */
export function isWedding({ view, news }: Board): boolean {
  const kind = publicFrame(view)?.kind;
  if (kind !== undefined && WEDDING.includes(kind)) return true;
  return news.events.some(({ what }) => what === 'weddingStarted');
}

/** Which sheet is in sight: the one that the question needs, until somebody takes another. */
export function useSheet(board: Board): [SheetName, (sheet: SheetName) => void] {
  const { frame } = board;
  const wanted = sheetAsked(board);
  const asked = `${wanted} ${frame?.kind} ${frame?.what} ${board.news.move}`;
  const [{ sheet, by }, set] = useState<{ sheet: SheetName; by: string }>({
    sheet: wanted ?? 'far',
    by: asked,
  });
  if (by !== asked) set({ sheet: wanted ?? sheet, by: asked });
  return [sheet, (taken) => set({ sheet: taken, by: asked })];
}
