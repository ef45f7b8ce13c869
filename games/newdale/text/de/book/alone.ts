import type { WrittenBook } from '@spielstube/engine/text';
import { SOLO_DELIVERY_POINTS } from '../../../data/chapters.ts';
import { OFFERED_ALONE, PERSON_EFFECTS } from '../../../data/persons.ts';
import { MILITARY_POINTS } from '../../../data/setup.ts';
import { TILES_PER_SEAT } from '../../../data/tiles.ts';
import { cards, points } from '../words.ts';

/** Playing alone, and the campaign. */
export const alone = {
  solo: {
    title: 'Allein spielen',
    intro: [
      'Allein misst du dich an der Solokarte des Kapitels. Sie verlangt eine Lieferung, eine Militärstärke, eine Punktzahl und meistens noch etwas. Nur wer alles in derselben Partie schafft, besteht.',
    ],
    rules: {
      'NEW-SOLO-01': `Auf dem Plan liegen ${TILES_PER_SEAT} Bonusplättchen.`,
      'NEW-SOLO-02':
        'Statt der Ereignisse 1 und 10 spielen 2 und 11 mit. Ist noch ein besonderes Ereignis im Stapel, kommen zwei der drei Karten 11 zufällig dazu.',
      'NEW-SOLO-03': `${OFFERED_ALONE === 2 ? 'Zwei' : OFFERED_ALONE} zufällige Personen stehen zur Wahl, eine begleitet dich.`,
      'NEW-SOLO-04': 'Kasernen nehmen niemandem Punkte.',
      'NEW-SOLO-05':
        'Gespielt wird mit der Solokarte. Bestanden ist das Kapitel, wenn alle ihre Ziele erreicht sind. Vor der Partie lässt sich vereinbaren, dass weniger Punkte genügen.',
      'NEW-SOLO-06': 'In IIIb liegen zwei Sägewerke aus.',
      'NEW-SOLO-07': 'In VIII fährt ein zweites Schiff mit, das schwarze.',
      'NEW-SOLO-08': `Wer mindestens eine Faust hat, bekommt für Militär ${points(MILITARY_POINTS[0])}.`,
      'NEW-SOLO-09': `Nate Welton bringt allein einfach ${cards(PERSON_EFFECTS.nate.cards)}.`,
      'NEW-SOLO-10': `Die Lieferung der Solokarte gehört zum zweiten Schritt der Wertung und bringt ${points(SOLO_DELIVERY_POINTS)}.`,
      'NEW-SOLO-11': 'In der Kampagne wird ein Kapitel wiederholt, bis es bestanden ist.',
      'NEW-SOLO-12': 'Der Beutel bleibt bei dir. Startspieler und Gleichstände gibt es nicht.',
    },
  },
  campaign: {
    title: 'Die Kampagne',
    intro: [
      'Acht Kapitel hintereinander sind eine Reise. Mitgenommen wird wenig: der Pokal, die Namen auf der Karte und die Geschichte.',
    ],
    rules: {
      'NEW-CAMP-01': 'Die Reihenfolge: I, II, dann IIIa oder IIIb, dann IVa oder IVb, dann V, VI, VII, VIII.',
      'NEW-CAMP-02':
        'Nach II wählt, wer gewonnen hat, zwischen IIIa und IIIb. Auf IIIa folgt IVa, auf IIIb folgt IVb.',
      'NEW-CAMP-03':
        'Kapitel V beginnt nach IVa in Creekside, nach IVb in Thickthorn. Außerhalb der Kampagne wählt ihr eines von beiden.',
      'NEW-CAMP-04':
        'Wer gewinnt, bekommt den Siegerpokal und behält seine Farbe. Sonst wird nichts mitgenommen.',
      'NEW-CAMP-05':
        'Wer gewonnen hat, sitzt im nächsten Kapitel an letzter Stelle und wählt zuerst eine Person.',
      'NEW-CAMP-06':
        'Gebäude, die ein Ereignis gebracht hat, sind in späteren Kapiteln von Anfang an im Stapel. Neue Personen bleiben dabei.',
      'NEW-CAMP-07': 'Wer gewonnen hat, darf einem unbenannten Ort des Plans für immer einen Namen geben.',
      'NEW-CAMP-08':
        'Nach dem Kapitel wird die Geschichte weitererzählt. Dann wird für das nächste neu aufgebaut.',
      'NEW-CAMP-09':
        'Die Kampagne gewinnt, wer die meisten Kapitel gewonnen hat, bei Gleichstand die größere Summe aller Punkte, sonst teilen sie sich den Sieg.',
    },
  },
} satisfies WrittenBook;
