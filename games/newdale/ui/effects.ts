import { figures } from '@spielstube/engine/text';
import type { SpriteId } from '@spielstube/ui';
import { EFFECTS } from '../data/buildings.ts';
import { COLOUR, FISTS, KIND, KIND_KEYS, STEPS } from '../data/cards.ts';
import { PERSON_EFFECTS, PERSON_KEYS } from '../data/persons.ts';
import { NAVIGATOR } from '../data/sailors.ts';
import { FIGURE_SIGNS } from './drawings.ts';

/** A sign of a card's effect: how many of it (before it), or a number written on it. */
export interface Effect {
  readonly sign: SpriteId;
  readonly count?: number;
  readonly on?: string;
}

const sign = (id: SpriteId, count = 0): Effect => (count > 1 ? { sign: id, count } : { sign: id });
/** A number is always written, one too. */
const many = (id: SpriteId, count: number): Effect => ({ sign: id, count });
const points = (n: number): Effect => ({ sign: 'shield', on: figures(n) });
const ARROW = sign('n-arrow');
const AT_ONCE = sign('n-lightning');
const PHASE_SIX = sign('n-vi');
const helper = (card: number): Effect => sign(FIGURE_SIGNS[COLOUR[card]]);
const fists = (card: number): Effect[] => Array.from({ length: FISTS[card] }, () => sign('n-fist'));
const sailing = (card: number): Effect[] => [AT_ONCE, many('n-act-sail', STEPS[card])];

/** What a special building or a sailor does, in signs. */
const OF_KIND: Readonly<Record<string, (card: number) => readonly Effect[]>> = {
  fortress: fists,
  watchtower: (card) => [...fists(card), AT_ONCE, many('n-card', EFFECTS.watchtower.cards)],
  coalTrader: () => [
    PHASE_SIX,
    many('n-coal', EFFECTS.coalTrader.coal),
    ARROW,
    points(EFFECTS.coalTrader.points),
  ],
  coalDepot: () => [PHASE_SIX, ARROW, many('n-coal', EFFECTS.coalDepot.coal)],
  cornFarm: () => [PHASE_SIX, ARROW, many('n-corn', EFFECTS.cornFarm.corn)],
  postStation: (card) => [helper(card)],
  scriptorium: () => [PHASE_SIX, ARROW, many('n-card', EFFECTS.scriptorium.cards)],
  barracks: (card) => [...fists(card), PHASE_SIX, ARROW, points(-EFFECTS.barracks.points)],
  vineyard: (card) => [PHASE_SIX, ARROW, sign('n-grape'), helper(card)],
  prison: (card) => [...fists(card), PHASE_SIX, sign('n-hooded'), ARROW, points(EFFECTS.prison.points)],
  captain: () => [sign('n-act-sail'), ARROW, sign('n-steps')],
  sailorYellow: (card) => [...sailing(card), helper(card)],
  sailorGreen: (card) => [...sailing(card), helper(card)],
  sailorRed: (card) => [...sailing(card), helper(card)],
  sailorBlue: (card) => [...sailing(card), helper(card)],
  cook: () => [sign('n-fish'), ARROW, sign('n-fishsoup')],
  navigator: (card) => [
    ...sailing(card),
    PHASE_SIX,
    many('n-fish', NAVIGATOR.fish),
    ARROW,
    points(NAVIGATOR.points),
  ],
  officer: (card) => [...fists(card), ...sailing(card)],
};
export const effectsOf = (card: number): readonly Effect[] => OF_KIND[KIND_KEYS[KIND[card]]]?.(card) ?? [];

const OF_PERSON: Readonly<Record<(typeof PERSON_KEYS)[number], readonly Effect[]>> = {
  nate: [
    many('n-card', PERSON_EFFECTS.nate.cards),
    sign('n-helper-any'),
    many('n-card-out', PERSON_EFFECTS.nate.discarded),
  ],
  rabbit: [sign('n-bag'), ARROW, many('n-helper-any', PERSON_EFFECTS.rabbit.figures)],
  enoch: [ARROW, many('n-coal', PERSON_EFFECTS.enoch.coal)],
  onyx: [sign('n-bag'), sign('n-lens'), sign('n-helper-any')],
  gunda: [sign('n-act-build'), { sign: 'n-coin', on: `−${PERSON_EFFECTS.gunda.coins}` }],
  aaron: [sign('n-lens'), sign('n-grape'), sign('n-act-build')],
};
export const effectsOfPerson = (person: number): readonly Effect[] => OF_PERSON[PERSON_KEYS[person]];
