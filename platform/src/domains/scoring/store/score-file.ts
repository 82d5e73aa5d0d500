/** Scores files where they are, in a process of the caller's, for domains above. */
export { scoreFile } from '../scorer/score-file.ts';
export type { ScoringOutcome, ScoringTask } from '../scorer/score-result.ts';
export { trialTruth } from '../trial/truth.ts';
