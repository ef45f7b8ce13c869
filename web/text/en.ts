import type { Words } from './words.ts';

const number = ['no', 'one', 'two', 'three', 'four'];
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const and = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;

function ago(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'yesterday' : `${days} days ago`;
}

export const en: Words = {
  home: {
    motto: 'Five games, one table.',
    goOn: 'Continue',
    go: 'Go on',
    yourTurn: 'It is your turn',
    broken: 'Cannot be opened',
    games: 'The games',
    minutes: 'min',
    allGames: (count) => `My games (${count})`,
    disclaimer:
      'Spielstube is a free fan project, not connected with the authors or publishers of these games. Names belong to their owners; all drawings are our own.',
    ago,
    waitsFor: (name) => `${name} is to move`,
  },
  quick: {
    title: 'Quick play',
    sentence: ['I play ', ' against ', ' that play ', '.'],
    bots: (count) => (count === 1 ? 'one bot' : `${number[count]} bots`),
    chooseGame: 'Which game',
    chooseBots: 'Against how many',
    chooseLevel: 'How well they play',
    start: 'Let’s go',
    guide: 'with a guide for the first game',
  },
  ways: {
    title: 'Other tables',
    learn: 'Learn with Murr',
    learnHint: 'A first game, step by step',
    solo: (rival) => `Alone against ${rival}`,
    soloHint: 'A silent rival, a close score',
    friends: 'With friends at this screen',
    friendsHint: 'Hidden cards stay hidden',
    file: 'A game from a file',
    fileHint: 'Open a record and play on',
  },
  file: {
    refused: 'This file cannot be opened',
    line: (line) => `Line ${line}`,
    notText: 'This is no record of a Spielstube game.',
    close: 'Understood',
  },
  setup: {
    players: 'Who sits at the table?',
    nobody: 'empty',
    you: 'Me',
    youName: 'You',
    friend: 'Friend',
    bot: 'Bot',
    name: 'Name',
    kind: 'Who sits here',
    level: 'Strength',
    seat: (seat) => `Seat ${seat}`,
    seed: 'Seed of the shuffle',
    seedHint: 'Same seed, same cards. Empty: chance shuffles.',
    seedRandom: 'random',
    start: 'Start the game',
    rules: 'Rules book',
    box: 'Played with',
    boxAsItComes: 'the values of Spielstube',
    openBox: 'What is in the box',
    switchedOn: (count, of) => `${count} of ${of}`,
    fan: 'An unofficial fan project. No material, pictures or texts of the publisher; the rules are told in our own words.',
    solo: (rival) => `Alone at the table: you play against ${rival}.`,
    noPerson: 'Nobody plays: you watch the bots.',
    tooFew: (counts) => `This game is for ${counts} players.`,
    emptyName: 'Every seat needs a name.',
  },
  level: { apprentice: 'Apprentice', journeyman: 'Journeyman', master: 'Master', grandmaster: 'Grandmaster' },
  levelAdverb: { apprentice: 'casually', journeyman: 'decently', master: 'well', grandmaster: 'masterfully' },
  table: {
    toHome: 'To the parlour',
    choices: 'Your choices',
    closedChoices: 'Not possible now',
    log: 'Log',
    logEmpty: 'Nothing has happened yet.',
    notation: 'Notation',
    copyMoves: 'Copy moves',
    copied: 'Copied',
    actionsTab: 'Actions',
    undo: 'Undo',
    confirm: 'End turn',
    thinking: 'is thinking',
    pastMoment: (move, of) => `You see the table after move ${move} of ${of}.`,
    backToNow: 'Back to now',
    score: 'Score pad',
    hint: 'Ask for advice',
    guideTitle: 'Guide',
    hintTitle: 'Murr’s advice',
    hintThinking: 'Murr is thinking …',
    hintValue: (lead) =>
      lead >= 0.05
        ? `${lead.toFixed(1)} ahead`
        : lead <= -0.05
          ? `${(-lead).toFixed(1)} behind`
          : 'about even',
    yourArea: 'Your area',
    others: 'The others',
    board: 'Board',
    seal: (commitment) => `Seal of the shuffle: ${commitment}`,
    corrections: (name) => `With corrected values: ${name}`,
    loading: 'The table is being laid …',
    lists: 'Lists',
    noChoices: 'Others are deciding now.',
    guideOff: 'Send the guide away',
    guideGlow: 'What glows can be clicked. What is pale tells you why it is closed.',
    hintClose: 'Put the advice away',
  },
  since: {
    skip: 'Skip the moves of the others',
    watch: 'See again what the others did',
    stop: 'Back to now',
    lines: 'Show the lines',
  },
  payment: {
    title: 'Pay with a substitute?',
    standsIn: (what) => `In place of what you lack you pay ${what}.`,
    pay: 'Pay like this',
    leave: 'Rather not',
  },
  curtain: {
    title: (name) => `${name} is to move`,
    text: 'Hand the screen over. Nobody else looks.',
    itIsMe: (name) => `I am ${name}`,
    meanwhile: 'Meanwhile',
    read: 'Read',
  },
  campaign: {
    start: 'Start a campaign',
    begun: 'Campaigns under way',
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
    goOn: 'The journey goes on',
    goOnHint: 'To the chronicle of the campaign',
    save: 'Save the campaign as a file',
    remove: 'Throw the campaign away',
    reallyRemove: (count) =>
      count === 0
        ? 'Really throw it away?'
        : `Really throw it away, with ${count === 1 ? '1 game' : `${count} games`}?`,
    noSuch: 'This campaign is not kept in this browser.',
  },
  closing: {
    over: 'The game is over',
    wins: (names) => `${and(names)} ${names.length > 1 ? 'win' : 'wins'}`,
    youWin: 'You win',
    lost: (rival) => `${rival} wins`,
    notReached: 'Not quite there',
    summaryTargets: (total, met, all) =>
      `With ${points(total)}; ${met === all ? 'all targets are met' : `${met} of ${all} targets ${met === 1 ? 'is' : 'are'} met`}.`,
    targets: 'Targets',
    target: ({ wanted, reached }) => {
      if (wanted === 1) return reached > 0 ? 'met' : 'missing';
      if (reached >= wanted) return `${reached}, met`;
      return `${reached}, ${wanted - reached} short`;
    },
    summary: (total, ahead, seconds) =>
      ahead === 0
        ? `With ${points(total)}, level with ${and(seconds)}; what was left over decided.`
        : `With ${points(total)}, ${points(ahead)} ahead of ${and(seconds)}.`,
    summaryTie: (total) => `A shared victory with ${points(total)} each.`,
    summaryAlone: (total, next) =>
      next === undefined
        ? `Your title with ${points(total)}: there is none higher.`
        : `Your title with ${points(total)}, ${points(next.from - total)} short of the next one, ${next.name}.`,
    summaryRival: (total, rivalTotal, rival) => `${rival} has ${points(rivalTotal)}, you have ${total}.`,
    counting: 'Now the points are counted',
    skip: 'A click or a key, and the result is there.',
    pad: 'Score pad',
    total: 'Total',
    overTime: 'Points over time',
    bySource: 'Where the points came from',
    again: 'Again',
    againHint: 'Same table, new shuffle',
    replay: 'Replay',
    replayHint: 'The game move by move',
    whatIf: 'What if …',
    whatIfHint: 'Play on from any move',
    coach: 'Review with Murr',
    coachHint: 'Good moves, bad ones, and why',
    seed: 'Shuffle disclosed: seed',
    seedChecked: 'matches the seal from the start',
    seedWrong: 'does not match the seal from the start!',
    next: 'What next',
    export: 'Save the record',
  },
  replay: {
    title: 'The game move by move',
    play: 'Play',
    pause: 'Pause',
    first: 'To the start',
    back: 'One move back',
    forward: 'One move on',
    last: 'To the end',
    turnBack: 'One turn back',
    turnForward: 'One turn on',
    speed: 'Speed',
    times: (speed) => `${speed}×`,
    move: (move, of) => `Move ${move} of ${of}`,
    fork: 'Play on from here',
    end: 'To the result',
    slider: 'Move',
  },
  rules: {
    title: 'Rules book',
    search: 'Search the rules book',
    nothing: 'The rules book says nothing about this.',
    found: (count) => (count === 1 ? '1 place' : `${count} places`),
    chapters: 'Chapters',
    loading: 'The rules book is being fetched …',
    close: 'Close the rules book',
  },
  settings: {
    title: 'Settings',
    language: 'Language',
    light: 'Light',
    day: 'Daylight',
    candle: 'Candlelight',
    speed: 'Motion of the pieces',
    speeds: { off: 'off', fast: 'quick', normal: 'normal', slow: 'unhurried' },
    pace: 'Pace of the bots',
    paces: { off: 'at once', fast: 'quick', normal: 'normal', slow: 'unhurried' },
    payments: 'Confirm payments',
    confirmations: { never: 'never', coins: 'with coins', always: 'always' },
    oneClick: 'Pay with one click',
    oneClickHint:
      'As the game proposes, without asking. Where coins stand in for something else, “Confirm payments” holds.',
    autoEnd: 'End my turn by itself',
    autoEndHint: 'As soon as nothing else is left to do. The turn can then no longer be taken back.',
    guide: 'Guide',
    guideHint: 'Explains every decision as it comes up.',
    sound: 'Sound',
    soundHint: 'Soft: wood, cards, coins, a bell.',
    logDensity: 'Lines of the log',
    densities: { roomy: 'roomy', dense: 'dense' },
    seatColours: 'Colours of seats',
    colourSets: { heraldic: 'heraldic', distinct: 'easily told apart' },
    name: 'Your name',
    close: 'Done',
  },
  offline: {
    newVersion: 'A new version of the parlour is ready.',
    takeIt: 'Move in',
    playedElsewhere: 'A game is being played in another window. It can be done after that.',
    keepAll: 'Keep all games on this device',
    kept: (games) =>
      games.length === 0
        ? 'What you open can be played without the network afterwards.'
        : `Playable without the network: ${and(games)}.`,
    notFetched: 'Not all games can be fetched now. What is missing comes when the network is back.',
    stored: (megabytes, lasts) =>
      `Takes up ${megabytes.toFixed(1)} MB${lasts ? ', safe from the browser’s cleaning up' : ''}.`,
  },
  help: { title: 'Keys' },
  error: {
    title: 'Something fell off the table',
    text: 'The display has stumbled. Your games are stored; nothing is lost.',
    home: 'To the parlour',
    reload: 'Reload',
    worker: 'The table no longer answers. The game is stored up to the last move.',
    notFound: 'There is no such door',
    notFoundText: 'Nothing is to be found at this address. Perhaps it is misspelt.',
    noGame: 'There is no such game here',
    noGameText: 'All there are stand on the shelf.',
    away: (game) => `${game}: not here yet`,
    awayText:
      'The game does not lie on this device yet and cannot be fetched now: there is no network, or a new version of the parlour waits at the front door. Once opened with the network, it stays here.',
    gone: 'This game is not in the chest (any more).',
    noLongerReplays: 'This game can no longer be replayed with today’s rules.',
    storage: 'The last move could not be stored, so it does not count. Close this line to play on.',
    notStarted: 'The browser allows no storage here, so no game can begin.',
    bot: 'A bot has stumbled over its move. Close this line to let it try again.',
    elsewhere: 'This game lies on another table already',
    elsewhereText: 'It is open in another window. Close it there and reload.',
  },
  refusal: (refusal) => {
    switch (refusal.reason) {
      case 'notYourTurn':
        return 'It is not your turn.';
      case 'outOfDate':
        return 'Something has changed in the meantime.';
      case 'nothingToUndo':
        return 'Nothing can be taken back here.';
      case 'notStored':
        return 'The move could not be stored. Try it again.';
      default:
        return 'That is not possible now.';
    }
  },
};
