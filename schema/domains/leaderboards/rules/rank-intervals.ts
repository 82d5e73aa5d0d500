/**
 * Intervals of ranks at 95 %: a team can be anywhere between those that are significantly better and
 * those that are significantly worse, by paired tests of all pairs, adjusted by Holm's stepdown
 * among the comparisons of each team: Bonferroni's are wider by a tenth among 500.
 */
import { INFLUENCE_BLOCKS } from '#domains/submissions/rules/reveal.ts';
import { studentQuantile } from '#shared/rules/quantiles.ts';

/**
 * Chance that any comparison of a team is wrong. Less than 5 %, so that no team of a simulated board
 * is covered in less than 95 % of the runs, ties of all of them included (`npm run bench:boards`).
 */
const LEVEL = 0.02;

/** Teams at the head whose pairs are all computed, however many there are. */
const HEAD = 400;
/** Teams of which all pairs are computed. */
const MAX_FOR_ALL_PAIRS = 1_500;

/**
 * Standard errors by which a team has to be better, in the first of so many comparisons that remain
 * of it, to be told apart.
 *
 * @param rows rows of the part, or blocks where these are fewer
 */
export const rankCritical = (comparisons: number, rows: number): number =>
  studentQuantile(1 - LEVEL / (2 * Math.max(1, comparisons)), Math.min(INFLUENCE_BLOCKS, rows) - 1);

/** Bins of |z|, from the least that can be significant on. */
const BIN = 0.01;
const BINS = 512;

/** Rivals of a team that are named, above and below it each. */
const NAMED = 3;
/** Places in which they are looked for. */
const LOOK = 40;

/** Teams in the order of the board. */
export interface BoardScores {
  /** Exact scores, the smaller the better. */
  keys: Float64Array;
  /** The same as they are revealed: equal ones aren't told apart. */
  shown: Float64Array;
  /** True where the influences of the team's rows are known. */
  known: Uint8Array;
  /** Influences of each team, summed over blocks and signed as its key is; one team after the other. */
  sums: Float32Array;
  /** Blocks of a team. */
  width: number;
  /** Rows of the part. */
  rows: number;
}

/** A team that can't be told apart from another: by how much it is worse, and the margin of that. */
interface Rival {
  /** Its place in the order. */
  at: number;
  difference: number;
  margin: number;
}

export interface RankInterval {
  low: number;
  high: number;
  rivals: Rival[];
}

/** Sums of squares of each team, and their part along the mean of all teams. */
const componentsOf = ({ sums, width, known }: BoardScores) => {
  const teams = known.length;
  const mean = new Float64Array(width);
  for (let at = 0; at < sums.length; at += 1)
    mean[at % width] = (mean[at % width] ?? 0) + (sums[at] ?? 0);
  const length = Math.hypot(...mean);
  const squares = new Float64Array(teams);
  const along = new Float64Array(teams);
  const rest = new Float64Array(teams);
  for (let team = 0; team < teams; team += 1) {
    let square = 0;
    let product = 0;
    for (let block = 0; block < width; block += 1) {
      const value = sums[team * width + block] ?? 0;
      square += value * value;
      product += value * (mean[block] ?? 0);
    }
    squares[team] = square;
    along[team] = length > 0 ? product / length : 0;
    rest[team] = Math.sqrt(Math.max(0, square - (along[team] ?? 0) ** 2));
  }
  return { squares, along, rest };
};

const dot = (sums: Float32Array, one: number, other: number, width: number): number => {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const end = width - (width % 4);
  let [i, j] = [one * width, other * width];
  for (const last = i + end; i < last; i += 4, j += 4) {
    first += (sums[i] as number) * (sums[j] as number);
    second += (sums[i + 1] as number) * (sums[j + 1] as number);
    third += (sums[i + 2] as number) * (sums[j + 2] as number);
    fourth += (sums[i + 3] as number) * (sums[j + 3] as number);
  }
  for (let left = end; left < width; left += 1, i += 1, j += 1)
    first += (sums[i] as number) * (sums[j] as number);
  return first + second + third + fourth;
};

/** Paired tests of the pairs of a board. */
export const pairsOf = (board: BoardScores) => {
  const { keys, shown, known, sums, width, rows } = board;
  const teams = known.length;
  const { squares, along, rest } = componentsOf(board);
  const scale = Math.sqrt(width / (width - 1)) / rows;
  const critical = (comparisons: number) => rankCritical(comparisons, Math.min(width, rows));
  const least = critical(1);
  const most = critical(teams - 1);

  const errorOf = (one: number, other: number): number =>
    scale *
    Math.sqrt(
      Math.max(0, (squares[one] ?? 0) + (squares[other] ?? 0) - 2 * dot(sums, one, other, width)),
    );

  /** Returns how much the first is better; 0 where they aren't told apart by what is shown. */
  const gapOf = (one: number, other: number): number =>
    known[one] && known[other] && (shown[one] ?? 0) < (shown[other] ?? 0)
      ? Math.max(0, (keys[other] ?? 0) - (keys[one] ?? 0))
      : 0;

  return { critical, least, most, errorOf, gapOf, scale, along, rest };
};

