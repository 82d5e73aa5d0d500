import type { ForecastFigures } from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import type { ScoringTask } from '#domains/scoring/store/score-file.ts';

/** File that is handed out; `address` is null where it is too large to be looked at. */
export interface HandedOutFile {
  name: string;
  address: string | null;
}

/** Work of a forecasting process. */
export interface ForecastTask {
  csv: string;
  secret: Uint8Array;
  objective: ScoringTask;
  baselines: readonly { name: string; file: Uint8Array }[];
  files: readonly HandedOutFile[];
}

export type ForecastReply = ForecastFigures;

/** Bytes of a file, unpacked, and of all files together that are looked at. */
export const MOST_BYTES = 48 * 2 ** 20;
export const MOST_BYTES_IN_ALL = 96 * 2 ** 20;
/** Characters of a solution that is computed of. */
export const MOST_CHARACTERS = 64 * 2 ** 20;
export const TOO_LARGE = '文件太大';
