import { capital } from '@spielstube/engine/text';
import { NOTHING } from '../../data/box.ts';
import { CARD_POINTS, GOOD } from '../../data/cards.ts';
import { VOYAGE } from '../../data/chapters.ts';
import { ACTION_FIELDS, CHAPTER_FIELDS } from '../../data/fields.ts';
import { COAL } from '../../data/goods.ts';
import { PERSON_EFFECTS } from '../../data/persons.ts';
import { SCORING } from '../../data/setup.ts';
import type { ForBuilding, Site, TileNow } from '../guided.ts';
import type { Ahead, OrderState } from '../outlook.ts';
import type { NewdaleLanguage } from '../types.ts';
import {
  areaName,
  coins,
  colourName,
  goodName,
  goods,
  handCards,
  helpersName,
  listOf,
  placeName,
  points,
  rawName,
  spaces,
  theCard,
  theCardSubject,
  tileName,
  wayName,
  withHelper,
} from './words.ts';

const percent = (share: number): string => `${Math.round(100 * share)} %`;
const rounds = (n: number): string =>
  n === 0
    ? 'Das ist die letzte Runde'
    : n === 1
      ? 'Nach dieser kommt noch eine Runde'
      : `Nach dieser kommen noch ${n} Runden`;

/** How far the order is. */
function orderLine({ coins: now, missing, next }: OrderState): string {
  if (missing === 0) return 'Für den Auftrag reichen deine Waren schon.';
  if (now === 0) return `Für den Auftrag hast du noch nichts; nötig sind Waren für ${coins(missing)}.`;
  return `Für den Auftrag hast du Waren für ${coins(now)}; ${missing === 1 ? 'es fehlt' : 'es fehlen'} noch ${missing}${next > 0 ? ` für ${points(next)}` : ''}.`;
}

function buildLine({ card, late, roundsLeft, order }: ForBuilding): string {
  if (card === null) return `Gerade ist nichts bezahlbar. ${orderLine(order)}`;
  switch (card.why) {
    case 'order':
      return `${capital(theCardSubject(card.card))} macht ${goodName(GOOD[card.card])}, wie es der Auftrag verlangt. ${orderLine(order)}`;
    case 'feeds':
      return `${capital(theCardSubject(card.card))} macht mehr aus dem, was du schon hast. Je früher ein Betrieb steht, desto öfter arbeitet er: ${rounds(roundsLeft)}.`;
    case 'points':
      return late
        ? `Jetzt zählt, was auf der Karte steht: ${capital(theCardSubject(card.card))} bringt ${points(CARD_POINTS[card.card])}, dazu ein Haus für Prämie und Geheimauftrag.`
        : `${capital(theCardSubject(card.card))} bringt ${points(CARD_POINTS[card.card])} und ein Haus auf dem Plan. Prämien und Plättchen gibt es nur, solange sie noch da sind.`;
  }
}

function aheadLine({ spaces: n, arrival, roundsLeft, anchor, toAnchor, board }: Ahead): string {
  const goal =
    n === 0
      ? 'Dein Schiff ist am Ziel.'
      : `Bis zum Ziel ${n === 1 ? 'ist' : 'sind'} es noch ${spaces(n)}${arrival > 0 ? `, und die nächste Ankunft bringt ${points(arrival)}` : ''}.`;
  return `${goal} ${anchor === NOTHING ? `${rounds(roundsLeft)}.` : `Bauen lässt sich nur von Feldern mit Anker: Der nächste liegt ${spaces(toAnchor)} weiter vor ${placeName(board, anchor)}.`}`;
}

const siteLine = ({ board, place, premium, tiles, mission, cheaper, isTarget }: Site): string =>
  `${placeName(board, place)} bringt am meisten: ${listOf([
    premium > 0 && `Prämie ${premium}`,
    mission > 0 && `${points(mission)} im Geheimauftrag`,
    isTarget && 'das Ziel des Kapitels',
    tiles.length > 0 && 'ein Plättchen',
    cheaper && 'einen kleineren Preis',
  ])}.`;

/** What persons are good for, in the order of PERSON_KEYS. */
const PERSONS: readonly string[] = [
  `Nate Welton bringt ${PERSON_EFFECTS.nate.cards} Karten auf einmal`,
  'Rabbit holt zwei Figuren, aber welche, weiß niemand',
  'Enoch Brubak ist sofort Geld',
  'Onyx bringt genau den Gehilfen, der einer teuren Ware fehlt',
  'Gunda spart beim teuersten Bau am meisten',
  'Aaron Reitzke lohnt sich früh, weil ein Weinberg jede Runde trägt',
];

