import type { Page } from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor in microseconds; waiting for one does not count. */
  readonly tdur?: number;
}

/** A mark that the page's main thread leaves in the trace. */
const MARK = 'this is the main thread';

/**
 * How long the longest task of the page's main thread kept its processor busy meanwhile, in milliseconds. That is the
 * page's own work: how much else the machine has to do does not change it.
 */
export async function busiestTask(page: Page, meanwhile: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('only a browser of its own can be traced');
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await meanwhile();
  const trace: { traceEvents: TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
  const main = trace.traceEvents.find(({ name }) => name === MARK);
  if (main === undefined) throw new Error('the page is not in the trace');
  const tasks = trace.traceEvents.filter(
    ({ name, ph, pid, tid }) =>
      ph === 'X' && name.endsWith('RunTask') && pid === main.pid && tid === main.tid,
  );
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
