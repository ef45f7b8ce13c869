import type { Page } from '@playwright/test';
import { manifests } from '@spielstube/games';
import type { Calls, HouseRules, Me, MyTable, Notices, OwnRating, SeatCard } from '@spielstube/table';
import { WIRE_VERSION } from '@spielstube/table';
import { finishedRecord, openAnother, playedRecord, seatPlans } from '../finished.ts';
import type { Scene } from './scene.ts';

type Answers = { readonly [Call in keyof Calls as Call & `GET ${string}`]?: Calls[Call]['answer'] };

/** What a house would answer, for pages whose pictures would otherwise need weeks of play. */
async function answerAs(page: Page, answers: Answers): Promise<void> {
  for (const [call, json] of Object.entries(answers)) {
    await page.route(`**${call.replace('GET ', '')}`, (route) => route.fulfill({ json }));
  }
}

const NOW = Date.now();
const HOUR = 3_600_000;

const RULES: HouseRules = {
  wire: WIRE_VERSION,
  closed: false,
  notices: { push: true, mail: true, hook: true },
  pushKey: null,
  passkeyHost: 'localhost',
  resets: true,
  now: NOW,
};
const ME: Me = { id: 'marthe', kind: 'account', name: 'Marthe', crest: 1, email: 'marthe@stube.example' };

const NOTICES: Notices = {
  push: [],
  mailAfter: 2,
  hook: '',
  quiet: { from: 22 * 60, to: 8 * 60 },
  zone: 'Europe/Berlin',
  lang: 'de',
  silent: [],
};

const RATINGS: readonly OwnRating[] = manifests.map(({ id }, n) => ({
  game: id,
  seats: 2 + (n % 3),
  games: 4 + 5 * n,
  won: 1 + 3 * n,
  rating: n === 0 ? null : 1100 + 83 * n,
  missing: n === 0 ? 6 : 0,
  change: 17 - 11 * n,
  curve:
    n === 0 ? [] : Array.from({ length: 4 + 5 * n }, (_, game) => 1000 + 60 * game - 37 * ((game * n) % 5)),
}));

const seatOf = (name: string, crest: Me['crest']): SeatCard => ({
  kind: 'person',
  name,
  crest,
  ready: true,
  presence: 'away',
  since: NOW - HOUR,
  standIn: null,
});

/** A table of two people: it runs, or it is over. */
const tableOf = (game: string, hours: number, isOver: boolean): MyTable => ({
  id: `${game}-${hours}`,
  game,
  options: {},
  title: '',
  status: isOver ? 'over' : 'playing',
  join: 'link',
  pace: { kind: 'free' },
  timeUp: 'bot',
  watch: true,
  corrections: hours % 7 === 0 ? 'Marthes Schachtel' : '',
  fromRecord: false,
  host: 'Marthe',
  created: NOW - (hours + 50) * HOUR,
  touched: NOW - hours * HOUR,
  seats: [seatOf('Marthe', 1), seatOf('Sophie', 2)],
  deciding: isOver ? [] : [hours % 2],
  clocks: [null, null],
  paused: false,
  spectators: 0,
  requests: [],
  next: null,
  now: NOW,
  seat: 0,
  isHost: true,
  invitation: null,
  yourTurn: !isOver && hours % 2 === 0,
  until: null,
  totals: [31 + hours, 40 + (hours % 20)],
  winners: isOver ? [31 + hours > 40 + (hours % 20) ? 0 : 1] : [],
});

const MINE: readonly MyTable[] = [
  ...manifests.map(({ id }, n) => tableOf(id, 2 + 3 * n, false)),
  ...manifests.map(({ id }, n) => tableOf(id, 7 * (n + 1), true)),
];

/** A page that needs nothing but its address. */
const pageAt = (name: string, address: string): Scene => ({
  name,
  show: async (page) => {
    await page.goto(address);
    await page.locator('a').first().waitFor();
    await page.waitForLoadState('networkidle');
  },
});

/** A page of the house for somebody who has been playing together for weeks. */
const pageOfHouse = (name: string): Scene => ({
  name,
  show: async (page) => {
    await answerAs(page, {
      'GET /api/house': RULES,
      'GET /api/me': ME,
      'GET /api/me/ratings': RATINGS,
      'GET /api/me/notices': NOTICES,
      'GET /api/tables/open': [],
      'GET /api/tables/mine': MINE,
    });
    await pageAt(name, `/${name}`).show(page);
  },
});

const HOME: Scene = {
  name: 'home',
  show: async (page) => {
    await page.goto('/');
    await page.locator('symbol[id^="cover-"]').nth(4).waitFor({ state: 'attached' });
  },
};

/** Some games that are over and one that runs. */
const MY_GAMES: Scene = {
  name: 'games',
  show: async (page) => {
    await page.goto('/');
    for (const [n, { rules }] of manifests.entries()) {
      const game = await rules();
      const isRunning = n === 0;
      const seed = `pictures ${n}`;
      const record = isRunning
        ? playedRecord({ game, seats: seatPlans(2), seed, until: ({ seq }) => seq === 12 })
        : finishedRecord(game, 2 + (n % 2), seed);
      await openAnother(page, record);
    }
    await page.goto('/games');
    await page
      .locator('main ol li')
      .nth(manifests.length - 1)
      .waitFor();
  },
};

/** The pages that belong to no game. */
export const HOUSE: readonly Scene[] = [
  HOME,
  MY_GAMES,
  pageAt('learn', '/learn'),
  pageAt('lost', '/nowhere'),
  ...['open', 'account', 'profile', 'notices'].map(pageOfHouse),
];
