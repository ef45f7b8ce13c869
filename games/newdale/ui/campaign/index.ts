import type { CampaignUi } from '@spielstube/ui';
import { nextTables, placesToName } from '../../campaign.ts';
import type { NewdaleTexts } from '../../text/types.ts';
import { Chronicle } from './chronicle.tsx';

/** The campaign of Expedition to Newdale. */
export const newdaleCampaign: CampaignUi<NewdaleTexts> = {
  sprite: 'newdale',
  plan: { nextTables, placesToName },
  Chronicle,
};
