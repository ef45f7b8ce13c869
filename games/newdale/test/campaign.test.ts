import { type Game, seedCommitment } from '@spielstube/engine';
import {
  type Campaign,
  type GameRecord,
  readCampaign,
  resultsOf,
  runningStage,
  Table,
  verifyCampaign,
  writeCampaign,
} from '@spielstube/table';
import { describe, expect, test } from 'vitest';
import {
  type ChapterResult,
  campaignWinners,
  cupHolder,
  campaignPlan as plan,
  standings,
} from '../campaign.ts';
import { BOARDS } from '../data/boards.ts';
import type { ChapterKey } from '../data/chapters.ts';
import { newdale } from '../index.ts';

const won = (chapter: ChapterKey, ...winners: readonly number[]): ChapterResult => ({
  options: { chapter },
  scores: [50, 40, 30],
  winners,
});
const next = (results: readonly ChapterResult[], seats = 3) => plan.nextTables(results, seats);

describe('what comes next', () => {
  test('NEW-CAMP-01, NEW-CAMP-02 the chapters in their order; after II there are two ways, and each leads on', () => {
    expect(next([])).toEqual([{ chapter: 'I' }]);
    const chapters = (chapter: ChapterKey) =>
      next([won(chapter, 0)]).map(({ chapter: following }) => following);
    expect(chapters('I')).toEqual(['II']);
    expect(chapters('II')).toEqual(['IIIa', 'IIIb']);
    expect([chapters('IIIa'), chapters('IIIb')]).toEqual([['IVa'], ['IVb']]);
    expect([chapters('IVa'), chapters('IVb'), chapters('V'), chapters('VI'), chapters('VII')]).toEqual([
      ['V'],
      ['V'],
      ['VI'],
      ['VII'],
      ['VIII'],
    ]);
    expect(chapters('VIII')).toEqual([]);
  });

  test('NEW-CAMP-03 V begins in Creekside after the river, in Thickthorn after the wood', () => {
    expect(next([won('IVa', 0)])).toMatchObject([{ chapter: 'V', road: 'creekside' }]);
    expect(next([won('IVb', 0)])).toMatchObject([{ chapter: 'V', road: 'thickthorn' }]);
  });

  test('NEW-CAMP-02, NEW-CAMP-04 the winner holds the cup and chooses the way', () => {
    expect(cupHolder([])).toBe(null);
    expect(cupHolder([won('I', 2), won('II', 1)])).toBe(1);
    expect(cupHolder([won('I', 0), won('II')])).toBe(0);
  });

  test('NEW-CAMP-05 the winner sits in last position and chooses a person first', () => {
    expect(next([won('I', 1)])).toEqual([{ chapter: 'II', startPlayer: '3' }]);
    expect(next([won('I', 2)])).toEqual([{ chapter: 'II', startPlayer: '1' }]);
    const s = newdale.setup(3, next([won('I', 1)])[0], 'persons');
    while (s.lanes.length > 0) {
      const seat = newdale.turnOf(s);
      newdale.apply(s, seat, newdale.actions(s, seat)[0]);
    }
    expect(s.startPlayer).toBe(2);
    expect(newdale.turnOf(s)).toBe(1);
  });

  test('NEW-SOLO-11, NEW-CAMP-02 alone a chapter that was not passed is repeated, and the player chooses the way', () => {
    expect(next([won('I', 0), won('II')], 1)).toEqual([{ chapter: 'II' }]);
    expect(next([won('I', 0), won('II', 0)], 1)).toEqual([{ chapter: 'IIIa' }, { chapter: 'IIIb' }]);
    // The way that was chosen stays: no other one after a failure, and V begins where it began.
    expect(next([won('II', 0), won('IIIb')], 1)).toEqual([{ chapter: 'IIIb' }]);
    const inV: ChapterResult = { ...won('V'), options: { chapter: 'V', road: 'thickthorn' } };
    expect(next([won('IVb', 0), inV], 1)).toEqual([inV.options]);
  });

  test('NEW-CAMP-07 one place without a name may be named, on every board', () => {
    expect(plan.placesToName(won('I', 0), [])).toEqual(['A8', 'A12', 'A16', 'A21']);
    expect(plan.placesToName(won('II', 0), ['A12'])).toEqual(['A8', 'A16', 'A21']);
    // Alone nobody has won a chapter that was not passed.
    expect(plan.placesToName(won('I'), [])).toEqual([]);
    for (const { name } of BOARDS) expect(name).toContain('');
  });

  test('NEW-CAMP-09 most chapters, then most points, then shared', () => {
    expect(campaignWinners([won('I', 1), won('II', 1), won('IIIa', 0)], 3)).toEqual([1]);
    expect(campaignWinners([won('I', 1), won('II', 0)], 3)).toEqual([0]);
    expect(
      campaignWinners(
        [
          { ...won('I', 1), scores: [5, 9] },
          { ...won('II', 0), scores: [9, 5] },
        ],
        2,
      ),
    ).toEqual([0, 1]);
    expect(standings([won('I', 0), won('II')], 1)).toEqual([{ chapters: 1, points: 50 }]);
  });

  test('NEW-CAMP-04, NEW-CAMP-08 nothing else is carried over: the next chapter is set up anew', () => {
    const [options] = next([won('I', 0)], 2);
    const fresh = newdale.setup(2, { chapter: 'II', startPlayer: '2' }, 'again');
    expect(newdale.setup(2, options, 'again')).toEqual(fresh);
  });
});

