import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import type { StoredGame } from '../cellar/stored-game.ts';

/** What can be gone on with: a game, or a campaign with all its games. */
export type Ticket =
  | { readonly kind: 'game'; readonly updated: number; readonly game: StoredGame }
  | { readonly kind: 'campaign'; readonly updated: number; readonly campaign: StoredCampaign };

/** Everything that is still open, the latest first. A game that belongs to a campaign is come to through its chronicle. */
export function ticketsOf(
  games: readonly StoredGame[],
  campaigns: readonly StoredCampaign[],
): readonly Ticket[] {
  const inCampaigns = new Set(campaigns.flatMap(({ stages }) => stages.map(({ table }) => table)));
  const lastPlayed = ({ stages, updated }: StoredCampaign): number =>
    Math.max(
      updated,
      ...games.filter(({ id }) => stages.some(({ table }) => table === id)).map((game) => game.updated),
    );
  const open: Ticket[] = [
    ...games
      .filter(({ id, over }) => !over && !inCampaigns.has(id))
      .map((game) => ({ kind: 'game', updated: game.updated, game }) as const),
    ...campaigns
      .filter(({ over }) => over !== true)
      .map((campaign) => ({ kind: 'campaign', updated: lastPlayed(campaign), campaign }) as const),
  ];
  return open.sort((a, b) => b.updated - a.updated);
}
