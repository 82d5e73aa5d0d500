import { createContext } from 'react';

interface Opening {
  /** False while the dialog is on its way out. */
  opened: boolean;
  /** Called once nothing of it is seen any more. */
  onExited?: () => void;
}

/** Where nothing else is said, a dialog is open for as long as it is there. */
export const OPEN: Opening = { opened: true };

/** What a dialog knows of the place that opens and closes it; see Opened. */
export const OpeningContext = createContext(OPEN);
