import { createContext } from 'react';

interface Opening {
  /** False while the dialog is on its way out. */
  opened: boolean;
  /** Called once nothing of it is seen any more. */
  onExited?: () => void;
}

/** Default state: a dialog is open for as long as it is mounted. */
export const OPEN: Opening = { opened: true };

/** Context that tells a dialog about the place that opens and closes it; see Opened. */
export const OpeningContext = createContext(OPEN);
