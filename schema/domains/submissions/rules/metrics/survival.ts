/** Metrics of times until an event, some of which weren't seen to their end. */
import { ascending, eachTie } from './ascending.ts';
import { defineMetric } from './definition.ts';
import { onceFor } from './once-for.ts';
import type { EventTimeRows } from './rows.ts';

/** Counts of ranks, of which those up to a rank are summed in O(log n) (Fenwick tree). */
const startTally = (size: number) => {
  const tree = new Int32Array(size + 1);
  return {
    add: (rank: number) => {
      for (let at = rank + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
    },
    upTo: (rank: number) => {
      let sum = 0;
      for (let at = rank + 1; at > 0; at -= at & -at) sum += tree[at] ?? 0;
      return sum;
    },
  };
};

/** Ranks of the predictions from 0, equal ones alike. */
const ranksOf = (prediction: Float64Array): Uint32Array => {
  const ranks = new Uint32Array(prediction.length);
  const order = ascending(prediction);
  let rank = 0;
  eachTie(prediction, order, (from, until) => {
    for (let at = from; at < until; at += 1) ranks[order[at] ?? 0] = rank;
    rank += 1;
  });
  return ranks;
};

/** Counts the pairs that each row is in, and how many of them are right, equal risks a half. */
const countPairs = onceFor(({ time, event, prediction }: EventTimeRows) => {
  const rows = time.length;
  const ranks = ranksOf(prediction);
  const order = ascending(time);
  const pairs = new Float64Array(rows);
  const right = new Float64Array(rows);
  const ties: [number, number][] = [];
  eachTie(time, order, (from, until) => ties.push([from, until]));
  // Rows that the tally holds, by rank.
  const same = new Int32Array(rows);
  const visit = (inTurn: readonly [number, number][], isEarlier: boolean) => {
    const tally = startTally(rows);
    same.fill(0);
    let seen = 0;
    const count = (row: number) => {
      const rank = ranks[row] ?? 0;
      const upTo = tally.upTo(rank);
      const below = upTo - (same[rank] ?? 0);
      // The earlier of a pair is right with the higher risk.
      const better = isEarlier ? below : seen - upTo;
      pairs[row] = (pairs[row] ?? 0) + seen;
      right[row] = (right[row] ?? 0) + better + (upTo - below) / 2;
    };
    const add = (row: number) => {
      const rank = ranks[row] ?? 0;
      tally.add(rank);
      same[rank] = (same[rank] ?? 0) + 1;
      seen += 1;
    };
    for (const [from, until] of inTurn) {
      const each = (wanted: number, call: (row: number) => void) => {
        for (let at = from; at < until; at += 1) {
          const row = order[at] ?? 0;
          if (event[row] === wanted) call(row);
        }
      };
      // At the same time an event comes before the end of an observation.
      if (isEarlier) each(0, add);
      each(1, count);
      each(1, add);
      if (!isEarlier) each(0, count);
    }
  };
  visit(ties.toReversed(), true);
  visit(ties, false);
  return { pairs, right };
});

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);

const needPairs = (rows: EventTimeRows) => {
  const counted = countPairs(rows);
  if (sumOf(counted.pairs) === 0) throw new RangeError('No two rows can be compared');
  return counted;
};

/**
 * Concordance index (Harrell's C), 0 to 1: of all pairs whose order is known, the share in which
 * the one with the earlier event was given the higher risk, equal risks counting half. A pair is
 * known where the earlier time is an event; at equal times an event comes before a censored row,
 * and two events aren't compared, as in scikit-survival's concordance_index_censored. O(n log n).
 * Not defined where there is no such pair.
 */
export const concordanceIndex = defineMetric({
  family: 'survival',
  values: 'eventTime',
  higherIsBetter: true,
  range: { min: 0, max: 1 },
  parameters: ['eventColumn'],
  score: (rows) => {
    const { pairs, right } = needPairs(rows);
    return sumOf(right) / sumOf(pairs);
  },
  influences: (rows) => {
    const { pairs, right } = needPairs(rows);
    const total = sumOf(pairs);
    const score = sumOf(right) / total;
    // Each pair is in the sums twice, once for each of its rows.
    return right.map(
      (value, row) => (2 * pairs.length * (value - score * (pairs[row] ?? 0))) / total,
    );
  },
  missingIn: (rows) => (sumOf(countPairs(rows).pairs) === 0 ? '应有可以比较先后的两行' : null),
});
