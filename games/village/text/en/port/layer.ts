import '../../port/dock.ts';
import { EXOTICS } from '../../../data/port.ts';
import { TRAVEL } from '../../../data/spaces.ts';
import type { Layer } from '../../layers.ts';
import { actionQuestion } from '../questions.ts';
import { cubesIn, points } from '../words.ts';
import { portChoiceWords } from './choices.ts';
import { portGuides, seaGuide } from './guide.ts';
import { portEvent } from './log.ts';
import { portQuestion, portWaiting } from './questions.ts';
import { portRefusals, seaLacks } from './refusals.ts';
import { ABOUT_SEA_TRAVEL, portWords } from './words.ts';

/** A ship that cannot leave: on land wagons, travellers or cubes are missing. */
const isAtSea = (detail: (key: string) => number): boolean =>
  detail('captains') > 0 || (detail('wagons') === 0 && detail('members') === 0 && cubesIn(detail) === '');

/** The sea. */
export const portLayer: Layer = {
  waiting: portWaiting,
  guides: portGuides,
  refusals: portRefusals,
  boxTables: {
    captains: 'Captains',
    islands: 'Islands: prices and lighthouses',
    waters: 'Lines between the waters',
    voyage: 'Voyages',
    cargoStacks: 'Cocoa and tea on their islands',
    exotics: 'Cocoa and tea at the market',
    chests: 'Treasure chests',
    seaBurials: 'Points of the sea-burial spaces',
  },
  question: (asked) =>
    asked.kind === 'action' && asked.sea && asked.space === TRAVEL
      ? actionQuestion(asked, ABOUT_SEA_TRAVEL)
      : portQuestion(asked),
  choice: portChoiceWords,
  event: portEvent,
  about: () => undefined,
  action: ({ space, sea }) => (space === TRAVEL && sea !== undefined ? seaGuide(sea) : undefined),
  lacks: (space, detail) => (space === TRAVEL && isAtSea(detail) ? seaLacks(detail) : undefined),
  market: ({ sales, exotics }) =>
    sales.customers === 0 && exotics
      ? `You can serve nobody at the stalls, but cocoa brings ${points(EXOTICS.cocoaPoints)} and tea ${points(EXOTICS.teaPoints)}. At the end both are worth nothing.`
      : undefined,
  words: { port: portWords },
};
