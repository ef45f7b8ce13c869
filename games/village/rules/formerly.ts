import type { FormerRules, Options } from '@spielstube/engine';
import { COMPARTMENTS } from '../data/conny.ts';
import { villagerOf } from '../data/expansion-keys.ts';
import { cubesIn } from './conny.ts';
import { placesOfDeath } from './death.ts';
import { innDock, marriageDock } from './docks.ts';
import { isFulfilled, revealsByHand, SECRETARY } from './goals.ts';
import { CARD_OF_MOMENT, holds, holdsSecret, mayHold } from './hand.ts';
import { hasChest, wantsNoCards } from './help.ts';
import { canSell, isDeserted } from './market.ts';
import { memberAt } from './members.ts';
import { dies, done, giveRing, namedSpouse, pass, type VillageAction } from './moves.ts';
import { guestIsToCome } from './ring.ts';
import {
  BEFORE_BURIAL,
  type Conny,
  FOR_BREAD,
  MARKET_CLOSES,
  NOTHING,
  SOON_LOST,
  type Village,
  type VillageFrame,
} from './state.ts';
import { purse } from './supply.ts';
import type { VillageTypes } from './types.ts';

/**
 * Version 2 asked about a death at one place, about goals before final scoring and about the ring only where the goals
 * in hand made a difference, which told others what they were (VIL-GOAL-05). Version 4 asked whoever wanted to play no
 * more cards about no chest either, and nobody for any-time cards when a market day ended without customers. Up to version
 * 5 the Noblewoman opened no moment in which she could fetch the card for it, and of equal members with different partners
 * the first one got the bread; and before scoring only those who reveal goals by hand were asked, whatever bread could do.
 * Version 6 opened a moment for the Noblewoman only where the price of the card was there already. Up to version 6 pink
 * partners were all the same, and nobody was asked about a goal before a wedding or the return of the ring ended it. Up to
 * version 7 the Noblewoman did not think of the ring that the Councilman takes.
 */
export const formerly: FormerRules<VillageTypes> = {
  unasked(version, s) {
    const asked = s.stack.at(-1);
    if (asked === undefined) return null;
    if (version === 7) return unaskedInSeven(s, asked);
    if (version === 6) return unaskedUpToSix(s, asked) ?? unaskedInSix(s, asked);
    if (version === 5) return unaskedUpToSix(s, asked) ?? unaskedInFive(s, asked);
    if (version === 4) return unaskedInFour(s, asked) ?? unaskedUpToSix(s, asked) ?? unaskedInFive(s, asked);
    return version === 2 ? unaskedInTwo(s, asked) : null;
  },
  written(version, s, options) {
    if (version > 3) return s;
    const before = withoutExpansions(s, options);
    return version === 2 ? asInTwo(before, options) : before;
  },
};

/** Up to version 3 there were no expansions, and a compartment of the tray held one cube. */
function withoutExpansions(s: Village, options: Options): object {
  const { inn: _inn, port: _port, marriage: _marriage, ...fields } = s;
  const known = Object.entries(s.options).filter(([key]) => key in options);
  return {
    ...fields,
    options: Object.fromEntries(known),
    players: s.players.map(({ kinds: _kinds, ...player }) => player),
    conny: s.conny === null ? null : { ...s.conny, tray: trayByCompartment(s.conny) },
  };
}

const trayByCompartment = (conny: Conny): number[] =>
  Array.from({ length: COMPARTMENTS }, (_, compartment) => cubesIn(conny, compartment).at(-1) ?? NOTHING);

/** Version 2 had two of the options as fields of their own, at the end. */
function asInTwo(s: object, options: Options): object {
  const { options: _today, ...fields } = s as { options?: Options };
  return {
    ...fields,
    autoReveal: options.revealGoals !== 'byHand',
    connyRolls: options.connysCube === 'die',
  };
}

function unaskedUpToSix(s: Village, { kind, seat, what, member }: VillageFrame): VillageAction | null {
  if (kind === 'goals' && what === SOON_LOST) return done;
  if (kind !== 'spouse') return null;
  const { differentSpouses, hasPinkPartner } = marriageDock.docked;
  const first = memberAt(s.players[seat], what, member);
  return differentSpouses(s, seat, first).every((one) => hasPinkPartner(s, seat, one))
    ? namedSpouse(first)
    : null;
}

function unaskedInSeven(s: Village, asked: VillageFrame): VillageAction | null {
  const { seat } = asked;
  const byRing = lacksForNoblewoman(s, asked).coins > 0 && s.conny !== null && !hasChest(s, seat);
  return byRing && !holds(s, seat, 'messenger') && !holds(s, seat, 'cousin') ? done : null;
}

function unaskedInSix(s: Village, asked: VillageFrame): VillageAction | null {
  const { coins, beer } = lacksForNoblewoman(s, asked);
  return coins > 0 || beer > 0 ? done : null;
}

/** What is lacking for the card in a moment that nothing but the Noblewoman opens. */
function lacksForNoblewoman(s: Village, asked: VillageFrame): { coins: number; beer: number } {
  const own = opensByNoblewoman(s, asked) ? CARD_OF_MOMENT[asked.what] : null;
  return own === null ? { coins: 0, beer: 0 } : innDock.docked.lacksForCard(s, asked.seat, villagerOf(own));
}

function unaskedInFive(s: Village, asked: VillageFrame): VillageAction | null {
  const { kind, seat, what, member, price } = asked;
  if (kind === 'spouse' && price === FOR_BREAD) return namedSpouse(memberAt(s.players[seat], what, member));
  if (kind === 'goals') return revealsByHand(s) ? null : done;
  return opensByNoblewoman(s, asked) ? done : null;
}

/** A moment that nothing but the Noblewoman opens: the card for it is not in hand, and others wait for their turn. */
function opensByNoblewoman(s: Village, { kind, seat, what }: VillageFrame): boolean {
  const own = kind === 'cards' && what !== BEFORE_BURIAL ? CARD_OF_MOMENT[what] : null;
  if (own === null || (what === MARKET_CLOSES && isDeserted(s))) return false;
  return !mayHold(s, seat, own);
}

function unaskedInFour(s: Village, asked: VillageFrame): VillageAction | null {
  const { kind, seat, what } = asked;
  switch (kind) {
    case 'cards':
      return what === MARKET_CLOSES && isDeserted(s) && s.inn !== null && !holdsSecret(s.inn, seat)
        ? done
        : null;
    case 'market':
      return wantsNoCards(s, seat) && !canSell(s, asked) ? pass : null;
    case 'buyOut':
      return wantsNoCards(s, seat) && purse(s, seat) === 0 ? done : null;
    default:
      return null;
  }
}

function unaskedInTwo(s: Village, { kind, seat }: VillageFrame): VillageAction | null {
  const { goals } = s.players[seat];
  const couldReveal = goals.some((goal) => isFulfilled(s, seat, goal));
  switch (kind) {
    case 'death': {
      const places = placesOfDeath(s.players[seat]);
      return places.length === 1 && !couldReveal ? dies(places[0]) : null;
    }
    case 'goals':
      return couldReveal ? null : done;
    case 'ringOrCoin':
      return goals.includes(SECRETARY) || guestIsToCome(s) ? null : giveRing;
    default:
      return null;
  }
}
