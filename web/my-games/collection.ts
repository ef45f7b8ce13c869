import { readStoredCampaign, type StoredCampaign } from '../cellar/stored-campaign.ts';
import { readStoredGame, type StoredGame } from '../cellar/stored-game.ts';

/** All games of a cellar, as one file keeps them. */
export interface Collection {
  readonly games: readonly StoredGame[];
  readonly campaigns: readonly StoredCampaign[];
}

/** What is wrong with a file of games. `at` counts from 1. */
export type CollectionProblem =
  | { readonly what: 'otherFile' | 'newer' | 'tooLong' }
  | { readonly what: 'badGame' | 'badCampaign'; readonly at: number }
  /** The file is one of ours, but this game cannot be played again: the reason is told in English. */
  | { readonly what: 'cannotReplay'; readonly at: number; readonly game: StoredGame; readonly why: string };

export class CollectionError extends Error {
  readonly problem: CollectionProblem;
  constructor(problem: CollectionProblem) {
    super(problem.what);
    this.name = 'CollectionError';
    this.problem = problem;
  }
}

const VERSION = 1;

export function writeCollection({ games, campaigns }: Collection): string {
  return `${JSON.stringify({ spielstube: 'games', version: VERSION, games, campaigns })}\n`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CollectionError({ what: 'otherFile' });
  }
}

/** Reads what was written; only its form is checked here. */
export function readCollection(text: string): Collection {
  const file = parsed(text);
  if (typeof file !== 'object' || file === null || !('spielstube' in file) || file.spielstube !== 'games')
    throw new CollectionError({ what: 'otherFile' });
  if (!('version' in file) || file.version !== VERSION) throw new CollectionError({ what: 'newer' });
  const list = (key: 'games' | 'campaigns'): unknown[] => {
    const values = key in file ? (file as Record<string, unknown>)[key] : [];
    if (!Array.isArray(values)) throw new CollectionError({ what: 'otherFile' });
    return values;
  };
  return {
    games: list('games').map((value, n) => {
      const game = readStoredGame(value);
      if (game === null) throw new CollectionError({ what: 'badGame', at: n + 1 });
      return game;
    }),
    campaigns: list('campaigns').map((value, n) => {
      const campaign = readStoredCampaign(value);
      if (campaign === null) throw new CollectionError({ what: 'badCampaign', at: n + 1 });
      return campaign;
    }),
  };
}

/** What must be put into the cellar so that everything is there once. */
export interface Merged extends Collection {
  /** Games that were there before, as they were given or further on. */
  readonly known: number;
}

/** The moves of a record without its result, so that a game that went on begins alike. */
const movesIn = ({ record }: StoredGame): string => `${record.split('\nscores ')[0].trimEnd()}\n`;
const goesOn = (game: StoredGame, later: StoredGame): boolean => movesIn(later).startsWith(movesIn(game));

/**
 * Lays a collection beside what is here. A game that is here already is not doubled; if it went on elsewhere, it goes on
 * here. Of two that went on differently both stay.
 */
export function merge(here: Collection, given: Collection, newId: () => string): Merged {
  const lying = new Map(here.games.map((game) => [game.id, game]));
  const records = new Map(here.games.map(({ record, id }) => [record, id]));
  const ids = new Map<string, string>();
  const put = new Map<string, StoredGame>();
  let known = 0;
  for (const game of given.games) {
    const same = records.get(game.record);
    const lies = lying.get(game.id);
    if (same !== undefined || (lies !== undefined && goesOn(game, lies))) {
      ids.set(game.id, same ?? game.id);
      known++;
      continue;
    }
    const id = lies === undefined || goesOn(lies, game) ? game.id : newId();
    const kept = { ...game, id };
    ids.set(game.id, id);
    lying.set(id, kept);
    records.set(game.record, id);
    put.set(id, kept);
  }
  const campaigns = given.campaigns
    .filter(({ id, updated }) => !here.campaigns.some((one) => one.id === id && one.updated >= updated))
    .map((campaign) => ({
      ...campaign,
      stages: campaign.stages.map((stage) => ({ ...stage, table: ids.get(stage.table) ?? stage.table })),
    }));
  return { games: [...put.values()], campaigns, known };
}
