const MAX_DECIMALS = 5;

/** A score with at most five decimals, without zeros at its end. */
export const scoreText = (score: number) => String(Number(score.toFixed(MAX_DECIMALS)));

/** So many decimals that all of these scores show in full, at most five: columns line up by it. */
export const decimalsOf = (scores: readonly number[]) =>
  Math.max(0, ...scores.map((score) => scoreText(score).split('.')[1]?.length ?? 0));
