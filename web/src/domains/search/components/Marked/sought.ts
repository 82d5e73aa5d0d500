import { createContext } from 'react';

/** What was searched for. */
export const SoughtContext = createContext('');
