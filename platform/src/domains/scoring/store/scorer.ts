/** Scores files in a thread of its own, for domains above. */
export { currentBasis } from '../scorer/current-basis.ts';
export { type Scorer, startScorer } from '../scorer/scorer.ts';
