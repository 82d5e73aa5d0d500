import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    createBaseline: baselineCalls.create,
    deleteBaseline: baselineCalls.remove,
    submitWork: submissionCalls.submit,
    noteWork: submissionCalls.note,
    selectWorks: submissionCalls.select,
    renewUploadToken: submissionCalls.renewUploadToken,
    submitQualification: authorizationCalls.submit,
    reviewQualification: authorizationCalls.review,
    reviewWork: reviewingCalls.review,
    deleteWork: { call: reviewingCalls.remove, keys: { reason: null } },
    setTaskScorer: scoringWorkerCalls.setScorer,
    createScoringToken: scoringWorkerCalls.createToken,
    revokeScoringToken: scoringWorkerCalls.revokeToken,
    setBoardProtection: boardProtectionCalls.set,
    rescoreTask: reviewingCalls.rescore,
  }),
  setWorkStatus: bind('WorkInput', reviewingCalls.setStatus),
};
