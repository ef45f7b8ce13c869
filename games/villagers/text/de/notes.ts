import { capital, counted } from '@spielstube/engine/text';
import { DEVELOPMENTS, DIRECTION_KEYS } from '../../data/developments.ts';
import { BASICS } from '../../data/jobs.ts';
import { LIMITS, MARKETS, PADLOCK_GOLD, SWAPS, WOOL_AND_LEATHER_FROM } from '../../data/setup.ts';
import { LEATHER, SOLO, SPECIAL, WOOL } from '../../data/suits.ts';
import { copiesOfSuit, countedUp } from '../figures.ts';
import type { Note, Notes } from '../notes.ts';
import type { Limit } from '../prospect.ts';
import { COUNTS_UNCOVERED, ruleOfDevelopment, ruleOfJob, ruleOfPhase, ruleOfSign } from '../rules.ts';
import type { SignKey } from '../words.ts';
import { cardLines } from './cards.ts';
import {
  conditionCount,
  conditionWords,
  eventEffect,
  keptWords,
  rewardWords,
  signName,
  unlockingWords,
} from './effects.ts';
import {
  basicName,
  builders,
  cards,
  coins,
  developmentName,
  directionName,
  eventName,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  marketName,
  phaseName,
  placeName,
  seasonName,
  stackName,
  suitCard,
  suitName,
  theJobObject,
} from './words.ts';

const note = (title: string, lines: readonly (string | false)[], rule: Note['rule']): Note => ({
  title,
  lines: lines.filter((line) => line !== false),
  rule,
});

const PHASES: readonly string[] = [
  'Alle bekommen eine Gründungskarte, Gold und Handkarten.',
  'Reihum nimmt jeder eine Karte aus der Auslage oder von einem Stapel, bis alle ihr Draft-Limit erreicht haben.',
  'Ein Teil der Auslage wird ersetzt, und Münzen locken zu denen, die liegen bleiben.',
  'Reihum legt jeder Karten aus der Hand in sein Dorf, so viele, wie sein Bau-Limit erlaubt.',
  'Wer keine Nahrung hat, dreht die Gründungskarte um; die LOS!-Karte geht weiter. Danach kommt vielleicht ein Markttag, mit den Modulen vorher Bronze und Entwicklung, allein das Ereignis.',
];

const SIGNS: Readonly<Record<SignKey, readonly string[]>> = {
  food: [
    `Je Nahrung nimmst du in der Draftphase eine Karte mehr: ${LIMITS.base} und eine je Symbol, höchstens ${LIMITS.most}.`,
    'Sie zählt nur, solange nichts auf der Karte liegt.',
  ],
  builders: [
    `Je Bausymbol legst du in der Bauphase eine Karte mehr an: ${LIMITS.base} und eine je Symbol, höchstens ${LIMITS.most}.`,
    'Es zählt nur, solange nichts auf der Karte liegt, und erst ab deiner nächsten Bauphase.',
  ],
  gold: ['So viel Gold bringt die Karte an jedem Markttag, solange nichts auf ihr liegt.'],
  silver: ['Bringt nur am zweiten Markttag Gold, nach der Bedingung auf der Karte.'],
  bronze: ['Bringt nach jeder Bauphase Gold, aber nur eine Bronzekarte je Dorf: die beste.'],
  padlock: [
    `Beim Anlegen müssen ${gold(PADLOCK_GOLD)} fließen: von der Bank auf deinen eigenen Öffner, sonst von dir auf einen fremden, und gibt es keinen, von dir an die Bank.`,
    'Schlösser zählen auch verdeckt für alles, was Schlösser zählt.',
  ],
  keyRing: ['So viele Karten mit Schloss kann diese Karte im ganzen Spiel öffnen. Die Zahl begrenzt nichts.'],
  carries: ['So viele Karten dürfen auf dieser liegen, nebeneinander.'],
  banner: ['Diese Karte kommt frei auf den Tisch und braucht niemanden unter sich.'],
  discarded: ['Wird gleich nach dem Ausspielen abgelegt und kostet keine Bauaktion.'],
  signpost: ['Wer einen Wegweiser hat, liegt zu Beginn in der Auslage.'],
  coins: [
    'Münzen auf einer Karte bleiben bis zum Ende des zweiten Markttags liegen und können nicht ausgegeben werden.',
    'Am ersten Markttag zahlt dir die Bank noch einmal so viel.',
  ],
};

