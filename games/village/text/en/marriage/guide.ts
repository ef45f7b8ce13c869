import { capital, type Guides } from '@spielstube/engine/text';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../../data/marriage.ts';
import { GRAIN_LIMIT } from '../../../data/pieces.ts';
import { BAKERY } from '../../../data/places.ts';
import type { MarriageQuestionKind } from '../../../rules/state.ts';
import type { VillageTexts } from '../../types.ts';
import { customers, grave, lack } from '../guide-words.ts';
import { breads, inWords, member, points, time, tools } from '../words.ts';

const BREAD = 0;

/** What matters with Marriage. */
export const marriageGuides = {
  howMany: ({ what, bread, tools: n }) =>
    what === BREAD
      ? `You have ${breads(bread)}. Keep what you need in the Mass or against the next death; at the end it is worth nothing.`
      : `You have ${tools(n)}. One that doubles a good product brings more than ${points(SMUGGLER_TABLE.points)}; at the end it is worth nothing.`,
  rank({ highest, taken, dying, dies }) {
    if (dies)
      return `With ${time(MARRIAGE_BOARD.time)} you cross the quill, and a ${member(dying.member)} dies, perhaps the very one in the ceremony. ${grave(dying)}`;
    if (taken === 0)
      return 'So far you are alone here, but the die sends a pink member to one of the ranks 2 to 5. For a wedding stand above all others; for the bonus alone take a low rank.';
    return `The highest free rank is ${highest}. ${capital(inWords(taken))} ${taken === 1 ? 'stands' : 'stand'} in the ceremony already, and only the highest marry.`;
  },
  oneOfTwo: ({ lacking }) =>
    lacking.length > 0
      ? `${lack(lacking)}. Take what you will spend first.`
      : 'You have both colours: take the one of which three will pay for the Well.',
  swap: ({ cubes, lacking }) =>
    cubes > 1
      ? 'Two for one: that nearly always pays.'
      : lacking.length > 0
        ? `${lack(lacking)}. Give what you have most of.`
        : 'You have all colours: a swap only pays for one that you need right now.',
  useTool: ({ wanted, coins, tools: n }) =>
    coins
      ? `Coins are always a good investment. You have ${tools(n)}, and at the end none is worth anything.`
      : wanted > 1
        ? `${capital(customers(wanted))} at the stalls would like this good: you will find a buyer for a second one.`
        : 'A second piece saves the time or the cubes of a whole action. Keep the tool if you will soon make something dearer.',
  house: ({ bread, tools: n }) =>
    bread <= n
      ? `You have ${bread === 0 ? 'no bread yet' : `only ${breads(bread)}`}: it saves somebody from the next death and lifts in the Church. Whoever marries into your couple gets what the house brings, too.`
      : `You have ${n === 0 ? 'no tools yet' : `only ${tools(n)}`}: they double what you make. Whoever marries into your couple gets what the house brings, too.`,
  offer: ({ dying, bread }) =>
    dying.near && bread === 0
      ? `${time(dying.left)} more, then a ${member(dying.member)} dies: bread gives you time.`
      : 'A cube for bread or a tool is cheap if you use it, too. At the end both are worth nothing.',
  gain: ({ place, grain, bread }) =>
    place === BAKERY
      ? grain >= GRAIN_LIMIT - 1
        ? 'Your barn is nearly full: two bread are worth more than grain now.'
        : `Your barn ${grain === 0 ? 'is empty' : `holds ${grain === 1 ? '1 sack' : `${grain} sacks`}`}, and you have ${bread === 0 ? 'no bread' : breads(bread)}. One bread lifts as much in the Church as several sacks.`
      : 'Two tools if you make a lot; otherwise Skill and Knowledge help in Crafts at once.',
  spouse({ lot, onFarm }) {
    if (lot === 'getsBread')
      return 'Bread keeps him alive longer, and so his marriage: give it where the partner is worth keeping.';
    return lot === 'comesHome'
      ? `Whoever is left behind comes home at the next wedding. On your farm there ${onFarm === 1 ? 'is one' : `are ${inWords(onFarm)}`}.`
      : 'You miss the one least whose partner is of no use to you; a pink partner goes back to the supply at once.';
  },
} satisfies Pick<Guides<VillageTexts>, MarriageQuestionKind>;
