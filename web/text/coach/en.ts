import { figures } from '@spielstube/engine/text';
import type { CoachWords, NamedPart } from './words.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
const points = (value: number): string => figures(value.toFixed(1));
const change = (value: number): string => (value > 0.05 ? `+${points(value)}` : points(value));
const whole = (value: number): string => `${Math.abs(value)} ${Math.abs(value) === 1 ? 'point' : 'points'}`;
const about = (value: number): string => `about ${whole(Math.round(Math.abs(value)))}`;

/** "Triples (+2.1)" */
const named = ({ name, more }: NamedPart): string => `${name} (${change(more)})`;

function because(parts: readonly NamedPart[]): string {
  const better = parts.filter(({ more }) => more > 0).slice(0, 2);
  const worse = parts.find(({ more }) => more < 0);
  if (better.length === 0) return 'The difference is spread over many things.';
  const gain = `The better move gains most in: ${better.map(named).join(', ')}.`;
  return worse === undefined ? gain : `${gain} In return it loses in: ${named(worse)}.`;
}

export const en: CoachWords = {
  title: 'Through the game with Murr',
  short: 'With Murr',
  curve: 'The expected lead',
  curveAlone: 'The expected points',
  whose: 'Whose moves',
  kind: { given: 'given away', strong: 'well played', luck: 'luck and the others' },
  move: (move, of) => `Move ${move} of ${of}`,
  moveShort: (move) => `Move ${move}`,
  previous: 'Previous decision',
  next: 'Next decision',
  previousTurn: 'Previous turning point',
  nextTurn: 'Next turning point',
  play: 'Play the game',
  pause: 'Pause',
  reckoning: 'I am looking at everything.',
  progress: (done, all) => `${done} of ${all} decisions so far.`,
  secondThoughts: 'Once through. Now I think where it is worth it.',
  stop: 'Stop',
  goOn: 'Go on thinking',
  stopped: 'I have stopped. What I know is here.',
  moments: (count) =>
    count === 0
      ? 'There is little to find here.'
      : `${NUMBERS[count] ?? count} ${count === 1 ? 'moment is' : 'moments are'} worth a look.`,
  summary: (lead, worst) => {
    const end =
      lead > 0
        ? `In the end ${whole(lead)} ahead`
        : lead < 0
          ? `In the end ${whole(lead)} behind`
          : 'In the end level';
    if (worst === null) return `${end}; hardly anything was given away.`;
    return `${end}; move ${worst.move} cost ${about(worst.loss)}.`;
  },
  summaryAlone: (total, worst) =>
    worst === null
      ? `In the end ${whole(total)}; hardly anything was given away.`
      : `In the end ${whole(total)}; move ${worst.move} cost ${about(worst.loss)}.`,
  turningPoints: 'Turning points',
  all: 'All decisions',
  tally: (even, of, little, much) =>
    `${even} of ${of} decisions ${even === 1 ? 'was' : 'were'} as good as Murr’s, ${little} cost a little, ${much} a lot.`,
  how: (worlds) =>
    `Reckoned on this device: every move in up to ${worlds} imagined games, some rounds far each. What was hidden, Murr did not know either; he may be wrong.`,
  points,
  change,
  played: (name, isYou) => (isYou ? 'You played' : `${name} played`),
  murrPlayed: 'Murr would have played',
  instead: (better) => `better: ${better}`,
  asMurr: 'Murr would have played that, too',
  lead: 'points of lead',
  leadAlone: 'points in the end',
  whereFrom: (difference) => `Where the ${difference} points come from`,
  columns: (name, isYou) => `${isYou ? 'you' : name} · Murr`,
  prospects: 'Still to come',
  rivals: 'The others',
  rest: 'Everything else',
  because,
  why: 'Why?',
  whyBest: (parts) => {
    const [most] = parts.filter(({ more }) => more > 0);
    const worse = parts.find(({ more }) => more < 0);
    if (most === undefined) return 'Compared with the second move little things decide.';
    const gain = `Compared with the second move it gains most in “${most.name}”`;
    return worse === undefined ? `${gain}.` : `${gain} and loses in “${worse.name}”.`;
  },
  equal: 'The first two moves are equally good.',
  agreed: (gain) =>
    gain > 0
      ? `Well seen: what suggests itself at first glance would have been ${points(gain)} points worse.`
      : 'Nothing is wrong with it.',
  luck: (value) =>
    value > 0
      ? `Between two own moves the lead grew by ${points(value)} points: by what was revealed, and by the others. Or Murr had misjudged it.`
      : `Between two own moves the lead shrank by ${points(-value)} points: by what was revealed, and by the others. Or Murr had misjudged it.`,
  luckShort: 'what was revealed, what others did',
  tryIt: 'Try it from here',
  tryHint: 'A side path; the game stays as it was.',
  hidden: 'What lies hidden',
  hiddens: { same: 'as it was', other: 'shuffled anew' },
  sidePath: (move) => `Side path from move ${move}`,
  changed: 'What has changed?',
  onTable: 'Show on the table',
  onBoard: 'show it on the board',
  notOver: 'This game is still running',
  notOverText: 'Murr looks at games when they are over. Until then he gives advice at the table.',
};
