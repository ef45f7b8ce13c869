import type { Price } from '@spielstube/ui';
import type { Confirmation } from '../settings/settings.ts';

/** Whether a payment is asked about before it is made: any, or only where coins stand in for something that is missing. */
export function isAskedAbout(price: Price, confirm: Confirmation): boolean {
  if (confirm === 'always') return price.some(({ gift = false }) => !gift);
  return confirm === 'coins' && price.some(({ standsIn = false }) => standsIn);
}
