import type { RuleIdIn } from '@spielstube/engine/text';
import type { SoloTarget } from '../rules/scoring.ts';
import type { bookDe } from './book-de.ts';
import type { Labels } from './labels.ts';
import type { Notes } from './notes.ts';
import type { Stories } from './stories.ts';

/** A rule of the book. */
export type RuleId = RuleIdIn<typeof bookDe>;

/** When an event is carried out. NEW-P1-02 */
export type EventTime = 'atOnce' | 'helpers' | 'roundEnd';

/** Names and small phrases that the board needs besides whole sentences. Numbers are those of the data tables. */
export interface Names {
  /** "yellow" */
  colour(colour: number): string;
  /** "yellow helper" */
  helper(colour: number): string;
  /** "2 yellow and 1 red helper": counts by colour. */
  helpers(counts: readonly number[]): string;
  /** "yellow helper", "hooded figure" */
  figure(figure: number): string;
  /** "2 yellow helpers and 1 hooded figure": counts by kind of figure. */
  figures(counts: readonly number[]): string;

  /** "coal" */
  good(good: number): string;
  /** "3 barrels" */
  goods(good: number, n: number): string;
  raw(raw: number): string;
  landscape(landscape: number): string;
  /** Symbols of missions: "Star", "Mystical Site". */
  symbol(symbol: number): string;
  /** "Secret mission: Star" */
  mission(mission: number): string;

  /** What kind of building or sailor it is: "Mill". */
  kind(kind: number): string;
  /** The same for the narrow band of a card: with soft hyphens where it may break. */
  onCard(kind: number): string;
  /** A card: "Mill", "Post Station (yellow)". */
  card(card: number): string;
  /** A card with what tells it from others of its kind: "Mill (5 coins, 2 yellow and 2 red helpers)". */
  wholeCard(card: number): string;
  /** What a special building or a sailor does, as short as a card needs it; empty for production buildings. */
  effect(card: number): string;
  /** "flour + coal → bread"; empty without a chain. */
  chain(card: number): string;

  /** "Black Market", "area 3, orderly" */
  field(field: number): string;
  /** What a field costs and brings: "7 coins: stone 3 …", "2 helpers fewer: 1 good"; areas have other fields in the voyage. */
  fieldEffect(field: number, voyage?: boolean): string;
  way(way: number): string;
  /** "area 3" */
  area(area: number): string;
  /** "stone 2" */
  stone(stone: number): string;
  /** One of the two progress tiles. */
  progress(progress: number): string;

  /** "The Heartland" */
  board(board: number): string;
  /** A place by its local number; one without a name is called by its key. */
  place(board: number, place: number): string;
  /** "Otterbank – Eastbank" */
  site(site: number): string;
  /** "space 3" of the sea track */
  space(space: number): string;

  tile(tile: number): string;
  tileEffect(tile: number): string;
  person(person: number): string;
  personEffect(person: number): string;
  event(event: number): string;
  eventEffect(event: number): string;
  eventTime(time: EventTime): string;
  supplementary(mission: number): string;
  supplementaryEffect(mission: number): string;
  /** What is used in phase VI: "Coal Trader". */
  work(work: number): string;

  /** "Chapter IIIa" */
  chapter(chapter: number): string;
  chapterTitle(chapter: number): string;
  /** What the chapter asks for, in a sentence. */
  task(chapter: number): string;
  /** "bread, meat, corn and flour" */
  orderGoods(chapter: number): string;
  /** What the solo card asks for: "delivery worth 16 coins". */
  soloTarget(chapter: number, target: SoloTarget): string;

  phase(phase: number): string;
  coins(n: number): string;
  points(n: number): string;
  cards(n: number): string;
  fists(n: number): string;
  houses(n: number): string;
  steps(n: number): string;
  spaces(n: number): string;

  readonly actionBoard: string;
  readonly bag: string;
  readonly market: string;
  readonly drawPile: string;
  readonly discardPile: string;
  readonly display: string;
  readonly eventStack: string;
  readonly hand: string;
  readonly order: string;
  readonly pointsTrack: string;
  readonly secretMission: string;
  readonly areas: string;
  readonly specials: string;
  readonly bonusTiles: string;
  readonly persons: string;
  readonly goodsWord: string;
  readonly range: string;
  readonly compensation: string;
  readonly strength: string;
  readonly premium: string;
  readonly house: string;
  readonly ship: string;
  readonly blackShip: string;
  readonly bridge: string;
  readonly seaTrack: string;
  readonly sailors: string;
  readonly prisoners: string;
  readonly startPlayer: string;
  readonly cup: string;
  /** Nothing was lost in a raid. */
  readonly safe: string;
}

/** The words for the board: names of things, explanations of everything, what the board itself says, and the story. */
export interface NewdaleWords extends Names {
  readonly notes: Notes;
  readonly labels: Labels;
  readonly stories: Stories;
}
