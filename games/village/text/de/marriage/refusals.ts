import type { Refusals } from '@spielstube/engine/text';
import { SMUGGLER_TABLE } from '../../../data/marriage.ts';
import type { MarriageReasonId } from '../../../rules/reasons.ts';
import { missingCubes, standIn } from '../lacks.ts';
import { anyCubes, cubes } from '../words.ts';

const BREAD = 0;

/** Why not, with Marriage. */
export const marriageRefusals = {
  noRankFree: () => 'In der Zeremonie ist kein Rang mehr frei.',
  noTiles: (detail) =>
    detail('tiles') === BREAD
      ? 'Du hast kein Brot. Es kommt aus der Bäckerei und von der Hochzeit.'
      : 'Du hast kein Werkzeug. Es kommt aus dem Dorfladen und von der Hochzeit.',
  noGreenForSmuggler: () =>
    `Der Schmuggler verlangt ${cubes([0, SMUGGLER_TABLE.saleGreen])}, und du hast weder den Stein noch eine Münze dafür.`,
  noCubeForCustomer: () =>
    `Dieser Kunde kostet außerdem ${anyCubes(SMUGGLER_TABLE.customerCubes)}, und dafür hast du weder Stein noch Münze übrig.`,
  inCeremony: () => 'In der Zeremonie steht schon jemand von dir; bis zur Hochzeit darf es nur einer sein.',
  rankTaken: (detail) => `Rang ${detail('rank')} ist besetzt.`,
  marriageTooDear: (detail) =>
    `Für die Zeremonie fehlt dir noch: ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  offerTooDear: (detail) => `Dafür fehlt dir: ${missingCubes(detail)}. ${standIn(detail('coins'))}`,
  noBread: () => 'Du hast kein Brot, mit dem du die Stufe zahlen könntest.',
  breadOnce: () => 'Unter diesem Mitglied liegt schon Brot, und mehr als eines bekommt keines.',
} satisfies Refusals<MarriageReasonId>;

/** What is missing where nothing can be done with the Smuggler. */
export const smugglerLacks = (): string =>
  'Der Schmuggler kann dir gerade nicht helfen: nichts zu verkaufen, kein Kunde der Warteschlange zu bedienen, und im Vorrat liegt kein Stein.';

/** What is missing for the ceremony. */
export function marriageLacks(detail: (key: string) => number): string {
  if (detail('inCeremony') > 0) return marriageRefusals.inCeremony();
  if (detail('members') > 0) return 'Für die Zeremonie muss jemand auf deinem Hof sein.';
  return detail('ranks') === 0
    ? marriageRefusals.noRankFree()
    : `Für die Zeremonie fehlt dir noch: ${missingCubes(detail)}. ${standIn(detail('coins'))}`;
}
