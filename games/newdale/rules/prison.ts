import { push, type Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { EFFECTS } from '../data/buildings.ts';
import { COLOURS, FIGURES, HOODED } from '../data/helpers.ts';
import { drawHelper } from './labour.ts';
import { make } from './moves.ts';
import { reason } from './reasons.ts';
import { frame, type Newdale, PLANNING_PHASE } from './state.ts';
import { gainPoints, sum } from './supply.ts';
import type { NewdaleOffer, NewdaleQuestion, NewdaleStep, NewdaleTell, NewdaleVerdict } from './types.ts';

/* Prisons, and the helpers in them. NEW-SPECIAL-13 to -17 */

const NO_SUCH_PRISONER = reason('noSuchPrisoner', 'NEW-SPECIAL-14');
const PRISONER_WAITS = reason('prisonerWaits', 'NEW-SPECIAL-17');
const NOBODY_AT_MARKET = reason('nobodyAtMarket', 'NEW-SPECIAL-16');

export const mightRelease = (s: Newdale, seat: Seat): boolean =>
  s.phase !== PLANNING_PHASE && sum(s.players[seat].prisoners) > 0;

/** Not before the figures of the round are drawn. NEW-SPECIAL-17 */
export function mayRelease(s: Newdale, seat: Seat, colour: number): NewdaleVerdict {
  if (s.players[seat].prisoners[colour] === 0) return NO_SUCH_PRISONER;
  return s.phase === PLANNING_PHASE ? PRISONER_WAITS : null;
}

export function offerReleases(s: Newdale, seat: Seat, offer: NewdaleOffer): void {
  const { prisoners } = s.players[seat];
  for (let colour = 0; colour < COLOURS; colour++) {
    if (prisoners[colour] > 0) offer.put(make.release(colour), mayRelease(s, seat, colour));
  }
}

/** A prisoner joins the market and helps everybody. NEW-SPECIAL-14, -17 */
export function releasePrisoner(s: Newdale, seat: Seat, colour: number, tell: NewdaleTell): void {
  s.players[seat].prisoners[colour]--;
  s.market[colour]++;
  tell?.({ what: 'released', seat, colour });
}

/** Right after the figures were drawn, in turn order. NEW-SPECIAL-17 */
export const release: NewdaleQuestion = {
  auto: (s, f) => !mightRelease(s, f.seat),
  options(s, f, offer) {
    offer.open(make.end);
    offerReleases(s, f.seat, offer);
  },
  refuse: (_s, _f, a) => (a.do === 'release' ? NO_SUCH_PRISONER : null),
  resolve(s, f, a, tell) {
    if (a.do !== 'release') return;
    releasePrisoner(s, f.seat, a.colour, tell);
    push(s, f);
  },
};

/** Whether there is anybody whom a prison could take. NEW-SPECIAL-13, -16 */
export function mayJail(s: Newdale, seat: Seat): NewdaleVerdict {
  return sum(s.market) + s.players[seat].lent[HOODED] > 0 ? null : NOBODY_AT_MARKET;
}

/** One wooden figure of the market, or a hooded one whom Rabbit has drawn. NEW-SPECIAL-13, -16, NEW-PERSON-05 */
export const jail: NewdaleQuestion = {
  auto(s, f, tell) {
    const { lent } = s.players[f.seat];
    const kinds = s.market.filter((count) => count > 0).length + (lent[HOODED] > 0 ? 1 : 0);
    if (kinds > 1) return false;
    take(
      s,
      f.seat,
      s.market.findIndex((count) => count > 0),
      tell,
    );
    return true;
  },
  options(s, f, offer) {
    for (let figure = 0; figure < FIGURES; figure++) {
      if (s.market[figure] > 0) offer.open(make.jail(figure));
    }
    if (s.players[f.seat].lent[HOODED] > 0) offer.open(make.jailLent);
  },
  refuse: (_s, _f, a) => (a.do === 'jail' || a.do === 'jailLent' ? NOBODY_AT_MARKET : null),
  resolve(s, f, a, tell) {
    if (a.do === 'jail') take(s, f.seat, a.figure, tell);
    if (a.do === 'jailLent') take(s, f.seat, NOTHING, tell);
  },
};

/** Figure: a kind at the market, or NOTHING for Rabbit's hooded one. NEW-SPECIAL-14, -15 */
function take(s: Newdale, seat: Seat, figure: number, tell: NewdaleTell): void {
  const player = s.players[seat];
  const kind = figure === NOTHING ? HOODED : figure;
  (figure === NOTHING ? player.lent : s.market)[kind]--;
  tell?.({ what: 'jailed', seat, figure: kind, fromRabbit: figure === NOTHING });
  if (kind !== HOODED) {
    player.prisoners[kind]++;
    return;
  }
  s.gone[HOODED]++;
  push(s, frame('replaceHooded', seat));
  gainPoints(s, seat, EFFECTS.prison.points, 'prison', tell);
}

/** After the point, with the cards that it may bring, a helper comes in place of the hooded figure. NEW-SPECIAL-15 */
export const replaceHooded: NewdaleStep = {
  run(s, { seat }, tell) {
    const helper = drawHelper(s);
    if (helper === NOTHING) return;
    s.players[seat].prisoners[helper]++;
    tell?.({ what: 'hoodedReplaced', seat, colour: helper });
  },
};

export const askForFigure = (s: Newdale, seat: Seat): void => push(s, frame('jail', seat));
