import { countsFrom } from '@spielstube/engine/testing';
import { CARD_STACKS } from '../data/inn.ts';
import { MARRIAGE_BOARD } from '../data/marriage.ts';
import { seaBurialOf } from '../data/places.ts';
import { ADMIRAL_AS_CAPTAIN, CAPTAINS, CHESTS, WATER_KEYS } from '../data/port.ts';
import { cardsInPlay } from '../rules/inn/stacks.ts';
import { COUPLE, PINK, spouseOf } from '../rules/marriage/couples.ts';
import { mixOf } from '../rules/mix.ts';
import { chestsInPlay } from '../rules/port/chests.ts';
import { EVERYBODY, NOTHING, type Village } from '../rules/state.ts';
import { CARGO_LETTERS, cardFrom, indexIn, type PlaceName, placeFrom } from './names.ts';

/* Positions with Inn, Port and Marriage: what a test says besides `Position`. */

/** What a seat has of the expansions. */
export interface ExpansionSeat {
  /** Villager cards that everybody knows, and those that only the seat knows. */
  hand?: readonly string[];
  secrets?: readonly string[];
  bread?: number;
  tools?: number;
  /** Where the ship is; without this in the harbour. Cargo by letters: 'og' are an ox and grain. */
  ship?: { water: string; captain: string; helmsman?: boolean; cargo?: string; chests?: readonly string[] };
  cocoa?: number;
  tea?: number;
  /** Unopened chests at home. */
  chests?: readonly string[];
}

/** A spouse: the number of the seat and which of its members at the place, or pink. */
export type Spouse = readonly [seat: number, nth: number] | 'pink';

export interface ExpansionPosition {
  /** The stacks of villager cards, each from the top; others follow as they come. */
  stacks?: readonly (readonly string[])[];
  /** Cards that were played. */
  played?: readonly string[];
  /** Couples in the order of their weddings. */
  couples?: readonly { at: PlaceName; one: Spouse; other: Spouse }[];
  /** Captains who left the game; tiles that are left on the islands; the top chests, the first on top. */
  goneCaptains?: readonly string[];
  cocoa?: number;
  tea?: number;
  chestPile?: readonly string[];
}

interface Wanted extends ExpansionPosition {
  players?: readonly ExpansionSeat[];
}

export function layOutExpansions(s: Village, wanted: Wanted): void {
  layOutCards(s, wanted);
  layOutSea(s, wanted);
  layOutCouples(s, wanted);
}

function layOutCards(s: Village, { players = [], stacks = [], played = [] }: Wanted): void {
  const { inn } = s;
  if (inn === null) return;
  inn.hands = inn.hands.map((_, seat) => (players[seat]?.hand ?? []).map(cardFrom));
  inn.secrets = inn.secrets.map((_, seat) => (players[seat]?.secrets ?? []).map(cardFrom));
  inn.box = played.map(cardFrom);
  const named = stacks.map((stack) => stack.map(cardFrom));
  const taken = [...inn.hands, ...inn.secrets, inn.box, ...named].flat();
  for (const card of taken) {
    if (!cardsInPlay(mixOf(s)).includes(card)) throw new Error(`a card is not in this mix: ${card}`);
    if (taken.indexOf(card) !== taken.lastIndexOf(card)) throw new Error('a card is in two places');
  }
  const others = cardsInPlay(mixOf(s)).filter((card) => !taken.includes(card));
  inn.stacks = Array.from({ length: CARD_STACKS }, (_, n) => {
    const rest = others.splice(0, Math.ceil(others.length / (CARD_STACKS - n)));
    return [...rest.reverse(), ...(named[n] ?? []).toReversed()];
  });
  inn.seen = inn.stacks.map((stack) => stack.map((_, n) => (n === stack.length - 1 ? EVERYBODY : 0)));
}

const chestKeys = CHESTS.map(({ key }) => key);
const chestFrom = (key: string): number => indexIn(chestKeys, key);

function layOutSea(s: Village, wanted: Wanted): void {
  const { port } = s;
  if (port === null) return;
  const captainKeys = CAPTAINS.map(({ key }) => key);
  const gone = (wanted.goneCaptains ?? []).map((key) => indexIn(captainKeys, key));
  port.ships.forEach((ship, seat) => {
    const { ship: at, cocoa = 0, tea = 0, chests = [] } = wanted.players?.[seat] ?? {};
    ship.cocoa = cocoa;
    ship.tea = tea;
    ship.chestsAtHome = chests.map(chestFrom);
    if (at === undefined) return;
    ship.water = indexIn(WATER_KEYS, at.water);
    ship.captain = indexIn(captainKeys, at.captain);
    ship.helmsman = at.helmsman ?? false;
    ship.cargo = countsFrom(at.cargo ?? '', CARGO_LETTERS);
    ship.chests = (at.chests ?? []).map(chestFrom);
    if (ship.captain !== ADMIRAL_AS_CAPTAIN) gone.push(ship.captain);
  });
  port.captains = port.captains.filter((captain) => !gone.includes(captain));
  port.cocoa = wanted.cocoa ?? port.cocoa;
  port.tea = wanted.tea ?? port.tea;
  const taken = port.ships.flatMap(({ chests, chestsAtHome }) => [...chests, ...chestsAtHome]);
  const top = (wanted.chestPile ?? []).map(chestFrom);
  const others = chestsInPlay(s.options).filter((chest) => ![...taken, ...top].includes(chest));
  port.chests = [...others, ...top.reverse()];
  port.given = NOTHING;
  for (const { members } of [...s.players, ...(s.conny === null ? [] : [s.conny])]) {
    for (const place of members) if (seaBurialOf(place) >= 0) port.burials &= ~(1 << seaBurialOf(place));
  }
}

function layOutCouples(s: Village, { players = [], couples = [] }: Wanted): void {
  const { marriage } = s;
  if (marriage === null) return;
  marriage.bread = marriage.bread.map((_, seat) => players[seat]?.bread ?? 0);
  marriage.tools = marriage.tools.map((_, seat) => players[seat]?.tools ?? 0);
  const spouseFrom = (place: number, spouse: Spouse): number => {
    if (spouse === 'pink') return PINK;
    const [seat, nth] = spouse;
    const standing = s.players[seat].members.flatMap((at, member) => (at === place ? [member] : []));
    if (standing[nth] === undefined) throw new Error(`seat ${seat} has too few members there`);
    return spouseOf(seat, standing[nth]);
  };
  marriage.couples = couples.flatMap(({ at, one, other }) => {
    const place = placeFrom(at);
    return [place, spouseFrom(place, one), spouseFrom(place, other)];
  });
  const pink = marriage.couples.filter((spouse, n) => n % COUPLE > 0 && spouse === PINK).length;
  marriage.pink = MARRIAGE_BOARD.pink + (s.seats === 1 ? MARRIAGE_BOARD.pinkAlone : 0) - pink;
  if (marriage.pink < 0) throw new Error('there are too few pink members');
}
