/** Scores files in a thread of its own, for domains above. */
export { type Scorer, startScorer } from '../scoring/scorer.ts';
