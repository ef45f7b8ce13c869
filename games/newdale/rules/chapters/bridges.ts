import { NOBODY, push, type Seat } from '@spielstube/engine';
import { BRIDGE, CHAPTER_FIELDS } from '../../data/fields.ts';
import { leaveOut } from '../actions.ts';
import { make } from '../moves.ts';
import { charge, FOR_BRIDGE, meansFor } from '../payment.ts';
import { drawCards } from '../piles.ts';
import { reason } from '../reasons.ts';
import { frame, type Newdale } from '../state.ts';
import { boardOf, gainPoints } from '../supply.ts';
import type { NewdaleQuestion, NewdaleStep, NewdaleVerdict } from '../types.ts';

/* Bridges over the river of chapters IIIa and IVa. NEW-CH3-01 to -05, NEW-CH4-03 */

const BUILT = reason('bridgeBuilt', 'NEW-CH3-04');
const OWN_BUILT = reason('ownBridgeBuilt', 'NEW-CH3-04');
const NO_HOUSE = reason('noHouseAtBridge', 'NEW-CH3-02');
const TOO_FEW_COINS = reason('tooFewCoins', 'NEW-CH3-02', (s, f) => ({
  missing: CHAPTER_FIELDS.bridge.coins - meansFor(s, f.seat, FOR_BRIDGE),
}));

/** An own house at one end, a free site, and the tile still at hand. */
function mayBridge(s: Newdale, seat: Seat, site: number): NewdaleVerdict {
  if (s.bridges.includes(seat)) return OWN_BUILT;
  if (s.bridges[site] !== NOBODY) return BUILT;
  const [from, to] = boardOf(s).net.bridges[site];
  if ((s.players[seat].houses & ((1 << from) | (1 << to))) === 0) return NO_HOUSE;
  return meansFor(s, seat, FOR_BRIDGE) < CHAPTER_FIELDS.bridge.coins ? TOO_FEW_COINS : null;
}

export const bridge: NewdaleQuestion = {
  auto(s, f, tell) {
    if (s.bridges.some((_, site) => mayBridge(s, f.seat, site) === null)) return false;
    leaveOut(s, f.seat, BRIDGE, tell);
    return true;
  },
  options(s, f, offer) {
    for (let site = 0; site < s.bridges.length; site++)
      offer.put(make.bridge(site), mayBridge(s, f.seat, site));
    offer.open(make.skip);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'skip') return leaveOut(s, f.seat, BRIDGE, tell);
    if (a.do !== 'bridge') return;
    push(s, frame('bridgePaid', f.seat, a.site));
    charge(s, f.seat, FOR_BRIDGE, CHAPTER_FIELDS.bridge.coins, a.site);
  },
};

/** From now on it is a path for all. NEW-CH3-03 */
export const bridgePaid: NewdaleStep = {
  run(s, f, tell) {
    s.bridges[f.what] = f.seat;
    tell?.({ what: 'bridgeBuilt', seat: f.seat, site: f.what });
    gainPoints(s, f.seat, CHAPTER_FIELDS.bridge.points, 'bridge', tell);
    drawCards(s, f.seat, CHAPTER_FIELDS.bridge.cards, 'bridge', tell);
  },
};
