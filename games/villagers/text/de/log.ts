import { NOBODY, type Seat } from '@spielstube/engine';
import { type Cast, capital, subject } from '@spielstube/engine/text';
import { BASICS, DISCARDED, FREELANCER, NOTHING } from '../../data/jobs.ts';
import type { VillagersEvent } from '../../rules/events.ts';
import { DRAW_PILE } from '../../rules/piles.ts';
import { eventEffect } from './effects.ts';
import {
  aJobObject,
  cards,
  coins,
  dative,
  developmentName,
  eventName,
  fromStack,
  gold,
  jobName,
  listOf,
  marketName,
  ofJob,
  ontoStack,
  stackName,
  suitCard,
  theJob,
  theJobDative,
  theJobObject,
  yourJobObject,
} from './words.ts';

type Unlocked = Extract<VillagersEvent, { what: 'unlocked' }>;
type Earned = Extract<VillagersEvent, { what: 'earned' }>;
type Who = (you: string, they: string, seat?: Seat) => string;

/** A line of the log. What the table shows anyway, or another line says, is silent. */
export function event(e: VillagersEvent, cast: Cast): string | null {
  /** „Du nimmst“ or „Anna nimmt“. */
  const who: Who = (you, they, seat = e.seat) => capital(subject(cast, seat, `Du ${you}`, they));
  /** „dir“ or „Anna“ */
  const whom = (seat: Seat): string => (cast.isYou(seat) ? 'dir' : dative(cast.name(seat)));

  switch (e.what) {
    case 'roundStarted':
      return `Runde ${e.round}. ${who('beginnst', 'beginnt', e.start)}.`;
    case 'tookFromRoad':
      return `${who('nimmst', 'nimmt')} ${theJobObject(e.job)}${e.coins > 0 ? ` und ${coins(e.coins)}` : ''}.`;
    case 'drewFromStack':
      return `${who('nimmst', 'nimmt')} ${theJobObject(e.job)} ${fromStack(e.stack)}.`;
    case 'refilled':
      return `Neu in der Auslage: ${jobName(e.job)}, ${fromStack(e.stack)}.`;
    case 'recruited':
      return `${who('zahlst', 'zahlt')} der Bank ${gold(e.gold)} für die Rekrutiererin.`;
    case 'putCoin':
      return e.seat === NOBODY
        ? null
        : `${who('legst', 'legt')} ${coins(e.coins)} auf ${theJobObject(e.job)} in der Auslage.`;
    case 'putNoCoin':
      return `${who('legst', 'legt')} keine Münze in die Auslage.`;
    case 'leftRoad':
      return `${capital(theJob(e.job))} verlässt die Auslage${e.coins > 0 ? ` mit ${coins(e.coins)}` : ''}.`;
    case 'buildsUpTo':
      return `${who('darfst', 'darf')} ${cards(e.limit)} anlegen.`;
    case 'hired':
      return `${who('legst', 'legt')} ${gold(e.gold)} auf ${e.owner === e.seat ? (cast.isYou(e.seat) ? yourJobObject(FREELANCER) : `die eigene ${jobName(FREELANCER)}`) : `${theJobObject(FREELANCER)} von ${whom(e.owner)}`} und ${cast.isYou(e.seat) ? 'darfst' : 'darf'} mehr anlegen.`;
    case 'played':
      return DISCARDED[e.job] ? `${who('spielst', 'spielt')} ${theJobObject(e.job)} aus.` : null;
    case 'placed':
      return `${who('legst', 'legt')} ${theJobObject(e.job)} an.`;
    case 'unlocked':
      return unlocked(e, cast, who);
    case 'replaced':
      return `${who('setzt', 'setzt')} einen Gehilfen an die Stelle ${fromVillage(e.job, e.owner, e.seat, cast)}.`;
    case 'smuggled':
      return `${who('schmuggelst', 'schmuggelt')} mit ${theJobDative(e.job)}: ${gold(e.gold)}.`;
    case 'discarded':
      return DISCARDED[e.job] ? null : `${who('legst', 'legt')} ${theJobObject(e.job)} ab.`;
    case 'laidDown':
      return cast.isYou(e.seat)
        ? null
        : `${who('legst', 'legt')} eine ${suitCard(e.suit)} verdeckt ${ontoStack(e.stack)}.`;
    case 'laidDownCard':
      return `${who('legst', 'legt')} ${theJobObject(e.job)} verdeckt ${ontoStack(e.stack)}.`;
    case 'gotBasic':
      return `${who('holst', 'holt')} ${aJobObject(BASICS[e.basic])} ins Dorf.`;
    case 'endedBuilding':
      return `${who('beendest', 'beendet')} die Bauphase.`;
    case 'lookedThrough':
      return `${who('siehst', 'sieht')} ${e.stack === DRAW_PILE ? `${cards(e.cards)} des Nachziehstapels` : stackName(e.stack)} durch.`;
    case 'sawCards':
      return `${who('siehst', 'sieht')}: ${listOf(e.jobs.map(jobName))}.`;
    case 'tookSecretly':
      return cast.isYou(e.seat)
        ? null
        : `${who('nimmst', 'nimmt')} eine ${suitCard(e.suit)} ${fromStack(e.stack)} auf die Hand.`;
    case 'tookCard':
      return `${who('nimmst', 'nimmt')} ${theJobObject(e.job)} ${fromStack(e.stack)} auf die Hand.`;
    case 'putBack':
      return `${who('legst', 'legt')} ${cards(e.cards)} ${ontoStack(e.stack)} zurück.`;
    case 'turnedFounders':
      return `${who('hast', 'hat')} keine Nahrung und ${cast.isYou(e.seat) ? 'drehst' : 'dreht'} die Gründungskarte um.`;
    case 'scoredBronze':
      return `Bronze: ${capital(theJob(e.job))} bringt ${whom(e.seat)} ${gold(e.gold)}.`;
    case 'wonDevelopment':
      return `${who('gewinnst', 'gewinnt')} die Entwicklung „${developmentName(e.development)}“${e.gold > 0 ? `: ${gold(e.gold)}` : ''}.`;
    case 'nobodyWon':
      return `„${developmentName(e.development)}“ gewinnt diesmal niemand.`;
    case 'rewardLapsed':
      return `Für „${developmentName(e.development)}“ ist nichts mehr da: ${who('gehst', 'geht')} leer aus.`;
    case 'laidBackProduction':
      return `${who('legst', 'legt')} die Produktionskarte zurück.`;
    case 'marketHeld':
      return `${marketName(e.market)}!`;
    case 'earned':
      return earned(e, who);
    case 'collectedCoins':
      return `${who('nimmst', 'nimmt')} ${coins(e.gold)} aus dem Dorf in den Vorrat.`;
    case 'eventOpened':
      return `Das Ereignis der Runde: ${eventName(e.event)}. ${eventEffect(e.event)}.`;
    case 'eventCancelled':
      return `Der Hofnarr verhindert das Ereignis ${eventName(e.event)}.`;
    case 'eventHappened':
      return `${eventName(e.event)}: ${eventEffect(e.event)}.`;
    case 'wentToCountess':
      return `Die Gräfin bekommt ${theJobObject(e.job)}${e.coins > 0 ? ` und ${coins(e.coins)}` : ''}.`;
    case 'paidCountess':
      return `${who('zahlst', 'zahlt')} der Gräfin ${gold(e.gold)}.`;
    case 'countessGot':
      return `Die Gräfin bekommt ${gold(e.gold)} aus der Bank.`;
    case 'seized':
      return `${who('verlierst', 'verliert')} ${theJobObject(e.job)} an die Gräfin.`;
    case 'tookIntoHand':
    case 'passedStart':
      return null;
    case 'gameOver':
      return 'Das Spiel ist zu Ende.';
  }
}

