import type { CampaignUi } from '@spielstube/ui';
import type { NewdaleTexts } from '../../text/types.ts';
import { Chronicle } from './chronicle.tsx';

/** The book of the journey. */
export const newdaleCampaign: CampaignUi<NewdaleTexts> = { sprite: 'newdale', Chronicle };
