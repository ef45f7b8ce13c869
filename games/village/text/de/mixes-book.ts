import type { WrittenBook } from '@spielstube/engine/text';
import { CARD_STACKS } from '../../data/inn.ts';
import { MIX_INN, MIX_MARRIAGE, MIX_PORT } from '../../data/mixes.ts';
import { cardsInPlay } from '../../rules/inn/stacks.ts';
import { chestsInPlay } from '../../rules/port/chests.ts';
import { inWords } from './words.ts';

const deck = (mix: number): string => {
  const cards = cardsInPlay(mix).length;
  return `${cards} Personenkarten, ${inWords(CARD_STACKS)} Stapel von je ${cards / CARD_STACKS}`;
};
const CHESTS = chestsInPlay({ port: true, marriage: 'front' }).length;

/** Mixes of the expansions, the examples of the printed rules, and mixes alone. */
export const mixesBook = {
  mixes: {
    title: 'Erweiterungen zusammen',
    intro: [
      'Inn, Port und Marriage lassen sich beliebig mischen. Was dann anders ist, steht hier; alles übrige gilt nebeneinander.',
    ],
    rules: {
      'VIL-COMBO-IP-01': `Inn mit Port: Graf, Reisender, Bote und Zöllner kommen heraus, Admiral, Steuermann, Quartiermeister und Kartograph dazu: ${deck(MIX_INN | MIX_PORT)}.`,
      'VIL-COMBO-IP-02': 'Es gilt die Aufbaukarte mit Krug und Anker.',
      'VIL-COMBO-IP-03': 'Sonst wird für beide aufgebaut, und beider Regeln gelten unverändert.',
      'VIL-COMBO-IP-04': 'Das Ende kommt wie mit Port auf dreierlei Weise; die Reise wird nicht gewertet.',
      'VIL-COMBO-IP-05': 'Bier kommt auf kein Schiff.',
      'VIL-COMBO-MI-01': `Inn mit Marriage: Drei Karten der Heirat kommen dazu: ${deck(MIX_INN | MIX_MARRIAGE)}.`,
      'VIL-COMBO-MP-01': `Port mit Marriage: Zwei Kisten der Heirat werden dazugemischt; auf der Schatzinsel liegen dann ${inWords(CHESTS)}.`,
      'VIL-COMBO-MP-02': 'In diesen Kisten sind Werkzeuge statt Münzen.',
      'VIL-COMBO-MIP-01': `Alle drei: ${deck(MIX_INN | MIX_PORT | MIX_MARRIAGE)}, dazu ${inWords(CHESTS)} Kisten.`,
      'VIL-COMBO-M-01':
        'Mit Marriage gilt die Aufbaukarte mit den zwei Ringen und den Zeichen der anderen Erweiterungen.',
      'VIL-COMBO-M-02': 'Weitere Regeln gibt es nicht; alle gelten miteinander.',
      'VIL-COMBO-M-03': 'Ende und Wertung sind wie im Grundspiel, mit Port wie dort.',
      'VIL-COMBO-M-04':
        'Hier gilt: Reicht der Beutel nicht, werden nach dem Handwerk Wirtshaus, Schmuggler und Heirat bestückt, in dieser Reihenfolge.',
    },
  },
  examples: {
    title: 'Erweiterungen: Beispiele',
    intro: ['So rechnen die gedruckten Regeln.'],
    rules: {
      'VIL-INN-EX-01':
        'André nimmt einen braunen Stein vom Wirtshaus, setzt jemanden hinein, schiebt die Schmiedin unter ihren Stapel und kauft den Medikus: 2 Zeit und 2 Bier.',
      'VIL-PORT-EX-01':
        'Ein Kapitän für 2 Münzen, an Bord Ochse, Pflug und ein Mitglied, zur Hirteninsel über die Kakaoinsel: 2 Münzen, 2 Wissen, 1 Zeit. Ochse 4, Pflug 3 und Leuchtturm 5 sind 12 Punkte.',
      'VIL-PORT-EX-02':
        'Auf der Kakaoinsel geht weder Leuchtturm noch Kakao: Kein Planwagen ist an Bord und kein Laderaum frei.',
      'VIL-MAR-EX-01':
        'André nimmt beim Schmuggler einen grünen Stein und tauscht: 1 Zeit, dafür zwei verschiedene Steine dazu.',
      'VIL-MAR-EX-02':
        'Konstanze nimmt dort einen Peststein und verkauft 3 Werkzeuge: 4 Zeit und ein grüner Stein für 6 Punkte.',
      'VIL-MAR-EX-03':
        'André geht mit dem eben genommenen braunen Stein auf Rang 6: 2 Zeit, der Stein zurück, 3 Getreide. Die gesetzte „1“ stirbt und kommt in die Gruppe Hofplan.',
      'VIL-MAR-EX-04':
        'Hochzeit zu viert, der Würfel zeigt Rang 2: Birgit heiratet das rosa Mitglied, Konstanze Emma. Emmas Witwer aus der Bäckerei und zwei von André kehren heim; nur der aus der Zeremonie bringt das Angebot mit.',
      'VIL-MAR-EX-05':
        'André legt 2 Brot unter seine beiden „1“: Nun zählen fünf als „2“, und er lässt die auf der Nordburg sterben, in die Gruppe Reise.',
      'VIL-MAR-EX-06':
        'Konstanze bildet in den Ställen aus, züchtet und nimmt ein Werkzeug: 6 Zeit für 2 Pferde.',
      'VIL-CARD-EX-01': 'Birgit spielt den Ratsherrn mit jemandem auf Stufe 3: 1 Pferd und 1 Bier.',
    },
  },
  soloMixes: {
    title: 'Erweiterungen allein',
    intro: ['Was für Conny mit Inn, Port und Marriage sonst noch gilt.'],
    rules: {
      'VIL-SOLO-70':
        'Hier gilt, Port: Wer bei Conny auf See stirbt, nimmt das freie Feld mit den meisten Punkten; niemand bekommt sie.',
      'VIL-SOLO-71':
        'Hier gilt, Inn: Hat Conny das Ende eingeläutet, nimmt sie keinen Stein mehr. Geschieht das vor der zweiten Aktion des Gauklers, kommt diese noch, dann dein letzter Zug.',
      'VIL-SOLO-72':
        'Hier gilt, Inn: Läutet dein Begräbnis vor der zweiten Aktion des Gauklers ein, nimmt sie nach jeder der beiden Aktionen, für die du einen Stein nahmst, einen.',
      'VIL-SOLO-73':
        'Hier gilt, Inn: Der Greis zählt in allem wie der Brunnen, auch am Markttag, im letzten Zug und beim Einläuten.',
      'VIL-SOLO-74':
        'Hier gilt, Inn: Der Pater darf auch Connys Mitglieder nennen; auf welche Stufe sie kommen, ist wie immer.',
      'VIL-SOLO-75':
        'Hier gilt, Inn: An Connys Markttag kommt der Marktschreier vor ihrem Kunden, die Altwarenhändlerin am Ende. Aus der Schlange nimmt Conny nie.',
      'VIL-SOLO-76':
        'Hier gilt, Port: Der Markttag endet, wenn du gepasst und Conny ihren Kunden hat. Kakao und Tee lässt sie liegen.',
      'VIL-SOLO-77':
        'Hier gilt, Marriage: Beide Würfe kommen vor der Trauung, und fehlt ein rosa Mitglied, kommt es aus dem Elternglück. Geheiratet wird ein Paar.',
      'VIL-SOLO-78':
        'Auf einen Stein von Wirtshaus, Schmuggler oder Heirat reagiert Conny nicht, und auf ihren Plänen steht sie nie.',
      'VIL-SOLO-79':
        'Hier gilt: Liegen im Fach ihres letzten Steins zwei, bleibt für die neue Runde nur der letzte.',
    },
  },
} satisfies WrittenBook;
