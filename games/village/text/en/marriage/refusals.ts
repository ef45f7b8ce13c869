import type { Refusals } from '@spielstube/engine/text';
import { SMUGGLER_TABLE } from '../../../data/marriage.ts';
import type { MarriageReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { anyCubes, cubes } from '../words.ts';

const BREAD = 0;

/** Why not, with Marriage. */
export const marriageRefusals = {
  noRankFree: () => 'No rank of the ceremony is free any more.',
  noTiles: (detail) =>
    detail('tiles') === BREAD
      ? 'You have no bread. It comes from the Bakery and from weddings.'
      : 'You have no tools. They come from the General Store and from weddings.',
  noGreenForSmuggler: () =>
    `The Smuggler asks for ${cubes([0, SMUGGLER_TABLE.saleGreen])}, and you have neither the cube nor a coin for it.`,
  noCubeForCustomer: () =>
    `This customer costs ${anyCubes(SMUGGLER_TABLE.customerCubes)} besides, and you have neither a cube nor a coin to spare for it.`,
  inCeremony: () => 'Somebody of yours stands in the ceremony already; until the wedding it may only be one.',
  rankTaken: (detail) => `Rank ${detail('rank')} is taken.`,
  marriageTooDear: (detail) =>
    `For the ceremony you still lack ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  offerTooDear: (detail) => `For that you lack ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  noBread: () => 'You have no bread to pay for the step.',
  breadOnce: () => 'Bread lies under this member already, and nobody gets more than one.',
} satisfies Refusals<MarriageReasonId>;

/** What is missing where nothing can be done with the Smuggler. */
export const smugglerLacks = (): string =>
  'The Smuggler cannot help you now: nothing to sell, no customer of the queue to serve, and no cube in the supply.';

/** What is missing for the ceremony. */
export function marriageLacks(detail: (key: string) => number): string {
  if (detail('inCeremony') > 0) return marriageRefusals.inCeremony();
  if (detail('members') > 0) return 'For the ceremony somebody has to be on your farm.';
  return detail('ranks') === 0
    ? marriageRefusals.noRankFree()
    : `For the ceremony you still lack ${missingCubes(detail)}. ${standIn(detail('coins'))}`;
}
