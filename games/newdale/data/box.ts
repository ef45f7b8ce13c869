import { Box, CorrectionError } from '@spielstube/engine';

/** The tables of the box. */
export type BoxKey =
  | 'figures'
  | 'goods'
  | 'trades'
  | 'coalMine'
  | 'production'
  | 'specials'
  | 'effects'
  | 'sailors'
  | 'sailorEffects'
  | 'frontAreas'
  | 'backAreas'
  | 'actionFields'
  | 'chapterFields'
  | 'pointsTrack'
  | 'bonusTiles'
  | 'persons'
  | 'personEffects'
  | 'supplementaryMissions'
  | 'events'
  | 'eventPoints'
  | 'boardA'
  | 'boardB'
  | 'boardC'
  | 'boardD'
  | 'boardE'
  | 'boardF'
  | 'chapters'
  | 'orders'
  | 'soloCards'
  | 'targetPlaces'
  | 'arrivals'
  | 'voyage'
  | 'starting'
  | 'building'
  | 'scoring';

/** What the checks of the tables claim. */
export type BoxClaim =
  | 'orderlyMakes'
  | 'extraordinaryNeeds'
  | 'boardPlaces'
  | 'pathJoins'
  | 'beltOfPlaces'
  | 'anchorAtPlace'
  | 'landscape'
  | 'symbol'
  | 'tradeGood'
  | 'chainWritten'
  | 'rawOnCard'
  | 'discount'
  | 'colour'
  | 'cost'
  | 'helpersWritten'
  | 'earlyEvents'
  | 'orderGoods'
  | 'levelsRise'
  | 'draws'
  | 'person'
  | 'goodValue'
  | 'figuresInBag'
  | 'cardsStay'
  | 'coinsPerPoint'
  | 'tilesForAll';

/** Everything that is printed on the components, as far as games differ by it. */
export const box = new Box<BoxKey, BoxClaim>('newdale');

/** The place of a key in its list; an error for one that is not there. */
export function placeIn(keys: readonly string[], key: string): number {
  const found = keys.indexOf(key);
  if (found < 0) throw new CorrectionError(box.game, { what: 'noSuchName', given: key });
  return found;
}

/** No card, place, field or good. */
export const NOTHING = -1;

/** The same, where '' stands for nothing. */
export const placeOrNothing = (keys: readonly string[], key: string): number =>
  key === '' ? NOTHING : placeIn(keys, key);
