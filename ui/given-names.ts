import { createContext, useContext } from 'react';
import type { CampaignName } from './campaign.ts';

/** Names that winners of earlier games of a campaign have given to places. */
export const GivenNamesContext = createContext<readonly CampaignName[]>([]);
export const useGivenNames = (): readonly CampaignName[] => useContext(GivenNamesContext);
