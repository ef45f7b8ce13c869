import type { WrittenBook } from '@spielstube/engine/text';
import { CITIZENS } from '../data/citizens.ts';
import { CANAL_STEPS, CANALISATION, DEED_COINS, DEEDS } from '../data/deeds.ts';
import { GOOD_KEYS, GOOD_POINTS, GOODS_REMOVED } from '../data/goods.ts';
import { COPIES, EVENTS, ROUNDS } from '../data/hourglass.ts';
import { BOATMAN, CRAFTSMAN, FARMER, KNIGHT, MONK, OWN_KINDS, SCHOLAR, TRADER } from '../data/people.ts';
import {
  BATHHOUSE,
  CASTLE,
  EFFECTS,
  FARMHOUSE,
  GUILDHALL,
  MONASTERY,
  SCRIPTORIUM,
  SHIP,
  TILES,
  UNIVERSITY,
  VILLAGE,
  WAGON,
} from '../data/places.ts';
import {
  CENSUS_COINS,
  CENSUS_LAST_PAYS_FROM,
  COINS,
  GOODS_PER_TAX,
  HARVEST_FINE,
  MARKET_SPACES,
  STARTING_COINS,
  STATIONS,
  TECHNOLOGY,
} from '../data/setup.ts';
import {
  BOATMAN_CITIZEN_FIELD,
  BOATMAN_COINS,
  CATEGORY_ONE_FIELDS,
  COINS_ON_FIELD,
  DEVELOPMENT_END,
  FARMER_GOODS,
  FARMER_ONLY_FIELDS,
  KNIGHT_CITIZEN_FIELD,
  KNIGHT_DRAWS,
  SCHOLAR_STEPS,
  STATUS,
  TRACK_END,
} from '../data/tracks.ts';
import {
  coins,
  foodName,
  goodName,
  inedibleName,
  inWords,
  listOf,
  needsOf,
  placeName,
  professionsName,
  steps,
} from './de/words.ts';
import {
  CITIZEN_FIELDS,
  COIN_FIELDS,
  DEED_REWARDS,
  FARMER_GEAR_PLACES,
  LOWEST_STATUS,
  removedPeople,
  SINGLE_PLACES,
  STATUS_FIELDS,
  tilesOf,
} from './figures.ts';

const figures = (list: readonly number[]): string => listOf(list.map(String));
/** „je 2 Bauern, Schiffer, Handwerker und Händler" */
const without = (seats: number, professions: readonly number[]): string =>
  `je ${removedPeople(seats)[professions[0]]} ${listOf(professions.map(professionsName))}`;
const COMMONERS = [FARMER, BOATMAN, CRAFTSMAN, TRADER];
const LEARNED = [KNIGHT, SCHOLAR, MONK];
const goodsByValue = (): string =>
  listOf(GOOD_KEYS.map((_, good) => `${goodName(good)} ${GOOD_POINTS[good]}`).reverse());
/** „vom ersten Feld“ */
const fromFirst = (fields: number): string =>
  fields === 1 ? 'vom ersten Feld' : `von den ersten ${inWords(fields)} Feldern`;
/** Just above a coin field: as far back as torture reaches. */
const WALLS = COIN_FIELDS.map((field) => field + 1);

