import type { BoxWords } from './words.ts';

const kinds: Readonly<Record<string, string>> = {
  number: 'a number',
  string: 'a text',
  boolean: 'yes or no',
};
const rounds = ['', 'alone', 'two players', 'three players', 'four players', 'five players'];

export const en: BoxWords = {
  title: 'What is in the box',
  short: 'The box',
  rules: 'Rules',
  sections: 'What is inside',
  rest: 'More tables',
  values: (count) => (count === 1 ? '1 value' : `${count} values`),
  reconstructed: 'reconstructed',
  reconstructedHint: 'reconstructed: could not be looked up',
  corrected: 'corrected',
  was: (value) => `was ${value}`,
  yes: 'yes',
  no: 'no',
  nothing: 'nothing',
  own: {
    title: 'Do you own the game?',
    text: 'Some numbers stand in no rulebook and are reconstructed. Whoever has the box can correct them.',
    read: 'looked up',
    rebuilt: 'reconstructed',
    correct: 'Correct values',
    fromFile: 'Values from a file',
    boxes: 'Your boxes',
    asItComes: 'Spielstube',
    asItComesHint: 'as it comes',
    corrections: (count) => (count === 1 ? 'one value corrected' : `${count} values corrected`),
    play: (name) => `Play with “${name}”`,
    playPlain: 'Open a game',
  },
  edit: {
    heading: 'Your box',
    text: 'Look into your box and change what is printed differently.',
    name: 'Name of the box',
    firstName: (person) => (person === '' ? 'My box' : `${person}’s box`),
    all: 'change looked-up values, too',
    corrected: (count) => `Corrected: ${count}`,
    none: 'Nothing corrected yet.',
    takeBack: (name) => `Take back ${name}`,
    takeAllBack: 'Take everything back',
    checking: 'The numbers are being checked …',
    fits: (count) => `The numbers add up: ${count} values checked.`,
    problem: (problem, nameOf, tableOf, claimOf) => {
      switch (problem.what) {
        case 'noValue':
          return `The box has no such value: ${problem.path}.`;
        case 'otherKind':
          return `${nameOf(problem.path)}: this is ${kinds[problem.kind] ?? problem.kind}, not ${problem.given}.`;
        case 'outOfRange':
          return `${nameOf(problem.path)}: this is a whole number from 0 on, not ${problem.given}.`;
        case 'noSuchName':
          return `There is no “${problem.given}” in this game.`;
        case 'doesNotFit':
          return `${tableOf(problem.table)}: ${claimOf(problem.why)}.`;
        case 'tooLate':
          return 'The box is open already.';
      }
    },
    save: 'Save as a file',
    share: 'Pass on',
    done: 'Done',
    discard: 'Discard',
    remove: 'Throw the box away',
    reallyRemove: 'Really throw away?',
    less: (name) => `${name}: less`,
    more: (name) => `${name}: more`,
    note: 'For new tables. Running games keep their values. Every table with own values bears this seal:',
    notKept: 'The box could not be stored on this device. Save it as a file.',
  },
  seal: {
    text: (name) => `“${name}” applies at this table: these values are others than those of Spielstube.`,
    all: 'What is in the box',
  },
  file: {
    refused: 'This file cannot be opened',
    otherGame: (game) => `This is a box of ${game}.`,
    unknownGame: (game) => `There is no game “${game}” here.`,
    problem: (problem) => {
      switch (problem.what) {
        case 'otherFile':
          return 'This is no box that Spielstube has saved.';
        case 'newer':
          return 'The file comes from another version of Spielstube.';
        case 'noName':
          return 'The box has no name that can be used.';
        case 'tooLong':
          return 'The file is too large.';
        case 'badValue':
          return `The value “${problem.path}” is no number, no text and neither yes nor no.`;
      }
    },
    close: 'Understood',
  },
  balance: {
    title: 'What the values do',
    text: 'The same bot plays all seats, with the values of Spielstube and with yours. The longer it plays, the more exact.',
    start: 'Try it',
    stop: 'Stop',
    seats: 'How many players',
    withSeats: (seats) => rounds[seats] ?? `${seats} players`,
    games: (count) => (count === 1 ? '1 game' : `${count} games`),
    seat: (seat) => `Seat ${seat}`,
    wins: 'wins',
    points: 'points',
    source: 'Points by',
    total: 'total',
    before: 'Spielstube',
    after: 'corrected',
    failed: 'The trial has failed.',
  },
};
