import { capital, counted, type WrittenBook } from '@spielstube/engine/text';
import {
  CHURCH_POINTS,
  CHURCH_TIME,
  CLIMB_GRAIN,
  MAJORITY_POINTS,
  MASS_FIGURES,
  MONKS,
} from '../data/church.ts';
import { COUNCIL_POINTS, COUNCIL_TIME, PRIVILEGE_CUBES, PRIVILEGE_POINTS } from '../data/council.ts';
import { HARVEST, MILL } from '../data/crafts.ts';
import { BASE_CUSTOMER_COUNT, customerOf } from '../data/customers.ts';
import {
  ACOLYTE_NUMBER,
  CRAFTSMAN_BUILDINGS,
  HISTORIAN_GROUPS,
  INNKEEPER_CARDS,
  KEEPER_LIGHTHOUSES,
  MASTER_CRAFTSMEN,
  MERCHANT_CUSTOMERS,
  SAINT_STEPS,
  SALESMAN_CUSTOMERS,
  SECRETARY_STEP,
} from '../data/goals.ts';
import { SALE_GREEN, SALE_TIME } from '../data/market.ts';
import {
  COLOURS,
  CUBES_OF_A_COLOUR,
  GRAIN_LIMIT,
  PLAGUE_CUBES,
  PLAGUE_TIME,
  STARTING_COINS,
  WAGON,
  WELL_CUBES,
} from '../data/pieces.ts';
import { OFFICE, SMITHY, STABLES, WAINWRIGHT } from '../data/places.ts';
import { CHRONICLE_POINTS, COIN_POINTS, CUSTOMERS_PER_REGULAR_POINT, TITLE_SHIFT } from '../data/scoring.ts';
import { FILL_ORDER, QUEUE, STALLS_IN_USE } from '../data/spaces.ts';
import {
  NORTH_CASTLE,
  REWARD_COINS,
  REWARD_CUBES,
  REWARD_POINTS,
  TRAVEL_POINTS,
  TRAVEL_TIME,
  TRAVEL_WAGONS,
  VILLAGE,
} from '../data/travel.ts';
import { workshopAt } from '../rules/crafts.ts';
import { unpacked } from '../rules/prices.ts';
import { pathPrice } from '../rules/travel.ts';
import { innBook } from './de/inn/book.ts';
import { cardsBook } from './de/inn/book-cards.ts';
import { marriageBook } from './de/marriage/book.ts';
import { mixesBook } from './de/mixes-book.ts';
import { portBook } from './de/port/book.ts';
import { demandOf, titleSteps } from './de/tiles.ts';
import {
  CHURCH_CUBES,
  COUNCIL_CUBES,
  coins,
  cubes,
  cubesOfChoice,
  goodsCount,
  grain,
  inWords,
  listOf,
  member,
  points,
  rewardOf,
  spaceName,
  time,
} from './de/words.ts';

/** Numbers of a table from its second entry on: step 1, one castle. */
const figures = (list: readonly number[]): string => list.slice(1).join(', ');
const simplePoints = (n: number): string => counted(n, 'Punkt', 'Punkte');

/** „Lehre 2 Zeit; ein Pflug kostet 3 Zeit oder 1 Können und 1 Wissen." */
function craft(place: number, good: string): string {
  const { trainingTime, productionTime, cubes: stones, grain: sacks } = workshopAt(place);
  const price = listOf([sacks > 0 && grain(sacks), stones.some((n) => n > 0) && cubes(stones)]);
  return `Lehre ${time(trainingTime)}; ${good} kostet ${time(productionTime)} oder ${price}.`;
}

