import type { Analysis, JudgedTask } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { kendallTau } from '@whaletide/schema/domains/judging/rules/models/kendall.ts';
import { nextPair } from '@whaletide/schema/domains/judging/rules/models/next-pair.ts';
import {
  chanceOf,
  type GivenPair,
} from '@whaletide/schema/domains/judging/rules/models/strengths.ts';

/** Random numbers by a seed (mulberry32), evenly between 0 and 1 and normally distributed. */
const randomBy = (seed: number) => {
  let state = seed | 0;
  const even = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
  return { even, normal };
};

interface Simulated {
  seed: number;
  works: number;
  judges: number;
  /** Reviews of each work, or comparisons for each. */
  perWork: number;
  /** Judge who answers at random. */
  random: number;
}

const MEAN = 60;
/** Standard deviations of qualities, severities and the noise of a score. */
const [QUALITY, SEVERITY, NOISE] = [12, 8, 4];
/** Standard deviation of strengths in pairs. */
const STRENGTH = 3;

/** Scores of works of known quality by judges of different severity. */
export const judgedScores = ({ seed, works, judges, perWork, random }: Simulated) => {
  const { even, normal } = randomBy(seed);
  const quality = Array.from({ length: works }, () => MEAN + QUALITY * normal());
  const severity = Array.from({ length: judges }, () => SEVERITY * normal());
  const scores = quality.flatMap((own, work) =>
    severity
      .map((value, judge) => ({ value, judge, place: even() }))
      .toSorted((one, other) => one.place - other.place)
      .slice(0, perWork)
      .map(({ value, judge }) => ({
        work,
        judge,
        value: judge === random ? MEAN + QUALITY * normal() : own + value + NOISE * normal(),
      })),
  );
  const means = quality.map((_, work) => {
    const own = scores.filter((score) => score.work === work);
    return own.reduce((sum, { value }) => sum + value, 0) / own.length;
  });
  const task: JudgedTask = {
    works,
    choices: severity.map(() => null),
    maxScore: 1_000,
    given: { mode: 'rubric', scores },
  };
  return { task, quality, severity, means };
};

interface Asked {
  works: number;
  judge: number;
  /** Answers so far, and the pairs that the judge was given. */
  pairs: readonly GivenPair[];
  seen: readonly { left: number; right: number }[];
  even: () => number;
}
type Choice = (asked: Asked) => { left: number; right: number } | null;

/** Comparisons of works of known strength, handed out one after the other by a choice. */
const judgedBy = (choose: Choice, { seed, works, judges, perWork, random }: Simulated) => {
  const { even, normal } = randomBy(seed);
  const quality = Array.from({ length: works }, () => STRENGTH * normal());
  const seen: { left: number; right: number }[][] = Array.from({ length: judges }, () => []);
  const pairs: GivenPair[] = [];
  for (let turn = 0; turn < perWork * works; turn += 1) {
    const judge = turn % judges;
    const own = seen[judge] ?? [];
    const pair = choose({ works, judge, pairs, seen: own, even });
    if (!pair) continue;
    own.push(pair);
    const chance =
      judge === random ? 0.5 : chanceOf(quality[pair.left] ?? 0, quality[pair.right] ?? 0);
    pairs.push({ ...pair, judge, value: even() < chance ? 1 : 0 });
  }
  const task: JudgedTask = {
    works,
    choices: seen.map(() => null),
    maxScore: 100,
    given: { mode: 'pairs', pairs },
  };
  return { task, quality, pairs };
};

/** The same as judges get them. */
export const judgedInPairs = (simulated: Simulated) =>
  judgedBy(({ works, judge, pairs, seen }) => {
    const allowed = Array.from({ length: works }, (_, work) => work);
    return nextPair({ works, pairs, open: [], allowed, seen, salt: judge * 977 });
  }, simulated);

/** The same by pairs at random, which are made in no time. */
export const judgedAtRandom = (simulated: Simulated) =>
  judgedBy(({ works, even }) => {
    const left = Math.floor(even() * works);
    return { left, right: (left + 1 + Math.floor(even() * (works - 1))) % works };
  }, simulated);

/** Kendall's τ of a ranking and the known qualities. */
export const tauOfRanking = ({ ranking }: Analysis, quality: readonly number[]): number =>
  kendallTau(
    ranking.map(({ score }) => score),
    ranking.map(({ work }) => quality[work] ?? 0),
  );
