import type { AskedLine } from '@spielstube/engine/text';
import { NOTHING } from '../../data/box.ts';
import { EFFECTS } from '../../data/buildings.ts';
import { EVENT_POINTS } from '../../data/events.ts';
import { ACTION_FIELDS, BLACK_MARKET, CHAPTER_FIELDS } from '../../data/fields.ts';
import { PERSON_EFFECTS } from '../../data/persons.ts';
import { BUILDING, SCORING } from '../../data/setup.ts';
import { FOR_BLACK_MARKET, FOR_MISSING_HELPERS, FOR_SPACES, rawFor } from '../../rules/discarding.ts';
import {
  FOR_BRIDGE,
  FOR_BUILDING,
  FOR_HIRE,
  FOR_OFFSPRING,
  FOR_PROGRESS,
  FOR_RECRUIT,
  FOR_SHIPYARD,
} from '../../rules/payment.ts';
import type { QuestionKind } from '../../rules/state.ts';
import type { Asked } from '../facts.ts';
import { chainWords } from './effects.ts';
import {
  cardName,
  cards,
  coins,
  fieldName,
  goodName,
  handCards,
  helpers,
  inLandscape,
  inWords,
  listOf,
  personName,
  placeName,
  points,
  progressName,
  rawName,
  siteName,
  spaceName,
  spaces,
  steps,
  stoneName,
  supplementaryName,
  theCard,
  theCardSubject,
  tileName,
  timesInWords,
  wayName,
} from './words.ts';

const NOT_DONE = `Wer nichts davon tut, zieht ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`;
const more = (left: number): string => (left === 1 ? 'Noch eine.' : `Noch ${inWords(left)}.`);

/** What is paid for. */
function forWhat(what: number, thing: number): string {
  switch (what) {
    case FOR_BUILDING:
    case FOR_HIRE:
      return theCard(thing);
    case FOR_OFFSPRING:
      return stoneName(thing);
    case FOR_PROGRESS:
      return `„${progressName(thing)}“`;
    case FOR_BRIDGE:
      return `die Brücke ${siteName(thing)}`;
    case FOR_RECRUIT:
      return personName(thing);
    default:
      return `„${supplementaryName(thing)}“`;
  }
}

/** What discarded cards are for. */
function purposeWords(purpose: number): string {
  if (purpose === FOR_BLACK_MARKET) return fieldName(BLACK_MARKET);
  if (purpose === FOR_MISSING_HELPERS) return 'Kartenausgleich';
  return purpose === FOR_SPACES ? 'Segeln' : tileName(purpose);
}

const BY = {
  captain: 'Der Kapitän steht bereit',
  hired: 'Die neue Hand an Bord hilft gleich mit',
  wind: 'Rückenwind',
} as const;