const SUIT_LINES: Readonly<Record<number, string>> = {
  [WOOL]: `Nur ${WOOL_AND_LEATHER_FROM === 4 ? 'zu viert' : `ab ${inWords(WOOL_AND_LEATHER_FROM)} Leuten`} dabei.`,
  [LEATHER]: `Nur ${WOOL_AND_LEATHER_FROM === 4 ? 'zu viert' : `ab ${inWords(WOOL_AND_LEATHER_FROM)} Leuten`} dabei.`,
  [SOLO]: 'Jede kommt frei auf den Tisch und trägt niemanden.',
  [SPECIAL]: 'Jede hat ihre eigene Regel.',
};
const suitLine = (suit: number): string =>
  SUIT_LINES[suit] ?? 'Eine Kette wächst von unten nach oben, Karte auf Karte.';

/** Where a limit comes from, in one line. */
function limitLine({ symbols, kept, less, cut }: Limit, symbol: (n: number) => string): string {
  const parts = [
    `${LIMITS.base} für alle`,
    ...(symbols > 0 ? [`${symbol(symbols)} im Dorf`] : []),
    ...(kept > 0 ? [`${symbol(kept)} von der Produktionskarte`] : []),
  ].join(' + ');
  return `${capital(parts)}.${cut ? ` Mehr als ${LIMITS.most} gibt es nicht.` : ''}${less > 0 ? ` Das Ereignis senkt es um ${less}.` : ''}`;
}

const bySuit = (suits: readonly number[]): string =>
  listOf(countedUp(suits).map(([suit, n]) => `${n}× ${suitName(suit)}`));

