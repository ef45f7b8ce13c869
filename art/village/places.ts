// Everything that stands on the board or on a farm.
import { cattle, sheep } from '../burgundy/animals.ts';
import { type Drawing, piece } from '../ink/drawing.ts';
import { castles } from './castles.ts';
import { church } from './church.ts';
import { churchyard } from './churchyard.ts';
import { council } from './council.ts';
import { crafts } from './crafts.ts';
import { farm } from './farm.ts';
import { fields } from './fields.ts';
import { gate } from './gate.ts';
import { ground } from './ground.ts';
import { houses } from './houses.ts';
import { market } from './market.ts';
import { mill } from './mill.ts';
import { trees } from './trees.ts';

export const places: readonly Drawing[] = [
  ...ground,
  ...trees,
  ...fields,
  piece('b-sheep', 23, sheep),
  piece('b-cattle', 24, cattle),
  ...houses,
  ...church,
  ...churchyard,
  ...council,
  ...market,
  ...crafts,
  ...mill,
  ...farm,
  ...gate,
  ...castles,
];
