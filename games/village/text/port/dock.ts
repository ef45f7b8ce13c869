import '../../rules/port/dock.ts';
import { dockFacts } from '../expansions.ts';
import { portAsked, portChoice } from './facts.ts';
import { portGuided, seaOf } from './guide.ts';

dockFacts({
  choice: portChoice,
  asked: portAsked,
  guided: portGuided,
  space: (s, seat) => (s.port === null ? {} : { sea: seaOf(s, seat) }),
  chapters: {
    helmsman: 'cardsOfMixes',
    load: 'cargo',
    loadPair: 'cardsOfMixes',
    voyage: 'voyage',
    cartographer: 'cardsOfMixes',
    island: 'islands',
    seaBurial: 'homecoming',
    giveChest: 'promos',
  },
  spaceChapters: {},
});