export function question(asked: Asked): AskedLine {
  switch (asked.kind) {
    case 'layAside':
      return {
        title: asked.left === 0 ? 'Sind das deine Startkarten?' : 'Welche Karte legst du ab?',
        hint:
          asked.left === 0
            ? 'Bestätige, dann legen alle zugleich auf.'
            : `${more(asked.left)} Der Rest ist deine Starthand.`,
      };
    case 'choosePerson':
      return {
        title: 'Wen nimmst du mit?',
        hint: asked.alone
          ? 'Eine der beiden Personen hilft dir, einmal in diesem Kapitel.'
          : asked.persons === 1
            ? 'Nur diese Person ist noch übrig.'
            : `Noch ${inWords(asked.persons)} stehen zur Wahl. Jede hilft einmal.`,
      };
    case 'prepare':
      return {
        title: 'Nutzt du vor dem Planen etwas?',
        hint: 'Plättchen und Personen sind auch später noch einsetzbar, in deinen Zügen.',
      };
    case 'plan':
      return asked.stone === NOTHING
        ? {
            title: 'Ist dein Plan fertig?',
            hint: asked.alone
              ? 'Alle Steine liegen. Danach spricht der Beutel.'
              : 'Alle Steine liegen. Aufgedeckt wird, wenn jeder bestätigt hat.',
          }
        : {
            title: `Wohin legst du ${stoneName(asked.stone)}?`,
            hint: `${asked.left > 1 && !asked.open ? `Noch ${inWords(asked.left)} Steine. ` : ''}${asked.open ? 'Die anderen sehen zu.' : asked.alone ? 'Der Beutel spricht erst danach.' : 'Die anderen sehen deinen Plan erst, wenn alle fertig sind.'}`,
          };
    case 'release':
      return {
        title: 'Lässt du jemanden frei?',
        hint: `Im Gefängnis: ${helpers(asked.prisoners)}. Wer freikommt, hilft in dieser Runde allen.`,
      };
    case 'offspring':
      return {
        title: 'Welchen Stein kaufst du?',
        hint: `Deine Waren sind ${coins(asked.coins)} wert. ${NOT_DONE}`,
      };
    case 'blackMarket':
      return {
        title: 'Handelst du auf dem Schwarzmarkt?',
        hint: `Du hast ${handCards(asked.cards)}. ${NOT_DONE}`,
      };
    case 'handCards':
      return {
        title: 'Tauschst du Handkarten?',
        hint:
          asked.cards < 2
            ? `Zum Tauschen brauchst du zwei, also ziehst du nur ${ACTION_FIELDS.handCards.cards}.`
            : `Entweder behältst du eine und tauschst die ${asked.cards === 2 ? 'andere' : `anderen ${inWords(asked.cards - 1)}`}, oder du behältst alle. Danach ziehst du ${ACTION_FIELDS.handCards.cards}.`,
      };
    case 'progress':
      return {
        title: 'Welchen Fortschritt machst du?',
        hint: `Für ${coins(ACTION_FIELDS.progress.coins)} verschwindet ein Plättchen von deinem Tableau. ${NOT_DONE}`,
      };
    case 'build':
      return { title: 'Was baust du?', hint: `Deine Waren sind ${coins(asked.coins)} wert. ${NOT_DONE}` };
    case 'bridge':
      return {
        title: 'Wo baust du deine Brücke?',
        hint: `Bretter und Ziegel zählen beim Bezahlen doppelt. ${NOT_DONE}`,
      };
    case 'shipyard':
      return {
        title: 'Lieferst du an die Werft?',
        hint: `Du hast Waren für sie im Wert von ${coins(asked.coins)} und warst ${asked.times === 0 ? 'noch nie' : timesInWords(asked.times)} dort. ${NOT_DONE}`,
      };
    case 'sail':
      return {
        title: 'Wie weit segelst du?',
        hint: `Dein Schiff liegt auf ${spaceName(asked.space)}. Jedes Feld über ${CHAPTER_FIELDS.sail.spaces} hinaus kostet eine Handkarte.`,
      };
    case 'hire':
      return {
        title: 'Wen heuerst du an?',
        hint: `Deine Waren sind ${coins(asked.coins)} wert. ${NOT_DONE}`,
      };
    case 'produce':
      return {
        title: `${cardName(asked.card)}, ${wayName(asked.way)}: ${asked.arrived ? 'Dein Schiff ist am Ziel' : asked.missing === 0 ? 'Alle Gehilfen sind da' : asked.missing === 1 ? 'Ein Gehilfe fehlt' : `${asked.missing} Gehilfen fehlen`}.`,
        hint: asked.arrived
          ? `Weiter geht die Fahrt nicht. ${NOT_DONE}`
          : asked.missing === 0
            ? `Du darfst auch verzichten. Wer so weder mit Gehilfen noch mit der Kette etwas herstellt, zieht ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`
            : `Für jeden legst du ${handCards(asked.cardsEach)} ab${asked.tiles > 0 ? ` oder nutzt „Aushilfe“ (${asked.tiles})` : ''}. Auf der Hand hast du ${asked.cards}.`,
      };
    case 'emptyArea':
      return {
        title: 'In diesem Bereich steht kein Gebäude.',
        hint: `Nutz vorher, was du willst: Plättchen, Personen oder Gefangene. Dann ziehst du ${cards(ACTION_FIELDS.notCarriedOut.cards)}.`,
      };
    case 'chain':
      return {
        title: `${cardName(asked.card)}: Nutzt du die Kette?`,
        hint:
          asked.links === 0
            ? `${chainWords(asked.card)}: Dafür ${asked.lacking.length === 0 ? 'hast du gerade nichts Passendes' : `bräuchtest du noch ${listOf(asked.lacking.map(goodName))}`}.`
            : `${chainWords(asked.card)}. ${asked.raw ? `Passende Handkarten: ${asked.links}.` : `Höchstens ${timesInWords(asked.links)}.`} Am Ende gibt es eine mehr.`,
      };
    case 'feed':
      return {
        title: `${cardName(asked.card)}: Was kommt ${asked.made > 0 ? 'noch ' : ''}in die Kette?`,
        hint: `${chainWords(asked.card)}${asked.made > 0 ? `, bisher ${asked.made}` : ''}.${asked.final ? ' In der Schlussproduktion gibt es keinen Bonus.' : ' Am Ende gibt es eine mehr.'}`,
      };
    case 'steps':
      return {
        title: 'Wie weit fährt dein Schiff?',
        hint: `${BY[asked.by]}: von ${spaceName(asked.space)} bis zu ${spaces(asked.most)} vorwärts oder zurück.`,
      };
    case 'endTurn':
      return {
        title: 'Dein Zug ist getan.',
        hint: 'Du kannst noch Plättchen, Personen oder Gefangene nutzen. Sonst beende den Zug.',
      };
    case 'buildPhase':
      return {
        title: asked.persons
          ? 'Baust du, nimmst du jemanden auf, oder ziehst du?'
          : 'Baust du, oder ziehst du Karten?',
        hint: `Ein Gebäude oder ${cards(ACTION_FIELDS.buildingPhase.cards)}. Deine Waren sind ${coins(asked.coins)} wert, im Vorrat ${asked.houses === 1 ? 'ist noch 1 Haus' : `sind noch ${asked.houses} Häuser`}.`,
      };
    case 'buildNow':
      return {
        title: `${cardName(asked.card)}: Baust du ihn gleich?`,
        hint: `Zu den üblichen Regeln und zusätzlich zu allem anderen. Deine Waren sind ${coins(asked.coins)} wert.`,
      };
    case 'where':
      return {
        title: `Wo soll ${theCardSubject(asked.card)} entstehen?`,
        hint: `Höchstens ${steps(asked.range)} von einem eigenen Haus. Kostet ${coins(asked.cost)}${asked.discount === NOTHING ? '' : `, ${inLandscape(asked.discount)} ${BUILDING.discount} weniger`}; du hast ${asked.coins}.`,
      };
    case 'pay':
      return {
        title:
          asked.what === FOR_SHIPYARD
            ? 'Was lieferst du an die Werft?'
            : `Womit bezahlst du ${forWhat(asked.what, asked.thing)}?`,
        hint: `${asked.begun ? 'Noch' : 'Es kostet'} ${coins(asked.left)}, deine Waren zählen ${asked.coins}. ${asked.reductions ? 'Vorher kannst du den Preis senken.' : 'Die wertvollste Ware kommt zuerst, Wechselgeld gibt es nicht.'}`,
      };
    case 'area':
      return {
        title: `In welchen Bereich kommt ${theCardSubject(asked.card)}?`,
        hint: 'Bereiche haben verschiedene Felder: Manche brauchen weniger Gehilfen, manche bringen mehr.',
      };
    case 'takeTile':
      return {
        title: 'Welches Plättchen nimmst du?',
        hint: `Dein Haus in ${placeName(asked.board, asked.place)} grenzt an mehrere Bonusfelder. Eines musst du nehmen.`,
      };
    case 'special':
      return {
        title: asked.works ? 'Was nutzt du in Phase VI?' : 'Nutzt du in Phase VI noch etwas?',
        hint: asked.works
          ? 'Jedes Sondergebäude einmal, in beliebiger Reihenfolge. Kohle, Mais, Trauben und Karten sind schon da.'
          : 'Die Sondergebäude sind durch; Plättchen, Personen oder Gefangene kannst du noch nutzen.',
      };
    case 'jail':
      return {
        title: 'Wen sperrst du ein?',
        hint: asked.hooded
          ? `Ein Kapuzenträger verlässt das Spiel und bringt ${points(EFFECTS.prison.points)}; ein Gehilfe wartet, bis du ihn brauchst.`
          : 'Der Gehilfe wartet im Gefängnis, bis du ihn wieder auf den Arbeitsmarkt lässt.',
      };
    case 'discard':
      return {
        title: 'Welche Karte legst du ab?',
        hint: `${purposeWords(asked.purpose)}: ${rawFor(asked.purpose) === NOTHING ? '' : `nur mit ${rawName(rawFor(asked.purpose))}. `}${more(asked.left)}`,
      };
    case 'onto':
      return {
        title: 'Welche Ware bekommst du?',
        hint: 'Eine, die eines deiner Gebäude herstellt.',
      };
    case 'chooseHelper':
      return {
        title: 'Welchen Gehilfen holt Onyx?',
        hint: 'Er hilft bis zum Rundenende nur dir und fehlt so lange im Beutel.',
      };
    case 'chooseVineyard':
      return {
        title: 'Welchen Weinberg nimmst du?',
        hint: 'Er kommt auf deine Hand, und du darfst ihn gleich bauen.',
      };
    case 'nate':
      return {
        title: 'Welche der gezogenen Karten legst du ab?',
        hint: `Nate Welton: Von ${PERSON_EFFECTS.nate.cards} Karten gehen ${PERSON_EFFECTS.nate.discarded}. ${more(asked.left)}`,
      };
    case 'halve':
      return {
        title: 'Welche Karte legst du ab?',
        hint: `Beide Stapel sind leer: Jeder legt die halbe Hand ab. ${more(asked.left)}`,
      };
    case 'storm':
      return {
        title: 'Eissturm: Legst du eine Karte ab?',
        hint: `Sonst treibt dein Schiff ${spaces(EVENT_POINTS.stormBack)} zurück; es liegt auf ${spaceName(asked.space)}.`,
      };
    case 'finalProduction':
      return {
        title: asked.chains === 0 ? 'Bist du fertig?' : 'Welche Kette nutzt du noch?',
        hint: `${asked.chains === 0 ? 'Keine Kette kann noch etwas herstellen.' : `${asked.chains === 1 ? 'Eine Kette kann' : `${asked.chains} Ketten können`} noch etwas herstellen.`} Übrige Waren bringen je ${SCORING.coinsPerPoint} Münzen ${points(1)}.`,
      };
  }
}

