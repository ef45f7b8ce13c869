import type { WrittenBook } from '@spielstube/engine/text';
import { MASS_FIGURES } from '../../../data/church.ts';
import { PRIVILEGE_POINTS } from '../../../data/council.ts';
import { MILL } from '../../../data/crafts.ts';
import {
  CHRONICLER_POINTS,
  CUBES_LEFT_POINTS,
  VILLAGER_EFFECTS as E,
  TRAVELLER_POINTS,
} from '../../../data/inn.ts';
import {
  ALL_GOODS,
  FAITH,
  GRAIN_LIMIT,
  KNOWLEDGE,
  PERSUASION,
  PLOUGH,
  SCROLL,
  SKILL,
  WAGON,
} from '../../../data/pieces.ts';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS, VOYAGE } from '../../../data/port.ts';
import { RED_FLAGS } from '../../../data/travel.ts';
import {
  anyCubes,
  castleName,
  coins,
  cubeName,
  goodName,
  goodsCount,
  grain,
  inWords,
  listOf,
  points,
  time,
} from '../words.ts';

const table = (by: readonly number[]): string =>
  by.flatMap((worth, n) => (n === 0 ? [] : [`${n} → ${worth}`])).join(', ');
const most = CUBES_LEFT_POINTS.length - 1;
const left = (who: string, colour: number): string =>
  `${who} zählt am Ende deine Steine ${cubeName(colour)}: ${table(CUBES_LEFT_POINTS)}.`;
const tooMany = (colour: number): string =>
  `Mehr als ${inWords(most)} Steine ${cubeName(colour)} bringen nichts.`;
const noCoins = (who: string): string => `Münzen sind für ${who} keine Steine.`;

