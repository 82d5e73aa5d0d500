import { joinMasks } from './metrics/sequences.ts';

/**
 * Rows of masks beyond the first of their id: those of one picture belong together. They are put
 * together once all are read, so that many of one id take no longer than as many ids.
 */
export const startMaskRows = <Key>() => {
  const rows = new Map<Key, (readonly string[])[]>();
  return {
    /** Takes one more row of an id: its cells by column. */
    add: (key: Key, cells: readonly string[]): void => {
      const known = rows.get(key);
      if (known) known.push(cells);
      else rows.set(key, [cells]);
    },
    /** Joins them with the first rows, for each id that has several. */
    *joined(firstOf: (key: Key) => readonly string[]): Generator<[Key, string[]]> {
      for (const [key, more] of rows)
        yield [
          key,
          firstOf(key).map((cell, column) =>
            joinMasks([cell, ...more.map((cells) => cells[column] ?? '')]),
          ),
        ];
    },
  };
};
