/**
 * Computes something of rows once as long as these are kept: a score and its influences mostly come
 * of the same, and are asked for one after the other. Rows don't change.
 */
export const onceFor = <Rows extends object, Value>(
  compute: (rows: Rows) => Value,
): ((rows: Rows) => Value) => {
  const known = new WeakMap<Rows, { value: Value }>();
  return (rows) => {
    const found = known.get(rows) ?? { value: compute(rows) };
    known.set(rows, found);
    return found.value;
  };
};
