import { loadSprite } from '@spielstube/art';
import { loadOnlineWords } from './online-words.ts';

/** What everything of playing together needs: its words and its signs. */
export async function ready(): Promise<void> {
  await Promise.all([loadOnlineWords(), loadSprite('parlour/company')]);
}
