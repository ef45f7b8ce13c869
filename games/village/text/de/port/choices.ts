import { CAPTAINS } from '../../../data/port.ts';
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
      return `Kapitän für ${coins(CAPTAINS[c.captain].coins)} anheuern: ${captainSteps(c.captain)}`;
    case 'sail':
      return 'Auf See weiterfahren';
    case 'comeHome':
      return `In den Hafen heimkehren und alles ausladen: ${time(c.time)}`;
    case 'load':
      return `Laden: ${cargoes(c.cargo, c.count)}`;
    case 'board':
      return `An Bord: die ${figure(c.member)}`;
    case 'loadTile':
      return `Laden: ${cargoes(c.cargo, 1)}`;
    case 'step': {
      const cost = [price(c.cubes, c.anyCubes), c.time > 0 ? time(c.time) : '']
        .filter((part) => part !== '')
        .join(', ');
      return `Ein Schritt ${toWater(c.water)}: ${cost || 'kostenlos'}`;
    }
    case 'dock':
      return c.island < 0 ? 'Anlegen' : `Anlegen: ${islandName(c.island)}`;
    case 'stop':
      return 'Hier liegen bleiben';
    case 'sell':
      return c.points > 0
        ? `Verkaufen: ${cargoes(c.cargo, 1)} für ${points(c.points)}`
        : `Verkaufen: ${cargoes(c.cargo, 1)}`;
    case 'sellExotic': {
      const gain = listOf([points(c.points), c.coins > 0 && coins(c.coins)]);
      const fee = c.time > 0 ? `; dazu ${cubes([0, c.green])}, ${time(c.time)}` : '';
      return `${cargoName(c.cargo)} verkaufen: ${gain}${fee}`;
    }
    case 'keeper':
      return c.points > 0
        ? `Die ${figure(c.member)} auf den Leuchtturm: ${lighthouseCost(c.island)}, bringt ${points(c.points)}`
        : 'Jemanden auf einen Leuchtturm setzen';
    case 'toIsland':
      return `Anlegen an der ${islandName(c.island)}`;
    case 'openChest':
      return c.chest < 0 ? 'Schatzkiste öffnen' : `Schatzkiste öffnen: ${chestContent(c.chest)}`;
    case 'giveChest':
      return c.chest < 0
        ? 'Schatzkiste hergeben'
        : `Schatzkiste hergeben, in der ${chestContent(c.chest)} sind`;
    case 'buryAt':
      return `Seebestattung ${c.grave + 1}: ${c.points > 0 ? points(c.points) : 'keine Punkte'}`;
    default:
      return elsewhere<Exclude<Choice, PortChoice>>(c);
  }
}

/** How a question of the Port is left. */
const DONE: Partial<Record<FrameKind, string>> = {
  helmsman: 'Ohne Steuermann fahren',
  load: 'Nichts mehr laden und auslaufen',
  island: 'Fertig auf dieser Insel',
};
