import { authorizeStatus } from '../rest/authorizations.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

interface Situation {
  stage: { startDate: string; endDate: string };
  teamBanned: boolean;
  /** AuthorizeStatus of what the team handed in; null for nothing. */
  status: number | null;
}

/**
 * Why a team may not hand in a stage's qualification review now: that is open within the stage's
 * dates, and again after a rejection.
 */
export const authorizationProblem = (
  { stage, teamBanned, status }: Situation,
  now: Date,
): Refusal | null => {
  if (teamBanned) return refuse('CONFLICT', '你的团队已被禁赛，如有疑问请提交工单');
  if (status === authorizeStatus.passed)
    return refuse('CONFLICT', '你的团队已通过本阶段的资质审核');
  if (status === authorizeStatus.inReview)
    return refuse('CONFLICT', '资质审核资料正在审核中，请稍后再查看');
  if (now.getTime() < Date.parse(stage.startDate))
    return refuse('CONFLICT', '本阶段尚未开始，不能提交资质审核');
  if (now.getTime() >= Date.parse(stage.endDate))
    return refuse('CONFLICT', '本阶段已结束，不能提交资质审核');
  return null;
};
