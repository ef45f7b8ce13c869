import type { Seat } from '@spielstube/engine';
import { NOBODY } from '@spielstube/engine';
import { type Cast, subject } from '@spielstube/engine/text';
import { BOARDS } from '../../data/boards.ts';
import { NOTHING } from '../../data/box.ts';
import { isProduction } from '../../data/cards.ts';
import { EVENT_POINTS } from '../../data/events.ts';
import { isAreaField } from '../../data/fields.ts';
import type { Cause, NewdaleEvent } from '../../rules/events.ts';
import { RANGE } from '../../rules/moves.ts';
import { DISPLAY } from '../../rules/state.ts';
import { eventEffect } from './effects.ts';
import {
  aCard,
  aFigure,
  aHelper,
  areaName,
  cardList,
  cards,
  countFigures,
  eventName,
  fieldName,
  figures,
  goods,
  handCards,
  helperName,
  inWords,
  listOf,
  personName,
  placeName,
  points,
  siteName,
  spaceName,
  stoneName,
  supplementaryName,
  symbolName,
  theCard,
  tileName,
} from './words.ts';

type Who = (you: string, they: string, seat?: Seat) => string;

/** A place by its number among all boards. */
function placeOf(global: number): string {
  const board = BOARDS.findLastIndex(({ first }) => first <= global);
  return placeName(board, global - BOARDS[board].first);
}

