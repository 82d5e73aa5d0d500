import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Permissions that an access token may have; a session has all of them. */
export const scopes = ['read', 'submit', 'write', 'account'] as const;
export type Scope = (typeof scopes)[number];

/** Scopes of a token that was made without naming any: writing includes handing in. */
export const unnamedScopes: readonly Scope[] = ['read', 'write', 'account'];

const names: Record<Scope, string> = {
  read: '读取',
  submit: '提交',
  write: '写入',
  account: '账号',
};

/** Tells whether these scopes are good for what needs that one: who may write may hand in. */
export const holdsScope = (held: readonly Scope[], needed: Scope | 'any'): boolean =>
  needed === 'any' || held.includes(needed) || (needed === 'submit' && held.includes('write'));

/** Why a token with these scopes is refused by a call that needs that one; null lets it through. */
export const scopeProblem = (held: readonly Scope[], needed: Scope | 'any'): Refusal | null =>
  holdsScope(held, needed)
    ? null
    : refuse('FORBIDDEN', `此访问令牌没有「${names[needed as Scope]}」权限（${needed}）`);

/** Checks the scopes given to a new token: at least one, none twice. */
export const scopesProblem = (given: readonly unknown[]): Refusal | null =>
  given.length > 0 ? null : refuse('BAD_USER_INPUT', '请至少选择一项权限', 'Scopes');
