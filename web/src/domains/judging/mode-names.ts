import type { JudgingMode } from '#apollo/schema.generated.ts';

/** Names of the ways of judging. */
export const modeNames: Record<JudgingMode, string> = {
  RUBRIC: '评分细则',
  PAIRS: '两两比较',
};
