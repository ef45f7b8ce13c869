import { IconBtn } from '@spielstube/ui';
import { keyed } from '../keys/keyed.ts';
import { useWords } from '../settings/settings.store.ts';
import type { Watch } from './use-since.ts';

const SIGNS = { skip: 'ui-last', watch: 'ui-replay', stop: 'ui-close' } as const;

/** Skips the moves of the others, or shows them again. */
export function WatchButton({ watch: { does, act }, className }: { watch: Watch; className?: string }) {
  const words = useWords().since;
  return (
    <IconBtn
      glyph={SIGNS[does]}
      label={words[does]}
      className={className ?? ''}
      disabled={act === null}
      onClick={() => act?.()}
      {...keyed('play', 'watch')}
    />
  );
}
