import { capital, type WrittenBook } from '@spielstube/engine/text';
import { ACTIONS, ANIMAL_SETS, PHASE_BONUSES, PHASE_LETTERS, POINTS, PURCHASE } from '../data/bonuses.ts';
import { CARD_COUNT } from '../data/cards.ts';
import {
  ALL_SEVEN,
  ANIMAL_SORTS,
  ANIMALS,
  DICE_OF_SORT,
  DISPLAY,
  EGON_STACKS,
  GOODS,
  GOODS_SORTS,
  STARTING,
} from '../data/setup.ts';
import { CLOISTER, TRIPLE_POINTS } from '../data/types.ts';
import { animalStackSizes, goodsStackSizes } from '../rules/setup.ts';
import { effects } from './de/effects.ts';
import { amount, amountOf, anyOf, listOf, listOr, spelled } from './de/words.ts';
import { gainsOf } from './facts.ts';

const cards = (n: number): string => spelled(n, 'eine Karte', 'Karten');
const silver = (n: number): string => spelled(n, 'ein Silber', 'Silber');
const point = (n: number): string => spelled(n, 'ein Punkt', 'Punkte');
const aPoint = (n: number): string => spelled(n, 'einen Punkt', 'Punkte');

/** „8 und 8 zu zweit, 8 und 7 zu dritt …“ */
const bySeats = (sizes: (seats: number) => readonly number[]): string =>
  ['zu zweit', 'zu dritt', 'zu viert', 'allein']
    .map((together, n) => `${listOf(sizes(n === 3 ? 1 : n + 2).map(String))} ${together}`)
    .join(', ');
const displayed = (seats: number): number => DISPLAY[seats].inOrder + DISPLAY[seats].byDie;
const diceOf = (sort: number): string => listOr(DICE_OF_SORT[sort].map(String));
/** „Durchgang A: 3 Punkte, 2 Waren …“ */
const bonusesOf = (phase: number): string =>
  `Durchgang ${PHASE_LETTERS[phase]}: ${anyOf(PHASE_BONUSES[phase].map((_, option) => listOf(gainsOf(phase, option).map(amountOf))))}`;
const allSeven = (seats: number): string => listOf(ALL_SEVEN[seats].map(String));

