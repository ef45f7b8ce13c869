import type { Stories } from '../stories.ts';

/** The Chronicle in German. */
export const stories: Stories = {
  I: {
    before: [
      'Vor den Toren von Longsdale wächst eine Stadt aus Zeltplanen. Alle wollen mit ans Meer, und keiner weiß, wie weit es ist. Der Bischof besitzt ein altes Buch, das von Riesen im Eis erzählt. Nate Welton besitzt eine Liste, und auf der steht: Brot.',
      '„Helden habe ich genug“, sagt er. „Was fehlt, ist Mehl.“ Bevor die Karren nicht voll sind, rollt kein Rad.',
    ],
    after: [
      'Der letzte Sack ist festgezurrt, da liegt am Morgen Reif auf den Planen. Im August. Die Kinder malen Gesichter hinein, die Alten sagen nichts.',
      'Der Bischof hat die ganze Nacht gelesen. Beim Frühstück klappt er das Buch zu und fragt, ob jemand Mäntel nähen kann.',
    ],
  },
  II: {
    before: [
      'Für ein Land aus Eis hat in Longsdale noch niemand Maß genommen. Die Gerber stinken um die Wette, die Schneider streiten über Fäustlinge.',
      'Da steht Rabbit im Lager, staubig bis unter die Kapuze: Der Norden leiht euch Führer, die jeden Stein kennen. Er bittet nur, dass sich jemand erinnert, dass auch der Norden Hunger hat.',
    ],
    after: [
      'Zum Dank rollen die Führer zwei Karten aus. Auf der einen läuft die Straße am Fluss entlang, und wo Brücken waren, sind jetzt Tintenkleckse. Auf der anderen verschwindet sie im Dornwald und kommt am Rand nicht wieder heraus.',
      'Wer den Pokal hält, zeigt mit dem Löffel auf eine davon. Damit ist es beschlossen.',
    ],
  },
  IIIa: {
    before: [
      'Die Schneeschmelze kam zur falschen Jahreszeit und hat die Brücken gleich mitgenommen. Am anderen Ufer stehen Leute und winken. Vielleicht rufen sie auch, aber der Fluss redet lauter.',
      'Bretter, Ziegel, Eisen: Wer heute eine Nagelkiste besitzt, wird auf einmal sehr höflich gegrüßt.',
    ],
    after: [
      'Der erste Karren poltert über die neuen Bohlen, und alle halten die Luft an. Die Brücke hält. Drüben wartet Gunda, Brückenbauerin, seit gestern ohne Arbeit, und sucht sofort die schiefen Stellen.',
      'Eines möchte sie noch wissen: Wer waren die Reiter mit den Kapuzen, die vor euch durch die Furt gegangen sind?',
    ],
  },
  IIIb: {
    before: [
      'Im Dornwald ist mittags Abend. Die Karren stehen so eng zwischen den Stämmen, dass die Ochsen rückwärts denken müssen. Ohne Säge schlägt hier alles Wurzeln, was länger als eine Suppe lang anhält.',
      'In die Rinde hat jemand Zeichen geschnitten. Das Harz daran ist noch weich.',
    ],
    after: [
      'Zum ersten Mal seit hundert Jahren fällt Sonne auf die Lichtung. Ein verblüffter Dachs geht nach Hause.',
      'Gunda, Zimmerin aus dem Wald, packt ihre Sägen auf euren Wagen. Sie kann die Zeichen lesen: Sie weisen zu einem Treffpunkt. Und sie sind nicht für Leute gedacht, die ihr Gesicht zeigen.',
    ],
  },
  IVa: {
    before: [
      'Hinter dem Fluss klettert die Straße nach Creekside, zum letzten Markt vor der Grenzmark. Schon von weitem hört ihr die Hämmer.',
      'Die Schmiede dort sind freundlich, aber gründlich: Das Tor geht auf für den, der ihnen Arbeit bringt. Wer nur guten Tag sagt, darf ihn behalten.',
    ],
    after: [
      'Creekside feiert, bis die Fackeln klein werden. Der Bürgermeister hält drei Reden, und alle drei sind dieselbe.',
      'Im Morgengrauen fehlen drei Karren. In der kalten Asche liegt eine schwarze Kapuze, ordentlich gefaltet. Von jetzt an schläft niemand mehr ohne Wache.',
    ],
  },
  IVb: {
    before: [
      'Thickthorn liegt so gut versteckt, dass sogar die Steuereintreiber aufgegeben haben. Die Waldleute teilen mit euch ihr Feuer. Das Dach darüber teilen sie mit Leuten, die feiern können.',
      'Also Fässer, Fleisch und Wein. Es gibt schwerere Prüfungen.',
    ],
    after: [
      'Das Fest dauert zwei Nächte, die Kopfschmerzen drei Tage. Dann heben die Alten eine Dornenhecke an wie einen Vorhang: Dahinter führt ein Gang in die Erde.',
      'Unten findet ihr ein Lager, in Eile verlassen. Die Suppe ist noch warm. Sie ist sogar gut, und das macht niemandem Mut.',
    ],
  },
  V: {
    before: [
      'Bei Tag gehört die Grenzmark dem König. Nachts gehört sie niemandem. Unter den Tagelöhnern, die morgens am Wagen stehen, sind ein paar, die nicht frieren und trotzdem die Kapuze aufbehalten.',
      'Bis Canyon Brook sind es nur ein paar Tage. Nehmt feste Schuhe mit. Und etwas Spitzes.',
    ],
    after: [
      'Es riecht nach Salz und Teer: das Meer. Die Kinder rennen hinein, die Ochsen nach kurzem Überlegen auch.',
      'In Canyon Brook ist der Kai fertig, der Leuchtturm geputzt, die Kapelle hat geübt. Nur die Flotte, die hier liegen sollte, besteht aus Kielen auf Holzböcken und einem sehr verlegenen Schiffbaumeister.',
    ],
  },
  VI: {
    before: [
      'Der Schiffbaumeister zählt in Planken, die Küferin in Wasserfässern, der Segelmacher in Ballen. Ihr zählt die Tage bis zu den Herbststürmen.',
      'Ganz Canyon Brook wird zur Werkstatt. Wer einen Daumen hat, hat auch einen blauen.',
    ],
    after: [
      'Beim Stapellauf wirft der Winzer Aaron Reitzke seine beste Flasche gegen den Bug und sieht ihr lange nach. Das Schiff schwimmt. Alle tun, als hätten sie nie daran gezweifelt.',
      'In derselben Nacht ist die Truhe des Bischofs leer. Das alte Buch ist fort, und ein Ruderboot auch. Es fährt auf Larkhill zu.',
    ],
  },
  VII: {
    before: [
      'Larkhill ist eine hübsche Bucht: weiße Häuser, Möwen, Fischer, die den Hut ziehen. Nur gehört jeder zweite Keller dem Orden, und Sam Merz, der Bücherdieb, hat Freunde auf jeder Insel.',
      'Für die Inseln braucht ihr Schiffe. Für die Keller einen großen Schlüsselbund.',
    ],
    after: [
      'Oben im Leuchtturm liegt das Buch, aufgeschlagen auf der letzten Seite. Es fehlt nur die Seekarte. Merz hat sie sauber herausgetrennt, er war schließlich einmal Bibliothekar.',
      'Weit draußen dreht ein schwarzes Segel nach Norden. Er will vor euch bei den Riesen sein.',
    ],
  },
  VIII: {
    before: [
      'Canyon Brook verabschiedet euch mit Glocken, und wer keine Glocke hat, schlägt auf einen Topf. Vor euch liegen Schären, dann Treibeis, dann eine Küste, die auf keiner Karte steht.',
      'Wer die Riesen zuerst begrüßt, entscheidet, was sie von den Menschen halten. Die Smutjes üben schon einmal Suppe für große Löffel.',
    ],
    after: [
      'Newdale ist eine Stadt aus Eis und Treibholz. Ihre Leute sind groß, scheu und in Sorge, denn ihr Winter schmilzt. Keiner von ihnen hat je jemandem etwas getan. Die Hälfte hat sich vor euch versteckt, so gut das in der Größe geht.',
      'Um einen Kessel Suppe, unter einem grünen Himmel, wird Frieden geschlossen. Jemand trägt die letzte Seite in die Chronik ein. Dann wird nachgeschöpft.',
    ],
  },
};
