/** Mean of the values; NaN for none. */
export const meanOf = (values: Float64Array): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
};

/** The values less their mean. */
export const lessMean = (values: Float64Array): Float64Array => {
  const mean = meanOf(values);
  return values.map((value) => value - mean);
};
