import type { MetricRows } from '@whaletide/schema/domains/submissions/rules/metrics/rows.ts';

/** Random whole numbers below a bound by the generator mulberry32, the same for the same seed. */
const generator = (seed: number) => {
  let state = seed >>> 0;
  return (bound: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  };
};

const shuffled = <Values extends Float64Array | Int32Array>(
  values: Values,
  seed: number,
): Values => {
  const next = generator(seed);
  const mixed = values.slice() as Values;
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = next(place + 1);
    const value = mixed[place] ?? 0;
    mixed[place] = mixed[other] ?? 0;
    mixed[other] = value;
  }
  return mixed;
};

/**
 * The rows with a guess in place of the prediction: the truth in another order, which knows its
 * distribution alone. Null for kinds of which a shuffled truth is no prediction.
 */
export const guessOf = (rows: MetricRows, seed: number): MetricRows | null => {
  switch (rows.kind) {
    case 'label':
      return { ...rows, prediction: shuffled(rows.truth, seed) };
    case 'number':
    case 'rating':
      return { ...rows, prediction: shuffled(rows.truth, seed) };
    case 'score':
      return { ...rows, prediction: shuffled(Float64Array.from(rows.truth), seed) };
    default:
      return null;
  }
};
