import { createContext, useContext } from 'react';

/** True where things are shown a second time, such as in the drawer of an opponent. */
export const CopyContext = createContext(false);

/** Whether this is a thing that lies somewhere else and is shown once more: a copy can be looked at and no more. */
export const useIsCopy = (): boolean => useContext(CopyContext);
