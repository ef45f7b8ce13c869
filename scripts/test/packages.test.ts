import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Package {
  readonly version: string;
  readonly workspaces?: readonly string[];
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const read = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const whole = read('.');
const folders = whole.workspaces ?? [];
/** Run from the root, for all packages. */
const tools = Object.keys(whole.devDependencies ?? {});

/** What people run, and what only makes or tests it. */
const isShipped = (file: string): boolean =>
  !/(^|\/)(test|testing|browser)\/|\.config\.ts$|\/build\.ts$/.test(file);

/** `@spielstube/art` of `@spielstube/art/village/anchors.ts`, `zod` of `zod/mini`. */
const packageOf = (name: string): string =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');

function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const forms = [
    /^(?:import|export)\b[^;']*?from '([^'.][^']*)'/gm,
    /^import '([^'.][^']*)'/gm,
    /\bimport\('([^'.][^']*)'\)/g,
  ];
  return forms
    .flatMap((form) => [...text.matchAll(form)].map((match) => match[1]))
    .filter((name) => !name.startsWith('node:'))
    .map(packageOf);
}

/** What `@better-auth/passkey` asks for: npm finds no version of it unless these are named. */
const ASKED_FOR = [
  '@better-auth/core',
  '@better-auth/utils',
  '@better-fetch/fetch',
  'better-call',
  'nanostores',
];

describe.each(folders)('%s', (folder) => {
  const { dependencies = {}, devDependencies = {} } = read(folder);
  const all = { ...dependencies, ...devDependencies };
  const files = globSync(`${folder}/**/*.{ts,tsx}`, {
    cwd: root,
    exclude: (name) => ['node_modules', 'dist', 'generated'].includes(name),
  });

  test('declares what it imports', () => {
    for (const file of files) {
      const known = isShipped(file) ? Object.keys(dependencies) : [...Object.keys(all), ...tools];
      for (const name of importsOf(file)) expect(known, `${file} imports ${name}`).toContain(name);
    }
  });

  test('imports what it declares, in a version that is known', () => {
    const imported = new Set(files.flatMap(importsOf));
    const fonts = Object.keys(all).filter((name) => name.startsWith('@fontsource/'));
    // Types of a library that brings none are used where the library is, and what one only asks for must be named.
    const isUsed = (name: string): boolean =>
      imported.has(name.replace('@types/', '')) || ASKED_FOR.includes(name);
    expect(Object.keys(all).filter((name) => !isUsed(name) && !fonts.includes(name))).toEqual([]);
    for (const [name, version] of Object.entries(all)) {
      expect(version, name).toMatch(
        name.startsWith('@spielstube/') ? /^0\.1\.0$/ : /^\^?\d+\.\d+\.\d+(-beta\.\d+)?$/,
      );
    }
  });
});
