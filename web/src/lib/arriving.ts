import { createContext, useContext } from 'react';

/** Makes the form around it wait with sending; a form that waited for what failed isn't sent. */
export type Hold = (arriving: Promise<unknown>) => void;

/** Hold of the form around it; without a form, nothing waits. */
export const Arriving = createContext<Hold>(() => undefined);

export const useHold = (): Hold => useContext(Arriving);
