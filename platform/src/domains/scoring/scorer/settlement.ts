import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { CustomMetric } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import { usesCustomMetric } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { tasks } from '#domains/competitions/tables.ts';
import { type Settlement, unscoredWork } from '#domains/submissions/store/settling.ts';
import { ENGINE } from './custom/version.ts';
import { rulesHash } from './rules-hash.ts';
import type { ScoredPart, ScoringOutcome } from './score-result.ts';

const { reviewed, fileError, platformError } = workStatus;

/** Text for a team whose work the organizer's own metric gives no score; why is for managers alone. */
const METRIC_FAILED = '主办方的评分程序没有给出得分，本次提交不计入次数，修正后会重新评分';
type Objective = (typeof tasks.$inferSelect)['objective'];

const scoringPart = ({ source, values, truthColumns, best, worst, ...rest }: CustomMetric) => ({
  source,
  values,
  truthColumns,
  best,
  worst,
  higherIsBetter: rest.higherIsBetter,
});

/** Settings of a task that decide what a result is scored to. */
const scoringSettings = (objective: Objective) => {
  if (!objective) return {};
  const { metric, metricParameters, idColumn, targetColumn } = objective;
  const { groupColumn, predictionMin, predictionMax, moreTargets, further } = objective;
  const { customMetric } = objective;
  const own = usesCustomMetric(objective) && {
    customMetric: customMetric && scoringPart(customMetric),
    engine: ENGINE,
  };
  const columns = { idColumn, targetColumn, groupColumn, moreTargets };
  return { metric, metricParameters, ...columns, predictionMin, predictionMax, further, ...own };
};

const bytesOf = ({ influences }: ScoredPart) =>
  new Uint8Array(influences.buffer, influences.byteOffset, influences.byteLength);

const revealedOf = ({ revealed, further }: ScoredPart) => [
  revealed,
  ...further.map((one) => one.revealed),
];

/** The exact scores of a part, the first one first. */
export const exactOf = ({ exact, further }: ScoredPart) => [
  exact,
  ...further.map((one) => one.exact),
];

/** The end of a work that was scored: its columns, and what is kept of its scoring. */
export const settlementOf = (
  { outcome, seconds }: { outcome: ScoringOutcome; seconds: number },
  objective: Objective,
): Settlement => {
  if (!outcome.ok && outcome.of === 'metric')
    return {
      work: { ...unscoredWork, status: platformError, errorMessage: METRIC_FAILED },
      scoring: null,
    };
  if (!outcome.ok)
    return {
      work: { ...unscoredWork, status: fileError, errorMessage: outcome.message },
      scoring: null,
      stoppedScorer: outcome.of === 'limits',
    };
  const { public: shown, private: hidden, unknownLabels, clipped, ...hashes } = outcome;
  const { fileHash, solutionHash } = hashes;
  return {
    work: {
      status: reviewed,
      publicScore: shown.revealed,
      privateScore: hidden.revealed,
      publicFurther: shown.further.map(({ revealed }) => revealed),
      privateFurther: hidden.further.map(({ revealed }) => revealed),
      unknownLabels,
      errorMessage: null,
    },
    scoring: {
      exact: { public: exactOf(shown), private: exactOf(hidden) },
      rounded: { public: revealedOf(shown), private: revealedOf(hidden), step: shown.step || null },
      clipped,
      publicRows: shown.rows,
      privateRows: hidden.rows,
      publicInfluences: bytesOf(shown),
      privateInfluences: bytesOf(hidden),
      rulesHash: rulesHash(scoringSettings(objective)),
      fileHash,
      solutionHash,
      seconds,
    },
  };
};
