import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Permissions that an access token may have; a session has all of them. */
export const scopes = ['read', 'write', 'account'] as const;
export type Scope = (typeof scopes)[number];

const names: Record<Scope, string> = { read: '读取', write: '写入', account: '账号' };

/** Why a token with these scopes is refused by a call that needs that one; null lets it through. */
export const scopeProblem = (held: readonly Scope[], needed: Scope | 'any'): Refusal | null =>
  needed === 'any' || held.includes(needed)
    ? null
    : refuse('FORBIDDEN', `此访问令牌没有「${names[needed]}」权限（${needed}）`);

/** Checks the scopes given to a new token: at least one, none twice. */
export const scopesProblem = (given: readonly unknown[]): Refusal | null =>
  given.length > 0 ? null : refuse('BAD_USER_INPUT', '请至少选择一项权限', 'Scopes');
