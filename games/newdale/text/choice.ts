import type { Seat } from '@spielstube/engine';
import { NOTHING } from '../data/box.ts';
import { COST, FIRST_SAILOR, GOOD, STEPS } from '../data/cards.ts';
import { ACTION_FIELDS, areaOf, isAreaField } from '../data/fields.ts';
import { AID, SUPPLEMENTARY } from '../data/missions.ts';
import { GUNDA, PERSON_EFFECTS, RECRUIT_PRICE } from '../data/persons.ts';
import { bestLinks, type Run } from '../rules/best-production.ts';
import { chainAt, goodAt, IN_FINAL_PRODUCTION } from '../rules/chains.ts';
import type { NewdaleAction } from '../rules/moves.ts';
import { FOR_BUILDING, worthFor } from '../rules/payment.ts';
import { areasOf } from '../rules/planning.ts';
import { cardsForHelper, missingFor } from '../rules/production.ts';
import type { Newdale, NewdaleFrame, QuestionKind } from '../rules/state.ts';
import { boardOf, coinsOf } from '../rules/supply.ts';
import { siteOf, voyage } from './journeys.ts';
import { type Lower, lowered, lowestPrice, settling, stonePrice, tileChoice } from './prices.ts';
import { type Amount, outcome, placing, skipping, using } from './works.ts';

/* What the sentence of a choice needs to know, worked out once for both languages. */

/** A choice with everything that its sentence mentions. */
export type Choice =
  | { readonly do: 'layAside' | 'discard'; readonly card: number }
  | { readonly do: 'choose'; readonly person: number }
  /** A field of the action board or of the chapter card. */
  | { readonly do: 'placeBoard'; readonly field: number }
  /** Card: NOTHING in an empty area. Share: how likely all helpers are there. */
  | {
      readonly do: 'placeArea';
      readonly field: number;
      readonly card: number;
      readonly more: number;
      readonly made: number;
      readonly share: number;
      /** Goods that the chain could make now, without its bonus. */
      readonly links: number;
    }
  | { readonly do: 'tile'; readonly tile: number; readonly lower: Lower | null; readonly gained: number }
  | { readonly do: 'person'; readonly person: number; readonly lower: Lower | null }
  | { readonly do: 'release' | 'helper'; readonly colour: number; readonly n: number }
  | { readonly do: 'buy'; readonly stone: number; readonly coins: number; readonly points: number }
  | { readonly do: 'trade' | 'deliver' | 'jailLent' }
  | { readonly do: 'ready'; readonly plan: boolean }
  /** Whether a card is drawn for it. */
  | { readonly do: 'stay'; readonly card: boolean }
  | { readonly do: 'keep'; readonly card: number; readonly exchanged: number }
  | { readonly do: 'takeVineyard'; readonly card: number }
  | { readonly do: 'draw'; readonly cards: number }
  | { readonly do: 'remove'; readonly progress: number; readonly coins: number }
  /** Price: at the cheapest place in reach. */
  | { readonly do: 'build' | 'buildOpen'; readonly card: number; readonly price: number }
  | { readonly do: 'end'; readonly kind: QuestionKind }
  /** Missing: helpers. Card: whether one is drawn for it. */
  | {
      readonly do: 'skip';
      readonly kind: QuestionKind;
      readonly missing: number;
      readonly card: boolean;
    }
  | {
      readonly do: 'at' | 'through';
      readonly board: number;
      readonly place: number;
      readonly price: number;
      readonly cheaper: boolean;
      /** 0 for a place out of reach. */
      readonly steps: number;
      readonly premium: number;
      /** Kinds of tiles of which one is taken. */
      readonly tiles: readonly number[];
      /** Points that the own mission brings here. */
      readonly mission: number;
      readonly isTarget: boolean;
    }
  | { readonly do: 'pay'; readonly good: number; readonly coins: number; readonly left: number }
  | {
      readonly do: 'settle';
      readonly goods: readonly Amount[];
      readonly coins: number;
      readonly price: number;
    }
  | {
      readonly do: 'area';
      readonly area: number;
      readonly ways: readonly { readonly helpers: number; readonly goods: number }[];
      /** The field with an own stone here, or NOTHING. */
      readonly stoneOn: number;
    }
  | { readonly do: 'take'; readonly field: number; readonly tile: number }
  | { readonly do: 'produce'; readonly made: Amount | null; readonly steps: number }
  | {
      readonly do: 'cover';
      readonly tiles: number;
      readonly cards: number;
      readonly made: Amount | null;
      readonly steps: number;
    }
  | { readonly do: 'chain'; readonly taken: readonly Amount[]; readonly made: Amount }
  | { readonly do: 'feed'; readonly card: number; readonly good: number; readonly bonus: boolean }
  | { readonly do: 'press'; readonly grape: number; readonly other: number; readonly good: number }
  | { readonly do: 'stop'; readonly bonus: Amount | null }
  | { readonly do: 'onto'; readonly good: number; readonly coins: number }
  | { readonly do: 'bridge'; readonly site: number }
  | {
      readonly do: 'sail' | 'back';
      readonly spaces: number;
      /** NOTHING beyond the sea track. */
      readonly to: number;
      readonly cards: number;
      readonly board: number;
      /** The place before which the ship anchors then, or NOTHING. */
      readonly anchor: number;
      /** Points of the arrival, 0 if it is none. */
      readonly arrival: number;
      /** Drifting in a storm. */
      readonly drift: boolean;
    }
  | { readonly do: 'hire'; readonly card: number; readonly coins: number; readonly steps: number }
  | { readonly do: 'recruit'; readonly person: number; readonly coins: number }
  | {
      readonly do: 'use';
      readonly work: number;
      readonly given: Amount | null;
      readonly points: number;
      readonly seats: readonly Seat[];
    }
  | { readonly do: 'jail'; readonly figure: number }
  | { readonly do: 'fulfil'; readonly mission: number; readonly coins: number; readonly points: number }
  | { readonly do: 'run'; readonly area: number; readonly card: number }
  | { readonly do: 'best'; readonly runs: readonly (Run & { readonly good: number })[] };

