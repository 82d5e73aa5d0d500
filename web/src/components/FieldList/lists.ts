/** The list with one of its entries changed, moved by a place, or taken out. */
export const withChanged = <T>(list: readonly T[], index: number, part: Partial<T>): T[] =>
  list.map((one, at) => (at === index ? { ...one, ...part } : one));

export const withoutItem = <T>(list: readonly T[], index: number): T[] =>
  list.filter((_, at) => at !== index);

export const withMoved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};
