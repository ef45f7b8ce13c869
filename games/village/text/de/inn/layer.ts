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

const ABOUT = `Mit jemandem im Wirtshaus eine Personenkarte kaufen. Ist niemand dort, setzt du für ${time(INN_BOARD.placeTime)} jemanden vom Hof hinein.`;

/** What the Inn is good for now. */
const guide = ({ purse }: { readonly purse: Purse }): string =>
  purse.affordable > 0
    ? `Mit ${moneyWords(purse.coins, purse.beer)} kannst du ${purse.affordable === 1 ? 'eine offene Karte' : `${inWords(purse.affordable)} offene Karten`} bezahlen. Wer im Wirtshaus stirbt, kommt allerdings immer auf den Friedhof.`
    : 'Was jetzt oben liegt, kannst du nicht bezahlen. Bier kommt aus der Brauerei, Münzen kommen aus der Mühle; vielleicht deckst du aber etwas Billigeres auf.';

/** The Inn and its cards. */
export const innLayer: Layer = {
  waiting: innWaiting,
  guides: innGuides,
  refusals: innRefusals,
  boxTables: {
    inn: 'Das Wirtshaus',
    brewery: 'Die Brauerei',
    villagers: 'Preise der Personenkarten',
    villagerEffects: 'Was die Personenkarten bringen',
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
