import { readdirSync, readFileSync } from 'node:fs';

/** Seconds for which a processor worked for somebody: at their own work, and for them in the kernel. */
export interface Worked {
  readonly user: number;
  readonly system: number;
}

/** Of a second, in which Linux tells such times. */
const TICKS = 100;

/** What a process and all that it has started have worked, by `/proc` of Linux; null where there is none. */
export function workedByAllOf(pid: number): Worked | null {
  const processes = new Map<number, { readonly parent: number; readonly ticks: readonly number[] }>();
  try {
    for (const name of readdirSync('/proc')) if (/^\d+$/.test(name)) note(Number(name));
  } catch {
    return null;
  }
  function note(one: number): void {
    const fields = statOf(one);
    // After the name come state, parent …; user and system, then those of children that have ended.
    if (fields !== null)
      processes.set(one, { parent: Number(fields[1]), ticks: fields.slice(11, 15).map(Number) });
  }
  const belongs = (one: number): boolean => {
    const parent = processes.get(one)?.parent ?? 0;
    return one === pid || (parent > 0 && belongs(parent));
  };
  const all = [...processes].filter(([one]) => belongs(one)).map(([, { ticks }]) => ticks);
  const seconds = (...at: readonly number[]): number =>
    all.reduce((sum, ticks) => sum + at.reduce((own, n) => own + ticks[n], 0), 0) / TICKS;
  return { user: seconds(0, 2), system: seconds(1, 3) };
}

/** The fields behind the name in `/proc/…/stat`; null if the process has just ended. */
function statOf(pid: number): readonly string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}
