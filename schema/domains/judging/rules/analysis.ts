import { krippendorffAlpha } from './models/agreement.ts';
import { fitPairs } from './models/pair-model.ts';
import { type Following, followingInPairs, followingInScores } from './models/random-judges.ts';
import { rankRanges } from './models/rank-ranges.ts';
import { type Estimate, fitScores, type GivenScore } from './models/score-model.ts';
import { chanceOf, type GivenPair } from './models/strengths.ts';

/** Reviews of a task as they are analysed; works and judges by their numbers. */
export interface JudgedTask {
  works: number;
  /** By judge: whether the organizer has them counted or not; null leaves it to the test. */
  choices: readonly (boolean | null)[];
  /** Best score of the task. */
  maxScore: number;
  given:
    | { mode: 'rubric'; scores: readonly GivenScore[] }
    | { mode: 'pairs'; pairs: readonly GivenPair[] };
}

interface RankedWork {
  work: number;
  rank: number;
  rankLow: number;
  rankHigh: number;
  /** From 0 to the best score. */
  score: number;
  scoreLow: number;
  scoreHigh: number;
}

interface AnalysedJudge {
  /** Leniency on the scale of the scores; null of pairs, and where it isn't known. */
  severity: { value: number; low: number; high: number } | null;
  /** Following of the others: 1 as an honest judge does, 0 at random; null where too little is known. */
  following: number | null;
  isFlagged: boolean;
  isCounted: boolean;
}

export interface Analysis {
  /** Works with a counted review, the best first. */
  ranking: RankedWork[];
  judges: AnalysedJudge[];
  /** Krippendorff's α of the counted judges; null where nothing was judged by two. */
  agreement: number | null;
  /** False where some works aren't compared with others over any chain of judges and works. */
  isConnected: boolean;
}

const Z95 = 1.959964;
/** Rounds in which judges are left out; honest ones stand clearer without the random. */
const ROUNDS = 3;

/** Tests the judges until those that are left out stay the same. */
const testedJudges = ({ works, choices, given }: JudgedTask) => {
  let flagged = choices.map(() => false);
  let following: Following[] = [];
  const countedBy = (flags: readonly boolean[]) =>
    choices.map((choice, judge) => choice ?? !flags[judge]);
  for (let round = 0; round < ROUNDS; round += 1) {
    const panel = { works, trusted: countedBy(flagged) };
    following =
      given.mode === 'rubric'
        ? followingInScores(given.scores, panel)
        : followingInPairs(given.pairs, panel);
    const next = following.map(({ isFlagged }) => isFlagged);
    const isSame = next.every((flag, judge) => flag === flagged[judge]);
    flagged = next;
    if (isSame) break;
  }
  return { following, counted: countedBy(flagged) };
};

/** Tells whether links join all works that have any. */
const joins = (links: Iterable<readonly [number, number]>, members: readonly number[]): boolean => {
  const parent = new Map<number, number>();
  const rootOf = (one: number): number => {
    let at = one;
    for (let up = parent.get(at); up !== undefined && up !== at; up = parent.get(at)) at = up;
    return at;
  };
  for (const [one, other] of links) parent.set(rootOf(one), rootOf(other));
  return new Set(members.map(rootOf)).size <= 1;
};

interface Fitted {
  /** Value, interval and score of each work that is there, by its place in `present`. */
  values: number[];
  scoreOf: (place: number, shift: number) => number;
  errors: number[];
  varianceOf: (one: number, other: number) => number;
  severity: (Estimate | null)[];
  isConnected: boolean;
  agreement: number | null;
}

const grouped = <T>(
  items: readonly T[],
  keyOf: (item: T) => number | string,
  valueOf: (item: T) => number,
) => {
  const groups = new Map<number | string, number[]>();
  for (const item of items)
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), valueOf(item)]);
  return [...groups.values()];
};

const fittedScores = (
  scores: readonly GivenScore[],
  { works, judges, maxScore }: { works: number; judges: number; maxScore: number },
): Fitted => {
  const model = fitScores(scores, { works, judges });
  const heard = new Set(scores.map(({ judge }) => judge));
  return {
    values: model.quality.map(({ value }) => value),
    errors: model.quality.map(({ error }) => error),
    scoreOf: (place, shift) =>
      Math.min(maxScore, Math.max(0, (model.quality[place]?.value ?? 0) + shift)),
    varianceOf: model.varianceOf,
    severity: model.severity.map((estimate, judge) => (heard.has(judge) ? estimate : null)),
    isConnected: joins(
      scores.map(({ work, judge }) => [work, works + judge] as const),
      scores.map(({ work }) => work),
    ),
    agreement: krippendorffAlpha(
      grouped(
        scores,
        ({ work }) => work,
        ({ value }) => value,
      ),
    ),
  };
};

