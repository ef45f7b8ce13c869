import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time on the processor in microseconds; waiting for one does not count. */
  readonly tdur?: number;
  readonly args?: {
    readonly data?: { readonly functionName?: string; readonly url?: string; readonly type?: string };
  };
}

/** Where marks are found in a trace. */
const USER_TIMING = 'blink.user_timing';
/** A mark that the page's main thread leaves in the trace. */
const MARK = 'this is the main thread';

/** A task of the page's main thread: how long it kept its processor busy, in milliseconds. */
export interface Task {
  readonly ms: number;
  /** Whether it made a picture. */
  readonly isFrame: boolean;
  /** The last mark that the page had left in the trace before; '' if none. */
  readonly after: string;
  /** What it did, each without what was done inside, the longest first. */
  readonly parts: readonly { readonly what: string; readonly ms: number }[];
}

/**
 * What the page's main thread did meanwhile. That is the page's own work: how much else the machine has to do does not
 * change it. With `closely` tasks tell what they did, which takes some time by itself.
 */
export async function tasksOf(page: Page, meanwhile: () => Promise<void>, closely = false): Promise<Task[]> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('only a browser of its own can be traced');
  const categories = ['toplevel', USER_TIMING, ...(closely ? ['devtools.timeline'] : [])];
  await browser.startTracing(page, { categories });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await meanwhile();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const main = trace.traceEvents.find(({ name }) => name === MARK);
  if (main === undefined) throw new Error('the page is not in the trace');
  const events = trace.traceEvents
    .filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
    .sort((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
  return tasksIn(
    events.filter(({ ph }) => ph === 'X'),
    events.filter(({ cat }) => cat === USER_TIMING),
  );
}

const isTask = ({ name }: TraceEvent): boolean => name.endsWith('RunTask');
/**
 * A virtual machine's clock of a thread jumps now and then, and tells of more time on the processor than went by at all: a
 * task of 2 milliseconds "took" 9. Nobody is busy for longer than time goes by.
 */
const busy = ({ tdur = 0, dur = tdur }: TraceEvent): number => Math.min(tdur, dur) / 1000;

function tasksIn(events: readonly TraceEvent[], marks: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = [];
  for (let n = 0; n < events.length; n++) {
    const task = events[n];
    if (!isTask(task)) continue;
    const end = task.ts + (task.dur ?? 0);
    let last = n + 1;
    while (last < events.length && events[last].ts < end) last++;
    // Whoever runs a task may be told of as another one inside of it.
    const inside = events.slice(n + 1, last).filter((event) => !isTask(event));
    tasks.push({
      ms: busy(task),
      isFrame: inside.some(({ name }) => name === 'Paint'),
      after: marks.findLast(({ ts }) => ts < task.ts)?.name ?? '',
      parts: partsOf(inside),
    });
    n = last - 1;
  }
  return tasks;
}

/** Events lie inside one another; each counts without those inside of it. */
function partsOf(events: readonly TraceEvent[]): Task['parts'] {
  const parts = new Map<string, number>();
  const add = (event: TraceEvent, ms: number): void => {
    const name = nameOf(event);
    parts.set(name, (parts.get(name) ?? 0) + ms);
  };
  const around: TraceEvent[] = [];
  for (const event of events) {
    let outer = around.at(-1);
    while (outer !== undefined && outer.ts + (outer.dur ?? 0) <= event.ts) {
      around.pop();
      outer = around.at(-1);
    }
    add(event, busy(event));
    if (outer !== undefined) add(outer, -busy(event));
    around.push(event);
  }
  return [...parts].map(([what, ms]) => ({ what, ms })).sort((one, other) => other.ms - one.ms);
}

/** "FunctionCall performWorkUntilDeadline index-x.js" */
function nameOf({ name, args }: TraceEvent): string {
  const { functionName = '', url = '', type = '' } = args?.data ?? {};
  return [name, functionName, type, url.replace(/.*\//, '')].filter((word) => word !== '').join(' ');
}

/** How long the longest task of the page's main thread kept its processor busy meanwhile, in milliseconds. */
export async function busiestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  return Math.max(0, ...(await tasksOf(page, meanwhile)).map(({ ms }) => ms));
}
