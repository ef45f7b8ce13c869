import type { Words } from './words.ts';

const zahl = ['kein', 'einen', 'zwei', 'drei', 'vier'];
const punkte = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkte`);
const mitPunkten = (count: number): string => (count === 1 ? '1 Punkt' : `${count} Punkten`);
const und = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`;

function vor(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'gerade eben';
  if (minutes < 60) return minutes === 1 ? 'vor einer Minute' : `vor ${minutes} Minuten`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'vor einer Stunde' : `vor ${hours} Stunden`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'gestern' : `vor ${days} Tagen`;
}

export const de: Words = {
  home: {
    motto: 'Fünf Spiele, ein Tisch.',
    goOn: 'Weiterspielen',
    go: 'Weiter',
    yourTurn: 'Du bist am Zug',
    broken: 'Lässt sich nicht öffnen',
    games: 'Die Spiele',
    minutes: 'Min.',
    allGames: (count) => `Meine Partien (${count})`,
    disclaimer:
      'Spielstube ist ein freies Liebhaberprojekt ohne Verbindung zu Autoren und Verlagen der Spiele. Namen gehören ihren Inhabern; alle Zeichnungen sind eigene.',
    ago: vor,
    waitsFor: (name) => `${name} ist am Zug`,
  },
  quick: {
    title: 'Schnelles Spiel',
    sentence: ['Ich spiele ', ' gegen ', ', die ', ' spielen.'],
    bots: (count) => (count === 1 ? 'einen Automaten' : `${zahl[count]} Automaten`),
    chooseGame: 'Welches Spiel',
    chooseBots: 'Gegen wie viele',
    chooseLevel: 'Wie gut sie spielen',
    start: 'Los geht’s',
    guide: 'mit Begleiter für die erste Partie',
  },
  ways: {
    title: 'Andere Runden',
    learn: 'Mit Murr lernen',
    learnHint: 'Eine erste Partie, Schritt für Schritt',
    solo: (rival) => `Allein gegen ${rival}`,
    soloHint: 'Ein stiller Gegner, eine knappe Wertung',
    friends: 'Mit Freunden an diesem Bildschirm',
    friendsHint: 'Verdeckte Karten bleiben verdeckt',
    file: 'Partie aus einer Datei',
    fileHint: 'Mitschrift öffnen und weiterspielen',
  },
  file: {
    refused: 'Diese Datei lässt sich nicht öffnen',
    line: (line) => `Zeile ${line}`,
    notText: 'Das ist keine Mitschrift der Spielstube.',
    close: 'Verstanden',
  },
  setup: {
    players: 'Wer sitzt am Tisch?',
    nobody: 'frei',
    you: 'Ich',
    youName: 'Du',
    friend: 'Freund',
    bot: 'Automat',
    name: 'Name',
    kind: 'Wer hier sitzt',
    level: 'Spielstärke',
    seat: (seat) => `Platz ${seat}`,
    seed: 'Mischwort',
    seedHint: 'Gleiches Wort, gleiche Karten. Leer: der Zufall mischt.',
    seedRandom: 'zufällig',
    start: 'Partie beginnen',
    rules: 'Regelbuch',
    box: 'Gespielt wird mit',
    boxAsItComes: 'den Werten der Spielstube',
    openBox: 'Was in der Schachtel liegt',
    switchedOn: (count, of) => `${count} von ${of}`,
    fan: 'Inoffizielles Liebhaberprojekt. Ohne Material, Bilder oder Texte des Verlags; die Regeln sind mit eigenen Worten erzählt.',
    solo: (rival) => `Allein am Tisch: Du spielst gegen ${rival}.`,
    noPerson: 'Niemand spielt selbst: Du schaust den Automaten zu.',
    tooFew: (counts) => `Dieses Spiel ist für ${counts} Personen.`,
    emptyName: 'Jeder Platz braucht einen Namen.',
  },
  level: { apprentice: 'Lehrling', journeyman: 'Geselle', master: 'Meister', grandmaster: 'Altmeister' },
  levelAdverb: {
    apprentice: 'gemütlich',
    journeyman: 'ordentlich',
    master: 'gut',
    grandmaster: 'meisterlich',
  },
  table: {
    toHome: 'Zur Stube',
    choices: 'Deine Möglichkeiten',
    closedChoices: 'Jetzt nicht möglich',
    log: 'Verlauf',
    logEmpty: 'Noch ist nichts geschehen.',
    notation: 'Kurzschrift',
    copyMoves: 'Züge kopieren',
    copied: 'Kopiert',
    actionsTab: 'Aktionen',
    undo: 'Zurück',
    confirm: 'Zug beenden',
    thinking: 'denkt nach',
    pastMoment: (move, of) => `Du siehst den Tisch nach Zug ${move} von ${of}.`,
    backToNow: 'Zurück zum Jetzt',
    score: 'Wertungsblock',
    hint: 'Rat holen',
    guideTitle: 'Begleiter',
    hintTitle: 'Murr rät',
    hintThinking: 'Murr überlegt …',
    hintValue: (lead) =>
      lead >= 0.05
        ? `${lead.toFixed(1).replace('.', ',')} vorn`
        : lead <= -0.05
          ? `${(-lead).toFixed(1).replace('.', ',')} zurück`
          : 'gleichauf',
    yourArea: 'Dein Bereich',
    others: 'Die anderen',
    board: 'Spielbrett',
    seal: (commitment) => `Siegel der Mischung: ${commitment}`,
    corrections: (name) => `Mit berichtigten Werten: ${name}`,
    loading: 'Der Tisch wird gedeckt …',
    lists: 'Listen',
    noChoices: 'Gerade entscheiden andere.',
    guideOff: 'Begleiter wegschicken',
    guideGlow: 'Was leuchtet, kannst du anklicken. Was blass ist, erklärt dir, warum es nicht geht.',
    hintClose: 'Rat weglegen',
  },
  since: {
    skip: 'Züge der anderen überspringen',
    watch: 'Noch einmal sehen, was die anderen taten',
    stop: 'Zurück zum Jetzt',
    lines: 'Zeilen zeigen',
  },
  payment: {
    title: 'Mit Ersatz bezahlen?',
    standsIn: (what) => `Für das, was dir fehlt, zahlst du: ${what}.`,
    pay: 'So bezahlen',
    leave: 'Lieber nicht',
  },
  curtain: {
    title: (name) => `${name} ist am Zug`,
    text: 'Gebt den Bildschirm weiter. Niemand sonst schaut hin.',
    itIsMe: (name) => `Ich bin ${name}`,
    meanwhile: 'Inzwischen',
    read: 'Gelesen',
  },
  campaign: {
    start: 'Kampagne beginnen',
    begun: 'Begonnene Kampagnen',
    games: (count) => (count === 1 ? '1 Partie' : `${count} Partien`),
    goOn: 'Die Reise geht weiter',
    goOnHint: 'Zur Chronik der Kampagne',
    save: 'Kampagne als Datei sichern',
    remove: 'Kampagne wegwerfen',
    reallyRemove: (count) =>
      count === 0
        ? 'Wirklich wegwerfen?'
        : `Wirklich wegwerfen, mit ${count === 1 ? '1 Partie' : `${count} Partien`}?`,
    noSuch: 'Diese Kampagne liegt nicht in diesem Browser.',
  },
  closing: {
    over: 'Die Partie ist zu Ende',
    wins: (names) => `${und(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'}`,
    youWin: 'Du gewinnst',
    lost: (rival) => `${rival} gewinnt`,
    notReached: 'Noch nicht geschafft',
    summaryTargets: (total, met, all) =>
      `Mit ${mitPunkten(total)}; ${met === all ? 'alle Ziele sind erreicht' : `${met} von ${all} Zielen ${met === 1 ? 'ist' : 'sind'} erreicht`}.`,
    targets: 'Ziele',
    target: ({ wanted, reached }) => {
      if (wanted === 1) return reached > 0 ? 'erreicht' : 'fehlt';
      if (reached >= wanted) return `${reached}, erreicht`;
      return `${reached}, ${wanted - reached === 1 ? 'es fehlt 1' : `es fehlen ${wanted - reached}`}`;
    },
    summary: (total, ahead, seconds) =>
      ahead === 0
        ? `Mit ${mitPunkten(total)}, gleichauf mit ${und(seconds)}; was übrig blieb, gab den Ausschlag.`
        : `Mit ${mitPunkten(total)}, ${punkte(ahead)} vor ${und(seconds)}.`,
    summaryTie: (total) => `Geteilter Sieg mit je ${mitPunkten(total)}.`,
    summaryAlone: (total, next) =>
      next === undefined
        ? `Dein Titel mit ${mitPunkten(total)}: Einen höheren gibt es nicht.`
        : `Dein Titel mit ${mitPunkten(total)}. Bis zum nächsten, ${next.name}, ${next.from - total === 1 ? 'fehlt' : 'fehlen'} ${punkte(next.from - total)}.`,
    summaryRival: (total, rivalTotal, rival) => `${rival} hat ${punkte(rivalTotal)}, du hast ${total}.`,
    counting: 'Jetzt wird gezählt',
    skip: 'Ein Klick oder eine Taste, und das Ergebnis steht da.',
    pad: 'Wertungsblock',
    total: 'Summe',
    overTime: 'Punkte im Lauf der Partie',
    bySource: 'Woher die Punkte kamen',
    again: 'Noch einmal',
    againHint: 'Gleiche Runde, neu gemischt',
    replay: 'Ansehen',
    replayHint: 'Die Partie Zug für Zug',
    whatIf: 'Was wäre, wenn …',
    whatIfHint: 'Ab jedem Zug anders spielen',
    coach: 'Mit Murr ansehen',
    coachHint: 'Was gut war, was nicht, und warum',
    seed: 'Mischung offengelegt: Mischwort',
    seedChecked: 'passt zum Siegel vom Anfang',
    seedWrong: 'passt nicht zum Siegel vom Anfang!',
    next: 'Wie weiter',
    export: 'Mitschrift speichern',
  },
  replay: {
    title: 'Die Partie Zug für Zug',
    play: 'Abspielen',
    pause: 'Anhalten',
    first: 'Zum Anfang',
    back: 'Ein Zug zurück',
    forward: 'Ein Zug vor',
    last: 'Zum Ende',
    turnBack: 'Bis zum vorigen Spieler',
    turnForward: 'Bis zum nächsten Spieler',
    speed: 'Tempo',
    times: (speed) => `${speed}×`.replace('.', ','),
    move: (move, of) => `Zug ${move} von ${of}`,
    fork: 'Von hier anders spielen',
    end: 'Zum Ergebnis',
    slider: 'Zug',
  },
  rules: {
    title: 'Regelbuch',
    search: 'Im Regelbuch suchen',
    nothing: 'Dazu steht nichts im Regelbuch.',
    found: (count) => (count === 1 ? '1 Stelle' : `${count} Stellen`),
    chapters: 'Kapitel',
    loading: 'Das Regelbuch wird geholt …',
    close: 'Regelbuch schließen',
  },
  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    light: 'Licht',
    day: 'Tageslicht',
    candle: 'Kerzenlicht',
    speed: 'Bewegung der Steine',
    speeds: { off: 'aus', fast: 'flott', normal: 'normal', slow: 'gemächlich' },
    pace: 'Tempo der Automaten',
    paces: { off: 'sofort', fast: 'flott', normal: 'normal', slow: 'gemächlich' },
    payments: 'Bezahlen bestätigen',
    confirmations: { never: 'nie', coins: 'mit Münzen', always: 'immer' },
    oneClick: 'Mit einem Klick bezahlen',
    oneClickHint:
      'Wie das Spiel es vorschlägt, ohne Rückfrage. Stehen Münzen für etwas anderes, gilt die Zeile „Bezahlen bestätigen“.',
    autoEnd: 'Zug von selbst beenden',
    autoEndHint: 'Sobald nichts anderes mehr zu tun ist. Zurücknehmen lässt sich der Zug dann nicht mehr.',
    guide: 'Begleiter',
    guideHint: 'Erklärt jede Entscheidung, sobald sie ansteht.',
    sound: 'Klang',
    soundHint: 'Leise: Holz, Karten, Münzen, eine Glocke.',
    logDensity: 'Zeilen im Verlauf',
    densities: { roomy: 'luftig', dense: 'dicht' },
    seatColours: 'Farben der Plätze',
    colourSets: { heraldic: 'heraldisch', distinct: 'gut unterscheidbar' },
    name: 'Dein Name',
    close: 'Fertig',
  },
  offline: {
    newVersion: 'Eine neue Fassung der Stube liegt bereit.',
    takeIt: 'Einrichten',
    playedElsewhere: 'In einem anderen Fenster wird noch gespielt. Danach ist es so weit.',
    keepAll: 'Alle Spiele auf diesem Gerät behalten',
    kept: (games) =>
      games.length === 0
        ? 'Was du öffnest, lässt sich danach ohne Netz spielen.'
        : `Ohne Netz spielbar: ${und(games)}.`,
    notFetched: 'Gerade lassen sich nicht alle Spiele holen. Was fehlt, kommt, sobald das Netz da ist.',
    stored: (megabytes, lasts) =>
      `Belegt ${megabytes.toFixed(1).replace('.', ',')} MB${lasts ? ', vor dem Aufräumen des Browsers geschützt' : ''}.`,
  },
  help: { title: 'Tasten' },
  error: {
    title: 'Da ist etwas vom Tisch gefallen',
    text: 'Die Anzeige ist gestolpert. Deine Partien sind gespeichert; nichts ist verloren.',
    home: 'Zur Stube',
    reload: 'Neu laden',
    worker: 'Der Tisch antwortet nicht mehr. Die Partie ist bis zum letzten Zug gespeichert.',
    notFound: 'Diese Tür gibt es nicht',
    notFoundText: 'Unter dieser Adresse ist nichts zu finden. Vielleicht hat sie einen Schreibfehler.',
    noGame: 'Dieses Spiel gibt es hier nicht',
    noGameText: 'Auf dem Regal stehen alle, die es gibt.',
    away: (game) => `${game}: noch nicht hier`,
    awayText:
      'Das Spiel liegt noch nicht auf diesem Gerät und lässt sich gerade nicht holen: Das Netz fehlt, oder an der Tür wartet eine neue Fassung der Stube. Einmal mit Netz geöffnet, bleibt es hier.',
    gone: 'Diese Partie liegt nicht (mehr) in der Truhe.',
    noLongerReplays: 'Diese Partie lässt sich mit den heutigen Regeln nicht mehr nachspielen.',
    storage:
      'Der letzte Zug konnte nicht gespeichert werden, darum gilt er nicht. Schließe diese Zeile, und es geht weiter.',
    notStarted: 'Der Browser lässt hier nichts speichern, darum kann keine Partie beginnen.',
    bot: 'Ein Automat ist über seinen Zug gestolpert. Schließe diese Zeile, und er versucht es noch einmal.',
    elsewhere: 'Diese Partie liegt schon auf einem Tisch',
    elsewhereText: 'Sie ist in einem anderen Fenster offen. Schließe es dort und lade neu.',
  },
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'notYourTurn':
        return 'Du bist gerade nicht am Zug.';
      case 'outOfDate':
        return 'Inzwischen hat sich etwas geändert.';
      case 'nothingToUndo':
        return 'Hier lässt sich nichts mehr zurücknehmen.';
      case 'notStored':
        return 'Der Zug konnte nicht gespeichert werden. Versuche es noch einmal.';
      default:
        return 'Das ist gerade nicht möglich.';
    }
  },
};