/** Everything on the table explains itself. */
export const notes: Notes = {
  round: (round) =>
    note(
      `Runde ${round}`,
      ['Wie viele Runden es werden, hängt davon ab, wie schnell die Stapel leer werden.'],
      'VRS-FLOW-03',
    ),
  phase: (phase) => note(phaseName(phase), [PHASES[phase]], ruleOfPhase(phase)),
  bronze: () =>
    note('Bronze', ['Nach jeder Bauphase bringt jedem Dorf seine beste Bronzekarte Gold.'], 'VRS-PROF-04'),
  development: () =>
    note(
      'Entwicklung',
      ['Nach jeder Bauphase bekommt jede der drei Karten, wer allein am meisten von dem hat, was sie zählt.'],
      'VRS-DEV-04',
    ),
  goCard: (name) =>
    note(
      'LOS!-Karte',
      [`${name} beginnt Draftphase und Bauphase.`, 'Nach jeder Bauphase geht sie nach links weiter.'],
      'VRS-BUILD-14',
    ),
  market: (market, left, due, held) =>
    note(
      marketName(market),
      [
        market === 1
          ? `Kommt nach der Runde, in der die ersten ${inWords(MARKETS.first)} Stapel erschöpft sind.`
          : `Kommt nach der Runde, in der alle ${inWords(MARKETS.second)} Stapel erschöpft sind. Danach ist das Spiel zu Ende.`,
        held
          ? 'Er ist schon vorbei.'
          : due
            ? 'Die Stapel sind leer: Er kommt am Ende dieser Runde.'
            : `In diesen Stapeln ${left === 1 ? 'liegt' : 'liegen'} noch ${cards(left)}.`,
        market === 1
          ? 'Gedrucktes Gold offener Karten, dazu so viel, wie an Münzen im Dorf liegt. Die Münzen bleiben liegen.'
          : 'Gedrucktes Gold offener Karten, dazu Silber; zuletzt kommen die Münzen in den Vorrat.',
      ],
      market === 1 ? 'VRS-MKT1-01' : 'VRS-MKT2-01',
    ),
  income: (name, { market, gold: printed, silver, coins: lying, perVillager, total }) =>
    note(
      `${marketName(market)}: ${name}`,
      [
        `Jetzt brächte er ${gold(total)}:`,
        `Gedruckt auf offenen Karten: ${printed}.`,
        market === 2 && `Silber: ${silver}.`,
        market === 1
          ? `Noch einmal so viel, wie an Münzen im Dorf liegt: ${lying}.`
          : `Münzen, die in den Vorrat kommen: ${lying}.`,
        perVillager > 0 && `Für die Leute der Gräfin: ${perVillager}.`,
      ],
      market === 1 ? 'VRS-MKT1-02' : 'VRS-MKT2-02',
    ),
  supply: (name, n) =>
    note(`Vorrat: ${name}`, [`${gold(n)}. Am Ende gewinnt, wer am meisten im Vorrat hat.`], 'VRS-FLOW-05'),
  bank: () => note('Bank', ['Aus ihr kommt alles Gold. Sie wird nie leer.'], 'VRS-SET-06'),

  card: (job) => note(jobName(job), cardLines(job), ruleOfJob(job)),
  onRoad: (job, n) =>
    note(
      jobName(job),
      [
        n > 0
          ? `Wer ${theJobObject(job)} nimmt, bekommt ${coins(n)} dazu.`
          : `Wer ${theJobObject(job)} nimmt, bekommt die Karte und keine Münzen.`,
        ...cardLines(job),
      ],
      n > 0 ? 'VRS-DRAFT-09' : ruleOfJob(job),
    ),
  inVillage: (job, n, covered) =>
    note(
      jobName(job),
      [
        covered && 'Verdeckt: Hier zählen nur noch Betrieb und Schloss.',
        n > 0 && `${coins(n)} ${n === 1 ? 'liegt' : 'liegen'} darauf, bis zum Ende des zweiten Markttags.`,
        ...cardLines(job),
      ],
      covered ? 'VRS-VIS-01' : ruleOfJob(job),
    ),
  inHand: (job, unlocking, cast) => {
    const price = unlockingWords(unlocking, cast);
    const missing = 'missing' in unlocking ? unlocking.missing : 0;
    return note(
      jobName(job),
      [
        price !== '' &&
          `Das Schloss jetzt: ${price}${missing > 0 ? `; dir ${missing === 1 ? 'fehlt' : 'fehlen'} ${gold(missing)}` : ''}.`,
        ...cardLines(job),
      ],
      price === '' ? ruleOfJob(job) : 'VRS-LOCK-07',
    );
  },
  back: (suit) =>
    note(
      capital(suitCard(suit)),
      [
        `Die Rückseite verrät den Betrieb: ${suitName(suit)}.`,
        `Ohne Module sind davon ${copiesOfSuit(suit)} Karten im Spiel.`,
      ],
      'VRS-SET-14',
    ),
  unseen: () => note('Verdeckte Karte', ['Niemand kennt auch nur ihre Rückseite.'], 'VRS-SET-16'),
  suit: (suit) =>
    note(
      suitName(suit),
      [
        `${copiesOfSuit(suit)} Karten im Spiel, Module nicht gezählt. ${suitLine(suit)}`,
        'Betriebssymbole zählen auch verdeckt.',
      ],
      'VRS-VIS-02',
    ),
  sign: (sign) => note(signName(sign), SIGNS[sign], ruleOfSign(sign)),
  coins: (n) => note(coins(n), SIGNS.coins, 'VRS-LOCK-10'),

  place: (place) =>
    note(
      `Auslage, ${placeName(place)}`,
      ['Leer: Es gibt keine Karten mehr, um den Platz zu füllen.'],
      'VRS-DRAFT-15',
    ),
  stack: (stack, n, suit) =>
    note(
      stackName(stack),
      [
        `${cards(n)}; zuoberst eine ${suitCard(suit)}.`,
        'Du darfst die oberste nehmen. Der linke Stapel füllt die Auslage auf.',
      ],
      'VRS-DRAFT-02',
    ),
  exhausted: (stack) =>
    note(stackName(stack), ['Erschöpft: Hierher kommt keine Karte mehr.'], 'VRS-DRAFT-13'),
  drawPile: (n) =>
    note(
      'Nachziehstapel',
      [
        n === 0 ? 'Er ist leer.' : `${cards(n)}.`,
        'Aus ihm wird die Auslage nach der Draftphase ergänzt. In der Draftphase zählt er erst, wenn alle Stapel leer sind.',
      ],
      'VRS-ROAD-03',
    ),
  discardPile: (n) =>
    note(
      'Ablagestapel',
      [n === 0 ? 'Noch liegt hier nichts.' : `${cards(n)}, offen.`, 'Er wird nie wieder eingemischt.'],
      'VRS-ROAD-14',
    ),
  basics: (basic, n) =>
    note(
      basicName(basic),
      [
        n === 0 ? 'Alle sind vergeben.' : `Noch ${n} im Vorrat.`,
        `In deiner Bauphase darfst du bis zu ${inWords(SWAPS)}mal eine Handkarte gegen eine Startkarte tauschen. Sie kostet keine Bauaktion.`,
        ...cardLines(BASICS[basic]),
      ],
      'VRS-START-01',
    ),

  draftLimit: (limit) =>
    note(
      `Draft-Limit ${limit.limit}`,
      [`So viele Karten nimmst du in jeder Draftphase; passen gibt es nicht.`, limitLine(limit, food)],
      'VRS-DRAFT-03',
    ),
  buildLimit: (limit) =>
    note(
      `Bau-Limit ${limit.limit}`,
      [
        'So viele Karten darfst du in deiner Bauphase anlegen; gezählt wird einmal, an ihrem Anfang.',
        limit.begun !== true && limitLine(limit, builders),
      ],
      'VRS-BUILD-02',
    ),
  swaps: (left) =>
    note(
      'Startkarten',
      [
        `Noch ${left} von ${SWAPS} in dieser Bauphase.`,
        'Eine Handkarte verdeckt auf einen Stapel, dafür kommt eine Startkarte in dein Dorf.',
      ],
      'VRS-START-02',
    ),
  tinner: () =>
    note(
      'Blechschmiedin',
      ['Bis zum Ende dieser Bauphase gehen deine Schlösser umsonst auf, wenn du willst.'],
      'VRS-SPECIAL-25',
    ),
  hand: (name, suits) =>
    note(
      `Hand: ${name}`,
      suits.length === 0
        ? ['Keine Handkarten.']
        : [`${cards(suits.length)}: ${bySuit(suits)}.`, 'Von Handkarten sehen alle die Rückseiten.'],
      'VRS-SET-14',
    ),
  drafted: (name, n, limit) =>
    note(
      `Genommen: ${name}`,
      [
        `${n} von ${limit}.`,
        'Alle nehmen ihre Karten zugleich auf die Hand, wenn der Letzte sein Limit erreicht hat.',
      ],
      'VRS-DRAFT-08',
    ),
  village: (name, n) =>
    note(
      `Dorf: ${name}`,
      [`${cards(n)}. Bei Gleichstand gewinnt, wer weniger Karten im Dorf hat.`],
      'VRS-END-03',
    ),

  developmentCard: (development, counts, leader) => {
    const { most, direction } = DEVELOPMENTS[development];
    return note(
      developmentName(development),
      [
        `${directionName(DIRECTION_KEYS.indexOf(direction))}. Wer allein ${conditionWords(development)} hat, bekommt: ${rewardWords(development)}.`,
        COUNTS_UNCOVERED.includes(most) && 'Verdecktes zählt nicht.',
        `${capital(conditionCount(development))}: ${counts.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
        leader === '' ? 'Zurzeit bekäme sie niemand.' : `Zurzeit bekäme sie ${leader}.`,
      ],
      ruleOfDevelopment(development),
    );
  },
  direction: (direction) =>
    note(
      directionName(direction),
      DIRECTION_KEYS[direction] === 'production'
        ? ['Wer sie gewinnt, nimmt das Gold und behält die Karte bis zur nächsten Entwicklung.']
        : ['Um sie geht es in jeder Runde von Neuem.'],
      DIRECTION_KEYS[direction] === 'production' ? 'VRS-DEV-10' : 'VRS-DEV-09',
    ),
  kept: (development, name) =>
    note(
      developmentName(development),
      [
        `Liegt bei ${name} bis zur nächsten Entwicklung: ${keptWords(development)}.`,
        'Ihre Symbole erhöhen nur das Limit; für alles andere zählen sie nicht.',
      ],
      'VRS-DEV-11',
    ),

  event: (event) =>
    note(
      eventName(event),
      [`${eventEffect(event)}.`, 'Es tritt am Ende der Bauphase ein. Der Hofnarr kann es verhindern.'],
      'VRS-SOLO-08',
    ),
  season: (season, left) =>
    note(
      seasonName(season),
      [
        season === 0 ? 'Bis zum ersten Markttag.' : 'Nach dem ersten Markttag.',
        `Noch ${counted(left, 'Ereignis', 'Ereignisse')} im Stapel.`,
      ],
      'VRS-SOLO-08',
    ),
  jester: (atHand) =>
    note(
      'Hofnarr',
      [atHand ? 'Er kann ein einziges Ereignis verhindern.' : 'Du hast ihn schon eingesetzt.'],
      'VRS-SOLO-09',
    ),
  countess: (n, villagers) =>
    note(
      'Gräfin',
      [
        `${gold(n)} und ${villagers === 1 ? 'eine Karte' : `${villagers} Karten`} neben ihrer eigenen.`,
        'Du gewinnst nur mit mehr Gold als sie.',
        `Nach jeder Karte, die du nimmst, gibst du ihr eine aus der Auslage, samt ihrer Münzen.`,
      ],
      'VRS-SOLO-03',
    ),
};
