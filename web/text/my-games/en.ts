import type { MyGamesWords } from './words.ts';

const number = (value: number, digits = 1): string =>
  value.toLocaleString('en-GB', { maximumFractionDigits: digits });
const percent = (share: number): string => `${Math.round(share * 100)} %`;
const rounds = ['', 'alone', 'two players', 'three players', 'four players', 'five players'];
const withSeats = (seats: number): string => rounds[seats] ?? `${seats} players`;
const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

export const en: MyGamesWords = {
  title: 'My games',
  where: (withHouse) => (withHouse ? 'on this device and at the house' : 'on this device'),
  none: {
    title: 'No game yet',
    text: 'What you play will soon stand here, with records and statistics. If you saved your games elsewhere, read the file in at the top right.',
    play: 'Pick a game',
  },
  nothingFound: 'No game fits.',
  figures: {
    games: (count) => (count === 1 ? 'finished game' : 'finished games'),
    won: 'won',
    hours: (hours) => (hours < 1 ? `${Math.round(hours * 60)} min` : `${Math.round(hours)} h`),
    atTable: 'at the table',
    streak: (wins) => (wins === 1 ? 'won the last one' : `${wins} wins in a row`),
  },
  filter: {
    title: 'Choice',
    search: 'Search for a game or a name',
    game: 'Which game',
    allGames: 'all games',
    seats: 'How many players',
    allSeats: 'any number',
    withSeats,
    company: 'Against whom',
    companies: { all: 'all rivals', people: 'people', bots: 'bots', alone: 'alone' },
    outcome: 'How it ended',
    outcomes: { all: 'any outcome', won: 'won', lost: 'lost', running: 'still running' },
    time: 'Since when',
    times: { all: 'all time', 30: '30 days', 365: 'one year' },
  },
  byGame: {
    title: 'Game by game',
    summary: (average, best) => `average ${number(average)} · best ${best}`,
    results: (won, played) => `won ${won} of ${played}`,
    won: 'won',
    lost: 'lost',
    played: 'played',
    chance: (share) => `${percent(share)} would be chance`,
    share: percent,
  },
  points: {
    title: (game) => `Your points in ${game}`,
    average: (average) => `average ${number(average)}`,
    bar: (from, to, games) =>
      `${from === to ? points(from) : `${from} to ${to} points`}: ${games === 1 ? 'one game' : `${games} games`}`,
    whichGame: 'Points in which game',
    whichSeats: 'Points with how many players',
  },
  months: {
    title: 'Month by month',
    month: (begin) => new Date(begin).toLocaleDateString('en-GB', { month: 'short' }),
    bar: (month, played, won) => `${month}: ${played} played, ${won} won`,
  },
  against: {
    title: 'Against whom',
    seats: 'By number of players',
    people: 'People',
    bots: 'Bots',
    of: (won, played) => `won ${won} of ${played}`,
  },
  best: {
    title: 'Records',
    none: 'Your next game will set the first record.',
    line: ({ what, value }, rival) => {
      switch (what) {
        case 'points':
          return points(value);
        case 'lead':
          return `${points(value)} ahead`;
        case 'narrow':
          return value === 0 ? 'Won a tie' : `Narrowest win: ${points(value)}`;
        case 'rival':
          return `${rival} beaten, ${points(value)}`;
        case 'streak':
          return `${value} wins in a row`;
        case 'days':
          return `Longest game: ${value === 1 ? 'one day' : `${value} days`}`;
      }
    },
    about: (game, date, seats) => `${game}, ${date}, ${withSeats(seats)}`,
    watch: (line) => `Watch: ${line}`,
  },
  list: {
    title: 'All games',
    count: (count) => (count === 1 ? '1 game' : `${count} games`),
    more: 'Show more',
    open: (game) => `Open ${game}`,
    save: 'Save record',
    remove: 'Throw away',
    reallyRemove: 'Really throw away?',
    running: 'running',
    ended: 'ended early',
    unreadable: 'can no longer be replayed',
    won: 'won',
    atHouse: 'at the house',
    date: (time) =>
      new Date(time).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  },
  file: {
    saveAll: 'Save all games as a file',
    takeIn: 'Read games from a file',
    reading: 'The games are being played again …',
    taken: (added, known) => {
      const fresh = added === 1 ? 'One game was read' : `${added} games were read`;
      if (known === 0) return `${fresh}.`;
      return `${fresh}, ${known === 1 ? 'one was' : `${known} were`} here already.`;
    },
    refused: 'This file cannot be read',
    unchanged: 'Nothing was changed.',
    problem: (problem, name) => {
      switch (problem.what) {
        case 'otherFile':
          return 'This is no file in which Spielstube has saved games.';
        case 'newer':
          return 'The file comes from another version of Spielstube.';
        case 'tooLong':
          return 'The file is too large.';
        case 'badGame':
          return `Game ${problem.at} of the file is damaged.`;
        case 'badCampaign':
          return `Campaign ${problem.at} of the file is damaged.`;
        case 'cannotReplay':
          return `Game ${problem.at} of the file cannot be played again: ${name}.`;
      }
    },
    notKept: 'The games could not be stored.',
    close: 'Understood',
  },
};
