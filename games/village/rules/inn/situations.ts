import { push, type Seat, type Tell } from '@spielstube/engine';
import { MASS_FIGURES, MONKS } from '../../data/church.ts';
import { VILLAGER_EFFECTS, villagerOf } from '../../data/inn.ts';
import { printedNumber } from '../../data/pieces.ts';
import { BLACK_BAG, castleOf, castlePlace, churchStep, FARM, WITH_THE_BARD } from '../../data/places.ts';
import { VILLAGE } from '../../data/travel.ts';
import { connyFollows } from '../conny-follows.ts';
import { afterBurial, BURIALS_BEGUN, layToRest } from '../death.ts';
import type { VillageEvent } from '../events.ts';
import { checkGoals } from '../goals.ts';
import { holds, mayHold, playFromHand } from '../hand.ts';
import { placeConnysMember } from '../mass.ts';
import { memberAt, moveMember, numbersOf, standsForHisKind } from '../members.ts';
import { depart, done, journey, pickMember, pickMonk, playCard } from '../moves.ts';
import { cubesOnBoard } from '../rounds.ts';
import { CONNY, frame, freeFrame, type Village } from '../state.ts';
import { gainPoints } from '../supply.ts';
import { waysOutOf } from '../travel.ts';
import type { VillageQuestion, VillageStep } from '../types.ts';

/** A member has died: does it lie with the Bard? VIL-CARD-BARD-01, -02, -04, -05 */
export const bard: VillageQuestion = {
  auto(s, f, tell) {
    if (mayHold(s, f.seat, 'bard')) return false;
    layToRest(s, f.seat, f.what, tell);
    return true;
  },
  options(s, f, offer) {
    if (holds(s, f.seat, 'bard')) offer.open(playCard(villagerOf('bard')));
    offer.open(done);
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'play') return layToRest(s, f.seat, f.what, tell);
    playFromHand(s, f.seat, villagerOf('bard'), tell);
    const { members } = s.players[f.seat];
    const from = members[f.what];
    members[f.what] = WITH_THE_BARD;
    tell?.({ what: 'died', seat: f.seat, member: numbersOf(members)[f.what], from, to: WITH_THE_BARD });
    afterBurial(s, f.seat, f.what, tell);
  },
};

/** Burials first, alone Conny's cube, then the extra action, if a cube is left. VIL-CARD-JESTER-03, -05, -08, -09 */
export const beforeExtra: VillageStep = {
  run(s, f, tell) {
    const player = s.players[f.seat];
    if (player.deaths > 0) {
      player.deaths--;
      push(s, f);
      return push(s, frame('death', f.seat));
    }
    if (connyFollows(s)) {
      push(s, f);
      return push(s, frame('connysTurn', f.seat));
    }
    if (cubesOnBoard(s) === 0) return push(s, frame('afterAction', f.seat, BURIALS_BEGUN));
    tell?.({ what: 'extraAction', seat: f.seat });
    push(s, frame('extraTurn', f.seat));
  },
};

/** Points and any action for nothing, in place of the turn's own. VIL-CARD-OLD_MAN-02 to -05 */
export function playOldMan(s: Village, seat: Seat, tell: Tell<VillageEvent>): void {
  playFromHand(s, seat, villagerOf('oldMan'), tell);
  gainPoints(s, seat, VILLAGER_EFFECTS.oldMan, 'card', tell);
  push(s, freeFrame('chooseAction', seat));
}

/** Whether a trip for nothing would lead anywhere. VIL-CARD-TOLL_KEEPER-01 */
export function mayUseTollKeeper(s: Village, seat: Seat): boolean {
  return (
    holds(s, seat, 'tollKeeper') &&
    s.players[seat].members.some((place) => place === FARM || castleOf(place) >= 0)
  );
}

/** One trip along a path that costs nothing. VIL-CARD-TOLL_KEEPER-01 to -03 */
export const tollKeeper: VillageQuestion = {
  options(s, f, offer) {
    const player = s.players[f.seat];
    player.members.forEach((place, member) => {
      if (!standsForHisKind(player, member)) return;
      const kind = player.kinds[member];
      if (place === FARM) for (const { to } of waysOutOf(VILLAGE)) offer.open(depart(kind, to));
      const castle = castleOf(place);
      if (castle >= 0) for (const { to } of waysOutOf(castle)) offer.open(journey(castle, kind, to));
    });
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'depart' && a.do !== 'journey') return;
    const from = a.do === 'depart' ? FARM : castlePlace(a.from);
    push(s, frame('arrive', f.seat, a.castle));
    moveMember(s, f.seat, a.member, from, castlePlace(a.castle), tell);
  },
};

/** The Father names the figures, one after the other; `what` are left, `member` monks are out. VIL-CARD-FATHER-03, -04 */
export const father: VillageQuestion = {
  options(s, f, offer) {
    s.players.forEach((player, owner) => {
      player.members.forEach((place, member) => {
        if (place === BLACK_BAG && standsForHisKind(player, member))
          offer.open(pickMember(owner, player.kinds[member]));
      });
    });
    const { conny } = s;
    if (conny !== null) {
      const numbers = numbersOf(conny.members);
      const inBag = conny.members.flatMap((place, n) => (place === BLACK_BAG ? [numbers[n]] : []));
      for (const number of new Set(inBag)) offer.open(pickMember(CONNY, number));
    }
    if (f.member < MONKS) offer.open(pickMonk);
  },
  resolve(s, f, a, tell) {
    const monks = f.member + (a.do === 'pickMonk' ? 1 : 0);
    if (a.do === 'pickMonk') tell?.({ what: 'drewMonk', seat: f.seat });
    else if (a.do === 'pick') pick(s, a.owner, a.member, tell);
    s.massFigures++;
    if (s.massFigures < MASS_FIGURES) push(s, frame('father', f.seat, MASS_FIGURES - s.massFigures, monks));
  },
};

function pick(s: Village, owner: Seat, kind: number, tell: Tell<VillageEvent>): void {
  if (s.conny !== null && owner === CONNY) {
    const numbers = numbersOf(s.conny.members);
    const member = s.conny.members.findIndex((place, n) => place === BLACK_BAG && numbers[n] === kind);
    return placeConnysMember(s.conny, member, tell);
  }
  const player = s.players[owner];
  player.members[memberAt(player, BLACK_BAG, kind)] = churchStep(1);
  tell?.({ what: 'drewMember', seat: owner, member: printedNumber(kind), step: 1 });
  checkGoals(s, owner, tell);
}
