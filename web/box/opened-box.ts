import { loadSprite } from '@spielstube/art';
import type { BoxTable } from '@spielstube/engine';
import type { BoxNames, BoxText, GameText, Lang } from '@spielstube/engine/text';
import type { BoxSigns, BoxUi } from '@spielstube/ui';
import type { GameManifest } from '@spielstube/ui/manifest';
import { use } from 'react';
import { fetchPart } from '../games/away.ts';
import { tryBox } from './try-box.ts';

/** A box with everything that is needed to show it, in one language. */
export interface OpenedBox {
  readonly manifest: GameManifest;
  readonly text: GameText;
  readonly ui: BoxUi | null;
  readonly names: BoxNames;
  readonly claims: BoxText['claims'];
  readonly signs: BoxSigns;
  /** As it comes. */
  readonly tables: readonly BoxTable[];
}

const opening = new Map<string, Promise<OpenedBox>>();

async function openBox(manifest: GameManifest, lang: Lang): Promise<OpenedBox> {
  const { id } = manifest;
  const [answer, text, { names, claims }, ui] = await Promise.all([
    tryBox(id, {}),
    fetchPart(id, () => manifest.text[lang]()),
    fetchPart(id, async () => manifest.boxText?.[lang]() ?? { names: {}, claims: {} }),
    fetchPart(id, async () => manifest.box?.() ?? null),
  ]);
  if (!answer.fits) throw new Error(`the box of ${id} does not fit: ${answer.problem.what}`);
  await fetchPart(id, () =>
    Promise.all([...(ui?.sprites ?? []).map(loadSprite), loadSprite('parlour/company')]),
  );
  return {
    manifest,
    text,
    ui,
    names: { ...ui?.named?.(text.words), ...names },
    claims,
    signs: ui?.signs ?? {},
    tables: answer.tables,
  };
}

/** The box of a game; suspends until it is open. */
export function useOpenedBox(manifest: GameManifest, lang: Lang): OpenedBox {
  const key = `${manifest.id} ${lang}`;
  const box = opening.get(key) ?? openBox(manifest, lang);
  opening.set(key, box);
  // What could not be fetched is tried again the next time.
  box.catch(() => opening.delete(key));
  return use(box);
}
