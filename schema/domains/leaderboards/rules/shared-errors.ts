/**
 * Pairs of results that share errors beyond chance. Agreement says nothing, as two honest results
 * that are right in 95 % agree in most rows; the same wrong answers do. A wrong answer is a cell: its
 * row and the rounded prediction. Each pair's number of shared cells is compared with what the two
 * results' numbers of errors and the cells' frequency among all results leave to chance.
 */

/** Hashes of a signature, and the bands by which candidates are found. */
const HASHES = 96;
const BAND = 3;

/** Explanation above the pairs. */
export const COPY_CHECK_TEXT =
  '比较各队上榜的提交：不看答对的行，只看答错得一模一样的行是否远多于巧合（已考虑各队错误率、每个错误的常见程度，并按全部团队对校正）。结果仅主办方可见，只作为线索，请人工核实后再做判断。';

/** Number of results up to which all pairs are looked at. */
const MAX_FOR_ALL_PAIRS = 600;

/** Most results of a bucket of which all pairs are looked at. */
const CROWD = 200;

/** Chance that any pair of honest results is named. */
const LEVEL = 0.01;

/** Fewer shared errors are no evidence, whatever their chance. */
const FEWEST_SHARED = 8;

/** Cells that more results than this share of all have say little, and aren't hashed. */
const COMMON = 0.1;

/** Cells that are hashed all the same: the rarest of a result that has hardly any others. */
const FEWEST_HASHED = 60;

/** Exponent of the bound for Poisson's tail below which a pair isn't looked at any closer. */
const LEAST_EXPONENT = 5;

/** The most pairs that are named. */
const MAX_PAIRS = 200;

/** Wrong answers of a result, as numbers: equal where row and rounded prediction are. */
export type Errors = Uint32Array;

export interface SharedPair {
  /** Places of the two results. */
  one: number;
  other: number;
  shared: number;
  /** Shared errors that chance explains, on average. */
  expected: number;
  /** Logarithm to the base 10 of the chance to share as many, before it is adjusted. */
  logChance: number;
  /** Wrong answers of the two. */
  errors: [number, number];
}

