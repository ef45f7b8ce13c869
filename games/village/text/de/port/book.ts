import type { WrittenBook } from '@spielstube/engine/text';
import { SALE_GREEN, SALE_TIME } from '../../../data/market.ts';
import { GRAIN_LIMIT } from '../../../data/pieces.ts';
import { SEA_BURIAL_COUNT } from '../../../data/places.ts';
import { CAPTAIN_KEYS, CAPTAINS, CARGO_STACKS, EXOTICS, HARBOUR_CARGO, VOYAGE } from '../../../data/port.ts';
import { chestsInPlay } from '../../../rules/port/chests.ts';
import { coins, cubes, inWords, listOf, points, time } from '../words.ts';
import { cargoName } from './words.ts';

const PRICES = [...new Set(CAPTAINS.slice(0, CAPTAIN_KEYS.length).map((captain) => captain.coins))];
const A_STACK = CAPTAIN_KEYS.length / PRICES.length;
const CHESTS = chestsInPlay({ port: true }).length;
const bySeats = [2, 3, 4, 5].map((seats) => CARGO_STACKS[seats]).join(', ');
const fee = `${cubes([0, SALE_GREEN])} und ${time(SALE_TIME)}`;

/** The chapters of the Port. */
export const portBook = {
  port: {
    title: 'Port: der Hafen',
    intro: [
      'Mit Port geht es zur See. Statt zu den Burgen führt die Reise zu sieben Inseln: Dort verkaufst du Güter, holst Kakao, Tee und Schatzkisten und setzt Wärter auf Leuchttürme.',
      'Eine Fahrt beginnt im Hafen mit einem Kapitän und Ladung. Jede Aktion „Reise“ ist dann eine Bewegung auf See, und die letzte bringt das Schiff heim.',
    ],
    rules: {
      'VIL-PORT-SET-01':
        'Der große Plan liegt mit der Ankerseite oben. Burgen und Reisen an Land gibt es nicht.',
      'VIL-PORT-SET-02': 'Die sechs Marker jeder Familie bleiben in der Schachtel.',
      'VIL-PORT-SET-03': 'Es gilt die Aufbaukarte mit dem Anker.',
      'VIL-PORT-SET-04': `Die ${CAPTAIN_KEYS.length} Kapitäne liegen offen, je ${inWords(A_STACK)} für ${listOf(PRICES.map(String))} Münzen. Wie sie im Stapel liegen, ist gleich.`,
      'VIL-PORT-SET-05': `${CHESTS} Schatzkisten werden verdeckt gemischt und auf die Schatzinsel gelegt.`,
      'VIL-PORT-SET-06': `Von Kakao und Tee liegen zu zweit, dritt, viert und fünft je ${bySeats} auf ihren Inseln; der Rest bleibt in der Schachtel.`,
      'VIL-PORT-SET-07': 'Jeder hat ein Schiff und eine leere Ablage dazu. Alle Schiffe liegen im Hafen.',
      'VIL-PORT-TRV-01':
        'Eine Aktion „Reise“ ist genau eines: auslaufen, auf See weiterfahren oder heimkehren.',
      'VIL-PORT-TRV-02': 'Auslaufen geht nur aus dem Hafen, das andere nur von See.',
      'VIL-PORT-CAP-01': 'Wer ausläuft, heuert einen Kapitän an, gleich welchen, auch einen aus der Mitte.',
      'VIL-PORT-CAP-02':
        'Du zahlst so viele Münzen, wie auf der Karte stehen; sie liegt offen bei deinem Schiff.',
      'VIL-PORT-CAP-03': 'Kannst du keinen bezahlen oder ist keiner mehr da, bleibt das Schiff im Hafen.',
      'VIL-PORT-CAP-04':
        'Ein Kapitän bleibt die ganze Fahrt und kommt danach aus dem Spiel: Kapitäne sind knapp.',
      'VIL-PORT-CAP-05': 'Ohne Kapitän wird nicht geladen.',
      'VIL-PORT-FAM-01': 'Die Aktion „Familie“ holt niemanden von einem Leuchtturm oder vom Schiff.',
    },
  },
  cargo: {
    title: 'Port: die Ladung',
    intro: ['Was an Bord ist, fehlt auf dem Hof.'],
    rules: {
      'VIL-PORT-LOAD-01': `Ein Schiff hat ${inWords(VOYAGE.holds)} Laderäume für je ein Stück.`,
      'VIL-PORT-LOAD-02':
        'Was zugleich an Bord ist, muss von verschiedener Art sein; nur der Quartiermeister darf es anders.',
      'VIL-PORT-LOAD-03': `Geladen werden ${listOf(HARBOUR_CARGO.map(cargoName))}, ein Mitglied, Kakao, Tee und Schatzkisten, sonst nichts.`,
      'VIL-PORT-LOAD-04':
        'Im Hafen lädst du nach dem Anheuern, was dir gehört. Kakao, Tee und Kisten gibt es nur auf ihren Inseln. Hier gilt: Was davon daheim ist, wird nicht noch einmal geladen.',
      'VIL-PORT-LOAD-05': 'Alle Mitglieder sind eine Art, alle Kisten auch.',
      'VIL-PORT-LOAD-06': 'Wer im Hafen an Bord geht, kommt vom Hof.',
      'VIL-PORT-LOAD-07': 'Über Bord geht nichts.',
      'VIL-PORT-LOAD-08':
        'Was an Bord ist, hilft im Dorf nicht: nicht bei der Ernte, nicht am Markt, nicht beim Zahlen.',
      'VIL-PORT-LOAD-09': 'Für Lebensziele zählt die Ladung mit.',
      'VIL-PORT-LOAD-10': `Mit einem Sack an Bord darfst du ${inWords(GRAIN_LIMIT + 1)} haben; auf dem Hof bleiben es höchstens ${inWords(GRAIN_LIMIT)}.`,
      'VIL-PORT-LOAD-11': 'Hier gilt: Getreidesäcke gehen nie aus.',
    },
  },
  voyage: {
    title: 'Port: die Fahrt',
    intro: ['Von Wasserfeld zu Wasserfeld, Schritt für Schritt.'],
    rules: {
      'VIL-PORT-MOVE-01': 'Das Schiff folgt den Linien; eine Linie ist ein Schritt.',
      'VIL-PORT-MOVE-02': `Bei jeder Bewegung ${VOYAGE.freeSteps === 1 ? 'ist der erste Schritt' : `sind die ersten ${inWords(VOYAGE.freeSteps)} Schritte`} frei.`,
      'VIL-PORT-MOVE-03':
        'Jeder weitere kostet, was der Kapitän verlangt, und es dürfen so viele sein, wie du zahlen kannst.',
      'VIL-PORT-MOVE-04':
        'Gibt ein Kapitän für einen Stein bis zu zwei Schritte, verfällt der zweite, wenn du ihn nicht nutzt.',
      'VIL-PORT-MOVE-05': 'Auch hier ersetzt eine Münze jeden Stein.',
      'VIL-PORT-MOVE-06': `Jedes offene Wasser, in das du fährst, kostet ${time(VOYAGE.waterTime)}. Hier gilt: Wer dort liegt und losfährt, zahlt nichts.`,
      'VIL-PORT-MOVE-07': 'Andere Schiffe sind nie im Weg.',
      'VIL-PORT-MOVE-08': 'Vor einer Insel darfst du anlegen oder weiterfahren.',
      'VIL-PORT-MOVE-09': 'Wer anlegt, beendet die Bewegung.',
      'VIL-PORT-MOVE-10': 'Liegst du schon vor der Insel, darfst du ohne Schritt noch einmal anlegen.',
      'VIL-PORT-MOVE-11':
        'Die Bewegung darf auch ohne Anlegen enden, wo sie will; auf einer Insel handelst du dann nicht.',
      'VIL-PORT-MOVE-12':
        'Hier gilt: Wer ausläuft, macht mindestens einen Schritt. In den Hafen führt kein Schritt, nur die Heimkehr.',
      'VIL-PORT-MOVE-13':
        'Überschreitest du unterwegs den Federkiel, wird die Aktion erst zu Ende gebracht; gestorben wird am Ende des Zugs.',
      'VIL-PORT-MOVE-14':
        'Hier gilt: Weiterfahren heißt mindestens ein Schritt oder Anlegen. Liegen zu bleiben ist Verzicht und nach dem Brunnen nicht erlaubt.',
    },
  },
  islands: {
    title: 'Port: auf den Inseln',
    intro: [
      'Nach dem Anlegen tust du von allem, was die Insel bietet, so viel du willst, in beliebiger Reihenfolge.',
    ],
    rules: {
      'VIL-PORT-ISL-01':
        'Verkaufen: Was auf der Tafel der Insel steht, geht aus dem Laderaum in den Vorrat und bringt sofort Punkte.',
      'VIL-PORT-ISL-02': 'Was auf dem Hof liegt, lässt sich hier nicht verkaufen.',
      'VIL-PORT-ISL-03': 'Laden: Das oberste Plättchen der Insel kommt kostenlos in einen leeren Laderaum.',
      'VIL-PORT-ISL-04': 'Dafür muss ein Laderaum frei und von dieser Art nichts an Bord sein.',
      'VIL-PORT-ISL-05': 'In eine Kiste sieht nur, wer sie lädt; dann liegt sie verdeckt im Laderaum.',
      'VIL-PORT-ISL-06': 'Ein leerer Stapel gibt nichts mehr, aufgefüllt wird nie.',
      'VIL-PORT-ISL-07':
        'Leuchtturm: Ist er frei, setzt du jemanden vom Schiff darauf, zahlst seinen Preis und bekommst sofort die Punkte.',
      'VIL-PORT-ISL-08':
        'Ein verlangter Planwagen kommt aus dem Laderaum, Steine kommen vom Hof; Münzen ersetzen nur die Steine.',
      'VIL-PORT-ISL-09': 'Ein Leuchtturm bleibt besetzt, bis der Wärter stirbt.',
      'VIL-PORT-ISL-10': 'Was frei wird, ist sofort frei: erst verkaufen, dann laden.',
    },
  },
  homecoming: {
    title: 'Port: Heimkehr, Markt und Tod auf See',
    intro: ['Kakao, Tee und Schätze sind erst daheim etwas wert.'],
    rules: {
      'VIL-PORT-RET-01': `Heimkehren geht von überall, ohne Schritte, für genau ${time(VOYAGE.returnTime)}.`,
      'VIL-PORT-RET-02': 'Alles wird auf den Hof ausgeladen.',
      'VIL-PORT-RET-03': 'Der Kapitän kommt aus dem Spiel, mit ihm Admiral und Steuermann.',
      'VIL-PORT-RET-04': `Hat der Hof schon ${inWords(GRAIN_LIMIT)} Säcke, verfällt, was zu viel ist.`,
      'VIL-PORT-RET-05':
        'Eine Kiste bleibt verdeckt liegen. Du darfst sie jederzeit öffnen, nimmst ihren Inhalt, und sie kommt aus dem Spiel.',
      'VIL-PORT-RET-06': 'Hier gilt: Wieder auslaufen kostet eine neue Aktion.',
      'VIL-PORT-RET-07':
        'Hier gilt: Kisten daheim werden vor der Wertung geöffnet. Was am Ende noch auf See ist, ist nichts wert.',
      'VIL-PORT-MKT-01':
        'Am Markttag bedienst du je Zug einen Kunden, oder du verkaufst 1 Kakao oder 1 Tee, oder du passt.',
      'VIL-PORT-MKT-02': 'Verkauft wird nur, was daheim ist.',
      'VIL-PORT-MKT-03': `Der erste Verkauf dessen, der den Markttag ausruft, ist frei; jeder andere kostet ${fee}, auch bei Kakao und Tee.`,
      'VIL-PORT-MKT-04': `Kakao bringt sofort ${points(EXOTICS.cocoaPoints)}.`,
      'VIL-PORT-MKT-05': `Tee bringt sofort ${points(EXOTICS.teaPoints)} und ${coins(EXOTICS.teaCoins)}.`,
      'VIL-PORT-MKT-06': 'Verkaufter Kakao und Tee kommen aus dem Spiel.',
      'VIL-PORT-MKT-07': 'Diese beiden Stände sind immer offen, auch mehrmals an einem Tag und für jeden.',
      'VIL-PORT-MKT-08':
        'Hier gilt: Mit Port endet der Markttag, wenn alle gepasst haben, und nicht schon, wenn keine Kunden mehr da sind.',
      'VIL-PORT-MKT-09': 'Hier gilt: Aufgerückt wird nur, wenn ein Kunde bedient wurde.',
      'VIL-PORT-DEATH-01':
        'Wer auf Leuchtturm oder Schiff ist, ist zu sehen und kann sterben wie jeder andere.',
      'VIL-PORT-DEATH-02': 'Solange die Chronik bei der Reise Platz hat, wird er dort eingetragen.',
      'VIL-PORT-DEATH-03': 'Danach wird er auf See bestattet und nicht auf dem Friedhof.',
      'VIL-PORT-DEATH-04':
        'Die Punkte des Feldes bekommst du sofort. Hier gilt: Unter den freien Feldern wählst du.',
      'VIL-PORT-DEATH-05': 'Der Leuchtturm oder der Laderaum wird dadurch frei.',
      'VIL-PORT-END-01': `Das letzte der ${inWords(SEA_BURIAL_COUNT)} Seebestattungsfelder läutet das Ende ein wie der letzte Platz der Chronik oder das letzte Grab.`,
      'VIL-PORT-END-02':
        'Sonst endet die Partie wie immer. Hier gilt: Wer das Feld belegt hat, hat keinen Zug mehr.',
      'VIL-PORT-END-03': 'Die Reise wird am Ende nicht gewertet.',
      'VIL-PORT-END-04':
        'Hier gilt: Wer auf See stirbt und weder bei der Reise noch auf See einen Platz findet, kommt aus dem Spiel, auch wenn ein Grab frei wäre.',
    },
  },
} satisfies WrittenBook;
