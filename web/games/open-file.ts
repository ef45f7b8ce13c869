import { MOST_BOX_LETTERS, readBox } from '@spielstube/engine';
import { manifestOf } from '@spielstube/games';
import { RecordError } from '@spielstube/table';
import { handIn } from './handed-in.ts';
import { importGame } from './new-game.ts';

const CAMPAIGN = 'spielstube campaign ';
/** Longer files are no campaigns of ours. */
const MOST_BYTES = 40_000_000;

/** The page of the box that a file holds, if it is one. */
async function boxPageOf(file: File): Promise<string | null> {
  if (file.size > 4 * MOST_BOX_LETTERS) return null;
  try {
    const { game } = readBox(await file.text());
    return manifestOf(game) === undefined ? null : `/box/${game}`;
  } catch {
    return null;
  }
}

/**
 * Opens a file: the record of a game or a whole campaign is read into the cellar; what else we have written is handed on.
 * Answers the address of the page.
 */
export async function openFile(file: File): Promise<string> {
  const head = await file.slice(0, CAMPAIGN.length).text();
  if (head.startsWith('{')) {
    handIn(file);
    return (await boxPageOf(file)) ?? '/games';
  }
  if (head !== CAMPAIGN) return `/table/${await importGame(file)}`;
  if (file.size > MOST_BYTES) throw new RecordError(1, { what: 'fileTooLong' });
  const { keepCampaign } = await import('../campaign/campaigns.ts');
  return `/campaign/${await keepCampaign(await file.text())}`;
}
