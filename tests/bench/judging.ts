// Rankings by simulated judges of known works: 200 works, 12 judges of different severity of whom
// one answers at random, by scores and by 3,000 comparisons: `npm run bench:boards`.
import { parseArgs } from 'node:util';
import { analyseJudging } from '@whaletide/schema/domains/judging/rules/analysis.ts';
import { kendallTau } from '@whaletide/schema/domains/judging/rules/models/kendall.ts';
import { fitPairs } from '@whaletide/schema/domains/judging/rules/models/pair-model.ts';
import { nextPair } from '@whaletide/schema/domains/judging/rules/models/next-pair.ts';
import {
  judgedAtRandom,
  judgedInPairs,
  judgedScores,
  tauOfRanking,
} from '../support/judging-runs.ts';
import { begin } from '../support/progress.ts';

const { values } = parseArgs({ options: { judgings: { type: 'string', default: '10' } } });
const runs = Number(values.judgings);
const WORKS = 200;
const JUDGES = 12;
const RANDOM = 5;
const say = (text: string) => process.stdout.write(`${text}\n`);
const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;

interface Told {
  tau: number;
  plain: number;
  coverage: number;
  ranks: number;
  found: boolean;
  honest: number;
  ms: number;
}

/** Share of the works whose known rank lies within the ranks that they can have. */
const rankShare = (
  ranking: ReturnType<typeof analyseJudging>['ranking'],
  quality: readonly number[],
) =>
  mean(
    ranking.map(({ work, rankLow, rankHigh }) => {
      const rank = 1 + quality.filter((other) => other > (quality[work] ?? 0)).length;
      return rank >= rankLow && rank <= rankHigh ? 1 : 0;
    }),
  );

const toldOf = (
  { judges, ranking }: ReturnType<typeof analyseJudging>,
  {
    quality,
    plain,
    coverage,
    ms,
  }: { quality: readonly number[]; plain: readonly number[]; coverage: number; ms: number },
): Told => ({
  tau: tauOfRanking({ judges, ranking, agreement: null, isConnected: true }, quality),
  plain: kendallTau(plain, quality),
  coverage,
  ranks: rankShare(ranking, quality),
  found: judges[RANDOM]?.isFlagged ?? false,
  honest: judges.filter(({ isFlagged }, judge) => isFlagged && judge !== RANDOM).length,
  ms,
});

const byScores = (seed: number): Told => {
  const run = judgedScores({ seed, works: WORKS, judges: JUDGES, perWork: 6, random: RANDOM });
  const begun = performance.now();
  const analysis = analyseJudging(run.task);
  const ms = performance.now() - begun;
  const counted = run.severity.filter((_, judge) => analysis.judges[judge]?.isCounted);
  const level = mean(counted);
  const coverage = mean(
    analysis.ranking.map(({ work, scoreLow, scoreHigh }) => {
      const known = (run.quality[work] ?? 0) + level;
      return known >= scoreLow && known <= scoreHigh ? 1 : 0;
    }),
  );
  return toldOf(analysis, { quality: run.quality, plain: run.means, coverage, ms });
};

const byPairs = (seed: number): Told => {
  const run = judgedInPairs({ seed, works: WORKS, judges: JUDGES, perWork: 15, random: RANDOM });
  const begun = performance.now();
  const analysis = analyseJudging(run.task);
  const ms = performance.now() - begun;
  const counted = run.pairs.filter(({ judge }) => analysis.judges[judge]?.isCounted);
  const { strength } = fitPairs(counted, WORKS);
  const middle = mean(run.quality);
  const coverage = mean(
    strength.map(({ value, error }, work) =>
      Math.abs(value - ((run.quality[work] ?? 0) - middle)) <= 1.96 * error ? 1 : 0,
    ),
  );
  const wins = run.quality.map(() => ({ won: 0, all: 0 }));
  for (const { left, right, value } of run.pairs)
    for (const [work, won] of [
      [left, value],
      [right, 1 - value],
    ] as const) {
      const own = wins[work];
      if (own) Object.assign(own, { won: own.won + won, all: own.all + 1 });
    }
  const plain = wins.map(({ won, all }) => won / Math.max(1, all));
  return toldOf(analysis, { quality: run.quality, plain, coverage, ms });
};

for (const [name, run] of [
  ['six scores a work', byScores],
  ['15 comparisons for each work', byPairs],
] as const) {
  const told = Array.from({ length: runs }, (_, at) => {
    begin(`${name}: run ${at + 1} of ${runs}`);
    return run(at + 1);
  });
  say(`Judging of ${WORKS} works by ${JUDGES} judges, one at random: ${name}, ${runs} runs`);
  say(
    `  Kendall’s τ ${mean(told.map(({ tau }) => tau)).toFixed(3)} (goal at least 0.9), of plain ${name.startsWith('six') ? 'means' : 'shares of wins'} ${mean(told.map(({ plain }) => plain)).toFixed(3)}`,
  );
  say(
    `  coverage ${percent(mean(told.map(({ coverage }) => coverage)))} (goal 93 to 97 %), of ranks ${percent(mean(told.map(({ ranks }) => ranks)))}`,
  );
  say(
    `  the random judge is flagged in ${told.filter(({ found }) => found).length} of ${runs} (goal at least 9 of 10), honest ones ${told.reduce((sum, { honest }) => sum + honest, 0)} times`,
  );
  say(`  ${median(told.map(({ ms }) => ms)).toFixed(0)} ms a ranking, median`);
}

/** Works and comparisons of the largest judging that is handed out in pairs. */
const MOST = { works: 500, judges: 20, perWork: 20 };
const large = judgedAtRandom({ seed: 1, random: -1, ...MOST });
const allowed = large.quality.map((_, work) => work);
const claims = Array.from({ length: 20 }, (_, judge) => {
  const seen = large.pairs.filter((pair) => pair.judge === judge);
  const begun = performance.now();
  nextPair({ works: MOST.works, pairs: large.pairs, open: [], allowed, seen, salt: judge });
  return performance.now() - begun;
});
const begun = performance.now();
const { ranking } = analyseJudging(large.task);
say(`Judging of ${ranking.length} works by ${large.pairs.length} comparisons`);
say(`  a ranking ${(performance.now() - begun).toFixed(0)} ms, in a thread of its own`);
say(`  the next pair ${median(claims).toFixed(0)} ms, median`);
