import type { Lang } from '@spielstube/engine/text';

/** Something that there is once in each language. Only the language that is shown is loaded. */
export class Worded<T> {
  private readonly sources: Readonly<Record<Lang, () => Promise<T>>>;
  private readonly coming = new Map<Lang, Promise<T>>();
  private readonly here = new Map<Lang, T>();

  constructor(sources: Readonly<Record<Lang, () => Promise<T>>>) {
    this.sources = sources;
  }

  /** Null until it has been loaded. */
  in(lang: Lang): T | null {
    return this.here.get(lang) ?? null;
  }

  load(lang: Lang): Promise<T> {
    const load = this.coming.get(lang) ?? this.fetch(lang);
    this.coming.set(lang, load);
    return load;
  }

  private async fetch(lang: Lang): Promise<T> {
    try {
      const words = await this.sources[lang]();
      this.here.set(lang, words);
      return words;
    } catch (error) {
      // A later call may try again, for instance when the network is back.
      this.coming.delete(lang);
      throw error;
    }
  }
}

/** What is on the screen now: another language is shown when all of it is there. */
const shown = new Map<Worded<unknown>, number>();

/** Counts as shown until the function that it answers is called. */
export function keepInSight(worded: Worded<unknown>): () => void {
  shown.set(worded, (shown.get(worded) ?? 0) + 1);
  return () => {
    const count = (shown.get(worded) ?? 1) - 1;
    if (count > 0) shown.set(worded, count);
    else shown.delete(worded);
  };
}

export async function loadAllShown(lang: Lang): Promise<void> {
  await Promise.all([...shown.keys()].map((worded) => worded.load(lang)));
}
