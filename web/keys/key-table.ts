import { ZOOM_KEYS } from '@spielstube/ui';

/**
 * All keys of the house, by the place in which they hold and by what they do. Pages bind them and "?" shows them, both from
 * here. Letters are meant without Shift unless it is named; the choices of a table have the keys that their list shows.
 */
export const KEYS = {
  /** Over every page but home. */
  house: { help: ['?'], home: ['Shift+H'], language: ['Shift+S'], light: ['Shift+D'], seal: ['Shift+V'] },
  /** A table, whether it is played at, over or replayed. */
  table: {
    rules: ['r'],
    score: ['p'],
    compare: ['c'],
    advice: ['h'],
    settings: [','],
    notation: ['Shift+N'],
    copy: ['Shift+C'],
    menu: ['Shift+M'],
    board: ['Shift+B'],
    own: ['Shift+O'],
    choices: ['Shift+A'],
    log: ['Shift+L'],
    talk: ['Shift+T'],
    grow: [ZOOM_KEYS.grow],
    shrink: [ZOOM_KEYS.shrink],
    whole: [ZOOM_KEYS.whole],
  },
  /** While it is played at. */
  play: {
    end: [' '],
    undo: ['u', 'Backspace'],
    watch: ['w'],
    guide: ['g'],
    read: ['Shift+R'],
    goOn: ['Shift+G'],
    now: ['Escape'],
  },
  /** What people at other screens ask. */
  company: { agree: ['Shift+Y'], refuse: ['Shift+X'], prepare: ['Shift+P'], drop: ['Shift+Q'] },
  lesson: { next: ['Enter'], back: ['Shift+ArrowLeft'], skip: ['Shift+ArrowRight'], leave: ['Shift+E'] },
  replay: {
    first: ['Home'],
    last: ['End'],
    back: ['ArrowLeft'],
    forward: ['ArrowRight'],
    turnBack: ['Shift+ArrowLeft'],
    turnForward: ['Shift+ArrowRight'],
    play: [' '],
    slower: ['s'],
    faster: ['f'],
    mark: ['a'],
    differences: ['b'],
    swap: ['x'],
    fork: ['v'],
    end: ['e'],
  },
  closing: {
    again: ['a'],
    replay: ['v'],
    whatIf: ['f'],
    coach: ['m'],
    campaign: ['k'],
    save: ['s'],
    rules: ['r'],
  },
  coach: {
    back: ['ArrowLeft'],
    forward: ['ArrowRight'],
    turnBack: ['Shift+ArrowLeft'],
    turnForward: ['Shift+ArrowRight'],
    play: [' '],
    think: ['w'],
    seat: ['s'],
    all: ['l'],
    hidden: ['d'],
    fork: ['f'],
    table: ['t'],
    differences: ['b'],
    score: ['p'],
  },
  myGames: {
    search: ['/'],
    game: ['g'],
    seats: ['n'],
    company: ['c'],
    outcome: ['o'],
    time: ['t'],
    saveAll: ['s'],
    takeIn: ['i'],
    down: ['j'],
    up: ['k'],
    more: ['m'],
    coach: ['h'],
    save: ['e'],
    remove: ['x'],
  },
  /** What lies over a page. The rest of it is the browser's: Tab, arrows, Space. */
  dialog: { close: ['Escape'], agree: ['Enter'], search: ['/'], swap: ['x'] },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export type Place = keyof typeof KEYS;
export type ActOf<P extends Place> = keyof (typeof KEYS)[P] & string;

/** Places that hold at the same time on a page: no key means two things there. */
export const PAGES = {
  playing: ['play', 'table', 'company', 'house'],
  taught: ['lesson', 'table', 'house'],
  replaying: ['replay', 'table', 'house'],
  closing: ['closing', 'house'],
  coach: ['coach', 'house'],
  myGames: ['myGames', 'house'],
  elsewhere: ['house'],
} as const satisfies Readonly<Record<string, readonly Place[]>>;
export type KeyedPage = keyof typeof PAGES;

/** What a key means in some places; null: nothing. */
export function actOf(
  places: readonly Place[],
  key: string,
): { readonly place: Place; readonly act: string } | null {
  for (const place of places) {
    for (const [act, keys] of Object.entries<readonly string[]>(KEYS[place])) {
      if (keys.includes(key)) return { place, act };
    }
  }
  return null;
}
