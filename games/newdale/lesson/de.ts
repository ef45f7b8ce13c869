import type { LessonWords } from '@spielstube/engine';
import { FRONT, WAY_KEYS } from '../data/areas.ts';
import { CHAPTER_KEYS, CHAPTER_ROWS } from '../data/chapters.ts';
import { ACTION_FIELDS } from '../data/fields.ts';
import { GOOD_VALUES, good } from '../data/goods.ts';
import { BUILDING, MILITARY_POINTS, ROUNDS, SCORING, THRESHOLD_CARDS, THRESHOLDS } from '../data/setup.ts';
import { TILES } from '../data/tiles.ts';
import { course } from './course.ts';

const ORDER = CHAPTER_ROWS[CHAPTER_KEYS.indexOf(course.options.chapter)];
const BREAD = GOOD_VALUES[good('bread')];
/** What the extraordinary field of the mill brings. */
const FLOUR = FRONT[3][WAY_KEYS.indexOf('extraordinary')].goods;
const { offspring, blackMarket, progress } = ACTION_FIELDS;

/** What Murr says in German. */
export const words: LessonWords<typeof course> = {
  learns:
    'Steine auf Verdacht setzen, produzieren, Häuser auf die Karte bringen und den Auftrag des Kapitels erfüllen.',
  chapters: {
    aim: { title: 'Brot für die Reise', about: 'Worum es geht, und womit du anfängst' },
    plan: { title: 'Ein Plan ist eine Wette', about: 'Steine setzen, bevor der Beutel spricht' },
    build: { title: 'Mühle und Wachturm', about: 'Produzieren, Ketten, und Häuser auf der Karte' },
    offspring: { title: 'Nachwuchs', about: 'Ein dritter Stein, und viel Mehl' },
    bakery: { title: 'Die Bäckerei', about: 'Bezahlen, und drei Steine planen' },
    bread: { title: 'Frisch aus dem Ofen', about: 'Backen, auch wenn jemand fehlt, und handeln' },
    count: { title: 'Ein voller Korb', about: 'Ein Sondergebäude, und was am Ende zählt' },
  },
  shows: {
    welcome: {
      title: 'Willkommen in Longsdale!',
      text: `Hier packt alles die Karren. Du baust Betriebe, füllst Lager und schickst Häuser nach Osten. Nach ${ROUNDS} Runden gewinnt, wer die meisten *Siegpunkte* hat.`,
    },
    order: {
      title: 'Der Auftrag des Kapitels',
      text: `Vier Waren nimmt die Reise mit. Wer davon am Ende für ${ORDER.low} Münzen liefert, bekommt ${ORDER.lowPoints} Punkte, ab ${ORDER.high} Münzen sogar *${ORDER.highPoints}*. Ich rieche schon Brot.`,
    },
    hand: {
      title: 'Acht Karten, drei Leben',
      text: 'Jede Karte ist ein *Gebäude*. Oder du legst sie ab: als *Rohstoff*, der links unter dem Preis steht, oder als Ersatz für Leute, die nicht kommen.',
    },
    phases: {
      title: 'Eine gute Hand!',
      text: 'Mühle, Bäckerei, Maisfarm: Das wird. Jede Runde hat sechs Phasen: *Ereignis, Planung, Gehilfen, Aktionen, Bauen, Sondergebäude*. Wir gehen einmal durch.',
    },
    event: {
      title: 'Phase I: das Ereignis',
      text: 'Markttag! Alle haben eine Kohle und eine Karte bekommen. Wichtiger sind die bunten Leute auf der Karte: Diese *Gehilfen* sind heute sicher da, und zwar für alle.',
    },
    ways: {
      title: 'Deine Kohlemine',
      text: 'Sie braucht zwei gelbe und einen roten Gehilfen. Hier sind ihre Felder: *schlampig* braucht weniger, *außerordentlich* mehr und bringt mehr. Die Prozente sagen, wie gut es steht.',
    },
    drawn: {
      title: 'Phase III: der Beutel',
      text: 'Vier Gehilfen sind dazugekommen. Zusammen sind sie der *Arbeitsmarkt*, und er wird nicht aufgebraucht: Alle dürfen alle nutzen. Dein Plan geht auf!',
    },
    inTurn: {
      title: 'Stein für Stein',
      text: 'Erst führen alle ihren Stein *1* aus, dann alle ihren Stein *2*. Drüben wurden gerade Karten gezogen. Und du hast jetzt ein Häufchen Kohle: *Waren sind Geld*.',
    },
    millStands: {
      title: 'Klipp, klapp!',
      text: 'Deine erste Mühle. Leer ist sie noch, aber ab der nächsten Runde mahlt sie. Und ein Haus von dir steht schon in Fairmeadow.',
    },
    mission: {
      title: 'Psst, geheim',
      text: `Phase V: Jetzt darf jeder *ohne Stein* noch etwas bauen. Schau vorher auf deinen Geheimauftrag: Jedes Haus an einem Ort mit *Mond* bringt dir am Ende ${SCORING.missionHouse} Punkte.`,
    },
    premium: {
      title: 'Wer zuerst kommt',
      text: 'Drüben wurde in Northgate gebaut. Dort lag eine *Prämie*: Punkte sofort, aber nur für das erste Haus. Weit weg sind die Prämien höher.',
    },
    firstRound: {
      title: 'Schnurr. Eine Runde geschafft!',
      text: 'Zuletzt kam Phase VI: *Sondergebäude* arbeiten, drüben das Kohlelager. Neue Runde, neues Ereignis: Wandergesellen! Heute kommen mehr Leute aus dem Beutel als sonst.',
    },
    fewStones: {
      title: 'Zwei Steine sind wenig',
      text: 'Wer mehr Steine hat, tut jede Runde mehr, bis zum Schluss. Ein dritter lohnt sich fast immer, und am meisten *früh*. Also kaufen wir einen.',
    },
    theirCards: {
      title: 'Karten statt Köpfe',
      text: `Drüben fehlte ein Gehilfe. *Kartenausgleich*: ${BUILDING.cardsForHelper} Handkarten ersetzen jeden, der fehlt. Teuer! Bei deiner Mühle dagegen sind alle da, auf den Kopf genau.`,
    },
    threshold: {
      title: 'Über die Schwelle',
      text: `Der Marker drüben hat die Schwelle nach ${THRESHOLDS[0]} überschritten: *${THRESHOLD_CARDS} Karten* sofort. Das geht viermal. Punkte früh zu holen lohnt sich also doppelt. Du hast dafür Mehl!`,
    },
    display: {
      title: 'Feine Stoffe',
      text: 'Neue Runde! Das Ereignis legt Schneidereien in die *Auslage*. Dort kann sie jeder bauen, wie von der Hand. Schön, aber wir wollen Brot.',
    },
    threeStones: {
      title: 'Drei Steine!',
      text: 'Jetzt kommt es auf die *Reihenfolge* an. Aus einem Mehl und einer Kohle wird ein Brot. Die Kohle muss also da sein, *bevor* gebacken wird.',
    },
    oneMissing: {
      title: 'Oje, nur zwei grüne',
      text: 'Deine Bäckerei wollte drei. Die grüne Poststation hätte geholfen, sagst du? Ich bin Kater, kein Hellseher. Aber keine Sorge: Unsereins fällt immer auf die Füße.',
    },
    baked: {
      title: 'Riechst du das?',
      text: `Vier Brote zu je ${BREAD} Münzen! Schau: *Die höhere Stufe ist erreicht*, wenn du sie bis zum Ende behältst. Drüben fehlte auch jemand. Dort gab es nur eine Karte als Trost.`,
    },
    traded: {
      title: 'Ein guter Handel',
      text: 'Noch ein Brot, und Kohle zum Bauen. So rettet man eine Runde, in der nicht alles klappt.',
    },
    corn: {
      title: 'Der erste Mais',
      text: 'In Phase VI hat deine Maisfarm gearbeitet, ganz ohne Stein und ohne Gehilfen. Auch den Mais nimmt die Reise mit.',
    },
    progress: {
      title: 'Was du noch nicht kennst',
      text: `*Fortschritt*: ${progress.coins} Münzen und ${progress.points} Punkte dafür, dass du weiter baust oder Fehlende billiger ersetzt. Und *Handkarten* bringt dir neue Karten. Du hast gerade keine mehr!`,
    },
    scoring: {
      title: 'So wird gezählt',
      text: `Nach Runde ${ROUNDS} laufen alle Ketten noch einmal, ohne Steine. Dann: Fäuste (${MILITARY_POINTS[0]} für die stärksten), Auftrag, Geheimauftrag, Gebäude, und je ${SCORING.coinsPerPoint} Münzen übriger Waren ein Punkt.`,
    },
    goodPlayers: {
      title: 'Worauf gute Spieler achten',
      text: 'Sie bauen Betriebe, die einander *zuarbeiten*. Sie wetten nur, wenn ein Fehlschlag nicht wehtut. Und sie bauen nah, wo ein Plättchen lockt, weit, wo Prämien liegen.',
    },
    farewell: {
      title: 'Jetzt du allein.',
      text: 'Zunfttag: Wer am Ende der Runde die meisten Produktionsgebäude hat, bekommt Punkte. Du liegst vorn! In anderen Kapiteln sitzen *Kapuzenträger* im Beutel. Hier bin nur ich.',
    },
  },
  tries: {
    ready: {
      title: 'Fertig?',
      text: 'Dann sag es. Erst wenn alle so weit sind, wird aufgedeckt.',
      ask: 'Melde dich fertig',
      other: 'Das war schon alles. Sag einfach, dass du fertig bist.',
    },
    asideTannery: {
      title: 'Drei müssen gehen',
      text: 'Zuerst die *Gerberei*. Leder steht nicht auf der Liste, und es stinkt.',
      ask: 'Leg die Gerberei ab',
      other: 'Die könnte noch nützen. Leder braucht in diesem Kapitel niemand.',
    },
    asidePost: {
      title: 'Die Post muss warten',
      text: 'Eine *Poststation* leiht dir jede Runde einen Gehilfen ihrer Farbe. Fein, aber erst wollen wir Betriebe.',
      ask: 'Leg die Poststation ab',
      other: 'Behalt die lieber. Den Boten schicken wir weg.',
    },
    asideMill: {
      title: 'Eine Mühle genügt',
      text: 'Die mit zwei gelben und *zwei roten* Gehilfen ist schwerer zu besetzen. Leg sie ab.',
      ask: 'Leg die Mühle mit den roten Gehilfen ab',
      other: 'Moment! Wir haben zwei Mühlen, und von denen ist eine zu viel.',
    },
    planCoal: {
      title: 'Phase II: dein Stein 1',
      text: 'Zwei gelbe, ein roter: Die stehen schon auf dem Ereignis. *Ordentlich* ist also sicher.',
      ask: 'Setz den Stein auf das ordentliche Feld der Kohlemine',
      other: 'Mutig, mutig! Aber für den Anfang nehmen wir, was sicher ist: ordentlich Kohle.',
    },
    planBuild: {
      title: 'Und dein Stein 2',
      text: 'Das *Aktionstableau* gehört allen, dort steht niemand im Weg. Mit der Kohle wollen wir gleich *bauen*.',
      ask: 'Setz den Stein auf Bauen',
      other: 'Auch das kommt noch. Heute soll Stein 2 eine Mühle bauen.',
    },
    readyPlan: {
      title: 'Nichts verraten',
      text: 'Alle planen gleichzeitig und *verdeckt*. Wenn du fertig bist, kann sich der Plan nicht mehr ändern.',
      ask: 'Melde dich fertig',
      other: 'Deine Steine liegen gut. Sag, dass du fertig bist.',
    },
    makeCoal: {
      title: 'Phase IV: an die Arbeit',
      text: 'Dein Stein 1 ist dran. Alle Gehilfen sind da.',
      ask: 'Fördere die Kohle',
      other: 'Verzichten? Die Leute stehen doch schon mit der Schaufel da!',
    },
    feedWood: {
      title: 'Und nun die Kette',
      text: 'Die Mine macht auch aus *Holz* Kohle: für jede Holzkarte eine. Die Weberei ist uns nur als Holz etwas wert.',
      ask: 'Leg die Weberei als Holz ab',
      other: 'Nicht die Bäckerei verheizen! Die Weberei brennt genauso gut.',
    },
    stopCoal: {
      title: 'Der Kettenbonus',
      text: 'Hat eine Kette etwas gemacht, kommt *eine Ware dazu*. Mehr Holz geben wir nicht her.',
      ask: 'Hör auf und nimm den Bonus',
      other: 'Die Bäckerei bleibt! Hör hier auf.',
    },
    buildMill: {
      title: 'Dein Stein 2 baut',
      text: 'Die *Mühle* macht Mehl. Das steht auf der Liste, und Brot wird auch daraus.',
      ask: 'Bau die Mühle',
      other: 'Die kommt noch dran. Mehl zuerst, ohne Mehl kein Brot.',
    },
    millPlace: {
      title: 'Wohin mit dem Haus?',
      text: `Zu jedem Gebäude gehört ein Haus auf der Karte, höchstens ${BUILDING.range} Schritte von deinen. In *Fairmeadow* liegen Felder: Dort kostet eine Mühle ${BUILDING.discount} Münzen weniger.`,
      ask: 'Stell das Haus nach Fairmeadow',
      other: 'Hübsch dort. Aber Fairmeadow ist Feld, das ist billiger, und ein Plättchen liegt daneben.',
    },
    millArea: {
      title: 'Und die Karte?',
      text: 'Sie kommt in einen freien Bereich. In *Bereich 4* braucht außerordentlich nur einen Gehilfen mehr, nicht zwei.',
      ask: 'Leg die Mühle in Bereich 4',
      other: 'Das ginge. Aber vergleich einmal die Felder: Bereich 4 ist der sanfteste.',
    },
    takeOffspring: {
      title: 'Ein Plättchen!',
      text: `Nur *einen Schritt* weit gebaut: Dafür gibt es ein Bonusplättchen von nebenan. *Günstiger Nachwuchs* spart uns bald ${TILES.offspringLess.coins} Münzen.`,
      ask: 'Nimm „Günstiger Nachwuchs“',
      other: 'Auch gut. Aber Nachwuchs wollen wir gleich nächste Runde.',
    },
    buildTower: {
      title: 'Ein kleiner Wachturm',
      text: 'Er bringt zwei Karten und eine *Faust*. Wer am Ende die meisten Fäuste hat, bekommt Punkte.',
      ask: 'Bau den Kleinen Wachturm',
      other: 'Später! Der Turm ist billig und füllt dir gleich die Hand.',
    },
    towerPlace: {
      title: 'Unter dem Mond',
      text: '*Oldbarrow* trägt einen Mond, und es ist wieder nur ein Schritt.',
      ask: 'Stell das Haus nach Oldbarrow',
      other: 'Kein Mond dort, schade. In Oldbarrow scheint er.',
    },
    takeBuilding: {
      title: 'Noch ein Plättchen',
      text: '*Günstiger Bau*: Die Bäckerei ist teuer, da kommt es uns gerade recht.',
      ask: 'Nimm „Günstiger Bau“',
      other: 'Verlockend. Aber denk an die Bäckerei und was sie kostet.',
    },
    planOffspring: {
      title: 'Stein 1 kauft Stein 3',
      text: 'Die Kohle liegt bereit, und du hast das Plättchen.',
      ask: 'Setz den Stein auf Nachwuchs',
      other: 'Das läuft nicht weg. Der dritte Stein dagegen bringt jede Runde etwas.',
    },
    planFlour: {
      title: 'Und jetzt eine Wette',
      text: `Heute kommen viele Leute, und die Mühle will nur gelbe und blaue. Trau dich: *außerordentlich* bringt ${FLOUR} Mehl.`,
      ask: 'Setz den Stein auf das außerordentliche Feld der Mühle',
      other: 'Vernünftig! Aber wer nie wettet, backt kleine Brote. Heute außerordentlich.',
    },
    buyStone: {
      title: 'Willkommen, Nummer drei',
      text: `Stein 3 kostet ${offspring.thirdCoins} Münzen. Ohne Plättchen wäre das zu viel für dich.`,
      ask: 'Kauf Stein 3',
      other: 'Jetzt kneifen? Kauf den Stein!',
    },
    cheaperStone: {
      title: 'Mit Rabatt',
      text: 'Leg das Plättchen dazu. Jedes wirkt nur *einmal*.',
      ask: 'Nutz „Günstiger Nachwuchs“',
      other: 'Das Plättchen haben wir genau dafür geholt.',
    },
    makeFlour: {
      title: 'Die Wette ist gewonnen!',
      text: 'Zwei gelbe, zwei blaue: genau genug. Lass mahlen.',
      ask: 'Stell Mehl her',
      other: 'Gewonnen und nicht genommen? Mahl das Mehl!',
    },
    feedGrain: {
      title: 'Mahl noch etwas dazu',
      text: 'Auch die Mühle hat eine Kette: *Getreide*. Auf dem Sägewerk ist welches, auf der Maisfarm auch, aber die behalten wir.',
      ask: 'Leg das Sägewerk als Getreide ab',
      other: 'Die Maisfarm wollen wir noch bauen. Nimm das Sägewerk.',
    },
    stopFlour: {
      title: 'Feierabend, Müller',
      text: 'Mit dem Kettenbonus ist das ein stattlicher Haufen Mehl.',
      ask: 'Hör auf und nimm den Bonus',
      other: 'Halt, die Maisfarm nicht! Hör hier auf.',
    },
    buildBakery: {
      title: 'Der große Wurf',
      text: 'Phase V. Du hast Mehl und ein Plättchen. Her mit der *Bäckerei*!',
      ask: 'Bau die Bäckerei',
      other: 'Nicht jetzt, ich habe Hunger. Die Bäckerei!',
    },
    bakeryPlace: {
      title: 'Noch ein Mond',
      text: '*Lowmarsh* ist zwei Schritte weit, also ohne Plättchen. Dafür mit Mond *und* Prämie.',
      ask: 'Stell das Haus nach Lowmarsh',
      other: 'Nicht schlecht. Aber Mond und Prämie zusammen gibt es nur in Lowmarsh.',
    },
    cheaperBakery: {
      title: 'Erst der Rabatt',
      text: `*Günstiger Bau* nimmt ${TILES.buildingLess.coins} Münzen vom Preis.`,
      ask: 'Nutz „Günstiger Bau“',
      other: 'Warte! Erst das Plättchen, dann bezahlen. Sonst bleibt kein Mehl zum Backen.',
    },
    payBakery: {
      title: 'Bezahl mit Waren',
      text: 'Jede zählt ihren Wert. *Herausgegeben wird nichts*, darum ist passend zahlen eine Kunst. Der Vorschlag ist gut.',
      ask: 'Zahl wie vorgeschlagen',
      other: 'Von Hand geht es auch. Aber der Vorschlag passt genau.',
    },
    bakeryArea: {
      title: 'Ein Platz für den Ofen',
      text: 'Gleich neben der Kohle, in *Bereich 2*. Da ist es schön warm.',
      ask: 'Leg die Bäckerei in Bereich 2',
      other: 'Möglich. Aber ich schlafe gern in Bereich 2.',
    },
    planMoreCoal: {
      title: 'Stein 1: Kohle',
      text: 'Zwei gelbe und ein roter stehen wieder auf dem Ereignis.',
      ask: 'Setz den Stein auf das ordentliche Feld der Kohlemine',
      other: 'Erst die Kohle, und zwar die sichere. Ohne sie bleibt der Ofen kalt.',
    },
    planBread: {
      title: 'Stein 2: Brot',
      text: 'Schlampig wäre sicherer. Aber die *Kette* backt auch ohne Gehilfen. Also wagen wir *ordentlich*.',
      ask: 'Setz den Stein auf das ordentliche Feld der Bäckerei',
      other: 'Vorsichtig gedacht! Heute sollst du sehen, was geschieht, wenn jemand fehlt.',
    },
    planMarket: {
      title: 'Stein 3: Schwarzmarkt',
      text: 'Miau, pst! Zwei Karten gegen Kohle und eine Ware *deiner Wahl*.',
      ask: 'Setz den Stein auf den Schwarzmarkt',
      other: 'Alles ehrbar. Aber der Schwarzmarkt hat, was wir brauchen.',
    },
    makeMoreCoal: {
      title: 'Glück auf!',
      text: 'Die Kohlemine ist besetzt.',
      ask: 'Fördere die Kohle',
      other: 'Der Ofen wartet. Nimm die Kohle.',
    },
    keepWood: {
      title: 'Heute keine Kette',
      text: 'Die Schreibstube wäre Holz. Auf dem Schwarzmarkt bringt sie mehr. *Verzichten* darf man immer.',
      ask: 'Verzichte auf die Kette',
      other: 'Die Karte verkaufen wir gleich besser.',
    },
    noHelpers: {
      title: 'Ein grüner fehlt',
      text: `${BUILDING.cardsForHelper} Karten könnten ihn ersetzen. Das wären alle deine. Nein: Verzichte auf die Gehilfen. Die Kette geht *trotzdem*.`,
      ask: 'Verzichte auf die Gehilfen',
      other: 'Zwei Brote für die ganze Hand? Wir machen mehr daraus.',
    },
    bake: {
      title: 'In den Ofen damit',
      text: 'Mehl und Kohle, Paar für Paar. Nimm *alle drei*, und ein Brot kommt als Bonus dazu.',
      ask: 'Back drei Brote',
      other: 'Warum so bescheiden? Alle drei!',
    },
    trade: {
      title: 'Psst, hier herüber',
      text: `Zwei Karten weg, dafür ${blackMarket.coal} Kohle und eine Ware.`,
      ask: 'Handle auf dem Schwarzmarkt',
      other: 'Keine Angst, mich kennt hier jeder.',
    },
    sellTannery: {
      title: 'Welche zwei?',
      text: 'Die zweite Gerberei kann weg. Sie riecht wie die erste.',
      ask: 'Leg die Gerberei ab',
      other: 'Die nicht. Ich sage nur: Gerberei, pfui.',
    },
    sellScriptorium: {
      title: 'Und die Schreibstube',
      text: 'Die Maisfarm bleibt: Sie ist noch für heute.',
      ask: 'Leg die Schreibstube ab',
      other: 'Die Maisfarm bauen wir gleich noch!',
    },
    marketBread: {
      title: 'Such dir etwas aus',
      text: 'Eine Ware auf einen eigenen Betrieb. Welche ist wohl die teuerste?',
      ask: 'Leg ein Brot auf die Bäckerei',
      other: 'Nimm Brot! Es ist mehr wert als alles andere bei dir.',
    },
    buildFarm: {
      title: 'Phase V: die Maisfarm',
      text: 'Ein *Sondergebäude*. Es braucht keinen Bereich und arbeitet jede Runde von selbst.',
      ask: 'Bau die Maisfarm',
      other: 'Lass die Schneidereien, die sind viel zu teuer. Die Maisfarm, für die Reise!',
    },
    farmPlace: {
      title: 'Barley End',
      text: 'Feld, also Rabatt. Eine Prämie. Und nur *ein Schritt* von Lowmarsh, also ein Plättchen. Besser geht es nicht!',
      ask: 'Stell das Haus nach Barley End',
      other: 'Rabatt, Prämie und Plättchen auf einmal gibt es nur in Barley End.',
    },
    payFarm: {
      title: 'Zahl mit Kohle',
      text: 'Das Brot bleibt im Korb.',
      ask: 'Zahl wie vorgeschlagen',
      other: 'Finger weg vom Brot! Zahl mit Kohle.',
    },
    takeGift: {
      title: 'Geschenkt!',
      text: 'Drei Plättchen liegen in der Nähe. Das *Warengeschenk* ist genau das, was es sagt.',
      ask: 'Nimm das Warengeschenk',
      other: 'Die anderen wollen etwas dafür. Dieses ist geschenkt.',
    },
    useGift: {
      title: 'Gleich auspacken',
      text: 'Ein Plättchen darfst du nutzen, sobald du dran bist. Vom Aufheben wird es nicht besser.',
      ask: 'Nutz das Warengeschenk',
      other: 'Erst auspacken!',
    },
    giftBread: {
      title: 'Noch ein Brot',
      text: 'Sechs sind dann im Korb. Eines davon ist vielleicht für mich?',
      ask: 'Leg ein Brot auf die Bäckerei',
      other: 'Brot, bitte. Ich habe so gehofft.',
    },
  },
};
