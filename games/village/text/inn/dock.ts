import '../../rules/inn/dock.ts';
import { INN } from '../../data/spaces.ts';
import { dockFacts } from '../expansions.ts';
import { innAsked, innChoice } from './facts.ts';
import { innGuided, purseOf } from './guide.ts';

dockFacts({
  choice: innChoice,
  asked: innAsked,
  guided: innGuided,
  space: (s, seat) => (s.inn === null ? {} : { purse: purseOf(s, seat) }),
  chapters: {
    cards: 'cards',
    extraTurn: 'cardsInTime',
    bard: 'cardsInTime',
    abbot: 'cardsAnyTime',
    messenger: 'cardsAnyTime',
    noblewoman: 'cardsAnyTime',
    lookThrough: 'cardsAnyTime',
    herbalist: 'cardsAnyTime',
    councilman: 'cardsAnyTime',
    prodigalSon: 'cardsAnyTime',
    cattleBreeder: 'cardsAnyTime',
    scrapDealer: 'cardsInTime',
    tollKeeper: 'cardsInTime',
    father: 'cardsInTime',
    grocer: 'cardsOfMixes',
    jack: 'cardsOfMixes',
    cousin: 'cardsOfMixes',
    innStack: 'inn',
    innBuy: 'inn',
  },
  spaceChapters: { [INN]: 'inn' },
});
