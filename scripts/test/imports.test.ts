import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

interface Part {
  readonly part: RegExp;
  /** The packages it may import. */
  readonly may: RegExp;
  /** The files it may import by a path, if not all of its package. */
  readonly within?: RegExp;
}

/**
 * The house: what each part may import besides itself. Imports point down only; a game never imports another game;
 * rules and data know the engine and nothing else. The most particular folder comes first.
 */
const HOUSE: readonly Part[] = [
  { part: /^engine\//, may: /^(@noble\/hashes)/ },
  {
    part: /^games\/\w+\/data\//,
    may: /^@spielstube\/engine$/,
    within: /^games\/\w+\/data\//,
  },
  {
    part: /^games\/\w+\/rules\//,
    may: /^@spielstube\/engine$/,
    within: /^games\/\w+\/(data|rules)\//,
  },
  { part: /^games\/\w+\/text\//, may: /^@spielstube\/engine(\/text)?$/ },
  { part: /^games\/\w+\/ui\//, may: /^(@spielstube\/(engine|ui|art)|react|\.css)/ },
  {
    part: /^games\/\w+\/lesson\//,
    may: /^@spielstube\/engine$/,
    within: /^games\/\w+\/(data|lesson)\//,
  },
  { part: /^games\/\w+\/index\.ts$/, may: /^@spielstube\/engine$/ },
  { part: /^games\/\w+\/campaign\.ts$/, may: /^@spielstube\/engine$/ },
  { part: /^games\/\w+\/manifest\.ts$/, may: /^@spielstube\/ui\/manifest$/ },
  {
    part: /^games\/index\.ts$/,
    may: /^@spielstube\/(engine|ui\/manifest)$/,
    within: /^games\/\w+\/manifest\.ts$/,
  },
  { part: /^art\//, may: /^(node:)/ },
  { part: /^ui\//, may: /^(@spielstube\/(engine|table|art)|react|motion)/ },
  { part: /^bots\//, may: /^@spielstube\/engine$/ },
  { part: /^table\//, may: /^@spielstube\/engine$/ },
  {
    part: /^server\//,
    may: /^(node:|fastify|@fastify\/|@spielstube\/(engine|games|bots|table)$|better-auth|@better-auth\/passkey$|graphile-worker$|kysely|nodemailer$|openskill$|pg$|prom-client$|web-push$|ws$|zod$)/,
  },
  { part: /^web\//, may: /./ },
  { part: /^cli\//, may: /^(node:|@spielstube\/(engine|games|bots|table))/ },
  { part: /^scripts\//, may: /./ },
];

const isTest = (file: string): boolean =>
  /(^|\/)(test|testing|browser)\//.test(file) || /(\.(test|spec)|^web\/playwright\.config)\.ts$/.test(file);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'generated'].includes(entry.name) ? [] : sources(path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) && !isTest(path) ? [path] : [];
  });
}

/** What a file imports, as written. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8');
  const forms = [
    /^(?:import|export)\b[^;']*?from '([^']+)'/gm,
    /^import '([^']+)'/gm,
    /\bimport\('([^']+)'\)/g,
  ];
  return forms.flatMap((form) => [...text.matchAll(form)].map((match) => match[1]));
}

const topOf = (file: string): string => file.split('/')[0];
const gameOf = (file: string): string | undefined => /^games\/(\w+)\//.exec(file)?.[1];

const files = ['engine', 'games', 'art', 'ui', 'bots', 'table', 'server', 'web', 'cli', 'scripts'].flatMap(
  sources,
);

/** What is wrong with one import of a file, or null. */
function objection(file: string, name: string, { may, within = /./ }: Part): string | null {
  if (!name.startsWith('.')) return may.test(name) ? null : `${file} may not import ${name}`;
  const target = relative(root, join(root, dirname(file), name));
  if (topOf(target) !== topOf(file)) return `${file} reaches into another package by a path: ${name}`;
  const game = gameOf(file);
  if (game !== undefined && gameOf(target) !== game) return `${file} reaches into another game: ${name}`;
  return within.test(target) ? null : `${file} reaches out of its part: ${name}`;
}

describe('the direction of imports', () => {
  test('every file belongs to a part of the house', () => {
    expect(files.filter((file) => !HOUSE.some(({ part }) => part.test(file)))).toEqual([]);
  });

  test.each(HOUSE)('$part', (part) => {
    const own = files.filter((file) => HOUSE.find((one) => one.part.test(file)) === part);
    expect(own, 'a part without files').not.toEqual([]);
    const objections = own.flatMap((file) => importsOf(file).map((name) => objection(file, name, part)));
    expect(objections.filter((one) => one !== null)).toEqual([]);
  });

  test('no clock, no Math.random and no input or output in the rules', () => {
    const forbidden = /Math\.random|Date\.now|new Date|performance\.|console\.|process\.|fetch\(/;
    const rules = files.filter((file) => /^(engine|games\/\w+\/(data|rules))\//.test(file));
    expect(rules.filter((file) => forbidden.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
  });
});
