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

/** "monk as farmer", "own farmer" */
function whoStands(kind: number, space: number): string {
  if (kind === GEAR) return 'technology';
  const needs = SPACE_NEEDS[space];
  const standsIn = needs !== ANYBODY && needs !== professionOf(kind);
  return `${personName(kind)}${standsIn ? ` as ${needName(needs)}` : ''}`;
}

const FROM: Readonly<Record<Source, string>> = { market: '', tower: ' from the tower', bathhouse: '' };

export function choice(c: Choice): string {
  switch (c.do) {
    case 'remove':
      return `Remove the ${placeName(placeOfTile(c.tile))} (${effectName(placeOfTile(c.tile))})`;
    case 'return':
      return `${capital(whoStands(c.kind, c.space))} ${atPlace(PLACE_OF_SPACE[c.space])}: back to the market`;
    case 'draw':
      if (c.count === 0) return 'Draw nobody';
      return c.count === 1 ? 'Draw one' : `Draw ${c.count} people`;
    case 'fetch':
      return `${capital(personName(c.kind))} from the tower to the market`;
    case 'stow':
      return `${capital(personName(c.kind))} into the tower`;
    case 'done':
      return 'Leave it like this';
    case 'place':
      return `${capital(whoStands(c.kind, c.space))}${FROM[c.from]} ${toPlace(PLACE_OF_SPACE[c.space])}: ${afterPlacing(c)}`;
    case 'takeBack':
      return `${capital(whoStands(c.kind, c.space))} ${atPlace(PLACE_OF_SPACE[c.space])}: back to the ${c.toTower ? 'tower' : 'market'}`;
    case 'ready':
      return 'Done planning';
    case 'use':
      return `${placeName(c.place)}: ${prospectWords(c.prospect)}`;
    case 'pass':
      return 'Pass for the rest of the round';
    case 'recruit':
      return capital(c.gain === null ? professionName(c.profession) : gainWords(c.gain));
    case 'take':
      return `Take the ${placeName(placeOfTile(c.tile))}: ${effectName(placeOfTile(c.tile))}`;
    case 'travel':
      return c.to === NOTHING
        ? pathName(c.path)
        : `To ${cityName(c.to)}: ${c.goods.length === 0 ? 'no goods' : joined(c.goods.map(goodName), 'or')}`;
    case 'collect':
      return `Take the ${goodName(c.good)}: ${points(GOOD_POINTS[c.good])}`;
    case 'leave':
      return 'Take nothing';
    case 'send':
      return `${capital(professionName(c.profession))} to “${deedName(c.deed)}”: ${coins(c.coins)}${c.choice ? ' or development' : ''}${c.last ? ' + citizen' : ''}`;
    case 'stop':
      return 'Send nobody else';
    case 'coin':
      return coins(c.coins);
    case 'step':
      return c.gain.walk === null
        ? 'Development: already at the end of the track'
        : capital(walkWords(c.gain.walk));
    case 'pay':
      return c.gain?.walk ? `Pay ${coins(c.coins)}: ${walkWords(c.gain.walk)}` : `Pay ${coins(c.coins)}`;
    case 'end':
      return 'End the turn';
    case 'fit':
      return `${capital(gearName(c.gear))} ${toPlace(PLACE_OF_SPACE[c.space])}: replaces ${aNeed(SPACE_NEEDS[c.space])}`;
    case 'keep':
      return 'Keep the technology for later';
    case 'giveStation':
      return `Give up the trading station in ${cityName(c.city)}`;
    case 'giveUnbuilt':
      return `Give up a trading station that is not built (you have ${c.unbuilt})`;
    case 'givePerson':
      return 'Give up somebody drawn blindly from the bag';
    case 'giveStep':
      return c.field < 0
        ? 'Go back a development step'
        : `Go back a development step, to field ${c.field}${STATUS[c.field] < STATUS[c.field + 1] ? ` (status down to ${STATUS[c.field]})` : ''}`;
    case 'giveGood':
      return `Give up 1 ${goodName(c.good)} (${points(GOOD_POINTS[c.good])})`;
    case 'giveTile':
      return `Give up the ${placeName(placeOfTile(c.tile))}`;
    case 'giveFitted':
      return `Give up the technology ${atPlace(PLACE_OF_SPACE[c.space])}`;
    case 'giveGear':
      return c.gear === FARMER_GEAR
        ? 'Give up technology for farmers only'
        : 'Give up technology that fits anywhere';
    case 'shield':
      return `Monk into the bag: ${eventName(c.event)} passes you by`;
    case 'endure':
      return `Accept ${eventName(c.event)}, the monk stays`;
    case 'feed':
      return `Give 1 ${goodName(c.good)} (${points(GOOD_POINTS[c.good])})`;
  }
}

/** What is missing then, or what the place will do. */
function afterPlacing({ kind, space, missing, prospect, deeds }: Choice & { do: 'place' }): string {
  if (PLACE_OF_SPACE[space] === TOWN_HALL && !isOwn(kind))
    return deeds.length === 0
      ? 'no deed needs one at the moment'
      : deeds
          .map(
            (deed) =>
              `${deedName(deed)} ${coins(DEED_COINS[deed])}${deed === CANALISATION ? ' or development' : ''}`,
          )
          .join(', ');
  if (missing.length === 0) return `ready, ${prospectWords(prospect)}`;
  return `${listOf(missing.map(needName))} still missing`;
}

const WISHES: Readonly<Record<OrleansWish['wish'], string>> = {
  sendOwn: 'Send own people to a deed',
  stop: 'Stop and put the rest into the bag',
  fine: `Keep the food and pay ${coins(HARVEST_FINE)}`,
  citizen: 'Give up a citizen',
  waiting: 'Give up somebody from the market or from a place',
};
export const wish = ({ wish: wanted }: OrleansWish): string => WISHES[wanted];
