import type { Price } from '@spielstube/ui';
import type { Settings } from '../settings/settings.ts';

/**
 * Whether a payment is asked about before it is made: any, or only where coins stand in for something that is missing.
 * Whoever pays with one click is asked about no others than those.
 */
export function isAskedAbout(
  price: Price,
  { confirm, oneClick }: Pick<Settings, 'confirm' | 'oneClick'>,
): boolean {
  if (confirm === 'never') return false;
  const standsIn = price.some((part) => part.standsIn === true);
  return standsIn || (confirm === 'always' && !oneClick && price.some(({ gift = false }) => !gift));
}
