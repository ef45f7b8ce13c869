import type { WrittenBook } from '@spielstube/engine/text';
import { BACK, CAPTAIN_AREA } from '../../../data/areas.ts';
import { BOARDS, placeNamed } from '../../../data/boards.ts';
import { numbered } from '../../../data/cards.ts';
import {
  CHAPTER_KEYS,
  CHAPTER_ROWS,
  type ChapterKey,
  TARGET_PLACE_POINTS,
  VOYAGE,
} from '../../../data/chapters.ts';
import { EVENT_KEYS, EVENT_POINTS, FIGURES_DRAWN, LAID_OUT } from '../../../data/events.ts';
import { CHAPTER_FIELDS } from '../../../data/fields.ts';
import { FISH } from '../../../data/goods.ts';
import { FIGURE_COUNTS, HOODED } from '../../../data/helpers.ts';
import { AID, CHARTING, SUPPLEMENTARY } from '../../../data/missions.ts';
import { NAVIGATOR, SAILORS } from '../../../data/sailors.ts';
import { BUILDING } from '../../../data/setup.ts';
import { NORTH, orderGoods, SHIPYARD_GOODS } from '../effects.ts';
import {
  cards,
  chapterTitle,
  coins,
  eitherOf,
  eventName,
  fists,
  goods,
  handCards,
  inWords,
  listOf,
  placeName,
  points,
  spaces,
  steps,
  supplementaryName,
  timesInWords,
} from '../words.ts';

const { bridge, shipyard, sail } = CHAPTER_FIELDS;
/** What the Captain's fields bring. */
const [SLOPPY, ORDERLY, EXTRAORDINARY] = BACK[CAPTAIN_AREA];
const PRISONS = LAID_OUT[EVENT_KEYS.indexOf('e110')];
const number = (key: ChapterKey): number => CHAPTER_KEYS.indexOf(key);
const row = (key: ChapterKey) => CHAPTER_ROWS[number(key)];
const title = (key: ChapterKey): string => `Kapitel ${key}: ${chapterTitle(number(key))}`;
/** „Der Auftrag: Brot und Mehl; 8 → 4 oder 20 → 10.“ */
const order = (key: ChapterKey): string => {
  const { low, lowPoints, high, highPoints } = row(key);
  return `Der Auftrag von ${key}: ${orderGoods(number(key))}. Ab ${coins(low)} gibt es ${points(lowPoints)}, ab ${coins(high)} ${highPoints}.`;
};
const target = (key: ChapterKey): string => placeName(row(key).board, row(key).target);
const places = (key: ChapterKey, ...keys: readonly string[]): readonly string[] =>
  keys.map((one) => placeName(row(key).board, placeNamed(row(key).board, one)));
const [FORD, FAR_FORD] = places('IIIa', 'B12', 'B17');
/** The last space of the sea track. */
const LIGHTHOUSE = BOARDS[row('VII').board].sea.length - 1;
const NEWDALE = BOARDS[row('VIII').board].sea.length - 1;
const drawn = (key: (typeof EVENT_KEYS)[number]): number => FIGURES_DRAWN[EVENT_KEYS.indexOf(key)];
const event = (key: (typeof EVENT_KEYS)[number]): string => `„${eventName(EVENT_KEYS.indexOf(key))}“`;

