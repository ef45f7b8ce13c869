import type { BoxWords } from './words.ts';

const kinds: Readonly<Record<string, string>> = {
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'ja oder nein',
};
const runde = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'];

export const de: BoxWords = {
  title: 'Was in der Schachtel liegt',
  short: 'Die Schachtel',
  rules: 'Regelbuch',
  sections: 'Was darin liegt',
  rest: 'Weitere Tabellen',
  values: (count) => (count === 1 ? '1 Wert' : `${count} Werte`),
  reconstructed: 'nachgebildet',
  reconstructedHint: 'nachgebildet: konnte nicht nachgelesen werden',
  corrected: 'berichtigt',
  was: (value) => `war ${value}`,
  yes: 'ja',
  no: 'nein',
  nothing: 'nichts',
  own: {
    title: 'Du besitzt das Spiel?',
    text: 'Manche Zahlen standen in keiner Anleitung und sind nachgebildet. Wer die Schachtel hat, kann sie berichtigen.',
    read: 'nachgelesen',
    rebuilt: 'nachgebildet',
    correct: 'Werte berichtigen',
    fromFile: 'Werte aus Datei',
    boxes: 'Deine Schachteln',
    asItComes: 'Spielstube',
    asItComesHint: 'wie sie kommt',
    corrections: (count) => (count === 1 ? 'ein Wert berichtigt' : `${count} Werte berichtigt`),
    play: (name) => `Mit „${name}“ spielen`,
    playPlain: 'Partie eröffnen',
  },
  edit: {
    heading: 'Deine Schachtel',
    text: 'Schau in deine Schachtel und ändere, was anders gedruckt ist.',
    name: 'Name der Schachtel',
    firstName: (person) =>
      person === '' ? 'Meine Schachtel' : `${person}${/[sßxz]$/.test(person) ? '’' : 's'} Schachtel`,
    all: 'auch nachgelesene Werte ändern',
    corrected: (count) => `Berichtigt: ${count}`,
    none: 'Noch nichts berichtigt.',
    takeBack: (name) => `${name} zurücknehmen`,
    takeAllBack: 'Alles zurücknehmen',
    checking: 'Die Zahlen werden geprüft …',
    fits: (count) => `Die Zahlen gehen auf: ${count} Werte geprüft.`,
    problem: (problem, nameOf, tableOf, claimOf) => {
      switch (problem.what) {
        case 'noValue':
          return `Diesen Wert gibt es in der Schachtel nicht: ${problem.path}.`;
        case 'otherKind':
          return `${nameOf(problem.path)}: Hier steht ${kinds[problem.kind] ?? problem.kind}, nicht ${problem.given}.`;
        case 'outOfRange':
          return `${nameOf(problem.path)}: Hier steht eine ganze Zahl ab 0, nicht ${problem.given}.`;
        case 'noSuchName':
          return `„${problem.given}“ gibt es in diesem Spiel nicht.`;
        case 'doesNotFit':
          return `${tableOf(problem.table)}: ${claimOf(problem.why)}.`;
        case 'tooLate':
          return 'Die Schachtel ist schon offen.';
      }
    },
    save: 'Als Datei sichern',
    share: 'Weitergeben',
    done: 'Fertig',
    discard: 'Verwerfen',
    remove: 'Schachtel wegwerfen',
    reallyRemove: 'Wirklich wegwerfen?',
    less: (name) => `${name}: weniger`,
    more: (name) => `${name}: mehr`,
    note: 'Gilt für neue Tische. Laufende Partien behalten ihre Werte. Jeder Tisch mit eigenen Werten trägt dieses Siegel:',
    notKept: 'Die Schachtel konnte auf diesem Gerät nicht abgelegt werden. Sichere sie als Datei.',
  },
  seal: {
    text: (name) => `An diesem Tisch gilt „${name}“: Diese Werte sind anders als in der Spielstube.`,
    all: 'Was in der Schachtel liegt',
  },
  file: {
    refused: 'Diese Datei lässt sich nicht öffnen',
    otherGame: (game) => `Das ist eine Schachtel für ${game}.`,
    unknownGame: (game) => `Das Spiel „${game}“ gibt es hier nicht.`,
    problem: (problem) => {
      switch (problem.what) {
        case 'otherFile':
          return 'Das ist keine Schachtel, die die Spielstube gesichert hat.';
        case 'newer':
          return 'Die Datei stammt aus einer anderen Fassung der Spielstube.';
        case 'noName':
          return 'Die Schachtel hat keinen brauchbaren Namen.';
        case 'tooLong':
          return 'Die Datei ist zu groß.';
        case 'badValue':
          return `Der Wert „${problem.path}“ ist weder Zahl noch Text noch ja oder nein.`;
      }
    },
    close: 'Verstanden',
  },
  balance: {
    title: 'Was die Werte bewirken',
    text: 'Derselbe Automat spielt alle Plätze, mit den Werten der Spielstube und mit deinen. Je länger er spielt, desto genauer.',
    start: 'Ausprobieren',
    stop: 'Anhalten',
    seats: 'Zu wievielt',
    withSeats: (seats) => runde[seats] ?? `zu ${seats}`,
    games: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    seat: (seat) => `Platz ${seat}`,
    wins: 'Siege',
    points: 'Punkte',
    source: 'Punkte durch',
    total: 'zusammen',
    before: 'Spielstube',
    after: 'berichtigt',
    failed: 'Der Versuch ist gescheitert.',
  },
};
