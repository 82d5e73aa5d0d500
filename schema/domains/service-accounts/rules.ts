import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { DAY } from '#shared/rules/time.ts';

/** Scopes that a service account may have: it has no account of a member to look after. */
export const serviceScopes = ['read', 'write'] as const;
export type ServiceScope = (typeof serviceScopes)[number];

/** Beginning of every token of a service account, by which it is known from a member's. */
export const SERVICE_TOKEN_PREFIX = 'wsa_';

export const isServiceToken = (token: string): boolean => token.startsWith(SERVICE_TOKEN_PREFIX);

/** Accounts that an organization has at most, and the site; those that are over count too. */
export const MAX_SERVICE_ACCOUNTS = 20;

/** Characters of a name. */
export const MAX_SERVICE_NAME = 30;

/** Characters of a description. */
export const MAX_SERVICE_DESCRIPTION = 200;

/** Days after which a token ends at the latest: a year, of which one may have a day more. */
export const MAX_SERVICE_DAYS = 366;

/** Checks the end of a token: it has one, in the future and at most a year ahead. */
export const serviceEndProblem = (expiresAt: string, now: Date): Refusal | null => {
  const ahead = Date.parse(expiresAt) - now.getTime();
  return ahead > 0 && ahead <= MAX_SERVICE_DAYS * DAY
    ? null
    : refuse('BAD_USER_INPUT', '到期时间应在一年之内的将来', 'Expires');
};

interface NewServiceAccount {
  name: string;
  description: string;
  scopes: readonly string[];
  expiresAt: string;
}

/** The first problem of a new account in the order of its form, or null. */
export const serviceAccountProblem = (
  { name, description, scopes, expiresAt }: NewServiceAccount,
  now: Date,
): Refusal | null => {
  if (!name.trim()) return refuse('BAD_USER_INPUT', '请输入服务账号的名称', 'Name');
  const long = textLimitProblem(name.trim(), MAX_SERVICE_NAME);
  if (long !== null) return refuse('BAD_USER_INPUT', long, 'Name');
  const wordy = textLimitProblem(description.trim(), MAX_SERVICE_DESCRIPTION);
  if (wordy !== null) return refuse('BAD_USER_INPUT', wordy, 'Description');
  if (scopes.length === 0) return refuse('BAD_USER_INPUT', '请至少选择一项权限', 'Scopes');
  return serviceEndProblem(expiresAt, now);
};

/** Refusal of what members alone may do: a service account is never a person. */
export const membersOnly = (): Refusal =>
  refuse('FORBIDDEN', '服务账号不能进行该操作，请使用成员的账号');
