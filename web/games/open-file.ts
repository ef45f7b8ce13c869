import { RecordError } from '@spielstube/table';
import { importGame } from './new-game.ts';

const CAMPAIGN = 'spielstube campaign ';
/** Longer files are no campaigns of ours. */
const MOST_BYTES = 40_000_000;

/** Reads a file into the cellar, the record of a game or a whole campaign; answers the address of its page. */
export async function openFile(file: File): Promise<string> {
  const head = await file.slice(0, CAMPAIGN.length).text();
  if (head !== CAMPAIGN) return `/table/${await importGame(file)}`;
  if (file.size > MOST_BYTES) throw new RecordError(1, { what: 'fileTooLong' });
  const { keepCampaign } = await import('../campaign/campaigns.ts');
  return `/campaign/${await keepCampaign(await file.text())}`;
}