/**
 * Counts for each team how many others are better and worse by so many errors, in bins. By the
 * triangle's inequality most pairs are decided by the lengths of their influences alone, apart from
 * what all teams have in common; where not all pairs are computed, the longest that the difference
 * can be stands for the rest, so that an interval may be wider, never narrower.
 */
const countsOf = (board: BoardScores, pairs: ReturnType<typeof pairsOf>) => {
  const { keys, shown, known } = board;
  const { errorOf, least, most, scale, along, rest } = pairs;
  const teams = known.length;
  const better = new Uint16Array(teams * BINS);
  const worse = new Uint16Array(teams * BINS);
  const top = BINS - 1;
  const sure = (most * scale) ** 2;
  const never = (least * scale) ** 2;
  for (let one = 0; one < teams; one += 1) {
    if (!known[one]) continue;
    const isExact = teams <= MAX_FOR_ALL_PAIRS || one < HEAD;
    const [key, score] = [keys[one] as number, shown[one] as number];
    const [own, left] = [along[one] as number, rest[one] as number];
    for (let other = one + 1; other < teams; other += 1) {
      const gap = (keys[other] as number) - key;
      if (!(gap > 0) || !known[other] || !(score < (shown[other] as number))) continue;
      const apart = (own - (along[other] as number)) ** 2;
      const widest = apart + (left + (rest[other] as number)) ** 2;
      const square = gap * gap;
      let bin = top;
      if (square < sure * widest) {
        if (square < never * (apart + (left - (rest[other] as number)) ** 2)) continue;
        const error = isExact ? errorOf(one, other) : scale * Math.sqrt(widest);
        const z = gap / error;
        if (z < least) continue;
        bin = Math.min(top, Math.floor((z - least) / BIN));
      }
      worse[one * BINS + bin] = (worse[one * BINS + bin] as number) + 1;
      better[other * BINS + bin] = (better[other * BINS + bin] as number) + 1;
    }
  }
  return { better, worse };
};

/** Counts the bins from one of that many errors on. */
const above = (counts: Uint16Array, team: number, from: number): number => {
  let sum = 0;
  for (let bin = from; bin < BINS; bin += 1) sum += counts[team * BINS + bin] ?? 0;
  return sum;
};

/**
 * The intervals of all ranks, in the order of the board; null for teams without known rows,
 * which can't be told apart from any other.
 */
export const rankIntervals = (board: BoardScores): (RankInterval | null)[] => {
  const teams = board.known.length;
  const pairs = pairsOf(board);
  const { better, worse } = countsOf(board, pairs);
  const binOf = (z: number) => Math.max(0, Math.ceil((z - pairs.least) / BIN - 1e-9));

  return Array.from({ length: teams }, (_, team) => {
    if (!board.known[team]) return null;
    // Holm: what is rejected leaves fewer comparisons to adjust the others for.
    let [low, high, rejected] = [0, 0, -1];
    let critical = pairs.critical(teams - 1);
    while (low + high > rejected) {
      rejected = low + high;
      critical = pairs.critical(teams - 1 - rejected);
      low = above(better, team, binOf(critical));
      high = above(worse, team, binOf(critical));
    }
    return { low: 1 + low, high: teams - high, rivals: rivalsOf(board, pairs, team, critical) };
  });
};

/** The nearest on both sides that a team isn't told apart from. */
const rivalsOf = (
  { keys, known }: BoardScores,
  { errorOf, gapOf }: ReturnType<typeof pairsOf>,
  team: number,
  critical: number,
): Rival[] => {
  const found: Rival[] = [];
  for (const step of [-1, 1]) {
    let named = 0;
    for (let far = 1; far <= LOOK && named < NAMED; far += 1) {
      const at = team + step * far;
      if (!known[at]) continue;
      const error = errorOf(team, at);
      const gap = step < 0 ? gapOf(at, team) : gapOf(team, at);
      if (gap > critical * error) continue;
      named += 1;
      found.push({
        at,
        difference: (keys[at] ?? 0) - (keys[team] ?? 0),
        margin: critical * error,
      });
    }
  }
  return found;
};
