import { judgingOverviewCalls } from '@whaletide/schema/domains/judging/rest/overview.ts';
import { judgingReviewCalls } from '@whaletide/schema/domains/judging/rest/reviewing.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  setTaskJudging: judgingSettingsCalls.set,
  assignJudges: judgingSettingsCalls.assign,
  countJudge: judgingOverviewCalls.count,
  publishJudging: judgingOverviewCalls.publish,
  saveJudgingReview: judgingReviewCalls.save,
  claimPair: judgingReviewCalls.claim,
  answerPair: judgingReviewCalls.answer,
  undoPair: judgingReviewCalls.undo,
});
