import type { Options } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import {
  type Campaign,
  type GivenName,
  RecordError,
  readCampaign,
  readRecord,
  type SeatPlan,
  type Stage,
  verifyCampaign,
  verifyRecord,
  writeCampaign,
} from '@spielstube/table';
import { putCampaign, storedCampaigns, takeCampaign, takeGame } from '../cellar/cellar.ts';
import { newGameId } from '../cellar/chance.ts';
import { addJar } from '../cellar/jar-store.ts';
import type { StoredCampaign } from '../cellar/stored-campaign.ts';
import { fetchPart } from '../games/away.ts';
import { startGame } from '../games/new-game.ts';
import { optionsFor } from '../setup/options.ts';

/** A campaign with the records of its games. */
export interface OpenCampaign {
  readonly stored: StoredCampaign;
  readonly campaign: Campaign;
}

/** Begins a campaign; its first game is laid out on its page. */
export async function newCampaign(
  game: string,
  seats: readonly SeatPlan[],
  options: Options,
): Promise<string> {
  const now = Date.now();
  const id = newGameId();
  await putCampaign({
    id,
    game,
    seats: seats.map((seat) => ({ ...seat })),
    options: { ...options },
    stages: [],
    created: now,
    updated: now,
  });
  return id;
}

/** A campaign of the cellar; null if it is not there. Games that were thrown away end it before them. */
export async function openCampaign(id: string): Promise<OpenCampaign | null> {
  const stored = await takeCampaign(id);
  if (stored === null) return null;
  const stages: Stage[] = [];
  for (const { table, given } of stored.stages) {
    const jar = await takeGame(table);
    if (jar === null) break;
    stages.push({ record: readRecord(jar.record), given });
  }
  return { stored, campaign: { game: stored.game, seats: stored.seats, stages } };
}

const isIn =
  (table: string) =>
  (campaign: StoredCampaign): boolean =>
    campaign.stages.some((stage) => stage.table === table);

/** The campaign that a game belongs to, if any. */
export async function campaignOf(table: string): Promise<string | null> {
  return (await storedCampaigns()).find(isIn(table))?.id ?? null;
}

/** What places are called in the campaign that a game belongs to. */
export async function namesAt(table: string): Promise<readonly GivenName[]> {
  const campaign = (await storedCampaigns()).find(isIn(table));
  return campaign?.stages.flatMap(({ given }) => (given === null ? [] : [given])) ?? [];
}

/** Lays out the next game of a campaign, with what comes next and otherwise as agreed; answers its id. */
export async function beginStage({ stored, campaign }: OpenCampaign, next: Options): Promise<string> {
  const manifest = manifestOf(stored.game);
  if (manifest === undefined) throw new Error(`there is no game ${stored.game}`);
  const game = await fetchPart(manifest.id, manifest.rules);
  const agreed = campaign.stages.at(-1)?.record.options ?? stored.options;
  const options = optionsFor(game, campaign.seats.length, { ...agreed, ...next });
  const table = await startGame({ game: stored.game, seats: campaign.seats, options, box: null, seed: '' });
  const kept = stored.stages.slice(0, campaign.stages.length);
  await putCampaign({
    ...stored,
    stages: [...kept, { table, given: null }],
    over: false,
    updated: Date.now(),
  });
  return table;
}

/** The winner of the last game has named a place. */
export async function giveName({ stored }: OpenCampaign, given: GivenName): Promise<void> {
  const last = stored.stages.length - 1;
  const stages = stored.stages.map((stage, n) => (n === last ? { ...stage, given: { ...given } } : stage));
  await putCampaign({ ...stored, stages, updated: Date.now() });
}

/** All has been played: the front door does not ask for it any more. */
export async function closeCampaign({ stored }: OpenCampaign): Promise<void> {
  if (stored.over !== true) await putCampaign({ ...stored, over: true });
}

export const campaignFile = ({ campaign }: OpenCampaign): string => writeCampaign(campaign);

/** Reads a campaign file into the cellar. Throws a `RecordError` that names the line, and changes nothing then. */
export async function keepCampaign(text: string): Promise<string> {
  const campaign = readCampaign(text);
  const manifest = manifestOf(campaign.game);
  if (manifest?.campaign === undefined)
    throw new RecordError(2, { what: 'unknownGame', game: campaign.game });
  const { campaign: campaignOfGame, rules, id: gameId } = manifest;
  const game = await fetchPart(gameId, rules);
  const plan = await fetchPart(gameId, campaignOfGame.plan);
  verifyCampaign(game, plan, campaign);
  const stages: StoredCampaign['stages'] = [];
  for (const { record, given } of campaign.stages) {
    const table = await addJar(verifyRecord(game, record));
    stages.push({ table, given: given === null ? null : { ...given } });
  }
  const now = Date.now();
  const id = newGameId();
  const seats = campaign.seats.map((seat) => ({ ...seat }));
  await putCampaign({ id, game: campaign.game, seats, stages, created: now, updated: now });
  return id;
}
