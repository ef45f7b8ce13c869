import '../../rules/marriage/dock.ts';
import { MARRIAGE, SMUGGLER } from '../../data/spaces.ts';
import { breadOf, toolsOf } from '../../rules/bread-and-tools.ts';
import { dockFacts } from '../expansions.ts';
import { marriageAsked, marriageChoice } from './facts.ts';
import { marriageGuided, standingInCeremony } from './guide.ts';

dockFacts({
  choice: marriageChoice,
  asked: marriageAsked,
  guided: marriageGuided,
  space: (s, seat) =>
    s.marriage === null
      ? {}
      : { bread: breadOf(s, seat), tools: toolsOf(s, seat), ceremony: standingInCeremony(s) },
  chapters: {
    howMany: 'smuggler',
    rank: 'ceremony',
    oneOfTwo: 'ceremony',
    swap: 'ceremony',
    useTool: 'bread',
    house: 'wedding',
    offer: 'wedding',
    gain: 'wedding',
    spouse: 'wedding',
  },
  spaceChapters: { [SMUGGLER]: 'smuggler', [MARRIAGE]: 'ceremony' },
});
