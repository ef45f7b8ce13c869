import { BASICS, job } from '../../../data/jobs.ts';
import {
  LIMITS,
  MARKETS,
  PADLOCK_GOLD,
  ROAD,
  ROAD_COIN,
  STACK_CARDS,
  STACKS,
  STARTING_GOLD,
  STARTING_HAND,
  SWAPS,
  WOOL_AND_LEATHER_FROM,
} from '../../../data/setup.ts';
import { SUITS } from '../../../data/suits.ts';
import { drawPileOf, SIGNPOSTED, WOOL_AND_LEATHER } from '../../figures.ts';
import { coins, gold, inWords, jobName, listOf, timesInWords } from '../words.ts';
import { BASIC_NAMES, BASICS_EACH, BASICS_IN_ALL } from './figures.ts';

/** How the game goes, its set-up, and what counts. */
export const opening = {
  course: {
    title: 'So läuft das Spiel',
    intro: [
      'Jeder baut ein Dorf. In der Mitte liegt deine Gründungskarte, und um sie herum entstehen Produktionsketten: Wer weiter oben liegt, braucht die Leute unter sich und bringt meist mehr.',
      `Eine Runde hat drei Teile. In der Draftphase nehmt ihr reihum Karten aus der Auslage oder von den ${inWords(ROAD)} Stapeln dahinter, jeder so viele, wie sein Draft-Limit erlaubt: ${LIMITS.base} und eine je Nahrung. Danach wird die Auslage erneuert. In der Bauphase legt ihr Karten aus der Hand an: ${LIMITS.base} und eine je Bausymbol, nie mehr als ${LIMITS.most}.`,
      `Die Karten ganz unten (${BASIC_NAMES}) liegen in eigenen Stapeln. Du bekommst sie, indem du eine Handkarte verdeckt auf einen Stapel legst, höchstens ${timesInWords(SWAPS)} je Bauphase.`,
      `Manche Karten haben ein Schloss. Hast du den, der es öffnet, selbst im Dorf, legt die Bank ${gold(PADLOCK_GOLD)} auf ihn. Hat ihn nur jemand anderes, zahlst du ihm die ${gold(PADLOCK_GOLD)}; hat ihn niemand, zahlst du sie der Bank.`,
      `Sind die ersten ${inWords(MARKETS.first)} Stapel leer, kommt der erste Markttag, sind alle leer, der zweite. Beide bringen das Gold, das auf unverdeckten Karten steht, der zweite dazu alles Silber. Münzen auf deinen Karten zählen an beiden. Danach ist Schluss: Das meiste Gold gewinnt.`,
    ],
    rules: {
      'VRS-FLOW-01':
        'Eine Runde besteht aus Draftphase, Aktualisierung der Auslage, Bauphase und Rundenende. Dann folgen, wenn sie anstehen, Bronzewertung, Entwicklung und Markttag.',
      'VRS-FLOW-02': 'Es wird Runde um Runde gespielt, bis der zweite Markttag vorbei ist.',
      'VRS-FLOW-03':
        'Wie viele Runden es werden, steht nicht fest: Es hängt davon ab, wie schnell die Stapel leer werden.',
      'VRS-FLOW-04':
        'Haben alle gebaut, geht es in dieser Reihenfolge weiter: Gründungskarten prüfen, LOS!-Karte weitergeben, Bronze, Entwicklung, Markttag.',
      'VRS-FLOW-05': 'Das Gold im Vorrat sind die Siegpunkte.',
    },
  },
  setup: {
    title: 'Aufbau',
    intro: [
      'Das Spiel baut alles von selbst auf. Wer am echten Tisch nachbauen will, findet hier die Zahlen.',
    ],
    rules: {
      'VRS-SET-01': 'Gespielt wird zu zweit, zu dritt oder zu viert; allein geht es gegen die Gräfin.',
      'VRS-SET-02': `Die ${inWords(ROAD)} Karten mit Wegweiser liegen offen nebeneinander, in zufälliger Reihenfolge: Das ist die Auslage. Es sind ${listOf(SIGNPOSTED.map(jobName))}.`,
      'VRS-SET-03': 'Zu Beginn liegen in der Auslage keine Münzen.',
      'VRS-SET-04': `Die ${BASICS_IN_ALL} Startkarten bilden ${inWords(BASICS.length)} offene Stapel: je ${BASICS_EACH} ${BASIC_NAMES}.`,
      'VRS-SET-05': 'Jeder bekommt eine Gründungskarte mit der Goldseite nach oben: die Mitte seines Dorfes.',
      'VRS-SET-06': `Jeder hat zu Beginn ${gold(STARTING_GOLD)} im Vorrat. Alles andere Gold ist die Bank, und die wird nie leer.`,
      'VRS-SET-07':
        'Wer zuletzt einen Nagel in die Wand geschlagen hat, bekommt die LOS!-Karte. Hier entscheidet der Zufall, oder ihr bestimmt es vorher.',
      'VRS-SET-08': `Mit weniger als ${inWords(WOOL_AND_LEATHER_FROM)} Leuten kommen alle ${WOOL_AND_LEATHER} Karten mit Wolle oder Leder aus dem Spiel.`,
      'VRS-SET-09': `Die übrigen Karten werden gemischt und bilden ${inWords(STACKS)} verdeckte Stapel: zu zweit mit je ${STACK_CARDS[2]}, zu dritt mit je ${STACK_CARDS[3]}, zu viert mit je ${STACK_CARDS[4]} Karten.`,
      'VRS-SET-10': 'Über jedem Platz der Auslage liegt ein Stapel; gezählt wird von links.',
      'VRS-SET-11': `Der erste Markttag liegt unter Stapel ${MARKETS.first}, der zweite unter Stapel ${MARKETS.second}.`,
      'VRS-SET-12': `Jeder bekommt ${STARTING_HAND} Handkarten.`,
      'VRS-SET-13': `Was übrig bleibt, ist der Nachziehstapel: ohne Module zu zweit ${drawPileOf(2)}, zu dritt ${drawPileOf(3)}, zu viert ${drawPileOf(4)} Karten. Der Ablagestapel ist leer.`,
      'VRS-SET-14':
        'Die Vorderseiten deiner Handkarten siehst nur du. Ihre Rückseiten, also die Betriebe, sehen alle.',
      'VRS-SET-15': `Die erste Partie könnt ihr ohne Schlösser spielen: Dann kosten sie nichts, und niemand bekommt etwas dafür. Gezählt werden sie trotzdem, etwa vom ${jobName(job('locksmith'))}. Die ${jobName(job('tinner'))} kann man dann nicht ausspielen.`,
      'VRS-SET-16':
        'Offen sind Vorräte, Münzen, Auslage, Dörfer, Ablagestapel, die Größe aller Stapel und die Rückseiten der obersten Karten und der Hände.',
      'VRS-SET-17':
        'Die drei Module Unterstützung, Profiteure und Entwicklung könnt ihr beliebig dazunehmen.',
    },
  },
  symbols: {
    title: 'Was zählt',
    intro: [
      `Jede Karte gehört zu einem von ${inWords(SUITS)} Betrieben. Wer verdeckt liegt, zeigt nur noch Namen, Betrieb und Schloss.`,
    ],
    rules: {
      'VRS-VIS-01':
        'Sobald eine Karte auf einer anderen liegt, gilt nichts mehr, was unter deren Namen steht: Nahrung, Bausymbole, Gold, Silber, Bronze und Schlüsselbund. Eine einzige Karte genügt.',
      'VRS-VIS-02': 'Betriebssymbole zählen überall in einer Kette, auch verdeckt.',
      'VRS-VIS-03':
        'Schlösser zählen überall in einer Kette, auch verdeckt; jede Karte mit Schloss hat eines.',
      'VRS-VIS-04':
        'Startkarten und Gründungskarte zählen mit ihrem Betriebssymbol: Holz, Heu, Erz oder Getreide.',
      'VRS-VIS-05': 'Nahrung und Bausymbole eines Dorfes sind die, die unverdeckt darin liegen.',
      'VRS-VIS-06': 'Dieselbe Karte darf beliebig oft im selben Dorf liegen.',
      'VRS-VIS-07': 'Was im Dorf liegt, kommt nie zurück auf die Hand.',
    },
  },
  draft: {
    title: 'Draftphase',
    intro: ['Reihum nimmt jeder eine Karte, bis alle ihr Limit erreicht haben.'],
    rules: {
      'VRS-DRAFT-01': 'Wer die LOS!-Karte hat, beginnt; dann geht es im Uhrzeigersinn, eine Karte je Zug.',
      'VRS-DRAFT-02': 'Du nimmst eine offene Karte aus der Auslage oder die oberste eines Stapels.',
      'VRS-DRAFT-03': `Dein Draft-Limit: ${LIMITS.base} und 1 je Nahrung in deinem Dorf.`,
      'VRS-DRAFT-04': `Mehr als ${LIMITS.most} Karten nimmt niemand.`,
      'VRS-DRAFT-05': 'Du musst nehmen, bis dein Limit erreicht ist. Passen gibt es nicht.',
      'VRS-DRAFT-06':
        'Wer sein Limit erreicht hat, wird übersprungen; die anderen machen weiter, bis alle fertig sind.',
      'VRS-DRAFT-07': 'Genommene Karten liegen offen unter dem eigenen Vorrat, auch die von einem Stapel.',
      'VRS-DRAFT-08': 'Erst wenn der Letzte fertig ist, nehmen alle zugleich ihre Karten auf die Hand.',
      'VRS-DRAFT-09': 'Münzen auf einer Karte der Auslage kommen sofort in den Vorrat dessen, der sie nimmt.',
      'VRS-DRAFT-10':
        'Ein frei gewordener Platz wird sofort mit der obersten Karte des linken Stapels gefüllt, der noch Karten hat. Die neue Karte hat keine Münzen.',
      'VRS-DRAFT-11': 'Wer von einem Stapel nimmt, rührt die Auslage nicht an.',
      'VRS-DRAFT-12': 'Markttage werden nie genommen.',
      'VRS-DRAFT-13': 'Ein erschöpfter Stapel bleibt erschöpft: Auf ihn kommt bis zum Ende keine Karte mehr.',
      'VRS-DRAFT-14': `Sind alle ${inWords(STACKS)} Stapel erschöpft, füllt der Nachziehstapel die Auslage auf.`,
      'VRS-DRAFT-15': 'Ist auch der leer, bleiben Plätze der Auslage in der Draftphase frei.',
      'VRS-DRAFT-16':
        'Vom Nachziehstapel darfst du in der Draftphase erst nehmen, wenn alle Stapel erschöpft sind; dann aber wie von einem Stapel.',
      'VRS-DRAFT-17':
        'Die Nahrung zählt, wie sie in deinem Zug gerade ist. Ändert der Gönner sie, gilt das neue Limit sofort; schon genommene Karten behältst du.',
      'VRS-DRAFT-18': 'Ist nirgends mehr eine Karte zu nehmen, endet die Draftphase für alle.',
      'VRS-DRAFT-19': 'Ein Handkartenlimit gibt es nicht.',
    },
  },
  road: {
    title: 'Auslage aktualisieren',
    intro: ['Zu dritt und zu viert gehen, die schon Münzen haben; zu zweit gehen, die keine haben.'],
    rules: {
      'VRS-ROAD-01': 'Die Auslage wird einmal je Runde erneuert, nach der Draftphase und vor der Bauphase.',
      'VRS-ROAD-02':
        'Zu dritt und zu viert, zuerst: Jede Karte der Auslage mit Münzen wird abgelegt. Ihre Münzen gehen an die Bank.',
      'VRS-ROAD-03': 'Dann werden leere Plätze von links nach rechts aus dem Nachziehstapel gefüllt.',
      'VRS-ROAD-04':
        'Ist der Nachziehstapel leer, kommt Ersatz vom linken Stapel, der noch Karten hat. Das kann einen Markttag auslösen.',
      'VRS-ROAD-05': `Zuletzt kommt auf jede Karte der Auslage ${coins(ROAD_COIN)} aus der Bank.`,
      'VRS-ROAD-06':
        'Zu dritt und zu viert hat in der ersten Runde noch niemand Münzen: Da werden nur leere Plätze gefüllt.',
      'VRS-ROAD-07': `Zu zweit, zuerst: In umgekehrter Reihenfolge darf jeder ${coins(ROAD_COIN)} der Bank auf eine Karte der Auslage legen.`,
      'VRS-ROAD-08': 'Niemand muss eine Münze legen.',
      'VRS-ROAD-09': 'Beide dürfen dieselbe Karte wählen.',
      'VRS-ROAD-10': 'Dann wird zu zweit jede Karte der Auslage ohne Münzen abgelegt.',
      'VRS-ROAD-11':
        'Zuletzt werden die Plätze aus dem Nachziehstapel gefüllt, notfalls vom linken Stapel. Neue Karten haben keine Münze.',
      'VRS-ROAD-12':
        'Zu zweit bleiben Karten mit Münzen liegen und können über mehrere Runden Münzen sammeln.',
      'VRS-ROAD-13': 'Gibt es gar keine Karten mehr, bleiben die Plätze leer.',
      'VRS-ROAD-14': 'Der Ablagestapel wird nie wieder eingemischt.',
      'VRS-ROAD-15': 'Liegt zu zweit niemand in der Auslage, wird auch niemand nach einer Münze gefragt.',
    },
  },
} as const;
