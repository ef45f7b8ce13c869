import { readdirSync, readFileSync } from 'node:fs';
import { expectWords } from '@spielstube/engine/testing';
import { describe, expect, test } from 'vitest';
import { good } from '../data/goods.ts';
import { refusals } from '../text/de/refusals.ts';
import { LANGS, rulesOf, TEXT } from './languages.ts';

const COAL = good('coal');

describe.each(LANGS)('refusals in %s', (lang) => {
  const text = TEXT[lang];
  const ids = rulesOf(lang);

  test('every reason has a sentence of its own', () => {
    const reasons = Object.keys(refusals);
    const details = { missing: '2', good: COAL, raw: 1, cards: 2, coins: 3, times: 3, range: 2 };
    const sentences = reasons.map((reason) => text.refusal({ reason, rule: '', details }));
    sentences.forEach(expectWords);
    expect(new Set(sentences).size).toBe(reasons.length);
  });

  test('a lack is told exactly', () => {
    const lack = (reason: string, details: Record<string, number | string>): string =>
      text.refusal({ reason, rule: '', details });
    const german = lang === 'de';
    expect(lack('tooFewCoins', { missing: 1 })).toContain(german ? 'fehlt 1 Münze' : 'lack 1 coin');
    expect(lack('tooFewGoods', { good: COAL, missing: 3 })).toContain(
      german ? 'fehlen 3 Kohle' : 'lack 3 coal',
    );
    expect(lack('tooFewCards', { raw: 2, missing: 2 })).toContain(
      german ? '2 Handkarten mit Baumwolle' : '2 hand cards with cotton',
    );
    expect(lack('landscapesMissing', { missing: '1 3' })).toContain(
      german ? 'im Gebirge und an Gewässern' : 'in the mountains and by the water',
    );
  });

  test('every refusal points to a rule of the book', () => {
    const rules = ['', 'chapters/'].flatMap((folder) => {
      const url = new URL(`../rules/${folder}`, import.meta.url);
      return readdirSync(url)
        .filter((file) => file.endsWith('.ts'))
        .flatMap((file) =>
          [...readFileSync(new URL(file, url), 'utf8').matchAll(/reason\(\s*'\w+',\s*'([^']+)'/g)].map(
            ([, rule]) => rule,
          ),
        );
    });
    expect(rules.length).toBeGreaterThan(50);
    for (const rule of rules) expect(ids).toContain(rule);
  });
});