/** A line of the log. What another line says already (cards that a hand gets, stones that were planned) is silent. */
export function event(e: NewdaleEvent, cast: Cast): string | null {
  /** „Du nimmst“ or „Anna nimmt“. */
  const who: Who = (you, they, seat = e.seat) => subject(cast, seat, `Du ${you}`, they);
  const isYou = cast.isYou(e.seat);

  switch (e.what) {
    // Told once, when everybody has chosen.
    case 'laidAside':
      return null;
    case 'asideShown':
      return `${who('legst', 'legt')} ab: ${cardList(e.cards)}.`;
    case 'chosePerson':
      return `${who('nimmst', 'nimmt')} ${personName(e.person)} mit.`;
    case 'roundStarted':
      return `Runde ${e.round}, Ereignis „${eventName(e.event)}“: ${eventEffect(e.event)}${e.start === NOBODY ? '' : ` ${who('beginnst', 'beginnt', e.start)}.`}`;
    // The event has said so.
    case 'displayed':
    case 'personDisplayed':
    case 'hoodedIntoBag':
    case 'missionLaidOut':
      return null;
    // A hidden plan is told when it is shown.
    case 'placed':
      return e.secretOf === undefined
        ? `${who('legst', 'legt')} ${stoneName(e.stone)} auf „${fieldName(e.field)}“.`
        : null;
    case 'ready':
      return `${who('bist', 'ist')} fertig.`;
    case 'planShown':
      return `${who('hast', 'hat')} geplant: ${planned(e.fields)}.`;
    case 'figuresDrawn':
      return `Aus dem Beutel kommen: ${figures(countFigures(e.figures))}.`;
    case 'stoneResolved':
      return `${who('nimmst', 'nimmt')} ${stoneName(e.stone)} von „${fieldName(e.field)}“.`;
    case 'notCarriedOut':
      return isAreaField(e.field)
        ? `${who('stellst', 'stellt')} hier nichts her.`
        : `${who('führst', 'führt')} „${fieldName(e.field)}“ nicht aus.`;
    case 'drew':
      return drew(e.cards, e.by, who);
    case 'drewCards':
      return `Auf deine Hand: ${cardList(e.cards)}.`;
    case 'reshuffled':
      return `Die Ablage wird gemischt: ${cards(e.cards)} im Nachziehstapel.`;
    case 'discarded':
      return e.by === 'chain'
        ? null
        : `${who('legst', 'legt')}${DISCARDED_FOR[e.by] ?? ''} ${theCard(e.card)} ab.`;
    case 'exchanged':
      return `${who('tauschst', 'tauscht')} ${handCards(e.cards)}, die gleich in den Stapel gemischt ${e.cards === 1 ? 'wird' : 'werden'}.`;
    case 'gotGoods':
      return gotGoods(e.good, e.count, e.by, who);
    case 'gaveGoods':
      return `${who('gibst', 'gibt')} ${goods(e.good, e.count)} ${GIVEN_FOR[e.by] ?? 'ab'}.`;
    case 'gotPoints':
      return `${who('bekommst', 'bekommt')} ${points(e.points)}${POINTS_FOR[e.by] ?? ''}.`;
    case 'lostPoints':
      return `${who('verlierst', 'verliert')} ${points(e.points)}${LOST_BY[e.by] ?? ''}.`;
    case 'built':
      return `${who('baust', 'baut')} ${aCard(e.card)}${e.from === DISPLAY ? ' aus der Auslage' : ''} mit einem Haus in ${placeOf(e.place)}${isProduction(e.card) ? ` (${areaName(e.area)})` : ''}.`;
    case 'gotTile':
      return `${who('nimmst', 'nimmt')} das Plättchen „${tileName(e.tile)}“.`;
    case 'usedTile':
      return `${who('nutzt', 'nutzt')} das Plättchen „${tileName(e.tile)}“.`;
    case 'usedPerson':
      return `${who('setzt', 'setzt')} ${personName(e.person)} ein.`;
    case 'recruited':
      return `${who('nimmst', 'nimmt')} ${personName(e.person)} auf.`;
    case 'borrowed':
      return e.figures.length === 0
        ? 'Der Beutel ist leer: Niemand kommt.'
        : `Bis zum Rundenende nur bei ${isYou ? 'dir' : cast.name(e.seat)}: ${figures(countFigures(e.figures))}.`;
    case 'searched':
      return searched(e.cards, e.found, who);
    case 'boughtStone':
      return `${who('kaufst', 'kauft')} ${stoneName(e.stone)}, er kommt in der nächsten Runde dazu.`;
    case 'progressed':
      return e.progress === RANGE
        ? `${who('baust', 'baut')} ab jetzt mit größerer Reichweite.`
        : `${who('ersetzt', 'ersetzt')} fehlende Gehilfen ab jetzt mit weniger Karten.`;
    case 'failed':
      // Nobody is missing: a production that would succeed was declined.
      if (e.missing === 0)
        return `${who('verzichtest', 'verzichtet')} in ${areaName(e.area)} auf die Produktion mit Gehilfen.`;
      return `In ${areaName(e.area)} ${e.missing === 1 ? 'fehlt ein Gehilfe' : `fehlen ${inWords(e.missing)} Gehilfen`}, die Produktion fällt aus.`;
    case 'released':
      return `${who('lässt', 'lässt')} ${aHelper(e.colour)} aus dem Gefängnis auf den Arbeitsmarkt.`;
    case 'jailed':
      return `${who('sperrst', 'sperrt')} ${aFigure(e.figure)}${e.fromRabbit ? ' von Rabbit' : ''} ein.`;
    case 'hoodedReplaced':
      return `Dafür wartet jetzt ein ${helperName(e.colour)} im Gefängnis.`;
    case 'fulfilled':
      return `${who('erfüllst', 'erfüllt')} „${supplementaryName(e.mission)}“.`;
    case 'bridgeBuilt':
      return `${who('baust', 'baut')} die Brücke ${siteName(e.site)}.`;
    case 'sailed':
      return sailed(e.from, e.to, e.by, isYou ? 'Dein Schiff' : `Das Schiff von ${cast.name(e.seat)}`);
    case 'arrived':
      return `${isYou ? 'Dein Schiff' : `Das Schiff von ${cast.name(e.seat)}`} ist ${ARRIVES_AS[e.order]} am Ziel.`;
    case 'hired':
      return `${who('heuerst', 'heuert')} ${aCard(e.card)} an.`;
    case 'blackShipSailed':
      return `Das schwarze Schiff fährt von ${spaceName(e.from)} nach ${spaceName(e.to)}.`;
    case 'raid':
      return `Überfall! ${e.hooded === 1 ? 'Ein Kapuzenträger ist' : `${e.hooded} Kapuzenträger sind`} am Arbeitsmarkt${e.double ? `, und in dieser Nacht kostet jede fehlende Faust ${points(EVENT_POINTS.nightRaid)}` : ''}.`;
    case 'roundEnded':
      return e.start === NOBODY
        ? 'Die Runde ist zu Ende.'
        : `Die Runde ist zu Ende. Den Beutel ${cast.isYou(e.start) ? 'hast jetzt du' : `hat jetzt ${cast.name(e.start)}`}.`;
    case 'finalProduction':
      return 'Schlussproduktion: Noch einmal dürfen alle ihre Ketten nutzen.';
    case 'missionsShown':
      return e.missions.length === 1
        ? `Dein Geheimauftrag: ${symbolName(e.missions[0])}.`
        : `Die Geheimaufträge: ${listOf(e.missions.map((mission, seat) => `${cast.isYou(seat) ? 'du' : cast.name(seat)} ${symbolName(mission)}`))}.`;
    case 'gameOver':
      return 'Das Kapitel ist zu Ende.';
  }
}