/** The rules book in German. Where the printed rules leave something open, the text says "Hier gilt". */
export const bookDe = {
  course: {
    title: 'So läuft das Spiel',
    intro: [
      'Du bist dran: Du hast zwei Karten auf der Hand und spielst eine davon als Würfel. Was sonst auf ihr steht, ist dabei egal, nur die Zahl zählt.',
      'Mit der Zahl machst du eine Aktion. Meistens nimmst du eine Karte aus der gleichnamigen Reihe der Auslage und legst sie zu deinen Projekten, oder du setzt ein Projekt mit dieser Zahl in dein Fürstentum. Du kannst auch Waren verkaufen, Arbeiter oder Silber holen oder beides in Punkte tauschen.',
      `Passt die Zahl nicht, hilft jeder Arbeiter um einen Schritt weiter. Für ${silver(PURCHASE.price)} ziehst du einmal im Zug ${cards(PURCHASE.cards)} und nutzt eine davon: als Projekt oder für eine zweite Aktion.`,
      'Jede gesetzte Karte wirkt sofort: Schiffe bringen Waren, Weiden Tiere, Minen Silber, Burgen eine ganze Aktion. So lösen gute Züge einander aus.',
      'Worauf alles zielt: Drei Karten einer Art sind ein Drilling. Er zählt am Ende Punkte und bringt gleich einen Bonus, früh im Spiel einen größeren. Wer eine Art zuerst vollendet oder alle sieben Arten besitzt, bekommt noch mehr.',
      'Nach fünf Durchgängen zu sechs Zügen ist Schluss. Drillinge, Bonuskarten, verkaufte Waren und verschiedene Tiere werden gezählt; angefangene Stapel und unverkaufte Waren bringen nichts.',
    ],
    rules: {},
  },
  general: {
    title: 'Worum es geht',
    intro: [
      'Du baust ein Fürstentum aus Karten. Jede Karte trägt oben einen Würfel und unten Punkte. Als Würfel gespielt, sagt sie dir, was du tun kannst; als Projekt gesetzt, bringt sie dir sofort einen Nutzen.',
      'Drei Karten derselben Art bilden einen Drilling, und nur Drillinge bringen am Ende die aufgedruckten Punkte. Dazu kommen Boni, verkaufte Waren und bunt gemischte Tiere.',
    ],
    rules: {
      'BUR-GEN-01': 'Zwei bis vier Personen spielen gegeneinander. Wer allein spielt, misst sich mit Egon.',
      'BUR-GEN-02': 'Es gewinnt, wer zum Schluss die meisten Punkte hat.',
      'BUR-GEN-03': `Karten verschwinden nie: Die ${CARD_COUNT} Aktionskarten, ${GOODS_SORTS * GOODS.ofASort} Waren und ${ANIMAL_SORTS * ANIMALS.ofASort} Tiere liegen zu jeder Zeit irgendwo auf dem Tisch, auf der Hand oder in einem Stapel.`,
      'BUR-GEN-04': 'Silber und Arbeiter gehen nie aus.',
      'BUR-GEN-05': 'Siegpunktkarten sind ein einfacher Zähler. Hier gilt: Auch sie gehen nie aus.',
    },
  },
  setup: {
    title: 'Der Aufbau',
    intro: [
      `Alle beginnen fast gleich: mit ${spelled(STARTING.silver, 'einem Silber', 'Silber')}, einer Ware und einem Tier. Wer später drankommt, erhält dafür Arbeiter.`,
      'In der Mitte liegt die Auslage mit ihren sechs Reihen, daneben warten Bonuskarten, Waren und Tiere.',
    ],
    rules: {
      'BUR-SET-01': 'Jeder hat drei Bereiche vor sich: Projekte, Fürstentum und Lager.',
      'BUR-SET-02': 'Ins Lager kommt eine zufällige Ware.',
      'BUR-SET-03': 'Dazu kommt ein zufälliges Tier.',
      'BUR-SET-04': `Und ${silver(STARTING.silver)}.`,
      'BUR-SET-05': 'Was im Lager liegt, sehen alle.',
      'BUR-SET-06': `Die übrigen Waren werden gemischt und liegen offen in zwei Stapeln, die sich höchstens um eine Karte unterscheiden: ${bySeats(goodsStackSizes)}.`,
      'BUR-SET-07': `Ebenso die Tiere: ${bySeats(animalStackSizes)}.`,
      'BUR-SET-08': 'Silber und Arbeiter bilden je einen gemeinsamen Vorrat.',
      'BUR-SET-09':
        'Wer beginnt, bekommt die Startspielerkarte, Vorderseite oben. Hier gilt: Das Los entscheidet oder ein gewählter Platz, nicht das Alter.',
      'BUR-SET-10': `Arbeiter zum Start, in der Reihenfolge der Züge: ${STARTING.workers.join(', ')}. Hier gilt: Zu zweit und zu dritt fallen die letzten Werte einfach weg.`,
      'BUR-SET-11': 'Sechs Auslagekarten von 1 bis 6 geben den sechs Reihen ihre Zahl.',
      'BUR-SET-12': 'Sieben Bonuskarten „1.“ liegen bereit, eine für jede Kartenart.',
      'BUR-SET-13': `Zu viert liegen die Karten „Alle 7 Arten“ mit ${allSeven(4)} Punkten aus, die ${ALL_SEVEN[4][0]} oben.`,
      'BUR-SET-14': `Zu dritt sind es ${allSeven(3)}.`,
      'BUR-SET-15': `Zu zweit sind es ${allSeven(2)}.`,
      'BUR-SET-16': 'Die Siegpunktkarten liegen griffbereit.',
      'BUR-SET-17': 'Fünf Durchgangskarten liegen übereinander, A zuoberst. Die sichtbare Karte gilt.',
      'BUR-SET-18': `Alle ${CARD_COUNT} Aktionskarten werden zu einem Nachziehstapel gemischt.`,
      'BUR-SET-19': 'Jeder bekommt sechs davon verdeckt: seine Würfel für den Durchgang A.',
      'BUR-SET-20': `In die Auslage kommen offen ${displayed(2)} Karten zu zweit, ${displayed(3)} zu dritt und ${displayed(4)} zu viert.`,
      'BUR-SET-21': `Zuerst werden die Reihen 1 bis 6 der Reihe nach gefüllt, ganz gleich, welcher Würfel auf der Karte steht: zu zweit mit ${cards(DISPLAY[2].inOrder)}, zu dritt mit ${cards(DISPLAY[3].inOrder)}.`,
      'BUR-SET-22': `Zu viert werden auf diese Weise ${DISPLAY[4].inOrder} Karten gelegt.`,
      'BUR-SET-23': `Was danach kommt, geht in die Reihe des eigenen Würfels: zu zweit ${cards(DISPLAY[2].byDie)}, zu viert ${cards(DISPLAY[4].byDie)}.`,
      'BUR-SET-24': `Zu dritt kommen auf diese Weise noch ${cards(DISPLAY[3].byDie)} in die Reihen ihrer Würfel.`,
      'BUR-SET-25':
        'Eine Reihe fasst beliebig viele Karten. Während eines Durchgangs wird nichts nachgelegt.',
      'BUR-SET-26':
        'Beim Aufbau werden zuerst die eigenen Stapel ausgeteilt, dann die Auslage. Hier gilt: sechs Karten am Stück, vom Startspieler an im Uhrzeigersinn; die erste liegt oben.',
    },
  },
  rounds: {
    title: 'Durchgänge, Runden, Züge',
    intro: [
      'Fünf Durchgänge zu sechs Runden: dreißig Züge für jeden. In den ersten fünf Runden wählst du zwischen zwei Würfeln, in der sechsten spielst du den letzten.',
    ],
    rules: {
      'BUR-ROUND-01': 'Das Spiel geht über fünf Durchgänge, von A bis E.',
      'BUR-ROUND-02': 'Ein Durchgang hat sechs Runden, und in jeder Runde hat jeder genau einen Zug.',
      'BUR-ROUND-03': 'In der ersten Runde ziehst du zwei Karten von deinem verdeckten Stapel.',
      'BUR-ROUND-04': 'In den Runden 2 bis 5 ziehst du eine Karte nach und hast wieder zwei.',
      'BUR-ROUND-05': 'In der sechsten Runde ist der Stapel leer: Du spielst die Karte, die dir bleibt.',
      'BUR-ROUND-06':
        'Gespielt wird im Uhrzeigersinn, beginnend mit dem Startspieler. Das bleibt den ganzen Durchgang so.',
      'BUR-ROUND-07': effects.card,
      'BUR-ROUND-08': 'Mit diesem Würfel machst du eine der sechs Aktionen, genau eine.',
      'BUR-ROUND-09': `Aussetzen darfst du nicht. ${capital(silver(ACTIONS.silver))} zu nehmen ist immer möglich.`,
      'BUR-ROUND-10':
        'Ohne Würfel keine Aktion: Er kommt von einer Handkarte, von einer gekauften Karte oder von einer Burg.',
      'BUR-ROUND-11': 'Die andere Handkarte behältst du für die nächste Runde.',
      'BUR-ROUND-12': 'Alle legen auf denselben Ablagestapel.',
      'BUR-ROUND-13':
        'Hier gilt: Karte und Aktion sind ein Zug. Solange keine Aktion gewählt ist, kannst du die Karte zurücknehmen, außer du hast inzwischen Karten gekauft.',
    },
  },
  display: {
    title: 'Aktion 1: Eine Karte nehmen',
    intro: [
      'Der Würfel nennt die Reihe. Was du nimmst, ist zunächst ein Projekt: geplant, aber noch nicht gebaut.',
    ],
    rules: {
      'BUR-ACT1-01': 'Du nimmst eine beliebige Karte aus der Reihe, die dein Würfel nennt.',
      'BUR-ACT1-02': 'Welcher Würfel auf der genommenen Karte steht, spielt dabei keine Rolle.',
      'BUR-ACT1-03': 'Sie kommt immer zuerst zu deinen Projekten.',
      'BUR-ACT1-04': 'Dort ist Platz für drei Karten.',
      'BUR-ACT1-05': 'Sind es schon drei, legst du vorher eine davon ab.',
      'BUR-ACT1-06': 'Hier gilt: Weichen muss eine der drei alten Karten, nie die neue.',
      'BUR-ACT1-07': 'Aus einer leeren Reihe kannst du nichts nehmen.',
      'BUR-ACT1-08':
        'Die Grenze von drei Projekten gilt überall, auch für Karten von Burg, Schreinerei, Kirche und Markt und für gekaufte.',
    },
  },
  placing: {
    title: 'Aktion 2: Ein Projekt setzen',
    intro: [
      'Jetzt wird gebaut. Dein Würfel muss die Zahl auf dem Projekt zeigen. Die Karte wirkt sofort, ein einziges Mal.',
      'Gleiche Arten liegen aufeinander, bis drei beisammen sind. Dann beginnt ein neuer Stapel.',
    ],
    rules: {
      'BUR-ACT2-01':
        'Der Würfel, notfalls mit Arbeitern verändert, muss dem Würfel auf dem Projekt gleichen.',
      'BUR-ACT2-02': 'Setzen kannst du nur, was bei deinen eigenen Projekten liegt.',
      'BUR-ACT2-03': 'Eine Aktion setzt ein Projekt.',
      'BUR-ACT2-04': 'Ohne passendes Projekt steht dir die Aktion nicht offen.',
      'BUR-PLACE-01': 'Gleiche Arten kommen aufeinander, verschiedene nebeneinander.',
      'BUR-PLACE-02': 'Alle Gebäude sind eine einzige Art.',
      'BUR-PLACE-03': 'Drei Karten sind ein fertiger Drilling. Er nimmt keine vierte auf.',
      'BUR-PLACE-04': 'Die vierte Karte einer Art eröffnet einen zweiten Stapel, der genauso zählen kann.',
      'BUR-PLACE-05':
        'Eine Karte kommt auf ihren offenen Stapel oder auf einen offenen Stapel nur aus Klöstern. Einen neuen beginnt sie nur, wenn von ihrer Art keiner offen ist. Hier gilt: Die Klöster stehen ihr immer frei.',
      'BUR-PLACE-06': 'Auf eine andere Art darf keine Karte gelegt werden; nur Klöster machen eine Ausnahme.',
      'BUR-PLACE-07': 'Was liegt, bleibt liegen.',
      'BUR-PLACE-08': 'Beim Setzen wirkt eine Karte sofort, danach nie wieder.',
      'BUR-PLACE-09':
        'Hier gilt diese Reihenfolge: Karte legen, Bonuskarte „1.“, Karte „Alle 7 Arten“, Bonus des Durchgangs, zuletzt die Wirkung der Karte.',
      'BUR-PLACE-10':
        'Setzt eine Burg oder ein Rathaus ein weiteres Projekt, wird dieses ganz abgehandelt, bevor es weitergeht.',
      'BUR-PLACE-11': 'Auf welchem Weg ein Projekt gesetzt wird, ändert nichts an Wirkung und Boni.',
    },
  },
  selling: {
    title: 'Aktion 3: Waren verkaufen',
    intro: [
      'Körbe, Fässer und Kisten: Ein Verkauf räumt eine Sorte ganz aus dem Lager, bringt Punkte und Silber und sichert dir die Startspielerkarte.',
    ],
    rules: {
      'BUR-ACT3-01': `Mit ${diceOf(0)} verkaufst du Körbe (hell), mit ${diceOf(1)} Fässer, mit ${diceOf(2)} Kisten (dunkel).`,
      'BUR-ACT3-02': 'Immer wird die ganze Sorte verkauft. Zurückhalten geht nicht.',
      'BUR-ACT3-03': `Verkaufte Waren liegen rechts vom Fürstentum, jede ist ${aPoint(GOODS.points)} wert. In den Vorrat kehren sie nicht zurück.`,
      'BUR-ACT3-04': `Für jede verkaufte Karte bekommst du ${silver(GOODS.silver)}.`,
      'BUR-ACT3-05':
        'Du nimmst dir die Startspielerkarte, bei wem sie auch liegt, und legst sie mit dem Fragezeichen nach oben hin.',
      'BUR-ACT3-06': 'Hast du sie schon, drehst du sie auf das Fragezeichen.',
      'BUR-ACT3-07': 'Die Zugfolge im laufenden Durchgang ändert sich dadurch nicht.',
      'BUR-ACT3-08': 'Jeder Verkauf holt die Karte von neuem. Wer zuletzt verkauft, behält sie.',
      'BUR-ACT3-09':
        'Hier gilt: Ohne Ware dieser Sorte gibt es keinen Verkauf, und die Startspielerkarte bleibt, wo sie ist.',
    },
  },
  smallActions: {
    title: 'Aktionen 4 bis 6: Arbeiter, Silber, Punkte',
    intro: ['Diese drei Aktionen gehen mit jedem Würfel. Sie retten einen Zug, für den sonst nichts passt.'],
    rules: {
      'BUR-ACT4-01': `Aktion 4 füllt deine Arbeiter auf ${ACTIONS.workersUpTo} auf: Du bekommst so viele, wie dir dazu fehlen.`,
      'BUR-ACT4-02': 'Die Zahl des Würfels ist dafür gleichgültig.',
      'BUR-ACT4-03': `Hier gilt: Mit ${ACTIONS.workersUpTo} oder mehr Arbeitern geht die Aktion nicht. Überzählige Arbeiter verlierst du nie.`,
      'BUR-ACT5-01': `Aktion 5 bringt dir ${silver(ACTIONS.silver)}.`,
      'BUR-ACT5-02': 'Sie geht immer, mit jedem Würfel.',
      'BUR-ACT6-01': `Aktion 6 macht aus je ${spelled(ACTIONS.cardsPerPoint, 'einem Arbeiter', 'Arbeitern')} oder Silber, gemischt wie du willst, einen Punkt.`,
      'BUR-ACT6-02': `Du darfst mehrere solche Gruppen auf einmal eintauschen: ${cards(2 * ACTIONS.cardsPerPoint)} für zwei Punkte.`,
      'BUR-ACT6-03': 'Auch hier zählt die Zahl des Würfels nicht.',
      'BUR-ACT6-04': `Hier gilt: Eingetauscht werden nur volle Gruppen zu ${ACTIONS.cardsPerPoint} Karten. Verschenken kannst du nichts.`,
      'BUR-ACT6-05':
        'Die Punkte liegen für alle sichtbar links vom Fürstentum. Waren und Tiere lassen sich nicht eintauschen.',
    },
  },
  workers: {
    title: 'Die Arbeiter',
    intro: ['Passt die Zahl nicht, hilft ein Arbeiter: Er dreht den Würfel um einen Schritt.'],
    rules: {
      'BUR-WORKER-01':
        'Jeder abgegebene Arbeiter verändert deinen gespielten Würfel um 1 nach oben oder unten.',
      'BUR-WORKER-02': '6 und 1 liegen nebeneinander: Auch dieser Schritt kostet nur einen Arbeiter.',
      'BUR-WORKER-03': 'Mehrere Arbeiter gehen mehrere Schritte. Mehr als drei braucht keine Zahl.',
      'BUR-WORKER-04': 'Du kannst nur abgeben, was du hast.',
      'BUR-WORKER-05': 'Auch der Würfel einer gekauften Karte lässt sich so verändern.',
      'BUR-WORKER-06': 'Würfel auf Projekten und in der Auslage bleiben, wie sie sind.',
      'BUR-WORKER-07':
        'Hier gilt: Du zahlst immer den kürzesten Weg, und für die Aktionen 4 bis 6 gar nichts.',
    },
  },
  silver: {
    title: 'Das Silber',
    intro: [
      `Einmal im Zug kaufst du für ${silver(PURCHASE.price)} ${cards(PURCHASE.cards)} vom Nachziehstapel und nutzt eine davon: als Projekt oder als zusätzlichen Würfel.`,
    ],
    rules: {
      'BUR-SILVER-01': `Der Kauf kostet ${silver(PURCHASE.price)}, bringt genau ${cards(PURCHASE.cards)} und kommt zur normalen Aktion hinzu.`,
      'BUR-SILVER-02': 'Er geht vor, während oder nach der Aktion, auch mitten in der Wirkung einer Karte.',
      'BUR-SILVER-03': 'Mehr als ein Kauf im Zug ist nicht möglich, so viele Aktionen du auch machst.',
      'BUR-SILVER-04': 'Von den gekauften Karten nutzt du genau eine.',
      'BUR-SILVER-05': 'Als Projekt kommt sie zu deinen Projekten. Auch dann gilt die Grenze von drei.',
      'BUR-SILVER-06': 'Als Würfel kommt sie auf den Ablagestapel und gibt dir eine Aktion deiner Wahl.',
      'BUR-SILVER-07': 'Die anderen werden abgelegt, ungenutzt.',
      'BUR-SILVER-08':
        'Ein gekauftes Projekt kannst du im selben Zug noch setzen, etwa mit einer offenen Burg.',
      'BUR-SILVER-09': 'Der Kauf ersetzt die normale Aktion nicht.',
      'BUR-SILVER-10':
        'Hier gilt: Erst wird der Kauf mit allen Folgen zu Ende gebracht, dann geht es dort weiter, wo du unterbrochen hast.',
      'BUR-SILVER-11':
        'Hier gilt: Kaufen kannst du nur im eigenen Zug, von seinem Anfang bis zu seinem Ende.',
      'BUR-SILVER-12': `Ist der Nachziehstapel zu klein, wird der Ablagestapel eingemischt. Hier gilt: Haben beide zusammen weniger als ${cards(PURCHASE.cards)}, geht der Kauf nicht.`,
      'BUR-SILVER-13': `Mit weniger als ${silver(PURCHASE.price)} kein Kauf. Arbeiter bezahlen ihn nicht.`,
    },
  },
  cards: {
    title: 'Die Karten und ihre Wirkung',
    intro: [
      'Jede Art hat ihren eigenen Nutzen, wenn sie gesetzt wird. Gebäude und Klöster haben eigene Kapitel.',
    ],
    rules: {
      'BUR-CARD-MINE-01': effects.mine,
      'BUR-CARD-KNOWLEDGE-01': effects.knowledge,
      'BUR-CARD-SHIP-01': effects.ship,
      'BUR-CARD-SHIP-02': 'Wird dabei ein Stapel leer, wird der andere sofort in zwei geteilt.',
      'BUR-CARD-SHIP-03':
        'Hier gilt: Die obere Hälfte bleibt liegen (bei ungerader Zahl die größere), die untere wird der zweite Stapel. Eine letzte Karte bleibt allein.',
      'BUR-CARD-SHIP-04': 'Sind alle Waren fort, gehst du leer aus. Setzen darfst du das Schiff trotzdem.',
      'BUR-CARD-PASTURE-01': effects.pasture,
      'BUR-CARD-PASTURE-02': 'Geteilt wird wie bei den Waren, und auch Tiere können ausgehen.',
      'BUR-CARD-CASTLE-01': effects.castle,
      'BUR-CARD-CASTLE-02': 'Du legst dafür keine Karte ab und brauchst keinen Arbeiter.',
      'BUR-CARD-CASTLE-03': 'Setzt du damit wieder eine Burg, gibt auch sie eine Aktion, und so fort.',
      'BUR-CARD-CASTLE-04': `Hier gilt: Die Aktion der Burg ist Pflicht. ${capital(silver(ACTIONS.silver))} zu nehmen geht immer.`,
    },
  },
  buildings: {
    title: 'Die Gebäude',
    intro: ['Acht Gebäude, eine Art. Jedes kann etwas anderes, und zusammen ergeben sie Drillinge.'],
    rules: {
      'BUR-CARD-BUILDING-01': effects.building,
      'BUR-CARD-BUILDING-02': 'Drei beliebige Gebäude bilden einen Drilling, gleiche wie verschiedene.',
      'BUR-CARD-CARPENTER-01': effects.carpenter,
      'BUR-CARD-CHURCH-01': effects.church,
      'BUR-CARD-MARKET-01': effects.market,
      'BUR-CARD-TAKE-01':
        'Liegt für diese drei nichts Passendes aus, bekommst du nichts. Setzen darfst du sie trotzdem.',
      'BUR-CARD-TAKE-02':
        'Du brauchst dafür keinen Würfel und darfst verzichten. Bei drei Projekten muss vorher eines weichen.',
      'BUR-CARD-WATCHTOWER-01': effects.watchtower,
      'BUR-CARD-BANK-01': effects.bank,
      'BUR-CARD-HOUSES-01': effects.boardinghouse,
      'BUR-CARD-WAREHOUSE-01': effects.warehouse,
      'BUR-CARD-WAREHOUSE-02':
        'Ohne Waren, oder wenn du verzichtest, geschieht nichts; die Startspielerkarte bleibt liegen.',
      'BUR-CARD-CITYHALL-01': effects.cityhall,
      'BUR-CARD-CITYHALL-02': 'Hast du kein weiteres Projekt, bringt das Rathaus nichts.',
    },
  },
  cloisters: {
    title: 'Die Klöster',
    intro: [
      `Klöster tun nichts und sind trotzdem begehrt: Sie vertreten jede andere Art, oder bringen zu dritt ${aPoint(TRIPLE_POINTS[CLOISTER])}.`,
    ],
    rules: {
      'BUR-CARD-CLOISTER-01': 'Ein Kloster hat beim Setzen keine Wirkung, wo immer es liegt.',
      'BUR-CARD-CLOISTER-02': effects.cloister,
      'BUR-CARD-CLOISTER-03':
        'Sonst kommt es auf deinen offenen Kloster-Stapel oder beginnt einen, wenn du keinen hast.',
      'BUR-CARD-CLOISTER-04':
        'In einem fremden Stapel steckt es hinter den anderen Karten: Art und Punkte kommen von ihnen, die Punkte der Klöster gelten nicht.',
      'BUR-CARD-CLOISTER-05':
        'Umgekehrt genauso: Legst du eine andere Karte auf ein oder zwei Klöster, gehört der ganze Stapel von da an zu ihrer Art.',
      'BUR-CARD-CLOISTER-06': `Drei Klöster sind ein Kloster-Drilling: ${point(TRIPLE_POINTS[CLOISTER])} und die Bonuskarte „1.“ der Klöster.`,
      'BUR-CARD-CLOISTER-07':
        'Auch zwei Klöster und eine andere Karte sind ein Drilling, von der Art der anderen Karte.',
      'BUR-CARD-CLOISTER-08':
        'Auf einen fertigen Drilling passt kein Kloster mehr. Allein bleibt es ein Kloster, bis etwas dazukommt.',
    },
  },
  bonuses: {
    title: 'Die Boni',
    intro: [
      'Jeder Drilling bringt einen Bonus des laufenden Durchgangs, früh mehr als spät. Wer bei einer Art der Erste ist oder alle sieben Arten beisammen hat, bekommt noch eine Bonuskarte.',
    ],
    rules: {
      'BUR-BONUS-01': `Wer als Erster einen Drilling einer Art vollendet, nimmt sofort deren Bonuskarte „1.“: ${point(POINTS.firstTriple)}.`,
      'BUR-BONUS-02': 'Spätere Drillinge derselben Art bekommen sie nicht mehr.',
      'BUR-BONUS-03': 'Es zählt die Art des Stapels; Klöster darin gehören dazu.',
      'BUR-BONUS-04':
        'Für jeden vollendeten Drilling wählst du dazu genau einen Bonus der aktuellen Durchgangskarte, auch beim zweiten Drilling einer Art.',
      'BUR-BONUS-05': `${bonusesOf(0)}.`,
      'BUR-BONUS-06': `${bonusesOf(1)} (rekonstruiert).`,
      'BUR-BONUS-07': `${bonusesOf(2)} (rekonstruiert).`,
      'BUR-BONUS-08': `${bonusesOf(3)}.`,
      'BUR-BONUS-09': `${bonusesOf(4)} (rekonstruiert).`,
      'BUR-BONUS-10':
        'Waren und Tiere nimmst du einzeln, jedes Mal von einem Stapel deiner Wahl. Hier gilt: Reicht der Vorrat nicht, bekommst du, was da ist; ein Bonus, der gar nichts brächte, steht nicht zur Wahl.',
      'BUR-BONUS-11':
        'Liegen zum ersten Mal alle sieben Farben in deinem Fürstentum, nimmst du die oberste Karte „Alle 7 Arten“.',
      'BUR-BONUS-12':
        'Ein Kloster ist dabei immer violett, auch in einem fremden Stapel, und nie etwas anderes.',
      'BUR-BONUS-13': 'Fertige und offene Stapel zählen dafür gleich.',
      'BUR-BONUS-14': 'Jeder bekommt höchstens eine solche Karte, solange welche da sind.',
      'BUR-BONUS-15': 'Eine einzige Karte kann mehrere Boni auslösen. Du bekommst alle.',
      'BUR-BONUS-16': 'Bonuskarten liegen offen links vom Fürstentum und gehen nie verloren.',
    },
  },
  phases: {
    title: 'Ende eines Durchgangs',
    intro: [
      'Nach sechs Runden wird aufgeräumt: neue Auslage, neue Würfel, vielleicht ein neuer Startspieler.',
    ],
    rules: {
      'BUR-PHASE-01': 'Sind in der sechsten Runde die letzten Handkarten gespielt, ist der Durchgang vorbei.',
      'BUR-PHASE-02': 'Was noch in der Auslage liegt, wird abgelegt.',
      'BUR-PHASE-03': 'Dann wird sie neu gefüllt, wie beim Aufbau.',
      'BUR-PHASE-04': 'Die nächste Durchgangskarte gilt.',
      'BUR-PHASE-05': 'Jeder bekommt sechs neue Karten und nimmt zwei davon auf die Hand.',
      'BUR-PHASE-06':
        'Zeigt die Startspielerkarte das Fragezeichen, dreht ihr Besitzer sie um und beginnt im ganzen nächsten Durchgang.',
      'BUR-PHASE-07': 'Hat niemand verkauft, wandert sie im Uhrzeigersinn weiter, und der Nächste beginnt.',
      'BUR-PHASE-08':
        'Wird eine Karte gebraucht und der Nachziehstapel ist leer, wird der Ablagestapel gemischt und ersetzt ihn, auch mitten in einem Kauf.',
      'BUR-PHASE-09':
        'Hier gilt für den seltenen Fall, dass die Karten nicht reichen: Zuerst werden die Stapel der Spieler versorgt, die Auslage bekommt den Rest.',
      'BUR-PHASE-10': 'Projekte, Fürstentum und Lager bleiben, wie sie sind.',
      'BUR-PHASE-11': 'Für den Bonus zählt, in welchem Durchgang die dritte Karte gesetzt wird.',
      'BUR-PHASE-12':
        'Zwischen zwei Durchgängen wird zuerst die Auslage gelegt, dann werden die Stapel ausgeteilt. Hier gilt: sechs Karten am Stück, vom neuen Startspieler an; die erste liegt oben.',
    },
  },
  scoring: {
    title: 'Spielende und Wertung',
    intro: ['Nach dem Durchgang E wird gezählt. Was im Lager übrig ist, zählt nur bei Gleichstand.'],
    rules: {
      'BUR-END-01': 'Nach dem Durchgang E ist Schluss. Die Startspielerkarte wandert nicht mehr weiter.',
      'BUR-SCORE-01': 'Jeder Drilling bringt die Punkte seiner Art, auch mehrere derselben Art.',
      'BUR-SCORE-02': 'Stapel mit einer oder zwei Karten bringen nichts.',
      'BUR-SCORE-03': `Jede Bonuskarte „1.“ zählt ${aPoint(POINTS.firstTriple)}, „Alle 7 Arten“ ihre Zahl, Siegpunktkarten ihren Wert.`,
      'BUR-SCORE-04': `Jede verkaufte Ware zählt ${aPoint(GOODS.points)}. Unverkaufte zählen nichts.`,
      'BUR-SCORE-05': `Verschiedene Tiere bringen als Vierersatz ${ANIMAL_SETS[4]}, als Dreiersatz ${ANIMAL_SETS[3]}, als Paar ${amount('points', ANIMAL_SETS[2])}. Ein Tier allein bringt nichts.`,
      'BUR-SCORE-06':
        'Jedes Tier gehört zu einem Satz; gebildet werden die Sätze so, dass sie am meisten bringen.',
      'BUR-SCORE-07': `Die Startspielerkarte bringt ihrem Besitzer ${aPoint(POINTS.startCard)}, egal welche Seite oben liegt.`,
      'BUR-SCORE-08': 'Arbeiter, Silber und Projekte bringen keine Punkte.',
      'BUR-SCORE-09':
        'Bei Gleichstand gewinnt, wer mehr übrig hat: Arbeiter, Silber, unverkaufte Waren und Tiere ohne Punkte. Hier gilt: Gewertete Tiere und Projekte zählen nicht mit.',
      'BUR-SCORE-10': 'Ist auch das gleich, wird der Sieg geteilt.',
    },
  },
  information: {
    title: 'Was alle sehen',
    intro: [
      'Fast alles liegt offen. Geheim sind nur die Würfel auf den Händen und was verdeckt im Stapel liegt.',
    ],
    rules: {
      'BUR-INFO-01':
        'Lager, Projekte, Fürstentum, Punkte, Bonuskarten, verkaufte Waren und die Startspielerkarte sind für alle sichtbar.',
      'BUR-INFO-02': 'Die eigenen Stapel liegen verdeckt, auch für dich selbst. Bekannt ist nur ihre Höhe.',
      'BUR-INFO-03':
        'Von deinen Handkarten zählt nur der Würfel. Hier gilt: Nur ihn siehst du; die ganze Karte wird sichtbar, wenn sie abgelegt wird.',
      'BUR-INFO-04': 'Deine Handkarten sieht sonst niemand.',
      'BUR-INFO-05': 'Von den Waren- und Tierstapeln sieht man die oberste Karte und die Höhe.',
      'BUR-INFO-06': 'Auslage und Ablagestapel sind offen. Den Ablagestapel dürfen alle durchsehen.',
      'BUR-INFO-07': 'Die Reihenfolge im Nachziehstapel kennt niemand, seine Höhe alle.',
      'BUR-INFO-08': 'Gekaufte Karten werden offen gezeigt.',
    },
  },
  solo: {
    title: 'Allein gegen Egon',
    intro: [
      'Egon spielt nicht, er legt nur aus, am Anfang jedes Durchgangs einen ganzen Stapel. Hast du am Ende eines Durchgangs weniger Punkte als er, ist das Spiel verloren.',
    ],
    rules: {
      'BUR-SOLO-01': 'Alles bleibt, wie es ist, bis auf das Folgende.',
      'BUR-SOLO-02': `Die Karten „Alle 7 Arten“ mit ${allSeven(1)} liegen bereit, und die Auslage hat ${cards(displayed(1))}, gelegt wie zu zweit.`,
      'BUR-SOLO-03': `Du beginnst mit ${spelled(STARTING.silver, 'einem Silber', 'Silber')}, ${spelled(STARTING.soloWorkers, 'einem Arbeiter', 'Arbeitern')}, einer Ware und einem Tier.`,
      'BUR-SOLO-04': `Für Egon werden fünf verdeckte Stapel abgezählt: ${listOf(EGON_STACKS.map(String))} Karten.`,
      'BUR-SOLO-05':
        'Zu Beginn jedes Durchgangs, vor deinem ersten Zug, wird sein nächster Stapel aufgedeckt und nach Arten ausgelegt.',
      'BUR-SOLO-06': 'Egons Klöster sind immer eine eigene Art.',
      'BUR-SOLO-07': `Für jedes Kloster, das Egon auslegt, bekommst du sofort ${aPoint(POINTS.egonCloister)}.`,
      'BUR-SOLO-08': 'Egons vierte Karte einer Art beginnt einen neuen Drilling.',
      'BUR-SOLO-09':
        'Ist Egon bei einer Art schneller, gehört ihm deren Bonuskarte „1.“. Was du schon hast, behältst du.',
      'BUR-SOLO-10':
        'Liegt bei Egon die siebte Art, nimmt er die oberste Karte „Alle 7 Arten“, die noch da ist.',
      'BUR-SOLO-11': 'Sonst haben seine Karten keine Wirkung, und einen Bonus des Durchgangs bekommt er nie.',
      'BUR-SOLO-12': 'Danach spielst du deine sechs Runden wie gewohnt.',
      'BUR-SOLO-13':
        'Am Ende jedes Durchgangs wird verglichen: deine Drillinge, Bonus- und Siegpunktkarten, verkauften Waren und Tiere gegen Egons Drillinge und Bonuskarten.',
      'BUR-SOLO-14': 'Hat Egon mehr, ist das Spiel auf der Stelle verloren.',
      'BUR-SOLO-15':
        'Bei Gleichstand oder Vorsprung geht es weiter; nach dem Durchgang E hast du damit gewonnen.',
      'BUR-SOLO-16': 'Die Startspielerkarte gibt es hier nicht. Sie bewegt sich nicht und zählt nicht.',
      'BUR-SOLO-17': 'Egons Karten kommen nie zurück in Nachzieh- oder Ablagestapel.',
      'BUR-SOLO-18':
        'Hier gilt: Übriges Material hat allein keine Bedeutung, denn Gleichstand ist schon ein Sieg.',
    },
  },
} satisfies WrittenBook;