/** A choice that answers the question of a frame. */
export function choiceOf(s: Newdale, f: NewdaleFrame, a: NewdaleAction): Choice {
  const player = s.players[f.seat];
  switch (a.do) {
    case 'place':
      return placing(s, f.seat, a.field);
    case 'tile':
      return tileChoice(s, f, a.tile);
    case 'person':
      return {
        ...a,
        lower:
          f.kind === 'pay' && f.what === FOR_BUILDING && a.person === GUNDA
            ? lowered(f, PERSON_EFFECTS.gunda.coins)
            : null,
      };
    case 'ready':
      return { ...a, plan: f.kind === 'plan' };
    case 'release':
      return { ...a, n: player.prisoners[a.colour] };
    case 'helper':
      return { ...a, n: s.bag[a.colour] };
    case 'buy':
      return { ...a, ...stonePrice(a.stone) };
    case 'keep':
      return f.kind === 'chooseVineyard'
        ? { do: 'takeVineyard', card: a.card }
        : { ...a, exchanged: player.hand.length - 1 };
    case 'draw':
      return {
        do: 'draw',
        cards: f.kind === 'buildPhase' ? ACTION_FIELDS.buildingPhase.cards : ACTION_FIELDS.handCards.cards,
      };
    case 'remove':
      return { ...a, coins: ACTION_FIELDS.progress.coins };
    case 'build':
    case 'buildOpen':
      return { ...a, price: lowestPrice(s, f.seat, a.card) };
    case 'end':
      return { do: 'end', kind: f.kind as QuestionKind };
    case 'skip':
      return skipping(s, f);
    case 'stay':
      return { do: 'stay', card: f.what >= 0 };
    case 'at':
    case 'through':
      return siteOf(s, f, a.place - boardOf(s).first, a.do);
    case 'pay': {
      const coins = worthFor(s, f.seat, f.what, a.good);
      return { ...a, coins, left: Math.max(0, f.count - coins) };
    }
    case 'settle':
      return settling(s, f);
    case 'area':
      return {
        ...a,
        ways: areasOf(s)[a.area],
        stoneOn: player.stones.find((field) => isAreaField(field) && areaOf(field) === a.area) ?? NOTHING,
      };
    case 'take':
      return { ...a, tile: s.fieldTiles[a.field] ?? NOTHING };
    case 'produce':
      return { do: 'produce', ...outcome(s, f) };
    case 'cover':
      return {
        do: 'cover',
        tiles: a.tiles,
        cards: (missingFor(s, f.seat, f.what) - a.tiles) * cardsForHelper(s, f.seat),
        ...outcome(s, f),
      };
    case 'chain': {
      const { first, second } = chainAt(s, f);
      const taken = [first, second].filter((good) => good !== NOTHING);
      return {
        do: 'chain',
        taken: taken.map((good) => ({ good, n: a.links })),
        made: { good: goodAt(s, f), n: a.links + (f.from === IN_FINAL_PRODUCTION ? 0 : 1) },
      };
    }
    case 'feed':
      return { ...a, good: goodAt(s, f), bonus: f.from !== IN_FINAL_PRODUCTION && f.count === 0 };
    case 'press':
      return { do: 'press', grape: a.colour, other: chainAt(s, f).second, good: goodAt(s, f) };
    case 'stop':
      return {
        do: 'stop',
        bonus: f.from === IN_FINAL_PRODUCTION || f.count === 0 ? null : { good: goodAt(s, f), n: 1 },
      };
    case 'onto':
      return { ...a, coins: coinsOf(s, f.seat, a.good) };
    case 'sail':
    case 'back':
      return voyage(s, f, a.do, a.spaces);
    case 'hire': {
      const card = FIRST_SAILOR + a.sailor;
      return { do: 'hire', card, coins: COST[card], steps: STEPS[card] };
    }
    case 'recruit':
      return { ...a, coins: RECRUIT_PRICE };
    case 'use':
      return using(s, f.seat, a.work);
    case 'fulfil':
      return {
        do: 'fulfil',
        mission: s.supplementary,
        coins: s.supplementary === AID ? SUPPLEMENTARY.aid.coins : 0,
        points:
          s.supplementary === AID
            ? SUPPLEMENTARY.aid.points
            : s.charted
              ? SUPPLEMENTARY.charting.points
              : SUPPLEMENTARY.charting.firstPoints,
      };
    case 'run':
      return { ...a, card: player.areas[a.area] };
    case 'best':
      return {
        do: 'best',
        runs: bestLinks(s, f.seat, f.count).map((run) => ({ ...run, good: GOOD[player.areas[run.area]] })),
      };
    default:
      return a;
  }
}
