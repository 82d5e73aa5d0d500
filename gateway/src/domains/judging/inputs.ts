import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  setTaskJudging: bind('SetTaskJudgingInput', judgingSettingsCalls.set),
  assignJudges: bind('AssignJudgesInput', judgingSettingsCalls.assign),
  countJudge: bind('CountJudgeInput', judgingOverviewCalls.count),
  publishJudging: bind('PublishJudgingInput', judgingOverviewCalls.publish),
  saveJudgingReview: bind('SaveJudgingReviewInput', judgingReviewCalls.save),
  claimPair: bind('ClaimPairInput', judgingReviewCalls.claim),
  answerPair: bind('AnswerPairInput', judgingReviewCalls.answer),
  undoPair: bind('UndoPairInput', judgingReviewCalls.undo),
};
