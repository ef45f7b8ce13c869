import { capital } from '@spielstube/engine/text';
import {
  BRONZE,
  BUILDERS,
  CARRIES,
  CHAIN,
  COPIES,
  COUNTESS_CARD,
  DISCARDED,
  FOOD,
  GOLD,
  isBasic,
  isFounders,
  isJoker,
  JOB_KEYS,
  KEY_RING,
  NOTHING,
  SIGNPOSTS,
  SILVER,
  SUIT,
  SYMBOLS,
  UNLOCKER,
} from '../../data/jobs.ts';
import { PADLOCK_GOLD, SPECIALS, WOOL_AND_LEATHER_FROM } from '../../data/setup.ts';
import { JOKERS, type JobKey } from '../../data/villagers.ts';
import { belowOf, carriedBy, unlockedBy } from '../figures.ts';
import { payoutWords } from './effects.ts';
import {
  builders,
  eitherOf,
  food,
  gold,
  inWords,
  jobName,
  listOf,
  pronoun,
  pronounObject,
  suitName,
  suitSymbols,
  theJob,
  theJobObject,
  timesInWords,
} from './words.ts';

const { smuggler, recruiter, pigeoneer } = SPECIALS;

/** What a card needs to be told of besides what is printed on it. */
const OWN: Partial<Readonly<Record<JobKey, readonly string[]>>> = {
  founders: [
    'Sie ist die Mitte deines Dorfes. Hast du am Ende einer Bauphase keine Nahrung, wird sie umgedreht.',
  ],
  fedFounders: [
    'Sie bleibt bis zum Ende auf der Nahrungsseite; nur dein eigener Gehilfe lässt dich neu wählen.',
  ],
  countess: ['Sie spielt gegen dich. Ihre Leute liegen alle offen nebeneinander.'],
  cooper: ['Vom Schmied geöffnet, kann er noch in derselben Bauphase selbst Schlösser öffnen.'],
  cartwright: [
    `Durch sein Schlüsselbund kommen im ganzen Spiel höchstens ${gold(PADLOCK_GOLD * KEY_RING[JOB_KEYS.indexOf('cartwright')])} auf ihn.`,
  ],
  blacksmith: [
    `Niemand öffnet so viele Schlösser wie er; unter ${inWords(WOOL_AND_LEATHER_FROM)} Leuten fehlt allerdings der Schuster.`,
  ],
  woodCarver: ['Es zählt nur gedrucktes Gold auf unverdeckten Holzkarten. Münzen zählen nicht.'],
  logRafter: ['Ihre eigenen Holzsymbole, Holzfäller und verdeckte Holzkarten zählen mit.'],
  milkMaid: ['Liegt die Käserin auf ihr, zählt nur noch deren Nahrung.'],
  peddler: ['Er zählt die Symbole, nicht ihren Wert. Auch die Goldseite der Gründungskarte ist eines.'],
  horseTrader: [
    'Ihr eigenes Heusymbol und der Heuwender unter ihr zählen mit. Was kein ganzes Paar ist, verfällt.',
  ],
  oreMuler: ['Auch verdecktes Erz zählt. Was kein ganzes Paar ist, verfällt.'],
  seeker: ['Außer Erz hat er nichts zu bieten: Er ist der Weg zum Höhlenforscher und zum Juwelier.'],
  locksmith: ['Sein eigenes Schloss zählt mit, verdeckte Schlösser auch.'],
  grocer: ['Nur unverdeckte Nahrung zählt. Zwei von ihnen werten beide voll.'],
  freemason: ['Nur unverdeckte Bausymbole zählen. Am ersten Markttag bringt er nichts.'],
  priest: ['Sein eigenes Solosymbol zählt mit. Was kein ganzes Paar ist, verfällt.'],
  agent: [
    'Er verdoppelt die Münzen auf einer deiner Karten, der mit den meisten; gedrucktes Gold zählt nicht.',
    'Zwei Vermittler dürfen dieselbe Karte werten. Gewertet wird, bevor die Münzen in den Vorrat kommen.',
  ],
  monk: [
    'Er vertritt irgendjemanden in einer Kette, nur nicht den Obersten, und wird zusammen mit dem angelegt, der auf ihm liegt; beide kosten eine Bauaktion.',
    'Er hat nichts von dem, den er vertritt: kein Symbol, kein Schloss, und er öffnet keines.',
  ],
  apprentice: [
    'Er nimmt in irgendeinem Dorf den Platz von jemandem ein, auf dem schon eine Karte liegt. Der Befreite kommt sofort in dein Dorf, nach den üblichen Regeln. Zusammen kostet das eine Bauaktion.',
    'Fremde Gründungskarten und Gehilfen bleiben, wo sie sind.',
  ],
  tinner: [
    'Danach öffnet sie in dieser Bauphase jedes deiner Schlösser umsonst. Du kannst trotzdem zahlen, etwa damit die Bank Gold auf deine eigene Karte legt.',
  ],
  smuggler: [
    `Du bekommst aus der Bank ${smuggler.part === 2 ? 'die Hälfte' : `den ${smuggler.part}. Teil`} vom gedruckten Gold einer deiner unverdeckten Karten, aufgerundet. Münzen zählen nicht.`,
  ],
  benefactor: [
    'Zu Beginn deines Zuges in der Draftphase: Lege eine Karte von der Hand in dein Dorf. Kette und Schloss gelten wie immer, Spezialkarten sind nicht erlaubt.',
    'Danach nimmst du wie gewohnt; ein neues Draft-Limit gilt sofort.',
  ],
  prophet: [
    'In deinem Zug der Draftphase siehst du, statt zu nehmen, einen verdeckten Stapel durch, nimmst eine Karte daraus und legst den Rest in beliebiger Reihenfolge zurück. Der Nachziehstapel ist ausgenommen.',
  ],
  pigeoneer: [
    `In deiner Bauphase: Sieh die obersten ${inWords(pigeoneer.cards)} Karten des Nachziehstapels an, nimm eine auf die Hand und lege den Rest in beliebiger Reihenfolge zurück. Du kannst sie gleich spielen.`,
  ],
  recruiter: [
    `In jedem deiner Züge in der Draftphase darfst du der Bank ${gold(recruiter.gold)} zahlen und dafür ${inWords(recruiter.picks)} Karten nehmen. Das Draft-Limit bleibt gleich.`,
  ],
  nun: [
    'Am zweiten Markttag bringt sie so viel wie eine deiner Silberkarten, von der du genau eine hast; die beste wird genommen. Hast du jede doppelt oder keine, bringt sie nichts.',
  ],
  arkwright: ['Wie viele Münzen auf einer Karte liegen, ist gleich. Auch eine Freiberuflerin zählt.'],
  carter: ['Zwei Reihen auf einer Karte sind zusammen eine Kette; die unterste Karte zählt mit.'],
  alchemist: ['Die beste deiner Silberkarten wird genommen, mit dem, was sie gerade wert ist.'],
  captain: ['Er zählt die Symbole, nicht ihren Wert. Münzen zählen nicht.'],
  wholesaler: ['Verdeckte Karten und Startkarten zählen mit.'],
  freelancer: [
    `Wer will, legt zu Beginn seiner Bauphase ${gold(SPECIALS.freelancer.gold)} aus dem Vorrat auf sie und darf dafür ${SPECIALS.freelancer.actions === 1 ? 'eine Karte' : `${SPECIALS.freelancer.actions} Karten`} mehr anlegen. Du auch, auf deine eigene.`,
    'Jeder kann jede Freiberuflerin einmal je Bauphase nutzen; mehr als das höchste Limit gibt es nicht.',
  ],
};

