import { authorizationCalls } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { boardProtectionCalls } from '@whaletide/schema/domains/submissions/rest/board-protection.ts';
import { reviewingCalls } from '@whaletide/schema/domains/submissions/rest/reviewing.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createBaseline: bind('CreateBaselineInput', baselineCalls.create),
  deleteBaseline: bind('DeleteBaselineInput', baselineCalls.remove),
  submitWork: bind('SubmitWorkInput', submissionCalls.submit),
  noteWork: bind('NoteWorkInput', submissionCalls.note),
  selectWorks: bind('SelectWorksInput', submissionCalls.select),
  renewUploadToken: bind('RenewUploadTokenInput', submissionCalls.renewUploadToken),
  submitQualification: bind('SubmitQualificationInput', authorizationCalls.submit),
  reviewQualification: bind('ReviewQualificationInput', authorizationCalls.review),
  reviewWork: bind('ReviewWorkInput', reviewingCalls.review),
  setWorkStatus: bind('WorkInput', reviewingCalls.setStatus),
  deleteWork: bind('WorkInput', reviewingCalls.remove, { reason: null }),
  setTaskScorer: bind('SetTaskScorerInput', scoringWorkerCalls.setScorer),
  createScoringToken: bind('CreateScoringTokenInput', scoringWorkerCalls.createToken),
  revokeScoringToken: bind('RevokeScoringTokenInput', scoringWorkerCalls.revokeToken),
  setBoardProtection: bind('SetBoardProtectionInput', boardProtectionCalls.set),
  rescoreTask: bind('RescoreTaskInput', reviewingCalls.rescore),
};
