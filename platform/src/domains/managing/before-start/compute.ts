import type {
  ForecastBoard,
  ForecastFigures,
} from '@whaletide/schema/domains/managing/rest/forecasts.ts';
import {
  dataSetOf,
  type HiddenAnswers,
} from '@whaletide/schema/domains/managing/rules/before-start/data-files.ts';
import {
  giveawayOf,
  labelBits,
} from '@whaletide/schema/domains/managing/rules/before-start/giveaway.ts';
import { answerColumns } from '@whaletide/schema/domains/managing/rules/before-start/leaks/answer-columns.ts';
import { findLeaks } from '@whaletide/schema/domains/managing/rules/before-start/leaks/find-leaks.ts';
import type { PlainResults } from '@whaletide/schema/domains/managing/rules/before-start/leaks/strong-baselines.ts';
import {
  type BoardForecast,
  forecastBoard,
  type ForecastFacts,
} from '@whaletide/schema/domains/managing/rules/before-start/power.ts';
import { bestScore } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import {
  definitionOf,
  scoreRules,
  targetsOf,
  truthPlan,
} from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { parseSolution } from '#domains/scoring/store/solution.ts';
import type { ForecastTask } from './forecast-task.ts';
import { copiedColumns, type NamedScore, type Scored, scoredResults } from './plain-results.ts';
import { readFiles } from './read-files.ts';

const sides = ['public', 'private'] as const;
type Side = (typeof sides)[number];
type Results = Awaited<ReturnType<typeof scoredResults>>;

/** Names of the boards in REST. */
const boardNames = { public: 'leaderboard', private: 'privateLb' } as const;

/** Longest name of a column or file that is told. */
const NAME = 60;
/** Digits of what is foretold. */
const DIGITS = 2;
const SCORE_DIGITS = 4;

const known = (scored: Scored, side: Side) => ({
  score: scored[side].exact,
  sums: scored[side].influences,
});

const answersOf = ({ csv, objective }: ForecastTask): HiddenAnswers & { parts: Side[] } => {
  const solution = parseSolution(csv, objective);
  const rows = [...solution.values()];
  const { idColumn, targetColumn, groupColumn = null } = objective;
  const { numeric, values } = definitionOf(objective);
  return {
    idColumn,
    targetColumn,
    answerColumns: [
      ...new Set([
        ...targetsOf(objective),
        ...truthPlan(scoreRules(objective)).map(({ name }) => name),
      ]),
    ],
    ids: [...solution.keys()],
    truth: rows.map(({ truth }) => truth[0] ?? ''),
    isNumber: numeric && values !== 'score' && values !== 'probability',
    groupColumn,
    groups: rows.map(({ group }) => group),
    parts: rows.map(({ part }) => part),
  };
};

const factsOf = (task: ForecastTask, results: Results, side: Side): ForecastFacts | null => {
  const { baselines, constant, random } = results;
  const guesses = [random, constant].flatMap((one) => (one ? [known(one, side)] : []));
  const rows = (random ?? constant ?? baselines[0]?.scored)?.[side].rows;
  if (rows === undefined) return null;
  const { higherIsBetter, range } = definitionOf(task.objective);
  const own = baselines.map(({ scored }) => known(scored, side));
  return { higherIsBetter, range, rows, baselines: own, guesses };
};

const toBoard = (side: Side, forecast: BoardForecast): ForecastBoard => ({
  Board: boardNames[side],
  Rows: forecast.rows,
  Gap: Number(forecast.gap.toPrecision(DIGITS)),
  From: Number(forecast.from.toPrecision(SCORE_DIGITS)),
  To: Number(forecast.to.toPrecision(SCORE_DIGITS)),
  Head: forecast.head,
  MoreRows: forecast.more && Math.round(forecast.more.rows),
  MoreHead: forecast.more?.head ?? null,
});

const giveaway = (
  facts: ForecastFacts,
  forecast: BoardForecast,
  answers: ReturnType<typeof answersOf>,
): ForecastFigures['Giveaway'] => {
  const [result] = [...facts.baselines, ...facts.guesses].filter(({ sums }) =>
    Array.from(sums).some((sum) => sum !== 0),
  );
  if (!result) return null;
  const { higherIsBetter, range, rows } = facts;
  const start = { score: forecast.from, rows, sums: result.sums };
  const { open, guarded } = giveawayOf(start, forecast, { higherIsBetter, range });
  const shown = answers.truth.filter((_, at) => answers.parts[at] === 'public');
  return { Open: open, Guarded: guarded, Hidden: answers.isNumber ? null : labelBits(shown) };
};

const plainOf = (
  task: ForecastTask,
  { baselines, constant, random }: Results,
  copied: readonly NamedScore[],
): PlainResults | null => {
  if (!random) return null;
  const definition = definitionOf(task.objective);
  const all = [
    ...baselines,
    ...(constant ? [{ name: '每行都填同一个值', scored: constant }] : []),
    ...copied,
  ];
  return {
    results: all.map(({ name, scored }) => ({ name, ...known(scored, 'private') })),
    guess: random.private.exact,
    best: bestScore(definition),
    higherIsBetter: definition.higherIsBetter,
    rows: random.private.rows,
  };
};

/** Computes what a task's solution, baselines and data foretell. @throws Error for a broken solution */
export const computeForecast = async (task: ForecastTask): Promise<ForecastFigures> => {
  const answers = answersOf(task);
  const results = await scoredResults(task);
  const { data, told } = await readFiles(task.files);
  const set = dataSetOf(data, answers);
  const apart = new Set(answerColumns(data, answers).map(({ subject }) => subject ?? ''));
  const copied = await copiedColumns(task, set, answers, apart);
  const boards = sides.map((side) => {
    const facts = factsOf(task, results, side);
    return { side, facts, forecast: facts && forecastBoard(facts) };
  });
  const [shown] = boards;
  return {
    Boards: boards.flatMap(({ side, forecast }) => (forecast ? [toBoard(side, forecast)] : [])),
    Giveaway:
      shown?.facts && shown.forecast ? giveaway(shown.facts, shown.forecast, answers) : null,
    Leaks: findLeaks(data, answers, plainOf(task, results, copied)).map((leak) => ({
      Kind: leak.kind,
      Subject: leak.subject?.slice(0, NAME).toWellFormed() ?? null,
      File: leak.file?.slice(0, NAME).toWellFormed() ?? null,
      Count: leak.count,
      Of: leak.of,
    })),
    Files: told,
    Baselines: results.baselines.length,
  };
};
