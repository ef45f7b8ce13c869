import type { WrittenBook } from '@spielstube/engine/text';
import { CHAIN, HELPERS, NO_CHAIN } from '../../../data/cards.ts';
import { ACTION_FIELDS } from '../../../data/fields.ts';
import { COAL } from '../../../data/goods.ts';
import { BUILDING, THRESHOLD_CARDS, THRESHOLDS, TRACK_TURNED } from '../../../data/setup.ts';
import { TILES } from '../../../data/tiles.ts';
import { EXAMPLE_MILL, TRADE_CARDS } from '../../figures.ts';
import { chainWords } from '../effects.ts';
import { cards, coins, eitherOf, goods, goodsMarkers, handCards, helpers, points } from '../words.ts';

const { offspring, blackMarket, handCards: exchange, progress, notCarriedOut, buildingPhase } = ACTION_FIELDS;
/** All chains in the order of the trades. */
const CHAINS = TRADE_CARDS.filter((card) => CHAIN[card].sort !== NO_CHAIN)
  .map(chainWords)
  .join('; ');

/** Phase IV: actions, and what buildings produce. */
export const working = {
  actions: {
    title: 'Phase IV: Aktionen',
    intro: [
      'Reihum nimmt jeder seinen Stein 1 zurück und führt die Aktion aus, dann alle ihren Stein 2, dann 3, dann 4. Die Felder des Aktionstableaus stehen hier, das Produzieren im nächsten Abschnitt.',
    ],
    rules: {
      'NEW-P4-01':
        'In Zugreihenfolge führen alle ihren Stein 1 aus, danach alle ihren Stein 2, dann 3, dann 4. Wer den Stein nicht hat, wird übersprungen.',
      'NEW-P4-02': 'Hat eine Aktion mehrere Teile, gilt von links nach rechts und von oben nach unten.',
      'NEW-P4-03': 'Teile, die nicht gehen oder nicht gewünscht sind, fallen aus.',
      'NEW-P4-04': `Wer gar keinen Teil ausführt, zieht stattdessen ${cards(notCarriedOut.cards)}.`,
      'NEW-P4-05': 'Diese Karte gibt es nur, wenn gar nichts ausgeführt wurde.',
      'NEW-P4-06':
        'Die Reihenfolge der Teile lässt sich nicht ändern: Erst ziehen und dann tauschen geht nicht.',
      'NEW-OFFSPRING-01': `Nachwuchs: Für ${coins(offspring.thirdCoins)} bekommst du Stein 3, für ${coins(offspring.fourthCoins)} Stein 4. Ein Stein je Aktion.`,
      'NEW-OFFSPRING-02': 'Der Stein gehört dir ab der nächsten Runde, für immer.',
      'NEW-OFFSPRING-03': `Stein 4 bringt sofort ${points(offspring.fourthPoints)}.`,
      'NEW-OFFSPRING-04': 'Stein 4 darf vor Stein 3 gekauft werden.',
      'NEW-OFFSPRING-05':
        'Ein Stein 4 ist immer nach allen Steinen 3 dran, auch wenn du keinen Stein 3 hast.',
      'NEW-OFFSPRING-06': 'Jeden Stein gibt es nur einmal. Wer beide hat, kann die Aktion nicht ausführen.',
      'NEW-OFFSPRING-07': `Das Plättchen „Günstiger Nachwuchs“ senkt den Preis um bis zu ${coins(TILES.offspringLess.coins)}, für jeden der beiden Steine.`,
      'NEW-BLACK-01': `Schwarzmarkt: Du legst ${handCards(blackMarket.cards)} ab und bekommst ${goods(COAL, blackMarket.coal)} und ${goodsMarkers(blackMarket.goods)} auf ein eigenes Produktionsgebäude deiner Wahl. Die Kohlemine zählt auch.`,
      'NEW-BLACK-02':
        'Diese Ware darf auch auf ein Sondergebäude, das Waren herstellt: Maisfarm oder Weinberg.',
      'NEW-BLACK-03': `Mit weniger als ${handCards(blackMarket.cards)} geht der Schwarzmarkt nicht.`,
      'NEW-BLACK-04':
        'In Kapitel VIII zählt der Smutje als Gebäude, das Waren herstellt, der Kapitän nicht. Das gilt auch für das Plättchen „Warengeschenk“.',
      'NEW-HAND-01':
        'Handkarten, erster Teil, wenn du willst: Du behältst genau eine Handkarte, legst alle anderen ab und ziehst ebenso viele.',
      'NEW-HAND-02': 'Mit höchstens einer Handkarte gibt es nichts zu tauschen.',
      'NEW-HAND-03': `Zweiter Teil: Du ziehst ${cards(exchange.cards)}, ob du getauscht hast oder nicht.`,
      'NEW-HAND-04': 'Getauscht wird vor dem Ziehen.',
      'NEW-HAND-05': `Beispiel: Mit 7 Handkarten legst du 6 ab und ziehst ${6 + exchange.cards}, oder du behältst alle und ziehst ${exchange.cards}.`,
      'NEW-HAND-06':
        'Die abgelegten Karten liegen schon auf der Ablage, bevor gezogen wird. Sie können also gleich wieder dabei sein.',
      'NEW-PROGRESS-01': `Fortschritt: Für ${coins(progress.coins)} entfernst du „Reichweite“ oder „Kartenausgleich“ von deinem Tableau.`,
      'NEW-PROGRESS-02': `Der Fortschritt bringt sofort ${points(progress.points)}.`,
      'NEW-PROGRESS-03': `Ohne das Plättchen „Reichweite“ baust du bis zu ${BUILDING.longRange} statt ${BUILDING.range} Schritte weit.`,
      'NEW-PROGRESS-04': `Ohne das Plättchen „Kartenausgleich“ ersetzen ${BUILDING.cardsAfterProgress} statt ${BUILDING.cardsForHelper} Karten einen fehlenden Gehilfen.`,
      'NEW-PROGRESS-05': 'Sind beide Plättchen fort, geht die Aktion nicht mehr.',
      'NEW-PROGRESS-06': 'Eine Aktion entfernt ein Plättchen.',
    },
  },
  producing: {
    title: 'Produzieren und Ketten',
    intro: [
      'Liegt dein Stein in einem Bereich mit Gebäude, produziert es: erst mit Gehilfen, danach mit der Kette. Beides kann sich lohnen, auch nur eines davon.',
      'Jeder Bereich hat drei Felder. Schlampig braucht weniger Gehilfen und bringt weniger, außerordentlich braucht mehr und bringt mehr.',
      `Alle Ketten: ${CHAINS}.`,
    ],
    rules: {
      'NEW-PROD-01':
        'Wer einen Stein aus einem Bereich mit Gebäude zurücknimmt, darf mit Gehilfen produzieren, die Kette nutzen oder beides.',
      'NEW-PROD-02':
        'Für die Produktion mit Gehilfen gilt das Feld, auf dem der Stein lag. Nachträglich ändern geht nicht.',
      'NEW-PROD-03':
        'Ordentlich: Am Arbeitsmarkt müssen alle gedruckten Gehilfen da sein, von jeder Farbe genug.',
      'NEW-PROD-04':
        'Schlampig: Es dürfen so viele der gedruckten Gehilfen fehlen, wie das Feld sagt, welche, ist gleich. Eine Farbe darf ganz fehlen.',
      'NEW-PROD-05':
        'Außerordentlich: Außer den gedruckten müssen so viele weitere Gehilfen da sein, wie das Feld sagt, von den gedruckten Farben in beliebiger Mischung.',
      'NEW-PROD-06':
        'Wie viele Gehilfen fehlen, wird Farbe für Farbe gezählt; was auf einem schlampigen Feld fehlen darf, fehlt nicht, was auf einem außerordentlichen zusätzlich nötig ist und nicht da ist, fehlt auch.',
      'NEW-PROD-07': `Beispiel: Eine Mühle mit ${helpers(HELPERS[EXAMPLE_MILL])} läuft mit einem weniger auch bei nur einem gelben oder nur einem roten. Mit zwei mehr braucht sie sechs gelbe und rote zusammen, von jeder Farbe mindestens zwei.`,
      'NEW-PROD-08': 'Fehlt niemand, kommen so viele Waren auf das Gebäude, wie das Feld zeigt.',
      'NEW-PROD-09': `Kartenausgleich: Für jeden fehlenden Gehilfen darfst du ${handCards(BUILDING.cardsForHelper)} ablegen, nach dem Fortschritt ${BUILDING.cardsAfterProgress}. Alle Fehlenden müssen ersetzt werden.`,
      'NEW-PROD-10': 'Der Ausgleich gilt nur für dieses Gebäude und diese Produktion.',
      'NEW-PROD-11':
        'Jedes Plättchen „Aushilfe“ ersetzt einen Fehlenden. Mehrere davon und Karten lassen sich verbinden.',
      'NEW-PROD-12': 'Sonst bringt die Produktion mit Gehilfen nichts. Die Kette geht trotzdem.',
      'NEW-PROD-13': `Entsteht weder mit Gehilfen noch mit der Kette eine Ware, gilt die Aktion als nicht ausgeführt: ${cards(notCarriedOut.cards)} ziehen.`,
      'NEW-PROD-14': `Auch ein Stein in einem Bereich ohne Gebäude bringt nur ${cards(notCarriedOut.cards)}.`,
      'NEW-PROD-15':
        'Erst wird mit Gehilfen produziert, dann mit der Kette. Auf eine geglückte Produktion darf man verzichten.',
      'NEW-PROD-16': 'Kapuzenträger zählen nie als Gehilfen.',
      'NEW-CHAIN-01':
        'Die Kette geht mit oder ohne Gehilfen, aber nur mit einem Stein im Bereich. Ausnahme ist die Schlussproduktion.',
      'NEW-CHAIN-02':
        'Rohstoffkette: Du legst beliebig viele Handkarten mit dem gezeigten Rohstoff ab und bekommst für jede eine Ware.',
      'NEW-CHAIN-03':
        'Warenkette: Beliebig viele Waren der gezeigten Art wandern auf dieses Gebäude und werden zu seiner Ware.',
      'NEW-CHAIN-04':
        'Kette aus zwei Waren: Von beiden nimmst du gleich viele. Aus jedem Paar wird eine Ware.',
      'NEW-CHAIN-05':
        'Kettenbonus: Hat die Kette mindestens eine Ware gemacht, kommt am Ende genau eine dazu.',
      'NEW-CHAIN-06': 'Den Bonus gibt es einmal je Aktion, egal wie viel die Kette macht.',
      'NEW-CHAIN-07': 'Niemand muss alle passenden Karten oder Waren verwenden.',
      'NEW-CHAIN-08': 'Arbeitsmarkt, Poststationen und Kartenausgleich helfen bei Ketten nicht.',
      'NEW-CHAIN-09': 'Waren, die du früher in derselben Runde bekommen hast, darfst du schon verketten.',
      'NEW-CHAIN-10': 'Der Kettenbonus kann in derselben Aktion nicht weiterverarbeitet werden.',
      'NEW-CHAIN-11': 'Marker für fünf Waren sind nur eine Schreibweise.',
      'NEW-CHAIN-12':
        'Trauben für die Weinkellerei kommen aus eigenen Weinbergen. Welche Farben du nimmst, ist deine Sache.',
    },
  },
  building: {
    title: 'Bauen',
    intro: [
      'Gebaut wird mit der Aktion Bauen und in Phase V. Ein Gebäude kostet Waren, kommt auf dein Tableau oder daneben und stellt ein Haus auf den Plan.',
      `Weit bauen heißt schnell vorankommen, nah bauen heißt Bonusplättchen: Mit Reichweite ${BUILDING.range} gibt es eines nur einen Schritt entfernt, mit Reichweite ${BUILDING.longRange} bis zu zwei.`,
    ],
    rules: {
      'NEW-P5-01': 'Phase V: In Zugreihenfolge darf jeder genau ein Gebäude bauen, ohne Stein.',
      'NEW-P5-02': `Wer nicht bauen kann oder will, zieht stattdessen ${cards(buildingPhase.cards)}.`,
      'NEW-P5-03': 'Wer in Phase V baut, zieht diese Karten nicht.',
      'NEW-BUILD-01': 'Für die Aktion Bauen und für Phase V gelten dieselben Regeln.',
      'NEW-BUILD-02': 'Die Karte kommt von der Hand oder aus der Auslage, die allen offensteht.',
      'NEW-BUILD-03':
        'Oben links stehen der Preis und darunter, falls es eine gibt, die Landschaft, die ihn senkt.',
      'NEW-BUILD-04': `Steht das Haus in dieser Landschaft, kostet das Gebäude ${BUILDING.discount} weniger, nie unter 0.`,
      'NEW-BUILD-05': 'Nachlässe dürfen verbunden werden. Unter 0 fällt kein Preis.',
      'NEW-BUILD-06': 'Ein Produktionsgebäude kommt in einen freien Bereich deiner Wahl, eines je Bereich.',
      'NEW-BUILD-07':
        'Ohne freien Bereich kann kein Produktionsgebäude gebaut werden. Was gebaut ist, bleibt liegen.',
      'NEW-BUILD-08': 'Sondergebäude liegen rechts vom Tableau, beliebig viele.',
      'NEW-BUILD-09': 'Mit jedem Gebäude kommt genau ein Haus aus dem Vorrat auf den Plan.',
      'NEW-BUILD-10': 'Das Haus kommt an einen Ort ohne eigenes Haus.',
      'NEW-BUILD-11': `Der Ort darf höchstens ${BUILDING.range} Schritte von einem eigenen Haus entfernt sein. Ein Weg ist ein Schritt.`,
      'NEW-BUILD-12': `Ist das Plättchen „Reichweite“ entfernt, sind es ${BUILDING.longRange} Schritte.`,
      'NEW-BUILD-13':
        'Fremde Häuser stören nicht und helfen nicht. An einem Ort dürfen mehrere bauen, jeder einmal.',
      'NEW-BUILD-14': 'Wer kein Haus mehr im Vorrat hat, kann nicht mehr bauen.',
      'NEW-BUILD-15': 'Gibt es keinen erlaubten Ort, kann nicht gebaut werden.',
      'NEW-BUILD-16':
        'Prämie: Wer an einem Ort mit Prämie zuerst baut, bekommt sie sofort. Alle anderen gehen leer aus.',
      'NEW-BUILD-17':
        'Das Haus am Startort bringt keine Prämie, und die des Startorts gilt in diesem Kapitel nicht.',
      'NEW-BUILD-18':
        'Bonusplättchen: Liegt der Ort genau einen Schritt von einem eigenen Haus, nimmst du sofort ein Plättchen von einem angrenzenden Bonusfeld.',
      'NEW-BUILD-19': `Mit Reichweite ${BUILDING.longRange} gibt es das Plättchen auch für zwei Schritte, nicht für drei.`,
      'NEW-BUILD-20': 'Gezählt wird immer die kürzeste Entfernung zu irgendeinem eigenen Haus.',
      'NEW-BUILD-21': 'Ein Bonusfeld grenzt an die Orte, die es im engsten Kreis umschließen.',
      'NEW-BUILD-22':
        'Grenzen mehrere Felder mit Plättchen an, wählst du eines. Liegt irgendwo eines, musst du nehmen.',
      'NEW-BUILD-23':
        'Reihenfolge: Karte und Ort wählen, bezahlen, Karte auslegen, Haus aufstellen, Prämie, Plättchen, zuletzt was das Gebäude sofort bringt. Mit dem neuen Plättchen lässt sich nicht mehr bezahlen.',
      'NEW-BUILD-24': 'Auf einem neuen Produktionsgebäude liegen noch keine Waren.',
      'NEW-BUILD-25':
        'Liegt in einem leeren Bereich schon ein Stein und kommt vorher ein Gebäude hinein, wird es aktiviert.',
      'NEW-BUILD-26': 'Häuser werden nie versetzt oder zurückgenommen.',
    },
  },
  paying: {
    title: 'Bezahlen und Siegpunkte',
    intro: ['Münzen gibt es nicht: Bezahlt wird mit Waren, und jede zählt so viel, wie sie wert ist.'],
    rules: {
      'NEW-PAY-01':
        'Wer zahlt, legt Waren von eigenen Gebäuden in den Vorrat zurück. Jede zählt ihren Wert in Münzen.',
      'NEW-PAY-02': 'Verschiedene Waren dürfen gemischt werden.',
      'NEW-PAY-03': 'Zu viel gezahlt ist zu viel: Wechselgeld gibt es nicht.',
      'NEW-PAY-04': 'Waren lassen sich nicht in kleinere umtauschen.',
      'NEW-PAY-05':
        'So wird alles bezahlt, was Münzen kostet: Gebäude, Fortschritt, Nachwuchs, Heuer, Brücken.',
      'NEW-PAY-06':
        'Auch Mais und Trauben zahlen. Trauben zählen so viel, wie gerade Gehilfen ihrer Farbe an deinem Arbeitsmarkt sind, vielleicht nichts.',
      'NEW-PAY-07': 'Ist ein Preis auf 0 gefallen, ist nichts zu zahlen.',
      'NEW-PAY-08':
        'Eine Ware, ohne die es auch reicht, wird nicht angenommen. Das gilt überall, wo nach Wert abgegeben wird.',
      'NEW-VP-01':
        'Punkte, die im Spiel gewonnen werden, zählen sofort auf der Leiste. Alle anderen kommen in der Schlusswertung.',
      'NEW-VP-02': `Wer im Spiel die Schwelle nach ${eitherOf(THRESHOLDS.map(String))} überschreitet, zieht sofort ${cards(THRESHOLD_CARDS)}. Überschritten ist sie mit dem nächsten Punkt.`,
      'NEW-VP-03': 'Wer mehrere Schwellen auf einmal überschreitet, zieht für jede.',
      'NEW-VP-04': `Über ${TRACK_TURNED} Punkten beginnt der Marker von vorn, und es gibt keine Karten mehr.`,
      'NEW-VP-05': 'Verlorene Punkte gehen auf der Leiste zurück. Das kostet keine Karten.',
      'NEW-VP-06': 'Wer dieselbe Schwelle noch einmal nach oben überschreitet, zieht wieder.',
      'NEW-VP-07': 'Unter 0 fällt niemand.',
      'NEW-VP-08':
        'Punkte auf Gebäuden zählen erst am Ende. Prämien, Fortschritt, Nachwuchs, Plättchen, Kohlehandel, Gefängnis, Navigator und Ereignisse zählen sofort.',
      'NEW-VP-09': 'In der Schlusswertung bringen Schwellen keine Karten.',
    },
  },
} satisfies WrittenBook;
