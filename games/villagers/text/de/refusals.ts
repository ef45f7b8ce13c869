import { capital, type Refusals } from '@spielstube/engine/text';
import { CHAIN } from '../../data/jobs.ts';
import { PADLOCK_GOLD, SPECIALS, STACKS, SWAPS } from '../../data/setup.ts';
import { belowOf } from '../figures.ts';
import type { VillagersTexts } from '../types.ts';
import { cards, gold, inWords, jobName, pronounObject, theJob, theJobDative, timesInWords } from './words.ts';

const actionsLeft = (n: number): string => (n === 0 ? 'keine' : n === 1 ? 'eine' : inWords(n));

export const refusals: Refusals<VillagersTexts['reason']> = {
  placeEmpty: () => 'Hier liegt niemand.',
  stackExhausted: () => 'Dieser Stapel ist erschöpft und bleibt es bis zum Ende.',
  stacksFirst: () =>
    `Vom Nachziehstapel darfst du erst nehmen, wenn alle ${inWords(STACKS)} Stapel erschöpft sind.`,
  drawPileExhausted: () => 'Der Nachziehstapel ist leer.',
  mustDraft: (detail) =>
    `Passen gibt es nicht: Bis zu deinem Limit ${detail('missing') === 1 ? 'fehlt' : 'fehlen'} noch ${cards(detail('missing'))}.`,
  recruitedAlready: () => 'Die Rekrutiererin wird vor der ersten Karte eines Zuges bezahlt, und nur einmal.',
  onePickLeft: () =>
    `Du darfst nur noch eine Karte nehmen: ${capital(inWords(SPECIALS.recruiter.picks))} erlaubt dein Draft-Limit nicht mehr.`,
  tooLittleGold: (detail) =>
    `Dir ${detail('missing') === 1 ? 'fehlt' : 'fehlen'} ${gold(detail('missing'))}.`,
  turnBegun: () => 'Der Gönner kommt nur zu Beginn deines Zuges, vor Rekrutiererin und erster Karte.',
  nothingToPlace: () => 'Keine Karte deiner Hand könnte er jetzt anlegen.',
  noStackToSearch: () =>
    'Alle Stapel sind erschöpft, und den Nachziehstapel darf der Prophet nicht durchsehen.',
  onlyInDraft: () => 'Diese Karte spielst du nur in deinem Zug der Draftphase.',
  onlyInBuild: () => 'Das geht nur in deiner Bauphase.',
  noActions: (detail) => `Du hast schon ${cards(detail('limit'))} angelegt: Das ist dein Bau-Limit.`,
  noPlace(detail) {
    const [job, missing] = [detail('job'), detail('missing')];
    if (job < 0) return 'Diese Karte hat in deinem Dorf keinen Platz.';
    if (missing < 0) return `Auf ${theJobDative(belowOf(job))} ist kein Platz mehr frei.`;
    return missing === belowOf(job)
      ? `In deinem Dorf fehlt ${theJob(missing)}, auf ${pronounObject(missing)} käme ${theJob(job)}.`
      : `In deinem Dorf fehlt zuerst ${theJob(missing)}. Die Kette: ${[...CHAIN[job], job].map(jobName).join(' › ')}.`;
  },
  specialsNotAllowed: () => 'Der Gönner legt keine Spezialkarten an.',
  monkNeedsTwoActions: (detail) =>
    `Der Mönch braucht zwei Bauaktionen, eine für ihn und eine für den, der auf ihm liegt. Du hast noch ${actionsLeft(detail('actions'))}.`,
  nobodyCoversMonk: () =>
    'Niemand auf deiner Hand könnte hier auf dem Mönch liegen, und oben darf er nicht bleiben.',
  mustCoverMonk: () => 'Erst muss jemand auf den Mönch: Nichts anderes darf dazwischenkommen.',
  doesNotCover: () => 'Diese Karte passt hier nicht auf den Mönch.',
  nobodyToReplace: () =>
    'In keinem Dorf liegt jemand, den der Gehilfe ablösen und du danach anlegen könntest.',
  notCovered: () => 'Auf dieser Karte liegt nichts: Abgelöst wird nur, wer verdeckt in einer Kette liegt.',
  foundersStay: () => 'Fremde Gründungskarten bleiben, wo sie sind.',
  apprenticeStays: () => 'Ein Gehilfe löst keinen Gehilfen ab.',
  freedHasNoPlace: (detail) =>
    `${detail('job') < 0 ? 'Diese Karte' : capital(theJob(detail('job')))} hätte in deinem Dorf keinen Platz.`,
  noPadlocks: () =>
    'Ohne Schlösser hat die Blechschmiedin nichts zu tun. Gegen eine Startkarte kannst du sie tauschen.',
  tinnerWorks: () => 'In dieser Bauphase ist schon eine Blechschmiedin am Werk.',
  nothingToSmuggle: () => 'Du hast keine offene Karte mit gedrucktem Gold.',
  onlyAtTheStart: () => 'Freiberuflerinnen bezahlst du ganz am Anfang deiner Bauphase, vor allem anderen.',
  freelancerUsed: () => 'Diese Freiberuflerin hast du in dieser Bauphase schon bezahlt.',
  limitReached: (detail) => `Mehr als ${cards(detail('most'))} darf niemand anlegen.`,
  placeTaken: () => 'Hier ist kein Platz mehr frei.',
  wrongChain: () =>
    'Die Kette stimmt nicht: Unter dieser Karte müssen genau die Leute liegen, die auf ihr stehen.',
  otherSuit: () => 'Auf einem Mönch oder Gehilfen ganz unten liegen beide Reihen im selben Betrieb.',
  noSwapsLeft: () => `Startkarten gibt es höchstens ${timesInWords(SWAPS)} in einer Bauphase.`,
  noHandCard: () => 'Du hast keine Handkarte, die du dafür weglegen könntest.',
  basicsExhausted: () => 'Davon ist keine mehr da.',
  ownUnlocks: () =>
    `Wer das Schloss selbst öffnen kann, muss das tun: Die Bank legt ${gold(PADLOCK_GOLD)} ins eigene Dorf.`,
  villagersStay: () => 'Wer einmal im Dorf liegt, kommt nie zurück auf die Hand.',
  foundersTurnAlone: () =>
    'Die Gründungskarte wird nur am Ende einer Bauphase umgedreht, wenn du keine Nahrung hast, und dann von selbst.',
  hasCoins: () => 'Auf dieser Karte liegen Münzen: Sie ist vor der Beschlagnahme sicher.',
  covered: () => 'Verdeckte Karten nimmt die Gräfin nicht.',
  stays: () => 'Gründungskarte und Startkarten nimmt die Gräfin nicht.',
  notYourTurn: () => 'Du bist gerade nicht am Zug.',
  notOffered: () => 'Das steht gerade nicht zur Wahl.',
};