const ARRIVES_AS = ['als erstes', 'als zweites', 'als drittes', 'als viertes'] as const;

const DREW_FOR: Readonly<Partial<Record<Cause, string>>> = {
  notCarriedOut: ' stattdessen',
  buildingPhase: ', statt zu bauen',
  threshold: ', weil eine Schwelle überschritten ist',
  emptyPiles: ' noch',
};
/** „Stein 1: Bauen; Stein 2: Bereich 4, ordentlich“ */
const planned = (fields: readonly number[]): string =>
  fields
    .flatMap((field, stone) => (field === NOTHING ? [] : [`${stoneName(stone)}: ${fieldName(field)}`]))
    .join('; ');

function drew(n: number, by: Cause, who: Who): string {
  const after = DREW_FOR[by] ?? '';
  return after.startsWith(',')
    ? `${who('ziehst', 'zieht')} ${cards(n)}${after}.`
    : `${who('ziehst', 'zieht')}${after} ${cards(n)}.`;
}

const DISCARDED_FOR: Readonly<Partial<Record<Cause, string>>> = {
  helpers: ' für fehlende Gehilfen',
  blackMarket: ' für den Schwarzmarkt',
  sail: ' zum Segeln',
  storm: ' gegen den Eissturm',
};

const MADE_BY: Readonly<Partial<Record<Cause, string>>> = {
  chainBonus: ' als Kettenbonus',
  blackMarket: ' auf dem Schwarzmarkt',
};
function gotGoods(good: number, n: number, by: Cause, who: Who): string {
  if (by === 'helpers') return `${who('stellst', 'stellt')} ${goods(good, n)} her.`;
  if (by === 'chain') return `${who('machst', 'macht')} in der Kette ${goods(good, n)}.`;
  return `${who('bekommst', 'bekommt')} ${goods(good, n)}${MADE_BY[by] ?? ''}.`;
}

const GIVEN_FOR: Readonly<Partial<Record<Cause, string>>> = {
  building: 'für den Bau',
  chain: 'in die Kette',
  shipyard: 'an die Werft',
  bridge: 'für die Brücke',
  hire: 'als Heuer',
  recruit: 'als Handgeld',
  thicket: 'für den Weg durchs Dickicht',
  offspring: 'für den Nachwuchs',
  progress: 'für den Fortschritt',
  mission: 'für den Auftrag',
};

const POINTS_FOR: Readonly<Partial<Record<Cause, string>>> = {
  premium: ' als Prämie',
  event: ' durch das Ereignis',
  prison: ' für den Kapuzenträger',
  arrival: ' für die Ankunft',
  shipyard: ' von der Werft',
};

const LOST_BY: Readonly<Partial<Record<Cause, string>>> = {
  barracks: ' durch die Kaserne',
  raid: ' beim Überfall',
  blackShip: ': Das schwarze Schiff liegt vorn',
  notArrived: ': Das Schiff hat Newdale nicht erreicht',
};

function searched(turned: number, found: number, who: Who): string {
  const looked = turned === 0 ? '' : `Aufgedeckt und abgelegt: ${cards(turned)}. `;
  if (found === NOTHING && turned === 0)
    return 'Der Nachziehstapel ist leer: Ein Weinberg findet sich nicht.';
  return found === NOTHING
    ? `${looked}Ein Weinberg ist nicht dabei.`
    : `${looked}${who('nimmst', 'nimmt')} ${theCard(found)} auf die Hand.`;
}

function sailed(from: number, to: number, by: Cause, ship: string): string {
  if (by === 'storm') return `${ship} treibt im Eissturm auf ${spaceName(to)} zurück.`;
  return `${ship} fährt ${to > from ? '' : 'zurück '}auf ${spaceName(to)}.`;
}
