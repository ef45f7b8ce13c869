import { house } from './icons/house.ts';
import { parlour as tools } from './icons/parlour.ts';
import { reading } from './icons/reading.ts';
import { replay } from './icons/replay.ts';
import { signs } from './icons/signs.ts';
import { turn } from './icons/turn.ts';
import type { Drawing } from './ink/drawing.ts';
import { decorations } from './pieces/decorations.ts';
import { points } from './pieces/points.ts';
import { seats } from './pieces/seats.ts';
import { tokens } from './pieces/tokens.ts';

/** What every page shows, whatever is played; the emblems of the games come from their folders. */
export const parlour: readonly Drawing[] = [
  ...seats,
  ...house,
  ...turn,
  ...reading,
  ...replay,
  ...signs,
  ...tools,
  ...points,
  ...tokens,
  ...decorations,
];
