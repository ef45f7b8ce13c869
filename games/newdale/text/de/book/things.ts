import type { WrittenBook } from '@spielstube/engine/text';
import { EFFECTS } from '../../../data/buildings.ts';
import { COLOUR, KIND, POST_STATION } from '../../../data/cards.ts';
import { COAL, GOOD_VALUES, good } from '../../../data/goods.ts';
import { YELLOW } from '../../../data/helpers.ts';
import { PERSON_EFFECTS, RECRUIT_PRICE } from '../../../data/persons.ts';
import { MILITARY_POINTS, ROUNDS, SCORING } from '../../../data/setup.ts';
import { TILE_KEYS, type TileKey } from '../../../data/tiles.ts';
import { tileEffect } from '../effects.ts';
import { cards, coins, fists, goods, inWords, points, tileName } from '../words.ts';

const tile = (key: TileKey): string => {
  const kind = TILE_KEYS.indexOf(key);
  return `${tileName(kind)}: ${tileEffect(kind)}.`;
};
const { nate, rabbit, enoch, gunda } = PERSON_EFFECTS;
const CORN = good('corn');
/** Post Stations of a colour. */
const POST_STATIONS = KIND.filter((kind, card) => kind === POST_STATION && COLOUR[card] === YELLOW).length;

/** Special buildings, tiles, persons, and how it ends. */
export const things = {
  specials: {
    title: 'Phase VI: Sondergebäude',
    intro: [
      'Sondergebäude brauchen keinen Stein. Manche wirken immer, manche einmal beim Bau, und die mit VI jede Runde in Phase VI.',
      'Fäuste auf Sondergebäuden sind deine Militärstärke. Sie zählt am Ende und schützt vor Kasernen und Überfällen.',
    ],
    rules: {
      'NEW-P6-01': 'In Zugreihenfolge darf jeder jedes eigene Sondergebäude mit VI einmal nutzen.',
      'NEW-P6-02': 'Die Reihenfolge der eigenen Gebäude wählst du selbst.',
      'NEW-P6-03': 'Mehrere Gebäude mit gleichem Namen dürfen jedes einmal genutzt werden.',
      'NEW-P6-04':
        'In Phase VI wirken nur Kohlehandel, Kohlelager, Maisfarm, Schreibstube, Kaserne, Weinberg, Gefängnis und in Kapitel VIII der Navigator.',
      'NEW-P6-05': 'Niemand muss ein Gebäude nutzen, auch die Kaserne nicht.',
      'NEW-P6-06': 'Was in dieser Runde gebaut wurde, wirkt schon in ihrer Phase VI.',
      'NEW-SPECIAL-01':
        'Militärstärke sind alle Fäuste auf eigenen Sondergebäuden, in Kapitel VIII auch auf Seeleuten.',
      'NEW-SPECIAL-02': `Festung: ${fists(EFFECTS.fortress.fists)}.`,
      'NEW-SPECIAL-03': `Kleiner Wachturm: ${fists(EFFECTS.watchtower.fists)}, und gleich nach dem Bau einmal ${cards(EFFECTS.watchtower.cards)}.`,
      'NEW-SPECIAL-04': `Kohlehandel: In Phase VI darfst du ${goods(COAL, EFFECTS.coalTrader.coal)} für ${points(EFFECTS.coalTrader.points)} abgeben, einmal je Karte.`,
      'NEW-SPECIAL-05': `Kohlelager: In Phase VI kommen ${goods(COAL, EFFECTS.coalDepot.coal)} auf die Kohlemine.`,
      'NEW-SPECIAL-06': `Maisfarm: In Phase VI kommt ${goods(CORN, EFFECTS.cornFarm.corn)} auf sie, ${coins(GOOD_VALUES[CORN])} wert.`,
      'NEW-SPECIAL-07': `Poststation: An deinem Arbeitsmarkt ist immer ein Gehilfe ihrer Farbe mehr. Von jeder Farbe gibt es ${inWords(POST_STATIONS)} Karten.`,
      'NEW-SPECIAL-08': 'Eine Poststation wirkt, sobald sie gebaut ist.',
      'NEW-SPECIAL-09': `Schreibstube: In Phase VI ziehst du ${cards(EFFECTS.scriptorium.cards)}.`,
      'NEW-SPECIAL-10': `Kaserne: ${fists(EFFECTS.barracks.fists)}. In Phase VI verliert jeder, der weniger Fäuste hat als du, ${points(EFFECTS.barracks.points)}. Gleich viele schützen.`,
      'NEW-SPECIAL-11': 'Mehrere Kasernen eines Spielers nehmen jede für sich Punkte.',
      'NEW-SPECIAL-12': `Weinberg: In Phase VI kommt ${EFFECTS.vineyard.grapes === 1 ? 'eine Traube' : `${EFFECTS.vineyard.grapes} Trauben`} seiner Farbe auf ihn. Sie ist immer so viel wert, wie gerade Gehilfen dieser Farbe an deinem Arbeitsmarkt sind, eigene eingeschlossen.`,
      'NEW-SPECIAL-13': `Gefängnis: ${fists(EFFECTS.prison.fists)}. In Phase VI darfst du eine Figur vom Arbeitsmarkt nehmen.`,
      'NEW-SPECIAL-14':
        'Ein eingesperrter Gehilfe steht auf der Karte. Später darfst du ihn auf den Arbeitsmarkt lassen, wo er allen hilft.',
      'NEW-SPECIAL-15': `Ein eingesperrter Kapuzenträger verlässt das Spiel und bringt sofort ${points(EFFECTS.prison.points)}. Dafür kommt ein zufälliger Gehilfe aus dem Beutel ins Gefängnis, wenn noch einer da ist.`,
      'NEW-SPECIAL-16':
        'Nehmen kann man nur Figuren vom Arbeitsmarkt: keine gedruckten, keine von fremden Karten und keine Gehilfen von Rabbit oder Onyx. Ein Kapuzenträger auf dem eigenen Rabbit geht.',
      'NEW-SPECIAL-17':
        'Ein Gefängnis darf mehrere Gehilfen halten. Freilassen kannst du sie direkt nach Phase III und in deinen eigenen Zügen, außer in der Planung. Am Rundenende kehren Freigelassene in den Beutel zurück.',
      'NEW-SPECIAL-18': 'Kein Sondergebäude braucht einen Stein.',
      'NEW-SPECIAL-19':
        'Kasernen wirken einzeln; es zählt die Stärke in diesem Moment. Eine Figur, die ein Gefängnis nimmt, fehlt sofort am Arbeitsmarkt, auch beim Überfall.',
    },
  },
  tiles: {
    title: 'Bonusplättchen',
    intro: [
      'Plättchen liegen auf dem Plan und kommen zu dem, der nah daran baut. Jedes wirkt einmal. Farben zählen die Gehilfen an deinem Arbeitsmarkt, also lohnt sich der richtige Moment.',
    ],
    rules: {
      'NEW-BONUS-01': 'Gewonnene Plättchen liegen offen vor dir.',
      'NEW-BONUS-02':
        'Du darfst sie nutzen, wenn du dran bist, auch gleich nach dem Nehmen und mehrere auf einmal. Danach verlassen sie das Spiel.',
      'NEW-BONUS-03': 'Wo alle zugleich spielen, sind alle dran. Im Zweifel gilt die Zugreihenfolge.',
      'NEW-BONUS-04':
        'In der Schlusswertung lassen sich keine Plättchen mehr nutzen, und übrige sind nichts wert.',
      'NEW-BONUS-05': tile('offspringLess'),
      'NEW-BONUS-06': tile('buildingLess'),
      'NEW-BONUS-07': tile('missingHelper'),
      'NEW-BONUS-08': tile('anyGood'),
      'NEW-BONUS-09': tile('cardsForYellow'),
      'NEW-BONUS-10': tile('coalForGreen'),
      'NEW-BONUS-11': tile('woodForCoal'),
      'NEW-BONUS-12': tile('cardsForPoints'),
      'NEW-BONUS-13': tile('oreForPoints'),
      'NEW-BONUS-14': tile('coalForPoints'),
      'NEW-BONUS-15': tile('yarnForPoints'),
      'NEW-BONUS-16': tile('cottonForPoints'),
      'NEW-BONUS-17': tile('boardsForPoints'),
      'NEW-BONUS-18': 'Auch Gehilfen, die nur dir helfen, zählen für Plättchen.',
      'NEW-BONUS-19': 'Wer den Preis eines Plättchens nicht zahlen kann, darf es nicht nutzen.',
      'NEW-BONUS-20':
        'Plättchen dürfen mitten in der eigenen Aktion genutzt werden, auch zwischen Gehilfen und Kette.',
      'NEW-BONUS-21': tile('clayForPoints'),
      'NEW-BONUS-22': tile('cattleForPoints'),
      'NEW-BONUS-23':
        'Die Momente für Plättchen und Personen: bevor du planst, beim Planen reihum bis dein letzter Stein liegt; in Phase IV vor der Aktion, zwischen Gehilfen und Kette und nach der Aktion; in Phase V vor und nach deiner Wahl; in deiner Phase VI und in deiner Schlussproduktion jederzeit. Nicht mitten im Bezahlen, außer um den Preis zu senken.',
      'NEW-BONUS-24':
        'Was einen Preis senkt, wird bei genau diesem Bezahlen genutzt, solange er über 0 liegt. „Aushilfe“ wird nur genutzt, wenn die Produktion damit gelingt.',
      'NEW-BONUS-25':
        'Ein Plättchen darf auch genutzt werden, wenn es gerade nichts bringt. Danach ist es weg.',
    },
  },
  persons: {
    title: 'Personen',
    intro: ['Ab Kapitel II begleitet jeden eine Person. Sie hilft einmal, dann geht sie ihrer Wege.'],
    rules: {
      'NEW-PERSON-01':
        'Eine Person hilft einmal, zu denselben Momenten wie ein Plättchen. Danach verlässt sie das Spiel.',
      'NEW-PERSON-02': 'Personenkarten liegen offen und sind keine Handkarten.',
      'NEW-PERSON-03': `Nate Welton: In Zugreihenfolge ab dem Startspieler ziehen alle ${cards(nate.cards)}. Jeder andere legt ${nate.discarded} von genau diesen ab, bevor der Nächste zieht.`,
      'NEW-PERSON-04': `Rabbit: ${rabbit.figures} Figuren aus dem Beutel gehören bis zum Rundenende nur zu deinem Arbeitsmarkt.`,
      'NEW-PERSON-05':
        'Zieht Rabbit Kapuzenträger, bringen sie nichts. In Kapitel VII darf sie ein eigenes Gefängnis nehmen. Beim Überfall zählen sie nicht.',
      'NEW-PERSON-06':
        'Wird Rabbit oder Onyx vor Phase III genutzt, fehlen diese Figuren beim Ziehen im Beutel.',
      'NEW-PERSON-07': `Enoch Brubak: ${goods(COAL, enoch.coal)}.`,
      'NEW-PERSON-08':
        'Onyx: Du suchst dir einen Gehilfen im Beutel aus. Bis zum Rundenende gehört er nur zu deinem Arbeitsmarkt.',
      'NEW-PERSON-09': `Gunda: Ein Gebäude kostet bis zu ${coins(gunda.coins)} weniger.`,
      'NEW-PERSON-10':
        'Aaron Reitzke: Du nimmst einen Weinberg aus der Auslage auf die Hand. Liegt keiner aus, deckst du Karten vom Stapel auf, bis einer kommt; die anderen werden abgelegt.',
      'NEW-PERSON-11':
        'Diesen Weinberg darfst du zum üblichen Preis gleich bauen, zusätzlich zu allem anderen. Ist der Stapel beim Suchen leer, endet die Suche.',
      'NEW-PERSON-12': `Eine Person in der Auslage kann in Phase V für ${coins(RECRUIT_PRICE)} aufgenommen werden, statt zu bauen oder zu ziehen. Dann hast du vielleicht zwei und darfst die neue gleich nutzen.`,
      'NEW-PERSON-13': 'Ungenutzte Personen sind am Ende nichts wert.',
    },
  },
  roundEnd: {
    title: 'Rundenende',
    intro: ['Nach Phase VI wird abgerechnet, was auf das Rundenende wartet, und der Beutel wandert weiter.'],
    rules: {
      'NEW-REND-01': 'Was das Ereignis für das Rundenende sagt, geschieht jetzt.',
      'NEW-REND-02':
        'Dann verlässt das Ereignis das Spiel, und alle Figuren des Arbeitsmarkts kehren in den Beutel zurück.',
      'NEW-REND-03': 'Auch die Figuren auf Rabbit und Onyx kehren zurück.',
      'NEW-REND-04': `Der Beutel geht im Uhrzeigersinn weiter, auch nach Runde ${ROUNDS}.`,
      'NEW-REND-05': `Nach Runde ${ROUNDS} ist die Partie zu Ende, sonst beginnt die nächste Runde.`,
      'NEW-REND-06': `Zuerst kommt, was zum Kapitel gehört (Überfall, schwarzes Schiff), dann das Ereignis. In Runde ${ROUNDS} ist das die Schlussproduktion, und der Arbeitsmarkt bleibt bis zum Ende der Wertung stehen, damit Trauben etwas wert sind.`,
    },
  },
  ending: {
    title: 'Schlussproduktion und Schlusswertung',
    intro: [
      'Am Ende darf jeder noch einmal alle Ketten nutzen. Dann wird in fünf Schritten gewertet: Militär, Kapitelauftrag, übrige Waren, Geheimauftrag, Gebäude.',
    ],
    rules: {
      'NEW-FINAL-01': `Die Partie endet nach ${ROUNDS} Runden.`,
      'NEW-FINAL-02': `Am Ende von Runde ${ROUNDS} darf jeder vor der Wertung die Ketten aller eigenen Gebäude nutzen, ohne Steine.`,
      'NEW-FINAL-03': 'Die Reihenfolge der Gebäude wählst du.',
      'NEW-FINAL-04': 'In der Schlussproduktion gibt es keinen Kettenbonus.',
      'NEW-FINAL-05': 'Mit Gehilfen wird in der Schlussproduktion nicht produziert.',
      'NEW-FINAL-06': 'Das ist der letzte Moment für Plättchen, Personen und Handkarten.',
      'NEW-FINAL-07': 'Jede Kette geht einmal. Gespielt wird in Zugreihenfolge, einer nach dem anderen.',
      'NEW-SCORE-01':
        'Gewertet wird in dieser Reihenfolge: Militär, Kapitelauftrag, übrige Waren, Geheimauftrag, Gebäude.',
      'NEW-SCORE-02': `Militär: Unter allen mit mindestens einer Faust bekommt der Stärkste ${points(MILITARY_POINTS[0])}, der Zweite ${MILITARY_POINTS[1]}, der Dritte ${MILITARY_POINTS[2]}.`,
      'NEW-SCORE-03':
        'Bei Gleichstand bekommen alle den höheren Wert, und die Plätze dahinter verfallen entsprechend.',
      'NEW-SCORE-04': 'Wer keine Faust hat, bekommt nichts und zählt nicht mit.',
      'NEW-SCORE-05': `Beispiel: Anna und Ben haben je 2 Fäuste, Carl keine. Anna und Ben bekommen je ${MILITARY_POINTS[0]}. Hätte Carl eine, bekäme er ${MILITARY_POINTS[2]}.`,
      'NEW-SCORE-06':
        'Kapitelauftrag: Du gibst Waren der genannten Arten ab, deren Wert eine der beiden Stufen erreicht. Nur eine Stufe, nur einmal.',
      'NEW-SCORE-07': 'Die Arten dürfen gemischt werden. Für zu viel gibt es nichts heraus.',
      'NEW-SCORE-08':
        'Liefern ist freiwillig. Das Programm gibt ab, was den höchsten Endstand lässt; allein liefert es immer, wenn es reicht.',
      'NEW-SCORE-09': `Übrige Waren: Je volle ${SCORING.coinsPerPoint} Münzen gibt es ${points(1)}, erst zusammengezählt, dann geteilt.`,
      'NEW-SCORE-10': 'Gelieferte Waren zählen hier nicht mehr mit.',
      'NEW-SCORE-11': `Geheimauftrag: Für jedes eigene Haus an einem Ort mit einem der beiden Zeichen gibt es ${points(SCORING.missionHouse)}.`,
      'NEW-SCORE-12': 'Gebäude: Die Punkte auf allen gebauten Karten zählen zusammen.',
      'NEW-SCORE-13': 'Übrige Plättchen, Personen und Handkarten bringen nichts.',
      'NEW-SCORE-14': 'Zielorte eines Kapitels werden mit dem Geheimauftrag gewertet.',
      'NEW-SCORE-15': 'Das Haus am Startort zählt wie jedes andere, aber kein Startort zeigt ein Zeichen.',
      'NEW-TIE-01': 'Die meisten Punkte gewinnen.',
      'NEW-TIE-02':
        'Bei Gleichstand gewinnt, wer in Zugreihenfolge weiter vom neuen Startspieler entfernt sitzt.',
      'NEW-TIE-03': `Neu ist er, weil der Beutel auch nach Runde ${ROUNDS} weitergegangen ist: Wer ihn jetzt hat, verliert jeden Gleichstand.`,
    },
  },
} satisfies WrittenBook;
