import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@spielstube/engine';
import { Typed } from '../arguments.ts';
import { ruleIdsOf } from '../books.ts';
import { type Command, DONE } from '../command.ts';

interface Coverage {
  readonly game: string;
  readonly rules: number;
  /** Named by a test. */
  readonly tested: readonly string[];
  /** Listed, with a reason, as impossible to express. */
  readonly notApplicable: readonly string[];
  readonly left: readonly string[];
  /** Named by tests or the list, but not in the book: a slip of the pen. */
  readonly unknown: readonly string[];
}

export const rules: Command = {
  name: 'rules',
  summary: 'shows which rules of the rules books no test names',
  help: `A test names the rules it proves by their full IDs: test('BUR-ACT3-02 sells every card of the sort', …). What cannot
be expressed is listed with its reason in the game's test/not-applicable.md.

Arguments:
  --game ID             one game only (standard: all)

Examples:
  spielstube rules
  spielstube rules --game burgundy --json`,
  async run(args, terminal) {
    const typed = new Typed(args, ['game']);
    typed.files();
    const all = await Promise.all((await typed.games()).map(coverageOf));
    terminal.print(typed.json ? JSON.stringify(all) : all.map(inWords).join('\n'));
    return DONE;
  },
};

async function coverageOf(game: Game): Promise<Coverage> {
  const folder = fileURLToPath(new URL(`../../games/${game.id}/test/`, import.meta.url));
  const named = new Set<string>();
  for (const file of globSync('**/*.test.ts', { cwd: folder })) {
    for (const id of idsIn(`${folder}${file}`, game.rulePrefix)) named.add(id);
  }
  const excused = idsIn(`${folder}not-applicable.md`, game.rulePrefix);
  const book = await ruleIdsOf(game.id);
  const tested = book.filter((id) => named.has(id));
  const notApplicable = book.filter((id) => excused.has(id));
  return {
    game: game.id,
    rules: book.length,
    tested,
    notApplicable,
    left: book.filter((id) => !named.has(id) && !excused.has(id)),
    unknown: [...named, ...excused].filter((id) => !book.includes(id)),
  };
}

/** The full rule IDs in a file, none if there is no such file. */
function idsIn(file: string, prefix: string): Set<string> {
  if (!existsSync(file)) return new Set();
  const id = new RegExp(`\\b${prefix}-[A-Z0-9_]+(?:-[A-Z0-9_]+)*-\\d{2,}\\b`, 'g');
  return new Set(readFileSync(file, 'utf8').match(id) ?? []);
}

function inWords(coverage: Coverage): string {
  const { game, tested, notApplicable, left, unknown } = coverage;
  const lines = [
    `${game}: ${coverage.rules} rules, ${tested.length} tested, ${notApplicable.length} not applicable, ${left.length} left`,
  ];
  if (left.length > 0) lines.push(`  left: ${left.join(' ')}`);
  if (unknown.length > 0) lines.push(`  not in the book: ${unknown.join(' ')}`);
  return lines.join('\n');
}
