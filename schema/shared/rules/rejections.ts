import { refuse, type Refusal } from './refusal.ts';
import { textLimitProblem } from './text-limit.ts';

/** Longest reason of a rejection, in characters. */
export const REJECTION_REASON = 500;

/**
 * Refuses a rejection without its reason: of a registration, a qualification or an identity. A pass
 * needs no words.
 * @param field REST's key of the reason
 */
export const rejectionProblem = (
  passes: boolean,
  reason: string,
  field = 'Reason',
): Refusal | null => {
  if (passes) return null;
  if (!reason.trim()) return refuse('BAD_USER_INPUT', '请填写拒绝的原因', field);
  const long = textLimitProblem(reason.trim(), REJECTION_REASON);
  return long === null ? null : refuse('BAD_USER_INPUT', long, field);
};
