import { type ActionOf, number, ordinal, vocabulary, word } from '@spielstube/engine';
import { AREAS } from '../data/areas.ts';
import { MOST_BRIDGES, MOST_FIELDS, PLACE_KEYS } from '../data/boards.ts';
import { CARD_KEYS, FIRST_SAILOR, PILE_KEYS } from '../data/cards.ts';
import { FIELD_KEYS, STONES } from '../data/fields.ts';
import { GOOD_KEYS } from '../data/goods.ts';
import { COLOUR_KEYS, FIGURE_KEYS } from '../data/helpers.ts';
import { PERSON_KEYS } from '../data/persons.ts';
import { TILE_COPIES, TILE_KEYS } from '../data/tiles.ts';
import { WORK_KEYS } from './state.ts';

/** The two progress tiles. NEW-PROGRESS-01 */
export const RANGE = 0;
export const COMPENSATION = 1;
const PROGRESS_KEYS = ['range', 'compensation'] as const;

/** The most sets or goods that one chain takes at once, and the most steps of a ship. */
export const MOST_LINKS = 60;
const MOST_SPACES = 4;

const card = word('card', PILE_KEYS);
const place = word('place', PLACE_KEYS);
const good = word('good', GOOD_KEYS);
const area = ordinal('area', AREAS);
const colour = word('colour', COLOUR_KEYS);
const person = word('person', PERSON_KEYS);

/** Everything that a player can do, small decision by small decision: `place build`, `build mill2`, `at A9`, `settle`. */
export const moves = vocabulary({
  layAside: [card],
  choose: [person],
  place: [word('field', FIELD_KEYS)],
  ready: [],
  tile: [word('tile', TILE_KEYS)],
  person: [person],
  release: [colour],
  buy: [ordinal('stone', STONES)],
  trade: [],
  keep: [card],
  draw: [],
  remove: [word('progress', PROGRESS_KEYS)],
  build: [card],
  buildOpen: [card],
  skip: [],
  at: [place],
  through: [place],
  pay: [good],
  settle: [],
  area: [area],
  take: [ordinal('field', MOST_FIELDS)],
  produce: [],
  cover: [number('tiles', 0, Math.max(...TILE_COPIES))],
  chain: [number('links', 1, MOST_LINKS)],
  feed: [card],
  press: [colour],
  stop: [],
  discard: [card],
  onto: [good],
  helper: [colour],
  bridge: [ordinal('site', MOST_BRIDGES)],
  deliver: [],
  sail: [number('spaces', 1, MOST_SPACES)],
  back: [number('spaces', 1, MOST_SPACES)],
  stay: [],
  hire: [word('sailor', CARD_KEYS.slice(FIRST_SAILOR))],
  recruit: [person],
  use: [word('work', WORK_KEYS)],
  jail: [word('figure', FIGURE_KEYS)],
  jailLent: [],
  fulfil: [],
  run: [area],
  best: [],
  end: [],
});
export type NewdaleAction = ActionOf<typeof moves>;
export const { make } = moves;

/** Things that a person may look for and that are no moves at all. */
export type NewdaleWish =
  /** To get change for a payment. */
  | { readonly wish: 'change' }
  /** To take no bonus tile. */
  | { readonly wish: 'noTile' }
  /** To keep all cards where some must go. */
  | { readonly wish: 'keepCards' };
