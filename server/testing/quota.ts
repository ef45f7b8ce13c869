import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Short enough for nobody to wait long for the next one, in microseconds. */
const PERIOD = 10_000;
const GROUPS = '/sys/fs/cgroup';

/**
 * Lets a process have at most a share of one processor, by the control groups of Linux (as root). Where players and
 * database have the same few processors, only so can it be seen what more servers are good for. Answers how to tidy up
 * when the process has ended.
 */
export function limitProcessor(pid: number, share: number): () => void {
  const quota = Math.round(PERIOD * share);
  const isOld = existsSync(join(GROUPS, 'cpu', 'cpu.cfs_quota_us'));
  const group = join(isOld ? ownOldGroup() : GROUPS, `spielstube-${pid}`);
  mkdirSync(group);
  if (isOld) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), `${PERIOD}`);
    writeFileSync(join(group, 'cpu.cfs_quota_us'), `${quota}`);
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD}`);
  writeFileSync(join(group, 'cgroup.procs'), `${pid}`);
  return () => rmdirSync(group);
}

/** The group of this process, where each kind of groups has a tree of its own. */
function ownOldGroup(): string {
  const [, own = '/'] =
    /^\d+:(?:cpu|cpu,cpuacct):(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
  return join(GROUPS, 'cpu', own);
}
