import type { Seat } from '@spielstube/engine';
import type { Choice, RoomLook, SeatPlan } from '@spielstube/table';
import { type GameUi, isEnding } from '@spielstube/ui';
import type { Settings } from '../settings/settings.ts';

/** What is asked, by whom, and who else sits at the table. */
export interface Asking {
  readonly look: RoomLook;
  readonly ui: Pick<GameUi, 'hangsOnSecrets' | 'proposal'>;
  readonly seats: readonly SeatPlan[];
}
export type Preferences = Pick<Settings, 'autoEnd' | 'oneClick' | 'confirm'>;

/** The answer that a person wants to be given without being asked; null: this is theirs to decide. */
export function answerByItself(asking: Asking, preferences: Preferences): string | null {
  return endOf(asking, preferences) ?? paymentOf(asking, preferences);
}

/** Where nothing is left but to end. Whether that is so must not be told by how fast it ends. */
function endOf({ look: { decision, view, viewer }, ui, seats }: Asking, { autoEnd }: Preferences) {
  if (!autoEnd || decision === null || decision.choices.length !== 1) return null;
  const [{ action, notation }] = decision.choices;
  if (!isEnding(action)) return null;
  const isNoticed = hasOthers(seats, viewer) && ui.hangsOnSecrets?.(view, decision.frame) === true;
  return isNoticed ? null : notation;
}

/** Bots notice nothing. */
const hasOthers = (seats: readonly SeatPlan[], viewer: Seat | null): boolean =>
  seats.some(({ kind }, seat) => kind === 'person' && seat !== viewer);

/** Where a payment has a way that the game proposes. What stands in for something else is agreed to as ever. */
function paymentOf({ look: { decision, view }, ui }: Asking, { oneClick, confirm }: Preferences) {
  if (!oneClick || decision === null || ui.proposal === undefined) return null;
  const { frame, choices } = decision;
  const proposal = ui.proposal(
    view,
    frame,
    choices.map(({ action }) => action),
  );
  if (proposal === null || (proposal.standsIn && confirm !== 'never')) return null;
  return choices.find(({ action }: Choice) => action === proposal.action)?.notation ?? null;
}
