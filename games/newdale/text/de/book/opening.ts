import { capital, type WrittenBook } from '@spielstube/engine/text';
import { BOARDS } from '../../../data/boards.ts';
import { NUMBER, PILE_CARDS } from '../../../data/cards.ts';
import { CHAPTER_ROWS } from '../../../data/chapters.ts';
import { COMPARISONS, EVENT_POINTS, FIGURES_DRAWN, SOLO_EVENTS } from '../../../data/events.ts';
import { COAL } from '../../../data/goods.ts';
import { FIGURE_COUNTS, HOODED } from '../../../data/helpers.ts';
import { SECRET_MISSIONS } from '../../../data/missions.ts';
import { ROUNDS, STARTING } from '../../../data/setup.ts';
import { TILE_COPIES, TILES_PER_SEAT } from '../../../data/tiles.ts';
import { cards, goods, houses, inWords, placeName, points } from '../words.ts';

const HELPERS_IN_BAG = FIGURE_COUNTS.slice(0, HOODED).reduce((all, n) => all + n, 0);
const TILES_IN_ALL = TILE_COPIES.reduce((all, n) => all + n, 0);
const UNNUMBERED = NUMBER.slice(0, PILE_CARDS).filter((number) => number === 0).length;
const USUAL_DRAWS = Math.min(...FIGURES_DRAWN);
const MANY_DRAWS = Math.max(...FIGURES_DRAWN);
const [FIRST] = CHAPTER_ROWS;

