import type { Options } from '@spielstube/engine';
import type { StoredGame } from '../cellar/stored-game.ts';
import { textOf } from '../games/texts.ts';
import { useSettings } from '../settings/settings.store.ts';
import { useWorded } from '../settings/use-worded.ts';

/** A moment is named by the base game. */
const BASE: Options = {};

type WrittenMoment = Extract<StoredGame['moment'], { de: string }>;

const isWritten = (moment: StoredGame['moment']): moment is WrittenMoment => typeof moment.de === 'string';

/** Where a stored game stands, in words; '' until the game's words are there. */
export function useMoment({ game, moment }: StoredGame): string {
  const { lang } = useSettings();
  const text = useWorded(isWritten(moment) ? null : textOf(game, BASE), false);
  if (isWritten(moment)) return moment[lang];
  return text?.moment(moment) ?? '';
}