const baseBook = {
  course: {
    title: 'So läuft das Spiel',
    intro: [
      'Zu Beginn jeder Runde liegen auf sieben Aktionsfeldern bunte Steine. Reihum nimmt jeder einen davon, behält ihn und darf die Aktion des Feldes nutzen. Sind alle Steine weg, folgt die Messe, dann die nächste Runde.',
      'Mit den Aktionen erntest du Getreide, ziehst neue Familienmitglieder groß und schickst sie in die Welt: in eine Werkstatt, in die Ratsstube, auf Reisen oder in die Kirche. Am Markttag verkaufst du Güter an Kunden.',
      'Bezahlt wird mit Steinen, Getreide und Gütern, vor allem aber mit Zeit. Überschreitet dein Marker auf der Lebenszeitleiste den Federkiel, stirbt jemand aus deiner ältesten Generation.',
      'Wo jemand stirbt, ist wichtig: Ist in der Dorfchronik bei diesem Ort noch Platz, wird der Name eingetragen, und viele Einträge bringen viele Punkte. Sonst bleibt nur ein Grab.',
      'In der Messe werden Figuren aus dem schwarzen Beutel gezogen. Wer herauskommt, steht in der Kirche und steigt dort für Getreide auf; die stärkste Familie bekommt Ruhmespunkte.',
      'Ist die Dorfchronik voll oder das letzte Grab belegt, haben alle anderen noch einen Zug, und nach einer letzten Messe wird abgerechnet: Reise, Kirche, Ratsstube, Chronik, Kunden und Münzen.',
      'Inn bringt ein Wirtshaus dazu: Wer dort jemanden sitzen hat, kauft für Bier oder Münzen Leute, die einmal helfen oder am Ende Punkte bringen. Das Bier kommt aus der Brauerei.',
      'Port ersetzt die Burgen durch das Meer: Mit einem Kapitän fährst du zu Inseln, verkaufst Güter, besetzt Leuchttürme und bringst Kakao, Tee und Schätze heim. Wer auf See stirbt, findet statt eines Grabs das Meer.',
      'Marriage bringt nach jeder Messe eine Hochzeit: Wer in der Zeremonie hoch steht, heiratet, und Paare bringen Brot, Werkzeug und Nachwuchs ein. Dazu kommt der Schmuggler mit drei Geschäften.',
    ],
    rules: {},
  },
  general: {
    title: 'Worum es geht',
    intro: [
      'Du führst eine Familie durch vier Generationen. Ihre Mitglieder bestellen den Hof, lernen ein Handwerk, reisen, dienen der Kirche oder sitzen im Rat. Fast alles kostet Zeit, und wenn genug Zeit vergangen ist, stirbt jemand.',
      'Das ist kein Unglück, sondern der Kern des Spiels: Wer am richtigen Ort stirbt, kommt in die Dorfchronik und bringt der Familie Ruhm.',
    ],
    rules: {
      'VIL-GEN-01': 'Den Sieg holt, wer nach der Schlusswertung die meisten Ruhmespunkte hat.',
      'VIL-GEN-02': 'Am Tisch sitzen zwei bis fünf Personen. Wer allein spielt, hat Conny zur Rivalin.',
      'VIL-GEN-03':
        'Krug, Anker, Ringe und Stern auf einem Teil bedeuten Inn, Port, Marriage und Promo. Im Grundspiel bleibt all das in der Schachtel.',
      'VIL-GEN-04': `Auch die fünfte „1“ jeder Farbe, ein weiterer Peststein, ein weiterer Getreidesack und die Ankerseite des Plans gehören zu Erweiterungen.`,
      'VIL-GEN-05': 'Güter und Münzen gehen nie aus: Ist der Stapel leer, wird einfach weitergezählt.',
      'VIL-GEN-06': `Einflusssteine dagegen sind knapp, ${CUBES_OF_A_COLOUR} von jeder Farbe. Hier gilt: Wer Steine aus dem Vorrat bekommt, wählt unter denen, die noch dort liegen; sind es zu wenige, gibt es nur diese.`,
      'VIL-GEN-07': `Ein Hof fasst ${inWords(GRAIN_LIMIT)} Getreidesäcke. Was darüber hinausgeht, verfällt.`,
      'VIL-GEN-08': 'Für Steine, Münzen und Güter hat der Hof beliebig viel Platz.',
      'VIL-GEN-09': 'Ruhmespunkte aus dem laufenden Spiel zählen sofort.',
      'VIL-GEN-10':
        'Was du bezahlst, seien es Steine, Güter, Getreide oder Münzen, kommt in den allgemeinen Vorrat.',
      'VIL-GEN-11':
        'Halb bezahlen geht nicht: Was du dir nicht ganz leisten kannst, steht dir nicht offen. Hier gilt: Ein unmöglicher Wunsch ändert nichts, du wählst neu.',
      'VIL-GEN-12': 'Zeit hast du immer. Die Frage ist nur, wer dafür stirbt.',
    },
  },
  setup: {
    title: 'Der Aufbau',
    intro: [
      `Jede Familie beginnt mit vier Erwachsenen der ersten Generation, ${coins(STARTING_COINS)} und sonst nichts.`,
      'Je weniger Leute mitspielen, desto enger wird es auf Markt, Friedhof und in der Chronik.',
    ],
    rules: {
      'VIL-SET-01': 'Gespielt wird auf der Seite des Plans mit den Sonnen.',
      'VIL-SET-02': 'Alle haben eine Farbe und einen Hof dazu.',
      'VIL-SET-03':
        'Eine Familie zählt elf Köpfe: viermal die „1“, dreimal die „2“, zweimal die „3“, zweimal die „4“.',
      'VIL-SET-04': 'Die vier Einser stehen auf dem Hof. Die sieben Jüngeren sind noch nicht geboren.',
      'VIL-SET-05': 'Dazu kommen sechs Marker für Burgen, einer für die Lebenszeit und einer für die Punkte.',
      'VIL-SET-06': 'Die Lebenszeit beginnt auf Feld 0, gleich rechts vom Federkiel.',
      'VIL-SET-07': 'Der Ruhm beginnt bei 0.',
      'VIL-SET-08': `Jeder Hof besitzt ${coins(STARTING_COINS)}.`,
      'VIL-SET-09': `${BASE_CUSTOMER_COUNT} Kunden werden gemischt und warten verdeckt.`,
      'VIL-SET-10': `Zu fünft stehen ${inWords(STALLS_IN_USE[5] + QUEUE)} Kunden offen da: ${inWords(STALLS_IN_USE[5])} an den Ständen, ${inWords(QUEUE)} in der Schlange. Zu viert sind es ${inWords(STALLS_IN_USE[4])} Stände.`,
      'VIL-SET-11': `Zu dritt sind ${inWords(STALLS_IN_USE[3])} Stände offen, also ${inWords(STALLS_IN_USE[3] + QUEUE)} Kunden.`,
      'VIL-SET-12': `Zu zweit sind es ${inWords(STALLS_IN_USE[2])} Stände und ${inWords(STALLS_IN_USE[2] + QUEUE)} Kunden.`,
      'VIL-SET-13': 'Zu viert sind Chronikplätze und Gräber mit der Aufschrift „5“ belegt.',
      'VIL-SET-14': 'Zu dritt sind außerdem die mit „4-5“ belegt.',
      'VIL-SET-15': 'Zu zweit auch noch die mit „3-5“.',
      'VIL-SET-16': 'Die beiden Ringplätze der Chronik bleiben ohne Marriage immer belegt.',
      'VIL-SET-17':
        'Belegt wird mit Figuren, die sonst niemand braucht. Hier gilt: Sie gehören niemandem, zählen für nichts, und der letzte freie Platz ist der letzte unbelegte.',
      'VIL-SET-18': 'Der Marker „Nächster Startspieler“ liegt auf der Ratsstube.',
      'VIL-SET-19': `Im Vorrat liegen 60 Güter, 25 Getreidesäcke, ${COLOURS.length * CUBES_OF_A_COLOUR} Einflusssteine und ${PLAGUE_CUBES} Peststeine. Der grüne Beutel ist leer.`,
      'VIL-SET-20': `Im schwarzen Beutel warten ${inWords(MONKS)} Mönche.`,
      'VIL-SET-21': 'Für jede Spielerzahl gibt es eine eigene Aufbaukarte.',
      'VIL-SET-22':
        'Am Tisch fängt an, wer am ältesten ist. Hier gilt: Das Los entscheidet oder ein gewählter Platz.',
      'VIL-SET-23':
        'Wer später beginnt, bekommt zum Ausgleich etwas: der zweite 1 Getreide, der dritte einen zufälligen Stein, der vierte einen Stein nach Wahl, der fünfte eine Münze. Hier gilt: Das ist eine Option und gewöhnlich an; Steine kommen aus dem Vorrat, und gewählt wird vor der ersten Runde.',
    },
  },
  rounds: {
    title: 'Die Runde',
    intro: ['Steine auslegen, reihum nehmen und handeln, am Ende die Messe: So geht es Runde um Runde.'],
    rules: {
      'VIL-RND-01': 'Eine Runde hat drei Teile: Bestücken, Züge, Messe.',
      'VIL-RND-02':
        'Die Züge beginnen beim Startspieler und gehen im Uhrzeigersinn weiter, bis kein Stein mehr ausliegt.',
      'VIL-RND-03':
        'Auch mit dem allerletzten Stein ist die Aktion noch erlaubt; erst danach, und nach einem etwaigen Todesfall, ist Schluss.',
      'VIL-RND-04': 'Es folgt Runde auf Runde, bis jemand das Ende einläutet.',
      'VIL-RND-05':
        'Die Zahl der Steine geht durch die Zahl der Familien auf. Ohne Brunnen sind also alle gleich oft dran.',
    },
  },
  seeding: {
    title: 'Aktionsfelder bestücken',
    intro: ['Der grüne Beutel wird gefüllt, dann liegen auf den sieben Aktionsfeldern wieder Steine.'],
    rules: {
      'VIL-SEED-01':
        'Aus dem Vorrat kommen von jeder Farbe so viele Steine in den grünen Beutel, wie die Aufbaukarte sagt.',
      'VIL-SEED-02': 'Alle Peststeine aus dem Vorrat kommen dazu.',
      'VIL-SEED-03': 'Was vom letzten Mal noch im Beutel war, bleibt drin.',
      'VIL-SEED-04': 'Ist eine Farbe im Vorrat zu knapp, kommt hinein, was da ist.',
      'VIL-SEED-05': `Mehr als ${inWords(PLAGUE_CUBES)} Peststeine gibt es nie; liegen noch welche im Beutel, kommen entsprechend weniger hinzu.`,
      'VIL-SEED-06': 'Dann wird gelost: Jedes Feld bekommt genau so viele Steine, wie die Karte zeigt.',
      'VIL-SEED-07': 'Auf dem Brunnen liegen niemals Steine.',
      'VIL-SEED-08': `Hier gilt: Reicht der Beutel nicht, wird er leer gezogen. Jedes Feld bekommt reihum einen Stein, in der Folge ${FILL_ORDER.map(spaceName).join(', ')}, bis alle Steine liegen.`,
    },
  },
  turns: {
    title: 'Dein Zug',
    intro: ['Ein Stein, eine Aktion: Der Ort, an dem du den Stein nimmst, sagt dir, was du tun kannst.'],
    rules: {
      'VIL-TURN-01':
        'Du nimmst genau einen Stein von einem Feld deiner Wahl oder gehst stattdessen zum Brunnen. Aussetzen gibt es nicht.',
      'VIL-TURN-02': 'Ein Einflussstein gehört dir; du darfst ihn im selben Zug schon ausgeben.',
      'VIL-TURN-03': `Ein Peststein wandert gleich in den Vorrat und kostet dich ${time(PLAGUE_TIME)}.`,
      'VIL-TURN-04': 'Danach steht dir die Aktion des Feldes offen. Du musst sie nicht nutzen.',
      'VIL-TURN-05': 'Nur der Markt duldet kein Nein: Ein Markttag findet statt.',
      'VIL-TURN-06':
        'Die Zeit für die Pest zahlst du vor der Aktion. Wer daran stirbt, stirbt aber erst am Ende des Zuges.',
      'VIL-TURN-07': 'Du darfst auch dort einen Stein nehmen, wo du mit der Aktion nichts anfangen kannst.',
      'VIL-TURN-08': 'Sind Aktion und Todesfälle erledigt, ist die Familie zu deiner Linken dran.',
    },
  },
  time: {
    title: 'Die Lebenszeit',
    intro: [
      'Zeit ist das Geld, das alle haben. Zehn Felder hat die Lebenszeitleiste, dann ist der Federkiel erreicht.',
    ],
    rules: {
      'VIL-TIME-01': 'Jede Einheit Zeit rückt deinen Marker ein Feld weiter.',
      'VIL-TIME-02':
        'Springt er vom letzten Feld auf das erste, hat er den Federkiel überschritten, und jemand aus deiner Familie stirbt.',
      'VIL-TIME-03': 'Zurück geht es nie.',
      'VIL-TIME-04':
        'Hier gilt: Jede Überschreitung zählt einzeln. Zwei in einem Zug wären zwei Todesfälle nacheinander; im Grundspiel kommt das nicht vor.',
    },
  },
  harvest: {
    title: 'Getreideernte',
    intro: ['Getreide ist Brot für den Aufstieg in der Kirche, Ware für Kunden und Korn für die Mühle.'],
    rules: {
      'VIL-HARV-01': 'Ernten kannst du nur, wenn jemand auf deinem Hof steht.',
      'VIL-HARV-02': `Die Ernte bringt ${grain(HARVEST.plain)}.`,
      'VIL-HARV-03': `Mit Pferd und Pflug sind es ${HARVEST.withHorse}.`,
      'VIL-HARV-04': `Mit Ochse und Pflug sind es ${HARVEST.withOx}.`,
      'VIL-HARV-05': `Es zählt nur eine Kombination, und mehr als ${Math.max(...Object.values(HARVEST))} bringt keine Ernte. Hier gilt: Die beste wird von selbst genommen.`,
      'VIL-HARV-06': 'Tiere und Pflug behältst du, und alle bleiben auf dem Hof.',
      'VIL-HARV-07': `Mehr als ${inWords(GRAIN_LIMIT)} Säcke passen nicht auf den Hof.`,
      'VIL-HARV-08': 'Zeit kostet die Ernte nicht.',
    },
  },
  family: {
    title: 'Familie',
    intro: ['Ohne Nachwuchs leert sich der Hof. Diese Aktion füllt ihn wieder.'],
    rules: {
      'VIL-FAM-01': 'Ein ungeborenes Mitglied deiner Farbe kommt auf deinen Hof.',
      'VIL-FAM-02': 'Es ist immer eines mit der kleinsten Zahl, die noch im Vorrat ist.',
      'VIL-FAM-03': 'Stattdessen kannst du auch jemanden vom Plan heimholen, der noch lebt.',
      'VIL-FAM-04':
        'Heimkehren kann man aus Handwerksgebäuden, von den Stufen der Ratsstube und der Kirche und von Burgen. Hier gilt: Der schwarze Beutel ist nicht auf dem Plan; aus ihm holst du niemanden.',
      'VIL-FAM-05': 'Wer heimkehrt, gibt seinen Platz auf. Marker auf Burgen bleiben liegen.',
      'VIL-FAM-06': 'Tote kehren nicht zurück.',
      'VIL-FAM-07': 'Die Aktion ist umsonst.',
      'VIL-FAM-08': 'Bei allen anderen Aktionen kommt, wer eingesetzt wird, von deinem Hof.',
    },
  },
  crafts: {
    title: 'Handwerk',
    intro: ['Vier Werkstätten machen fünf Güter, und die Mühle macht aus Korn Geld.'],
    rules: {
      'VIL-CRAFT-01': `Eine Aktion, ein Gebäude, ein Gut. In der Mühle sind es ${coins(MILL.coins)}.`,
      'VIL-CRAFT-02':
        'Außer in der Mühle hast du die Wahl: mit Zeit bezahlen oder mit Steinen, in den Ställen mit Getreide.',
      'VIL-CRAFT-03':
        'Wer mit Zeit bezahlt, braucht dort ein eigenes Mitglied, das schon da ist oder jetzt dazukommt.',
      'VIL-CRAFT-04':
        'Ausbilden heißt: Jemand zieht vom Hof in das Gebäude und braucht dafür die angegebene Lehrzeit.',
      'VIL-CRAFT-05': 'Gleich danach darfst du für die Herstellungszeit auch schon das Gut fertigen.',
      'VIL-CRAFT-06': 'Du kannst es auch bei der Lehre belassen.',
      'VIL-CRAFT-07': 'Ist der Handwerker schon da, kostet das Gut nur noch die Herstellungszeit.',
      'VIL-CRAFT-08': 'Er bleibt, bis er stirbt oder heimgeholt wird.',
      'VIL-CRAFT-09': 'Jeder kann nur, was sein Haus herstellt: Ein Schmied schreibt keine Schriftrollen.',
      'VIL-CRAFT-10':
        'In einem Gebäude haben beliebig viele Platz, nur in der Mühle niemand. Hier gilt: Du darfst dort auch einen zweiten eigenen ausbilden.',
      'VIL-CRAFT-11': 'Wer das Gut kauft, braucht niemanden dort: Steine oder Getreide abgeben, Gut nehmen.',
      'VIL-CRAFT-12': 'Hier gilt: Ausbilden und dann mit Steinen kaufen, beides in einer Aktion, geht nicht.',
      'VIL-CRAFT-13': `Wagnerei: ${craft(WAINWRIGHT, 'ein Planwagen')}`,
      'VIL-CRAFT-14': `Ställe: ${craft(STABLES, 'ein Pferd oder ein Ochse')}`,
      'VIL-CRAFT-15': `Schreibstube: ${craft(OFFICE, 'eine Schriftrolle')}`,
      'VIL-CRAFT-16': `Schmiede: ${craft(SMITHY, 'ein Pflug')}`,
      'VIL-CRAFT-17': `Mühle: ${time(MILL.time)} und ${grain(MILL.grain)} werden zu ${coins(MILL.coins)}. Hier arbeitet niemand, und anders bezahlen kann man nicht.`,
      'VIL-CRAFT-18': 'Du darfst so viele Güter und Münzen besitzen, wie du willst.',
    },
  },
  market: {
    title: 'Markt',
    intro: [
      'Ein Markttag unterbricht deinen Zug und ruft alle zusammen. Wer ihn ausruft, bedient den ersten Kunden ohne Aufpreis.',
    ],
    rules: {
      'VIL-MKT-01': 'Die Aktion eröffnet einen Markttag, und alle machen mit.',
      'VIL-MKT-02': 'Er wird in jedem Fall abgehalten; verzichten kann man nicht.',
      'VIL-MKT-03': 'Wer ihn ausgerufen hat, darf als Erster einen Kunden bedienen.',
      'VIL-MKT-04': 'Bedient wird nur, wer an einem Stand steht, nicht in der Schlange.',
      'VIL-MKT-05':
        'Dafür gibst du alles ab, was der Kunde verlangt, und legst sein Plättchen verdeckt zu dir.',
      'VIL-MKT-06': 'Seine Punkte zählen erst bei der Schlusswertung.',
      'VIL-MKT-07': 'Danach sind im Uhrzeigersinn die anderen dran, je mit einem Kunden.',
      'VIL-MKT-08': `Jeder Verkauf außer dem allerersten des Ausrufers kostet zusätzlich ${cubes([0, SALE_GREEN])} und ${time(SALE_TIME)}.`,
      'VIL-MKT-09': 'Wer nicht kann oder nicht will, passt und ist bis zum Ende dieses Markttags draußen.',
      'VIL-MKT-10':
        'Hier gilt: Auch der Ausrufer darf gleich passen. Billiger wird es dadurch für niemanden.',
      'VIL-MKT-11':
        'Waren alle dran, beginnt beim Ausrufer ein neuer Durchgang für die, die noch dabei sind.',
      'VIL-MKT-12': 'Der Tag endet, wenn kein Kunde mehr an den Ständen ist oder alle gepasst haben.',
      'VIL-MKT-13':
        'Dann rücken die Vordersten der Schlange an die leeren Stände. Hier gilt: Wer nicht bedient wurde, bleibt stehen; gefüllt wird vom ersten Stand an.',
      'VIL-MKT-14': 'Die Schlange schließt auf und wird vom Stapel ergänzt.',
      'VIL-MKT-15': 'Wurde niemand bedient, bleibt alles, wie es ist.',
      'VIL-MKT-16': 'Ist der Stapel leer, bleiben Plätze frei. Einen Markttag kann man trotzdem ausrufen.',
      'VIL-MKT-17': 'Während des Markttags kommt niemand nach.',
      'VIL-MKT-18':
        'Wer beim Verkaufen den Federkiel überschreitet, lässt sofort jemanden sterben, bevor es weitergeht.',
      'VIL-MKT-19': 'Statt der Überzeugungskraft geht auch eine Münze.',
      'VIL-MKT-20':
        'Peststein vom Markt: Die Zeit dafür zahlst du vor dem Markttag. Hier gilt: Der Tod, den sie bringt, wartet bis zum Ende deines Zuges.',
    },
  },
  council: {
    title: 'Ratsstube',
    intro: ['Vier Stufen, vier Privilegien. Wer oben sitzt, darf auch alles nutzen, was darunter liegt.'],
    rules: {
      'VIL-COUNCIL-01':
        'Du hast drei Möglichkeiten: jemanden eintreten lassen, jemanden eine Stufe weiterbringen oder nur ein Privileg nutzen.',
      'VIL-COUNCIL-02': `Eintreten: Jemand vom Hof kommt auf Stufe 1, für ${time(COUNCIL_TIME[1])} und dazu ${COUNCIL_CUBES} oder eine Schriftrolle.`,
      'VIL-COUNCIL-03': 'Danach steht dir das Privileg der ersten Stufe offen, kein anderes.',
      'VIL-COUNCIL-04': `Aufsteigen: genau eine Stufe nach rechts, wieder für eine Schriftrolle oder ${COUNCIL_CUBES} und die Zeit der neuen Stufe: ${COUNCIL_TIME.slice(2).join(', ')} für die Stufen 2, 3, 4.`,
      'VIL-COUNCIL-05': 'Danach darfst du ein Privileg dieser Stufe oder einer tieferen nutzen.',
      'VIL-COUNCIL-06':
        'Nur das Privileg: Sitzt schon jemand im Rat, nutzt du ein Privileg bis zu seiner Stufe, ohne Zeit, Schriftrolle oder Steine. Die Münze des vierten Privilegs zahlst du trotzdem.',
      'VIL-COUNCIL-07': 'Ein Privileg je Aktion. Hier gilt: Du darfst auch darauf verzichten.',
      'VIL-COUNCIL-08': 'Nach Stufe 4 geht es nicht weiter.',
      'VIL-COUNCIL-09': 'Auf einer Stufe sitzen beliebig viele.',
      'VIL-COUNCIL-10':
        'Privileg 1: Du nimmst den Marker „Nächster Startspieler“, solange er da ist. Ist er weg, gehst du leer aus.',
      'VIL-COUNCIL-11': `Privileg 2: ${cubesOfChoice(PRIVILEGE_CUBES)}, gleich oder verschieden.`,
      'VIL-COUNCIL-12': 'Privileg 3: ein Gut nach Wahl.',
      'VIL-COUNCIL-13': `Privileg 4: Für genau eine Münze bekommst du ${points(PRIVILEGE_POINTS)}, einmal je Aktion.`,
      'VIL-COUNCIL-14': `Am Ende bringen die Stufen 1 bis 4 je Mitglied ${figures(COUNCIL_POINTS)} Punkte.`,
      'VIL-COUNCIL-15':
        'Schriftrolle oder Überzeugungskraft, nie halb und halb. Münzen ersetzen die Steine, nicht die Rolle.',
    },
  },
  travel: {
    title: 'Reise',
    intro: [
      'Sechs Burgen liegen im Land, zwei davon nahe am Dorf. Wer früh reist, sammelt unterwegs Belohnungen und am Ende Punkte.',
      'Mit Port liegt statt der Burgen das Meer vor euch: Dann gilt hierfür das Kapitel „Port: der Hafen“.',
    ],
    rules: {
      'VIL-TRAVEL-01': 'Die erste Reise führt vom Hof zu einer der beiden Burgen am Dorf.',
      'VIL-TRAVEL-02':
        'Ist schon jemand unterwegs, schickst du noch jemanden los oder ziehst einen Reisenden zu einer Nachbarburg weiter.',
      'VIL-TRAVEL-03': `Jede Fahrt kostet ${time(TRAVEL_TIME)}, ${goodsCount(WAGON, TRAVEL_WAGONS)} und die Steine am Weg.`,
      'VIL-TRAVEL-04':
        'Nachbarn sind Burgen, die ein Weg unmittelbar verbindet. Je Aktion gehst du einen Weg.',
      'VIL-TRAVEL-05': 'Beim ersten Besuch hinterlässt deine Familie ihren Marker und bekommt die Belohnung.',
      'VIL-TRAVEL-06': `Das sind ${points(REWARD_POINTS)}, ${cubesOfChoice(REWARD_CUBES)} oder ${coins(REWARD_COINS)}, je nach Burg.`,
      'VIL-TRAVEL-07': 'Liegt dein Marker schon dort, gibt es nichts mehr; bezahlt wird trotzdem.',
      'VIL-TRAVEL-08': 'Auf einer Burg ist für alle Platz, aber nur für einen Marker jeder Farbe.',
      'VIL-TRAVEL-09': 'Hier gilt: Zu Fuß geht niemand ins Dorf zurück. Das kann nur die Aktion „Familie“.',
      'VIL-TRAVEL-10': 'Die Marker bleiben, auch wenn der Reisende weiterzieht, heimkehrt oder stirbt.',
      'VIL-TRAVEL-11': `Zur Nordburg kostet der Weg ${cubes(unpacked(pathPrice(VILLAGE, NORTH_CASTLE)))}; sie bringt ${rewardOf(NORTH_CASTLE)}.`,
    },
  },
  church: {
    title: 'Kirche',
    intro: ['Wer der Kirche dient, verschwindet erst einmal im schwarzen Beutel und wartet auf die Messe.'],
    rules: {
      'VIL-CHURCH-01': 'Genau ein Mitglied vom Hof kommt in den schwarzen Beutel.',
      'VIL-CHURCH-02': `Das kostet ${CHURCH_CUBES} oder ${time(CHURCH_TIME)}.`,
      'VIL-CHURCH-03': 'Wer im Beutel ist, können alle jederzeit sehen.',
      'VIL-CHURCH-04': 'Heraus kommt man nur durch eine Messe.',
    },
  },
  well: {
    title: 'Brunnen',
    intro: ['Der Brunnen ist der teure Ausweg: Er öffnet jede Aktion, auch wenn dort kein Stein mehr liegt.'],
    rules: {
      'VIL-WELL-01': `Statt einen Stein zu nehmen, zahlst du ${inWords(WELL_CUBES)} Steine einer Farbe und führst eine beliebige Aktion aus, die im Spiel ist.`,
      'VIL-WELL-02': 'Anders kommst du an die Aktion eines leeren Feldes nicht heran.',
      'VIL-WELL-03': 'Der Brunnen ist nur offen, solange noch irgendwo ein Stein ausliegt.',
      'VIL-WELL-04': 'Vom Plan nimmst du dabei keinen Stein; danach geht es normal weiter.',
      'VIL-WELL-05': 'Auch ein Markttag vom Brunnen ist ein ganz gewöhnlicher, und du bist der Ausrufer.',
      'VIL-WELL-06': `Hier gilt: Münzen ersetzen einzelne dieser Steine oder alle ${inWords(WELL_CUBES)}.`,
      'VIL-WELL-07':
        'Hier gilt: Am Brunnen musst du eine Aktion ausführen, die wirklich geht. Ein Markttag geht immer.',
    },
  },
  coins: {
    title: 'Münzen',
    intro: [
      'Münzen sind selten, aber sie können viel, und was übrig bleibt, ist am Ende auch noch etwas wert.',
    ],
    rules: {
      'VIL-COIN-01': 'Eine Münze kauft in der Ratsstube auf Stufe 4 Ruhm.',
      'VIL-COIN-02': 'Eine Münze löst in der Messe jemanden aus dem Beutel aus.',
      'VIL-COIN-03': 'Und eine Münze ersetzt in jeder Zahlung einen beliebigen Einflussstein.',
      'VIL-COIN-04': 'Getreide, Güter und Zeit ersetzt sie nie, und kein Stein ersetzt eine Münze.',
      'VIL-COIN-05': `Übrige Münzen zählen am Ende je ${simplePoints(COIN_POINTS)}.`,
      'VIL-COIN-06': 'Neue Münzen gibt es in der Mühle und auf Reisen.',
    },
  },
  death: {
    title: 'Ein Mitglied stirbt',
    intro: [
      'Die Ältesten gehen zuerst. Wo sie zuletzt gearbeitet haben, entscheidet über Chronik oder Grab.',
    ],
    rules: {
      'VIL-DEATH-01': 'Überschreitest du den Federkiel, stirbt eines deiner Mitglieder.',
      'VIL-DEATH-02':
        'Gewöhnlich beendest du erst deine Aktion. Am Ende des Zuges wählst du, wer stirbt, auch jemanden, den du gerade eingesetzt hast.',
      'VIL-DEATH-03': 'Nur am Markttag wird auf der Stelle gestorben.',
      'VIL-DEATH-04': 'Es trifft die kleinste Zahl. Haben mehrere sie, wählst du.',
      'VIL-DEATH-05':
        'Sterben kann nur, wer auf Plan oder Hof zu sehen ist; im Beutel, ungeboren oder schon tot ist man sicher. Hier gilt: Gesucht wird die kleinste Zahl nur unter den Sichtbaren.',
      'VIL-DEATH-06': 'Ist niemand zu sehen, stirbt niemand, und die Sache ist erledigt.',
      'VIL-DEATH-07': 'Der Ort bestimmt die Gruppe der Chronik: Werkstatt, Hof, Kirche, Rat oder Reise.',
      'VIL-DEATH-08': 'Hat diese Gruppe noch Platz, muss das Mitglied dorthin.',
      'VIL-DEATH-09': 'Sonst bleibt ein Grab. Freie Plätze anderer Gruppen helfen nicht.',
      'VIL-DEATH-10': 'Wer im Grab liegt, bringt keinen Ruhm.',
      'VIL-DEATH-11': 'Tot ist tot, bis zum Ende der Partie.',
      'VIL-DEATH-12':
        'Hier gilt: Ist weder in der Gruppe noch auf dem Friedhof etwas frei, kommt das Mitglied aus dem Spiel. Das gibt es nur in den letzten Zügen.',
      'VIL-DEATH-13':
        'Stirbt jemand am Ende des Zuges, der den letzten Stein nahm, geschieht das noch vor der Messe.',
    },
  },
  mass: {
    title: 'Die Messe',
    intro: [
      'Am Ende der Runde öffnet sich der schwarze Beutel. Wer herauskommt, beginnt unten und steigt für Getreide auf.',
    ],
    rules: {
      'VIL-MASS-01': 'Eine Messe folgt auf jede Runde und, am Schluss der Partie, auf die letzten Züge.',
      'VIL-MASS-02': `${capital(inWords(MASS_FIGURES))} Figuren verlassen den Beutel, nicht mehr und nicht weniger.`,
      'VIL-MASS-03':
        'Zuerst dürfen alle, vom Startspieler an und je einmal, eigene Mitglieder gezielt herausholen, für 1 Münze das Stück.',
      'VIL-MASS-04': `Sind ${inWords(MASS_FIGURES)} gekauft, ist Schluss, und es wird nicht mehr gezogen.`,
      'VIL-MASS-05': 'Fehlen noch Figuren, entscheidet das Los unter Mitgliedern und Mönchen.',
      'VIL-MASS-06': `Gezogene Mönche kommen erst zurück, wenn alle ${inWords(MASS_FIGURES)} Figuren draußen sind; keiner kommt also doppelt.`,
      'VIL-MASS-07': 'Gekaufte und gezogene Mitglieder stellen sich auf Stufe 1.',
      'VIL-MASS-08': 'Alle anderen bleiben im Beutel.',
      'VIL-MASS-09':
        'Dann darf jeder, wieder vom Startspieler an, seine Mitglieder aufsteigen lassen, auch wenn nur Mönche kamen.',
      'VIL-MASS-10': `Jede Stufe kostet das Getreide, das auf ihr steht: ${listOf(CLIMB_GRAIN.slice(2).map(String))} für die Stufen 2, 3 und 4. Mehrere Stufen und mehrere Mitglieder sind erlaubt.`,
      'VIL-MASS-11': 'Auch wer eben erst aus dem Beutel kam, darf gleich steigen.',
      'VIL-MASS-12': 'Auf jeder Stufe haben beliebig viele Platz, und Stufe 4 ist die letzte.',
      'VIL-MASS-13': `Zum Schluss bekommt ${simplePoints(MAJORITY_POINTS)}, wer die meisten Mitglieder auf den Stufen hat.`,
      'VIL-MASS-14': `Bei Gleichstand entscheidet, wer das am weitesten gekommene Mitglied hat; steht es auch da gleich, bekommen alle davon ${simplePoints(MAJORITY_POINTS)}. Wo die übrigen stehen, ist egal.`,
      'VIL-MASS-15': 'Hier gilt: Steht niemand in der Kirche, bekommt niemand etwas.',
      'VIL-MASS-16': 'Wer noch im Beutel ist, zählt nicht mit.',
      'VIL-MASS-17': 'Eine Messe kostet keine Zeit, also stirbt dabei niemand.',
    },
  },
  newRound: {
    title: 'Eine neue Runde',
    intro: ['Nach der Messe wird geklärt, wer beginnt. Dann füllt sich der Beutel von Neuem.'],
    rules: {
      'VIL-NEW-01':
        'Wer den Marker „Nächster Startspieler“ hat, wird Startspieler und legt ihn zurück auf die Ratsstube.',
      'VIL-NEW-02': 'Hat ihn niemand, bleibt alles beim Alten.',
      'VIL-NEW-03': 'Gewechselt wird nach der Messe; in ihr gilt noch die alte Reihenfolge.',
      'VIL-NEW-04': 'Danach wird mit derselben Aufbaukarte neu bestückt.',
    },
  },
  end: {
    title: 'Das Ende der Partie',
    intro: [
      'Ist die Chronik voll oder der Friedhof, läuten die Glocken. Ein letzter Zug für die anderen, eine letzte Messe, dann wird gezählt.',
    ],
    rules: {
      'VIL-END-01':
        'Das Ende ist eingeläutet, sobald der letzte freie Platz der Chronik oder das letzte Grab belegt wird.',
      'VIL-END-02': 'Wessen Mitglied das war, der ist nicht noch einmal dran, vom Markttag abgesehen.',
      'VIL-END-03': 'Alle anderen haben im Uhrzeigersinn noch genau einen Zug.',
      'VIL-END-04': 'Auch der letzte Zug beginnt mit einem Stein oder dem Brunnen.',
      'VIL-END-05':
        'Liegt kein Stein mehr aus, wird nicht nachgelegt: Wer noch dran ist, darf eine Aktion wie am Brunnen machen, aber umsonst. Hier gilt: auch dann, wenn der einläutende Zug den letzten Stein nahm.',
      'VIL-END-06': 'Hier gilt: Auf diese freie Aktion darf man verzichten.',
      'VIL-END-07':
        'Die Messe wartet, bis alle ihren letzten Zug hatten, und ist dann die letzte. Eine neue Runde gibt es nicht.',
      'VIL-END-08': 'Wer in diesen Zügen stirbt, nimmt, was noch frei ist; sonst kommt er aus dem Spiel.',
      'VIL-END-09': 'Geschieht es am Markttag, wird er erst zu Ende gespielt.',
      'VIL-END-10': 'War es ein Mitglied des Ausrufers, ist er fertig, und die anderen haben noch einen Zug.',
      'VIL-END-11':
        'War es ein anderes, haben alle noch einen Zug, vom linken Nachbarn des Ausrufers an; der Ausrufer kommt zuletzt, und auch wer eingeläutet hat, ist noch einmal dran.',
      'VIL-END-12': 'Hier gilt: Füllt ein Markttag beides, zählt, was zuerst geschah.',
      'VIL-END-13':
        'Hier gilt: Stirbt am Ende eines Marktzuges jemand vom Ausrufer an der Pest, hat er das Ende eingeläutet wie in jedem anderen Zug, falls es nicht schon vorher geschah.',
      'VIL-END-14': 'Nach der letzten Messe folgt die Schlusswertung.',
    },
  },
  scoring: {
    title: 'Schlusswertung',
    intro: ['Zum Ruhm aus dem Spiel kommt, was deine Familie erreicht hat.'],
    rules: {
      'VIL-SCORE-01': `Reise: Für 1 bis 6 besuchte Burgen gibt es ${figures(TRAVEL_POINTS)} Punkte.`,
      'VIL-SCORE-02': `Kirche: Je Mitglied auf Stufe 1, 2, 3, 4 gibt es ${figures(CHURCH_POINTS)} Punkte.`,
      'VIL-SCORE-03': `Ratsstube: Je Mitglied auf Stufe 1, 2, 3, 4 gibt es ${figures(COUNCIL_POINTS)} Punkte.`,
      'VIL-SCORE-04': `Dorfchronik: 3 Mitglieder bringen ${simplePoints(CHRONICLE_POINTS[3])}, 4 bringen ${CHRONICLE_POINTS[4]}, ab 5 sind es ${CHRONICLE_POINTS[5]}; weniger als 3 bringen nichts.`,
      'VIL-SCORE-05': 'Kunden: Jetzt werden sie aufgedeckt und bringen ihre Punkte.',
      'VIL-SCORE-06': `Münzen: je ${simplePoints(COIN_POINTS)}.`,
      'VIL-SCORE-07':
        'Sonst zählt nichts, weder Steine, Güter und Getreide noch die Leute auf dem Hof, in Werkstätten, auf Burgen, im Beutel oder im Grab.',
      'VIL-SCORE-08': 'Wer die meisten Punkte hat, gewinnt.',
      'VIL-SCORE-09': 'Bei Gleichstand gewinnt, wer mehr Getreide auf dem Hof hat.',
      'VIL-SCORE-10':
        'Danach, wer mehr lebende Mitglieder hat. Es leben alle auf Hof, Plan und im schwarzen Beutel, nicht die Ungeborenen.',
      'VIL-SCORE-11': 'Hier gilt: Ist es auch dann gleich, teilen sie sich den Sieg.',
    },
  },
  goals: {
    title: 'Lebensziele',
    intro: ['Wer mag, spielt mit geheimen Zielen: eines in Silber, eines in Gold.'],
    rules: {
      'VIL-GOAL-01': 'Lebensziele passen zum Grundspiel und zu jeder Mischung mit Erweiterungen.',
      'VIL-GOAL-02':
        'Nach dem Aufbau und vor der ersten Runde werden Silber und Gold getrennt; was zu einer fehlenden Erweiterung gehört, kommt heraus.',
      'VIL-GOAL-03':
        'Karten ohne Symbol sind immer dabei. Hier gilt: Den Handelsreisenden gibt es mit Port nicht, denn dort fehlt seine Burg.',
      'VIL-GOAL-04':
        'Jeder bekommt verdeckt ein zufälliges Silberziel und ein Goldziel. Der Rest bleibt ungesehen.',
      'VIL-GOAL-05': 'Deine Ziele kennst nur du; ansehen darfst du sie immer.',
      'VIL-GOAL-06':
        'Ist alles erfüllt, was ein Ziel verlangt, darfst du es jederzeit aufdecken und bekommst sofort die Punkte. Hier gilt: mit jeder eigenen Entscheidung, bevor es von selbst endet und noch einmal vor der Abrechnung.',
      'VIL-GOAL-07': 'Vorzeigen genügt, abgegeben wird nichts.',
      'VIL-GOAL-08': 'Ein aufgedecktes Ziel kommt aus dem Spiel, und ein neues gibt es nicht.',
      'VIL-GOAL-09': 'Wer ein Ziel verfehlt, verliert nichts.',
      'VIL-GOAL-10':
        'Aufdecken ist freiwillig. Hier gilt: Die letzte Gelegenheit ist nach der letzten Messe, kurz vor der Wertung.',
      'VIL-GOAL-11':
        'Hier gilt: Alles muss im selben Augenblick da sein; dass du es einmal hattest, genügt nicht. Münzen sind dabei Münzen und keine Steine.',
      'VIL-GOAL-12': 'Hier gilt: Bediente Kunden sind die Plättchen, die du hast, Promos eingeschlossen.',
      'VIL-GOAL-13': 'Mit Port zählt auch die Ladung des Schiffs.',
      'VIL-GOAL-14': `Händler: ${inWords(MERCHANT_CUSTOMERS)} Kunden oder mehr.`,
      'VIL-GOAL-15': `Heiliger: Auf den Kirchenstufen ${listOf(SAINT_STEPS.map(String))} steht je jemand von dir; andere Stufen helfen nicht aus.`,
      'VIL-GOAL-16': `Historiker: Tote in ${inWords(HISTORIAN_GROUPS)} verschiedenen Gruppen der Chronik. Gräber zählen nicht, und der Barde aus Inn auch nicht.`,
      'VIL-GOAL-17': `Meister: ${inWords(MASTER_CRAFTSMEN)} Mitglieder in Werkstätten oder in der Chronik beim Handwerk, zusammengezählt.`,
      'VIL-GOAL-18': `Messdiener: eine ${member(ACOLYTE_NUMBER)} auf einer Kirchenstufe; im Beutel zählt sie nicht.`,
      'VIL-GOAL-19': `Sekretär: jemand auf Stufe ${SECRETARY_STEP} des Rats und zugleich der Marker „Nächster Startspieler“.`,
      'VIL-GOAL-20': `Handelsreisender: Jemand steht lebend auf der Eckburg, und ${counted(SALESMAN_CUSTOMERS, 'Kunde ist', 'Kunden sind')} bedient. Der Marker allein genügt nicht.`,
      'VIL-GOAL-21':
        'Gouvernante, nur mit Marriage: je jemand im Zeremonienbereich, im Elternglück, in Bäckerei oder Dorfladen und auf dem Hof, alles zugleich. Hier gilt: auch mitten in einer Hochzeit, zwischen zwei Umzügen.',
      'VIL-GOAL-22': 'Allein bekommst du ein Silber- und ein Goldziel. Hier gilt: Conny bekommt keines.',
      'VIL-GOAL-23': `Leuchtturmwärter, nur mit Port: Mitglieder auf ${inWords(KEEPER_LIGHTHOUSES)} Leuchttürmen.`,
      'VIL-GOAL-24': `Wirtin, nur mit Inn: ${inWords(INNKEEPER_CARDS)} ungespielte Personenkarten auf der Hand.`,
      'VIL-GOAL-25':
        'Silberziele außer dem Handwerker: alle gezeigten Teile zugleich besitzen. Mehr schadet nicht.',
      'VIL-GOAL-26': `Handwerker: Lebende in ${inWords(CRAFTSMAN_BUILDINGS)} verschiedenen Werkstätten, gleich in welchen.`,
    },
  },
  promos: {
    title: 'Promo-Kunden',
    intro: ['Acht besondere Kunden, auf Wunsch unter die anderen gemischt.'],
    rules: {
      'VIL-PROMO-01': `Promo-Kunden werden vor dem Mischen dazugelegt, so viele und welche man will. Hier gilt: Ohne Wahl sind es alle, die zu den Erweiterungen am Tisch passen; wer keinen auswählt, spielt ohne sie.`,
      'VIL-PROMO-02':
        'Der freundliche Kunde will nichts. Der Aufschlag eines späteren Verkaufs fällt trotzdem an.',
      'VIL-PROMO-03': `Der Bettler nimmt ${demandOf(customerOf('P02'))}.`,
      'VIL-PROMO-04':
        'Der Gast des Rats will, dass du den Marker „Nächster Startspieler“ hast und ihn zurück auf die Ratsstube legst.',
      'VIL-PROMO-05':
        'Hier gilt: Danach kann ihn in derselben Runde wieder jemand nehmen. Tut es niemand, bleibt der Startspieler.',
      'VIL-PROMO-06': `Der redselige Kunde kostet ${demandOf(customerOf('P04'))}, gern auch in Münzen, und dazu, was der Verkauf ohnehin kostet.`,
      'VIL-PROMO-07': `Der Stammkunde bringt am Ende 1 Punkt für je ${inWords(CUSTOMERS_PER_REGULAR_POINT)} eigene Kunden, ihn eingeschlossen, abgerundet.`,
      'VIL-PROMO-08': 'Die drei übrigen sind Kunden wie alle anderen.',
      'VIL-PROMO-09':
        'Mit Inn: drei weitere Kunden. Einer bringt am Ende je 1 Punkt für Personenkarten mit leerem Tintenfass; hier gilt: für die auf der Hand.',
      'VIL-PROMO-10':
        'Mit Port: Ein Kunde will eine heimgebrachte, ungeöffnete Schatzkiste. Hier gilt: Ihr Inhalt verfällt, sie kommt aus dem Spiel.',
      'VIL-PROMO-11': 'Mit Port: Eine zusätzliche Kiste kann zu den anderen gemischt werden.',
      'VIL-PROMO-12': 'Hier gilt: Allein nimmt Conny einen Promo-Kunden wie jeden anderen, ohne zu zahlen.',
    },
  },
  solo: {
    title: 'Allein gegen Conny',
    intro: [
      'Conny sammelt keine Punkte. Sie nimmt dir Steine weg, drängt sich in die Kirche, schnappt dir Kunden vor der Nase weg und füllt die Chronik, bevor du so weit bist.',
      'Nach jedem Stein, den du nimmst, nimmt sie auch einen. Was sie dann tut, steht fest oder verraten die Schicksalsplättchen.',
    ],
    rules: {
      'VIL-SOLO-01': 'Markt, Chronik, Friedhof und Aufbaukarte sind die für zwei.',
      'VIL-SOLO-02': 'Auf Connys Ablage sind die Felder fehlender Erweiterungen abgedeckt.',
      'VIL-SOLO-03':
        'Auch Conny hat elf Mitglieder und dazu einen Marker. Ihre sieben Einser und Zweier liegen neben der Ablage.',
      'VIL-SOLO-04': 'Ihre Dreier und Vierer liegen an der Kirche, weder auf einer Stufe noch im Beutel.',
      'VIL-SOLO-05': 'Münzen, Hof, Lebenszeit und Punkte hat sie nicht.',
      'VIL-SOLO-06': 'Ihr Marker zeigt auf den vordersten Kunden, nur zur Erinnerung.',
      'VIL-SOLO-07':
        'Die Schicksalsplättchen bilden zwei Sätze zu dritt, je mit einem Federkiel. Gemischt und verdeckt liegen sie oben und unten an der Ablage.',
      'VIL-SOLO-08': 'Du beginnst jede Runde.',
      'VIL-SOLO-09': 'Hier gilt: Einen Ausgleich zum Start gibt es nicht.',
      'VIL-SOLO-10':
        'Der Marker „Nächster Startspieler“ ist für dich eine Münze mehr, wenn du willst: Einmal ausgegeben, liegt er bis zur nächsten Runde im Vorrat.',
      'VIL-SOLO-11':
        'Mit der neuen Runde kehrt er, gebraucht oder nicht, auf die Ratsstube zurück, noch bevor der Beutel gefüllt wird.',
      'VIL-SOLO-12':
        'Hier gilt: Nicht ausgegeben ist er am Ende keinen Punkt wert, und für die Aristokratin zählt er nicht.',
      'VIL-SOLO-13':
        'Nach jeder Aktion, für die du einen Stein genommen hast, nimmt auch Conny einen, ob du die Aktion genutzt hast oder nicht.',
      'VIL-SOLO-14': 'Am liebsten deine Farbe vom selben Feld; auch Schwarz ist eine Farbe.',
      'VIL-SOLO-15': 'Sonst deine Farbe vom nächsten Feld im Uhrzeigersinn, das sie hat.',
      'VIL-SOLO-16':
        'Liegt die Farbe nirgends mehr, suchst du ihr auf demselben Feld einen anderen Stein aus.',
      'VIL-SOLO-17': 'Ist dieses Feld leer, suchst du auf dem nächsten Feld aus, das noch etwas hat.',
      'VIL-SOLO-18': 'Hier gilt: Abgedeckte Felder zählen nicht; liegt nichts mehr aus, nimmt sie nichts.',
      'VIL-SOLO-19': 'Zuerst werden deine Aktion und deine Todesfälle fertig.',
      'VIL-SOLO-20': 'Sie bekommt und bezahlt dabei nichts, und auch die Pest kostet sie keine Zeit.',
      'VIL-SOLO-21':
        'Als Variante entscheidet ein Würfel mit den vier Farben, was sie nimmt: vom selben Feld, sonst vom nächsten mit dieser Farbe.',
      'VIL-SOLO-22': 'Gibt es die gewürfelte Farbe nicht, wird neu gewürfelt.',
      'VIL-SOLO-23':
        'Liegt nur noch eine Einflussfarbe aus, wird nicht mehr gewürfelt: Conny nimmt vom selben oder vom nächsten Feld mit Steinen, und bei mehreren wählst du. Hier gilt: ebenso, wenn nur noch Pest da ist.',
      'VIL-SOLO-24': 'Jeder ihrer Steine, auch Pest, kommt in ein Fach der Ablage.',
      'VIL-SOLO-25': 'Der allererste liegt neben der Ratsstube.',
      'VIL-SOLO-26': 'Jeder weitere kommt ins nächste Fach in Pfeilrichtung, durch alle Runden.',
      'VIL-SOLO-27': 'Überschreitet ein Stein ein Schicksalsplättchen, wird es sofort umgedreht.',
      'VIL-SOLO-28': 'Ein leeres tut nichts und wird beiseitegelegt.',
      'VIL-SOLO-29': 'Ein Federkiel kostet eines ihrer ältesten Mitglieder das Leben.',
      'VIL-SOLO-30':
        'Es kommt in die Gruppe der Chronik, zu der das Feld des Steins gehört. Getreideernte und Familie stehen für den Hofplan.',
      'VIL-SOLO-31': 'Ist die Gruppe voll, kommt es auf den Friedhof.',
      'VIL-SOLO-32':
        'Zuerst sterben die Einser und Zweier neben der Ablage, dann die Dreier und Vierer an der Kirche, dann die auf den Kirchenstufen von links nach rechts.',
      'VIL-SOLO-33':
        'Hier gilt: Im schwarzen Beutel sind auch ihre Leute sicher; ist sonst niemand da, stirbt niemand.',
      'VIL-SOLO-34':
        'Sind alle drei Plättchen eines Satzes umgedreht, werden diese drei gemischt und neu ausgelegt. Der andere Satz bleibt, wie er ist.',
      'VIL-SOLO-35': 'Zwei Steine in einem Fach gibt es nur mit Erweiterungen.',
      'VIL-SOLO-36':
        'Aktionen führt Conny nicht aus. Nur ein Stein vom Markt oder von der Kirche lässt sie etwas tun. Hier gilt: nehmen, ablegen, Schicksal, dann das.',
      'VIL-SOLO-37': 'Stein vom Markt: Sie ruft einen Markttag aus und nimmt den vordersten Kunden.',
      'VIL-SOLO-38':
        'Rufst du ihn aus, bist du zuerst dran, dann nimmt sie den vordersten, der noch da ist, dann du weiter.',
      'VIL-SOLO-39': 'Ein Kunde je Markttag, und bezahlen muss sie nicht.',
      'VIL-SOLO-40':
        'Danach darfst du weiter verkaufen, mit Aufschlag. Hat sie den Tag ausgerufen, kostet jeder deiner Verkäufe den Aufschlag.',
      'VIL-SOLO-41': 'Hier gilt: Passt du gleich, nimmt sie trotzdem ihren Kunden, und der Tag ist zu Ende.',
      'VIL-SOLO-42': 'Nachgerückt wird wie immer. Ihre Kunden zählen für niemanden.',
      'VIL-SOLO-43':
        'Stein von der Kirche: Ihr niedrigstes Mitglied, das dort liegt, kommt umsonst in den schwarzen Beutel.',
      'VIL-SOLO-44': 'Liegt dort niemand mehr, geschieht nichts.',
      'VIL-SOLO-45': 'Nach dem Brunnen nimmt sie keinen Stein, und du bist gleich wieder dran.',
      'VIL-SOLO-46': 'Hier gilt: Ein Markttag vom Brunnen hat trotzdem Connys Kunden.',
      'VIL-SOLO-47': `In der Messe löst nur du aus; dann wird einzeln auf ${inWords(MASS_FIGURES)} ergänzt.`,
      'VIL-SOLO-48':
        'Auf jeder Kirchenstufe steht höchstens eines von Connys Mitgliedern. Ein gezogenes geht auf die niedrigste Stufe, auf der noch keines von ihr ist.',
      'VIL-SOLO-49': 'Deine kommen auf Stufe 1. Anders als durch Ziehen steigt bei ihr niemand.',
      'VIL-SOLO-50': `Die Mehrheit wird bestimmt wie immer. Hat Conny sie, bekommt niemand Punkte; bei völligem Gleichstand bekommst du die ${MAJORITY_POINTS}.`,
      'VIL-SOLO-51':
        'Vor der neuen Runde wird die Ablage bis auf den zuletzt gelegten Stein geleert, dann der Beutel gefüllt.',
      'VIL-SOLO-52': `Hier gilt: Bleibt dabei ein Peststein liegen, kommen nur ${inWords(PLAGUE_CUBES - 1)} in den Beutel.`,
      'VIL-SOLO-53': 'Weiter geht es im Fach dahinter.',
      'VIL-SOLO-54':
        'Die Partie endet wie sonst, auch wenn eines von Connys Mitgliedern den letzten Platz füllt.',
      'VIL-SOLO-55':
        'Hier gilt: Läutet Conny ein, hast du noch genau einen Zug, und sie nimmt danach nichts mehr. Läutest du ein, nimmt sie noch den Stein zu diesem Zug. Dann kommt die letzte Messe.',
      'VIL-SOLO-56': `Deine Punkte bestimmen den Titel: ${titleSteps}. Conny hat keine Punkte.`,
      'VIL-SOLO-57':
        'Mit Inn: Ein Federkiel bei einem Stein vom Wirtshaus führt auf den Friedhof. Personenkarten nimmt Conny nicht.',
      'VIL-SOLO-58':
        'Mit Port: Bei einem Stein von der Reise geht es in die Gruppe Reise, sonst auf ein Feld für Seebestattungen; das letzte davon läutet das Ende ein.',
      'VIL-SOLO-59':
        'Mit Marriage: Ein drittes rosa Mitglied kommt dazu, und die Hochzeitskarte zeigt ihre Rückseite.',
      'VIL-SOLO-60':
        'Mit Marriage: Ein Stein von der Heirat führt in die Gruppe Hofplan, sonst auf den Friedhof; einer vom Schmuggler immer auf den Friedhof.',
      'VIL-SOLO-61':
        'Mit Marriage: Bei der Hochzeit wird zweimal gewürfelt, das zweite rosa Mitglied folgt denselben Regeln.',
      'VIL-SOLO-62':
        'Mit Marriage: Fehlt für den zweiten Wurf ein rosa Mitglied im Vorrat, kommt eines aus dem Elternglück, es sei denn, der gewürfelte Rang ist besetzt.',
      'VIL-SOLO-63':
        'Mit Marriage: Zwei rosa Mitglieder heiraten einander nicht, sie gehen in den Vorrat zurück.',
      'VIL-SOLO-64': `Mit Erweiterungen steigen die Grenzen der Titel: Inn um ${TITLE_SHIFT.inn}, Port um ${TITLE_SHIFT.port}, Marriage um ${TITLE_SHIFT.marriage}, zusammengezählt.`,
      'VIL-SOLO-65':
        'Mit Erweiterungen gilt die Aufbaukarte der Kombination für zwei; mit Marriage hat Conny eine „1“ mehr.',
      'VIL-SOLO-66':
        'Hier gilt: Der erste Stein der Partie kommt von nirgendwo und überschreitet nichts. Jeder spätere überschreitet das Plättchen vor seinem Fach, wenn dort eines liegt.',
      'VIL-SOLO-67':
        'Hier gilt: Läutest du das Ende an einem Markttag ein, den Conny ausgerufen hat, hast du noch einen Zug, und sie nimmt noch den Stein dazu.',
      'VIL-SOLO-68':
        'Hier gilt: Ein Brunnen als letzter Zug bringt keinen weiteren. Läutest du am Brunnen ein, nimmt Conny keinen Stein, und die letzte Messe beginnt.',
      'VIL-SOLO-69': 'Kam der Stein vom Markt, führt der Federkiel immer auf den Friedhof.',
    },
  },
} satisfies WrittenBook;

/** The rules book in German. Where the printed rules leave something open, the text says "Hier gilt". */
export const bookDe = {
  ...baseBook,
  ...innBook,
  ...cardsBook,
  ...portBook,
  ...marriageBook,
  ...mixesBook,
} satisfies WrittenBook;
