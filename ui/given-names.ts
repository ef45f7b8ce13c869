import { createContext, useContext } from 'react';
import type { GivenName } from './campaign.ts';

/** Names that winners of earlier games of a campaign have given to places. */
export const GivenNamesContext = createContext<readonly GivenName[]>([]);
export const useGivenNames = (): readonly GivenName[] => useContext(GivenNamesContext);
