/** So many decimals of a score are shown, wherever it is. */
export const MAX_SCORE_DECIMALS = 5;

/** A score with at most five decimals, without zeros at its end. */
export const scoreText = (score: number): string =>
  String(Number(score.toFixed(MAX_SCORE_DECIMALS)));
