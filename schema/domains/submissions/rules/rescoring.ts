import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Most characters of a reason. */
export const MAX_RESCORE_REASON = 200;

/** The refusal of the reason for which works are scored by other settings. */
export const rescoreReasonProblem = (reason: string): Refusal | null => {
  const field = 'RescoreReason';
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请填写重新评分的原因', field);
  return reason.trim().length > MAX_RESCORE_REASON
    ? refuse('BAD_USER_INPUT', `原因最多${MAX_RESCORE_REASON}个字符`, field)
    : null;
};
