import { figures } from '@spielstube/engine/text';
import type { CoachWords, NamedPart } from './words.ts';

const NUMBERS = ['Keine', 'Eine', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs', 'Sieben', 'Acht'];
const plain = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = (value: number): string => figures(plain.format(value));
const change = (value: number): string => (value > 0.05 ? `+${points(value)}` : points(value));
const whole = (value: number): string => `${Math.abs(value)} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkten'}`;
const about = (value: number): string => {
  const round = Math.round(Math.abs(value));
  return `etwa ${round} ${round === 1 ? 'Punkt' : 'Punkte'}`;
};

/** "Drillinge (+2,1)" */
const named = ({ name, more }: NamedPart): string => `${name} (${change(more)})`;

function because(parts: readonly NamedPart[]): string {
  const better = parts.filter(({ more }) => more > 0).slice(0, 2);
  const worse = parts.find(({ more }) => more < 0);
  if (better.length === 0) return 'Der Unterschied verteilt sich auf vieles.';
  const gain = `Der bessere Zug gewinnt am meisten bei: ${better.map(named).join(', ')}.`;
  return worse === undefined ? gain : `${gain} Dafür verliert er bei: ${named(worse)}.`;
}

export const de: CoachWords = {
  title: 'Mit Murr durch die Partie',
  short: 'Mit Murr',
  curve: 'Der erwartete Vorsprung',
  curveAlone: 'Die erwarteten Punkte',
  whose: 'Wessen Züge',
  kind: { given: 'verschenkt', strong: 'stark gespielt', luck: 'Glück und die anderen' },
  move: (move, of) => `Zug ${move} von ${of}`,
  moveShort: (move) => `Zug ${move}`,
  previous: 'Vorige Entscheidung',
  next: 'Nächste Entscheidung',
  previousTurn: 'Voriger Wendepunkt',
  nextTurn: 'Nächster Wendepunkt',
  play: 'Partie abspielen',
  pause: 'Pause',
  reckoning: 'Ich sehe mir alles an.',
  progress: (done, all) => `${done} von ${all} Entscheidungen, so weit bin ich.`,
  secondThoughts: 'Einmal durch. Jetzt denke ich dort nach, wo es sich lohnt.',
  stop: 'Anhalten',
  goOn: 'Weiter nachdenken',
  stopped: 'Ich habe angehalten. Was ich weiß, steht hier.',
  moments: (count) =>
    count === 0
      ? 'Hier ist wenig zu holen.'
      : `${NUMBERS[count] ?? count} ${count === 1 ? 'Stelle lohnt' : 'Stellen lohnen'} sich.`,
  summary: (lead, worst) => {
    const end =
      lead > 0
        ? `Am Ende mit ${whole(lead)} vorn`
        : lead < 0
          ? `Am Ende mit ${whole(lead)} zurück`
          : 'Am Ende gleichauf';
    if (worst === null) return `${end}; verschenkt wurde kaum etwas.`;
    return `${end}; Zug ${worst.move} hat ${about(worst.loss)} gekostet.`;
  },
  summaryAlone: (total, worst) => {
    const end = `Am Ende ${total} ${total === 1 ? 'Punkt' : 'Punkte'}`;
    if (worst === null) return `${end}; verschenkt wurde kaum etwas.`;
    return `${end}; Zug ${worst.move} hat ${about(worst.loss)} gekostet.`;
  },
  turningPoints: 'Wendepunkte',
  all: 'Alle Entscheidungen',
  tally: (even, of, little, much) =>
    `${even} von ${of} Entscheidungen ${even === 1 ? 'war' : 'waren'} so gut wie Murrs, ${little} ${little === 1 ? 'kostete' : 'kosteten'} wenig, ${much} viel.`,
  how: (worlds) =>
    `Gerechnet auf diesem Gerät: jeder Zug in bis zu ${worlds} gedachten Partien, je ein paar Runden weit. Was verdeckt war, kannte auch Murr nicht; er kann sich irren.`,
  points,
  change,
  played: (name, isYou) => (isYou ? 'Du hast gespielt' : `${name} hat gespielt`),
  murrPlayed: 'Murr hätte gespielt',
  instead: (better) => `besser: ${better}`,
  asMurr: 'So hätte Murr auch gespielt',
  lead: 'Punkte Vorsprung',
  leadAlone: 'Punkte am Ende',
  whereFrom: (difference) => `Woher die ${difference} Punkte kommen`,
  columns: (name, isYou) => `${isYou ? 'du' : name} · Murr`,
  prospects: 'Künftige Punkte',
  rivals: 'Die anderen',
  rest: 'Übriges',
  because,
  why: 'Warum?',
  whyBest: (parts) => {
    const [most] = parts.filter(({ more }) => more > 0);
    const worse = parts.find(({ more }) => more < 0);
    if (most === undefined) return 'Gegenüber dem zweiten Zug entscheiden Kleinigkeiten.';
    const gain = `Gegenüber dem zweiten Zug gewinnt er am meisten bei „${most.name}“`;
    return worse === undefined ? `${gain}.` : `${gain} und verliert bei „${worse.name}“.`;
  },
  equal: 'Die ersten beiden Züge sind gleich gut.',
  agreed: (gain) =>
    gain > 0
      ? `Gut gesehen: Was auf den ersten Blick nahe liegt, wäre ${points(gain)} Punkte schlechter gewesen.`
      : 'Daran ist nichts auszusetzen.',
  luck: (value) =>
    value > 0
      ? `Zwischen zwei eigenen Zügen ist der Vorsprung um ${points(value)} Punkte gewachsen: durch das, was aufgedeckt wurde, und durch die anderen. Oder Murr hatte sich verschätzt.`
      : `Zwischen zwei eigenen Zügen ist der Vorsprung um ${points(-value)} Punkte geschrumpft: durch das, was aufgedeckt wurde, und durch die anderen. Oder Murr hatte sich verschätzt.`,
  luckShort: 'was aufgedeckt wurde, was andere taten',
  tryIt: 'Von hier selbst probieren',
  tryHint: 'Eine Abzweigung; die Partie bleibt, wie sie war.',
  hidden: 'Was verdeckt liegt',
  hiddens: { same: 'wie damals', other: 'neu gemischt' },
  sidePath: (move) => `Abzweigung ab Zug ${move}`,
  changed: 'Was hat sich geändert?',
  onTable: 'Auf dem Tisch zeigen',
  onBoard: 'auf dem Brett zeigen',
  notOver: 'Diese Partie läuft noch',
  notOverText: 'Murr sieht sich Partien an, wenn sie zu Ende sind. Bis dahin gibt er am Tisch einen Rat.',
};
