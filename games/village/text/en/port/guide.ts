import type { Guides } from '@spielstube/engine/text';
import { EXOTICS, SEA_BURIAL_POINTS } from '../../../data/port.ts';
import type { PortQuestionKind } from '../../../rules/state.ts';
import type { Buyer, Piece, Sea } from '../../port/guide.ts';
import type { VillageTexts } from '../../types.ts';
import { coins, inWords, islandName, points } from '../words.ts';
import { captainSteps, cargoName } from './words.ts';

const steps = (n: number): string => (n === 1 ? 'one step' : `${inWords(n)} steps`);
const buyerWords = ({ island, points: worth, steps: n }: Buyer): string =>
  n === 0
    ? `Right here, on ${islandName(island)}, your cargo brings ${points(worth)}`
    : `${islandName(island)} pays most, ${steps(n)} away: ${points(worth)} for your cargo`;

/** What the Travel action is good for when there is a sea. */
export function seaGuide({ inHarbour, aboard, holds, member, buyer }: Sea): string {
  if (inHarbour)
    return 'A voyage pays with full holds: goods for the islands, somebody for a lighthouse. A dear captain saves cubes on the way.';
  if (buyer !== null) return `${buyerWords(buyer)}. What you do not sell helps again only at home.`;
  if (member)
    return 'Somebody is aboard: a lighthouse brings points at once. When the game ends, nothing at sea is worth anything.';
  return aboard > 0
    ? `What you have aboard is worth something at home only: cocoa ${points(EXOTICS.cocoaPoints)}, tea ${points(EXOTICS.teaPoints)} and ${coins(EXOTICS.teaCoins)}. When the game ends, nothing at sea counts.`
    : `Your ship is empty, ${holds === 1 ? 'one hold waits' : `${inWords(holds)} holds wait`}: cocoa, tea and treasure cost nothing but the way.`;
}

const loadWords = (sea: Sea, best: Piece | null): string => {
  if (best === null || best.points === 0)
    return sea.member
      ? 'No island wants anything else from your farm. Free holds take cocoa, tea or a treasure chest.'
      : 'Lighthouses need somebody aboard. A free hold is good for cocoa, tea or a treasure chest.';
  return `Your best cargo: ${cargoName(best.cargo)}, up to ${points(best.points)}. Leave ${sea.holds > 1 ? 'a hold' : 'the last hold'} free if you want to fetch something on an island.`;
};

/** What matters at sea. */
export const portGuides = {
  helmsman: ({ captain }) =>
    `Your captain asks for ${captainSteps(captain)}. The Helmsman pays on a voyage with many movements.`,
  load: ({ sea, best }) => loadWords(sea, best),
  loadPair: ({ sea, best }) => loadWords(sea, best),
  voyage({ sea, canGoOn, steps: left }) {
    if (!canGoOn)
      return 'You cannot pay for another step. From here you sail on with the next Travel action, and its first step is free again.';
    if (sea.buyer !== null) return `${buyerWords(sea.buyer)}.`;
    if (sea.member)
      return 'With somebody aboard every empty lighthouse that you can pay for is worth the trip.';
    return left > 0
      ? 'Free steps cost only what the water costs. Cocoa and tea lie nearest to the harbour.'
      : 'From now on every step costs. Whoever stays here has a free one again next time.';
  },
  cartographer: (sea) =>
    sea.buyer !== null
      ? `${buyerWords(sea.buyer)}; the Cartographer saves you the way.`
      : 'You save most on the islands farthest away: Cape Island with its high lighthouse, or Treasure Island.',
  island({ sea, worth, lighthouse, stack }) {
    if (worth > 0)
      return `Your cargo brings ${points(worth)} here. What is sold leaves holds free${stack ? ', and then you can load' : ''}.`;
    if (lighthouse > 0 && sea.member)
      return `The lighthouse brings ${points(lighthouse)}, and whoever dies there belongs to Travel in the Chronicle, or to the sea.`;
    return stack
      ? 'What lies here costs nothing but a hold, and the stack is never refilled.'
      : 'You have nothing else to offer here. You can dock again later.';
  },
  seaBurial: ({ free }) =>
    `Take the most points while they last: at most ${points(Math.max(...SEA_BURIAL_POINTS))}. ${free === 2 ? 'Then only one space is left, and that one rings in the end.' : `When all ${inWords(SEA_BURIAL_POINTS.length)} are taken, the game ends.`}`,
  giveChest: ({ least }) =>
    `Give the one with the smallest content: the cheapest holds ${coins(least)}, and they go with it.`,
} satisfies Pick<Guides<VillageTexts>, PortQuestionKind>;