const fittedPairs = (
  pairs: readonly GivenPair[],
  { works, judges, maxScore }: { works: number; judges: number; maxScore: number },
): Fitted => {
  const { strength, varianceOf } = fitPairs(pairs, works);
  const values = strength.map(({ value }) => value);
  return {
    values,
    errors: strength.map(({ error }) => error),
    // The share of the other works that it would win over.
    scoreOf: (place, shift) => {
      const own = (values[place] ?? 0) + shift;
      const wins = values.reduce(
        (sum, value, other) => (other === place ? sum : sum + chanceOf(own, value)),
        0,
      );
      return (maxScore * wins) / Math.max(1, works - 1);
    },
    varianceOf,
    severity: Array.from({ length: judges }, () => null),
    isConnected: joins(
      pairs.map(({ left, right }) => [left, right] as const),
      pairs.flatMap(({ left, right }) => [left, right]),
    ),
    agreement: krippendorffAlpha(
      grouped(
        pairs,
        ({ left, right }) => `${Math.min(left, right)}:${Math.max(left, right)}`,
        ({ left, right, value }) => (left < right ? value : 1 - value),
      ),
      true,
    ),
  };
};

const toPlaces = (works: Iterable<number>) => {
  const present = [...new Set(works)].sort((one, other) => one - other);
  const placeOf = new Map(present.map((work, place) => [work, place]));
  return { present, placeOf: (work: number) => placeOf.get(work) ?? 0 };
};

/** Makes the ranking of a task, what is known of its judges, and how they agree. */
export const analyseJudging = (task: JudgedTask): Analysis => {
  const { given, maxScore, choices } = task;
  const judges = choices.length;
  const { following, counted } = testedJudges(task);
  const isCounted = ({ judge }: { judge: number }) => counted[judge] ?? false;
  const all = given.mode === 'rubric' ? given.scores.filter(isCounted) : [];
  const compared = given.mode === 'pairs' ? given.pairs.filter(isCounted) : [];
  const { present, placeOf } = toPlaces([
    ...all.map(({ work }) => work),
    ...compared.flatMap(({ left, right }) => [left, right]),
  ]);
  const sizes = { works: present.length, judges, maxScore };
  const fitted =
    given.mode === 'rubric'
      ? fittedScores(
          all.map((one) => ({ ...one, work: placeOf(one.work) })),
          sizes,
        )
      : fittedPairs(
          compared.map((one) => ({ ...one, left: placeOf(one.left), right: placeOf(one.right) })),
          sizes,
        );
  const ranges = rankRanges(fitted.values, fitted.varianceOf);
  const ranking = present.map((work, place): RankedWork => {
    const { rank, low, high } = ranges[place] ?? { rank: 1, low: 1, high: 1 };
    const margin = Z95 * (fitted.errors[place] ?? 0);
    return {
      work,
      rank,
      rankLow: low,
      rankHigh: high,
      score: rounded(fitted.scoreOf(place, 0)),
      scoreLow: rounded(fitted.scoreOf(place, -margin)),
      scoreHigh: rounded(fitted.scoreOf(place, margin)),
    };
  });
  return {
    ranking: ranking.sort((one, other) => one.rank - other.rank || one.work - other.work),
    judges: choices.map((_, judge) => {
      const severity = fitted.severity[judge];
      const { value, isFlagged } = following[judge] ?? { value: null, isFlagged: false };
      return {
        severity: severity
          ? {
              value: rounded(severity.value),
              low: rounded(severity.value - Z95 * severity.error),
              high: rounded(severity.value + Z95 * severity.error),
            }
          : null,
        following: value === null ? null : rounded(value),
        isFlagged,
        isCounted: counted[judge] ?? false,
      };
    }),
    agreement: fitted.agreement === null ? null : rounded(fitted.agreement),
    isConnected: fitted.isConnected,
  };
};

/** Rounds to two decimals, as scores of judged works have. */
const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
