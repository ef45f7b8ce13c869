import type { MyGamesWords } from './words.ts';

const zahl = (value: number, digits = 1): string =>
  value.toLocaleString('de-DE', { maximumFractionDigits: digits });
const prozent = (share: number): string => `${Math.round(share * 100)} %`;
const runde = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'];
const zuViert = (seats: number): string => runde[seats] ?? `zu ${seats}`;
const punkte = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);

export const de: MyGamesWords = {
  title: 'Meine Partien',
  where: (withHouse) => (withHouse ? 'auf diesem Gerät und im Haus' : 'auf diesem Gerät'),
  none: {
    title: 'Noch keine Partie',
    text: 'Was du spielst, steht bald hier, mit Bestmarken und Statistik. Hast du deine Partien anderswo gesichert, liest du die Datei oben rechts ein.',
    play: 'Ein Spiel aussuchen',
  },
  nothingFound: 'Keine Partie passt dazu.',
  figures: {
    games: (count) => (count === 1 ? 'beendete Partie' : 'beendete Partien'),
    won: 'gewonnen',
    hours: (hours) => (hours < 1 ? `${Math.round(hours * 60)} min` : `${Math.round(hours)} h`),
    atTable: 'am Tisch',
    streak: (wins) => (wins === 1 ? 'zuletzt gewonnen' : `${wins} Siege in Folge`),
  },
  filter: {
    title: 'Auswahl',
    search: 'Spiel oder Name suchen',
    game: 'Welches Spiel',
    allGames: 'alle Spiele',
    seats: 'Zu wievielt',
    allSeats: 'jede Runde',
    withSeats: zuViert,
    company: 'Gegen wen',
    companies: { all: 'alle Gegner', people: 'Menschen', bots: 'Automaten', alone: 'allein' },
    outcome: 'Wie ausgegangen',
    outcomes: { all: 'jeder Ausgang', won: 'gewonnen', lost: 'verloren', running: 'läuft noch' },
    time: 'Seit wann',
    times: { all: 'seit jeher', 30: '30 Tage', 365: 'ein Jahr' },
  },
  byGame: {
    title: 'Spiel für Spiel',
    summary: (average, best) => `im Schnitt ${zahl(average)} · beste ${best}`,
    results: (won, played) => `${won} von ${played} gewonnen`,
    won: 'gewonnen',
    lost: 'verloren',
    played: 'gespielt',
    chance: (share) => `${prozent(share)} wären Zufall`,
    share: prozent,
  },
  points: {
    title: (game) => `Deine Punkte in ${game}`,
    average: (average) => `Schnitt ${zahl(average)}`,
    bar: (from, to, games) => {
      const wo = from === to ? punkte(from) : `${from} bis ${to} Punkte`;
      return `${wo}: ${games === 1 ? 'eine Partie' : `${games} Partien`}`;
    },
    whichGame: 'Punkte welches Spiels',
    whichSeats: 'Punkte in welcher Runde',
  },
  months: {
    title: 'Monat für Monat',
    month: (begin) => new Date(begin).toLocaleDateString('de-DE', { month: 'short' }).replace('.', ''),
    bar: (month, played, won) => `${month}: ${played} gespielt, ${won} gewonnen`,
  },
  against: {
    title: 'Gegen wen',
    seats: 'Nach Runde',
    people: 'Menschen',
    bots: 'Automaten',
    of: (won, played) => `${won} von ${played} gewonnen`,
  },
  best: {
    title: 'Bestmarken',
    none: 'Die erste Bestmarke setzt deine nächste Partie.',
    line: ({ what, value }, rival) => {
      switch (what) {
        case 'points':
          return punkte(value);
        case 'lead':
          return `${punkte(value)} Vorsprung`;
        case 'narrow':
          return value === 0 ? 'Gewonnen bei Gleichstand' : `Knappster Sieg: ${punkte(value)}`;
        case 'rival':
          return `${rival} geschlagen, ${punkte(value)}`;
        case 'streak':
          return `${value} Siege in Folge`;
        case 'days':
          return `Längste Partie: ${value === 1 ? 'ein Tag' : `${value} Tage`}`;
      }
    },
    about: (game, date, seats) => `${game}, ${date}, ${zuViert(seats)}`,
    watch: (line) => `Ansehen: ${line}`,
  },
  list: {
    title: 'Alle Partien',
    count: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    more: 'Mehr zeigen',
    open: (game) => `${game} öffnen`,
    save: 'Mitschrift speichern',
    remove: 'Wegwerfen',
    reallyRemove: 'Wirklich wegwerfen?',
    running: 'läuft',
    ended: 'vorher beendet',
    unreadable: 'lässt sich nicht mehr nachspielen',
    won: 'gewonnen',
    atHouse: 'im Haus',
    date: (time) =>
      new Date(time).toLocaleDateString('de-DE', { day: 'numeric', month: 'short', year: 'numeric' }),
  },
  file: {
    saveAll: 'Alle Partien als Datei sichern',
    takeIn: 'Partien aus einer Datei einlesen',
    reading: 'Die Partien werden nachgespielt …',
    taken: (added, known) => {
      const neu = added === 1 ? 'Eine Partie eingelesen' : `${added} Partien eingelesen`;
      if (known === 0) return `${neu}.`;
      return `${neu}, ${known === 1 ? 'eine lag' : `${known} lagen`} schon hier.`;
    },
    refused: 'Diese Datei lässt sich nicht einlesen',
    unchanged: 'Es wurde nichts geändert.',
    problem: (problem, name) => {
      switch (problem.what) {
        case 'otherFile':
          return 'Das ist keine Datei, in der die Spielstube Partien gesichert hat.';
        case 'newer':
          return 'Die Datei stammt aus einer anderen Fassung der Spielstube.';
        case 'tooLong':
          return 'Die Datei ist zu groß.';
        case 'badGame':
          return `Die ${problem.at}. Partie der Datei ist beschädigt.`;
        case 'badCampaign':
          return `Die ${problem.at}. Kampagne der Datei ist beschädigt.`;
        case 'cannotReplay':
          return `Die ${problem.at}. Partie der Datei lässt sich nicht nachspielen: ${name}.`;
      }
    },
    notKept: 'Die Partien konnten nicht abgelegt werden.',
    close: 'Verstanden',
  },
};
