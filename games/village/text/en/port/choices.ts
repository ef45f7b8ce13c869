import { CAPTAINS, HARBOUR } from '../../../data/port.ts';
import type { FrameKind } from '../../../rules/state.ts';
import type { Choice } from '../../facts.ts';
import { elsewhere } from '../../layers.ts';
import type { PortChoice } from '../../port/facts.ts';
import { coins, cubes, figure, islandName, listOf, points, price, time } from '../words.ts';
import { captainSteps, cargoes, cargoName, chestContent, lighthouseCost, toWater } from './words.ts';

export function portChoiceWords(c: Choice): string | undefined {
  switch (c.do) {
    case 'done':
      return DONE[c.question];
    case 'hire':
      return `Hire a captain for ${coins(CAPTAINS[c.captain].coins)}: ${captainSteps(c.captain)}`;
    case 'sail':
      return 'Sail on';
    case 'comeHome':
      return `Come home to the harbour and unload everything: ${time(c.time)}`;
    case 'load':
      return `Load ${cargoes(c.cargo, c.count)}`;
    case 'board':
      return `Take the ${figure(c.member)} aboard`;
    case 'loadTile':
      return `Load ${cargoes(c.cargo, 1)}`;
    case 'step': {
      if (c.water === HARBOUR) return `A step ${toWater(c.water)}`;
      const cost = [price(c.cubes, c.anyCubes), c.time > 0 ? time(c.time) : '']
        .filter((part) => part !== '')
        .join(', ');
      return `A step ${toWater(c.water)}: ${cost || 'free'}`;
    }
    case 'dock':
      return c.island < 0 ? 'Dock' : `Dock at ${islandName(c.island)}`;
    case 'stop':
      return 'Stay here';
    case 'sell':
      return c.points > 0
        ? `Sell ${cargoes(c.cargo, 1)} for ${points(c.points)}`
        : `Sell ${cargoes(c.cargo, 1)}`;
    case 'sellExotic': {
      const gain = listOf([points(c.points), c.coins > 0 && coins(c.coins)]);
      const fee = c.time > 0 ? `; plus ${cubes([0, c.green])}, ${time(c.time)}` : '';
      return `Sell ${cargoName(c.cargo)}: ${gain}${fee}`;
    }
    case 'keeper':
      return c.points > 0
        ? `The ${figure(c.member)} to the lighthouse: ${lighthouseCost(c.island)}, brings ${points(c.points)}`
        : 'Send somebody to a lighthouse';
    case 'toIsland':
      return `Dock at ${islandName(c.island)}`;
    case 'openChest':
      return c.chest < 0 ? 'Open a treasure chest' : `Open a treasure chest: ${chestContent(c.chest)}`;
    case 'giveChest':
      return c.chest < 0 ? 'Give a treasure chest' : `Give the treasure chest with ${chestContent(c.chest)}`;
    case 'buryAt':
      return `Sea burial ${c.grave + 1}: ${c.points > 0 ? points(c.points) : 'no points'}`;
    default:
      return elsewhere<Exclude<Choice, PortChoice>>(c);
  }
}

/** How a question of the Port is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  helmsman: 'Sail without the Helmsman',
  load: 'Load nothing more and set sail',
  island: 'Done on this island',
};