function whereItLies(job: number): string | false {
  if (isJoker(job) || isFounders(job) || job === COUNTESS_CARD || DISCARDED[job]) return false;
  const below = belowOf(job);
  if (below === NOTHING)
    return isBasic(job) ? 'Startkarte: kommt frei auf den Tisch.' : 'Kommt frei auf den Tisch.';
  if (CHAIN[job].length === 1) return `Kommt auf ${theJobObject(below)}.`;
  return `Kommt auf ${theJobObject(below)}. Kette: ${[...CHAIN[job], job].map(jobName).join(' › ')}.`;
}

function whatItCarries(job: number): string | false {
  if (isJoker(job))
    return `Ganz unten trägt ${pronoun(job)} ${inWords(JOKERS.bottom)} Reihen desselben Betriebs, in der Mitte ${JOKERS.middle === 1 ? 'eine Karte' : `${inWords(JOKERS.middle)} Karten`}.`;
  const carried = carriedBy(job);
  if (CARRIES[job] === 0 || carried.length === 0) return false;
  if (CARRIES[job] === 1) return `Trägt ${eitherOf(carried.map(theJobObject))}.`;
  return `Trägt ${inWords(CARRIES[job])} Reihen nebeneinander: ${listOf(carried.map(jobName))}.`;
}

