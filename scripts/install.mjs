// Makes a fresh clone ready: installs what is missing, says so in one line, and is quick when nothing is to be done.
// Plain JavaScript without dependencies, because it runs before anything is installed and on Node 20.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.spielstube-installed');
const windows = process.platform === 'win32';

export const say = (line) => console.log(`Spielstube: ${line}`);

/** Ends with one clear line instead of a stack trace. */
export function giveUp(line) {
  console.error(`Spielstube: ${line}`);
  process.exit(1);
}

export function canWrite(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** What the installed packages depend on: another lock file or another machine means another install. */
function wanted() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex');
}

const isInstalled = () =>
  existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted() && existsSync(pinnedNode());

/** The Node that everything runs on, whatever Node the machine has. */
function pinnedNode() {
  return join(modules, 'node', 'bin', windows ? 'node.exe' : 'node');
}

/** The pinned Node, or the running one if that can do the same. */
export function nodeToUse() {
  if (existsSync(pinnedNode())) return pinnedNode();
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return giveUp(
    `the pinned Node is not to be had for ${process.platform} ${process.arch}; please use Node 24.`,
  );
}

export function install() {
  if (Number(process.versions.node.split('.')[0]) < 20) giveUp('Node 20 or later is needed.');
  if (isInstalled()) return;
  if (!canWrite(existsSync(modules) ? modules : root)) {
    if (existsSync(pinnedNode())) return;
    giveUp(`cannot write to ${root}; please make it writable or clone it to another folder.`);
  }
  say('installing what is missing (once, about a minute) …');
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (npm.error !== undefined) giveUp(`npm could not be started (${npm.error.message}).`);
  if (npm.status !== 0) giveUp('npm could not install the packages; see its message above.');
  writeFileSync(stamp, wanted());
}
