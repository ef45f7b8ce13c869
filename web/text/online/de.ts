import { asClock, inDays, inHours, inMinutes, inSeconds, nightsUntil } from './times.ts';
import type { OnlineWords } from './words.ts';

const ZU = ['', 'allein', 'zu zweit', 'zu dritt', 'zu viert', 'zu fünft'];
const minuten = (n: number): string => (n === 1 ? '1 Minute' : `${n} Minuten`);
const sekunden = (n: number): string => (n === 1 ? '1 Sekunde' : `${n} Sekunden`);
const stunden = (n: number): string => (n === 1 ? '1 Stunde' : `${n} Stunden`);
const tage = (n: number): string => (n === 1 ? '1 Tag' : `${n} Tage`);
const und = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} und ${names[names.length - 1]}`;

const uhr = (time: number): string =>
  new Date(time).toLocaleTimeString('de', { hour: '2-digit', minute: '2-digit' });
const frist = (milliseconds: number): string =>
  inHours(milliseconds) >= 48 ? tage(inDays(milliseconds)) : stunden(inHours(milliseconds));
const lang = (milliseconds: number): string =>
  inHours(milliseconds) >= 2 ? frist(milliseconds) : minuten(inMinutes(milliseconds));

function bis(time: number): string {
  const nights = nightsUntil(time);
  if (nights <= 0) return `bis ${uhr(time)} Uhr`;
  if (nights === 1) return `bis morgen, ${uhr(time)} Uhr`;
  return `bis ${new Date(time).toLocaleDateString('de', { weekday: 'long' })}, ${uhr(time)} Uhr`;
}

export const de: OnlineWords = {
  problem: {
    malformed: 'Das hat die Stube nicht verstanden.',
    tooLarge: 'Das ist zu lang.',
    tooMuch: 'Das war etwas viel auf einmal. Gleich geht es weiter.',
    who: 'Die Stube kennt dich nicht mehr. Melde dich noch einmal an.',
    foreignOrigin: 'Das kam von einer fremden Seite.',
    gone: 'Diesen Tisch gibt es nicht, oder er ist nicht für dich gedeckt.',
    notYours: 'Das darf nur, wer am Tisch sitzt.',
    closed: 'Dieses Haus ist nur für Geladene offen.',
    noFreeSeat: 'Der Platz ist inzwischen besetzt.',
    notNow: 'Das geht gerade nicht.',
    changed: 'Jemand war schneller. Schau noch einmal hin.',
    box: 'Die berichtigten Werte passen nicht zu diesem Spiel.',
    noSuchTable: 'So lässt sich dieses Spiel nicht spielen.',
    record: 'Diese Mitschrift lässt sich nicht weiterspielen.',
    notReady: 'Noch sind nicht alle bereit.',
    notStored: 'Das Haus konnte es nicht aufschreiben, darum ist nichts geschehen.',
    unexpected: 'Im Haus ist etwas umgefallen. Nichts ist verloren.',
    unreachable: 'Das Haus antwortet gerade nicht.',
  },
  emote: {
    cheers: 'Prosit!',
    clover: 'Viel Glück!',
    fox: 'Schlau!',
    hat: 'Hut ab!',
    heart: 'Danke!',
    jug: 'Oh weh!',
    snail: 'Nur die Ruhe.',
    storm: 'Donnerwetter!',
  },
  left: (milliseconds) => asClock(milliseconds) ?? frist(milliseconds),
  until: bis,
  clock: uhr,
  company: (seats) => ZU[seats] ?? `zu ${seats}`,
  pace: {
    title: { live: 'Heute Abend', days: 'Über Tage', free: 'Ohne Uhr' },
    hint: {
      live: 'alle sitzen zugleich da',
      days: 'jeder zieht, wann er mag',
      free: 'niemand wird gedrängt',
    },
    short: (pace) => {
      if (pace.kind === 'free') return 'ohne Uhr';
      if (pace.kind === 'days') return `über Tage · ${lang(pace.bank)} je Zug`;
      return `heute Abend · ${inMinutes(pace.bank)} Min. + ${inSeconds(pace.increment)} s`;
    },
    sentence: (pace) => {
      if (pace.kind === 'free') return 'ohne Uhr. Niemand wird gedrängt.';
      if (pace.kind === 'days') return `über Tage. ${lang(pace.bank)} für jeden Zug.`;
      return `heute Abend. ${minuten(inMinutes(pace.bank))} für jeden und ${sekunden(inSeconds(pace.increment))} für jeden Zug.`;
    },
  },
  guest: 'Gast',
  signedIn: (name) => `Du bist ${name}`,
  home: {
    waiting: (tables) => (tables === 1 ? 'Ein Tisch wartet auf dich' : `Auf dich warten ${tables} Tische`),
    tables: 'Deine Tische',
    yourTurn: 'Du bist am Zug',
    fillsUp: 'Der Tisch füllt sich',
    thinks: (name) => `${name} denkt nach`,
    over: 'zu Ende',
    open: 'Offene Tische',
    none: 'Gerade ist kein Tisch offen. Decke einen, und gib den Link weiter.',
    openOne: 'Tisch eröffnen',
    at: (host) => `bei ${host}`,
    freeSeats: (free) => (free === 1 ? 'ein Platz frei' : `${free} Plätze frei`),
    account: 'Dein Schlüssel zur Stube',
  },
  opening: {
    title: 'Einen Tisch eröffnen',
    heading: 'So wollen wir spielen',
    sentence: ['Auf den Tisch kommt ', ', ', '. Mitspielen darf, ', '; zuschauen ', '.'],
    game: 'Welches Spiel',
    seats: 'Wie viele Plätze',
    join: 'Wer mitspielen darf',
    joinBy: { anyone: 'wer mag', link: 'wer den Link hat', invitation: 'wer eingeladen ist' },
    watch: 'Wer zuschauen darf',
    watchers: ['jeder', 'niemand'],
    when: 'Wann gespielt wird',
    live: ['Jeder hat ', ' und bekommt für jeden Zug ', ' dazu.'],
    days: ['Jeder hat für jeden Zug ', '; Nachtruhe ist ', '.'],
    free: 'Keine Uhr läuft. Wer lange weg ist, für den können alle einen Automaten bitten.',
    timeUp: ['Ist die Zeit um, ', '.'],
    bank: 'Wie viel Zeit jeder hat',
    increment: 'Wie viel jeder Zug dazugibt',
    quiet: 'Nachtruhe',
    noQuiet: 'keine',
    quietHours: (from, to) => `von ${from} bis ${to} Uhr`,
    whenUp: 'Was geschieht, wenn die Zeit um ist',
    ups: { bot: 'spielt ein Automat weiter, bis man wieder da ist', wait: 'warten alle' },
    minutes: minuten,
    seconds: sekunden,
    hours: stunden,
    dayCount: tage,
    tableName: 'Name der Runde',
    tableNameHint: 'Mittwochsrunde',
    agreed: 'Was in der Schachtel liegt',
    undo: 'Zurücknehmen',
    undoHint: 'frei bis zum letzten Aufdecken, darüber hinaus fragen wir alle',
    lay: 'Tisch decken',
    afterwards: 'Danach bekommst du den Link zum Weitergeben.',
    you: 'du',
    openSeat: 'frei',
    forLink: 'für Gäste',
    sitter: (seat) => `Wer auf Platz ${seat} sitzt`,
    fill: 'Freie Plätze mit Automaten füllen',
    fromRecord: 'Mit anderen weiterspielen',
    fromRecordText:
      'Die Partie kommt auf einen Tisch des Hauses, so wie sie steht. Die Plätze der anderen sind frei für die, denen du den Link gibst.',
    whoAreYou: 'Dein Platz',
  },
  letter: {
    title: 'Eine Einladung',
    invites: (host) => `${host} lädt dich an den Tisch`,
    begun: 'Der Tisch spielt schon',
    begunText: 'Du kannst zuschauen. Wo ein Automat sitzt, darfst du vielleicht einspringen.',
    full: 'Alle Plätze sind besetzt. Zuschauen darfst du gern.',
    isThere: (names) =>
      names.length === 0
        ? ''
        : names.length === 1
          ? `${names[0]} sitzt schon.`
          : `${und(names)} sitzen schon.`,
    yourSeat: 'dein Platz',
    free: 'frei',
    bot: 'Automat',
    name: 'Wie sollen wir dich nennen?',
    crest: 'Dein Wappen',
    crestOf: (seat) => `Wappen von Platz ${seat}`,
    sit: 'Platz nehmen',
    stepIn: (name) => `Für ${name} einspringen`,
    watch: 'Nur zuschauen',
    noAccount: 'Kein Konto nötig. Dein Platz bleibt deiner, auch wenn du das Fenster schließt.',
    haveAccount: 'Ich habe ein Konto',
    corrected: (name) => `An diesem Tisch gilt „${name}“ für alle. Wer Platz nimmt, stimmt zu.`,
    rules: 'Ich kenne es nicht: zum Regelbuch',
  },
  waiting: {
    fillsUp: 'Der Tisch füllt sich',
    invitation: 'Einladung',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    send: 'Schicken',
    ready: 'bereit',
    sitsDown: 'setzt sich gerade',
    away: 'ist gerade weg',
    iAmReady: 'Ich bin bereit',
    iAmNot: 'Doch noch nicht',
    begin: 'Partie beginnen',
    allReady: 'Alle sind bereit.',
    hostBegins: (host) => `Alle sind bereit. ${host} beginnt.`,
    missing: (free, notReady) => {
      if (free === 1) return 'Ein Platz ist noch frei.';
      if (free > 1) return `${free} Plätze sind noch frei.`;
      return notReady === 1 ? 'Noch einer ist nicht bereit.' : `Noch ${notReady} sind nicht bereit.`;
    },
    botFor: (name) => `Automat für ${name}`,
    missingHint: 'Fehlt jemand, setzt du einen Automaten auf den Platz.',
    leave: 'Tisch verlassen',
    atTheTable: 'Am Tisch',
    stay: 'Dein Platz bleibt deiner, auch wenn du das Fenster schließt.',
  },
  talk: {
    title: 'Gespräch',
    apart: 'Auf der Ofenbank: Was hier gesagt wird, lesen die am Tisch erst nach der Partie.',
    none: 'Noch hat niemand etwas gesagt.',
    write: 'Nachricht',
    placeholder: 'Ein Wort an den Tisch …',
    send: 'Senden',
    emotes: 'Ohne Worte',
    off: 'Gespräch ausblenden',
    on: 'Gespräch einblenden',
    isOff: 'Du hast das Gespräch ausgeblendet.',
    looksOn: 'schaut zu',
  },
  table: {
    here: 'ist da',
    away: 'ist weg',
    awaySince: (milliseconds) => `weg seit ${lang(milliseconds)}`,
    night: 'zieht über Tage, gerade nicht da',
    clock: (name, left) => `${name}: noch ${left}`,
    standIn: (name, why) =>
      why === 'timeUp'
        ? `Die Zeit von ${name} ist um. Bis zur Rückkehr spielt ein Automat.`
        : `${name} ist weg. Bis zur Rückkehr spielt ein Automat.`,
    watching: (count) => (count === 1 ? 'einer schaut zu' : `${count} schauen zu`),
    menu: 'Mehr',
    copyLink: 'Link kopieren',
    handOver: 'Platz abgeben',
    handOverHint: 'Ein Automat spielt für dich, bis du ihn wieder übernimmst.',
    askEnd: 'Um ein Ende bitten',
    askPause: 'Um eine Pause bitten',
    goOn: 'Weiterspielen',
    paused: 'Pause: Alle Uhren stehen.',
    askAll: 'Alle fragen',
    leave: 'Tisch für immer verlassen',
    leaveHint: 'Ein Automat behält den Platz.',
    online: 'Mit anderen weiterspielen',
    onlineHint: 'Die Partie kommt auf einen Tisch des Hauses.',
    connecting: 'Kurz weg, nichts verloren. Die Verbindung wird gesucht …',
    seenFrom: 'aus Sicht von',
    watchTitle: 'Du schaust zu',
    watchText: 'Du siehst, was alle sehen. Was verdeckt ist, bleibt verdeckt, auch im Gespräch.',
    ended: 'Die Partie wurde beendet',
    endedText: 'Alle waren einverstanden. Niemand gewinnt.',
    download: 'Mitschrift speichern',
    nextTable: 'Zum neuen Tisch',
  },
  request: {
    back: (name) => `${name} bittet um einen Zug zurück`,
    backText: 'Seither wurde etwas aufgedeckt; darum müssen alle zustimmen.',
    end: (name) => `${name} möchte aufhören`,
    endText: 'Sind alle einverstanden, endet die Partie hier. Niemand gewinnt.',
    pause: (name) => `${name} bittet um eine Pause`,
    pauseText: 'Alle Uhren stehen, bis jemand weiterspielt.',
    bot: (name, absent) => `${name} schlägt einen Automaten für ${absent} vor`,
    botText: (absent) => `${absent} ist weg. Bis zur Rückkehr spielt ein Automat.`,
    you: 'Du hast gefragt',
    show: 'zeigen',
    agree: 'Einverstanden',
    refuse: 'Lieber nicht',
    asked: 'Alle sind gefragt.',
    vote: (name, yes) =>
      `${name}: ${yes === null ? 'überlegt noch' : yes ? 'einverstanden' : 'lieber nicht'}`,
    agreed: 'Alle waren einverstanden.',
    refused: 'Jemand möchte lieber nicht.',
    lapsed: 'Nicht alle haben geantwortet.',
    close: 'Weglegen',
    isAway: (name) => `${name} ist weg`,
    offerBot: 'Automat?',
    yourSeat: 'Willkommen zurück',
    yourSeatText: {
      handedOver: 'Ein Automat hält deinen Platz warm.',
      timeUp: 'Deine Zeit war um, darum spielt ein Automat für dich.',
      agreed: 'Du warst weg, darum spielt ein Automat für dich.',
    },
    takeBack: 'Platz übernehmen',
  },
  prepared: {
    title: 'Vormerken',
    hint: 'Ein Zug von hier wird gemacht, sobald du dran bist und er noch geht.',
    waits: (words) => `Vorgemerkt: ${words}`,
    drop: 'Doch nicht',
    gone: (words) => `Dein vorgemerkter Zug geht nicht mehr: ${words}`,
    close: 'Verstanden',
  },
  account: {
    title: 'Dein Schlüssel zur Stube',
    guest: 'Du bist zu Gast',
    guestText:
      'Deine Tische hängen an diesem Browser. Mit einem Schlüssel findest du sie auf jedem Gerät wieder.',
    running: (count) => (count === 1 ? 'laufender Tisch' : 'laufende Tische'),
    finished: (count) => (count === 1 ? 'beendete Partie' : 'beendete Partien'),
    nothingLost: 'Nichts davon geht verloren, ob mit oder ohne Konto.',
    forge: 'Schlüssel schmieden',
    forgeText: 'E-Mail und Passwort öffnen deine Stube auf jedem Gerät.',
    name: 'Dein Name an allen Tischen',
    crest: 'Dein Wappen',
    known: 'So kennt man dich',
    keep: 'Merken',
    email: 'E-Mail',
    password: 'Passwort',
    passwordHint: 'Mindestens acht Zeichen.',
    create: 'Konto anlegen',
    haveOne: 'Ich habe schon einen Schlüssel: anmelden',
    signIn: 'Anmelden',
    optional: 'Die E-Mail dient nur dazu, dich zu erkennen und auf Wunsch an den Zug zu erinnern.',
    key: 'Dein Schlüssel',
    keyText: (email) => `Du bist angemeldet als ${email}.`,
    signOut: 'Abmelden',
    signOutHint: 'Auch in allen anderen Fenstern dieses Browsers.',
    taken: 'Das hat nicht geklappt. Vielleicht gibt es zu dieser E-Mail schon ein Konto.',
    wrong: 'E-Mail oder Passwort stimmen nicht.',
    calls: 'Wie dich die Stube ruft',
    callsText: 'Auf diesem Gerät, mit einem Brief oder gar nicht.',
    toProfile: 'Deine Partien',
  },
  profile: {
    title: 'Wer am Tisch sitzt',
    nobody: 'Noch kennt dich hier niemand. Setz dich an einen Tisch.',
    summary: (games, won) =>
      `${games === 1 ? '1 Partie' : `${games} Partien`} · ${won === 1 ? '1 Sieg' : `${won} Siege`}`,
    history: 'Partien',
    noHistory: 'Noch ist keine Partie zu Ende.',
    running: 'Laufende Tische',
    ended: 'abgebrochen',
    account: 'Dein Schlüssel zur Stube',
    notices: 'Wie dich die Stube ruft',
  },
  notices: {
    title: 'Die Stube ruft',
    heading: 'Wann und wie',
    none: 'Dieses Haus ruft niemanden: Weder Meldungen noch Briefe sind eingerichtet. Die Liste an der Tür zeigt, wo du am Zug bist.',
    push: 'Auf diesem Gerät',
    pushHint: 'Eine Meldung, sobald du am Zug bist.',
    mail: 'Mit einem Brief',
    mailHint: 'Wenn du länger ausbleibst.',
    mailAfter: 'nach',
    hook: 'An eine Adresse',
    hookHint: 'Ein Webhook: ein paar Worte JSON an eine https-Adresse.',
    quiet: 'Nachtruhe',
    rules: [
      'Sitzt du am Tisch, klingelt nichts: Das Fenster selbst leuchtet.',
      'Ein Zug, ein Ruf. Wer inzwischen gezogen hat, bekommt keinen zweiten.',
      'Kein Ruf verrät verdeckte Karten.',
    ],
    save: 'Merken',
    saved: 'Gemerkt.',
    notAllowed: 'Der Browser erlaubt hier keine Meldungen.',
    needsAccount: 'Für Briefe braucht es ein Konto mit E-Mail.',
    example: 'Burgund: Du bist am Zug',
    exampleText: 'Mittwochsrunde. Noch 11 Stunden.',
    now: 'jetzt',
  },
};
