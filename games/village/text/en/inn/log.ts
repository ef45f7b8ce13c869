import { type Cast, subject } from '@spielstube/engine/text';
import type { VillageEvent } from '../../../rules/events.ts';
import type { InnEvent } from '../../happenings.ts';
import { elsewhere } from '../../layers.ts';
import { cardPrice, theVillager, villagerName } from './villagers.ts';
import { innWords } from './words.ts';

/** What happens at the Inn and with its cards. */
export function innEvent(e: VillageEvent, cast: Cast): string | null | undefined {
  const who = (you: string, they: string): string => subject(cast, e.seat, `You ${you}`, they);
  const inside = (you: string, they: string): string => subject(cast, e.seat, `you ${you}`, they);
  switch (e.what) {
    case 'cardWentUnder':
      return `${who('put', 'puts')} ${theVillager(e.card)} under stack ${e.stack + 1}.`;
    case 'cardCameUp':
      return `On top of stack ${e.stack + 1} now: ${villagerName(e.card)}.`;
    case 'boughtCard':
      return `${who('take', 'takes')} ${theVillager(e.card)} to hand.`;
    case 'boughtSecretly':
      return `${who('buy', 'buys')} a hidden card from stack ${e.stack + 1} for ${cardPrice(e.coins, e.beer)}.`;
    case 'lookedThrough':
      return `${who('look', 'looks')} through stack ${e.stack + 1}.`;
    case 'playedCard':
      return `${who('play', 'plays')} ${theVillager(e.card)}.`;
    case 'showedCard':
      return `${who('show', 'shows')} ${theVillager(e.card)}.`;
    case 'keptCards':
      return `${innWords.moment(e.moment)}: ${inside('could', 'could')} have played ${e.cards === 1 ? 'a card' : `${e.cards} cards`} and wanted to be asked no more.`;
    case 'lifeMoved':
      return `${cast.isYou(e.seat) ? 'Your' : `${cast.name(e.seat)}'s`} lifetime is now right ${e.life === 0 ? 'behind' : 'before'} the quill.`;
    case 'extraAction':
      return `The Jester: ${inside('have', 'has')} another action.`;
    default:
      return elsewhere<Exclude<VillageEvent, InnEvent>>(e);
  }
}
