import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { tasks } from '../../competitions/tables.ts';
import { type Settlement, unscoredWork } from '../settling.ts';
import { rulesHash } from './rules-hash.ts';
import type { ScoredPart, ScoringOutcome } from './score-result.ts';

const { reviewed, fileError } = workStatus;
type Objective = (typeof tasks.$inferSelect)['objective'];

/** Settings of a task that decide what a result is scored to. */
const scoringSettings = (objective: Objective) => {
  if (!objective) return {};
  const { metric, metricParameters, idColumn, targetColumn } = objective;
  const { groupColumn, predictionMin, predictionMax, moreTargets, further } = objective;
  const columns = { idColumn, targetColumn, groupColumn, moreTargets };
  return { metric, metricParameters, ...columns, predictionMin, predictionMax, further };
};

const bytesOf = ({ influences }: ScoredPart) =>
  new Uint8Array(influences.buffer, influences.byteOffset, influences.byteLength);

const exactOf = ({ exact, further }: ScoredPart) => [exact, ...further.map((one) => one.exact)];

/** The end of a work that was scored: its columns, and what is kept of its scoring. */
export const settlementOf = (
  { outcome, seconds }: { outcome: ScoringOutcome; seconds: number },
  objective: Objective,
): Settlement => {
  if (!outcome.ok)
    return {
      work: { ...unscoredWork, status: fileError, errorMessage: outcome.message },
      scoring: null,
    };
  const { public: shown, private: hidden, unknownLabels, fileHash, solutionHash } = outcome;
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