/** What is particular about each chapter. */
export const chapterRules = {
  chapterI: {
    title: title('I'),
    intro: [
      'Das erste Kapitel kommt ohne Besonderheiten aus: das ganze Grundspiel auf der Karte des Kernlands, von Westen nach Osten.',
      order('I'),
    ],
    rules: {
      'NEW-CH1-01': `Kapitel I hat weder Personen noch eigene Regeln. Das Ereignis ${event('e102')} bringt die Schneidereien in die Auslage.`,
    },
  },
  chapterII: {
    title: title('II'),
    intro: [
      'Dieselbe Karte, aber nun begleitet jeden eine Person, und der Norden bittet um Hilfe.',
      order('II'),
    ],
    rules: {
      'NEW-CH2-01': 'Ab jetzt spielen Personen mit: Nate Welton, Rabbit, Enoch Brubak und Onyx.',
      'NEW-CH2-02': `Das Ereignis ${event('e12')} legt „${supplementaryName(AID)}“ aus. Ab dann darf jeder den Auftrag einmal in seiner Phase VI erfüllen: ein eigenes Haus in ${NORTH} und Waren im Wert von mindestens ${coins(SUPPLEMENTARY.aid.coins)} für ${points(SUPPLEMENTARY.aid.points)}.`,
    },
  },
  chapterIII: {
    title: 'Kapitel III: Hochwasser oder Dickicht',
    intro: [
      'Hier teilt sich der Weg. In IIIa müsst ihr über den Fluss, in IIIb durch den Dornwald. In der Kampagne wählt, wer Kapitel II gewonnen hat.',
      order('IIIa'),
      order('IIIb'),
    ],
    rules: {
      'NEW-CH3-01': `IIIa und IVa: Über den Fluss kommt man nur auf dem Weg ${FORD}–${FAR_FORD} und über gebaute Brücken. Jeder hat eine Brücke.`,
      'NEW-CH3-02': `Feld Brücke: ${coins(bridge.coins)}, wobei Bretter und Ziegel doppelt zählen. An mindestens einem Ende eines freien Bauplatzes muss ein eigenes Haus stehen. Die Brücke bringt ${points(bridge.points)} und ${cards(bridge.cards)}.`,
      'NEW-CH3-03': 'Eine Brücke ist von da an für alle ein gewöhnlicher Weg von einem Schritt.',
      'NEW-CH3-04':
        'Eine Brücke je Bauplatz, eine je Spieler. Ist keine erlaubt, gilt die Aktion als nicht ausgeführt.',
      'NEW-CH3-05': 'Brücken ändern nicht, welche Orte an ein Bonusfeld grenzen.',
      'NEW-CH3-06': 'IIIb und IVb: Ein Pfad durchs Dickicht zählt zwei Schritte.',
      'NEW-CH3-07': 'Wer mindestens ein Sägewerk gebaut hat, für den zählt das Dickicht einen Schritt.',
      'NEW-CH3-08':
        'IIIb: Zu Beginn liegen zufällige Sägewerke in der Auslage, so viele, wie Leute mitspielen, allein zwei.',
      'NEW-CH3-09': `Diese Entfernung gilt auch für Bonusplättchen: Ein Pfad durchs Dickicht ohne Sägewerk ist mit Reichweite ${BUILDING.range} zu weit für eines.`,
      'NEW-CH3-10': `Das Ereignis ${event('e13')} legt „${supplementaryName(CHARTING)}“ aus: einmal je Spieler in Phase VI, eigene Häuser in allen vier Landschaften, für ${points(SUPPLEMENTARY.charting.points)}. Wer es zuerst schafft, bekommt ${SUPPLEMENTARY.charting.firstPoints}. Abgegeben wird nichts.`,
      'NEW-CH3-11':
        'Ein Sägewerk, das gerade gebaut wird, verkürzt den Weg seines eigenen Hauses noch nicht.',
    },
  },
  chapterIV: {
    title: 'Kapitel IV: Creekside oder Thickthorn',
    intro: [
      'Derselbe Plan wie in Kapitel III, und am Ende des Weges wartet eine Stadt.',
      order('IVa'),
      order('IVb'),
    ],
    rules: {
      'NEW-CH4-01': `Ein Haus in ${target('IVa')} (IVa) oder ${target('IVb')} (IVb) bringt am Ende ${points(TARGET_PLACE_POINTS)}, zusätzlich zur Prämie.`,
      'NEW-CH4-02':
        'IVb: Bei einem Bau darfst du ein Brett abgeben, dann zählt das Dickicht für diesen Bau einen Schritt. Du gibst es mit der Wahl des Ortes ab, es zahlt nicht mit, und nur wo es den Weg verkürzt.',
      'NEW-CH4-03': 'IVa: Die Brückenregeln gelten wieder, alle Bauplätze sind leer.',
    },
  },
  chapterV: {
    title: title('V'),
    intro: [
      'Auf der Straße nach Canyon Brook mischen sich Kapuzenträger unter die Gehilfen. Fäuste schützen.',
      order('V'),
    ],
    rules: {
      'NEW-CH5-01': `Die ${FIGURE_COUNTS[HOODED]} Kapuzenträger liegen bereit, sind aber noch nicht im Beutel.`,
      'NEW-CH5-02': `Das Ereignis ${event('e108')} legt alle ${FIGURE_COUNTS[HOODED]} sofort in den Beutel, noch vor Phase III.`,
      'NEW-CH5-03':
        'Ein gezogener Kapuzenträger steht am Arbeitsmarkt und kehrt am Rundenende in den Beutel zurück.',
      'NEW-CH5-04':
        'Überfall: Am Rundenende verliert jeder so viele Siegpunkte, wie ihm Fäuste gegen die Kapuzenträger am Arbeitsmarkt fehlen, nie unter 0.',
      'NEW-CH5-05': `Ein Haus in ${target('V')} bringt am Ende ${points(TARGET_PLACE_POINTS)}.`,
    },
  },
  chapterVI: {
    title: title('VI'),
    intro: [
      'Die Flotte will gebaut sein. Die Werft nimmt dieselben Waren wie der Auftrag: Teilt gut ein.',
      order('VI'),
    ],
    rules: {
      'NEW-CH6-01': `Feld Werft: ${eitherOf(SHIPYARD_GOODS)} im Wert von mindestens ${coins(shipyard.coins)} für ${points(shipyard.points)} und ${cards(shipyard.cards)}, höchstens ${timesInWords(shipyard.times)} je Spieler.`,
      'NEW-CH6-02': 'Was die Werft bekommen hat, zählt nicht mehr für den Auftrag.',
      'NEW-CH6-03': `Alle beginnen in ${placeName(row('VI').board, row('VI').start)}. Thickthorn und Creekside sind gewöhnliche Orte ohne Prämie, Kapuzenträger gibt es keine.`,
    },
  },
  chapterVII: {
    title: title('VII'),
    intro: [
      'Inseln, Schiffe und ein Orden, der überall Freunde hat. Ohne Fäuste wird es teuer, ohne Schiff wird es eng.',
      order('VII'),
    ],
    rules: {
      'NEW-CH7-01': `Die ${FIGURE_COUNTS[HOODED]} Kapuzenträger sind von Anfang an im Beutel. Überfälle drohen in jeder Runde.`,
      'NEW-CH7-02':
        'Schiffe beginnen auf Seefeld 0. Ein Feld vor oder zurück ist ein Schritt; sie stehen einander nicht im Weg.',
      'NEW-CH7-03':
        'Ein Schiff auf einem Feld mit Anker zählt beim Messen wie ein eigenes Haus, einen Schritt vom Ankerort entfernt, auch für Plättchen. Sonst zählt es nirgends als Haus.',
      'NEW-CH7-04':
        'Zu den Inseln führt kein Weg. Man erreicht sie nur mit dem Schiff oder von eigenen Häusern derselben Insel.',
      'NEW-CH7-05': `Feld Segeln: bis zu ${spaces(sail.spaces)}, und für jede von bis zu ${handCards(sail.moreCards)} eines mehr. Wer liegen bleibt, zieht eine Karte.`,
      'NEW-CH7-06': `Wer zum ersten Mal Seefeld ${LIGHTHOUSE} erreicht, bekommt nach der Reihenfolge der Ankunft ${listOf(row('VII').arrivals.map(String))} Siegpunkte.`,
      'NEW-CH7-07': `Im Ereignis ${event('e14')} werden ${inWords(drawn('e14'))} Figuren gezogen, und jede fehlende Faust beim Überfall kostet ${points(EVENT_POINTS.nightRaid)}.`,
      'NEW-CH7-08': `Das Ereignis ${event('e110')} legt ${inWords(numbered(PRISONS).length)} Gefängnisse aus. Wer in Phase VI einen Kapuzenträger einsperrt, nimmt ihn aus dem Überfall heraus.`,
      'NEW-CH7-09': `Eine Bewegung geht in eine Richtung. Karten werden nur für Felder abgelegt, die wirklich gesegelt werden. Seefeld ${LIGHTHOUSE} darf man wieder verlassen.`,
    },
  },
  chapterVIII: {
    title: title('VIII'),
    intro: [
      'Die Überfahrt. Das Tableau zeigt die Rückseite, der Kapitän bewegt das Schiff, und Seeleute lassen sich anheuern.',
      order('VIII'),
    ],
    rules: {
      'NEW-CH8-01':
        'Auf der Rückseite des Tableaus liegt die Kohlemine in Bereich 1 und der Kapitän in Bereich 2. Bereich 3 ist nur für den Smutje, 4 bis 8 sind frei.',
      'NEW-CH8-02': 'Kleine Wachtürme, Poststationen und Gefängnisse spielen nicht mit.',
      'NEW-CH8-03': 'Die Räuchereien liegen von Anfang an aus.',
      'NEW-CH8-04': `Schiffe beginnen auf Seefeld 0, der Seeweg führt bis Seefeld ${NEWDALE}, Newdale. Gefahren und vom Schiff aus gebaut wird wie in Kapitel VII.`,
      'NEW-CH8-05': 'Ein Schiff in Newdale bleibt dort. Weitere Schritte verfallen.',
      'NEW-CH8-06': `Die Ankunft bringt sofort ${listOf(row('VIII').arrivals.map(String))} Siegpunkte, nach der Reihenfolge der Schiffe.`,
      'NEW-CH8-07': `Wessen Schiff nicht in Newdale ist, verliert vor der Wertung ${points(VOYAGE.notArrived)}, nie unter 0.`,
      'NEW-CH8-08': `Das Ereignis ${event('e111')}: In Zugreihenfolge darf jeder sein Schiff sofort ${spaces(EVENT_POINTS.tailwind)} weit bewegen.`,
      'NEW-CH8-09': `Das Ereignis ${event('e15')}: Am Rundenende treibt jedes Schiff auf einem Feld ohne Anker ${spaces(EVENT_POINTS.stormBack)} zurück, außer sein Besitzer legt eine Handkarte ab. Das schwarze Schiff kümmert das nicht.`,
      'NEW-CH8-10':
        'Ein Stein in Bereich 3 ohne Smutje bringt nur eine Karte. In die Bereiche 2 und 3 kommen keine Produktionsgebäude.',
      'NEW-CH8-11': `Geliefert wird ${orderGoods(number('VIII'))}: ab ${coins(row('VIII').low)} für ${points(row('VIII').lowPoints)}, ab ${coins(row('VIII').high)} für ${row('VIII').highPoints}.`,
      'NEW-CH8-12': `Allein fährt ein schwarzes Schiff mit: ab Runde ${VOYAGE.blackShipFromRound} an jedem Rundenende ${VOYAGE.blackShipSteps} Felder. Ist es dann vor dir, verlierst du ${points(VOYAGE.blackShipAhead)}. Die Belohnung der Ankunft nimmt es dir nicht.`,
      'NEW-CH8-13':
        'Steht das Schiff schon in Newdale, bewegt der Kapitän nichts, und die Aktion gilt als nicht ausgeführt. Anheuern geht weiter, nur ohne Schritte.',
      'NEW-SAILOR-01': `Jeder beginnt mit einem Kapitän. Er wird wie ein Produktionsgebäude aktiviert, nur mit Gehilfen, und bewegt das Schiff: schlampig ${SLOPPY.goods}, ordentlich ${ORDERLY.goods}, außerordentlich ${EXTRAORDINARY.goods} Schritte.`,
      'NEW-SAILOR-02':
        'Weniger Schritte sind erlaubt; gar keiner heißt nicht ausgeführt. Kartenausgleich und „Aushilfe“ helfen auch dem Kapitän.',
      'NEW-SAILOR-03': `Matrose: beim Anheuern bis zu ${steps(SAILORS.sailorYellow.steps)}, danach wie eine Poststation.`,
      'NEW-SAILOR-04': `Smutje: beim Anheuern bis zu ${steps(SAILORS.cook.steps)}. Er liegt in Bereich 3 und kann aktiviert werden, um eine Fischsuppe zu kochen.`,
      'NEW-SAILOR-05': 'Mehr als einen Smutje hat niemand.',
      'NEW-SAILOR-06': `Navigator: beim Anheuern bis zu ${steps(SAILORS.navigator.steps)}. In jeder Phase VI darf er ${goods(FISH, NAVIGATOR.fish)} für ${points(NAVIGATOR.points)} nehmen, keinen Räucherfisch.`,
      'NEW-SAILOR-07': `Wachoffizier: beim Anheuern bis zu ${steps(SAILORS.officer.steps)}, und ${fists(SAILORS.officer.fists)}.`,
      'NEW-SAILOR-08':
        'Die Kette des Smutjes macht aus Fisch Fischsuppe, mit Kettenbonus. In der Schlussproduktion geht sie wie jede andere.',
      'NEW-SAILOR-09':
        'Feld Anheuern: Du zahlst die Heuer und nimmst eine der offenen Karten. Ein Haus gibt es dafür nicht.',
      'NEW-SAILOR-10': 'Die Punkte auf Seeleuten zählen mit den Gebäuden.',
      'NEW-SAILOR-11': '„Günstiger Bau“ und Gunda senken keine Heuer: Seeleute sind keine Gebäude.',
    },
  },
} satisfies WrittenBook;
