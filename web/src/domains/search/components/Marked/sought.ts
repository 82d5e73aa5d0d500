import { createContext } from 'react';

/** Text that was searched for. */
export const SoughtContext = createContext('');
