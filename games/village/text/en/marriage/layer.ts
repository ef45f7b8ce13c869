import { capital } from '@spielstube/engine/text';
import '../../marriage/dock.ts';
import { MARRIAGE_BOARD } from '../../../data/marriage.ts';
import { MARRIAGE, SMUGGLER } from '../../../data/spaces.ts';
import type { SpaceGuided } from '../../guide.ts';
import type { Layer } from '../../layers.ts';
import { actionQuestion } from '../questions.ts';
import { anyCubes, breads, inWords, listOf, time, tools } from '../words.ts';
import { marriageChoiceWords } from './choices.ts';
import { marriageGuides } from './guide.ts';
import { marriageEvent } from './log.ts';
import { marriageQuestion, marriageWaiting } from './questions.ts';
import { marriageLacks, marriageRefusals, smugglerLacks } from './refusals.ts';
import { marriageWords } from './words.ts';

const ABOUT_SMUGGLER =
  'One of three: sell bread or tools, serve a customer of the queue, or trade time for cubes.';
const ABOUT_MARRIAGE = `A member from the farm takes a free rank: ${time(MARRIAGE_BOARD.time)} and ${anyCubes(MARRIAGE_BOARD.cubes)}. What it brings is yours at once.`;
function aboutSpace(space: number): string | undefined {
  if (space === SMUGGLER) return ABOUT_SMUGGLER;
  return space === MARRIAGE ? ABOUT_MARRIAGE : undefined;
}

/** What the two action spaces are good for now. */
const smugglerGuide = ({ bread = 0, tools: n = 0 }: SpaceGuided): string =>
  bread + n > 0
    ? `You have ${listOf([bread > 0 && breads(bread), n > 0 && tools(n)])}. The price is the same for all that you sell: the more at once the better, but used they are often worth more.`
    : 'Two cubes of different colours for 1 time: nowhere else do you get faster what you lack. And a customer of the queue escapes the market day.';
const marriageGuide = ({ ceremony = 0, onFarm }: SpaceGuided): string =>
  onFarm === 1
    ? 'It is your last member on the farm. If it comes home unmarried, you have at least what the rank brings.'
    : ceremony === 0
      ? 'Nobody stands in the ceremony yet: a high rank surely marries, a low one brings more. Two weddings later there are children.'
      : `${capital(inWords(ceremony))} ${ceremony === 1 ? 'stands' : 'stand'} in the ceremony already. Whoever is higher marries first and chooses the house.`;

/** Weddings, bread, tools and the Smuggler. */
export const marriageLayer: Layer = {
  waiting: marriageWaiting,
  guides: marriageGuides,
  refusals: marriageRefusals,
  boxTables: {
    marriage: 'The Marriage',
    ranks: 'Bonuses of the ranks',
    die: 'What the colours of the die mean',
    houses: 'What Bakery and General Store bring',
    smuggler: 'The Smuggler',
  },
  question(asked) {
    const about = asked.kind === 'action' ? aboutSpace(asked.space) : undefined;
    return asked.kind === 'action' && about !== undefined
      ? actionQuestion(asked, about)
      : marriageQuestion(asked);
  },
  choice: marriageChoiceWords,
  event: marriageEvent,
  about: aboutSpace,
  action(now) {
    if (now.space === SMUGGLER) return smugglerGuide(now);
    return now.space === MARRIAGE ? marriageGuide(now) : undefined;
  },
  lacks(space, detail) {
    if (space === SMUGGLER) return smugglerLacks();
    return space === MARRIAGE ? marriageLacks(detail) : undefined;
  },
  words: { marriage: marriageWords },
};
