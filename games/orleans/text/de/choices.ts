import { capital, joined } from '@spielstube/engine/text';
import { CANALISATION, DEED_COINS } from '../../data/deeds.ts';
import { GOOD_POINTS } from '../../data/goods.ts';
import { isOwn, professionOf } from '../../data/people.ts';
import { ANYBODY, PLACE_OF_SPACE, placeOfTile, SPACE_NEEDS, TOWN_HALL } from '../../data/places.ts';
import { HARVEST_FINE } from '../../data/setup.ts';
import { STATUS } from '../../data/tracks.ts';
import { FARMER_GEAR, type OrleansWish } from '../../rules/moves.ts';
import { GEAR, NOTHING } from '../../rules/state.ts';
import type { Choice, Source } from '../facts.ts';
import { effectName, gainWords, prospectWords, walkWords } from './effects.ts';
import {
  aNeed,
  atPlace,
  cityName,
  coins,
  deedName,
  eventName,
  gearName,
  goodName,
  listOf,
  needName,
  pathName,
  personName,
  placeName,
  points,
  professionName,
  toPlace,
} from './words.ts';

/** „Mönch als Bauer“, „eigener Bauer“ */
function whoStands(kind: number, space: number): string {
  if (kind === GEAR) return 'Technik';
  const needs = SPACE_NEEDS[space];
  const standsIn = needs !== ANYBODY && needs !== professionOf(kind);
  return `${personName(kind)}${standsIn ? ` als ${needName(needs)}` : ''}`;
}

const FROM: Readonly<Record<Source, string>> = { market: '', tower: ' aus dem Turm', bathhouse: '' };

export function choice(c: Choice): string {
  switch (c.do) {
    case 'remove':
      return `${placeName(placeOfTile(c.tile))} entfernen (${effectName(placeOfTile(c.tile))})`;
    case 'return':
      return `${capital(whoStands(c.kind, c.space))} ${atPlace(PLACE_OF_SPACE[c.space])}: zurück auf den Markt`;
    case 'draw':
      if (c.count === 0) return 'Niemanden ziehen';
      return c.count === 1 ? 'Einen ziehen' : `${c.count} Leute ziehen`;
    case 'fetch':
      return `${capital(personName(c.kind))} aus dem Turm auf den Markt`;
    case 'stow':
      return `${capital(personName(c.kind))} in den Turm`;
    case 'done':
      return 'So lassen';
    case 'place':
      return `${capital(whoStands(c.kind, c.space))}${FROM[c.from]} ${toPlace(PLACE_OF_SPACE[c.space])}: ${afterPlacing(c)}`;
    case 'takeBack':
      return `${capital(whoStands(c.kind, c.space))} ${atPlace(PLACE_OF_SPACE[c.space])}: zurück ${c.toTower ? 'in den Turm' : 'auf den Markt'}`;
    case 'ready':
      return 'Fertig geplant';
    case 'use':
      return `${placeName(c.place)}: ${prospectWords(c.prospect)}`;
    case 'pass':
      return 'Passen bis zum Ende der Runde';
    case 'recruit':
      return c.gain === null ? professionName(c.profession) : gainWords(c.gain);
    case 'take':
      return `${placeName(placeOfTile(c.tile))} nehmen: ${effectName(placeOfTile(c.tile))}`;
    case 'travel':
      return c.to === NOTHING
        ? pathName(c.path)
        : `Nach ${cityName(c.to)}: ${c.goods.length === 0 ? 'keine Ware' : joined(c.goods.map(goodName), 'oder')}`;
    case 'collect':
      return `${goodName(c.good)} mitnehmen: ${points(GOOD_POINTS[c.good])}`;
    case 'leave':
      return 'Nichts mitnehmen';
    case 'send':
      return `${professionName(c.profession)} zum Werk „${deedName(c.deed)}“: ${coins(c.coins)}${c.choice ? ' oder Entwicklung' : ''}${c.last ? ' + Bürger' : ''}`;
    case 'stop':
      return 'Niemanden mehr schicken';
    case 'coin':
      return coins(c.coins);
    case 'step':
      return c.gain.walk === null ? 'Entwicklung: schon am Ende der Leiste' : walkWords(c.gain.walk);
    case 'pay':
      return c.gain?.walk
        ? `${coins(c.coins)} zahlen: ${walkWords(c.gain.walk)}`
        : `${coins(c.coins)} zahlen`;
    case 'end':
      return 'Zug beenden';
    case 'fit':
      return `${gearName(c.gear)} ${toPlace(PLACE_OF_SPACE[c.space])}: ersetzt ${aNeed(SPACE_NEEDS[c.space])}`;
    case 'keep':
      return 'Technik aufheben';
    case 'giveStation':
      return `Das Kontor in ${cityName(c.city)} abgeben`;
    case 'giveUnbuilt':
      return `Ein Kontor aus dem Vorrat abgeben (du hast ${c.unbuilt})`;
    case 'givePerson':
      return 'Jemanden blind aus dem Beutel abgeben';
    case 'giveStep':
      return c.field < 0
        ? 'Einen Entwicklungsschritt zurückgehen'
        : `Einen Entwicklungsschritt zurückgehen, auf Feld ${c.field}${STATUS[c.field] < STATUS[c.field + 1] ? ` (Stand nur noch ${STATUS[c.field]})` : ''}`;
    case 'giveGood':
      return `1 ${goodName(c.good)} abgeben (${points(GOOD_POINTS[c.good])})`;
    case 'giveTile':
      return `${placeName(placeOfTile(c.tile))} abgeben`;
    case 'giveFitted':
      return `Die Technik ${atPlace(PLACE_OF_SPACE[c.space])} abgeben`;
    case 'giveGear':
      return c.gear === FARMER_GEAR ? 'Technik nur für Bauern abgeben' : 'Freie Technik abgeben';
    case 'shield':
      return `Mönch in den Beutel: „${eventName(c.event)}“ geht an dir vorbei`;
    case 'endure':
      return `„${eventName(c.event)}“ hinnehmen, der Mönch bleibt`;
    case 'feed':
      return `1 ${goodName(c.good)} abgeben (${points(GOOD_POINTS[c.good])})`;
  }
}

/** What is missing then, or what the place will do. */
function afterPlacing({ kind, space, missing, prospect, deeds }: Choice & { do: 'place' }): string {
  if (PLACE_OF_SPACE[space] === TOWN_HALL && !isOwn(kind))
    return deeds.length === 0
      ? 'gerade braucht ihn kein Werk'
      : deeds
          .map(
            (deed) =>
              `${deedName(deed)} ${coins(DEED_COINS[deed])}${deed === CANALISATION ? ' oder Entwicklung' : ''}`,
          )
          .join(', ');
  if (missing.length === 0) return `bereit, ${prospectWords(prospect)}`;
  return missing.length === 1
    ? `dann fehlt noch ein ${needName(missing[0])}`
    : `dann fehlen ${listOf(missing.map(needName))}`;
}

const WISHES: Readonly<Record<OrleansWish['wish'], string>> = {
  sendOwn: 'Eigene Leute in ein Werk schicken',
  stop: 'Aufhören und den Rest in den Beutel legen',
  fine: `Die Nahrung behalten und ${coins(HARVEST_FINE)} zahlen`,
  citizen: 'Einen Bürger abgeben',
  waiting: 'Jemanden vom Markt oder von einem Ort abgeben',
};
export const wish = ({ wish: wanted }: OrleansWish): string => WISHES[wanted];
