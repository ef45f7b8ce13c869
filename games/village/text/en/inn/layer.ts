import '../../inn/dock.ts';
import { INN_BOARD } from '../../../data/inn.ts';
import { INN } from '../../../data/spaces.ts';
import type { Purse } from '../../inn/guide.ts';
import type { Layer } from '../../layers.ts';
import { actionQuestion } from '../questions.ts';
import { inWords, moneyWords, time } from '../words.ts';
import { innChoiceWords } from './choices.ts';
import { innGuides } from './guide.ts';
import { innEvent } from './log.ts';
import { innQuestion, innWaiting } from './questions.ts';
import { innLacks, innRefusals } from './refusals.ts';
import { innWords } from './words.ts';

const ABOUT = `With somebody in the Inn, buy a villager card. If nobody of yours is there, ${time(INN_BOARD.placeTime)} takes somebody there from the farm.`;

/** What the Inn is good for now. */
const guide = ({ purse }: { readonly purse: Purse }): string =>
  purse.affordable > 0
    ? `With ${moneyWords(purse.coins, purse.beer)} you can pay for ${purse.affordable === 1 ? 'one open card' : `${inWords(purse.affordable)} open cards`}. Whoever dies in the Inn always goes to the Graveyard, though.`
    : 'You cannot pay for what lies on top now. Beer comes from the Brewery, coins come from the Mill; but perhaps something cheaper comes up.';

/** The Inn and its cards. */
export const innLayer: Layer = {
  waiting: innWaiting,
  guides: innGuides,
  refusals: innRefusals,
  boxTables: {
    inn: 'The Inn',
    brewery: 'The Brewery',
    villagers: 'Prices of the villagers',
    villagerEffects: 'What the villagers bring',
  },
  question: (asked) =>
    asked.kind === 'action' && asked.space === INN ? actionQuestion(asked, ABOUT) : innQuestion(asked),
  choice: innChoiceWords,
  event: innEvent,
  about: (space) => (space === INN ? ABOUT : undefined),
  action: ({ space, purse }) => (space === INN && purse !== undefined ? guide({ purse }) : undefined),
  lacks: (space, detail) => (space === INN ? innLacks(detail) : undefined),
  words: { inn: innWords },
};