const game: Game = newdale;

/** Plays with the first move that there is. */
function play(options: Record<string, string>, seed: string, moves = Number.POSITIVE_INFINITY): GameRecord {
  const seats = [1, 2].map((n) => ({ kind: 'bot', level: 'random', name: `bot ${n}` }) as const);
  const table = new Table(newdale, { seats, options, seed });
  for (let n = 0; n < moves; n++) {
    const [seat] = table.deciding();
    if (seat === undefined) break;
    table.submit(seat, game.notate(game.actions(table.look(seat).view, seat)[0]));
  }
  return table.record();
}

function playCampaign(branch: number): Campaign {
  let campaign: Campaign = { game: 'newdale', seats: [], stages: [] };
  for (;;) {
    const tables = plan.nextTables(resultsOf(campaign), 2);
    if (tables.length === 0) return campaign;
    const options = tables[Math.min(branch, tables.length - 1)] as Record<string, string>;
    const record = play(options, `campaign ${branch} ${campaign.stages.length}`);
    campaign = { ...campaign, seats: record.seats, stages: [...campaign.stages, { record, given: null }] };
  }
}

describe('the file', () => {
  test.each([0, 1])('NEW-CAMP-01 a whole campaign on way %i is written, read and verified', (branch) => {
    const campaign = playCampaign(branch);
    expect(campaign.stages.map(({ record }) => record.options.chapter)).toEqual(
      branch === 0
        ? ['I', 'II', 'IIIa', 'IVa', 'V', 'VI', 'VII', 'VIII']
        : ['I', 'II', 'IIIb', 'IVb', 'V', 'VI', 'VII', 'VIII'],
    );
    const read = readCampaign(writeCampaign(campaign));
    expect(read).toEqual(campaign);
    verifyCampaign(newdale, plan, read);
    expect(runningStage(read)).toBe(null);
  });

  const first = play({ chapter: 'I' }, 'first');
  const after = (record: GameRecord, given: Campaign['stages'][number]['given'] = null): Campaign => ({
    game: 'newdale',
    seats: record.seats,
    stages: [
      { record: first, given },
      { record, given: null },
    ],
  });
  const secondOptions = plan.nextTables(resultsOf(after(first)).slice(0, 1), 2)[0] as Record<string, string>;

  test('NEW-CAMP-07 names and a running chapter are kept', () => {
    const campaign = after(play(secondOptions, 'second', 20), { place: 'A8', name: 'Anna am Bach' });
    const read = readCampaign(writeCampaign(campaign));
    expect(read).toEqual(campaign);
    verifyCampaign(newdale, plan, read);
    expect(runningStage(read)?.record.moves).toHaveLength(20);
  });

  test('NEW-CAMP-07 only a winner names a place, one without a name, on the board of the chapter', () => {
    const second = play(secondOptions, 'second');
    const named = (place: string, again: string | null = null): Campaign => {
      const { stages, ...campaign } = after(second, { place, name: 'Anna am Bach' });
      const given = again === null ? null : { place: again, name: 'Ottos Ruh' };
      return { ...campaign, stages: [stages[0], { record: second, given }] };
    };
    verifyCampaign(newdale, plan, named('A8', 'A12'));
    const line = writeCampaign(named('A8')).split('\n').indexOf('name A8 Anna am Bach') + 1;
    for (const place of ['A2', 'B6', 'Z1'])
      expect(() => verifyCampaign(newdale, plan, named(place))).toThrow(
        `line ${line}: nobody can name ${place}`,
      );
    expect(() => verifyCampaign(newdale, plan, named('A8', 'A8'))).toThrow('nobody can name A8 here');
    const { stages, ...campaign } = after(play(secondOptions, 'second', 20));
    const tooEarly = [stages[0], { ...stages[1], given: { place: 'A8', name: 'Anna am Bach' } }];
    expect(() => verifyCampaign(newdale, plan, { ...campaign, stages: tooEarly })).toThrow(
      'nobody can name A8',
    );
  });

  test('a chapter that does not come next is refused', () => {
    const wrong = after(play({ chapter: 'V' }, 'wrong'));
    expect(() => verifyCampaign(newdale, plan, wrong)).toThrow('this game does not come next');
    const other = { ...play(secondOptions, 'other'), seats: first.seats.toReversed() };
    expect(() => verifyCampaign(newdale, plan, after(other))).toThrow('other people');
  });

  test('what is wrong is told with the line of the file', () => {
    const text = writeCampaign(after(play(secondOptions, 'second', 20)));
    expect(() => readCampaign('')).toThrow('line 1');
    expect(() => readCampaign('spielstube campaign 1\ngame newdale\n')).toThrow('too early');
    expect(() => readCampaign(text.replace('stage', 'state'))).toThrow('line 3: expected "stage LINES"');
    const lines = text.split('\n');
    const at = lines.indexOf('spielstube record 1', 5);
    lines[at] = 'spielstube record 7';
    expect(() => readCampaign(lines.join('\n'))).toThrow(`line ${at + 1}`);
    const forged = readCampaign(text.replace(/^seed first$/m, 'seed forged'));
    expect(() => verifyCampaign(newdale, plan, forged)).toThrow('the seed does not match');
    expect(seedCommitment('first')).toBe(first.commitment);
  });
});
