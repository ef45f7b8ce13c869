import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * The house: what each part may import besides itself. Imports point down only; a game never imports another game;
 * rules and data know the engine and nothing else. The most particular folder comes first.
 */
const HOUSE: readonly { readonly part: RegExp; readonly may: RegExp }[] = [
  { part: /^engine\//, may: /^(@noble\/hashes)/ },
  { part: /^games\/(\w+)\/(data|rules)\//, may: /^@spielstube\/engine$/ },
  { part: /^games\/\w+\/text\//, may: /^@spielstube\/engine$/ },
  { part: /^games\/\w+\/ui\//, may: /^(@spielstube\/(engine|ui|art)|react|\.css)/ },
  { part: /^games\/\w+\/index\.ts$/, may: /^@spielstube\/engine$/ },
  { part: /^games\/index\.ts$/, may: /^@spielstube\/(engine|\w+)$/ },
  { part: /^art\//, may: /^(node:)/ },
  { part: /^ui\//, may: /^(@spielstube\/(engine|table|art)|react|motion)/ },
  { part: /^bots\//, may: /^@spielstube\/engine$/ },
  { part: /^table\//, may: /^@spielstube\/engine$/ },
  { part: /^server\//, may: /^(node:|fastify|@fastify\/|@spielstube\/web)/ },
  { part: /^web\//, may: /./ },
  { part: /^cli\//, may: /^(node:|@spielstube\/(engine|games|bots|table|burgundy\/text))/ },
  { part: /^scripts\//, may: /./ },
];

const isTest = (file: string): boolean =>
  /(^|\/)(test|testing|browser)\//.test(file) || /\.(test|spec)\.ts$/.test(file);

function sources(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'generated'].includes(entry.name) ? [] : sources(path);
    return /\.(ts|tsx)$/.test(entry.name) && !isTest(path) ? [path] : [];
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

describe('the direction of imports', () => {
  test.each(files)('%s', (file) => {
    const rule = HOUSE.find(({ part }) => part.test(file));
    expect(rule, `${file} belongs to no part of the house`).toBeDefined();
    for (const name of importsOf(file)) {
      if (name.startsWith('.')) {
        const target = relative(root, join(root, dirname(file), name));
        expect(topOf(target), `${file} reaches into another package by a path`).toBe(topOf(file));
        expect(gameOf(target), `${file} reaches into another game`).toBe(gameOf(file));
        if (/^games\/\w+\/(data|rules)\//.test(file)) expect(target).toMatch(/^games\/\w+\/(data|rules)\//);
        if (/^games\/\w+\/data\//.test(file)) expect(target).toMatch(/^games\/\w+\/data\//);
      } else expect(name, `${file} may not import ${name}`).toMatch(rule?.may ?? /^$/);
    }
  });

  test('no clock, no Math.random and no input or output in the rules', () => {
    for (const file of files.filter((one) => /^(engine|games\/\w+\/(data|rules))\//.test(one))) {
      const text = readFileSync(join(root, file), 'utf8');
      expect(text, file).not.toMatch(
        /Math\.random|Date\.now|new Date|performance\.|console\.|process\.|fetch\(/,
      );
    }
  });
});
