import { refuse, type Refusal } from '#shared/rules/refusal.ts';

const MIB = 1024 * 1024;

/** Bounds of what a scoring worker tells. */
export const longestReport = {
  line: 500,
  linesAtOnce: 50,
  /** Lines of a work that are kept, the latest. */
  lines: 200,
  log: 64 * 1024,
  pictures: 4,
  /** One MiB as base64. */
  pictureCharacters: Math.ceil(MIB / 3) * 4,
  rows: 100_000,
};

/** Tokens of a task that hold at once. */
export const MAX_TOKENS = 20;

interface Report {
  Scores?: { Public: number; Private?: number | undefined } | undefined;
  Error?: string | undefined;
  Failure?: string | undefined;
  Rows?: { Public: RowLosses; Private?: RowLosses | undefined } | undefined;
}
interface RowLosses {
  Ids: readonly string[];
  Losses: readonly number[];
}

/** The refusal of a worker's report by its content; null where it can be taken. */
export const reportProblem = ({ Scores, Error, Failure, Rows }: Report): Refusal | null => {
  const ends = [Scores, Error, Failure].filter((end) => end !== undefined);
  if (ends.length !== 1)
    return refuse('BAD_USER_INPUT', '请在 Scores、Error、Failure 中恰好提供一项', 'Scores');
  const parts = [Rows?.Public, Rows?.Private].filter((part) => part !== undefined);
  if (parts.some(({ Ids, Losses }) => Ids.length !== Losses.length))
    return refuse('BAD_USER_INPUT', 'Ids 与 Losses 的长度应相同', 'Rows');
  return null;
};
