import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';

/** So many decimals that all of these scores show in full, at most five: columns line up by it. */
export const decimalsOf = (scores: readonly number[]) =>
  Math.max(0, ...scores.map((score) => scoreText(score).split('.')[1]?.length ?? 0));
