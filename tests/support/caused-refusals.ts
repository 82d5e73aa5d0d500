import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names the folder in which a run's workers keep what their tests caused. */
export const FOLDER = 'CAUSED_REFUSALS';

const kept = new Set<string>();

/** Keeps for the end of the run that a call's rules refused with a code, as `teams.get NOT_FOUND`. */
export const keepCaused = (operation: string, code: string): void => {
  const folder = process.env[FOLDER];
  const refusal = `${operation} ${code}`;
  if (folder === undefined || kept.has(refusal)) return;
  kept.add(refusal);
  appendFileSync(join(folder, String(process.pid)), `${refusal}\n`);
};