/** What counts only as long as nothing lies on it. */
function whatItBrings(job: number): string | false {
  const brings = listOf([
    FOOD[job] > 0 && `${food(FOOD[job])} für den Draft`,
    BUILDERS[job] > 0 && `${builders(BUILDERS[job])} für den Bau`,
    GOLD[job] > 0 && `${gold(GOLD[job])} an jedem Markttag`,
  ]);
  if (brings === '') return false;
  return CARRIES[job] > 0 ? `Solange nichts darauf liegt: ${brings}.` : `Bringt ${brings}.`;
}

function whatItPays(job: number): string | false {
  if (SILVER[job] !== null) return `Silber, nur am zweiten Markttag: ${payoutWords(job)}.`;
  return (
    BRONZE[job] !== null && `Bronze, nach jeder Bauphase, höchstens eine Karte je Dorf: ${payoutWords(job)}.`
  );
}

/** What is printed on a card, line by line. */
export function printedLines(job: number): readonly string[] {
  const opened = unlockedBy(job);
  const isPlain = !isFounders(job) && job !== COUNTESS_CARD;
  const lines: readonly (string | false)[] = [
    isPlain &&
      `${capital(suitName(SUIT[job]))}${SYMBOLS[job] > 1 ? ` (${suitSymbols(SUIT[job], SYMBOLS[job])})` : ''}, ${timesInWords(COPIES[job])} im Spiel.`,
    whereItLies(job),
    whatItCarries(job),
    whatItBrings(job),
    whatItPays(job),
    UNLOCKER[job] !== NOTHING &&
      `Schloss: ${capital(theJob(UNLOCKER[job]))} öffnet es. Liegt ${pronoun(UNLOCKER[job])} bei dir, legt die Bank ${gold(PADLOCK_GOLD)} auf ${pronounObject(UNLOCKER[job])}, sonst zahlst du sie.`,
    opened.length > 0 &&
      `Öffnet: ${listOf(opened.map(jobName))}, im ganzen Spiel ${KEY_RING[job]} Karten. Jedes Mal kommen ${gold(PADLOCK_GOLD)} auf ${pronounObject(job)}.`,
    DISCARDED[job] && 'Wird gleich nach dem Ausspielen abgelegt und kostet keine Bauaktion.',
    SIGNPOSTS[job] > 0 && 'Mit Wegweiser: Eine der Karten liegt zu Beginn in der Auslage.',
  ];
  return lines.filter((line) => line !== false);
}

/** Everything about a card, line by line. */
export const cardLines = (job: number): readonly string[] => [
  ...printedLines(job),
  ...(OWN[JOB_KEYS[job]] ?? []),
];