/** The rules book in German. Where the printed rules leave something open, the text says "Hier gilt". */
export const bookDe = {
  course: {
    title: 'So läuft das Spiel',
    intro: [
      `Du ziehst jede Runde Gefolgsleute aus deinem Beutel und setzt sie auf die Orte deines Tableaus. Ist ein Ort ganz besetzt, darfst du seine Aktion ausführen; danach wandern die Leute zurück in den Beutel. Nach ${ROUNDS} Runden ist Schluss.`,
      'Fast jede Aktion bringt etwas Neues in den Beutel oder auf den Plan: Bauern ernten Waren, Schiffer bringen Münzen, Handwerker Technik, Händler neue Orte, Ritter lassen dich mehr Leute ziehen, Gelehrte treiben die Entwicklung voran, Mönche vertreten jeden.',
      'Mit Schiff und Wagen reist dein Kaufmann durch das Land an der Loire, sammelt Waren ein und baut im Gildenhaus Kontore.',
      'Wen du nicht mehr brauchst, den schickst du aus dem Rathaus in ein segensreiches Werk: Das bringt Münzen, macht den Beutel schlank und dem, der ein Werk vollendet, einen Bürger.',
      'Alle planen gleichzeitig, gehandelt wird reihum. Am Ende jeder Runde trifft ein Ereignis alle, das schon zu ihrem Beginn bekannt ist. Wer nicht zahlen kann, wird gefoltert und verliert, was ihm lieb ist.',
      'Am Schluss zählen Münzen und Waren, und vor allem: Kontore und Bürger, malgenommen mit deinem Entwicklungsstand.',
    ],
    rules: {},
  },
  setup: {
    title: 'Der Aufbau',
    intro: [
      `Jeder beginnt mit vier eigenen Leuten auf dem Markt, ${coins(STARTING_COINS)}, ${inWords(STATIONS)} Kontoren und einem leeren Beutel.`,
    ],
    rules: {
      'ORL-SET-01': 'Spielplan und der Plan der segensreichen Werke liegen in jeder Partie aus.',
      'ORL-SET-02': `Alle ${TECHNOLOGY} Technikplättchen liegen auf ihrem Feld des Spielplans.`,
      'ORL-SET-03':
        'Die helle Wallfahrt wird beiseitegelegt, die anderen Stundenglasplättchen werden verdeckt gemischt, und die helle Wallfahrt kommt offen obenauf. Hier gilt: Genau eine der Wallfahrten ist die helle.',
      'ORL-SET-04': `Das Ereignis der ersten Runde ist darum immer eine Wallfahrt; darunter liegen ${inWords(COPIES - 1)} weitere und je ${inWords(COPIES)} der anderen ${inWords(EVENTS - 1)} Ereignisse.`,
      'ORL-SET-05':
        'Auf dem Startfeld jeder der sechs Personenleisten und der Entwicklungsleiste steht von jedem ein Würfel.',
      'ORL-SET-06':
        'Die neutralen Leute liegen nach Berufen sortiert bei ihren Gebäuden; wie viele es sind, hängt von der Spielerzahl ab.',
      'ORL-SET-07': `${CITIZENS - 1} Bürger liegen aus: auf den Entwicklungsfeldern ${figures(CITIZEN_FIELDS)}, auf Feld ${BOATMAN_CITIZEN_FIELD} der Schiffer, auf Feld ${KNIGHT_CITIZEN_FIELD} der Ritter und auf jedem der ${inWords(DEEDS)} Werke.`,
      'ORL-SET-08': `Der letzte der ${CITIZENS} Bürger liegt neben dem Plan und wird erst am Ende vergeben.`,
      'ORL-SET-09': `Alle übrigen der ${COINS} Münzen bilden die Stadtkasse.`,
      'ORL-SET-10': `Die ${TILES} Ortskarten liegen offen aus, ${inWords(tilesOf(1))} der Kategorie I und ${inWords(tilesOf(2))} der Kategorie II, jede nur einmal.`,
      'ORL-SET-11':
        'Die Waren werden verdeckt gemischt; jedes benutzte Feld eines Weges bekommt eine, dann werden alle aufgedeckt.',
      'ORL-SET-12':
        'Was nicht auf Wegen liegt und nicht aussortiert ist, kommt offen und sortiert auf den Warenmarkt.',
      'ORL-SET-13': 'Alle Kaufleute beginnen in Orléans.',
      'ORL-SET-14': `Jeder bekommt Tableau und Beutel, ${coins(STARTING_COINS)} und ${inWords(STATIONS)} Kontore.`,
      'ORL-SET-15': `Die ${inWords(OWN_KINDS.length)} eigenen Leute, je ein Bauer, Schiffer, Handwerker und Händler, liegen zu Beginn auf dem Markt.`,
      'ORL-SET-16': 'Der Beutel ist noch leer, darum zieht in der ersten Runde niemand.',
      'ORL-SET-17':
        'Am Tisch beginnt, wer am jüngsten ist. Hier gilt: Das Los entscheidet oder ein gewählter Platz.',
      'ORL-SET-18': 'Zu viert kommt alles ins Spiel: alle Leute, alle Waren, alle Felder der Wege.',
      'ORL-SET-19': `Zu dritt bleiben ${without(3, COMMONERS)} in der Schachtel.`,
      'ORL-SET-20': `Zu dritt fehlen außerdem ${without(3, LEARNED)}.`,
      'ORL-SET-21': `Zu dritt werden vor dem Auslegen ${inWords(GOODS_REMOVED[3])} Waren ungesehen aussortiert.`,
      'ORL-SET-22': 'Zu dritt bleiben die mit 4 bezeichneten Felder der Wege leer.',
      'ORL-SET-23': `Zu zweit bleiben ${without(2, COMMONERS)} in der Schachtel.`,
      'ORL-SET-24': `Zu zweit fehlen außerdem ${without(2, LEARNED)}.`,
      'ORL-SET-25': `Zu zweit werden ${inWords(GOODS_REMOVED[2])} Waren ungesehen aussortiert.`,
      'ORL-SET-26': 'Zu zweit bleiben die mit 3 oder 4 bezeichneten Felder der Wege leer.',
      'ORL-SET-27': 'Leute und Teile von Farben, die niemand spielt, bleiben in der Schachtel.',
      'ORL-SET-28': 'Ein Spiel für eine Person gibt es nicht. Allein spielst du gegen Automaten.',
    },
  },
  variants: {
    title: 'Spielweisen',
    intro: ['Drei Dinge lassen sich beim Aufbau einstellen.'],
    rules: {
      'ORL-VAR-01':
        'Regelerweiterung: Vor der ersten Runde entfernt jeder, beim Startspieler beginnend und im Uhrzeigersinn, eine Ortskarte seiner Wahl aus dem Spiel.',
      'ORL-VAR-02':
        'Dann fehlen genau so viele Ortskarten, wie Leute mitspielen; ohne diese Erweiterung fehlt keine.',
      'ORL-VAR-03': `Stundenglas in drei Stapeln: Auf die helle Wallfahrt folgen gemischt die ${inWords(EVENTS - 1)} anderen Ereignisse, danach noch ${inWords(COPIES - 1)} Mal alle ${inWords(EVENTS)}, jedes Mal gemischt.`,
    },
  },
  general: {
    title: 'Was immer gilt',
    intro: ['Alles ist knapp: Leute, Waren, Technik. Was weg ist, kann niemand mehr bekommen.'],
    rules: {
      'ORL-GEN-01': 'Leute, Technik und Waren sind auf die Plättchen im Spiel begrenzt.',
      'ORL-GEN-02':
        'Fehlt das Plättchen, das eine Aktion vergibt, ist die Aktion nicht möglich. Hier gilt: Auch nicht zur Hälfte, nur um auf der Leiste vorzurücken.',
      'ORL-GEN-03':
        'Wer auf einer Leiste am Ende steht, kann die Aktion dazu nicht mehr ausführen; im Dorf gilt das für jede der drei Möglichkeiten einzeln.',
      'ORL-GEN-04': 'Was durch Pest oder Ernte zurückkommt, ist sofort wieder zu haben.',
      'ORL-GEN-05':
        'Ist die Stadtkasse zu leer, entfällt, was fehlt. Hier gilt: Sie zahlt, was sie hat, und bleibt nichts schuldig.',
      'ORL-GEN-06': 'Alle Zahlungen gehen in die Stadtkasse, alle Münzen kommen aus ihr.',
      'ORL-GEN-07': 'Bekommen mehrere zugleich Geld, geht es im Uhrzeigersinn vom Startspieler aus.',
      'ORL-GEN-08':
        'Was gleichzeitig gehen kann, geschieht gleichzeitig. Im Zweifel geht es im Uhrzeigersinn vom Startspieler aus.',
      'ORL-GEN-09': 'In den eigenen Beutel darfst du jederzeit sehen.',
      'ORL-GEN-10': 'Die ausliegenden Ortskarten darf jeder jederzeit ansehen.',
      'ORL-GEN-11': 'Eigene Leute bleiben immer bei dir: im Beutel, auf dem Markt, auf deinen Orten.',
      'ORL-GEN-12': 'Eigene Leute gehen nie in ein segensreiches Werk.',
      'ORL-GEN-13': 'Eigene Leute sterben nicht an der Pest.',
      'ORL-GEN-14': 'Mit eigenen Leuten kann man bei der Folter nicht bezahlen.',
      'ORL-GEN-15': 'Sonst ist es auf Feldern gleich, ob jemand dein eigener oder ein neutraler ist.',
      'ORL-GEN-16':
        'Hier gilt: Orte, die Münzen bringen, darfst du auch nutzen, wenn sie gerade nichts bringen.',
      'ORL-GEN-17': `Über Feld ${DEVELOPMENT_END} hinaus geht es nicht. Hier gilt: Was nur Entwicklung brächte, ist dort nicht mehr möglich; Windmühle, Universität und Kanalisation bleiben es.`,
      'ORL-GEN-18': 'Hier gilt: Eine leere Stadtkasse verhindert keine Aktion; nur die Münzen bleiben aus.',
    },
  },
  rounds: {
    title: 'Die Runde',
    intro: [`${ROUNDS} Plättchen hat das Stundenglas, eines für jede Runde.`],
    rules: {
      'ORL-ROUND-01': `Gespielt werden genau ${ROUNDS} Runden.`,
      'ORL-ROUND-02':
        'Jede hat sieben Phasen: Stundenglas, Volkszählung, Gefolgsleute, Planung, Aktionen, Ereignis, Wechsel des Startspielers.',
      'ORL-ROUND-03': 'Am Ende der Runde geht der Startspielerstein nach links.',
      'ORL-HOUR-01': 'Zuerst wird das oberste Stundenglasplättchen aufgedeckt: das Ereignis dieser Runde.',
      'ORL-HOUR-02':
        'Es tritt erst in der sechsten Phase ein. Nur die Wallfahrt wirkt schon bei den Aktionen.',
      'ORL-HOUR-03':
        'Nach der Runde des letzten Plättchens, das Ereignis eingeschlossen, ist das Spiel zu Ende.',
      'ORL-HOUR-04': 'Was noch kommt, weiß niemand.',
    },
  },
  census: {
    title: 'Volkszählung',
    intro: ['Wer am meisten Bauern gesammelt hat, wird belohnt; wer am wenigsten hat, zahlt.'],
    rules: {
      'ORL-CENSUS-01': `Wer auf der Bauernleiste allein vorn steht, bekommt ${coins(CENSUS_COINS)}.`,
      'ORL-CENSUS-02': `Wer allein hinten steht, zahlt ${coins(CENSUS_COINS)}.`,
      'ORL-CENSUS-03':
        'Stehen vorn mehrere gleichauf, bekommt niemand etwas; stehen hinten mehrere gleichauf, zahlt niemand. Beides für sich.',
      'ORL-CENSUS-04': `Sind weniger als ${inWords(CENSUS_LAST_PAYS_FROM)} am Tisch, zahlt niemand; die Belohnung gibt es trotzdem.`,
      'ORL-CENSUS-05': 'Es zählt die Leiste, nicht, wie viele Bauern jemand gerade hat.',
      'ORL-CENSUS-06': 'Wer zahlen muss und nichts hat, wird gefoltert.',
      'ORL-CENSUS-07': 'Hier gilt: Die Sakristei hilft nicht, denn die Volkszählung ist kein Ereignis.',
      'ORL-CENSUS-08': 'Hier gilt: Erst wird ausgezahlt, dann eingezogen.',
    },
  },
  followers: {
    title: 'Gefolgsleute',
    intro: ['Alle ziehen gleichzeitig aus ihrem Beutel, so viele, wie ihre Ritter erlauben.'],
    rules: {
      'ORL-FOLLOW-01': `Du ziehst blind höchstens so viele, wie deine Ritterleiste zeigt: ${figures(KNIGHT_DRAWS)}, von Feld 0 an.`,
      'ORL-FOLLOW-02': `Mehr, als auf dem Markt Platz haben, geht nicht: ${inWords(MARKET_SPACES)} Felder, mit dem Pulverturm ${EFFECTS.gunpowderTower.room} mehr.`,
      'ORL-FOLLOW-03': 'Sind weniger im Beutel, ziehst du alle.',
      'ORL-FOLLOW-04': 'Wer gezogen ist, kommt auf den Markt oder in den Pulverturm.',
      'ORL-FOLLOW-05':
        'Wer vom letzten Mal noch auf dem Markt liegt, bleibt dort und braucht Platz, mindert aber nicht, wie viele du ziehen darfst.',
      'ORL-FOLLOW-06': 'Hier gilt: Du darfst auch weniger ziehen.',
      'ORL-FOLLOW-07':
        'Statt zu ziehen, darfst du Leute, die seit früheren Runden auf Orten liegen, auf den Markt zurücknehmen. Jeder davon zählt wie ein gezogener.',
      'ORL-FOLLOW-08': 'Auch für sie muss auf dem Markt Platz sein.',
      'ORL-FOLLOW-09': 'Hier gilt: Zurückgenommen wird, bevor du ziehst.',
      'ORL-FOLLOW-10':
        'Zurücknehmen darfst du von jedem Ort, auch aus Rathaus und Sakristei. Technik bleibt liegen.',
      'ORL-FOLLOW-11': 'Nur in dieser Phase kommt auf den Markt zurück, wer früher gesetzt wurde.',
      'ORL-FOLLOW-12': 'Alle tun das zugleich, und keiner beeinflusst den anderen.',
      'ORL-FOLLOW-13':
        'Hier gilt die Reihenfolge: zurücknehmen, sagen, wie viele du ziehst, ziehen, zuletzt auf Markt und Pulverturm verteilen. Niemand hört auf oder macht weiter, weil er etwas gesehen hat.',
      'ORL-FOLLOW-14':
        'Hier gilt: Was du zurücknimmst und ziehst, ist öffentlich; geplant wird, wenn alle fertig sind.',
    },
  },
  planning: {
    title: 'Planung',
    intro: [
      'Alle setzen gleichzeitig und verdeckt ihre Leute auf die Orte. Erst wenn der Letzte fertig ist, liegt alles offen.',
    ],
    rules: {
      'ORL-PLAN-01':
        'Leute vom Markt und aus dem Pulverturm darfst du auf freie Felder deines Tableaus und deiner Ortskarten setzen.',
      'ORL-PLAN-02': 'Du darfst Leute auf dem Markt lassen, für spätere Runden.',
      'ORL-PLAN-03':
        'Ein Feld nimmt nur den Beruf, den es zeigt, oder wen die Regeln als Vertreter erlauben.',
      'ORL-PLAN-04': 'Ein Mönch vertritt jeden anderen Beruf.',
      'ORL-PLAN-05': 'Einen Mönch vertritt niemand.',
      'ORL-PLAN-06': 'Auf jedem Feld liegt höchstens ein Plättchen.',
      'ORL-PLAN-07': 'Ein Ort ist bereit, wenn alle seine Felder mit Leuten oder Technik belegt sind.',
      'ORL-PLAN-08':
        'Du darfst einen Ort auch nur zum Teil besetzen; die Leute warten dort, bis du ihn später ergänzt.',
      'ORL-PLAN-09': 'Wer liegt, wird nicht auf ein anderes Feld versetzt.',
      'ORL-PLAN-10': 'Im Rathaus liegen ein oder zwei Leute; schon einer genügt.',
      'ORL-PLAN-11': 'Eigene Leute kommen nie ins Rathaus.',
      'ORL-PLAN-12': 'Hier gilt: Neutrale Leute dürfen ins Rathaus, auch wenn gerade kein Werk sie braucht.',
      'ORL-PLAN-13': 'Alle planen gleichzeitig und sagen, wenn sie fertig sind.',
      'ORL-PLAN-14':
        'Im Zweifel wird im Uhrzeigersinn geplant. Hier gilt: Gewöhnlich planen alle zugleich und verdeckt; als Spielweise gibt es die offene Planung.',
      'ORL-PLAN-15':
        'Hier gilt: Bis du fertig bist, darfst du zurücknehmen, was du in dieser Planung gesetzt hast, aber nichts Älteres.',
      'ORL-PLAN-16': 'Du darfst auch Orte besetzen, die du diese Runde nicht nutzen kannst.',
      'ORL-PLAN-17':
        'Hier gilt: Wer gesetzt wird, kommt vom Markt oder aus dem Pulverturm, und wer zurückgenommen wird, kehrt dorthin zurück, woher er kam.',
      'ORL-PLAN-18':
        'Hier gilt: Bist du fertig und alle anderen auch, ist die Planung endgültig. Du darfst auch niemanden setzen.',
      'ORL-PLAN-19':
        'Offene Planung: Der Startspieler plant vollständig und für alle sichtbar, dann der Nächste im Uhrzeigersinn. Keine Planung wird noch einmal geöffnet; gezogen wird weiterhin gleichzeitig.',
      'ORL-PLAN-20':
        'Hier gilt: Solange verdeckt geplant wird, siehst du von den anderen Markt, Pulverturm und Orte so, wie sie vorher waren, und nur, wer schon fertig ist.',
    },
  },
  actions: {
    title: 'Aktionen',
    intro: [
      'Reihum führt jeder eine Aktion aus, bis alle gepasst haben. Bei Waren, Orten und Bürgern zählt, wer zuerst kommt.',
    ],
    rules: {
      'ORL-ACT-01':
        'Beim Startspieler beginnend ist im Uhrzeigersinn einer nach dem anderen dran: genau eine Aktion oder passen.',
      'ORL-ACT-02': 'Eine Aktion gibt es nur an einem eigenen Ort, der bereit ist.',
      'ORL-ACT-03': 'Wer passt, ist für den Rest der Runde draußen.',
      'ORL-ACT-04': 'Passen darfst du jederzeit, auch wenn noch Orte bereit sind.',
      'ORL-ACT-05': 'Wer keine Aktion ausführen kann, muss passen.',
      'ORL-ACT-06': 'In welcher Reihenfolge du deine Orte nutzt und ob überhaupt, ist deine Sache.',
      'ORL-ACT-07':
        'Gleich nach der Aktion kommen ihre Leute zurück in den Beutel. Ausnahmen sind Werke und Sakristei.',
      'ORL-ACT-08': 'Technik bleibt auf ihrem Feld.',
      'ORL-ACT-09': 'Die Phase ist zu Ende, wenn alle gepasst haben; wer gepasst hat, wird übersprungen.',
      'ORL-ACT-10': 'Wer nicht gebraucht wurde, bleibt liegen.',
      'ORL-ACT-11':
        'Wird ein Ort durch das Badehaus noch einmal ganz besetzt, darfst du ihn in derselben Phase wieder nutzen.',
      'ORL-ACT-12': 'Neue Leute kommen gleich in den Beutel, nicht auf den Markt.',
      'ORL-ACT-13': 'Ist eine Aktion nicht möglich, ändert sich nichts; die Leute bleiben auf ihren Feldern.',
    },
  },
  places: {
    title: 'Die zehn Orte des Tableaus',
    intro: [
      'Mit deinen vier eigenen Leuten kannst du in der ersten Runde genau einen von vier Orten besetzen: Bauernhaus, Dorf, Universität oder Burg.',
    ],
    rules: {
      'ORL-ACT-FARM-01': `Bauernhaus: ${needsOf(FARMHOUSE)}.`,
      'ORL-ACT-FARM-02':
        'Ein Bauer kommt in den Beutel, der Würfel rückt auf der Bauernleiste ein Feld vor, und vom Warenmarkt gibt es die Ware dieses Feldes.',
      'ORL-ACT-FARM-03': `Nicht möglich ohne Bauern im Vorrat, auf Feld ${TRACK_END[FARMER]} und wenn die Ware des nächsten Feldes auf dem Warenmarkt fehlt.`,
      'ORL-ACT-FARM-04': 'Der Würfel auf der Bauernleiste entscheidet die Volkszählung.',
      'ORL-ACT-CASTLE-01': `Burg: ${needsOf(CASTLE)}.`,
      'ORL-ACT-CASTLE-02': 'Ein Ritter kommt in den Beutel, und der Würfel rückt auf der Ritterleiste vor.',
      'ORL-ACT-CASTLE-03': 'Mehr Leute ziehst du von der nächsten Runde an.',
      'ORL-ACT-CASTLE-04': `Nicht möglich ohne Ritter im Vorrat und auf Feld ${TRACK_END[KNIGHT]}.`,
      'ORL-ACT-VILLAGE-01': `Dorf: ${needsOf(VILLAGE)}.`,
      'ORL-ACT-VILLAGE-02':
        'Beim Ausführen, nicht schon beim Planen, wählst du Schiffer, Handwerker oder Händler.',
      'ORL-ACT-VILLAGE-03':
        'Wählbar ist nur, wer im Vorrat ist, wessen Leiste nicht am Ende steht und wessen Zugabe da ist: Technik oder eine erlaubte Ortskarte.',
      'ORL-ACT-VILLAGE-04':
        'Schiffer: Er kommt in den Beutel, der Würfel rückt vor, und du bekommst die Münzen des neuen Feldes.',
      'ORL-ACT-VILLAGE-05':
        'Handwerker: Er kommt in den Beutel, der Würfel rückt vor, und du bekommst ein Technikplättchen.',
      'ORL-ACT-VILLAGE-06':
        'Händler: Er kommt in den Beutel, der Würfel rückt vor, und du suchst dir eine Ortskarte aus.',
      'ORL-ACT-UNI-01': `Universität: ${needsOf(UNIVERSITY)}.`,
      'ORL-ACT-UNI-02':
        'Ein Gelehrter kommt in den Beutel, der Würfel rückt auf der Gelehrtenleiste vor, und du bekommst die Entwicklungsschritte des neuen Feldes.',
      'ORL-ACT-UNI-03': `Nicht möglich ohne Gelehrte im Vorrat und auf Feld ${TRACK_END[SCHOLAR]}.`,
      'ORL-ACT-MONK-01': `Kloster: ${needsOf(MONASTERY)}.`,
      'ORL-ACT-MONK-02': 'Ein Mönch kommt in den Beutel. Eine Leiste oder Zugabe gibt es nicht.',
      'ORL-ACT-MONK-03': 'Nicht möglich ohne Mönch im Vorrat und in einer Runde mit Wallfahrt.',
      'ORL-ACT-SCRIPT-01': `Skriptorium: ${needsOf(SCRIPTORIUM)}.`,
      'ORL-ACT-SCRIPT-02': `Es bringt ${steps(EFFECTS.scriptorium.steps)}.`,
      'ORL-ACT-SHIP-01': `Schiff: ${needsOf(SHIP)}.`,
      'ORL-ACT-SHIP-02': 'Dein Kaufmann reist auf einem Wasserweg.',
      'ORL-ACT-WAGON-01': `Wagen: ${needsOf(WAGON)}.`,
      'ORL-ACT-WAGON-02': 'Dein Kaufmann reist auf einem Landweg.',
      'ORL-ACT-GUILD-01': `Gildenhaus: ${needsOf(GUILDHALL)}.`,
      'ORL-ACT-GUILD-02': 'Du baust ein Kontor in der Stadt, in der dein Kaufmann steht.',
      'ORL-ACT-GUILD-03': 'Steht dort schon ein Kontor, gleich von wem, geht es nicht.',
      'ORL-ACT-GUILD-04': 'Nur in Orléans darf jeder ein Kontor bauen.',
      'ORL-ACT-GUILD-05': 'Zwei eigene in einer Stadt sind nie erlaubt, auch nicht in Orléans.',
      'ORL-ACT-GUILD-06': 'Ohne Kontor im eigenen Vorrat geht es nicht.',
      'ORL-ACT-TOWN-01': 'Rathaus: Du schickst einen oder beide, die dort liegen, in segensreiche Werke.',
      'ORL-ACT-TOWN-02': 'Beide dürfen in derselben Aktion gehen.',
      'ORL-ACT-TOWN-03':
        'Wer nicht geht, bleibt im Rathaus. Hier gilt: Eine spätere Aktion, auch in derselben Runde, darf ihn schicken.',
      'ORL-ACT-TOWN-04': 'Passt niemand dort auf ein freies Feld eines Werks, ist die Aktion nicht möglich.',
      'ORL-ACT-TOWN-05': 'Wer geschickt ist, kommt nicht in den Beutel zurück.',
    },
  },
  technology: {
    title: 'Technik',
    intro: ['Ein Zahnrad ersetzt einen Menschen für immer. Es liegt, wo es liegt.'],
    rules: {
      'ORL-TECH-01': 'Neue Technik legst du zuerst neben dein Tableau.',
      'ORL-TECH-02':
        'Setzen darfst du sie erst, wenn du gepasst hast. Hier gilt: gleich nach dem Passen, einmal in jeder Runde; was liegen bleibt, darfst du in einer späteren setzen.',
      'ORL-TECH-03': 'Auf einem Feld ersetzt sie dauerhaft einen Menschen: Das Feld gilt als belegt.',
      'ORL-TECH-04': 'Sie bleibt bis zum Ende und kommt nie in den Beutel.',
      'ORL-TECH-05': 'Versetzt wird sie nicht.',
      'ORL-TECH-06': `Das Plättchen ${fromFirst(FARMER_ONLY_FIELDS)} der Handwerkerleiste ersetzt nur Bauern, wann immer du es setzt.`,
      'ORL-TECH-07': 'Die weiteren ersetzen jeden außer einem Mönch.',
      'ORL-TECH-08': 'Auf ein Feld für Mönche kommt nie Technik.',
      'ORL-TECH-09': 'An jedem Ort liegt höchstens ein Zahnrad.',
      'ORL-TECH-10': `Nie an einem Ort mit nur einem Feld: ${listOf(SINGLE_PLACES.map(placeName))}.`,
      'ORL-TECH-11':
        'Hier gilt: nicht im Rathaus und nicht im Pulverturm, denn von dort wird jemand geschickt.',
      'ORL-TECH-12': 'Hier gilt: nur auf ein leeres Feld.',
      'ORL-TECH-13': 'Hier gilt: Du musst sie nicht setzen; am Ende ist sie nichts wert.',
      'ORL-TECH-14': 'Ist keine mehr da, gibt es im Dorf keinen Handwerker, und das Laboratorium ruht.',
      'ORL-TECH-15': 'Mindestens einen Menschen kostet darum jede Aktion an einem Ort mit Feldern.',
      'ORL-TECH-16': `Das Plättchen nur für Bauern passt an diese Orte: ${listOf(FARMER_GEAR_PLACES.map(placeName))}.`,
      'ORL-TECH-17':
        'Hier gilt: Gleich nach deinem Passen, vor dem Nächsten, setzt du ein Plättchen nach dem anderen oder behältst den Rest. Passt keines, wirst du nicht gefragt.',
      'ORL-TECH-18':
        'Neben dem Tableau liegen zwei Arten, nur für Bauern oder frei; du wählst, welche du setzt.',
    },
  },
  tracks: {
    title: 'Die Leisten',
    intro: ['Sechs Leisten für die Leute, eine für die Entwicklung der Stadt.'],
    rules: {
      'ORL-TRACK-GEN-01':
        'Auf den Personenleisten geht es nie zurück, auch nicht durch Pest, Werke oder Folter.',
      'ORL-TRACK-GEN-02': 'Belohnt wird das Feld, das du erreichst, einmal je Schritt.',
      'ORL-TRACK-FARMER-01': `Bauern: ${listOf(FARMER_GOODS.slice(1).map(goodName))}, von Feld 1 an.`,
      'ORL-TRACK-BOAT-01': `Schiffer: ${figures(BOATMAN_COINS.slice(1, BOATMAN_CITIZEN_FIELD))} Münzen auf den Feldern 1 bis ${BOATMAN_CITIZEN_FIELD - 1}.`,
      'ORL-TRACK-BOAT-02': `Wer auf Feld ${BOATMAN_CITIZEN_FIELD} zuerst ankommt, erhält den Bürger; Spätere gehen leer aus.`,
      'ORL-TRACK-BOAT-03': `Hier gilt: Münzen gibt es auf Feld ${BOATMAN_CITIZEN_FIELD} ${BOATMAN_COINS[BOATMAN_CITIZEN_FIELD] === 0 ? 'nicht' : `${BOATMAN_COINS[BOATMAN_CITIZEN_FIELD]}`}.`,
      'ORL-TRACK-CRAFT-01': `Handwerker: auf jedem der Felder 1 bis ${TRACK_END[CRAFTSMAN]} ein Technikplättchen.`,
      'ORL-TRACK-TRADER-01': `Händler: ${CATEGORY_ONE_FIELDS === 1 ? 'Der erste Schritt erlaubt' : `Die ersten ${inWords(CATEGORY_ONE_FIELDS)} Schritte erlauben`} nur eine Ortskarte der Kategorie I.`,
      'ORL-TRACK-TRADER-02': 'Jeder weitere erlaubt Kategorie I oder II.',
      'ORL-TRACK-TRADER-03': 'Die Ortskarte kommt neben dein Tableau und gilt von da an.',
      'ORL-TRACK-TRADER-04': 'Wer sie nimmt, nimmt sie den anderen weg.',
      'ORL-TRACK-TRADER-05': 'Du wählst frei unter allen, die ausliegen.',
      'ORL-TRACK-TRADER-06':
        'Wer noch nie einen Händler geholt hat und keine Karte der Kategorie I mehr findet, kann keinen Händler wählen.',
      'ORL-TRACK-KNIGHT-01': `Ritter: Auf den Feldern 0 bis ${TRACK_END[KNIGHT]} ziehst du ${figures(KNIGHT_DRAWS)}.`,
      'ORL-TRACK-KNIGHT-02': `Auf Feld ${KNIGHT_CITIZEN_FIELD} erhält der Erste den Bürger; mehr Leute ziehst du dort nicht.`,
      'ORL-TRACK-KNIGHT-03': `Feld ${TRACK_END[KNIGHT]} erhöht auf ${KNIGHT_DRAWS[TRACK_END[KNIGHT]]}.`,
      'ORL-TRACK-SCHOLAR-01': `Gelehrte: ${figures(SCHOLAR_STEPS.slice(1))} Entwicklungsschritte, von Feld 1 an.`,
      'ORL-TRACK-DEV-01':
        'Ein Entwicklungsschritt rückt deinen Würfel auf der Entwicklungsleiste ein Feld vor.',
      'ORL-TRACK-DEV-02': `Wer ein Münzfeld erreicht oder überschreitet, erhält seine Münzen: ${listOf(COIN_FIELDS.map((field) => `${COINS_ON_FIELD[field]} auf Feld ${field}`))}.`,
      'ORL-TRACK-DEV-03': `Nur der Erste, der Feld ${listOf(CITIZEN_FIELDS.map(String)).replace(' und ', ' oder ')} erreicht oder überschreitet, erhält den Bürger dort.`,
      'ORL-TRACK-DEV-04': `Der Entwicklungsstand beginnt bei ${LOWEST_STATUS} und steigt auf den Feldern ${listOf(STATUS_FIELDS.map((field) => `${field} (Stand ${STATUS[field]})`))}.`,
      'ORL-TRACK-DEV-05': 'Mehrere Schritte auf einmal bringen alles, was auf dem Weg liegt, Feld für Feld.',
      'ORL-TRACK-DEV-06': 'Der Stand zählt bei den Einnahmen, im Hospital und in der Schlusswertung.',
      'ORL-TRACK-DEV-07':
        'Zurück geht es nur durch Folter; es gilt immer der Stand des Feldes, auf dem du bist.',
      'ORL-TRACK-DEV-08': 'Wer danach noch einmal über ein Bürgerfeld kommt, das leer ist, erhält nichts.',
    },
  },
  deeds: {
    title: 'Segensreiche Werke',
    intro: ['Wer Menschen gibt, bekommt Münzen. Wer den letzten gibt, bekommt den Bürger.'],
    rules: {
      'ORL-DEED-01': 'Wer geschickt wird, kommt auf ein freies Feld, das genau seinen Beruf zeigt.',
      'ORL-DEED-02': 'Vertreter gibt es hier nicht: Mönch, Kräutergarten und Schule helfen nicht.',
      'ORL-DEED-03': `Für jeden gibt es die Belohnung des Werks: ${figures(DEED_REWARDS).replace(' und ', ' oder ')} Münzen.`,
      'ORL-DEED-04': `Kanalisation: jedes Mal die Wahl zwischen ${coins(DEED_COINS[CANALISATION])} und ${steps(CANAL_STEPS)}.`,
      'ORL-DEED-05':
        'Wer das letzte freie Feld füllt, bekommt dazu den Bürger, gleich wer die anderen gefüllt hat.',
      'ORL-DEED-06': 'Wer in einem Werk ist, bleibt dort bis zum Ende.',
      'ORL-DEED-07':
        'Zwei Leute einer Aktion dürfen in dasselbe Werk oder in verschiedene, einer nach dem anderen.',
      'ORL-DEED-08': 'Nur neutrale Leute dürfen gehen.',
      'ORL-DEED-09': 'Der Weg dorthin führt nur durch Rathaus oder Pulverturm.',
      'ORL-DEED-10':
        'Hier gilt: Mindestens einer geht. Ist mit dem ersten alles geregelt, schickst du den zweiten oder hörst auf; passt er nirgends, ist die Aktion vorbei.',
    },
  },
  travel: {
    title: 'Reisen',
    intro: ['Waren bringen Punkte, Städte Platz für Kontore. Was auf Wegen liegt, kommt nicht nach.'],
    rules: {
      'ORL-TRAVEL-01': 'Dein Kaufmann zieht über genau einen Weg in die Stadt am anderen Ende.',
      'ORL-TRAVEL-02': 'Das Schiff fährt nur auf Wasserwegen, Wagen und Pferdewagen nur auf Landwegen.',
      'ORL-TRAVEL-03': 'Liegen auf dem Weg Waren, darfst du eine nehmen.',
      'ORL-TRAVEL-04': 'Bei mehreren wählst du; die anderen bleiben liegen.',
      'ORL-TRAVEL-05': 'Auch leere Wege darfst du nehmen.',
      'ORL-TRAVEL-06': 'Die Ware legst du neben dein Tableau.',
      'ORL-TRAVEL-07': 'Auf Wegen wird nichts nachgelegt.',
      'ORL-TRAVEL-08': 'Andere Kaufleute und Kontore halten dich nicht auf.',
      'ORL-TRAVEL-09': 'Führt kein passender Weg aus der Stadt, ist die Reise nicht möglich.',
      'ORL-TRAVEL-10': 'Du darfst eine Ware auch liegen lassen.',
      'ORL-TRAVEL-11':
        'Zwischen Chinon und Châtellerault liegen zwei Wege mit eigenen Waren: einer für das Schiff, einer für den Wagen.',
    },
  },
  events: {
    title: 'Ereignisse',
    intro: ['Was das Stundenglas zu Beginn der Runde gezeigt hat, trifft jetzt alle.'],
    rules: {
      'ORL-EVENT-GEN-01':
        'Das Ereignis betrifft alle, vom Startspieler an, wo es auf die Reihenfolge ankommt.',
      'ORL-EVENT-GEN-02':
        'Hier gilt: Einer nach dem anderen: Sakristei ja oder nein, Wirkung, Folter bis zum Ende, dann der Nächste.',
      'ORL-EVENT-INCOME-01': 'Einnahmen: Jeder bekommt so viele Münzen, wie sein Entwicklungsstand zeigt.',
      'ORL-EVENT-HARVEST-01': `Ernte: Jeder gibt 1 Nahrung ab, ${foodName}, nach eigener Wahl.`,
      'ORL-EVENT-HARVEST-02': `${inedibleName} kann man nicht essen.`,
      'ORL-EVENT-HARVEST-03': `Nur wer gar keine Nahrung hat, zahlt stattdessen ${coins(HARVEST_FINE)}. Wer welche hat, darf sich nicht freikaufen.`,
      'ORL-EVENT-HARVEST-04': 'Die Nahrung kommt auf den Warenmarkt.',
      'ORL-EVENT-HARVEST-05': 'Wer die Münzen nicht hat, wird für die fehlenden gefoltert.',
      'ORL-EVENT-TRADE-01': `Handelstag: Jeder bekommt 1 Münze für jedes gebaute Kontor.`,
      'ORL-EVENT-PLAGUE-01': 'Pest: Jeder zieht blind eine Person aus seinem Beutel.',
      'ORL-EVENT-PLAGUE-02': 'Ist sie neutral, kommt sie auf den Plan zurück und ist dort wieder zu haben.',
      'ORL-EVENT-PLAGUE-03':
        'Ist sie eine eigene, kommt sie in den Beutel zurück, nichts ist verloren, und niemand zieht noch einmal.',
      'ORL-EVENT-PLAGUE-04': 'Der Würfel auf der Leiste bleibt stehen.',
      'ORL-EVENT-PLAGUE-05':
        'Auf Markt, Orten, im Pulverturm und in Werken ist man sicher. Ein leerer Beutel verliert nichts.',
      'ORL-EVENT-TAX-01': `Steuern: Jeder zahlt 1 Münze für je ${inWords(GOODS_PER_TAX)} Waren, die er hat, abgerundet.`,
      'ORL-EVENT-TAX-02': 'Alle Sorten zählen, aber nur, was dir gehört.',
      'ORL-EVENT-TAX-03': 'Wer nicht alles zahlen kann, wird für das Fehlende gefoltert.',
      'ORL-EVENT-PILGRIM-01': 'Wallfahrt: In dieser Runde wird kein Mönch angeworben.',
      'ORL-EVENT-PILGRIM-02': 'Ins Kloster setzen darfst du trotzdem; die Leute bleiben dort liegen.',
      'ORL-EVENT-PILGRIM-03': 'In der sechsten Phase bewirkt sie nichts.',
    },
  },
  torture: {
    title: 'Folter',
    intro: ['Wer zahlen muss und nicht kann, gibt anderes her: eine Sache für jede Münze, die fehlt.'],
    rules: {
      'ORL-TORT-01': 'Musst du mehr zahlen, als du hast, zahlst du alles und wirst für den Rest gefoltert.',
      'ORL-TORT-02': 'Für jede fehlende Münze gibst du eine Sache ab, ganz nach deiner Wahl gemischt.',
      'ORL-TORT-03': 'Ein Kontor, vom Plan oder aus deinem Vorrat.',
      'ORL-TORT-04': 'Eine Stadt, deren einziges Kontor verschwindet, ist wieder frei.',
      'ORL-TORT-05':
        'Eine Person, blind aus dem Beutel gezogen. Eine eigene kommt zurück, zählt nicht, und du ziehst erneut.',
      'ORL-TORT-06':
        'Wer auf Markt, Orten oder im Pulverturm liegt, kann nicht abgegeben werden; im Beutel muss ein neutraler sein.',
      'ORL-TORT-07': 'Einen Entwicklungsschritt: Der Würfel geht ein Feld zurück.',
      'ORL-TORT-08': 'Auf ein Münzfeld oder darüber hinweg geht es nie zurück.',
      'ORL-TORT-09': `Hier gilt: Auf einem Münzfeld (${figures(COIN_FIELDS)}) geht der Würfel gar nicht zurück; sonst höchstens bis ${figures([0, ...WALLS]).replace(' und ', ' oder ')}.`,
      'ORL-TORT-10': 'Eine Ware, gleich welche: Jede zählt eine Münze.',
      'ORL-TORT-11':
        'Eine Ortskarte. Hier gilt: Leute darauf kommen in den Beutel, Technik darauf verlässt das Spiel, ohne zu zählen.',
      'ORL-TORT-12': 'Ein Technikplättchen, gesetzt oder nicht.',
      'ORL-TORT-13': 'Alles Abgegebene verlässt das Spiel.',
      'ORL-TORT-14': 'Bürger bleiben dir.',
      'ORL-TORT-15':
        'Gefoltert wird nur, wer zahlen muss: bei Volkszählung, Ernte und Steuern. Für Freiwilliges brauchst du die Münzen.',
      'ORL-TORT-16': 'Hier gilt: Hast du nichts mehr, ist der Rest erlassen.',
      'ORL-TORT-17': 'Herausgegeben wird nichts, und in die Stadtkasse kommt dadurch auch nichts.',
      'ORL-TORT-18':
        'Hier gilt: eine Sache nach der anderen. Was gezogen wird, siehst du, bevor du weiter wählst.',
      'ORL-TORT-19':
        'Technik von einem Ort lässt das Feld leer; von der neben dem Tableau wählst du die Art.',
      'ORL-TORT-20': 'Die Schuld steht fest, bevor es losgeht: Weniger Waren senken die Steuer nicht mehr.',
    },
  },
  tiles: {
    title: 'Die Ortskarten',
    intro: [`${TILES} Orte, jeder nur einmal. Wer einen hat, hat ihn allein.`],
    rules: {
      'ORL-PLACE-GEN-01': 'Eine Ortskarte wirkt wie ein Ort deines Tableaus, aber nur für dich.',
      'ORL-PLACE-GEN-02':
        'Wer sie besetzt, steht auf der Karte; Vertreter und Technik sind wie sonst erlaubt.',
      'ORL-PLACE-GOODS-01':
        'Heuschober, Käserei, Winzerei, Wollmanufaktur und Schneiderei bringen 1 Getreide, Käse, Wein, Wolle oder Brokat vom Warenmarkt.',
      'ORL-PLACE-GOODS-02': 'Fehlt die Ware dort, ist die Aktion nicht möglich.',
      'ORL-PLACE-PHARMACY-01': 'Apotheke: Jede beliebige Person genügt, auch eine eigene.',
      'ORL-PLACE-PHARMACY-02': `Du zahlst 1 bis ${coins(EFFECTS.pharmacy.mostCoins)} und gehst je Münze einen Entwicklungsschritt.`,
      'ORL-PLACE-PHARMACY-03':
        'Hier gilt: Die Zahl steht vorher fest und ist bezahlt, bevor du vorrückst. Mindestens eine Münze, höchstens so viele, wie Felder übrig sind.',
      'ORL-PLACE-BATH-01': `Badehaus: Du ziehst ${inWords(EFFECTS.bathhouse.drawn)} Leute aus dem Beutel und setzt ${inWords(EFFECTS.bathhouse.placed)} davon sofort auf freie Felder.`,
      'ORL-PLACE-BATH-02': 'Auf das Badehaus selbst darfst du sie nicht setzen.',
      'ORL-PLACE-BATH-03':
        'Wer übrig bleibt, kommt danach in den Beutel, ebenso, wer das Badehaus besetzt hat; er wird nicht mitgezogen.',
      'ORL-PLACE-BATH-04':
        'Passt nur einer oder keiner, geschieht eben nur das; der Rest kommt in den Beutel.',
      'ORL-PLACE-BATH-05': `Hier gilt: So viele wie möglich müssen gesetzt werden, bis ${inWords(EFFECTS.bathhouse.placed)}; wer und wohin, ist frei. Markt und Pulverturm sind keine Felder dafür.`,
      'ORL-PLACE-BATH-06': `Hier gilt: Sind weniger als ${inWords(EFFECTS.bathhouse.drawn)} im Beutel, ziehst du alle; ist er leer, geht es nicht.`,
      'ORL-PLACE-BATH-07':
        'Orte, die dadurch bereit sind, darfst du in derselben Phase noch nutzen, auch eben erst erworbene.',
      'ORL-PLACE-BATH-08': `Hier gilt: Das Badehaus braucht: ${needsOf(BATHHOUSE)}.`,
      'ORL-PLACE-LIBRARY-01': `Bibliothek: ${steps(EFFECTS.library.steps)}.`,
      'ORL-PLACE-BREWERY-01': `Brauerei: ${coins(EFFECTS.brewery.coins)}.`,
      'ORL-PLACE-HOSPITAL-01': 'Hospital: so viele Münzen wie dein Entwicklungsstand.',
      'ORL-PLACE-OFFICE-01': `Kämmerei: ${coins(EFFECTS.office.coinsPerStation)} für jedes eigene gebaute Kontor.`,
      'ORL-PLACE-HERB-01':
        'Kräutergarten: Deine Schiffer dürfen auf Felder für Bauern, Handwerker und Händler.',
      'ORL-PLACE-HERB-02': 'Nicht auf Felder für Ritter, Gelehrte oder Mönche und nicht in Werke.',
      'ORL-PLACE-SCHOOL-01': 'Schule: Deine Gelehrten dürfen auf jedes Feld, nur nicht auf eines für Mönche.',
      'ORL-PLACE-SCHOOL-02': 'In Werke nicht.',
      'ORL-PLACE-PRIV-01':
        'Kräutergarten und Schule haben keine Felder, kosten keinen Zug und gelten, sobald du sie hast.',
      'ORL-PLACE-PRIV-02':
        'Hier gilt: Geprüft wird beim Setzen. Verlierst du die Karte später, bleibt liegen, wer liegt.',
      'ORL-PLACE-LAB-01':
        'Laboratorium: ein Technikplättchen für jedes Feld außer dem eines Mönchs, nach den Regeln der Technik.',
      'ORL-PLACE-LAB-02': 'Es ist nie auf Bauern beschränkt, auch wenn es dein erstes ist.',
      'ORL-PLACE-LAB-03': 'Du darfst es auch auf das Laboratorium selbst setzen.',
      'ORL-PLACE-HORSE-01': 'Pferdewagen: eine Reise auf einem Landweg.',
      'ORL-PLACE-TOWER-01': `Pulverturm: In der dritten Phase haben dort ${inWords(EFFECTS.gunpowderTower.room)} beliebige Leute Platz, zusätzlich zum Markt.`,
      'ORL-PLACE-TOWER-02': 'Mehr Leute ziehst du dadurch nicht.',
      'ORL-PLACE-TOWER-03':
        'Hier gilt: In dieser Phase verteilst du gezogene, zurückgenommene und wartende Leute frei auf Markt und Turm; später kommt niemand mehr hinein.',
      'ORL-PLACE-TOWER-04': 'Beim Planen darfst du sie von dort auf Felder setzen wie vom Markt.',
      'ORL-PLACE-TOWER-05':
        'Bei den Aktionen darfst du sie von dort geradewegs in Werke schicken, einen oder beide in einer Aktion.',
      'ORL-PLACE-TOWER-06': 'Eigene Leute dürfen im Turm liegen, aber nicht geschickt werden.',
      'ORL-PLACE-TOWER-07': 'Turm und Rathaus sind zwei getrennte Aktionen.',
      'ORL-PLACE-TOWER-08': `Wer im Turm bleibt, wartet dort. Warten in der dritten Phase mehr als ${inWords(MARKET_SPACES)}, muss der Überschuss in den Turm.`,
      'ORL-PLACE-CELLAR-01': `Ratskeller: ${coins(EFFECTS.cellar.coins)}.`,
      'ORL-PLACE-SHIPPING-01': `Reederei: ${steps(EFFECTS.shippingLine.steps)}.`,
      'ORL-PLACE-SACRISTY-01': 'Sakristei: Ein Mönch liegt dort bereit. Bei den Aktionen geschieht nichts.',
      'ORL-PLACE-SACRISTY-02':
        'Trifft dich ein Ereignis, darfst du stattdessen den Mönch in den Beutel legen und es ganz übergehen.',
      'ORL-PLACE-SACRISTY-03': 'Hier gilt: Du musst nicht; der Mönch bleibt dann für später.',
      'ORL-PLACE-SACRISTY-04': 'Hier gilt: Gegen Wallfahrt und Volkszählung hilft sie nicht.',
      'ORL-PLACE-SACRISTY-05': 'Der Mönch kommt nur beim Ereignis zurück, nicht beim Passen.',
      'ORL-PLACE-SACRISTY-06':
        'Gefragt wirst du bei jedem Ereignis außer der Wallfahrt, auch wenn es dich gar nicht träfe: Der Mönch käme dadurch in den Beutel.',
      'ORL-PLACE-SACRISTY-07': 'Ein Mönch, den das Badehaus dorthin bringt, schützt noch in derselben Runde.',
      'ORL-PLACE-WINDMILL-01': `Windmühle: ${coins(EFFECTS.windmill.coins)} und ${steps(EFFECTS.windmill.steps)}.`,
    },
  },
  scoring: {
    title: 'Ende und Wertung',
    intro: ['Die Entwicklung multipliziert, was du gebaut und wen du gewonnen hast.'],
    rules: {
      'ORL-END-01': `Nach Runde ${ROUNDS} ist Schluss.`,
      'ORL-END-02': 'Dann bekommt den letzten Bürger, wer die meisten Kontore gebaut hat.',
      'ORL-END-03': 'Bei Gleichstand bekommt ihn niemand.',
      'ORL-END-04': 'Hat niemand ein Kontor gebaut, sind alle gleichauf, und niemand bekommt ihn.',
      'ORL-SCORE-01': 'Jede Münze zählt 1 Punkt.',
      'ORL-SCORE-02': `Waren zählen je Plättchen: ${goodsByValue()}.`,
      'ORL-SCORE-03': 'Gebaute Kontore und Bürger zusammen, mal Entwicklungsstand.',
      'ORL-SCORE-04': 'Nicht gebaute Kontore, Leute, Ortskarten und Technik zählen nichts.',
      'ORL-SCORE-05': 'Wer die meisten Punkte hat, gewinnt.',
      'ORL-SCORE-06': 'Bei Gleichstand gewinnt, wer auf der Entwicklungsleiste weiter vorn ist.',
      'ORL-SCORE-07': 'Ist auch das gleich, gibt es mehrere Sieger.',
    },
  },
} satisfies WrittenBook;
