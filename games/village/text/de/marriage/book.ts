import type { WrittenBook } from '@spielstube/engine/text';
import { MILL } from '../../../data/crafts.ts';
import { BREWERY_TABLE } from '../../../data/inn.ts';
import { MARRIAGE_BOARD, SMUGGLER_TABLE } from '../../../data/marriage.ts';
import { MIX_MARRIAGE } from '../../../data/mixes.ts';
import { BEER, GRAIN_LIMIT, MARRIAGE_MEMBER_NUMBERS, PLAGUE_CUBES } from '../../../data/pieces.ts';
import { BAKERY, GROUP_FARM, RANKS, STORE } from '../../../data/places.ts';
import { CHRONICLE_SPACES, chronicleSpaces } from '../../../data/spaces.ts';
import { customersInPlay } from '../../../rules/promos.ts';
import { anyCubes, coins, cubes, goodsCount, grain, inWords, points, time } from '../words.ts';
import { houseGains } from './words.ts';

const ONES = MARRIAGE_MEMBER_NUMBERS.filter((number) => number === 1).length;
const CUSTOMERS_MORE = customersInPlay({ marriage: 'front' }).length - customersInPlay({}).length;
const RING_SPACES = [2, 3, 4, 5]
  .map((seats) => chronicleSpaces(MIX_MARRIAGE, seats)[GROUP_FARM] - CHRONICLE_SPACES[seats][GROUP_FARM])
  .join(', ');
const [BREADS, BREAD_AND_GRAIN] = houseGains(BAKERY);
const [TOOLS, TOOL_AND_CUBES] = houseGains(STORE);
const PLACE_PRICE = `${time(MARRIAGE_BOARD.time)} und ${anyCubes(MARRIAGE_BOARD.cubes)}`;

