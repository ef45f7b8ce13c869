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
    captains: 'Kapitäne',
    islands: 'Inseln: Preise und Leuchttürme',
    waters: 'Linien zwischen den Wasserfeldern',
    voyage: 'Seereisen',
    cargoStacks: 'Kakao und Tee auf ihren Inseln',
    exotics: 'Kakao und Tee am Markt',
    chests: 'Schatzkisten',
    seaBurials: 'Punkte der Seebestattungsfelder',
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
      ? `An den Ständen kannst du niemanden bedienen, aber Kakao bringt ${points(EXOTICS.cocoaPoints)} und Tee ${points(EXOTICS.teaPoints)}. Am Ende ist beides nichts wert.`
      : undefined,
  words: { port: portWords },
};