/** What the others read while they wait. */
export const waiting: Readonly<Record<QuestionKind, string>> = {
  layAside: 'legt Karten ab',
  choosePerson: 'wählt eine Person',
  prepare: 'überlegt vor dem Planen',
  plan: 'plant',
  release: 'denkt an die Gefangenen',
  offspring: 'ist beim Nachwuchs',
  blackMarket: 'ist auf dem Schwarzmarkt',
  handCards: 'wählt Handkarten',
  progress: 'macht Fortschritte',
  build: 'wählt ein Gebäude',
  bridge: 'wählt einen Platz für die Brücke',
  shipyard: 'ist auf der Werft',
  sail: 'segelt',
  hire: 'heuert jemanden an',
  produce: 'produziert',
  emptyArea: 'nimmt einen Stein zurück',
  chain: 'nutzt eine Kette',
  feed: 'nutzt eine Kette',
  steps: 'bewegt das Schiff',
  endTurn: 'beendet den Zug',
  buildPhase: 'baut oder zieht Karten',
  buildNow: 'überlegt, den Weinberg zu bauen',
  where: 'wählt einen Ort',
  pay: 'bezahlt',
  area: 'wählt einen Bereich',
  takeTile: 'wählt ein Plättchen',
  special: 'nutzt Sondergebäude',
  jail: 'sperrt jemanden ein',
  discard: 'legt Karten ab',
  onto: 'wählt eine Ware',
  chooseHelper: 'wählt einen Gehilfen',
  chooseVineyard: 'wählt einen Weinberg',
  nate: 'legt gezogene Karten ab',
  halve: 'legt die halbe Hand ab',
  storm: 'steht im Eissturm',
  finalProduction: 'ist in der Schlussproduktion',
};
