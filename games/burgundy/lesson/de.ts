import type { LessonWords } from '@spielstube/engine';
import { CLOISTER, KNOWLEDGE, TRIPLE_POINTS } from '../data/types.ts';
import type { course } from './course.ts';

/** What Murr says in German. */
export const words: LessonWords<typeof course> = {
  learns:
    'Karten nehmen und bauen, Drillinge vollenden, Waren verkaufen und mit Silber einen großen Zug machen.',
  chapters: {
    dice: { title: 'Karten sind Würfel', about: 'Worum es geht, und der erste Zug' },
    building: { title: 'Nehmen und bauen', about: 'Aus einem Projekt wird ein Schiff' },
    workers: { title: 'Wenn die Zahl nicht passt', about: 'Arbeiter drehen den Würfel' },
    triple: { title: 'Der Drilling', about: 'Drei Karten, ein Joker, ein Bonus' },
    trade: { title: 'Waren zu Geld', about: 'Verkaufen und die Startspielerkarte' },
    silver: { title: 'Der große Zug', about: 'Karten kaufen, Aktionen verketten' },
    alone: { title: 'Auf eigenen Pfoten', about: 'Was am Ende zählt' },
  },
  shows: {
    welcome: {
      title: 'Willkommen in Burgund!',
      text: 'Du baust ein Fürstentum aus Karten. *Drei Karten derselben Art* sind ein Drilling, und Drillinge bringen die meisten Punkte. Nach fünf Durchgängen zu sechs Runden wird gezählt.',
    },
    display: {
      title: 'Die Auslage',
      text: 'Hier liegt, was du bauen kannst, in Reihen von *1 bis 6*. Was genommen wird, ist weg: Nachgelegt wird erst im nächsten Durchgang.',
    },
    hand: {
      title: 'Deine Karten sind Würfel',
      text: 'Zwei Karten hast du, *eine* spielst du. Dann zählt nur ihre Zahl: hier eine 5 oder eine 6. Die andere bleibt dir für die nächste Runde.',
    },
    ahead: {
      title: 'Denk einen Zug voraus',
      text: 'Das *Schiff* liegt in Reihe 6, und auf ihm steht eine 5. Mit der 6 holst du es jetzt, mit der 5 baust du es in der nächsten Runde. Das passt!',
    },
    project: {
      title: 'Dein erstes Projekt',
      text: 'Geplant ist das Schiff, gebaut noch nicht. Bei den *Projekten* haben drei Karten Platz.',
    },
    firstTurn: {
      title: 'Miau! So geht ein Zug.',
      text: 'Karte spielen, *eine Aktion* machen, weitergeben: Das ist das ganze Gerüst. Jetzt sind die anderen dran. Danach wird gebaut.',
    },
    others: {
      title: 'Auch die anderen planen',
      text: 'Da liegt jetzt eine *Weide* bei den Projekten. Ein Blick hierher lohnt immer: Wer sammelt was, und welche Karte will er als Nächstes?',
    },
    barrels: {
      title: 'Zwei Fässer',
      text: 'Waren nützen erst, wenn du sie *verkaufst*: Fässer mit einer 3 oder 4, jedes für einen Punkt und ein Silber. Das machen wir später.',
    },
    built: {
      title: 'Es schwimmt!',
      text: 'Nehmen und bauen, das ist das Herz des Spiels. Das Schiff ist die erste Karte eines Stapels. Noch zwei, und es wäre ein *Drilling*.',
    },
    noSix: {
      title: 'Eine 6 und eine 1',
      text: 'Reihe 6 ist leer. In Reihe 1 liegt *Wissen*. Wissen bringt Arbeiter, und Arbeiter machen aus deiner Zahl die, die du brauchst.',
    },
    workerSpent: {
      title: 'Hast du es gesehen?',
      text: 'Gespielt wurde eine 5, genommen aus Reihe *4*. Dafür ging ein *Arbeiter* weg. Gleich kannst du das auch.',
    },
    workers: {
      title: 'Zwei Arbeiter',
      text: 'Jeder dreht deine Zahl um *einen Schritt*, hinauf oder hinunter. 6 und 1 sind Nachbarn: Der Kreis ist geschlossen.',
    },
    lastRound: {
      title: 'Die sechste Runde',
      text: 'Dein Stapel ist leer, also spielst du, was dir bleibt: die *4*. Sie liegt schon bereit.',
    },
    phaseOver: {
      title: 'Ein Durchgang ist herum.',
      text: 'Drei Karten gebaut, *drei Arbeiter* im Lager: ein guter Anfang. Nun wird die Auslage abgeräumt und neu gelegt.',
    },
    newPhase: {
      title: 'Durchgang B',
      text: 'Eine neue Auslage! Verkauft hat niemand, darum ging die Startspielerkarte weiter: Diesmal warst du nicht der Erste.',
    },
    twoOfThree: {
      title: 'Zwei von drei',
      text: `Noch ein Wissen, und du hast einen Drilling: *${TRIPLE_POINTS[KNOWLEDGE]} Punkte*. Wer eine Art *zuerst* vollendet, bekommt dazu ihr Siegel.`,
    },
    joker: {
      title: 'Der Joker',
      text: 'Ein *Kloster* zählt als jede Art. Dieses liegt in Reihe 6, und auf ihm steht eine 2. Beide Zahlen hast du auf der Hand. Merkst du etwas?',
    },
    theirTriple: {
      title: 'Drei Weiden!',
      text: 'Dafür gab es das Siegel für den ersten Weiden-Drilling und einen *Bonus* von der Karte des Durchgangs. Jetzt du.',
    },
    tripled: {
      title: 'Dein erster Drilling',
      text: 'Er liegt geschlossen da und zählt. Die Boni werden von Durchgang zu Durchgang *kleiner*. Also: früh fertig werden.',
    },
    castle: {
      title: 'Eine Burg in Reihe 4',
      text: 'Gebaut schenkt dir eine *Burg* noch eine ganze Aktion, mit einer Zahl deiner Wahl. Auf der Hand hast du eine 3 und eine 4.',
    },
    sold: {
      title: 'Drei Silber, und mehr',
      text: 'Wer zuletzt verkauft, hat die *Startspielerkarte* und beginnt den nächsten Durchgang. Und drei Silber sind genau der Preis für etwas Feines.',
    },
    traded: {
      title: 'Gut gehandelt',
      text: 'Punkte, Silber und der Vorrang, alles mit einer Aktion. Wer Waren hortet und nie verkauft, hat am Ende *nichts* davon.',
    },
    purchase: {
      title: 'So kauft man',
      text: 'Hast du zugesehen? *Drei Silber* bringen drei Karten vom Stapel, und eine davon benutzt du: als Projekt oder als zweiten Würfel. Einmal in jedem Zug.',
    },
    greatTurn: {
      title: 'Was für ein Zug!',
      text: 'Gekauft, die Burg gebaut, die Bank genommen, die Bank gebaut, und das Silber ist wieder da. Gute Züge *lösen einander aus*. Danach suchst du von nun an.',
    },
    nothingLeft: {
      title: 'Alles abgeräumt',
      text: 'Nichts mehr zu nehmen, und gebaut ist alles. Nur noch eine 4 auf der Hand. Aber drei *Silber* im Lager. Was tut man da?',
    },
    scoring: {
      title: 'So wird gezählt',
      text: 'Drillinge, Siegel, verkaufte Waren und *verschiedene Tiere*. Auch alle sieben Arten zu besitzen, bringt Punkte. Angefangene Stapel und das Lager zählen nichts.',
    },
    goodPlayers: {
      title: 'Worauf gute Spieler achten',
      text: 'Mit der einen Zahl *holen*, mit der anderen *bauen*. Sammeln, was schon begonnen ist. Schauen, was die anderen brauchen. Und Silber nie schlafen lassen.',
    },
    farewell: {
      title: 'Jetzt du allein.',
      text: 'Drei Durchgänge noch, gegen einen Lehrling, und du fängst an. Weißt du nicht weiter? Die *Laterne* oben gibt Rat, das *Buch* daneben kennt jede Regel.',
    },
  },
  tries: {
    end: {
      title: 'Weitergeben',
      text: 'Fertig. Mit dem Haken gibst du weiter.',
      ask: 'Beende deinen Zug',
      other: 'Das hat Zeit. Gib erst weiter.',
    },
    playSix: {
      title: 'Dein erster Würfel',
      text: 'Spiel die *6*. Die 5 brauchen wir gleich noch.',
      ask: 'Spiel die 6',
      other: 'Mit der 5 kämst du an Reihe 5. Aber dann fehlt sie dir nachher zum Bauen.',
    },
    takeShip: {
      title: 'Aktion eins: nehmen',
      text: 'Die Zahl nennt die Reihe. Nimm das *Schiff* aus Reihe 6. Die anderen Reihen verlangen Arbeiter, und du hast keinen.',
      ask: 'Nimm das Schiff aus Reihe 6',
      other:
        'Silber und Arbeiter gibt es mit jeder Zahl. Ein Schiff, das genau passt, lässt man nicht liegen.',
    },
    firstEnd: {
      title: 'Und weiter',
      text: 'Eine Aktion, das war dein Zug. Mit dem *Haken* gibst du weiter. Die Leertaste tut dasselbe.',
      ask: 'Beende deinen Zug',
      other: 'Eine Aktion hat jeder Zug, und deine ist gemacht. Gib weiter.',
    },
    playFive: {
      title: 'Jetzt die 5',
      text: 'Du hast eine Karte nachgezogen. Aber die *5* ist noch da, und sie passt auf das Schiff.',
      ask: 'Spiel die 5',
      other: 'Die 6 hilft nicht: Reihe 6 ist leer, und das Schiff verlangt eine 5.',
    },
    placeShip: {
      title: 'Aktion zwei: bauen',
      text: 'Dein Würfel zeigt die Zahl des Projekts. Also setzt du es ins *Fürstentum*. Dort wirkt es sofort, ein einziges Mal.',
      ask: 'Setz das Schiff',
      other: 'Das ginge. Aber nur gebaute Karten bringen etwas, und dein Schiff ist bereit.',
    },
    barrel: {
      title: 'Schiffe bringen Waren',
      text: 'Nimm die oberste Ware eines Stapels. Ein *Fass* hast du schon, und Waren einer Sorte verkauft man zusammen. Also noch eines.',
      ask: 'Nimm das Fass vom linken Stapel',
      other:
        'Rechts liegt auch ein Fass, das stimmt. Nimm trotzdem das linke: Danach habe ich unsere Stunde geplant.',
    },
    playOne: {
      title: 'Also die 1',
      text: 'Reihe 1 ist deine.',
      ask: 'Spiel die 1',
      other: 'Mit der 6 kämst du an keine einzige Karte.',
    },
    takeKnowledge: {
      title: 'Wissen ist Macht',
      text: 'Auch auf diesem Wissen steht eine *1*. Vielleicht ziehst du gleich noch eine.',
      ask: 'Nimm das Wissen aus Reihe 1',
      other: 'Dein Zug wäre damit vorbei, und das Wissen nähme ein anderer.',
    },
    playOneAgain: {
      title: 'Noch eine 1!',
      text: 'Du hast wirklich eine gezogen. Sie passt auf dein Projekt.',
      ask: 'Spiel die 1',
      other: 'Die 6 passt zu keinem Projekt und zu keiner Reihe, in der noch etwas liegt.',
    },
    placeKnowledge: {
      title: 'Bau das Wissen',
      text: 'Es bringt dir sofort *zwei Arbeiter*.',
      ask: 'Setz das Wissen',
      other: 'Bau erst: Dann hast du die Karte und die Arbeiter.',
    },
    keepFour: {
      title: 'Derselbe Trick',
      text: 'Eine 6 und eine 4. In Reihe 5 liegt noch ein Wissen, und *auf ihm* steht die 4. Spiel die 6, heb die 4 auf.',
      ask: 'Spiel die 6',
      other:
        'Die 4 brauchst du gleich zum Bauen. Wie beim Schiff: mit der einen holen, mit der anderen setzen.',
    },
    oneStep: {
      title: 'Ein Schritt genügt',
      text: '*Ein Arbeiter* macht aus der 6 eine 5. Damit nimmst du das Wissen aus Reihe 5.',
      ask: 'Nimm das Wissen aus Reihe 5',
      other: 'Erlaubt schon. Aber nur das Wissen aus Reihe 5 kannst du mit deiner 4 sofort bauen.',
    },
    placeSecond: {
      title: 'Aufgehoben, gebraucht',
      text: 'Die 4 passt. Wieder zwei Arbeiter, und der Stapel wächst auf *zwei von drei*.',
      ask: 'Setz das Wissen',
      other:
        'Verlockend. Doch gebautes Wissen bringt zwei Arbeiter, und zum Drilling fehlt dann nur noch eine Karte.',
    },
    sixForCloister: {
      title: 'Erst die 6',
      text: 'Mit der 6 holst du das Kloster, mit der 2 baust du es.',
      ask: 'Spiel die 6',
      other: 'Die 2 brauchst du zum Bauen. Erst holen, dann setzen.',
    },
    takeCloister: {
      title: 'Greif zu',
      text: 'Klöster gibt es nur wenige, und alle wollen sie.',
      ask: 'Nimm das Kloster aus Reihe 6',
      other: 'Manches hier ist gut. Aber nur das Kloster vollendet deinen Drilling.',
    },
    playTwo: {
      title: 'Die 2 ist da',
      text: 'Sie passt genau auf das Kloster.',
      ask: 'Spiel die 2',
      other: 'Mit der 3 kostet das Kloster einen Arbeiter. Die 2 kostet nichts.',
    },
    placeCloister: {
      title: 'Bau das Kloster',
      text: 'Danach sagst du, wohin es gehört.',
      ask: 'Setz das Kloster',
      other: 'Der Drilling wartet nicht: Ist jemand schneller, ist das Siegel weg.',
    },
    ontoKnowledge: {
      title: 'Wohin damit?',
      text: 'Auf das Wissen! Dort ist es die *dritte Karte* und zählt bis zum Ende als Wissen.',
      ask: 'Leg es auf das Wissen',
      other: `Drei Klöster wären sogar ${TRIPLE_POINTS[CLOISTER]} Punkte wert. Aber zwei weitere müsstest du erst bekommen.`,
    },
    bonus: {
      title: 'Drilling, und der erste!',
      text: 'Das Siegel ist deines. Von der Karte des Durchgangs suchst du dir etwas aus. Nimm die *Punkte*.',
      ask: 'Nimm die Punkte',
      other:
        'Waren, Silber, Arbeiter: früh im Spiel oft besser. Heute nehmen wir die Punkte, damit du sie zählen siehst.',
    },
    playFour: {
      title: 'Die 4 für die Burg',
      text: 'Fässer verkauft man mit 3 oder 4. Also die 4 für die *Burg*, die 3 für den Markt.',
      ask: 'Spiel die 4',
      other: 'Verkaufen kannst du in der nächsten Runde noch. Die Burg ist dann vielleicht weg.',
    },
    takeCastle: {
      title: 'Die Burg',
      text: 'Fässer laufen nicht davon. Eine Burg schon.',
      ask: 'Nimm die Burg aus Reihe 4',
      other: 'Schön und gut. Aber um Burgen reißen sich alle.',
    },
    playThree: {
      title: 'Markttag',
      text: 'Mit der *3* verkaufst du beide Fässer auf einmal.',
      ask: 'Spiel die 3',
      other: 'Auch die 4 verkauft Fässer. Aber die heben wir noch auf.',
    },
    sell: {
      title: 'Aktion drei: verkaufen',
      text: 'Verkauft wird immer die *ganze Sorte*: je Fass ein Punkt und ein Silber. Darum lohnt sich Sammeln.',
      ask: 'Verkauf die Fässer',
      other: 'Ein andermal. Jetzt wird verkauft: Das Silber brauchst du im nächsten Zug.',
    },
    endRich: {
      title: 'Noch nicht kaufen',
      text: 'Der Stapel leuchtet: Du könntest kaufen. Im nächsten Zug bringt es mehr. Gib weiter.',
      ask: 'Beende deinen Zug',
      other: 'Jetzt ginge es auch. Aber im nächsten Zug hast du eine Aktion dazu und kannst alles verbinden.',
    },
    fourFirst: {
      title: 'Zuerst die 4',
      text: 'Beide Karten sind eine 4. Spiel sie. Was du damit machst, siehst du nach dem Einkauf.',
      ask: 'Spiel die 4',
      other: 'Kaufen kannst du gleich. Spiel erst die 4, dann weißt du, was dir fehlt.',
    },
    buy: {
      title: 'Jetzt kaufen',
      text: 'Für die Burg fehlt dir eine *2*. Vielleicht liegt sie im Stapel.',
      ask: 'Kauf drei Karten',
      other: 'Das ginge. Aber ein zweiter Würfel im selben Zug ist mehr wert.',
    },
    asDie: {
      title: 'Eine 2 ist dabei!',
      text: 'Jede der drei kann Projekt werden oder *Würfel* sein. Nimm das Schiff mit der 2 als Würfel.',
      ask: 'Nutz die 2 als Würfel',
      other: 'Das wäre etwas für später. Die 2 als Würfel baut jetzt gleich deine Burg.',
    },
    placeCastle: {
      title: 'Die Burg entsteht',
      text: 'Die 2 passt. Und die Burg schenkt dir sofort noch eine Aktion.',
      ask: 'Setz die Burg',
      other: 'Dafür haben wir die 2 nicht gekauft. Bau die Burg.',
    },
    takeBank: {
      title: 'Eine geschenkte Aktion',
      text: 'Jetzt gilt *jede Zahl*, ohne Arbeiter. Die *Bank* in Reihe 2 bringt drei Silber, sobald sie steht.',
      ask: 'Nimm die Bank aus Reihe 2',
      other: 'Nicht schlecht. Aber die Bank zahlt uns den ganzen Einkauf zurück.',
    },
    placeBank: {
      title: 'Und deine 4?',
      text: 'Ihre Aktion steht noch aus. Ein Arbeiter macht aus der 4 die *5* der Bank.',
      ask: 'Setz die Bank',
      other: 'Bau die Bank, solange du den Arbeiter dafür hast. Drei Silber warten.',
    },
    lastCard: {
      title: 'Die letzte Karte',
      text: 'Spiel sie. Die Aktion hat Zeit.',
      ask: 'Spiel die 4',
      other: 'Kaufen darfst du vorher oder nachher. Spiel erst die Karte.',
    },
    buyAgain: {
      title: 'Genau: einkaufen',
      text: 'Drei Silber, drei Karten, mitten im Zug.',
      ask: 'Kauf drei Karten',
      other: 'Das kann warten. Silber soll arbeiten: Kauf ein.',
    },
    keepCastle: {
      title: 'Wieder eine Burg!',
      text: 'Behalte sie als *Projekt*. Im nächsten Durchgang brauchst du nur noch eine 1.',
      ask: 'Behalte die Burg als Projekt',
      other: 'Die Burg ist die beste der drei. Behalte sie.',
    },
    takeSilver: {
      title: 'Was immer geht',
      text: 'Mit jeder Zahl: *ein Silber* nehmen, oder Arbeiter auf zwei auffüllen. Ausgesetzt wird nie.',
      ask: 'Nimm ein Silber',
      other: 'Das Silber ist im nächsten Durchgang mehr wert.',
    },
  },
};
