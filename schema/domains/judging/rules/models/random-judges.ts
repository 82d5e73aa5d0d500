import { normalQuantile } from '#shared/rules/quantiles.ts';
import { chanceOf, fitStrengths, type GivenPair, type Strengths } from './strengths.ts';
import { fitScores, type GivenScore } from './score-model.ts';

/** Chance that any judge is flagged who follows the others by the least that is asked for. */
const LEVEL = 0.1;
/** The least that a judge has to follow the others, where an honest one has 1. */
const LEAST = 0.6;
/** Reviews and comparisons below which no judge is flagged. */
const [FEW_SCORES, FEW_PAIRS] = [8, 20];

/** Following of the others by a judge: 1 as an honest one does, 0 at random. */
export interface Following {
  /** Null where too little is known. */
  value: number | null;
  error: number;
  /** True where it is significantly below what is asked for, adjusted for the number of judges. */
  isFlagged: boolean;
}

const unknown: Following = { value: null, error: 0, isFlagged: false };

const followingOf = (value: number, error: number, judges: number): Following => ({
  value,
  error,
  isFlagged: value + normalQuantile(1 - LEVEL / Math.max(1, judges)) * error < LEAST,
});

const grouped = <T extends { judge: number }>(given: readonly T[], judges: number): T[][] => {
  const own: T[][] = Array.from({ length: judges }, () => []);
  for (const one of given) own[one.judge]?.push(one);
  return own;
};

/** Follows how a judge's comparisons go with what the others make of the works. */
const ofPairs = (own: readonly GivenPair[], { strength }: Strengths, judges: number): Following => {
  let [product, square] = [0, 0];
  for (const { left, right, value } of own) {
    const expected = chanceOf(strength[left] as number, strength[right] as number) - 0.5;
    product += (value - 0.5) * expected;
    square += expected ** 2;
  }
  if (own.length < FEW_PAIRS || square < 1) return unknown;
  return followingOf(product / square, 0.5 / Math.sqrt(square), judges);
};

interface Panel {
  works: number;
  /** By judge: false where the others aren't to be compared with them. */
  trusted: readonly boolean[];
}

/** Tells of each judge's comparisons how far they follow the trusted others', without their own. */
export const followingInPairs = (
  pairs: readonly GivenPair[],
  { works, trusted }: Panel,
): Following[] => {
  const judges = trusted.length;
  const others = pairs.filter(({ judge }) => trusted[judge]);
  const whole = fitStrengths(others, works);
  return grouped(pairs, judges).map((own, judge) =>
    own.length < FEW_PAIRS
      ? unknown
      : ofPairs(
          own,
          fitStrengths(
            others.filter((pair) => pair.judge !== judge),
            works,
            whole,
          ),
          judges,
        ),
  );
};

/** Regresses a judge's scores on the qualities that the others find. */
const ofScores = (
  own: readonly GivenScore[],
  quality: readonly { value: number }[],
  judges: number,
): Following => {
  if (own.length < FEW_SCORES) return unknown;
  const points = own.map(({ work, value }) => ({ x: quality[work]?.value ?? 0, y: value }));
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const square = points.reduce((sum, point) => sum + (point.x - x) ** 2, 0);
  if (!(square > 1e-12)) return unknown;
  const slope = points.reduce((sum, point) => sum + (point.x - x) * (point.y - y), 0) / square;
  const rest = points.reduce((sum, point) => sum + (point.y - y - slope * (point.x - x)) ** 2, 0);
  return followingOf(slope, Math.sqrt(rest / (points.length - 2) / square), judges);
};

/** Tells of each judge's scores how far they follow the trusted others', without their own. */
export const followingInScores = (
  scores: readonly GivenScore[],
  { works, trusted }: Panel,
): Following[] => {
  const judges = trusted.length;
  const counted = scores.filter(({ judge }) => trusted[judge]);
  const { variances } = fitScores(counted, { works, judges });
  return grouped(scores, judges).map((own, judge) => {
    if (own.length < FEW_SCORES) return unknown;
    const others = counted.filter((score) => score.judge !== judge);
    const known = new Set(others.map(({ work }) => work));
    const { quality } = fitScores(others, { works, judges }, variances);
    return ofScores(
      own.filter(({ work }) => known.has(work)),
      quality,
      judges,
    );
  });
};
