import type { WrittenBook } from '@spielstube/engine/text';
import { INNKEEPER_CARDS } from '../../../data/goals.ts';
import { BREWERY_TABLE, CARD_STACKS, INN_BOARD, VILLAGERS } from '../../../data/inn.ts';
import { MIX_INN } from '../../../data/mixes.ts';
import { BEER } from '../../../data/pieces.ts';
import { cardsInPlay } from '../../../rules/inn/stacks.ts';
import { customersInPlay } from '../../../rules/promos.ts';
import { anyCubes, goodsCount, grain, inWords, time } from '../words.ts';

const CARDS = cardsInPlay(MIX_INN);
const A_STACK = CARDS.length / CARD_STACKS;
const CUSTOMERS_MORE = customersInPlay({ inn: 'front' }).length - customersInPlay({}).length;
const used = (use: string): number => CARDS.filter((card) => VILLAGERS[card].use === use).length;
const { trainingTime, productionTime, yields, grain: sacks } = BREWERY_TABLE;
const beer = goodsCount(BEER, yields);

/** The chapters of the Inn: the house, the Brewery, and cards in general. */
export const innBook = {
  inn: {
    title: 'Inn: das Wirtshaus',
    intro: [
      'Mit Inn bekommt das Dorf ein Wirtshaus. Dort sitzen Leute, die dir helfen können: Personenkarten, jede anders, jede einmal. Bezahlt werden sie mit Bier oder einer Münze.',
    ],
    rules: {
      'VIL-INN-SET-01':
        'Der Plan des Wirtshauses liegt neben dem großen. Vor der Partie wählt ihr eine seiner beiden Seiten, und dabei bleibt es.',
      'VIL-INN-SET-02': `Die Seiten unterscheiden sich nur in Schritt 1 der Aktion: vorn ${time(INN_BOARD.frontTime)}, hinten ${anyCubes(INN_BOARD.backCubes)}.`,
      'VIL-INN-SET-03': `${CARDS.length} Personenkarten werden gemischt und offen zu ${inWords(CARD_STACKS)} Stapeln von je ${A_STACK} gelegt. Zu sehen ist nur die oberste Karte jedes Stapels.`,
      'VIL-INN-SET-04': `${CUSTOMERS_MORE} Kunden des Wirtshauses werden zu den anderen gemischt, bevor der Markt gefüllt wird.`,
      'VIL-INN-SET-05': 'Bier kommt als sechstes Gut in den Vorrat.',
      'VIL-INN-SET-06': `Jeder beginnt mit ${goodsCount(BEER, INN_BOARD.startingBeer)} mehr auf dem Hof.`,
      'VIL-INN-SET-07':
        'Es gilt die Aufbaukarte mit Sonne und Krug; sie legt auch Steine auf das Feld des Wirtshauses.',
      'VIL-INN-BEER-01': 'Bier ist ein Gut: Das Privileg der Stufe 3 gibt auf Wunsch auch Bier.',
      'VIL-INN-BEER-02': 'Bier zahlt Personenkarten, und manche Kunden wollen welches.',
      'VIL-INN-BEER-03': 'Wie alle Güter geht Bier nie aus.',
      'VIL-INN-ACT-01':
        'Das Wirtshaus hat ein eigenes Aktionsfeld. Die Aktion kommt mit einem Stein von dort, am Brunnen oder durch eine Karte.',
      'VIL-INN-ACT-02': 'Eine Aktion bringt höchstens eine Personenkarte.',
      'VIL-INN-ACT-03': `Du brauchst jemanden im Wirtshaus. Ist niemand von dir da, setzt du einen vom Hof hinein, das kostet auf beiden Seiten ${time(INN_BOARD.placeTime)}.`,
      'VIL-INN-ACT-04': 'Ist weder im Wirtshaus noch auf dem Hof jemand von dir, geht die Aktion nicht.',
      'VIL-INN-ACT-05':
        'Sitzt schon jemand von dir dort, kostet das nichts, und ein Zweiter kommt nicht dazu. Hier gilt: Leute verschiedener Familien sitzen friedlich nebeneinander.',
      'VIL-INN-ACT-06': `Schritt 1, in jedem Fall: ${time(INN_BOARD.frontTime)} auf der Vorderseite, ${anyCubes(INN_BOARD.backCubes)} auf der Rückseite. Der eben genommene Stein darf es sein, und eine Münze ersetzt ihn.`,
      'VIL-INN-ACT-07':
        'Schritt 2, in jedem Fall: Du schiebst die oberste Karte eines Stapels offen unter denselben Stapel.',
      'VIL-INN-ACT-08':
        'Schritt 3, wenn du magst: Du kaufst eine der Karten, die jetzt oben liegen, für ihren Preis und nimmst sie auf die Hand.',
      'VIL-INN-ACT-09':
        'Die Schritte kommen in dieser Reihenfolge: Ob du kaufst, entscheidest du erst, wenn du die neue Karte siehst.',
      'VIL-INN-ACT-10':
        'Wer nicht zahlen kann oder mag, lässt Schritt 3 aus. Schritt 1 und 2 bleiben gemacht.',
      'VIL-INN-ACT-11': 'Die Stapel durchzusehen ist verboten; nur die Edeldame darf es.',
      'VIL-INN-ACT-12':
        'Wer im Wirtshaus stirbt, kommt auf den Friedhof, auch wenn die Chronik Platz hätte. Nur der Barde weiß es besser.',
      'VIL-INN-ACT-13': 'Hier gilt: Ein Preis in Bier wird mit Bier bezahlt, ein Preis in Münzen mit Münzen.',
      'VIL-INN-ACT-14':
        'Hier gilt: Auch ein Stapel mit nur einer Karte darf gewählt werden, ein leerer nicht. Sind alle leer, geht die Aktion nicht.',
      'VIL-INN-ACT-15':
        'Hier gilt: Wer jemanden hineinsetzt, macht auch Schritt 1 und 2. Auf die ganze Aktion zu verzichten ist wie immer erlaubt.',
      'VIL-INN-ACT-16': 'Die Aktion „Familie“ holt auch jemanden aus dem Wirtshaus heim.',
    },
  },
  brewery: {
    title: 'Inn: die Brauerei',
    intro: ['Ein fünftes Handwerksgebäude, in dem Bier gebraut wird.'],
    rules: {
      'VIL-INN-BREW-01': 'Die Brauerei gehört zum Handwerk und wird mit dieser Aktion genutzt.',
      'VIL-INN-BREW-02': `Einmal brauen bringt genau ${beer}.`,
      'VIL-INN-BREW-03': `Mit einem eigenen Brauer kostet das ${time(productionTime)}.`,
      'VIL-INN-BREW-04': `Einen Brauer ausbilden kostet ${time(trainingTime)}; braut er gleich, sind es ${time(trainingTime + productionTime)}.`,
      'VIL-INN-BREW-05': `Ohne Brauer gibt es ${beer} für ${grain(sacks)}.`,
      'VIL-INN-BREW-06':
        'Hier gilt: In der Brauerei dürfen beliebig viele arbeiten, und wer dort stirbt, gehört in der Chronik zum Handwerk.',
      'VIL-INN-BREW-07':
        'Hier gilt: Für die Lebensziele Handwerker und Meister zählt sie wie jede Werkstatt.',
    },
  },
  cards: {
    title: 'Inn: Personenkarten',
    intro: [
      'Karten mit leerem Tintenfass bleiben auf der Hand und werden am Ende gewertet. Karten mit vollem Tintenfass werden einmal gespielt: die meisten jederzeit, einige nur in dem Augenblick, den sie nennen.',
    ],
    rules: {
      'VIL-CARD-GEN-01': 'Jede Karte wirkt einmal in der Partie.',
      'VIL-CARD-GEN-02':
        'Ein leeres Tintenfass heißt: Die Karte bleibt bis zur Schlusswertung auf der Hand und lässt sich nicht früher spielen.',
      'VIL-CARD-GEN-03':
        'Ein volles Tintenfass heißt: Die Karte wird gespielt. In einem Zug dürfen es beliebig viele sein, wenn ihre Bedingungen stimmen.',
      'VIL-CARD-GEN-04':
        'Eine gespielte Karte kommt aus dem Spiel; Admiral und Steuermann erst, wenn das Schiff heimkehrt.',
      'VIL-CARD-GEN-05':
        'Karten wirken nur für dich. Einzig der Pater nimmt den anderen etwas: das Auslösen in einer Messe.',
      'VIL-CARD-GEN-06':
        '„Jederzeit“ heißt: in deinem Zug, an jedem Markttag, auch an fremden, und in jeder Messe, auch der letzten.',
      'VIL-CARD-GEN-07':
        'Hier gilt: nicht in fremden Zügen außerhalb eines Markttags, nicht bei der Hochzeit und nicht nach der letzten Messe.',
      'VIL-CARD-GEN-08': 'Hier gilt: Eine eben gekaufte Karte darf im selben Zug gespielt werden.',
      'VIL-CARD-GEN-09': `Hier gilt: Wie viele Karten du hältst, ist dir überlassen; die Wirtin verlangt sogar ${inWords(INNKEEPER_CARDS)}.`,
      'VIL-CARD-GEN-10': 'Fehlt, was eine Karte voraussetzt, lässt sie sich nicht spielen.',
      'VIL-CARD-GEN-11': 'Punkte einer gespielten Karte zählen sofort.',
      'VIL-CARD-GEN-12':
        'Hier gilt: Bringt eine Karte Punkte und dazu etwas Freiwilliges, genügen auch die Punkte.',
      'VIL-CARD-GEN-13':
        'Hier gilt: Wollen mehrere im selben Augenblick Karten spielen, geht es reihum, am Markttag von dem an, der ihn ausgerufen hat, in der Messe vom Startspieler an.',
      'VIL-CARD-GEN-14':
        'Hier gilt: Offen gekaufte Karten kennen alle. Was mit der Edeldame gekauft wurde, kennt nur, wer es hat; gesehen wird der Preis.',
      'VIL-CARD-GEN-15': 'Karten mit vollem Tintenfass, die am Ende übrig sind, bringen nichts.',
      'VIL-CARD-GEN-16': `${used('situation')} Karten des Wirtshauses und die vier des Hafens haben ihren eigenen Augenblick; ${used('anyTime')} und die drei der Heirat gehen jederzeit.`,
      'VIL-CARD-GEN-17':
        'Hier gilt: Eine Karte kommt vor einer Wahl, nie zwischen eine Wahl und ihre Bezahlung. Macht sie eine schon bezahlte Aktion des Brunnens oder des Greises unmöglich, verfällt diese.',
      'VIL-CARD-GEN-18':
        'Hier gilt: Eine Karte wird fertig gespielt, bevor die nächste kommt. Brot, Kisten und Lebensziele gehen trotzdem jederzeit.',
      'VIL-CARD-GEN-19':
        'Hier gilt: Eine Aktion ist auch möglich, wenn erst eine Karte wie Zöllner oder Admiral sie möglich macht. Was eine Karte für jederzeit liefert, muss vorher da sein.',
    },
  },
} satisfies WrittenBook;
