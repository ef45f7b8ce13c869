import type { Seat } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { PHASE_LETTERS } from '../../data/bonuses.ts';
import { GOODS_KEYS } from '../../data/setup.ts';
import { TYPE_KEYS } from '../../data/types.ts';
import type { BurgundyEvent } from '../../rules/events.ts';
import { saleOf } from '../../rules/goods.ts';
import { gainsOf } from '../facts.ts';
import {
  aGood,
  amount,
  amountOf,
  anAnimal,
  goodsCount,
  listed,
  listOf,
  mixture,
  spelled,
  thisCard,
  tripleOf,
} from './words.ts';

const SUPPLIES = { goods: 'Waren', animals: 'Tiere' } as const;
const STACKS = { goods: 'Warenstapel', animals: 'Tierstapel' } as const;

/** A line of the log. Rounds and dealt cards are seen on the table; a chosen bonus names what it brings. */
export function event(e: BurgundyEvent, cast: Cast): string | null {
  /** „Du nimmst“ or „Anna nimmt". */
  const who = (you: string, they: string, seat: Seat = e.seat): string =>
    subject(cast, seat, `Du ${you}`, they);
  const gets = who('bekommst', 'bekommt');

  switch (e.what) {
    case 'phaseStarted':
      return `Durchgang ${PHASE_LETTERS[e.phase]} fängt an. ${who('machst', 'macht', e.first)} den ersten Zug.`;
    case 'roundStarted':
    case 'displayDealt':
      return null;
    case 'displayCleared':
      return e.cards === 1
        ? 'Die letzte Karte der Auslage wird abgelegt.'
        : `Die ${e.cards} übrigen Karten der Auslage werden abgelegt.`;
    case 'reshuffled':
      return `Der Ablagestapel wird gemischt und ist der neue Nachziehstapel (${e.cards} Karten).`;
    case 'played':
      return `${who('spielst', 'spielt')} eine ${e.die}.`;
    case 'workersSpent':
      return `${who('gibst', 'gibt')} ${amount('workers', e.workers)} ab: aus der ${e.from} wird eine ${e.to}.`;
    case 'took':
      return `${who('nimmst', 'nimmt')} ${thisCard(e.card, 'acc')} aus Reihe ${e.row}.`;
    case 'gaveUp':
      return `${who('gibst', 'gibt')} ${thisCard(e.card, 'acc')} auf.`;
    case 'placed':
      return `${who('setzt', 'setzt')} ${thisCard(e.card, 'acc')} ins Fürstentum.`;
    case 'tripled':
      return `${who('vollendest', 'vollendet')} einen ${tripleOf(TYPE_KEYS[e.type])}.`;
    case 'firstTriple':
      return `Das ist der erste ${tripleOf(TYPE_KEYS[e.type])}: ${bonusCard(e.seat, cast)}.`;
    case 'allSeven':
      return `${who('hast', 'hat')} alle 7 Arten: ${amount('points', e.points)}.`;
    case 'choseBonus':
      return `${who('wählst', 'wählt')} als Bonus ${listOf(gainsOf(e.phase, e.option).map(amountOf))}.`;
    case 'gotSilver':
      return e.by === 'bonus' ? null : `${gets} ${amount('silver', e.silver)}.`;
    case 'gotWorkers':
      return e.by === 'bonus' ? null : `${gets} ${amount('workers', e.workers)}.`;
    case 'gotPoints':
      if (e.by === 'bonus') return null;
      return e.by === 'egon'
        ? `${gets} ${amount('points', e.points)} für Egons Kloster.`
        : `${gets} ${amount('points', e.points)}.`;
    case 'gotGoods':
      return `${who('nimmst', 'nimmt')} ${aGood(e.sort)}.`;
    case 'gotAnimal':
      return `${who('nimmst', 'nimmt')} ${anAnimal(e.sort)}.`;
    case 'stackDivided':
      return `Ein ${STACKS[e.supply]} ist leer: der andere wird geteilt.`;
    case 'nothingLeft':
      return `${who('gehst', 'geht')} leer aus: Es sind keine ${SUPPLIES[e.supply]} mehr da.`;
    case 'noCardFits':
      return `In der Auslage passt nichts für ${thisCard(e.card, 'acc')}.`;
    case 'sold': {
      const { points, silver } = saleOf(e.cards);
      return `${who('verkaufst', 'verkauft')} ${goodsCount(e.cards, GOODS_KEYS[e.sort])}: ${amount('points', points)}, ${amount('silver', silver)}.`;
    }
    case 'startCardTaken':
      return startCardTaken(e.seat, e.from, cast);
    case 'converted':
      return `${who('tauschst', 'tauscht')} ${mixture(e.workers, e.silver)} gegen ${amount('points', e.points)}.`;
    case 'bought':
      return `${who('kaufst', 'kauft')} ${spelled(e.cards.length, 'eine Karte', 'Karten')}: ${listOf(e.cards.map(listed))}.`;
    case 'keptBought':
      return `${who('behältst', 'behält')} ${thisCard(e.card, 'acc')} als Projekt.`;
    case 'usedBought':
      return `${who('nutzt', 'nutzt')} ${thisCard(e.card, 'acc')} als Würfel.`;
    case 'declined':
      return `${who('verzichtest', 'verzichtet')}.`;
    case 'egonRevealed':
      return `Egon deckt auf: ${listed(e.card)}.`;
    case 'compared':
      return `Zwischenstand: ${who('hast', 'hat', 0)} ${amount('points', e.player)}, Egon hat ${e.egon}.`;
    case 'gameOver':
      return 'Das Spiel ist zu Ende.';
  }
}

function bonusCard(seat: Seat, cast: Cast): string {
  return cast.isYou(seat)
    ? 'die Bonuskarte „1.“ gehört dir'
    : `die Bonuskarte „1.“ geht an ${cast.name(seat)}`;
}

/** The seller turns the own start player card, or takes it away from somebody. */
function startCardTaken(seat: Seat, from: Seat, cast: Cast): string {
  if (from === seat) return `${subject(cast, seat, 'Du drehst', 'dreht')} die Startspielerkarte um.`;
  const robbed = cast.isYou(from) ? 'dir' : cast.name(from);
  return `${subject(cast, seat, 'Du nimmst', 'nimmt')} ${robbed} die Startspielerkarte ab.`;
}
