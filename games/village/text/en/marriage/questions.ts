import type { AskedLine } from '@spielstube/engine/text';
import { MARRIAGE_BOARD } from '../../../data/marriage.ts';
import type { MarriageQuestionKind } from '../../../rules/state.ts';
import type { Asked } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { MarriageAsked } from '../../marriage/facts.ts';
import { anyCubes, atPlace, breads, figure, placeName, points, time, tools } from '../words.ts';
import { LOT_WORDS } from './words.ts';

export function marriageQuestion(asked: Asked): AskedLine | undefined {
  switch (asked.kind) {
    case 'howMany':
      return {
        title: asked.tiles === 'bread' ? 'How much bread do you sell?' : 'How many tools do you sell?',
        hint: `You have ${asked.tiles === 'bread' ? breads(asked.have) : tools(asked.have)}; each brings ${points(asked.points)}. The price is the same for all together.`,
      };
    case 'rank':
      return {
        title: 'Which rank do you take?',
        hint: asked.free
          ? 'The Cousin pays: neither time nor a cube. What the rank brings is yours at once.'
          : `${time(MARRIAGE_BOARD.time)} and ${anyCubes(MARRIAGE_BOARD.cubes)}; then you get what the rank brings. High ranks marry first.`,
      };
    case 'oneOfTwo':
      return { title: 'Which of the two cubes do you take?', hint: 'It comes from the supply.' };
    case 'swap':
      return {
        title: 'Which cube do you swap?',
        hint: `A cube of yours for ${asked.cubes === 1 ? 'one' : 'two'} of your choice. You may also do without.`,
      };
    case 'useTool':
      return {
        title: 'Do you use a tool?',
        hint: `You get the same once more without paying again. You have ${tools(asked.tools)}.`,
      };
    case 'house':
      return {
        title: 'Wedding: where does the couple move?',
        hint: 'The higher rank chooses for both. Each of you gets what the house brings for their own member.',
      };
    case 'offer':
      return {
        title: 'Somebody comes home unmarried: do you buy anything?',
        hint: `1 bread or 1 tool for ${anyCubes(asked.cubes)}; a coin will do, too.`,
      };
    case 'gain':
      return {
        title: `${placeName(asked.place)}: what does your member bring?`,
        hint: 'You choose anew for each of your members in the house.',
      };
    case 'spouse':
      return {
        title: `Which ${figure(asked.member)} ${atPlace(asked.place)} ${LOT_WORDS[asked.lot]}?`,
        hint: `Several stand there, but not with the same partner.${asked.lot === 'getsBread' ? '' : ' Whoever is left behind comes home at the next wedding.'}`,
      };
    default:
      return elsewhere<Exclude<Asked, MarriageAsked>>(asked);
  }
}

export const marriageWaiting = {
  howMany: 'sells to the Smuggler',
  rank: 'chooses a rank of the ceremony',
  oneOfTwo: 'takes a cube',
  swap: 'may swap a cube',
  useTool: 'may use a tool',
  house: 'chooses a house for the couple',
  offer: 'may buy bread or a tool',
  gain: 'chooses what the couple brings',
  spouse: 'chooses among equals',
} satisfies Record<MarriageQuestionKind, string>;
