import { manifestOf } from '@spielstube/games';
import { useSettings, useWords } from '../settings/settings.store.ts';
import { Mishap } from './mishap.tsx';

/** The page of a game that cannot be fetched now. */
export function NotHere({ game }: { game: string }) {
  const words = useWords().error;
  const { lang } = useSettings();
  return <Mishap title={words.away(manifestOf(game)?.title[lang] ?? game)} text={words.awayText} />;
}
