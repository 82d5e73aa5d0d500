/** The change that made one text of another: what stood from `start` to `end` became `length` characters. */
interface Edit {
  start: number;
  end: number;
  length: number;
}

const editBetween = (before: string, after: string): Edit => {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let same = 0;
  while (same < most - start && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { start, end: before.length - same, length: after.length - same - start };
};

/** The place in a text after it was changed; what is typed at it stands before it. */
export const placeAfter = (place: number, before: string, after: string): number => {
  const { start, end, length } = editBetween(before, after);
  if (place < start) return place;
  return place <= end ? start + length : place + length - (end - start);
};