/** A 32-bit mix of a cell and a seed. */
const mixed = (cell: number, seed: number): number => {
  let hash = Math.imul(cell ^ seed, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const signatureOf = (cells: readonly number[]): Uint32Array => {
  const signature = new Uint32Array(HASHES).fill(0xffffffff);
  for (let hash = 0; hash < HASHES; hash += 1) {
    const seed = mixed(hash + 1, 0x2545f491);
    let least = 0xffffffff;
    for (const cell of cells) least = Math.min(least, mixed(cell, seed));
    signature[hash] = least;
  }
  return signature;
};

const allPairs = (results: number): Set<number> => {
  const found = new Set<number>();
  for (let one = 0; one < results; one += 1)
    for (let other = one + 1; other < results; other += 1) found.add(one * results + other);
  return found;
};

/** Pairs that share a band of their signatures, each once, as keys `one * results + other`. */
const candidatesOf = (results: readonly (readonly number[])[]): Set<number> => {
  if (results.length <= MAX_FOR_ALL_PAIRS) return allPairs(results.length);
  const signatures = results.map(signatureOf);
  const found = new Set<number>();
  for (let from = 0; from < HASHES; from += BAND) {
    const buckets = new Map<string, number[]>();
    for (const [at, signature] of signatures.entries()) {
      if ((results[at]?.length ?? 0) < FEWEST_SHARED) continue;
      const key = signature.subarray(from, from + BAND).join(',');
      const bucket = buckets.get(key);
      if (!bucket) {
        buckets.set(key, [at]);
        continue;
      }
      for (const other of bucket) found.add(other * results.length + at);
      // A crowd of equal results is named by its neighbours alone: a chain, not all of its pairs.
      if (bucket.length < CROWD) bucket.push(at);
      else bucket[bucket.length - 1] = at;
    }
  }
  return found;
};

/** Frequencies of cells among the results, and the bin of each: cells of a bin are about as frequent. */
const difficultyOf = (results: readonly Errors[]) => {
  const counts = new Map<number, number>();
  for (const cells of results)
    for (const cell of cells) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  const binOf = (cell: number) => Math.round(4 * Math.log2(counts.get(cell) ?? 1));
  const sizes = new Map<number, number>();
  for (const cell of counts.keys()) sizes.set(binOf(cell), (sizes.get(binOf(cell)) ?? 0) + 1);
  return { counts, binOf, sizes };
};

/** Number of cells of each bin. */
const binsOf = (cells: Errors, binOf: (cell: number) => number): Map<number, number> => {
  const bins = new Map<number, number>();
  for (const cell of cells) bins.set(binOf(cell), (bins.get(binOf(cell)) ?? 0) + 1);
  return bins;
};

/** Logarithms of factorials, kept. */
const logFactorials = [0];
const logFactorial = (count: number): number => {
  for (let next = logFactorials.length; next <= count; next += 1)
    logFactorials.push((logFactorials[next - 1] ?? 0) + Math.log(next));
  return logFactorials[count] ?? 0;
};
const logChoose = (all: number, some: number) =>
  logFactorial(all) - logFactorial(some) - logFactorial(all - some);

/** Distribution of the cells that two of `first` and `second` of `all` share: hypergeometric. */
const sharedChances = (all: number, first: number, second: number): Float64Array => {
  const least = Math.max(0, first + second - all);
  const most = Math.min(first, second);
  const chances = new Float64Array(most + 1);
  const whole = logChoose(all, second);
  for (let shared = least; shared <= most; shared += 1)
    chances[shared] = Math.exp(
      logChoose(first, shared) + logChoose(all - first, second - shared) - whole,
    );
  return chances;
};

/**
 * Bounds the logarithm of the chance that a sum of independent counts reaches a number: by the
 * exponential bound of Chernoff, whose rate is found by bisection. It holds as well in the farthest tail, where
 * sums of small chances lose all of their digits.
 */
const logTail = (parts: readonly Float64Array[], reached: number): number => {
  const tilted = (rate: number) => {
    let [log, mean] = [0, 0];
    for (const chances of parts) {
      let [sum, weighted] = [0, 0];
      const top = chances.length - 1;
      for (let count = 0; count <= top; count += 1) {
        const weight = (chances[count] ?? 0) * Math.exp(rate * (count - top));
        sum += weight;
        weighted += count * weight;
      }
      log += Math.log(sum) + rate * top;
      mean += weighted / sum;
    }
    return { log, mean };
  };
  if (tilted(0).mean >= reached) return 0;
  let [low, high] = [0, 40];
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (tilted(middle).mean < reached) low = middle;
    else high = middle;
  }
  const { log } = tilted(high);
  return Math.min(0, log - high * reached);
};

/** Exponent of Chernoff's bound for Poisson's tail. */
const exponentOf = (reached: number, mean: number) =>
  reached * Math.log(reached / mean) - reached + mean;

/** Names the pairs whose shared errors chance doesn't explain, the least likely first. */
export const sharedErrors = (results: readonly Errors[]): SharedPair[] => {
  const { counts, binOf, sizes } = difficultyOf(results);
  const rareness = Math.max(3, COMMON * results.length);
  const countOf = (cell: number) => counts.get(cell) ?? 0;
  const rare = results.map((cells) => {
    const rarest = [...cells].sort((a, b) => countOf(a) - countOf(b));
    const first = rarest.findIndex((cell) => countOf(cell) > rareness);
    return rarest.slice(0, Math.max(first < 0 ? rarest.length : first, FEWEST_HASHED));
  });
  const sets = new Map<number, Set<number>>();
  const setOf = (at: number) => {
    const set = sets.get(at) ?? new Set(results[at]);
    sets.set(at, set);
    return set;
  };
  const bins = results.map((cells) => binsOf(cells, binOf));
  const pairs = (results.length * (results.length - 1)) / 2;
  const critical = Math.log10(LEVEL / Math.max(1, pairs));
  const found: SharedPair[] = [];
  for (const key of candidatesOf(rare)) {
    const [one, other] = [Math.floor(key / results.length), key % results.length];
    const [first, second] = [results[one], results[other]];
    if (!first || !second) continue;
    let shared = 0;
    for (const cell of second) if (setOf(one).has(cell)) shared += 1;
    if (shared < FEWEST_SHARED) continue;
    const common = [...(bins[one] ?? [])].flatMap(([bin, count]) => {
      const others = bins[other]?.get(bin) ?? 0;
      return others === 0 ? [] : [{ all: sizes.get(bin) ?? 1, count, others }];
    });
    const expected = common.reduce(
      (sum, { all, count, others }) => sum + (count * others) / all,
      0,
    );
    if (shared <= expected || exponentOf(shared, expected) < LEAST_EXPONENT) continue;
    const parts = common.map(({ all, count, others }) => sharedChances(all, count, others));
    const logChance = logTail(parts, shared) / Math.LN10;
    if (logChance > critical) continue;
    found.push({ one, other, shared, expected, logChance, errors: [first.length, second.length] });
  }
  return found.sort((a, b) => a.logChance - b.logChance).slice(0, MAX_PAIRS);
};