/** The chapters of Marriage. */
export const marriageBook = {
  marriage: {
    title: 'Marriage: die Heirat',
    intro: [
      'Mit Marriage stehen neben dem Dorf eine Zeremonie, eine Bäckerei, ein Dorfladen und das Elternglück. Nach jeder Messe wird geheiratet, und Paare bringen Brot, Werkzeug und Nachwuchs ein.',
      'Dazu kommt der Schmuggler, der fast alles nimmt, was anderswo nicht zu verkaufen ist.',
    ],
    rules: {
      'VIL-MAR-SET-01':
        'Der Plan der Heirat liegt links vom großen. Ihr wählt seine Seite; sie unterscheiden sich in dem, was die Ränge bringen.',
      'VIL-MAR-SET-02': 'Brot und Werkzeug bilden einen Vorrat; rosa Mitglieder und Würfel liegen bereit.',
      'VIL-MAR-SET-03': `Jede Familie hat eine „1“ mehr: ${ONES} beginnen auf dem Hof, ${inWords(MARRIAGE_MEMBER_NUMBERS.length - ONES)} warten im Vorrat.`,
      'VIL-MAR-SET-04': `${CUSTOMERS_MORE} Kunden mit Ringen werden zu den anderen gemischt.`,
      'VIL-MAR-SET-05': `Die Gruppe Hofplan der Chronik hat zu zweit, dritt, viert und fünft ${RING_SPACES} Plätze mehr.`,
      'VIL-MAR-SET-06': 'Es gilt die Seite der Aufbaukarte mit den zwei Ringen.',
      'VIL-MAR-SET-07': `${PLAGUE_CUBES + MARRIAGE_BOARD.plague} Peststeine sind im Spiel.`,
      'VIL-MAR-RND-01': 'Schmuggler und Heirat bekommen jede Runde Steine, wie die Aufbaukarte es zeigt.',
      'VIL-MAR-RND-02': 'In der ersten Runde bleibt die Familie leer, ab der zweiten nicht mehr.',
      'VIL-MAR-RND-03': 'Nutzen lässt sie sich auch dann: am Brunnen oder mit einer Karte.',
      'VIL-MAR-RND-04': 'Beide neuen Aktionen gehen auch am Brunnen.',
      'VIL-MAR-RND-05': 'Hier gilt: Die Steine, die in der ersten Runde nicht ausliegen, bleiben im Beutel.',
      'VIL-MAR-FAM-01':
        'Die Aktion „Familie“ holt jemanden von jedem Ort der Heirat heim, aus der Zeremonie aber ohne das Angebot.',
      'VIL-MAR-FAM-02':
        'Verheiratet heißt nur: zusammen umziehen. Stirbt einer oder kehrt heim, bleibt der andere bis zur nächsten Hochzeit, wo er ist.',
      'VIL-MAR-DEATH-01':
        'Wer auf dem Plan der Heirat stirbt, gehört zur Gruppe Hofplan, mit oder ohne Ringe. Auch wer auf dem Hof stirbt, darf auf die Plätze mit Ringen.',
      'VIL-MAR-DEATH-02': 'Ist dort kein Platz, kommt er auf den Friedhof.',
      'VIL-MAR-DEATH-03':
        'Ein rosa Partner geht sofort in den Vorrat zurück. Hier gilt: auch, wenn der andere heimgeholt wird.',
      'VIL-MAR-DEATH-04': 'Rosa Mitglieder sterben nie und belegen keinen Platz.',
    },
  },
  smuggler: {
    title: 'Marriage: der Schmuggler',
    intro: ['Drei Geschäfte, von denen du eines machst.'],
    rules: {
      'VIL-MAR-SMU-01': 'Je Aktion eines von dreien; niemand wird hingesetzt.',
      'VIL-MAR-SMU-02': `Entweder verkaufst du beliebig viel Brot oder beliebig viele Werkzeuge, nicht beides, für je ${points(SMUGGLER_TABLE.points)}.`,
      'VIL-MAR-SMU-03': `Das kostet einmal ${cubes([0, SMUGGLER_TABLE.saleGreen])} und ${time(SMUGGLER_TABLE.saleTime)}, gleich wie viel es ist. Hier gilt: Mindestens eines muss es sein.`,
      'VIL-MAR-SMU-04': 'Das Verkaufte kommt in den Vorrat zurück.',
      'VIL-MAR-SMU-05': `Oder du bedienst einen Kunden der Warteschlange: was er verlangt und ${anyCubes(SMUGGLER_TABLE.customerCubes)}, ohne Zeit und ohne Markttag.`,
      'VIL-MAR-SMU-06': 'Dieser Kunde zählt wie einer vom Markt.',
      'VIL-MAR-SMU-07':
        'Die Schlange rückt auf, und hinten kommt ein neuer Kunde dazu, solange es welche gibt. An den Ständen ändert sich nichts.',
      'VIL-MAR-SMU-08': `Oder du zahlst ${time(SMUGGLER_TABLE.cubesTime)} und nimmst ${inWords(SMUGGLER_TABLE.cubes)} Steine verschiedener Farben aus dem Vorrat.`,
      'VIL-MAR-SMU-09': 'Die Zeit für einen Peststein kommt dazu.',
      'VIL-MAR-SMU-10': 'Hier gilt: Kunden an den Ständen bedient er nicht, Kakao und Tee kauft er nicht.',
      'VIL-MAR-SMU-11': 'Hier gilt: Gibt der Vorrat keine zwei Farben her, nimmst du, was da ist.',
      'VIL-MAR-SMU-12':
        'Hier gilt: Ohne Stein im Vorrat fällt der Tausch aus. Was ein Kunde an Steinen und Münzen verlangt, wird mit dem Stein zusammen gezahlt; eine Münze ersetzt nur einen.',
    },
  },
  ceremony: {
    title: 'Marriage: die Zeremonie',
    intro: ['Wer heiraten will, stellt sich auf einen Rang.'],
    rules: {
      'VIL-MAR-ACT-01': `Steht niemand von dir in der Zeremonie, setzt du jemanden vom Hof auf einen freien der ${inWords(RANKS)} Ränge: ${PLACE_PRICE}.`,
      'VIL-MAR-ACT-02': 'Der eben genommene Stein darf es sein, und eine Münze ersetzt ihn.',
      'VIL-MAR-ACT-03': 'Frei ist ein Rang, auf dem niemand steht, auch kein rosa Mitglied.',
      'VIL-MAR-ACT-04': 'Was der Rang bringt, bekommst du sofort.',
      'VIL-MAR-ACT-05': 'Auf Rang 3 nimmst du einen der beiden gezeigten Steine.',
      'VIL-MAR-ACT-06':
        'Auf dem Rang mit dem Tausch gibst du einen eigenen Stein und nimmst auf der Vorderseite einen, auf der Rückseite zwei nach Wahl. Hier gilt: Auch zwei gleiche; Münzen werden nicht getauscht.',
      'VIL-MAR-ACT-07': `Auch Getreide vom Rang passt nur bis zu ${inWords(GRAIN_LIMIT)} Säcken in die Scheune.`,
      'VIL-MAR-ACT-08': 'Mehr als einer von dir steht dort nie; nur die Base darf es anders.',
      'VIL-MAR-ACT-09':
        'Steht schon jemand von dir dort, behältst du den Stein und verzichtest auf die Aktion.',
      'VIL-MAR-ACT-10': 'Stirbt er oder kehrt er heim, darf in derselben Runde ein anderer folgen.',
      'VIL-MAR-ACT-11':
        'Ein Tod durch diese Zeit kommt am Ende des Zugs und kann den eben Gesetzten treffen.',
      'VIL-MAR-ACT-12': 'Hier gilt: Ohne jemanden auf dem Hof oder ohne freien Rang geht die Aktion nicht.',
      'VIL-MAR-ACT-13':
        'Hier gilt: Erst wird gezahlt, dann kommt der Bonus; er bezahlt nicht seinen eigenen Platz.',
      'VIL-MAR-ACT-14':
        'Hier gilt: Fehlt auf Rang 3 eine Farbe im Vorrat, bekommst du die andere, fehlen beide, nichts. Beim Tausch liegt dein Stein schon im Vorrat, wenn du wählst.',
    },
  },
  wedding: {
    title: 'Marriage: die Hochzeit',
    intro: [
      'Nach der Messe: Ein rosa Mitglied kommt dazu, die höchsten Ränge heiraten, alle ziehen um, und die Paare bringen etwas ein.',
    ],
    rules: {
      'VIL-MAR-WED-01': 'Am Ende jeder Runde, nach der Messe, ist Hochzeit.',
      'VIL-MAR-WED-02': 'Nach der letzten Messe gibt es keine mehr.',
      'VIL-MAR-WED-03': 'Erstens wird gewürfelt: Ein rosa Mitglied kommt auf den Rang dieser Farbe.',
      'VIL-MAR-WED-04': 'Ist der Rang besetzt, kommt keines, und gewürfelt wird nicht noch einmal.',
      'VIL-MAR-WED-05': 'Ist keines im Vorrat, kommt eines aus dem Elternglück, das am längsten dort ist.',
      'VIL-MAR-WED-06': 'Sein Partner ist dann allein und kehrt heim.',
      'VIL-MAR-WED-07': 'Die beiden auf den höchsten besetzten Rängen heiraten.',
      'VIL-MAR-WED-08': 'Zu viert und zu fünft heiraten auch die beiden nächsten, wenn es vier sind.',
      'VIL-MAR-WED-09': 'Wer den höheren Rang hat, wählt für das Paar Bäckerei oder Dorfladen.',
      'VIL-MAR-WED-10': 'Ist das ein rosa Mitglied, entscheidet der Würfel.',
      'VIL-MAR-WED-11': 'Stehen weniger als zwei in der Zeremonie, heiratet niemand.',
      'VIL-MAR-WED-12':
        'Zweitens wird umgezogen: zuerst die Paare aus Bäckerei und Dorfladen ins Elternglück.',
      'VIL-MAR-WED-13': 'Dann ziehen die neuen Paare in das gewählte Haus.',
      'VIL-MAR-WED-14': 'Zuletzt kehren alle heim, die auf dem Plan der Heirat keinen Partner haben.',
      'VIL-MAR-WED-15': `Wer aus der Zeremonie heimkehrt, darf für ${anyCubes(MARRIAGE_BOARD.offerCubes)} 1 Brot oder 1 Werkzeug kaufen. Hier gilt: einmal je Heimkehrer, eine Münze genügt.`,
      'VIL-MAR-WED-16': 'Wer aus den Häusern heimkehrt, bekommt dieses Angebot nicht.',
      'VIL-MAR-WED-17':
        'Paare im Elternglück bleiben und bringen bei jeder Hochzeit wieder etwas, bis einer stirbt, heimgeholt wird oder das rosa Mitglied gehen muss.',
      'VIL-MAR-WED-18': 'Umgezogen wird nur bei der Hochzeit.',
      'VIL-MAR-WED-19': 'Die Häuser haben Platz für alle; auch zwei Paare dürfen dasselbe wählen.',
      'VIL-MAR-WED-20':
        'Drittens bringen die Paare ein: Jedes eigene Mitglied im Elternglück bringt eines mit der kleinsten Zahl auf den Hof.',
      'VIL-MAR-WED-21': 'Heimgeholt wird dabei niemand; sind alle geboren, kommt nichts.',
      'VIL-MAR-WED-22': `Jedes eigene Mitglied in der Bäckerei bringt ${BREADS} oder ${BREAD_AND_GRAIN}.`,
      'VIL-MAR-WED-23': `Jedes eigene Mitglied im Dorfladen bringt ${TOOLS} oder ${TOOL_AND_CUBES}.`,
      'VIL-MAR-WED-24': 'Rosa Mitglieder bringen niemandem etwas.',
      'VIL-MAR-WED-25':
        'Hier gilt: Rosa Mitglieder ohne Partner gehen in den Vorrat zurück, auch zwei, die einander bekämen.',
      'VIL-MAR-WED-26':
        'Hier gilt: Gewählt wird reihum vom Startspieler an, die Häuser vom höheren Paar zuerst.',
      'VIL-MAR-WED-27':
        'Hier gilt: Wer eben ins Elternglück gezogen ist, bringt schon bei dieser Hochzeit etwas ein.',
      'VIL-MAR-WED-28': 'Der Startspieler wechselt erst nach der Hochzeit.',
      'VIL-MAR-WED-29':
        'Hier gilt: Gewürfelt wird immer, auch wenn niemand in der Zeremonie steht; das rosa Mitglied geht dann zurück.',
      'VIL-MAR-WED-30':
        'Hier gilt: Karten gibt es bei der Hochzeit nicht, Kisten und Brot schon; eine Kiste darf das Angebot bezahlen.',
      'VIL-MAR-WED-31': 'Hier gilt: Die Angebote kommen vor dem, was die Häuser bringen.',
    },
  },
  bread: {
    title: 'Marriage: Brot und Werkzeug',
    intro: ['Beides hilft nur, solange die Partie läuft.'],
    rules: {
      'VIL-MAR-BREAD-01':
        'In der Messe zahlt 1 Brot eine Stufe statt ihres Getreides, und das bei jeder Stufe neu.',
      'VIL-MAR-BREAD-02':
        'Jederzeit darfst du 1 Brot unter ein lebendes Mitglied legen, das zu sehen ist: Seine Zahl gilt von da an um 1 höher.',
      'VIL-MAR-BREAD-03': 'Jedes Mitglied bekommt das nur einmal.',
      'VIL-MAR-BREAD-04':
        'Es geht auch noch, wenn der Federkiel überschritten ist und noch nicht feststeht, wer stirbt.',
      'VIL-MAR-BREAD-05': 'Stirbt das Mitglied, kommt sein Brot in den Vorrat zurück.',
      'VIL-MAR-BREAD-06':
        'Hier gilt: Die höhere Zahl bleibt, wohin das Mitglied auch geht, auch in den Beutel und wieder heraus.',
      'VIL-MAR-BREAD-07': 'Hier gilt: Eine „4“ mit Brot zählt als 5. Für Geburten ändert Brot nichts.',
      'VIL-MAR-BREAD-08':
        'Brot ist kein Gut: kein Privileg, kein Kunde, keine Ladung, nichts für den Gutsverwalter.',
      'VIL-MAR-BREAD-09':
        'Hier gilt: Auch wer auf Leuchtturm, Schiff, im Wirtshaus oder auf dem Plan der Heirat ist, kann Brot bekommen.',
      'VIL-MAR-BREAD-10': 'Hier gilt: Übriges Brot und Werkzeug ist am Ende nichts wert.',
      'VIL-MAR-BREAD-11':
        'Hier gilt: Für den Messdiener zählt die höhere Zahl, und eine „4“ mit Brot erfüllt ihn weiterhin.',
      'VIL-MAR-TOOL-01': 'Im Handwerk gibt dir 1 Werkzeug das eben Hergestellte ein zweites Mal.',
      'VIL-MAR-TOOL-02': 'Das kostet nur das Werkzeug, keine Zeit, kein Getreide, keine Steine.',
      'VIL-MAR-TOOL-03': 'Es ist dasselbe Gut: in den Ställen zwei Pferde oder zwei Ochsen, nie gemischt.',
      'VIL-MAR-TOOL-04': `In der Brauerei werden es ${goodsCount(BEER, 2 * BREWERY_TABLE.yields)}.`,
      'VIL-MAR-TOOL-05': `In der Mühle werden es ${coins(2 * MILL.coins)} für ${time(MILL.time)}, ${grain(MILL.grain)} und das Werkzeug.`,
      'VIL-MAR-TOOL-06': 'Je Aktion hilft höchstens eines.',
      'VIL-MAR-TOOL-07': 'Werkzeug ist kein Gut: Kein Privileg gibt es her, und es verdoppelt auch keines.',
      'VIL-MAR-TOOL-08': 'Hier gilt: Brot und Werkzeug gehen nie aus.',
      'VIL-MAR-TOOL-09':
        'Es hilft bei Herstellung mit Zeit und beim Kauf. Hier gilt: Ausbilden allein stellt nichts her.',
    },
  },
} satisfies WrittenBook;
