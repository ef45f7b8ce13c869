import { type Cast, capital } from '@spielstube/engine/text';
import { BASICS, FREELANCER, NOTHING } from '../../data/jobs.ts';
import type { VillagersWish } from '../../rules/moves.ts';
import type { Choice } from '../facts.ts';
import type { Gain } from '../gain.ts';
import type { Unlocking } from '../prospect.ts';
import { eventEffect, specialEffect, unlockingWords } from './effects.ts';
import { briefWords, gainWords, ontoWords, pileWords, spotDetails } from './phrases.ts';
import {
  cards,
  coins,
  dative,
  eventName,
  fromStack,
  gold,
  jobName,
  ontoStack,
  placeName,
  pronounDative,
  stackName,
  suitCard,
  theJobObject,
  yourJobObject,
} from './words.ts';

/** „: +4 Gold am Markttag; 2 Gold an die Bank“; empty without either. */
function effects(gain: Gain | null, unlocking: Unlocking, cast: Cast): string {
  const parts = [gain === null ? '' : gainWords(gain), unlockingWords(unlocking, cast)].filter(
    (part) => part !== '',
  );
  return parts.length === 0 ? '' : `: ${parts.join('; ')}`;
}
const NO_PADLOCK: Unlocking = { way: 'none' };

function playing({ job, on, gain, unlocking }: Choice & { do: 'play' }, cast: Cast): string {
  const special = specialEffect(job);
  if (special !== '' && on.length === 0) {
    const price = unlockingWords(unlocking, cast);
    return `${jobName(job)}: ${special}${price === '' ? '' : `; ${price}`}`;
  }
  if (on.length === 0) return `${jobName(job)}${effects(null, unlocking, cast)}`;
  const placed = `${jobName(job)} ${ontoWords(on)}`;
  return special === '' ? `${placed}${effects(gain, unlocking, cast)}` : `${placed}: ${special}`;
}

/** „: 1 Nahrung, 3 Gold“: what is printed on a card that is picked; empty if it brings nothing by itself. */
function briefly(job: number): string {
  const brief = briefWords(job);
  return brief === '' ? '' : `: ${brief}`;
}
/** „ (Platz 3)“, only where it is needed. */
const which = (place: number, twin: boolean): string => (twin ? ` (${placeName(place)})` : '');

export function choice(c: Choice, cast: Cast): string {
  switch (c.do) {
    case 'take':
      if (c.job === NOTHING) return placeName(c.place);
      return `${jobName(c.job)}${c.coins > 0 ? ` + ${coins(c.coins)}` : ''}${briefly(c.job)}${which(c.place, c.twin)}`;
    case 'coin':
      if (c.job === NOTHING) return placeName(c.place);
      return `Münze auf ${theJobObject(c.job)}${c.coins > 0 ? `, auf ${pronounDative(c.job)} ${c.coins === 1 ? 'liegt' : 'liegen'} schon ${coins(c.coins)}` : ''}${which(c.place, c.twin)}`;
    case 'give':
      if (c.job === NOTHING) return placeName(c.place);
      return `${jobName(c.job)}${c.coins > 0 ? ` mit ${coins(c.coins)}` : ''} an die Gräfin${which(c.place, c.twin)}`;
    case 'draw':
      if (c.suit === NOTHING) return capital(fromStack(c.stack));
      return `${capital(c.job === NOTHING ? suitCard(c.suit) : jobName(c.job))} oben ${fromStack(c.stack)}`;
    case 'search':
      return `${stackName(c.stack)} durchsehen: ${pileWords(cards(c.cards), c.suit)}`;
    case 'onStack':
      return c.cards === 0
        ? capital(ontoStack(c.stack))
        : `${capital(ontoStack(c.stack))}: ${pileWords(cards(c.cards), c.suit)}`;
    case 'recruit':
      return `Rekrutiererin: ${gold(c.gold)} an die Bank, ${cards(c.picks)} in diesem Zug`;
    case 'play':
      return playing(c, cast);
    case 'pick':
      return `${jobName(c.job)} nehmen`;
    case 'putBack':
      return `Als Nächstes ${theJobObject(c.job)} zurücklegen`;
    case 'keepOrder':
      return `Reihenfolge lassen: ${c.jobs.map(jobName).join(', ')} (oben)`;
    case 'lay':
      return `${jobName(c.job)} verdeckt weglegen`;
    case 'discard':
      return `${jobName(c.job)} ablegen`;
    case 'noCoin':
      return 'Keine Münze legen';
    case 'hire':
      return `${gold(c.gold)} auf ${c.own ? yourJobObject(FREELANCER) : `${theJobObject(FREELANCER)} von ${dative(cast.name(c.owner))}`}${c.coins > 0 ? ` (mit ${coins(c.coins)})` : ''}${c.nth > 0 ? `, die ${c.nth}.` : ''}: Bau-Limit ${c.limit}`;
    case 'swap':
      return `${capital(jobName(BASICS[c.basic]))} für eine Handkarte (noch ${c.left})`;
    case 'basic':
      return `${jobName(BASICS[c.basic])} ins Dorf (noch ${c.left})`;
    case 'end':
      return c.left === 0 ? 'Bauphase beenden' : `Bauphase beenden (noch ${c.left} frei)`;
    case 'onto':
      return `Auf ${theJobObject(c.spot.job)}${spotDetails(c.spot)}${effects(c.gain, NO_PADLOCK, cast)}`;
    case 'onTable':
      return `Frei auf den Tisch${effects(c.gain, NO_PADLOCK, cast)}`;
    case 'replace':
      return `${jobName(c.spot.job)}${spotDetails(c.spot)} ${c.own ? 'aus deinem Dorf' : `von ${dative(cast.name(c.owner))}`}${effects(null, c.unlocking, cast)}`;
    case 'goldSide':
      return 'Goldseite nach oben';
    case 'foodSide':
      return 'Nahrungsseite nach oben';
    case 'unlock':
      return c.own
        ? `${gold(c.gold)} der Bank auf ${yourJobObject(c.unlocker)}${c.coins > 0 ? ` mit ${coins(c.coins)}` : ''}`
        : `${gold(c.gold)} von dir an ${theJobObject(c.unlocker)} von ${dative(cast.name(c.owner))}${c.coins > 0 ? ` mit ${coins(c.coins)}` : ''}`;
    case 'payBank':
      return `${gold(c.gold)} von dir an die Bank`;
    case 'tinner':
      return 'Umsonst, durch die Blechschmiedin';
    case 'smuggle':
      return `${gold(c.gold)} durch ${theJobObject(c.job)}`;
    case 'jester':
      return `Hofnarr: ${eventName(c.event)} fällt aus`;
    case 'endure':
      return `${eventName(c.event)} hinnehmen: ${eventEffect(c.event)}`;
    case 'pay':
      return `${gold(c.gold)} an die Gräfin zahlen`;
    case 'seize':
      return `${jobName(c.spot.job)}${spotDetails(c.spot)} an die Gräfin`;
  }
}

const WISHES: Readonly<Record<VillagersWish['wish'], string>> = {
  stopDrafting: 'Keine Karte mehr nehmen',
  turnFounders: 'Gründungskarte umdrehen',
  takeBack: 'Eine Karte aus dem Dorf zurück auf die Hand',
  payOthers: 'Jemand anderen oder die Bank bezahlen',
};
export const wish = ({ wish: wanted }: VillagersWish): string => WISHES[wanted];