const tileLine = ({ tile, gain }: TileNow): string => `„${tileName(tile)}“ zählte jetzt ${gain}.`;

/** What matters for winning, in one or two sentences. */
export const guides: NewdaleLanguage['guides'] = {
  layAside: ({ coins: n, forOrder, wood }) =>
    `Zum Bauen hast du anfangs nur ${coins(n)}: Behalte etwas Günstiges. ${forOrder.length > 0 ? `Zum Auftrag ${forOrder.length === 1 ? 'passt' : 'passen'} ${listOf(forOrder.map(theCardSubject))}.` : wood > 0 ? 'Karten mit Holz machen in der Kohlemine Kohle.' : 'Ein Betrieb mit einfacher Ware bringt dich in Gang.'}`,
  choosePerson: ({ offered }) => `${offered.map((person) => PERSONS[person]).join('; ')}.`,
  prepare: ({ tile }) =>
    tile === null
      ? 'Karten und Kohle, die du jetzt holst, kannst du schon einplanen. Sonst warte: Später weißt du mehr.'
      : `${tileLine(tile)} Vor dem Ziehen zählen nur gedruckte und eigene Gehilfen, danach werden es meist mehr.`,
  plan: ({ best, isFull, roundsLeft, late, thirdStone, canBuild, order }) =>
    [
      best === null
        ? isFull
          ? 'Mit Zurück nimmst du den letzten Stein wieder auf.'
          : 'Deine Gebäude sind alle verplant.'
        : `Am meisten verspricht ${theCardSubject(best.card)}, ${wayName(best.way)}: ${goods(GOOD[best.card], best.made)} mit ${percent(best.share)}.`,
      late
        ? orderLine(order)
        : thirdStone
          ? `Für ${coins(ACTION_FIELDS.offspring.thirdCoins)} bekämst du Stein 3. ${rounds(roundsLeft)}, in denen er arbeitet.`
          : canBuild > 1
            ? 'In Phase V baust du ohnehin ein Gebäude; „Bauen“ lohnt sich für ein zweites.'
            : 'Was anderes füttern soll, gehört auf die kleinere Zahl.',
    ].join(' '),
  release: ({ saves, colour, alone }) =>
    saves === NOTHING
      ? `Gerade rettet dir keiner von ihnen eine Produktion. Wer freikommt, ist am Rundenende weg${alone ? '' : ' und hilft auch den anderen'}.`
      : `Mit ${withHelper(colour)} mehr läuft ${theCardSubject(saves)}.`,
  offspring: ({ roundsLeft, coins: n }) =>
    roundsLeft === 0
      ? 'In der letzten Runde nützt ein neuer Stein nichts mehr, außer den Punkten für Stein 4.'
      : `${rounds(roundsLeft)}: So oft arbeitet der Stein noch. Danach bleiben dir von ${coins(n)} entsprechend weniger zum Bauen.`,
  blackMarket: ({ coins: n, cards: given }) =>
    `Du tauschst ${handCards(given)} gegen Waren für bis zu ${coins(n)}. Schau, welche Karten du ohnehin nicht mehr baust.`,
  handCards: ({ cards: n, payable, forOrder }) =>
    `Von deinen ${handCards(n)} ${payable === 0 ? 'ist keine' : payable === 1 ? 'ist eine' : `sind ${payable === n ? 'alle' : payable}`} gerade bezahlbar, ${forOrder === 0 ? 'keine gehört' : forOrder === 1 ? 'eine gehört' : `${forOrder} gehören`} zum Auftrag. Viele Karten sind auch viel Ausgleich für fehlende Gehilfen.`,
  progress: ({ places, morePlaces, roundsLeft }) =>
    `${morePlaces > places ? `Mit mehr Reichweite wären ${morePlaces} statt ${places} Orte in deiner Nähe, und Plättchen gäbe es öfter.` : 'Mit mehr Reichweite gäbe es Plättchen öfter, aber keinen neuen Ort in deiner Nähe.'} ${rounds(roundsLeft)}.`,
  build: buildLine,
  buildPhase: (facts) =>
    facts.card === null
      ? `Gerade ist nichts bezahlbar, also zieh. ${orderLine(facts.order)}`
      : buildLine(facts),
  bridge: ({ premium, place, board }) =>
    `Der Weg nützt allen, die Punkte bekommst nur du. ${premium > 0 ? `Am meisten lockt noch die Prämie von ${premium} in ${placeName(board, place)}.` : 'Prämien gibt es keine mehr.'}`,
  shipyard: ({ order, left, coins: n }) =>
    `${coins(CHAPTER_FIELDS.shipyard.coins)} in Waren brächten am Ende kaum mehr als ${points(Math.floor(CHAPTER_FIELDS.shipyard.coins / SCORING.coinsPerPoint))}, hier sind es ${CHAPTER_FIELDS.shipyard.points}. ${order.missing === 0 ? `Der Auftrag braucht dieselben Waren: Du hast ${coins(n)}.` : `Noch ${left}-mal möglich. ${orderLine(order)}`}`,
  sail: aheadLine,
  hire: (facts) =>
    `${facts.spaces === 0 ? 'Dein Schiff ist schon da: Jetzt zählen Punkte und Fäuste auf den Karten.' : `Noch ${spaces(facts.spaces)} bis Newdale. Wer nicht ankommt, verliert ${points(VOYAGE.notArrived)}.`} ${rounds(facts.roundsLeft)}.`,
  steps: aheadLine,
  storm: (facts) =>
    `${facts.spaces === 0 ? 'Am Ziel bist du sicher.' : `Bis Newdale sind es noch ${spaces(facts.spaces)}.`} ${rounds(facts.roundsLeft)}: Ein Feld kann am Ende genau fehlen.`,
  produce: ({ card, coins: n, cards: given, order, arrived }) => {
    if (n === 0)
      return arrived
        ? 'Von jetzt an sind Steine auf anderen Feldern besser aufgehoben.'
        : given === 0
          ? 'Fahr, solange der Wind steht.'
          : `${handCards(given)} für ein paar Seemeilen: Es lohnt sich, wenn ein Anker oder das Ziel nah ist.`;
    if (given === 0)
      return `Es entstehen Waren für ${coins(n)}${order ? ', und der Auftrag verlangt sie' : ''}.`;
    return `${handCards(given)} gegen Waren für ${coins(n)}${order ? ', die der Auftrag verlangt: Das ist fast immer gut angelegt.' : `. Ist unter den Karten etwas Gutes zum Bauen, lass ${theCard(card)} diese Runde ruhen.`}`;
  },
  chain: ({ card, each, from, order, links }) => {
    if (links === 0)
      return 'Ohne Nachschub steht die Kette still. Wer sie füttern will, plant den Zulieferer auf eine kleinere Zahl.';
    if (from === 0)
      return `Jede passende Karte wird zu ${coins(each)}, und eine Ware kommt umsonst dazu. Karten, die du nicht mehr baust, sind hier am besten aufgehoben.`;
    return `Aus ${coins(from)} werden ${each}, und eine Ware kommt umsonst dazu${order ? `. Der Auftrag verlangt ${goodName(GOOD[card])}` : ''}.`;
  },
  feed: ({ card, each, raw, final, roundsLeft }) =>
    raw
      ? `${final ? 'Karten sind gleich nichts mehr wert' : 'Behalte, was du noch bauen willst'}; alles andere wird hier zu je ${coins(each)}. ${final ? '' : `${rounds(roundsLeft)}.`}`.trim()
      : `Gib zuerst, was am wenigsten wert ist: ${goodName(GOOD[card])} zählt immer ${coins(each)}.`,
  emptyArea: ({ unused, roundsLeft }) =>
    `${unused ? 'Nach der Karte kannst du noch dasselbe nutzen und weißt mehr. ' : ''}${rounds(roundsLeft)}.`,
  endTurn: ({ unused, roundsLeft }) =>
    `${unused ? 'Was du nie nutzt, ist am Ende nichts wert. ' : ''}${rounds(roundsLeft)}.`,
  buildNow: ({ colour, helpers, roundsLeft }) =>
    `${helpers === 0 ? `Trauben dieser Farbe wären jetzt nichts wert: Du hast keine ${helpersName(colour)}.` : `Trauben dieser Farbe wären jetzt ${coins(helpers)} wert, so viele ${helpersName(colour)} hast du.`} ${roundsLeft === 0 ? 'Viele werden es nicht mehr.' : 'Jede Runde kommt eine dazu.'}`,
  where: ({ site, houses }) =>
    `${site === null ? 'Hier lockt nichts Besonderes: Denk an den Weg zu den nächsten Prämien.' : siteLine(site)} ${houses === 1 ? 'Das ist dein letztes Haus.' : houses === 2 ? 'Danach hast du nur noch ein Haus.' : ''}`.trim(),
  pay: ({ orderGoods, tooMuch }) =>
    `${orderGoods.length === 0 ? 'Der Vorschlag schont die Waren des Auftrags.' : `Ohne Waren des Auftrags geht es nicht: ${listOf(orderGoods.map(goodName))}.`} ${tooMuch > 0 ? `${coins(tooMuch)} ${tooMuch === 1 ? 'ist' : 'sind'} zu viel, genauer geht es nicht.` : 'Was noch in eine Kette soll, gibst du besser nicht her.'}`,
  area: ({ area, way, share }) =>
    `In ${areaName(area)} läuft es auf „${wayName(way)}“ am besten: in späteren Runden mit etwa ${percent(share)}. Was selten genug Gehilfen findet, braucht ein Feld mit weniger.`,
  takeTile: ({ tile }) =>
    tile === null
      ? 'Nimm, was du sicher nutzen kannst: Plättchen, die auf Waren warten, brauchen einen Betrieb dafür.'
      : `${tileLine(tile)} Farben zählen im Moment der Nutzung; warte auf eine Runde mit vielen davon.`,
  special: ({ order, leads, trader, roundsLeft }) =>
    trader
      ? `${goods(COAL, SCORING.coinsPerPoint)} wären am Ende nur ${points(1)} wert, der Handel bringt mehr. ${rounds(roundsLeft)}.`
      : `${leads ? 'In der Militärstärke ist niemand vor dir. ' : ''}${orderLine(order)}`,
  jail: ({ hooded, missing }) =>
    missing > 0
      ? `${hooded} Kapuzenträger drohen mit einem Überfall, dir ${missing === 1 ? 'fehlt eine Faust' : `fehlen ${missing} Fäuste`}: Einer weniger spart Punkte.`
      : 'Nimm die Farbe, die deinen teuren Gebäuden oft fehlt: Im Gefängnis wartet sie auf den richtigen Moment.',
  discard: ({ card, raw, roundsLeft }) =>
    `${card === NOTHING ? 'Gib her, was du nicht mehr baust.' : `Am weitesten weg ist ${theCardSubject(card)}.`} ${raw === NOTHING ? `${rounds(roundsLeft)}.` : `Nur Karten mit ${rawName(raw)} zählen hier.`}`,
  onto: ({ good, coins: n, order }) =>
    `Am meisten wert ist ${goods(good, 1)}: ${coins(n)}${order ? ', und es gehört zum Auftrag' : ''}. Eine Ware, die einer Kette fehlt, kann noch besser sein.`,
  chooseHelper: ({ colour, saves }) =>
    saves === NOTHING
      ? 'Gerade fehlt deinen Steinen keine einzelne Farbe. Denk an Plättchen, die eine Farbe zählen.'
      : `Ein ${colourName(colour)}er lässt ${theCard(saves)} laufen.`,
  chooseVineyard: ({ colour, helpers }) =>
    `${capital(colourName(colour))} ist an deinem Arbeitsmarkt gerade am stärksten: ${helpers}. Auf die Dauer zählen Poststationen derselben Farbe.`,
  nate: ({ card }) =>
    card === NOTHING
      ? 'Behalte, was du bald bauen kannst.'
      : `Am weitesten weg ist ${theCardSubject(card)}. Behalte, was du bald bauen oder in eine Kette geben kannst.`,
  halve: ({ card }) =>
    card === NOTHING
      ? 'Alle geben gleich viel: Behalte dein Bestes.'
      : `Am weitesten weg ist ${theCardSubject(card)}. Alle anderen geben auch die Hälfte.`,
  finalProduction: ({ now, best }) =>
    best > now
      ? `Auftrag und Waren bringen jetzt ${points(now)}, in bester Reihenfolge ${best}.`
      : `Auftrag und Waren bringen ${points(now)}, und mehr lässt sich mit Ketten nicht holen.`,
};
