import type { Lang } from '@spielstube/engine/text';
import { useSyncExternalStore } from 'react';
import type { Words } from '../text/words.ts';
import { readSettings, type Settings, type Speed } from './settings.ts';
import { keepInSight, loadAllShown, Worded } from './worded.ts';

const KEY = 'spielstube.settings';
const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.6, normal: 1, slow: 1.7 };

/** What the browser says about the person. */
function standard(): Settings {
  return {
    lang: navigator.language.startsWith('de') ? 'de' : 'en',
    light: matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'day',
    speed: 'normal',
    pace: 'normal',
    confirm: 'coins',
    autoEnd: false,
    oneClick: false,
    guide: true,
    sound: false,
    logDensity: 'roomy',
    notation: false,
    seatColours: 'heraldic',
    keepAll: false,
    talk: true,
    name: '',
  };
}

function stored(): Settings {
  try {
    return readSettings(localStorage.getItem(KEY) ?? '{}', standard());
  } catch {
    return standard();
  }
}

let settings = stored();
/** The language that was asked for last. */
let wanted = settings.lang;
/** Only what the person has chosen is stored: the rest keeps following the browser. */
let chosen: Partial<Settings> = readChosen();
const listeners = new Set<() => void>();

function readChosen(): Partial<Settings> {
  try {
    return localStorage.getItem(KEY) === null ? {} : settings;
  } catch {
    return {};
  }
}

function show(): void {
  const { lang, light, speed, seatColours } = settings;
  document.documentElement.lang = lang;
  Object.assign(document.documentElement.dataset, {
    light,
    seats: seatColours,
    motion: speed === 'off' ? 'off' : 'on',
  });
}

export function changeSettings(change: Partial<Omit<Settings, 'lang'>>): void {
  commit(change);
}

/** Another language is shown as soon as all its words are there; if they cannot be had, everything stays as it is. */
export function changeLanguage(lang: Lang): void {
  wanted = lang;
  loadAllShown(lang).then(
    () => wanted === lang && commit({ lang }),
    () => {},
  );
}

function commit(change: Partial<Settings>): void {
  chosen = { ...chosen, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(chosen));
  } catch {
    // Without storage the choice holds until the page is closed.
  }
  take({ ...settings, ...change });
}

function take(next: Settings): void {
  settings = next;
  show();
  for (const listener of listeners) listener();
}

/** What is chosen in another window of this browser holds here, too. */
function followOtherWindows({ key }: StorageEvent): void {
  if (key !== KEY) return;
  const { lang, ...rest } = stored();
  take({ ...rest, lang: settings.lang });
  chosen = readChosen();
  if (lang !== settings.lang) changeLanguage(lang);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentSettings = (): Settings => settings;
export const useSettings = (): Settings => useSyncExternalStore(subscribe, currentSettings);

const words = new Worded<Words>({
  de: async () => (await import('../text/de.ts')).de,
  en: async () => (await import('../text/en.ts')).en,
});
keepInSight(words);

/** To be done before anything is shown. */
export const loadWords = (): Promise<Words> => words.load(settings.lang);

export function useWords(): Words {
  const here = words.in(useSettings().lang);
  if (here === null) throw new Error('the words were not loaded before they were needed');
  return here;
}

/** How much longer or shorter things move; 0 where the person or the system wants no motion. */
export function useMotionFactor(): number {
  const { speed } = useSettings();
  const calm = useSyncExternalStore(subscribeCalm, () => calmQuery.matches);
  return calm ? 0 : FACTORS[speed];
}

const calmQuery = matchMedia('(prefers-reduced-motion: reduce)');
function subscribeCalm(listener: () => void): () => void {
  calmQuery.addEventListener('change', listener);
  return () => calmQuery.removeEventListener('change', listener);
}

addEventListener('storage', followOtherWindows);
show();
