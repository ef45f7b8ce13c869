import { push, type Seat } from '@spielstube/engine';
import { EFFECTS, PHASE_BONUSES, type PhaseBonus } from '../data/bonuses.ts';
import { CARD_BUILDING, CARD_TYPE } from '../data/cards.ts';
import {
  BANK,
  BOARDING_HOUSE,
  CARPENTER,
  CASTLE,
  CHURCH,
  CITY_HALL,
  KNOWLEDGE,
  MARKET,
  MINE,
  PASTURE,
  SHIP,
  WAREHOUSE,
  WATCHTOWER,
} from '../data/types.ts';
import { placeProject } from './estate.ts';
import { cardsIn } from './goods.ts';
import { make } from './moves.ts';
import { NO_PROJECT } from './projects.ts';
import { reason } from './reasons.ts';
import { mayBuy } from './silver.ts';
import { ANY_DIE, type Burgundy, frame } from './state.ts';
import type { BurgundyQuestion, BurgundyStep, BurgundyTell } from './types.ts';

const BONUS_GIVES_NOTHING = reason('bonusGivesNothing', 'BUR-BONUS-10');

type Source = 'action' | 'card' | 'bonus';

export function gainSilver(s: Burgundy, seat: Seat, silver: number, by: Source, tell: BurgundyTell): void {
  s.players[seat].silver += silver;
  tell?.({ what: 'gotSilver', seat, silver, by });
}

export function gainWorkers(s: Burgundy, seat: Seat, workers: number, by: Source, tell: BurgundyTell): void {
  s.players[seat].workers += workers;
  tell?.({ what: 'gotWorkers', seat, workers, by });
}

export function gainPoints(
  s: Burgundy,
  seat: Seat,
  points: number,
  by: 'card' | 'bonus' | 'egon',
  tell: BurgundyTell,
): void {
  s.players[seat].points += points;
  tell?.({ what: 'gotPoints', seat, points, by });
}

/** What a card does when it is placed: at once, and once only. BUR-PLACE-08 */
export const effect: BurgundyStep = {
  run(s, f, tell) {
    switch (CARD_TYPE[f.card]) {
      case CASTLE:
        return push(s, frame('action', f.seat, ANY_DIE));
      case MINE:
        return gainSilver(s, f.seat, EFFECTS.mine.silver, 'card', tell);
      case KNOWLEDGE:
        return gainWorkers(s, f.seat, EFFECTS.knowledge.workers, 'card', tell);
      case SHIP:
        return push(s, frame('goods', f.seat));
      case PASTURE:
        return push(s, frame('animal', f.seat));
    }
    switch (CARD_BUILDING[f.card]) {
      case CARPENTER:
      case CHURCH:
      case MARKET:
        return push(s, frame('takeFromDisplay', f.seat, 0, f.card));
      case WATCHTOWER:
        return gainPoints(s, f.seat, EFFECTS.watchtower.points, 'card', tell);
      case BANK:
        return gainSilver(s, f.seat, EFFECTS.bank.silver, 'card', tell);
      case BOARDING_HOUSE:
        return push(s, frame('boardingHouse', f.seat));
      case WAREHOUSE:
        return push(s, frame('warehouse', f.seat));
      case CITY_HALL:
        return push(s, frame('cityHall', f.seat));
    }
    // A cloister has no effect. BUR-CARD-CLOISTER-01
  },
};

/** City Hall: any further project, whatever its die. BUR-CARD-CITYHALL-01, -02 */
export const cityHall: BurgundyQuestion = {
  auto: (s, f) => s.players[f.seat].projects.length === 0 && mayBuy(s, f.seat) !== null,
  options(s, f, offer) {
    const { projects } = s.players[f.seat];
    for (const card of projects) offer.open(make.place(card));
    if (projects.length === 0) offer.closed({ wish: 'project' }, NO_PROJECT);
    offer.open(make.decline);
  },
  resolve(s, f, a, tell) {
    if (a.do === 'place') placeProject(s, f.seat, a.card);
    else tell?.({ what: 'declined', seat: f.seat });
  },
};

/** A triple is complete: one option of the phase card. BUR-BONUS-04 to -09 */
export const phaseBonus: BurgundyQuestion = {
  options(s, _f, offer) {
    const bonuses = PHASE_BONUSES[s.phase];
    for (let option = 0; option < bonuses.length; option++) {
      offer.put(make.bonus(option), givesAnything(s, bonuses[option]) ? null : BONUS_GIVES_NOTHING);
    }
  },
  resolve(s, f, a, tell) {
    if (a.do !== 'bonus') return;
    const bonus = PHASE_BONUSES[s.phase][a.option];
    tell?.({ what: 'choseBonus', seat: f.seat, phase: s.phase, option: a.option });
    if (bonus.points > 0) gainPoints(s, f.seat, bonus.points, 'bonus', tell);
    if (bonus.silver > 0) gainSilver(s, f.seat, bonus.silver, 'bonus', tell);
    if (bonus.workers > 0) gainWorkers(s, f.seat, bonus.workers, 'bonus', tell);
    // One card after the other, each from a stack of choice: goods first. BUR-BONUS-10
    for (let n = 0; n < bonus.animals; n++) push(s, frame('animal', f.seat));
    for (let n = 0; n < bonus.goods; n++) push(s, frame('goods', f.seat));
  },
};

function givesAnything(s: Burgundy, bonus: PhaseBonus): boolean {
  if (bonus.points + bonus.silver + bonus.workers > 0) return true;
  return (
    (bonus.goods > 0 && cardsIn(s.goodsStacks) > 0) || (bonus.animals > 0 && cardsIn(s.animalStacks) > 0)
  );
}