/** „des Schmieds im Dorf von Anna“ */
const fromVillage = (job: number, owner: Seat, seat: Seat, cast: Cast): string => {
  if (owner === seat) return `${ofJob(job)} im eigenen Dorf`;
  return `${ofJob(job)} ${cast.isYou(owner) ? 'in deinem Dorf' : `im Dorf von ${dative(cast.name(owner))}`}`;
};

function unlocked({ seat, job, owner, card, paid, fromBank }: Unlocked, cast: Cast, who: Who): string {
  const opened = `das Schloss ${ofJob(job)}`;
  if (owner === NOBODY) return `${who('zahlst', 'zahlt')} der Bank ${gold(paid)} für ${opened}.`;
  if (card === NOTHING && paid === 0 && fromBank === 0) return `Die Blechschmiedin öffnet ${opened} umsonst.`;
  if (owner === seat)
    return `${who('öffnest', 'öffnet')} ${opened} selbst: ${gold(fromBank)} aus der Bank ins eigene Dorf.`;
  return `${who('zahlst', 'zahlt')} ${cast.isYou(owner) ? 'dir' : dative(cast.name(owner))} ${gold(paid)} für ${opened}.`;
}

function earned({ source, job, gold: n }: Earned, who: Who): string {
  const get = who('bekommst', 'bekommt');
  switch (source) {
    case 'silver':
      return `${get} ${gold(n)} durch ${theJobObject(job)}.`;
    case 'coins':
      return `${get} ${gold(n)} für Münzen im Dorf.`;
    default:
      return `${get} ${gold(n)} für gedrucktes Gold.`;
  }
}
