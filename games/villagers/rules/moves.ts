import { type ActionOf, number, ordinal, vocabulary, word } from '@spielstube/engine';
import { JOB_KEYS, MOST_CARDS } from '../data/jobs.ts';
import { ROAD, STACKS } from '../data/setup.ts';
import { BASIC_KEYS } from '../data/villagers.ts';

/** Villages by seat; the Countess's is the one after the last seat. */
const MOST_VILLAGES = 4;

const job = word('job', JOB_KEYS);
const place = ordinal('place', ROAD);
const stack = ordinal('stack', STACKS);
const seat = number('seat', 0, MOST_VILLAGES - 1);
const card = ordinal('card', MOST_CARDS);
const basic = word('basic', BASIC_KEYS);

/** Everything that a player can do, small decision by small decision: `take 3`, `play cooper`, `onto 5`. */
export const moves = vocabulary({
  take: [place],
  draw: [stack],
  drawPile: [],
  recruit: [],
  play: [job],
  search: [stack],
  pick: [job],
  putBack: [job],
  keepOrder: [],
  coin: [place],
  noCoin: [],
  hire: [seat, card],
  swap: [basic],
  lay: [job],
  onStack: [stack],
  end: [],
  onto: [card],
  onTable: [],
  replace: [seat, card],
  goldSide: [],
  foodSide: [],
  unlock: [seat, card],
  payBank: [],
  tinner: [],
  smuggle: [card],
  basic: [basic],
  give: [place],
  jester: [],
  endure: [],
  discard: [job],
  pay: [],
  seize: [card],
});
export type VillagersAction = ActionOf<typeof moves>;
export const { make } = moves;

/** Things that a person may look for and that are no moves at all. */
export type VillagersWish =
  /** To stop drafting before the limit is reached. */
  | { readonly wish: 'stopDrafting' }
  /** To turn the Founders card by one's own will. */
  | { readonly wish: 'turnFounders' }
  /** To take a villager back into the hand. */
  | { readonly wish: 'takeBack' }
  /** To pay somebody else, or the bank, although an own villager opens the padlock. */
  | { readonly wish: 'payOthers' };
