import { Refusal } from '@whaletide/server/refusal.ts';
import type { Refusal as RuleRefusal } from '@whaletide/schema/shared/rules/refusal.ts';

export const badInput = (message: string, field?: string) =>
  new Refusal('BAD_USER_INPUT', message, { field });

export const forbidden = (message: string, field?: string) =>
  new Refusal('FORBIDDEN', message, { field });

export const conflict = (message: string, field?: string) =>
  new Refusal('CONFLICT', message, { field });

/** `what` is the Chinese name of the thing: 未找到该比赛. */
export const notFound = (what: string, field?: string) =>
  new Refusal('NOT_FOUND', `未找到该${what}`, { field });

/**
 * Makes the refusal for a caller who could have seen the thing: it has been removed (HTTP 410,
 * which search engines forget by).
 */
export const gone = (what: string) => new Refusal('NOT_FOUND', `该${what}已被删除`, { gone: true });

/**
 * Makes the refusal of what administrators have folded, for all but its owner.
 */
export const foldedAway = (what: string) =>
  new Refusal('NOT_FOUND', `该${what}已被删除或折叠`, { gone: true });

/** Throws what a rule of schema/rules refuses; null passes. */
export const refuseIf = (problem: RuleRefusal | null): void => {
  if (problem) throw new Refusal(problem.code, problem.message, { field: problem.field });
};
