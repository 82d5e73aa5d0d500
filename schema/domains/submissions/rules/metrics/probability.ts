/** Metrics of how sure predictions are: proper scores, best for true probabilities. */
import { meanOfRows } from './row-scores.ts';

/** Probabilities are kept so far from 0 and 1, so that one sure mistake isn't endless. */
const NEAREST = 1e-15;

const bounded = (probability: number): number =>
  Math.min(1 - NEAREST, Math.max(NEAREST, probability));

/**
 * Log loss of two classes, from 0: −Σ ln p / n, where p is the probability that was given to what
 * is true. Probabilities are kept within 1e-15 and 1 − 1e-15: a sure mistake costs 34.5.
 */
export const logLoss = meanOfRows(
  {
    family: 'probability',
    values: 'probability',
    higherIsBetter: false,
    range: { min: 0, max: Infinity },
    parameters: ['positive'],
  },
  ({ truth, prediction }, row) => {
    // First bounded, then turned round, as scikit-learn does: 1 − (1 − 1e-15) isn't 1e-15.
    const positive = bounded(prediction[row] ?? 0);
    return -Math.log(truth[row] ? positive : 1 - positive);
  },
);

/**
 * Log loss of several classes, from 0: −Σ ln p / n with the probability of each row's true class;
 * the probabilities of a row are first divided by their sum. Bounded as logLoss is.
 */
export const multiclassLogLoss = meanOfRows(
  {
    family: 'probability',
    values: 'probabilities',
    higherIsBetter: false,
    range: { min: 0, max: Infinity },
    parameters: ['labels'],
  },
  ({ classes, truth, prediction }, row) =>
    -Math.log(bounded(prediction[row * classes.length + (truth[row] ?? 0)] ?? 0)),
);

/** Brier score, 0 to 1: Σ(p − y)² / n with the probability p of the positive class and y 1 or 0. */
export const brier = meanOfRows(
  {
    family: 'probability',
    values: 'probability',
    higherIsBetter: false,
    parameters: ['positive'],
  },
  ({ truth, prediction }, row) => ((prediction[row] ?? 0) - (truth[row] ?? 0)) ** 2,
);
