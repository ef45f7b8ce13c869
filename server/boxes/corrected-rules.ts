import { createHash } from 'node:crypto';
import { registerHooks } from 'node:module';
import { type Game, type NamedBox, type Options, withCorrections } from '@spielstube/engine';
import { gameNamed, manifestOf } from '@spielstube/games';
import { Refused } from '../tables/refused.ts';

/*
 * Tables of components are read when a game is loaded, so one process has one box of each game. Where people play with
 * boxes of their own, each of them gets a copy of the game's modules: the same files under addresses that name the box.
 */

type GameManifest = NonNullable<ReturnType<typeof manifestOf>>;

const BOX = /\?box=[0-9a-f]+$/;
const GAMES = new URL('../../games/', import.meta.url).href;
/** A copy stays for the life of the process, with up to ten megabytes. */
const MOST_COPIES = 20;

// What a copy of a module imports from the games is a copy, too.
registerHooks({
  resolve(specifier, context, next) {
    const [asked] = BOX.exec(specifier) ?? [];
    const resolved = next(specifier.replace(BOX, ''), context);
    const [box] = asked === undefined ? (BOX.exec(context.parentURL ?? '') ?? []) : [asked];
    return box === undefined || !resolved.url.startsWith(GAMES)
      ? resolved
      : { ...resolved, url: `${resolved.url}${box}` };
  },
});

const copies = new Map<string, Promise<GameManifest>>();
/** Copies are made one after the other: see `withCorrections`. */
let turnstile: Promise<unknown> = Promise.resolve();

/** A name for a box in addresses of modules. */
const letters = (box: NamedBox): string => createHash('sha256').update(JSON.stringify(box)).digest('hex');

async function copyOf(id: string, box: NamedBox): Promise<GameManifest> {
  // The box as it comes must be there before: nothing else may be loaded meanwhile.
  await gameNamed(id);
  const made = turnstile.then(() =>
    withCorrections(id, box, async () => {
      const address = `@spielstube/games/${id}/manifest.ts?box=${letters(box)}`;
      const { [id]: manifest }: Record<string, GameManifest> = await import(address);
      await manifest.rules();
      return manifest;
    }),
  );
  turnstile = made.catch(() => {});
  return made;
}

/** The rules of a table: with the box as it comes, or with one of its people's own. */
export async function rulesOf(id: string, options: Options, box: NamedBox | null): Promise<Game | undefined> {
  if (box === null) return gameNamed(id, options);
  if (manifestOf(id) === undefined) return undefined;
  const key = `${id} ${letters(box)}`;
  const known = copies.get(key);
  if (known === undefined && copies.size >= MOST_COPIES)
    throw new Refused(
      'notNow',
      'this house holds as many corrected boxes as it can until it is started anew',
    );
  const copy = known ?? copyOf(id, box);
  copies.set(key, copy);
  copy.catch(() => copies.delete(key));
  return (await copy).rules(options);
}