/** The chapters of the cards. */
export const cardsBook = {
  cardsScored: {
    title: 'Inn: Karten für das Ende',
    intro: ['Alle elf haben ein leeres Tintenfass.'],
    rules: {
      'VIL-CARD-FARMERS_WIFE-01': `Bäuerin: ${points(E.farmersWife)} für jeden Sack auf dem Hof, also höchstens ${GRAIN_LIMIT * E.farmersWife}. Hier gilt: Ein Sack auf dem Schiff zählt nicht.`,
      'VIL-CARD-MAYOR-01': left('Der Bürgermeister', PERSUASION),
      'VIL-CARD-MAYOR-02': tooMany(PERSUASION),
      'VIL-CARD-MAYOR-03': `${noCoins('den Bürgermeister')} Hier gilt: Überzählige Steine wegwerfen darf man nicht.`,
      'VIL-CARD-SCHOLAR-01': left('Der Gelehrte', KNOWLEDGE),
      'VIL-CARD-SCHOLAR-02': tooMany(KNOWLEDGE),
      'VIL-CARD-SCHOLAR-03': noCoins('den Gelehrten'),
      'VIL-CARD-NUN-01': left('Die Nonne', FAITH),
      'VIL-CARD-NUN-02': tooMany(FAITH),
      'VIL-CARD-NUN-03': noCoins('die Nonne'),
      'VIL-CARD-GUILD_MASTER-01': left('Der Zunftmeister', SKILL),
      'VIL-CARD-GUILD_MASTER-02': tooMany(SKILL),
      'VIL-CARD-GUILD_MASTER-03': noCoins('den Zunftmeister'),
      'VIL-CARD-CHRONICLER-01': `Mit dem Chronisten zählt die Dorfchronik für dich nach seiner Tafel: ${table(CHRONICLER_POINTS)}.`,
      'VIL-CARD-CHRONICLER-02': 'Wen der Barde in die Chronik gebracht hat, der zählt hier mit.',
      'VIL-CARD-COUNT-01': `Der Graf bringt ${points(E.count)} für deinen Marker auf jeder Burg mit roter Fahne: ${listOf(RED_FLAGS.map(castleName))}, zusammen höchstens ${RED_FLAGS.length * E.count}.`,
      'VIL-CARD-COUNT-02': 'Auch ein Marker vom Boten zählt für den Grafen.',
      'VIL-CARD-ESTATE_MANAGER-01': `Der Gutsverwalter bringt ${points(E.estateManager)} für jede Art von Gut auf dem Hof: ${listOf(ALL_GOODS.map(goodName))}. Wie viele es sind, ist gleich.`,
      'VIL-CARD-ESTATE_MANAGER-02':
        'Hier gilt: Getreide, Münzen, Brot, Werkzeug, Kakao, Tee und alles auf dem Schiff zählt für ihn nicht.',
      'VIL-CARD-MEDICUS-01': `Der Medikus bringt ${points(E.medicus)} für jedes lebende Mitglied: auf dem Hof, im Beutel, auf allen Plänen.`,
      'VIL-CARD-MEDICUS-02': 'Tote in Chronik, Grab oder Meer und Ungeborene zählen für den Medikus nicht.',
      'VIL-CARD-MEDICUS-03':
        'Hier gilt: Wer auf Leuchtturm, Schiff, im Wirtshaus oder auf dem Plan der Heirat ist, lebt. Rosa Mitglieder gehören niemandem.',
      'VIL-CARD-TRAVELLER-01': `Mit dem Reisenden zählen deine Burgen nach seiner Tafel: ${table(TRAVELLER_POINTS)}.`,
      'VIL-CARD-PICKPOCKET-01':
        'Die Taschendiebin kommt als Allerletzte, nach allen anderen Karten von allen.',
      'VIL-CARD-PICKPOCKET-02': `Hat niemand weniger Punkte als du, bringt sie ${E.pickpocketLast}. Gleichstand auf dem letzten Platz genügt.`,
      'VIL-CARD-PICKPOCKET-03': `Hat jemand weniger, bringt sie ${E.pickpocket}.`,
      'VIL-CARD-PICKPOCKET-04': `Hier gilt: Gleichstände um den Sieg werden nach ihr entschieden. Allein bringt sie immer ${E.pickpocketLast}.`,
    },
  },
  cardsAnyTime: {
    title: 'Inn: Karten für jederzeit',
    intro: ['In deinem Zug, an jedem Markttag und in jeder Messe.'],
    rules: {
      'VIL-CARD-ABBOT-01': 'Der Abt braucht jemanden von dir auf einer Kirchenstufe.',
      'VIL-CARD-ABBOT-02': 'Dieses Mitglied kommt auf die höchste Stufe, ohne Getreide und ohne Brot.',
      'VIL-CARD-ABBOT-03': 'Wer im Beutel liegt, steht auf keiner Stufe.',
      'VIL-CARD-ABBOT-04': 'Hier gilt: Wer schon ganz oben steht, kann nicht gewählt werden.',
      'VIL-CARD-MESSENGER-01': 'Der Bote legt deinen Marker auf irgendeine Burg, auf der du keinen hast.',
      'VIL-CARD-MESSENGER-02': 'Die Belohnung der Burg bekommst du sofort; niemand reist dorthin.',
      'VIL-CARD-MESSENGER-03':
        'Hier gilt: Der Marker zählt für die Reise, und eine zweite Belohnung gibt es dort nicht.',
      'VIL-CARD-MESSENGER-04':
        'Hier gilt: Wer auf allen sechs Burgen einen Marker hat, kann ihn nicht spielen.',
      'VIL-CARD-NOBLEWOMAN-01': `Die Edeldame bringt ${points(E.noblewoman)}.`,
      'VIL-CARD-NOBLEWOMAN-02':
        'Du siehst einen der drei Stapel ganz durch und darfst eine Karte daraus für ihren Preis nehmen.',
      'VIL-CARD-NOBLEWOMAN-03': 'Die Reihenfolge der übrigen bleibt, wie sie war.',
      'VIL-CARD-NOBLEWOMAN-04':
        'Hier gilt: Kaufen musst du nicht, und weder ein Mitglied im Wirtshaus noch Schritt 1 wird verlangt.',
      'VIL-CARD-NOBLEWOMAN-05': 'Hier gilt: Was du dabei kaufst, darfst du gleich spielen, wenn es passt.',
      'VIL-CARD-FARMHAND-01': `Der Knecht bringt ${points(E.farmhand)}.`,
      'VIL-CARD-FARMHAND-02': `Dazu füllt er die Scheune bis auf ${inWords(GRAIN_LIMIT)} Säcke, nie darüber.`,
      'VIL-CARD-FARMHAND-03': 'Er darf auch zwischen zwei Stufen kommen, die du in der Messe bezahlst.',
      'VIL-CARD-HERBALIST-01': 'Am Markttag kommt das Kräuterweib nicht.',
      'VIL-CARD-HERBALIST-02': `Es bringt ${points(E.herbalist)}.`,
      'VIL-CARD-HERBALIST-03':
        'Dein Marker der Lebenszeit darf gleich hinter den Federkiel oder unmittelbar davor.',
      'VIL-CARD-HERBALIST-04': 'Das geschieht vor oder nach einer Zahlung von Zeit, nie mitten darin.',
      'VIL-CARD-HERBALIST-05':
        'Hier gilt: An der Karte stirbt niemand, und ein schon fälliger Tod bleibt fällig.',
      'VIL-CARD-COUNCILMAN-01': 'Der Ratsherr braucht jemanden von dir in der Ratsstube.',
      'VIL-CARD-COUNCILMAN-02': `Du wählst ein Ratsmitglied und nutzt ${inWords(E.councilmanPrivileges)} Privilegien bis zu seiner Stufe, auch zweimal dasselbe.`,
      'VIL-CARD-COUNCILMAN-03': 'Ist der Marker „Nächster Startspieler“ vergeben, fällt dieses Privileg aus.',
      'VIL-CARD-COUNCILMAN-04': 'Mit Inn darf das Gut der Stufe 3 auch Bier sein.',
      'VIL-CARD-COUNCILMAN-05': `Hier gilt: Stufe 4 zweimal kostet zweimal 1 Münze und bringt zweimal ${points(PRIVILEGE_POINTS)}.`,
      'VIL-CARD-COUNCILMAN-06': 'Brot und Werkzeug gibt er nicht, und ein Werkzeug verdoppelt ihn nicht.',
      'VIL-CARD-COUNCILMAN-07':
        'Hier gilt: Ein Privileg, das nicht geht, verfällt; für das andere darf die Karte trotzdem gespielt werden.',
      'VIL-CARD-COUNCILMAN-08':
        'Hier gilt: Geht gar keines, lässt sich die Karte nicht spielen. Auf das zweite darfst du verzichten.',
      'VIL-CARD-BLACKSMITH-01': `Die Schmiedin bringt ${goodsCount(PLOUGH, E.blacksmithPloughs)}.`,
      'VIL-CARD-SCRIBE-01': `Der Schreiber bringt ${goodsCount(SCROLL, E.scribeScrolls)}.`,
      'VIL-CARD-PRODIGAL_SON-01': `Der Verlorene Sohn bringt ${points(E.prodigalSon)}.`,
      'VIL-CARD-PRODIGAL_SON-02':
        'Dazu wirkt er wie die Familie: ein neues Mitglied mit der kleinsten Zahl, oder jemand kehrt von einem Plan heim.',
      'VIL-CARD-PRODIGAL_SON-03': 'Das kommt zu deiner Aktion hinzu.',
      'VIL-CARD-PRODIGAL_SON-04': 'Hier gilt: Von Leuchtturm und Schiff holt auch er niemanden.',
      'VIL-CARD-CATTLE_BREEDER-01': 'Der Viehzüchter bringt ein Pferd oder einen Ochsen.',
      'VIL-CARD-CARTWRIGHT-01': `Der Wagenbauer bringt ${goodsCount(WAGON, E.cartwrightWagons)}.`,
      'VIL-CARD-GOODS-01': 'Hier gilt: Güter von Karten verdoppelt kein Werkzeug.',
    },
  },
  cardsInTime: {
    title: 'Inn: Karten für einen Augenblick',
    intro: ['Diese acht gehen nur in der Lage, die sie nennen.'],
    rules: {
      'VIL-CARD-SCRAP_DEALER-01':
        'Die Altwarenhändlerin kommt am Ende eines Markttags, bevor die Kunden aufrücken.',
      'VIL-CARD-SCRAP_DEALER-02':
        'Du nimmst einen Kunden, der noch an einem Stand steht, und gibst weder Güter noch Stein noch Zeit.',
      'VIL-CARD-SCRAP_DEALER-03': 'Er zählt wie jeder bediente Kunde.',
      'VIL-CARD-SCRAP_DEALER-04':
        'Mit dem Marktschreier verträgt sie sich nicht. Hier gilt: An einem Markttag nutzt du nur eine der beiden, und an die Warteschlange kommt sie nie.',
      'VIL-CARD-SCRAP_DEALER-05':
        'Hier gilt: Hat niemand verkauft, lässt ihr Kunde die Schlange trotzdem aufrücken.',
      'VIL-CARD-BARD-01': 'Der Barde kommt, wenn jemand von dir stirbt, gleich wo.',
      'VIL-CARD-BARD-02': 'Der Tote liegt zusätzlich in der Chronik und belegt dort keinen Platz.',
      'VIL-CARD-BARD-03': 'Er zählt in der Chronik, aber nicht für den Historiker.',
      'VIL-CARD-BARD-04': 'Hier gilt: Weil kein Platz belegt wird, läutet er kein Ende ein.',
      'VIL-CARD-BARD-05':
        'Hier gilt: Er gehört zu keiner Gruppe, also auch nicht zum Meister. Gefragt wirst du, wenn feststeht, wer stirbt.',
      'VIL-CARD-JESTER-01': 'Der Gaukler kommt gleich nach der Aktion deines Zugs.',
      'VIL-CARD-JESTER-02': `${points(E.jester)} und noch eine Aktion: ein weiterer Stein mit seiner Aktion, oder der Brunnen.`,
      'VIL-CARD-JESTER-03': 'Hast du den Federkiel überschritten, wird vor der zweiten Aktion begraben.',
      'VIL-CARD-JESTER-04': 'Wer durch die zweite Aktion stirbt, stirbt wie immer am Ende des Zugs.',
      'VIL-CARD-JESTER-05': 'Hier gilt: Liegt kein Stein mehr aus, bleiben nur die Punkte.',
      'VIL-CARD-JESTER-06':
        'Hier gilt: Nimmt die zweite Aktion den letzten Stein, endet danach die Runde. Die Reihenfolge verschiebt sich nicht.',
      'VIL-CARD-JESTER-07': 'Hier gilt: Er geht auch nach einem Verzicht und nach dem Greis.',
      'VIL-CARD-JESTER-08':
        'Hier gilt: Läutet das Begräbnis davor das Ende ein, kommt die zweite Aktion trotzdem noch.',
      'VIL-CARD-JESTER-09':
        'Hier gilt, allein: Conny nimmt nach jeder Aktion, für die du einen Stein nahmst, einen Stein, also auch vor der zweiten. Der Brunnen bringt ihr keinen.',
      'VIL-CARD-JESTER-10':
        'Hier gilt: „Gleich danach“ endet mit dem ersten Begräbnis; andere Karten dürfen davor kommen. Auf die Aktion darfst du verzichten, die Punkte bleiben.',
      'VIL-CARD-OLD_MAN-01': 'Der Greis kommt, wenn du deine Aktion wählst.',
      'VIL-CARD-OLD_MAN-02': `${points(E.oldMan)} und eine beliebige Aktion, ohne Stein und ohne Brunnen.`,
      'VIL-CARD-OLD_MAN-03':
        'Jede Aktion im Spiel ist erlaubt, auch von einem leeren Feld. Ein Markttag ist dann deiner.',
      'VIL-CARD-OLD_MAN-04': 'Was die Aktion selbst kostet, zahlst du.',
      'VIL-CARD-OLD_MAN-05':
        'Hier gilt: Das ist die Aktion deines Zugs. Ein Stein oder der Brunnen kommt nicht noch dazu, auch wenn du auf sie verzichtest.',
      'VIL-CARD-OLD_MAN-06': 'Hier gilt: Die zweite Aktion des Gauklers ersetzt er nicht.',
      'VIL-CARD-OLD_MAN-07': 'Hier gilt, allein: Conny nimmt keinen Stein, und du bist wieder am Zug.',
      'VIL-CARD-OLD_MAN-08': 'Hier gilt: Im letzten Zug ohne Steine darf er die freie Aktion ersetzen.',
      'VIL-CARD-MARKET_CRIER-01':
        'Der Marktschreier kommt zu Beginn eines Markttags, vor dem ersten Verkauf.',
      'VIL-CARD-MARKET_CRIER-02': 'An diesem Tag bedienst du auch Kunden der Warteschlange.',
      'VIL-CARD-MARKET_CRIER-03': 'Stein, Zeit, Passen und Reihenfolge bleiben, wie sie sind.',
      'VIL-CARD-MARKET_CRIER-04': 'Die anderen kommen dadurch nicht an die Schlange.',
      'VIL-CARD-MARKET_CRIER-05': 'Hier gilt: Eine Lücke in der Schlange schließt sich nach dem Markttag.',
      'VIL-CARD-MARKET_CRIER-06':
        'Hier gilt: Sind alle Stände leer, geht der Tag für dich weiter, bis du passt oder auch die Schlange leer ist.',
      'VIL-CARD-MILLER-01': `Der Müller macht in der Mühle aus ${time(MILL.time)} und ${grain(MILL.grain)} diesmal ${coins(E.millerCoins)} statt ${MILL.coins}.`,
      'VIL-CARD-MILLER-02': `Hier gilt: Ein Werkzeug dazu bringt die gewöhnlichen ${coins(MILL.coins)}, zusammen ${E.millerCoins + MILL.coins}.`,
      'VIL-CARD-FATHER-01': 'Der Pater kommt zu Beginn einer Messe.',
      'VIL-CARD-FATHER-02': 'In dieser Messe löst niemand jemanden aus.',
      'VIL-CARD-FATHER-03': `Du bestimmst alle ${inWords(MASS_FIGURES)} Figuren: Mitglieder von wem du willst, oder Mönche.`,
      'VIL-CARD-FATHER-04': 'Sonst bleibt die Messe, wie sie ist; Mönche kommen zurück in den Beutel.',
      'VIL-CARD-TOLL_KEEPER-01':
        'Mit dem Zöllner kostet eine Reise an Land nichts: weder Steine noch Zeit noch Planwagen.',
      'VIL-CARD-TOLL_KEEPER-02': 'Das gilt für diese eine Reise.',
      'VIL-CARD-TOLL_KEEPER-03': 'Marker und Belohnung gibt es wie immer.',
    },
  },
  cardsOfMixes: {
    title: 'Inn: Karten für Hafen und Heirat',
    intro: ['Vier Karten kommen mit Port dazu, drei mit Marriage.'],
    rules: {
      'VIL-CARD-ADMIRAL-01': 'Der Admiral fährt statt eines Kapitäns und kostet keine Münzen.',
      'VIL-CARD-ADMIRAL-02': `Der erste Schritt ist frei, jeder weitere kostet ${anyCubes(CAPTAINS[ADMIRAL_AS_CAPTAIN].anyCubes)}.`,
      'VIL-CARD-ADMIRAL-03': 'Nach der Heimkehr kommt er aus dem Spiel.',
      'VIL-CARD-ADMIRAL-04':
        'Hier gilt: Er hilft auch, wenn kein Kapitän mehr da ist oder keiner zu bezahlen wäre.',
      'VIL-CARD-CARTOGRAPHER-01':
        'Der Kartograph setzt dein Schiff mit einer Reise vor eine beliebige Insel, ohne Schritte und ohne Zeit.',
      'VIL-CARD-CARTOGRAPHER-02': 'Ein Kapitän muss an Bord sein; im Hafen heuerst du ihn vorher an.',
      'VIL-CARD-CARTOGRAPHER-03':
        'Das ist schon das Anlegen: Du handelst auf der Insel und fährst nicht weiter.',
      'VIL-CARD-CARTOGRAPHER-04': 'Hier gilt: Geladen wird vorher, wie immer.',
      'VIL-CARD-CARTOGRAPHER-05': 'Hier gilt: Er kommt vor dem ersten Schritt oder gar nicht.',
      'VIL-CARD-QUARTERMASTER-01':
        'Mit dem Quartiermeister lädst du einmal zwei Stücke derselben Art, im Hafen oder auf einer Insel.',
      'VIL-CARD-QUARTERMASTER-02': 'Jedes der beiden braucht einen eigenen Laderaum.',
      'VIL-CARD-QUARTERMASTER-03': 'Auf einer Insel sind es die beiden obersten Plättchen ihres Stapels.',
      'VIL-CARD-QUARTERMASTER-04':
        'Hier gilt: Von dieser Art darf noch nichts an Bord sein. Liegt auf dem Stapel nur noch eines, geht es dort nicht.',
      'VIL-CARD-QUARTERMASTER-05':
        'Hier gilt: Zwei Mitglieder sind auch ein Paar; ein Leuchtturm nimmt trotzdem nur eines.',
      'VIL-CARD-HELMSMAN-01': 'Der Steuermann kommt gleich nach dem Anheuern an Bord.',
      'VIL-CARD-HELMSMAN-02': `Auf dieser Fahrt sind bei jeder Bewegung ${inWords(VOYAGE.freeSteps + E.helmsmanSteps)} Schritte frei.`,
      'VIL-CARD-HELMSMAN-03': 'Nach der Heimkehr kommen er und der Kapitän aus dem Spiel.',
      'VIL-CARD-HELMSMAN-04': 'Hier gilt: Auch unter dem Admiral darf er fahren.',
      'VIL-CARD-COUSIN-01':
        'Die Base setzt jederzeit ein Mitglied vom Hof auf einen freien Rang, ohne Zeit und Stein; was der Rang bringt, bekommst du.',
      'VIL-CARD-COUSIN-02': 'Dabei darf schon jemand von dir in der Zeremonie stehen.',
      'VIL-CARD-COUSIN-03': 'Sie kommt zu deiner Aktion hinzu.',
      'VIL-CARD-COUSIN-04':
        'Hier gilt: Stehen zwei von dir auf den höchsten Rängen, heiraten sie einander; du wählst das Haus und bekommst zweimal, was es bringt.',
      'VIL-CARD-COUSIN-05': 'Hier gilt: Ohne jemanden auf dem Hof oder ohne freien Rang geht sie nicht.',
      'VIL-CARD-GROCER-01':
        'Die Fragnerin bringt einen Stein nach Wahl, 1 Getreide und 1 Werkzeug oder 1 Brot. Hier gilt: Gewählt wird nur zwischen den letzten beiden.',
      'VIL-CARD-GROCER-02': 'Ist die Scheune voll, verfällt ihr Sack.',
      'VIL-CARD-GROCER-03': 'Hier gilt: Ist kein Stein im Vorrat, kommt das übrige trotzdem.',
      'VIL-CARD-JACK_OF_ALL_TRADES-01': `Der Tausendsassa bringt ${points(E.jackOfAllTrades)}.`,
      'VIL-CARD-JACK_OF_ALL_TRADES-02': `Du würfelst ${inWords(E.jackRolls)}mal und nimmst je Wurf einen Stein dieser Farbe.`,
      'VIL-CARD-JACK_OF_ALL_TRADES-03': 'Hier gilt: Fehlt die Farbe im Vorrat, bringt der Wurf nichts.',
    },
  },
} satisfies WrittenBook;
