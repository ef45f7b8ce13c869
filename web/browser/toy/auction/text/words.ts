import {
  chaptersOf,
  composeText,
  type Facts,
  type Guidance,
  type Language,
  type LanguageTypes,
  subject,
  type Translated,
} from '@spielstube/engine/text';
import type { AuctionTypes } from '../../../../../engine/test/auction.ts';

type Action = AuctionTypes['action'];
type Question = 'bid' | 'raise' | 'double' | 'react';

interface AuctionLanguage extends AuctionTypes, LanguageTypes {
  state: AuctionTypes['state'];
  frame: AuctionTypes['frame'];
  action: Action;
  event: AuctionTypes['event'];
  wish: never;
  words: null;
  asked: Question;
  choice: Action;
  question: Question;
  guided: Readonly<Record<Question, number>>;
  chapter: 'bids';
  reason: 'alreadyBid';
  option: 'openBids';
  source: 'prizes';
  table: 'rounds';
}

const QUESTIONS: readonly Question[] = ['bid', 'raise', 'double', 'react'];

const facts: Facts<AuctionLanguage> = {
  asked: (_s, { kind }) => QUESTIONS.find((question) => question === kind) ?? 'bid',
  choice: (_s, _frame, action) => action,
};

const guidance: Guidance<AuctionLanguage> = {
  guided: { bid: cardsLeft, raise: cardsLeft, double: cardsLeft, react: cardsLeft },
  chapter: () => 'bids',
};

function cardsLeft(s: AuctionTypes['state'], { seat }: AuctionTypes['frame']): number {
  return s.hands[seat]?.length ?? 0;
}

const guideDe = (cards: number): string =>
  `Wer am meisten bietet, bekommt den Preis. Karten auf der Hand: ${cards}.`;
const guideEn = (cards: number): string => `The highest bid takes the prize. Cards in your hand: ${cards}.`;

const de: Language<AuctionLanguage> = {
  title: 'Auktion',
  subtitle: 'Nur zur Probe',
  blurb: 'Alle bieten zugleich.',
  soloTitle: null,
  options: { openBids: { name: 'Offene Gebote', value: (value) => (value === true ? 'an' : 'aus') } },
  scoreSources: { prizes: 'Preise' },
  waiting: { bid: 'bietet', raise: 'bietet', double: 'verdoppelt', react: 'wirft ab' },
  question: (asked) => ({
    title: {
      bid: 'Was bietest du?',
      raise: 'Noch eine Karte?',
      double: 'Verdoppelst du?',
      react: 'Was wirfst du ab?',
    }[asked],
    hint: 'Wähle eine Karte.',
  }),
  guides: { bid: guideDe, raise: guideDe, double: guideDe, react: guideDe },
  choice: (action) => (action.do === 'card' ? `Karte ${action.card}` : 'Fertig'),
  wish: () => '',
  refusals: { alreadyBid: () => 'Diese Karte ist schon geboten.' },
  event: (event, cast) =>
    event.what === 'awarded' ? `${subject(cast, event.seat, 'Du bekommst', 'bekommt')} den Preis.` : null,
  moment: ({ round }) => `Runde ${round}`,
  boxTables: { rounds: 'Runden' },
  words: null,
};

const en: Language<AuctionLanguage> = {
  ...de,
  title: 'Auction',
  subtitle: 'For trial only',
  blurb: 'Everybody bids at once.',
  options: { openBids: { name: 'Open bids', value: (value) => (value === true ? 'on' : 'off') } },
  scoreSources: { prizes: 'Prizes' },
  waiting: { bid: 'bids', raise: 'bids', double: 'doubles', react: 'discards' },
  question: (asked) => ({
    title: {
      bid: 'What do you bid?',
      raise: 'One more card?',
      double: 'Do you double?',
      react: 'What do you discard?',
    }[asked],
    hint: 'Choose a card.',
  }),
  guides: { bid: guideEn, raise: guideEn, double: guideEn, react: guideEn },
  choice: (action) => (action.do === 'card' ? `Card ${action.card}` : 'Done'),
  refusals: { alreadyBid: () => 'This card has been bid already.' },
  event: (event, cast) =>
    event.what === 'awarded' ? `${subject(cast, event.seat, 'You get', 'gets')} the prize.` : null,
  moment: ({ round }) => `Round ${round}`,
  boxTables: { rounds: 'Rounds' },
};

const bookDe = {
  bids: { title: 'Gebote', intro: [], rules: { 'AUC-BID-02': 'Eine Karte wird nur einmal geboten.' } },
};
const bookEn: Translated<typeof bookDe> = {
  bids: { title: 'Bids', intro: [], rules: { 'AUC-BID-02': 'A card is bid only once.' } },
};

export const auctionDe = composeText(de, facts, guidance);
export const auctionEn = composeText(en, facts, guidance);
export const chaptersDe = chaptersOf(bookDe);
export const chaptersEn = chaptersOf(bookEn);
