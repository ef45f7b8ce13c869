import type { Sound } from '@spielstube/ui';
import { currentSettings } from '../settings/settings.store.ts';

/** Lets something be heard, if the person wants to hear anything: only then is it loaded how sounds are made. */
export function playSound(sound: Sound, delay: number): void {
  if (!currentSettings().sound || document.hidden) return;
  import('./orchestra.ts').then(({ play }) => play(sound, delay / 1000)).catch(() => {});
}
