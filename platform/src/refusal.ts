import type { ErrorCode } from '@whaletide/schema/rest/common.ts';
import type { Refusal as RuleRefusal } from '@whaletide/schema/rules/refusal.ts';

/**
 * An expected refusal: its Chinese message may be shown to the member as it is. Everything else
 * that is thrown is a fault of ours and is masked by the error handler.
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** The input at fault, with dots for nested ones. */
  readonly field: string | undefined;
  /** Seconds until the same call may pass; with RATE_LIMITED only. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    details: { field?: string | undefined; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.field = details.field;
    this.retryAfter = details.retryAfter;
  }
}

export const badInput = (message: string, field?: string) =>
  new Refusal('BAD_USER_INPUT', message, { field });

export const forbidden = (message: string, field?: string) =>
  new Refusal('FORBIDDEN', message, { field });

export const conflict = (message: string, field?: string) =>
  new Refusal('CONFLICT', message, { field });

/** `what` is the Chinese name of the thing: 未找到该比赛. */
export const notFound = (what: string, field?: string) =>
  new Refusal('NOT_FOUND', `未找到该${what}`, { field });

/** Throws what a rule of schema/rules refuses; null passes. */
export const refuseIf = (problem: RuleRefusal | null): void => {
  if (problem) throw new Refusal(problem.code, problem.message, { field: problem.field });
};
