import { capital } from '@spielstube/engine/text';
import { ROAD } from '../../data/map.ts';
import { EFFECTS } from '../../data/places.ts';
import { HARVEST_FINE, MARKET_SPACES } from '../../data/setup.ts';
import type { OrleansLanguage } from '../types.ts';
import {
  aPerson,
  cityName,
  coins,
  deedName,
  goodName,
  inedibleName,
  inWords,
  listOf,
  needName,
  personName,
  professionsName,
  trackName,
} from './words.ts';

/** How many may still be drawn, where that is less than the knights allow. */
function stillToDraw(allowed: number, returned: number, most: number): string {
  if (returned === allowed) return ' None are left: those you take back count.';
  if (most === allowed) return '';
  return most === 0 ? ' You can draw nobody now.' : ` You can draw ${most} at most now.`;
}

/** Why not: one sentence for each reason in the rules. */
export const refusals: OrleansLanguage['refusals'] = {
  drawLimit: (detail) =>
    `Your knights allow you ${detail('allowed')} people in this round.${stillToDraw(detail('allowed'), detail('returned'), detail('most'))}`,
  marketFull: (detail) => {
    if (detail('tower') === 1)
      return detail('room') === 0
        ? `Market and Gunpowder Tower are full: no more than ${inWords(MARKET_SPACES + EFFECTS.gunpowderTower.room)} people wait there.`
        : `Market and Gunpowder Tower have room for only ${inWords(detail('room'))} more.`;
    return detail('room') === 0
      ? `The market is full: no more than ${inWords(MARKET_SPACES)} people wait there.`
      : `The market has room for only ${inWords(detail('room'))} more.`;
  },
  bagTooSmall: (detail) =>
    detail('persons') === 0
      ? 'Your bag is empty.'
      : `There ${detail('persons') === 1 ? 'is only one person' : `are only ${inWords(detail('persons'))} people`} in your bag.`,
  gearStays: () => 'Technology stays where it is for good.',
  towerFull: () =>
    `The Gunpowder Tower has room for only ${inWords(EFFECTS.gunpowderTower.room)}, and it is full.`,
  marketOverfull: (detail) =>
    `There ${detail('persons') === 1 ? 'is one person' : `are ${inWords(detail('persons'))} people`} too many on the market: put them into the tower first.`,
  fetchBeforeStowing: () =>
    'You have already put somebody in: taking out comes first. Undo that step if you want to swap.',
  wrongProfession: (detail) =>
    `This space is for ${professionsName(detail('needs'))}; ${detail('profession') < 0 ? 'otherwise only a monk may stand here' : `${aPerson(detail('profession'))} may not stand here, a monk may`}.`,
  onlyMonks: () => 'This space is for monks, and nobody stands in for a monk.',
  noOwnInTownHall: () => 'Own people never go to the Town Hall: only neutral ones may go to deeds.',
  spaceCovered: () => 'Something is on this space already.',
  notYourPlace: () => 'This place is not yours.',
  nobodyOfThatKind: (detail) =>
    detail('kind') < 0
      ? 'You have nobody like that here.'
      : `No ${personName(detail('kind'))} of yours is waiting here.`,
  placedEarlier: () =>
    'Whoever has been here since an earlier round stays. The way back to the market is open only before you draw.',
  notCovered: (_detail, list) =>
    list('missing').length === 0
      ? 'Not all spaces of this place are filled.'
      : `Still missing here: ${listOf(list('missing').map(needName))}.`,
  privilegeOnly: () => 'This place tile works by itself as long as you have it: it takes no turn.',
  sacristyWaits: () =>
    'The Sacristy helps only against the event at the end of the round. Until then the monk waits there.',
  noPersonLeft: (detail) => `There are no ${professionsName(detail('profession'))} left on the board.`,
  trackEnd: (detail) => `You are at the end of the ${trackName(detail('track'))}.`,
  goodNotOnMarket: (detail) =>
    `The goods market has run out of what you would get here: ${goodName(detail('good'))}.`,
  noGearLeft: () => 'There is no technology of this sort left.',
  noTileLeft: () => 'There is no place tile on offer that you may take.',
  nobodyToRecruit: () =>
    'Nobody can come from the Village now: boatmen, craftsmen and traders are out, or their tracks have nothing left for you.',
  pilgrimage: () => 'In a round with a Pilgrimage the Monastery brings no monk.',
  developmentEnd: () => 'The development track goes no further.',
  noPath: (detail) => `No such path leads on from ${cityName(detail('city'))}.`,
  otherKindOfPath: (detail) =>
    detail('needed') === ROAD
      ? 'Wagons use roads only; this is a waterway.'
      : 'The Ship uses waterways only; this is a road.',
  cityTaken: (detail) => `Somebody else has a trading station in ${cityName(detail('city'))}.`,
  ownStationThere: (detail) => `You already have a trading station in ${cityName(detail('city'))}.`,
  noStationLeft: () => 'You have no trading station left to build.',
  nobodyToSend: () => 'There is nobody here for whom a deed still has a free space.',
  noDeedSpace: (detail) =>
    `The deed “${deedName(detail('deed'))}” has no free space for ${professionsName(detail('profession'))}.`,
  ownStay: () => 'Own people never leave you: only neutral ones go to deeds.',
  tooFewCoins: (detail) => `You are ${coins(detail('missing'))} short.`,
  tooFewFields: (detail) =>
    `There ${detail('fields') === 1 ? 'is only one field' : `are only ${inWords(detail('fields'))} fields`} to the end of the track.`,
  bagEmpty: () => 'Your bag is empty: there is nobody to draw.',
  notInTheBathhouse: () => 'The Bathhouse places nobody on itself.',
  mustBePlaced: () => `Whoever can be placed must be placed, up to ${inWords(EFFECTS.bathhouse.placed)}.`,
  categoryTwo: () => 'Your first trader brings a place tile of category I only.',
  tileTaken: () => 'Somebody has this place tile already.',
  tileGone: () => 'This place tile is out of the game.',
  farmersOnly: () =>
    'This technology replaces farmers only: it came from the first field of the craftsman track.',
  noGearForMonks: () => 'Not even technology replaces a monk.',
  oneGearAPlace: () => 'There is technology in this place already; one is the limit.',
  singleSpace: () => 'A place with a single space takes no technology.',
  noGearInTownHall: () => 'The Town Hall is for people: technology cannot be sent to a deed.',
  noNeutralInBag: () => 'There is nobody in your bag whom you could give up: own people do not count.',
  coinFieldBehind: () =>
    'There is no way back from a coin field, nor onto one: its coins would be earned twice.',
  onStartField: () => 'You are still at the start of the development track.',
  noGoods: () => 'You have none of this.',
  noUnbuilt: () => 'You have no trading stations left that are not built.',
  citizensStay: () => 'Nobody takes your citizens away, not even torture.',
  onlyFromTheBag: () => 'You can give up only people from the bag, drawn blindly.',
  noFood: () => `${capital(inedibleName)} cannot be eaten.`,
  foodIsAtHand: () => `You have food. Only those who have none pay the ${coins(HARVEST_FINE)}.`,
  notYourTurn: () => 'It is not your turn.',
  notOffered: () => 'This is not among your choices now.',
};
