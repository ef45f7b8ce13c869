import { type Cast, subject } from '@spielstube/engine/text';
import type { VillageEvent } from '../../../rules/events.ts';
import type { InnEvent } from '../../happenings.ts';
import { elsewhere } from '../../layers.ts';
import { cardPrice, theVillager, villagerName } from './villagers.ts';
import { innWords } from './words.ts';

/** What happens at the Inn and with its cards. */
export function innEvent(e: VillageEvent, cast: Cast): string | null | undefined {
  const who = (you: string, they: string): string => subject(cast, e.seat, `Du ${you}`, they);
  switch (e.what) {
    case 'cardWentUnder':
      return `${who('schiebst', 'schiebt')} ${theVillager(e.card)} unter Stapel ${e.stack + 1}.`;
    case 'cardCameUp':
      return `Auf Stapel ${e.stack + 1} liegt jetzt: ${villagerName(e.card)}.`;
    case 'boughtCard':
      return `${who('nimmst', 'nimmt')} ${theVillager(e.card)} auf die Hand.`;
    case 'boughtSecretly':
      return `${who('kaufst', 'kauft')} verdeckt eine Karte aus Stapel ${e.stack + 1} für ${cardPrice(e.coins, e.beer)}.`;
    case 'lookedThrough':
      return `${who('siehst', 'sieht')} Stapel ${e.stack + 1} durch.`;
    case 'playedCard':
      return `${who('spielst', 'spielt')} ${theVillager(e.card)}.`;
    case 'showedCard':
      return `${who('zeigst', 'zeigt')} ${theVillager(e.card)} vor.`;
    case 'keptCards':
      return `${innWords.moment(e.moment)}: ${who('hättest', 'hätte')} ${e.cards === 1 ? 'eine Karte' : `${e.cards} Karten`} spielen können und ${cast.isYou(e.seat) ? 'wolltest' : 'wollte'} nicht mehr gefragt werden.`;
    case 'lifeMoved':
      return `${cast.isYou(e.seat) ? 'Deine Lebenszeit' : `Die Lebenszeit von ${cast.name(e.seat)}`} steht jetzt ${e.life === 0 ? 'gleich hinter' : 'unmittelbar vor'} dem Federkiel.`;
    case 'extraAction':
      return `Der Gaukler: ${who('hast', 'hat')} noch eine Aktion.`;
    default:
      return elsewhere<Exclude<VillageEvent, InnEvent>>(e);
  }
}
