// Pictures of every screen at every size, in both lights and languages: npm run pictures -- --out DIR
// Fewer of them: --game village --size 768x1024 --light day --language de --scene market, each as often as wanted.
// Those of the README, into docs/: npm run pictures -- --readme
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { manifests } from '@spielstube/games';
import { createApp, listen } from '@spielstube/server';
import { findBrowser } from '../../../scripts/browser.ts';
import { buildWeb } from '../../build.ts';
import { settle } from '../parlour.ts';
import { HOUSE } from './house-scenes.ts';
import type { Scene } from './scene.ts';
import { scenesOf } from './scenes.ts';

const SIZES = [
  '390x844',
  '844x390',
  '768x1024',
  '820x1180',
  '1024x1366',
  '1024x768',
  '1366x768',
  '1440x900',
  '1920x1080',
  '2560x1440',
];
const LIGHTS = ['day', 'candle'] as const;
const LANGUAGES = ['de', 'en'] as const;
/** Limits are for what hangs, not for machines that are busy. */
const PATIENCE = 300_000;
/** Pages at the same time. */
const HANDS = 2;

const many = { type: 'string', multiple: true } as const;
const { values } = parseArgs({
  options: {
    out: { type: 'string' },
    game: many,
    size: many,
    light: many,
    language: many,
    scene: many,
    readme: { type: 'boolean', default: false },
    /** Of the browser's letters, in pixels. */
    font: { type: 'string', default: '16' },
    /** Device pixels for each pixel: 2 at half the size is a zoom of 200 %. */
    scale: { type: 'string', default: '1' },
  },
});
/** What the README shows of each game. */
const README = ['burgundy-target', 'village-market', 'orleans-travel', 'villagers-build', 'newdale-produce'];
const wanted = values.readme
  ? { ...values, out: 'docs', scene: README, size: ['1440x900'], light: ['day'], language: ['en'] }
  : values;

const isWanted = (value: string, among: readonly string[] | undefined): boolean =>
  among === undefined || among.some((one) => value === one || value.endsWith(`-${one}`));

interface Sitting {
  readonly scene: Scene;
  readonly light: (typeof LIGHTS)[number];
  readonly lang: (typeof LANGUAGES)[number];
}

/** Whether everything that is drawn apart from the page hangs in its place. Runs in the page. */
const hangsEverything = (): boolean =>
  [...document.querySelectorAll('[data-bare-board], [data-hung]')].every(
    (place) => place.childElementCount > 0,
  );

async function take(browser: Browser, baseURL: string, out: string, sitting: Sitting): Promise<void> {
  const { scene, light, lang } = sitting;
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    deviceScaleFactor: Number(wanted.scale),
    viewport: { width: 1440, height: 900 },
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await settle(page, { light, lang });
  await scene.show(page).catch((cause: unknown) => {
    throw new Error(`"${scene.name}" could not be shown`, { cause });
  });
  // A mouse that rests on something opens a note.
  await page.mouse.move(0, 0);
  for (const size of wanted.size ?? SIZES) {
    const [width, height] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    await page.waitForFunction(hangsEverything);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    if (wanted.readme) {
      const [game] = scene.name.split('-');
      await page.screenshot({ path: join(out, `${game}.jpg`), quality: 86 });
    } else await page.screenshot({ path: join(out, `${scene.name}-${size}-${light}-${lang}.png`) });
  }
  await context.close();
}

async function takeAll(out: string): Promise<number> {
  const games = manifests.filter(({ id }) => isWanted(id, wanted.game));
  const scenes = [...HOUSE, ...(await Promise.all(games.map((game) => scenesOf(game)))).flat()];
  const sittings = scenes
    .filter(({ name }) => isWanted(name, wanted.scene))
    .flatMap((scene) => LIGHTS.flatMap((light) => LANGUAGES.map((lang) => ({ scene, light, lang }))))
    .filter(({ light, lang }) => isWanted(light, wanted.light) && isWanted(lang, wanted.language));

  await buildWeb();
  const app = await createApp(join(import.meta.dirname, '..', '..', 'dist'));
  const address = await listen(app, 0, '127.0.0.1');
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', `--blink-settings=defaultFontSize=${wanted.font}`],
  });
  let next = 0;
  const hand = async (): Promise<void> => {
    for (let sitting = sittings[next++]; sitting !== undefined; sitting = sittings[next++]) {
      await take(browser, address, out, sitting);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, hand));
  await browser.close();
  await app.close();
  return sittings.length * (wanted.size ?? SIZES).length;
}

/** What is wrong with what was asked for, if anything. */
function trouble(): string | undefined {
  const strange = (wanted.size ?? []).find((size) => !/^[1-9]\d*x[1-9]\d*$/.test(size));
  if (strange !== undefined) return `"${strange}" is no size such as 768x1024; several are said one by one.`;
  if (wanted.out === undefined) return 'Say where the pictures shall go: npm run pictures -- --out DIR';
  return undefined;
}

const wrong = trouble();
if (wrong !== undefined || wanted.out === undefined) {
  console.error(wrong);
  process.exitCode = 1;
} else {
  mkdirSync(wanted.out, { recursive: true });
  const start = performance.now();
  const count = await takeAll(wanted.out);
  console.log(`${count} pictures in ${Math.round((performance.now() - start) / 1000)} s.`);
}