/** How the game goes, how it begins, and phases I to III. */
export const opening = {
  course: {
    title: 'Wie das Spiel geht',
    intro: [
      `Ihr bereitet eine Expedition vor. Jedes Kapitel ist ein eigenes Spiel über ${inWords(ROUNDS)} Runden auf einem eigenen Plan. Wer am Ende die meisten Siegpunkte hat, gewinnt.`,
      `Eine Runde läuft so: Ein Ereignis zeigt, welche Gehilfen sicher da sind. Dann legt ihr verdeckt eure Aktionssteine auf Felder: auf das Aktionstableau für alle oder auf eure eigenen Gebäude. Erst danach kommen ${inWords(USUAL_DRAWS)} weitere Gehilfen aus dem Beutel, und es zeigt sich, ob der Plan aufgeht. Die Steine werden der Reihe nach ausgeführt, danach baut jeder noch ein Gebäude, und zuletzt arbeiten die Sondergebäude.`,
      'Waren sind Geld: Ihr zahlt mit ihnen. Ketten machen aus billigen Waren teure, aus Mehl und Kohle zum Beispiel Brot. Handkarten sind Gebäude, Rohstoffe und Ersatz für fehlende Gehilfen zugleich.',
      'Jedes Gebäude stellt ein Haus auf den Plan, nicht weit von den eigenen. Dort warten Prämien, Bonusplättchen und die Zeichen eures Geheimauftrags.',
      'Für die erste Partie: Baut früh einen Betrieb, dessen Ware der Kapitelauftrag verlangt, und einen, der ihm zuarbeitet. Ein dritter Aktionsstein lohnt sich fast immer.',
    ],
    rules: {
      'NEW-GEN-01': 'Es spielen 1 bis 4 Leute. Wer allein spielt, folgt zusätzlich den Soloregeln.',
      'NEW-GEN-02': `Eine Partie ist ein Kapitel mit genau ${inWords(ROUNDS)} Runden. Jede Runde hat die Phasen I Ereignis, II Planung, III Gehilfen, IV Aktionen, V Bauen und VI Sondergebäude, in dieser Reihenfolge.`,
      'NEW-GEN-03':
        'Die Phasen I bis III kennen keine Zugreihenfolge. In den Phasen IV bis VI ist immer erst der Startspieler dran, dann geht es im Uhrzeigersinn weiter.',
      'NEW-GEN-04': `Nach Runde ${ROUNDS} folgt die Schlusswertung. Wer die meisten Siegpunkte hat, gewinnt.`,
      'NEW-GEN-05': 'Jedes Kapitel kann für sich gespielt werden oder als Teil der Kampagne.',
      'NEW-GEN-06': 'Diese Regeln gelten in jedem Kapitel. Ein Kapitel kann welche hinzufügen oder ändern.',
      'NEW-GEN-07': 'Warenmarker sind unbegrenzt. Alles andere reicht nur so weit wie das Material.',
      'NEW-GEN-08': 'Ein Handkartenlimit gibt es nicht.',
      'NEW-GEN-09':
        'Wer eine Karte zieht, nimmt sie vom Nachziehstapel auf die Hand, wenn nichts anderes gesagt ist.',
      'NEW-GEN-10':
        'Ist der Nachziehstapel leer, wenn gezogen werden muss, wird die Ablage zum neuen Nachziehstapel gemischt, und es wird weitergezogen.',
      'NEW-GEN-11':
        'Sind Nachziehstapel und Ablage beide leer, legt jeder in Zugreihenfolge die Hälfte seiner Handkarten nach Wahl ab, abgerundet. Dann geht das Ziehen weiter; ist immer noch nichts da, fällt es aus.',
      'NEW-GEN-12':
        'Die Ablage liegt offen, jeder darf sie ansehen. Dorthin kommen alle benutzten und abgelegten Handkarten.',
      'NEW-GEN-13': 'Geheim sind nur Handkarten und Geheimaufträge. Den eigenen darf man jederzeit ansehen.',
    },
  },
  setup: {
    title: 'Aufbau',
    intro: [
      'Das Programm baut auf. Ihr entscheidet nur, welche Startkarten ihr behaltet und, ab Kapitel II, welche Person euch begleitet.',
    ],
    rules: {
      'NEW-SET-01':
        'Jedes Kapitel hat seinen Spielplan, Kapitel I den Plan A. Die anderen bleiben in der Schachtel.',
      'NEW-SET-02': 'Das Aktionstableau liegt daneben.',
      'NEW-SET-03': `Von den ${TILES_IN_ALL} Bonusplättchen werden ${TILES_PER_SEAT} je Spieler verdeckt gezogen. Der Rest bleibt ungesehen in der Schachtel.`,
      'NEW-SET-04':
        'Sie werden einzeln aufgedeckt. Eines von einer Art, die noch nicht ausliegt, kommt auf das leere Bonusfeld mit der niedrigsten Zahl.',
      'NEW-SET-05': 'Liegt die Art schon auf einem Bonusfeld, kommt das Plättchen dort auf den Stapel.',
      'NEW-SET-06':
        'Ist kein Bonusfeld mehr leer, geht ein Plättchen einer neuen Art in die Schachtel zurück.',
      'NEW-SET-07':
        'Das geht weiter, bis alle gezogenen Plättchen verteilt sind. Felder ohne Plättchen bleiben leer.',
      'NEW-SET-08': 'Warenmarker bilden den allgemeinen Vorrat.',
      'NEW-SET-09': `Der Nachziehstapel besteht aus den ${UNNUMBERED} Gebäuden ohne Nummer und den Nummern, die das Kapitel nennt. In Kapitel I sind es nur die ohne Nummer.`,
      'NEW-SET-10': `Der Ereignisstapel hat ${ROUNDS} Karten: unten die der letzten Runde, darauf drei gemischte für die Runden 4 bis 6, oben drei gemischte für die Runden 1 bis 3.`,
      'NEW-SET-11':
        'Wo Karten der Nummer 10 gebraucht werden, kommen sie zufällig aus allen, die es gibt. Die übrigen Ereignisse bleiben ungesehen in der Schachtel.',
      'NEW-SET-12': `Jeder hat ein Spielertableau, zwei Fortschrittsplättchen, vier Aktionssteine, einen Siegpunktmarker, ${houses(STARTING.houses + 1)} und eine Kohlemine.`,
      'NEW-SET-13': 'Das Spielertableau zeigt die Vorderseite, nur in Kapitel VIII die Rückseite.',
      'NEW-SET-14': 'Beide Fortschrittsplättchen liegen zu Beginn auf dem Tableau.',
      'NEW-SET-15':
        'Die Steine 1 und 2 gehören dir von Anfang an. Die Steine 3 und 4 liegen auf dem Aktionstableau zum Kauf.',
      'NEW-SET-16': `Alle beginnen mit ${points(STARTING.points)}.`,
      'NEW-SET-17': 'Die Kohlemine liegt in Bereich 1.',
      'NEW-SET-18': `Auf der Kohlemine liegen zu Beginn ${goods(COAL, STARTING.coal)}.`,
      'NEW-SET-19': `Ein Haus von jedem steht am Startort des Kapitels, in Kapitel I in ${placeName(FIRST.board, FIRST.start)}. Die anderen ${STARTING.houses} sind dein Vorrat.`,
      'NEW-SET-20': `In den Beutel kommen alle ${HELPERS_IN_BAG} Gehilfen: ${FIGURE_COUNTS[0]} gelbe, ${FIGURE_COUNTS[1]} grüne, ${FIGURE_COUNTS[2]} rote und ${FIGURE_COUNTS[3]} blaue. Kapuzenträger gehören nur in manchen Kapiteln dazu.`,
      'NEW-SET-21':
        'Der Startspieler wird ausgelost und bekommt den Beutel. Wer den Beutel hat, ist Startspieler.',
      'NEW-SET-22': `Jeder bekommt einen von ${inWords(SECRET_MISSIONS)} Geheimaufträgen. Jeder zeigt ein eigenes Zeichen und dazu die Mystische Stätte, die allen gemeinsam ist.`,
      'NEW-SET-23': `Alle ziehen ${cards(STARTING.cards)}. Dann legt jeder gleichzeitig ${STARTING.discarded} davon ab.`,
      'NEW-SET-24':
        'Wo Personen mitspielen, liegen so viele offen aus, wie Leute mitspielen. Der Rest kommt in die Schachtel.',
      'NEW-SET-25':
        'Personen werden gegen den Uhrzeigersinn gewählt, beginnend rechts vom Startspieler. Er selbst bekommt die letzte.',
      'NEW-SET-26': 'In Kapitel I gibt es keine Personen.',
      'NEW-SET-27':
        'Die Kapitelkarte und die Übersicht der Schlusswertung liegen die ganze Partie offen. Geschichte und Auftrag des Kapitels werden zu Beginn gezeigt.',
      'NEW-SET-28': 'Erst kommt der Geheimauftrag, dann die Handkarten, dann die Personen.',
      'NEW-SET-29':
        'Manche Kapitel legen schon zu Beginn Gebäude in die Auslage. Sie werden vor dem Mischen herausgesucht.',
      'NEW-SET-30': `Plan, Startort, Ereignisse, Karten, Auslage und besonderes Material stehen für jedes Kapitel fest. Es gibt ${inWords(BOARDS.length)} Pläne für zehn Aufbauten.`,
    },
  },
  events: {
    title: 'Phase I: Ereignis',
    intro: [
      'Jede Runde beginnt mit einem neuen Ereignis. Es bringt Gehilfen für alle und oft noch etwas dazu.',
    ],
    rules: {
      'NEW-P1-01': 'Die oberste Karte des Ereignisstapels wird aufgedeckt und gilt bis zum Ende der Runde.',
      'NEW-P1-02':
        'Ein Ereignis wirkt zu der Zeit, die es nennt: sofort, in einer bestimmten Phase oder am Rundenende.',
      'NEW-P1-03': 'Die Gehilfen auf der Karte gehören in dieser Runde zum Arbeitsmarkt.',
      'NEW-P1-04':
        'Gebäude, die ein Ereignis bringt, kommen alle offen in die Auslage und bleiben dort, bis sie gebaut werden.',
      'NEW-P1-05': `Was sofort für alle gilt, geschieht in Zugreihenfolge, wenn es darauf ankommt. Am Markttag bekommt jeder ${goods(COAL, EVENT_POINTS.marketDayCoal)} und ${cards(EVENT_POINTS.marketDayCards)}.`,
      'NEW-P1-06': `${capital(inWords(COMPARISONS.length))} Ereignisse vergleichen am Rundenende: Wer allein vorn liegt, bekommt ${points(EVENT_POINTS.best)}; liegen mehrere gleichauf vorn, bekommt jeder von ihnen ${EVENT_POINTS.tied}. Mit 0 gewinnt niemand.`,
      'NEW-P1-07': `Allein fragen ${inWords(SOLO_EVENTS.length)} Ereignisse nach einem Mindestwert: ${houses(EVENT_POINTS.soloHouses)}, ${EVENT_POINTS.soloFists} Fäuste oder ${EVENT_POINTS.soloGoods} verschiedene Waren. Wer ihn erreicht, bekommt ${points(EVENT_POINTS.solo)}.`,
      'NEW-P1-08':
        'Bei der Volkszählung zählt das Haus am Startort mit, beim Grenzland nie. Beim Zunfttag zählt die Kohlemine, Kapitän und Smutje zählen nicht.',
      'NEW-P1-09':
        'Bei der Handwerksschau sind Trauben aller Farben zusammen eine Ware. Bei den vollen Speichern zählen sie so viel, wie sie in diesem Moment wert sind.',
    },
  },
  planning: {
    title: 'Phase II: Planung',
    intro: [
      'Ihr legt eure Steine, bevor der Beutel spricht. Die Zahl auf dem Stein bestimmt, wann er dran ist: Was zuerst Waren bringen soll, gehört auf die kleine Zahl.',
    ],
    rules: {
      'NEW-P2-01': 'In Phase II wird nur geplant. Ausgeführt wird nichts.',
      'NEW-PLAN-01': 'Alle legen gleichzeitig alle Steine, die sie haben, auf Aktionsfelder.',
      'NEW-PLAN-02': 'Die Steine 1 und 2 hat jeder von Anfang an, 3 und 4 ab der Runde nach dem Kauf.',
      'NEW-PLAN-03':
        'Geplant wird verdeckt und zusammen aufgedeckt. Auf Wunsch geht es auch offen und reihum: erst alle Steine 1, dann alle Steine 2 und so weiter.',
      'NEW-PLAN-04': 'Felder eines Spielertableaus darf nur sein Besitzer nutzen.',
      'NEW-PLAN-05':
        'In jedem Produktionsbereich liegt höchstens ein Stein. Ein Gebäude arbeitet also nur einmal je Runde.',
      'NEW-PLAN-06': 'Die Felder des Aktionstableaus stehen allen offen, auch mehreren zugleich.',
      'NEW-PLAN-07':
        'Auf jedem Feld des Aktionstableaus oder der Kapitelkarte darf höchstens ein eigener Stein liegen.',
      'NEW-PLAN-08':
        'Ein Stein darf auch dorthin, wo seine Aktion jetzt nicht möglich ist, sogar in einen leeren Bereich.',
      'NEW-PLAN-09': 'Die Phase endet, wenn alle Steine liegen. Zurückhalten darf man keinen.',
      'NEW-PLAN-10': 'Die Zahl auf dem Stein legt die Reihenfolge der eigenen Aktionen fest.',
      'NEW-PLAN-11': 'Aufgedeckte Steine werden nicht mehr bewegt, bis sie ausgeführt sind.',
    },
  },
  helpers: {
    title: 'Phase III: Gehilfen',
    intro: [
      'Der Arbeitsmarkt besteht aus den Gehilfen auf dem Ereignis und denen aus dem Beutel. Er wird nicht aufgebraucht.',
    ],
    rules: {
      'NEW-P3-01': `Aus dem Beutel werden einzeln ${inWords(USUAL_DRAWS)} Figuren gezogen, ohne hineinzusehen.`,
      'NEW-P3-02': `Ein Ereignis kann die Zahl ändern: Bei Wandergesellen und in der Nacht der Kapuzen sind es ${inWords(MANY_DRAWS)}.`,
      'NEW-P3-03': 'Der Arbeitsmarkt der Runde sind die gedruckten und die gezogenen Gehilfen zusammen.',
      'NEW-P3-04': 'Jeder darf jeden Gehilfen nutzen, für alles und beliebig oft.',
      'NEW-P3-05':
        'Gehilfen von Poststationen, Matrosen, Rabbit und Onyx gehören nur zum eigenen Arbeitsmarkt.',
      'NEW-P3-06':
        'Vor Phase III zählen nur die gedruckten und die eigenen Gehilfen. Es gilt immer, was im Moment der Nutzung da ist.',
      'NEW-P3-07':
        'Ein gezogener Kapuzenträger zählt als gezogene Figur, steht am Arbeitsmarkt und hilft niemandem.',
    },
  },
} satisfies WrittenBook;
